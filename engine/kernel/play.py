"""What a step may do: read and change the state (a copy of its own), roll, tell."""

from typing import Any, Generic, TypeVar

import msgspec

from engine.kernel.dice import Dice, Draw
from engine.kernel.events import Event, OfferAnswered, OfferMade, Seat, Told
from engine.kernel.state import Frame, Offer, Side, State
from engine.kernel.texts import Text, text

S = TypeVar("S", bound=State[Any, Any])


ASIDE = "aside"  # the barrier of what was done aside: no way back or forth concerns it


class Transition(msgspec.Struct, Generic[S], frozen=True):
    """What became of a decision: the new state, what is told of it, and the first reason why it cannot be undone
    without consent ("" if there is none)."""

    state: S
    events: tuple[Told, ...]
    barrier: str
    draws: tuple[Draw, ...]


def why_barred(barrier: str) -> Text:
    """Return in words why a step cannot be undone alone."""
    return text(f"undo.barred.{barrier}")


class Play(Generic[S]):
    """What a step works with while a decision is carried out: the new state, the dice, the events it tells, the value
    of the procedure that ended last, and the barriers that it puts before an undo."""

    __slots__ = ("barriers", "dice", "events", "state", "value")

    def __init__(self, state: S, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.events: list[Told] = []
        self.value: Any = None  # of the procedure that ended last
        self.barriers: list[str] = []

    def tell(self, event: Event) -> None:
        """Tell an event; it carries the activities that are under way."""
        within = tuple([frame.activity for frame in self.state.frames if frame.activity])
        self.events.append(Told(event, within))

    def roll(self, label: str, sides: int) -> int:
        """Return a roll of the table's dice, 1..sides."""
        return self.dice.roll(label, sides)

    def learned(self, anything: bool = True) -> None:
        """Note that somebody has learned something hidden: an undo past this needs consent."""
        if anything:
            self.barriers.append("reveal")

    def offer(self, frm: Side, to: Side, terms: Any, until: str, between: tuple[Seat, ...] = ()) -> None:
        """Put an offer on the table until the activity `until` ends. `terms` is an action whose words tell what is
        offered. between: the seats that may know of it (both sides' among them), where it is not made in public.

        Example: `play.offer("north", "greeks", Alliance(), play.activity(Turn), between=("1", "3"))`.
        """
        self.state.serial += 1
        offer = Offer(serial=self.state.serial, frm=frm, to=to, terms=terms, until=until, between=between)
        self.state.offers = (*self.state.offers, offer)
        self.tell(OfferMade(frm, to, terms.tag(), said=msgspec.to_builtins(terms.told()), between=between))

    def tell_answer(self, offer: Offer[Any], answer: str) -> None:
        """Tell those who know of an offer what became of it: accepted, declined, withdrawn or expired."""
        said = msgspec.to_builtins(offer.terms.told())
        self.tell(OfferAnswered(offer.frm, offer.to, offer.terms.tag(), answer, said=said, between=offer.between))

    def activity(self, kind: type[Frame]) -> str:
        """Return the id of the innermost activity of this type; "" if none is under way."""
        return next((f.activity for f in reversed(self.state.frames) if isinstance(f, kind)), "")
