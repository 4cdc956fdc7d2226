"""What is told: the facts of Total War: Rome, each in the form that a seat may know."""

from engine.kernel.events import Event, Seat
from engine.kernel.state import Side


class CardsLost(Event, frozen=True):
    """An army lost cards: the number is public, the kinds are its owner's (ruling 102)."""

    owner: Side
    seat: Seat
    army: str
    count: int
    cards: tuple[str, ...] = ()

    def seen_by(self, seat: Seat | None) -> "CardsLost":
        """Return the kinds to the owner only."""
        return self if seat == self.seat else CardsLost(self.owner, self.seat, self.army, self.count)


class ArmyDestroyed(Event, frozen=True):
    """An army was destroyed (Universal Rules 3)."""

    owner: Side
    army: str
    at: str = ""


class NavyDestroyed(Event, frozen=True):
    """A navy was sunk or lost."""

    owner: Side
    navy: str


class VictoryPoints(Event, frozen=True):
    """A faction gained (or lost) victory points, and why."""

    side: Side
    points: int
    reason: str
    total: int


class FinalRound(Event, frozen=True):
    """The trigger point is reached: this is the final round."""

    side: Side
    points: int
