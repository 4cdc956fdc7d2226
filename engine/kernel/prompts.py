"""Prompts: a question as it is put to one seat, with the choices that it has."""

from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from typing import Self, TypeVar

import msgspec

from engine.kernel.actions import Action
from engine.kernel.choices import STOP, Given
from engine.kernel.errors import EngineBug
from engine.kernel.events import Seat
from engine.kernel.forms import Menu
from engine.kernel.state import Side
from engine.kernel.texts import Text

MUST, SEALED, WINDOW, MAY, OFFER = "must", "sealed", "window", "may", "offer"
DECISION, REACTION = 1.0, 1 / 3  # weights (see `Prompt`): a decision in one's own turn, a response
OPTIONAL = (MAY, OFFER)  # kinds that nobody has to answer
PromptId = str
Context = msgspec.Struct  # what a question is about, as plain data: ids, numbers, and tuples of them
C = TypeVar("C", bound=Context)


def prompt_id(key: bytes, serial: int, visit: int, side: Side, moment: str = "") -> PromptId:
    """Return the id of a prompt: a keyed hash of the frame, the visit of its step, and the side.

    It changes only when the question is asked again, so another's answer does not make it stale. As it is hashed with
    a key, it tells nobody how many private steps there were.
    """
    hashed = _keyed(key).copy()
    hashed.update(f"{serial}:{visit}:{side}:{moment}".encode())
    return hashed.hexdigest()


@lru_cache(maxsize=64)
def _keyed(key: bytes) -> blake2b:
    return blake2b(key=key, digest_size=8)


class Prompt(msgspec.Struct, kw_only=True, eq=False):
    """One question to one seat.

    id: names it in buttons and decisions; it becomes stale when the question is asked again (see `prompt_id`).
    seat, side: who answers, and for which side.
    kind: `must` (the game waits for it), `sealed` (all answers are revealed together, and may be replaced until
        then), `window` (a response, or a pass; the table closes it), `may` (a right that can be used now), `offer`
        (an offer to accept, decline or withdraw).
    moment: `procedure.step`: which question it is, for its words (`prompt.<moment>`) and for standing orders.
    section: the section of the rules that it comes from.
    within: the ids of the activities under way, outermost first.
    shown: whether everybody may see that this seat has answered.
    answered: what the seat has answered, if that is still secret and can be replaced; else None.
    side_action: a right that concerns nobody else and changes no question; open at any time.
    reaction: standing orders may answer it, as they may answer a window.
    offered_by: of an offer, the side that made it. That side has a prompt too: to withdraw it.
    public: of an offer, whether everybody may know of it.
    weight: the part of a turn's deadline that an answer may take, 1.0 for a decision in one's own turn.
    held: whether it is secret who has a choice: a window stays open for its time even if all have answered, and
        nobody who is asked is answered for because they have no choice (`openly_forced`).
    names_side: whether its words name the side, since its seat decides for several.

    `menu`, `default`, `prepared`, `subject` and `context` are worked out only when they are read, by `menu_of`,
    `default_of`, `prepared_of`, `subject_from_argument` and `context_of`, each called with the side. One function
    serves all sides of a question.

    `context` says as data what `subject` says in words, so that a computer player need not read words meant for
    display. It is worked out from what the side may know, and never stored:

        met = prompt.about(Met)  # a frozen struct of the game's: Met(region="latium", own="a1", enemy="a7")
    """

    id: PromptId
    seat: Seat
    side: Side
    kind: str
    moment: str
    menu_of: Callable[[Side], Menu]
    default_of: Callable[[Side], Action | None]
    prepared_of: Callable[[Side], Action | None] | None = None
    section: str = ""
    subject_of: Callable[[Side], Text | None] | None = None
    context_of: Callable[[Side], Context | None] | None = None
    within: tuple[str, ...] = ()
    shown: bool = False
    answered: Action | None = None
    side_action: bool = False
    reaction: bool = False
    offered_by: Side = ""
    public: bool = True
    weight: float = DECISION
    held: bool = True
    names_side: bool = False
    kept_menu: Menu | None = None  # what `menu_of` has returned

    @property
    def menu(self) -> Menu:
        """Return what may be answered."""
        if self.kept_menu is None:
            self.kept_menu = self.menu_of(self.side)
        return self.kept_menu

    @property
    def subject(self) -> Text | None:
        """Return the question in words with what it is about; None: the moment's words say all.

        Where the step gives a context and no subject, these are the moment's words with the context's fields filled
        in.
        """
        if self.subject_of is not None:
            return self.subject_of(self.side)
        context = self.context
        return None if context is None else Text(f"prompt.{self.moment}", msgspec.structs.asdict(context))

    @property
    def context(self) -> Context | None:
        """Return what the question is about as data, None if the step gives nothing; of an offer: its terms."""
        return None if self.context_of is None else self.context_of(self.side)

    def about(self, kind: type[C]) -> C:
        """Return the context, which must be of type `kind`. EngineBug if the question gives another, or none."""
        context = self.context
        if not isinstance(context, kind):
            raise EngineBug(f"{self.moment} is about {type(context).__name__}, not {kind.__name__}")
        return context

    @property
    def is_received_offer(self) -> bool:
        """Return whether this is an offer made to the side, rather than one that it has made."""
        return self.kind == OFFER and self.side != self.offered_by

    @property
    def default(self) -> Action | None:
        """Return what is answered if the deadline passes: what the side has laid down for it, else what the rules leave
        it; None where nobody has to answer (rights, offers)."""
        laid_down = self.prepared
        return laid_down if laid_down is not None else self.default_of(self.side)

    @property
    def prepared(self) -> Action | None:
        """Return what the side has laid down in secret as its answer (a plan); None where it has not, or where that is
        not on the menu now."""
        laid_down = self.prepared_of(self.side) if self.prepared_of is not None else None
        return laid_down if laid_down is not None and self.menu.contains(laid_down) else None

    def with_answer(self, answer: Action) -> Self:
        """Return this prompt with `answered` set; its choices are the same."""
        new: Self = self.__copy__()  # type: ignore[attr-defined]  # every msgspec struct has it
        new.answered = answer
        return new


# Questions that leave nothing to decide. A secret question is put to all who might hold something, by public knowledge;
# who holds nothing has one answer only. To answer for them would tell so: whom the table waits for, and how long, would
# hang on hands. So they are asked like all others, unless everybody can see that they have no choice (`Prompt.held`).


def only_possible_answer(menu: Menu) -> Given | None:
    """Return the one answer (as tokens) that a menu allows; None where there is a choice.

    >>> from engine.kernel.actions import Accept, Decline, Pass
    >>> from engine.kernel.forms import Form
    >>> only_possible_answer(Menu(Form(Pass)))
    ('pass',)
    >>> only_possible_answer(Menu(Form(Accept), Form(Decline)))
    """
    given: Given = ()
    while True:
        level = menu.choices_after(given)
        if level.low is not None:
            if level.low != level.high:
                return None
            given += (str(level.low),)
        elif menu.is_complete(given):
            return None if level.options else given
        elif len(level.options) != 1:
            return None
        else:
            given += (level.options[0].token,)


def has_nothing_to_decide(prompt: Prompt) -> bool:
    """Return whether a secret question (a window, a sealed answer) can only be answered with nothing at all."""
    if prompt.kind not in (WINDOW, SEALED):
        return False
    word = only_possible_answer(prompt.menu)
    return word is not None and all(token == STOP for token in word[1:])


def openly_forced(prompt: Prompt) -> bool:
    """Return whether a question leaves nothing to decide and everybody can see that: it may be answered at once."""
    return not prompt.held and has_nothing_to_decide(prompt)


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer would mean, shown before it is confirmed, as far as its seat may know.

    legal: whether it may be chosen.
    lines: its price, odds and dangers, a line each.
    why: why it may not be chosen.
    again: a question to confirm it by, where it looks like a slip ("Three of your armies have not moved").
    """

    legal: bool
    lines: tuple[Text, ...] = ()
    why: Text | None = None
    again: Text | None = None
