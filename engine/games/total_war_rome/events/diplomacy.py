"""Events of the status between factions, of treaties, and of what allies show each other."""

import msgspec

from engine.kernel.events import Event, Seat
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text


class StatusChanged(Event, frozen=True):
    """The diplomatic status of two factions changed, on both trackers."""

    a: Side
    b: Side
    status: str

    def label(self) -> Text:
        """Return what the two are to each other now, in words."""
        said = keyed_text(f"status.{self.status}", sides=(self.a, self.b))
        return Text("event.status_changed", {**msgspec.structs.asdict(self), "said": said})


class AllianceBroken(Event, frozen=True):
    """A faction attacked its ally."""

    side: Side
    victim: Side


class CardsShown(Event, frozen=True):
    """An ally was shown action cards of a hand; nobody else hears of it."""

    side: Side
    ally: Side
    seats: tuple[Seat, Seat]
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> "CardsShown | None":
        """Return the event for the two allies."""
        return self if seat in self.seats else None


class ArmyShown(Event, frozen=True):
    """An ally was shown what is in an army; nobody else hears of it."""

    side: Side
    ally: Side
    seats: tuple[Seat, Seat]
    army: str
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> "ArmyShown | None":
        """Return the event for the two allies."""
        return self if seat in self.seats else None


class ProposalAnswered(Event, frozen=True):
    """A treaty was agreed to or refused."""

    side: Side
    other: Side
    agreed: bool

    def label(self) -> Text | None:
        """Return it in words, told apart by what is known."""
        key = "proposal_agreed" if self.agreed else "proposal_answered"
        return Text(f"event.{key}", msgspec.structs.asdict(self))
