"""Prompts: what a seat is asked, with the choices it has."""

from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from typing import Self, TypeVar

import msgspec

from engine.kernel.actions import Action
from engine.kernel.errors import EngineBug
from engine.kernel.events import Seat
from engine.kernel.forms import Menu
from engine.kernel.state import Side
from engine.kernel.texts import Text

MUST, SEALED, WINDOW, MAY, OFFER = "must", "sealed", "window", "may", "offer"
DECISION, REACTION = 1.0, 1 / 3  # weights: of what one decides in one's turn, of what one only responds to
OPTIONAL = (MAY, OFFER)  # what nobody has to answer
PromptId = str
Context = msgspec.Struct  # what a question is about, as plain data: ids, numbers, and tuples of them
C = TypeVar("C", bound=Context)


@lru_cache(maxsize=4096)
def prompt_id(key: bytes, serial: int, visit: int, side: Side, moment: str = "") -> PromptId:
    """Return the keyed hash of (frame, visit of the step, side): stale only when what it asks has changed, and it
    tells nobody how many private steps there were."""
    return blake2b(f"{serial}:{visit}:{side}:{moment}".encode(), key=key, digest_size=8).hexdigest()


class Prompt(msgspec.Struct, kw_only=True, eq=False):
    """One question to one seat.

    kind: must (the game waits for it), sealed (answers are revealed together and may be replaced until then), window
    (a response; closed by the table), may (a right that can be used now), offer (another's proposal).
    moment: `procedure.step`, which names its words and its standing orders. aside: a right that concerns nobody else
    and changes nothing that is asked; it is open throughout. reaction: standing orders may answer it, as they may a
    window. offered_by: of an offer, the side that has made it, which is asked too whether it takes it back; public:
    whether all may know of the offer. weight: the part of a turn's deadline that an answer may take; held: whether a
    window stays open though all have answered, since it is secret who could respond; names_side: whether its words say
    for which side it is asked, since its seat plays several. `menu_of`, `default_of`, `subject_of`, `context_of` work
    out, for the asked side, what is read as `menu`, `default`, `subject` and `context`: one function serves all sides
    of a question, and is not called for a prompt that nobody looks at.

    The context says as data what the subject says in words, so that a computer player reads no display text. It is
    worked out from what the asked side knows, as the subject is, and is never stored:

        met = prompt.about(Met)  # a frozen struct of the game's: Met(region="latium", own="a1", enemy="a7")
    """

    id: PromptId
    seat: Seat
    side: Side
    kind: str
    moment: str
    menu_of: Callable[[Side], Menu]
    default_of: Callable[[Side], Action | None]
    section: str = ""
    subject_of: Callable[[Side], Text | None] | None = None
    context_of: Callable[[Side], Context | None] | None = None
    within: tuple[str, ...] = ()
    shown: bool = False
    answered: Action | None = None
    aside: bool = False
    reaction: bool = False
    offered_by: Side = ""
    public: bool = True
    weight: float = DECISION
    held: bool = True
    names_side: bool = False
    kept_menu: Menu | None = None  # what `menu_of` has returned

    @property
    def menu(self) -> Menu:
        """Return the choices, worked out when first asked for."""
        if self.kept_menu is None:
            self.kept_menu = self.menu_of(self.side)
        return self.kept_menu

    @property
    def subject(self) -> Text | None:
        """Return the question with what it is about, where the step gives it; where it gives only the context: the
        words of the moment, with the context's fields to fill their gaps."""
        if self.subject_of is not None:
            return self.subject_of(self.side)
        context = self.context
        return None if context is None else Text(f"prompt.{self.moment}", msgspec.structs.asdict(context))

    @property
    def context(self) -> Context | None:
        """Return what the question is about as data, where the step gives it; of an offer: its terms."""
        return None if self.context_of is None else self.context_of(self.side)

    def about(self, kind: type[C]) -> C:
        """Return the context, which is of this kind; EngineBug if the question gives another or none."""
        context = self.context
        if not isinstance(context, kind):
            raise EngineBug(f"{self.moment} is about {type(context).__name__}, not {kind.__name__}")
        return context

    @property
    def received(self) -> bool:
        """Return whether this is an offer that was made to the side, not one of its own."""
        return self.kind == OFFER and self.side != self.offered_by

    @property
    def default(self) -> Action | None:
        """Return what a deadline plays; None where nothing needs to be played (may, offer)."""
        return self.default_of(self.side)

    def with_answer(self, answer: Action) -> Self:
        """Return this prompt with an answer noted, which can be replaced: the choices are the same."""
        new: Self = self.__copy__()  # type: ignore[attr-defined]  # every msgspec struct has it
        new.answered = answer
        return new


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What an action would mean, from its seat's view alone: words (cost, odds, exposure), or why it cannot be. again:
    what its seat is asked once more before it is carried out, since it looks like a slip."""

    legal: bool
    lines: tuple[Text, ...] = ()
    why: Text | None = None
    again: Text | None = None
