"""What buttons that decide are called: each says what it does, whatever stands above it.

A label has 80 characters at most. What differs between the buttons of a row stands first in it; of a long answer the
middle is left out, since an answer begins with what acts and ends with its goal.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from bot.messages.screen import LABEL, cut_text
from bot.titles.sentences import consenting_answer_name
from bot.words import Words, unmarked_text
from engine.kernel.actions import Pass
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text, keyed_text

MUTE = ("button.confirm", "button.seal", "button.agree", "button.refuse", "name.yes", "value.yes", "value.no")
BARE = re.compile(r"[\d\s+\-−.,%]*")  # a number, and nothing that says of what


def answer_label(words: Words, verb: str, deed: str, names: Sequence[str], odds: str = "") -> str:
    """Return the label of a button that carries a whole answer out: "Confirm: Bid 1 gold".

    verb: the key of what the press is called; deed: the action in words; names: what is chosen, in its order; odds: the
    odds of the answer, which stand behind where there is room.
    """
    said = [unmarked_text(name) for name in names if name]
    room = LABEL - len(words(verb, deed="", odds=""))
    whole = _answer(deed, said)
    while len(whole) > room and len(said) > 2:
        said.pop(len(said) // 2)
        middle = len(said) // 2
        whole = _answer(deed, [*said[:middle], "…", *said[middle:]])
    if len(whole) > room and len(said) == 2:  # the goal, which differs
        whole = _answer(deed, ["…", said[-1]])
    if len(whole) > room and 0 < len(shorter := whole.rpartition(", ")[0]) <= room - 2:
        whole = f"{shorter} …"  # by whole parts: a number that breaks off says something else
    label = words(verb, deed=cut_text(whole, room))
    odds = unmarked_text(odds)
    return f"{label} ({odds})" if odds and len(label) + len(odds) + 3 <= LABEL else cut_text(label, LABEL)


def sentence_label(words: Words, verb: str, said: Text, odds: str = "", most: int = LABEL) -> str:
    """Return the label of a button that bears an answer's own sentence: "March to Capua with 5 CU"; "" where even the
    beginning of its longest list is too long.

    verb: the key of what the press is called, "" where the sentence stands alone; odds: as in `answer_label`; most: how
    many characters it may have.
    """
    odds = unmarked_text(odds)
    for shorter in _ever_shorter(said):
        sentence = unmarked_text(words.say(shorter))
        label = words(verb, deed=sentence) if verb else sentence[:1].upper() + sentence[1:]
        if len(label) <= most:
            return f"{label} ({odds})" if odds and len(label) + len(odds) + 3 <= most else label
    return ""


def _ever_shorter(said: Text) -> Iterator[Text]:
    """Yield a text, then with ever fewer of the texts in its longest list, and how many more there are."""
    yield said
    lists = [(name, tuple(one)) for name, one in said.args.items() if isinstance(one, (tuple, list))]
    lists = [(name, one) for name, one in lists if one and all(isinstance(part, Text) for part in one)]
    name, longest = max(lists, key=lambda found: len(found[1]), default=("", ()))
    for kept in range(len(longest) - 1, 0, -1):
        more = keyed_text("screen.and_more", count=len(longest) - kept)
        yield Text(said.key, {**said.args, name: (*longest[:kept], more)})


def _answer(deed: str, names: Sequence[str]) -> str:
    """Return an action with what is chosen: a number stands right behind it, names behind a dash."""
    if not names:
        return deed
    joined = ", ".join(names).replace(", …, ", " … ").replace("…, ", "… ")
    return f"{deed} {joined}" if len(names) == 1 and joined[:1].isdecimal() else f"{deed} – {joined}"


def action_label(words: Words, prompt: Prompt, tag: str) -> str:
    """Return the label of a button that begins an answer by its action, or is the whole of it. Where a game has words
    for it beside the question's own (`consent.agree_proposal` beside `subject.proposal`), those."""
    return consent_label(words, tag, prompt.subject, words(f"do.{tag}"))


def consent_label(words: Words, tag: str, asked: Text | None, otherwise: str) -> str:
    """Return the label of a button that answers what is asked: `consent.agree_undo` of a vote on `vote.undo`;
    otherwise: what it is called where there are no such words."""
    named = consenting_answer_name(words, tag, asked)
    return cut_text(unmarked_text(otherwise if named is None else words.say(named)), LABEL)


def number_label(words: Words, tag: str, field: str, counted: str, *, alone: bool) -> str:
    """Return the label of a button that stands for a number: "Bid 1 gold". counted: the whole deed, or the number with
    what it counts, as far as there are words for that; alone: the action has no other field."""
    if alone and words.has_words(f"number.{tag}"):
        return cut_text(counted, LABEL)
    if alone:
        return cut_text(_answer(words(f"do.{tag}"), [counted]), LABEL)
    return (
        counted if not BARE.fullmatch(counted) else cut_text(words("screen.filled", field=field, names=counted), LABEL)
    )


def is_ending_action(prompt: Prompt, tag: str, ending: frozenset[str]) -> bool:
    """Return whether an action leaves undone what else could be done: it is grey, since a slip on it is dear.
    ending: tags of actions that end a turn or a phase."""
    return tag == Pass.tag() or (tag in ending and len(prompt.menu.forms) > 1)


def is_label_unclear(words: Words, label: str) -> bool:
    """Return whether a label does not say what its button does: a number alone, Yes, Agree or Confirm."""
    return bool(BARE.fullmatch(label)) or label.casefold() in _mute(words)


def _mute(words: Words) -> frozenset[str]:
    known: Mapping[str, str] = {key: words(key) for key in MUTE if words.has_words(key)}
    return frozenset(said.casefold() for said in known.values())
