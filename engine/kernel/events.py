"""Events: facts, each told to every seat in the form that the rules let it know."""

from collections.abc import Callable, Iterable
from typing import Any, Self

import msgspec

from engine.kernel.texts import Text, snake

Seat = str
TABLE: Seat = "table"  # answers for the clock and the moderator


class Event(msgspec.Struct, frozen=True, tag_field="is", tag=snake, omit_defaults=True):
    """Base of every event. Public unless `seen_by` says otherwise."""

    @classmethod
    def tag(cls) -> str:
        """Return the tag that names this type in saves and locale keys."""
        return str(cls.__struct_config__.tag)

    def seen_by(self, seat: Seat | None) -> "Self | Event | None":
        """Return the form that `seat` (None: the public) may know, or None where it learns nothing at all."""
        return self

    def told(self) -> Text | None:
        """Return the event in words for whoever may see this form; None: it is not told in words."""
        return Text(f"event.{self.tag()}", msgspec.structs.asdict(self))


Names = Callable[[Any], Iterable[str]]  # whom, or whose, an event names; "" is nobody


def named(*fields: str) -> Names:
    """Return what reads whom an event names out of these fields, each of which holds one or several."""

    def names(event: Any) -> Iterable[str]:
        for field in fields:
            value = getattr(event, field)
            yield from (value,) if isinstance(value, str) else value

    return names


class Told(msgspec.Struct, frozen=True):
    """An event with the activities that it happened in (outermost first), so that a move is told as one message."""

    event: Event
    within: tuple[str, ...] = ()


class ReplyReturned(Event, frozen=True):
    """A reply to a window that was void since another's came first: secret for good, told to its owner alone."""

    seat: Seat
    action: dict[str, object]

    def seen_by(self, seat: Seat | None) -> "ReplyReturned | None":
        """Return the event for its owner only."""
        return self if seat == self.seat else None


class OfferMade(Event, frozen=True):
    """An offer from one side to another. terms: the tag of what is offered; said: the same in words; between: the
    seats that may know of it, () for everybody."""

    frm: str
    to: str
    terms: str
    said: dict[str, Any] = {}
    between: tuple[Seat, ...] = ()

    def seen_by(self, seat: Seat | None) -> "OfferMade | None":
        """Return the event for those who may know of the offer."""
        return self if not self.between or seat in self.between else None


class OfferAnswered(Event, frozen=True):
    """What became of an offer. answer: accepted, declined, withdrawn (by who made it) or expired; the rest as in
    `OfferMade`."""

    frm: str
    to: str
    terms: str
    answer: str
    said: dict[str, Any] = {}
    between: tuple[Seat, ...] = ()

    def seen_by(self, seat: Seat | None) -> "OfferAnswered | None":
        """Return the event for those who may know of the offer."""
        return self if not self.between or seat in self.between else None

    def told(self) -> Text | None:
        """Return the event in words: each answer has its own."""
        return Text(f"event.offer_{self.answer}", msgspec.structs.asdict(self))
