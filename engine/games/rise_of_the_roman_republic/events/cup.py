"""Events of the cup and of Operations Phases (chapters 3 and 4)."""

import msgspec

from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.kernel.events import Event
from engine.kernel.texts import Text, keyed_text


class TurnBegan(Event, frozen=True):
    """A turn began: its number, and its year B.C."""

    turn: int
    year: int


class CupFilled(Event, frozen=True):
    """The markers that went into the cup, by kind."""

    markers: dict[str, int]

    def label(self) -> Text:
        """Return it in words, kind by kind."""
        found = [keyed_text("counted.marker", kind=kind, count=count) for kind, count in self.markers.items()]
        return keyed_text("event.cup_filled", list=found)


class MarkerDrawn(Event, frozen=True):
    """A marker was drawn; left: how many are in the cup still."""

    marker: str
    left: int


class MarkerSetAside(Event, frozen=True):
    """A marker for which nobody can act (ruling c.11)."""

    marker: str


class LeaderActivated(Event, frozen=True):
    """A leader begins an Operations Phase."""

    leader: str


class ContinuationRolled(Event, frozen=True):
    """A roll to go on after an Operation (section 5.25)."""

    leader: str
    die: int
    campaign: int
    goes_on: bool


class PhaseEnded(Event, frozen=True):
    """A leader is Finished."""

    leader: str


class ForceDeployed(Event, frozen=True):
    """A side has placed a force before the first turn."""

    power: str
    place: str
    inside: bool
    infantry: int
    cavalry: int
    leaders: tuple[str, ...]


class RecoveryRolled(Event, frozen=True):
    """A roll for a devastated province (section 6.7)."""

    province: str
    die: int
    recovers: bool

    def label(self) -> Text:
        """Return it in words, with what was needed."""
        needed = TABLES.devastation.recovers
        return keyed_text(
            "event.recovery_rolled", province=self.province, die=self.die, recovers=self.recovers, needed=needed
        )


class DevastationTried(Event, frozen=True):
    """A side has tried to devastate a province: die against what it must not exceed (section 6.7)."""

    side: str
    province: str
    die: int
    most: int
    devastated: bool


class ForcesRecovered(Event, frozen=True):
    """Forces that improved their status at the end of a turn (section 8.56): power and hex of each."""

    forces: tuple[tuple[str, str], ...]

    def label(self) -> Text:
        """Return it in words, force by force."""
        found = [keyed_text("counted.force", power=power, place=place) for power, place in self.forces]
        return keyed_text("event.forces_recovered", list=found)


class ConquestCounted(Event, frozen=True):
    """How far a side's conquest has come at the end of a turn: the contiguous provinces that it controls; how many it
    takes, and how many with the city that makes up for others; whether it has that city."""

    side: str
    provinces: tuple[str, ...]
    needed: int
    fewer: int
    city: bool

    def label(self) -> Text:
        """Return it in words, province by province."""
        found = [keyed_text("counted.province", province=one) for one in self.provinces]
        return keyed_text(
            "event.conquest_counted",
            side=self.side, count=len(found), list=found, needed=self.needed, fewer=self.fewer, city=self.city,
        )  # fmt: skip


class PointsCounted(Event, frozen=True):
    """Victory Points at the end of a turn. held: by side, the provinces that bring them, each with its points."""

    points: dict[str, int]
    held: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)

    def label(self) -> Text:
        """Return it in words, side by side of the game."""
        found = [keyed_text("counted.side_points", side=side, points=points) for side, points in self.points.items()]
        return keyed_text("event.points_counted", list=found)
