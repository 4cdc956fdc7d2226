"""What is asked of a person, as data: the words of a question in their parts, and its fields with all that may be
chosen in each. The chat's message and the page are both made of it.

It is made of the prompt and the draft (`PromptScreen.question_as_data`), and says nothing that the chat would not.
"""

from typing import Literal

import msgspec

from bot.messages.screen import Button, cut_text

CONTENT = 2000
BARE = 2  # how short a question may be made that keeps its heading and what its fields mean
How = Literal["deed", "begin", "one", "many", "order", "number", "goal", "set"]
"""How a field is filled: by an action of the menu; by an action and its first choice at once; by one of its options; by
some of them, each as often as it is there; by some in an order; by a number; by a goal, to which the way is found; by
something that sets several fields of a basket at once."""


class AskedOption(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that may be chosen. id: its token. label: its name. note, odds, cost: what stands beside it. group:
    what it is listed with, in words. at, token: the place and the piece of the map that it stands for, "" for none.
    press, values: the custom id that chooses it, with what a list would send; "" where the whole field is sent. count,
    taken, more: of a thing of which there are several, how many there are, are chosen, and could be added still."""

    id: str
    label: str
    note: str = ""
    odds: str = ""
    cost: str = ""
    group: str = ""
    at: str = ""
    token: str = ""
    press: str = ""
    values: tuple[str, ...] = ()
    count: int = 1
    taken: int = 0
    more: int = 0
    ending: bool = False  # it leaves undone what else could be done


class AskedField(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that is chosen. name: its id. title: in words what it is. press: the custom id to which a number (as
    the field `n` of its form), or all that is chosen of several things (as values), is sent. low, high: of a number,
    or how many things. said: what is chosen in it, in words; offer: what could be had, or why nothing can."""

    name: str
    title: str
    how: How
    options: tuple[AskedOption, ...] = ()
    press: str = ""
    low: int = 0
    high: int = 0
    said: str = ""
    offer: str = ""
    own: tuple[str, ...] = ()  # the tokens that are chosen, in their order


class Asked(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One question with its half-made answer.

    question: what is asked; heading: the same as the large line of a card; label: on a button. brief: what one must
    know; kept: of that what stays while an answer is made; begun: whether something is chosen. chosen: the draft in
    words. preview: what it would mean; again: what is asked once more before it is carried out. wanted: which field the
    controls fill; priced: that says what a way costs; still: how many things are to be chosen yet; suggested: that it
    was filled in beforehand. meant: what the options mean, a line each; term: the line that explains a term of art.
    way: the places of the way that is chosen; picked: places and pieces that are. about: the way that the question is
    about, such as that of an enemy who comes; around: other places that it is about. fields: what may be chosen;
    buttons: what carries the draft out, goes back in it or asks for it otherwise.
    """

    prompt: str
    kind: str
    question: str
    heading: str
    label: str = ""
    brief: str = ""
    kept: str = ""
    begun: bool = False
    chosen: str = ""
    preview: tuple[str, ...] = ()
    again: str = ""
    wanted: str = ""
    priced: bool = False
    still: str = ""
    suggested: str = ""
    meant: tuple[str, ...] = ()
    term: str = ""
    way: tuple[str, ...] = ()
    picked: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    around: tuple[str, ...] = ()
    fields: tuple[AskedField, ...] = ()
    buttons: tuple[Button, ...] = ()

    def content(self, lead: str = "", *, large: bool = False, short: int = 0) -> str:
        """Return the words as one message. large: the question is a heading; short: 1 without what the buttons mean, 2
        in brief, 3 without a heading and what the open field means, 4 with the odds alone of what one must know."""
        brief, wanted, bare = self.kept if short > 1 or self.begun else self.brief, self.wanted, short > BARE
        if bare and not self.priced:
            wanted = "\n".join(line for line in wanted.split("\n") if not line.startswith("-# "))
        parts = [lead, self.heading if large and not bare else self.question, "" if short > BARE + 1 else brief]
        parts += [self.chosen, *(f"-# {line}" for line in self.preview)]
        parts += [f"⚠️ {self.again}" if self.again else "", wanted, self.still, self.suggested]
        parts += () if short else (*self.meant, self.term)
        return cut_text("\n".join(part for part in parts if part), CONTENT)
