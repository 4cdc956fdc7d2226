"""What a step works with: the state, which it may change, the table's dice, and the events that it tells."""

from typing import Any, Generic, TypeVar

import msgspec

from engine.kernel.dice import Dice, Draw
from engine.kernel.events import EmittedEvent, Event, OfferAnswered, OfferMade, Seat
from engine.kernel.state import Frame, Offer, Side, State
from engine.kernel.texts import Text, keyed_text

S = TypeVar("S", bound=State[Any, Any])


SIDE_ACTION = "aside"  # the barrier of a side action: undo and redo leave it alone


class Transition(msgspec.Struct, Generic[S], frozen=True):
    """What a decision made of a state.

    state: the new state; the old one is unchanged.
    events: the events, in order.
    barrier: the first reason why its seat cannot undo it alone; "" if it can. One of die, reveal, window, sealed,
        right, offer, withdrawn, handover, side action, setup (see `Machine` and `Play.note_hidden_seen`).
    draws: the dice and shuffles that it used, in order.
    """

    state: S
    events: tuple[EmittedEvent, ...]
    barrier: str
    draws: tuple[Draw, ...]


def why_undo_barred(barrier: str) -> Text:
    """Return in words why a step with this barrier cannot be undone alone."""
    return keyed_text(f"undo.barred.{barrier}")


class Play(msgspec.Struct, Generic[S], eq=False):
    """What a step gets as its first argument while a decision is carried out.

    state: the new state, to be changed freely; the old one is safe.
    dice: the table's dice.
    events: what has been told so far. value: what the procedure that ended last has returned by `End(value)`.
    barriers: what bars an undo of this decision so far.

        @RULES.step(Battle, "roll")
        def rolled(play, frame):
            hit = play.roll("attack", 6) >= 5
            play.emit(Attacked(frame.side, hit=hit))
            return End(hit)
    """

    state: S
    dice: Dice
    events: list[EmittedEvent] = []
    value: Any = None
    barriers: list[str] = []
    top: Frame | None = None  # the frame that was on top when something was told last
    within: tuple[str, ...] = ()  # the activities that were under way then

    def emit(self, event: Event) -> None:
        """Tell an event: a fact that has happened. It is stored with the activities that are under way."""
        frames = self.state.frames
        top = frames[-1] if frames else None
        if top is not self.top or top is None:  # else the stack is the same, since only its top is ever taken off
            self.top = top
            self.within = tuple([frame.activity for frame in frames if frame.activity])
        self.events.append(EmittedEvent(event, self.within))

    def roll(self, label: str, sides: int) -> int:
        """Return a roll of the table's dice, from 1 to `sides`. label: what it is for, as the record of dice shows
        it."""
        return self.dice.roll(label, sides)

    def note_hidden_seen(self, anything: bool = True) -> None:
        """Note that somebody has just seen something hidden, so that an undo needs the others' consent. anything:
        False if it was known already, as `Cards.show` returns it.

            play.learned(play.state.cards.show(hand, bit(play.state.seats, seat)))
        """
        if anything:
            self.barriers.append("reveal")

    def offer(self, frm: Side, to: Side, terms: Any, until: str, between: tuple[Seat, ...] = ()) -> None:
        """Make an offer, open until the activity `until` ends; those who may know of it are told.

        frm, to: the side that makes it, and the side that it is made to.
        terms: what is offered: an action of the game, whose `told` says it in words.
        between: the seats that may know of it, those of both sides among them; () for everybody.

            play.offer("north", "greeks", Alliance(), play.activity(Turn), between=("1", "3"))
        """
        self.state.serial += 1
        offer = Offer(serial=self.state.serial, frm=frm, to=to, terms=terms, until=until, between=between)
        self.state.offers = (*self.state.offers, offer)
        self.emit(OfferMade(frm, to, terms.tag(), said=msgspec.to_builtins(terms.label()), between=between))

    def tell_offer_outcome(self, offer: Offer[Any], answer: str) -> None:
        """Tell those who may know of an offer what became of it: "accepted", "declined", "withdrawn" or "expired"."""
        said = msgspec.to_builtins(offer.terms.label())
        self.emit(OfferAnswered(offer.frm, offer.to, offer.terms.tag(), answer, said=said, between=offer.between))

    def activity(self, kind: type[Frame]) -> str:
        """Return the id of the innermost activity of type `kind` on the stack; "" if there is none."""
        return next((f.activity for f in reversed(self.state.frames) if isinstance(f, kind)), "")
