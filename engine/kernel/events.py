"""Events: facts that have happened. Each seat is shown the form of an event that the rules let it know, or nothing."""

from collections.abc import Callable, Iterable
from typing import Any, Self

import msgspec

from engine.kernel.texts import Text, snake_case_name, struct_fields_to_fill

Seat = str
TABLE: Seat = "table"  # the seat that acts for the clock and the host


class Event(msgspec.Struct, frozen=True, tag_field="is", tag=snake_case_name, omit_defaults=True):
    """Base of every event: a frozen struct of plain values. Everybody sees all of it unless `seen_by` says otherwise.

    >>> class Drawn(Event, frozen=True):
    ...     seat: str
    ...     card: str = ""  # "": hidden
    ...
    ...     def seen_by(self, seat):
    ...         return self if seat == self.seat else Drawn(self.seat)
    >>> Drawn("1", "elephants").seen_by("2")
    Drawn(seat='1', card='')
    >>> msgspec.to_builtins(Drawn("1"))  # as it is stored
    {'is': 'drawn', 'seat': '1'}
    """

    @classmethod
    def tag(cls) -> str:
        """Return the name of the type in saves and locale keys: `snake_case` of the class name."""
        return str(cls.__struct_config__.tag)

    def seen_by(self, seat: Seat | None) -> "Self | Event | None":
        """Return the form of the event that `seat` may know (None: the public), or None if it must not know that it
        happened."""
        return self

    def label(self) -> Text | None:
        """Return the event in words, for those who may see this form of it; None if it has no words.

        By default the words `event.<tag>` with the event's fields to fill in, and of each list its length
        (`struct_fields_to_fill`).
        """
        return Text(f"event.{self.tag()}", struct_fields_to_fill(self))


Names = Callable[[Any], Iterable[str]]  # of an event: the sides, seats or pieces that it names; "" is none


def names_in_fields(*fields: str) -> Names:
    """Return a function of an event that yields the names in these fields, for `Game.affected_names`. A field holds one
    or several.

    >>> class Robbed(Event, frozen=True):
    ...     victim: str
    ...     helpers: tuple[str, ...] = ()
    >>> list(names_in_fields("victim", "helpers")(Robbed("epirus", ("latins",))))
    ['epirus', 'latins']
    """

    def names(event: Any) -> Iterable[str]:
        for field in fields:
            value = getattr(event, field)
            yield from (value,) if isinstance(value, str) else value

    return names


class EmittedEvent(msgspec.Struct, frozen=True):
    """An event as it was told.

    event: the event, whole.
    within: the ids of the activities under way at that time, outermost first: what belongs to one move or battle can
        be told together.
    """

    event: Event
    within: tuple[str, ...] = ()


class ReplyReturned(Event, frozen=True):
    """A response in a window that did not count, because another's did. Only its own seat is ever told.

    seat: whose response it was.
    action: what it was, as stored JSON, so that it can be offered to that seat again.
    """

    seat: Seat
    action: dict[str, object]

    def seen_by(self, seat: Seat | None) -> "ReplyReturned | None":
        """Return the event for its owner only."""
        return self if seat == self.seat else None


class OfferMade(Event, frozen=True):
    """A side has made an offer.

    frm, to: the sides.
    terms: the tag of the action that is offered.
    said: the offer in words (a `Text` as plain data).
    between: the seats that may know of it; () for everybody.
    """

    frm: str
    to: str
    terms: str
    said: dict[str, Any] = {}
    between: tuple[Seat, ...] = ()

    def seen_by(self, seat: Seat | None) -> "OfferMade | None":
        """Return the event for those who may know of the offer."""
        return self if not self.between or seat in self.between else None


class OfferAnswered(Event, frozen=True):
    """An offer is no longer open.

    answer: "accepted", "declined", "withdrawn" (by the side that made it) or "expired". The rest as in `OfferMade`.
    """

    frm: str
    to: str
    terms: str
    answer: str
    said: dict[str, Any] = {}
    between: tuple[Seat, ...] = ()

    def seen_by(self, seat: Seat | None) -> "OfferAnswered | None":
        """Return the event for those who may know of the offer."""
        return self if not self.between or seat in self.between else None

    def label(self) -> Text | None:
        """Return the event in words: each answer has its own."""
        return Text(f"event.offer_{self.answer}", msgspec.structs.asdict(self))
