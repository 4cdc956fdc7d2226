"""Actions of cities and sieges (chapter 9)."""

from engine.kernel.actions import Action


class PlaceSiege(Action, frozen=True):
    """Place the city of the hex under siege."""


class LiftSiege(Action, frozen=True):
    """Lift the siege of the city of the hex."""


class Assault(Action, frozen=True):
    """Assault the besieged city (section 9.3). along: other leaders who take part. without: legions, and kinds of
    troops, that stay out of it."""

    along: tuple[str, ...] = ()
    without: tuple[str, ...] = ()


class Treachery(Action, frozen=True):
    """Try to take the city of the hex by treachery (section 9.6). guile: points spent."""

    guile: int


class DemandSurrender(Action, frozen=True):
    """Ask a city for surrender (section 9.7)."""

    place: str


class OccupyCity(Action, frozen=True):
    """Go into the city that was taken, with all. sack: whether it is sacked."""

    sack: bool


class GarrisonCity(Action, frozen=True):
    """Leave a garrison in the city that was taken. sp: infantry. sack: whether it is sacked."""

    sp: int
    sack: bool


class GarrisonWith(Action, frozen=True):
    """Leave a garrison of some kinds of troops in the city that was taken. units: infantry SP, as tokens. sack: whether
    it is sacked."""

    units: tuple[str, ...]
    sack: bool


class AbandonCity(Action, frozen=True):
    """Leave the city that was taken to its tribe or owner. sack: whether it is sacked."""

    sack: bool


class LeaveGarrison(Action, frozen=True):
    """Leave SP of the legions as a garrison in the city of the hex (section 10.17). sp: infantry."""

    sp: int


class DrawGarrison(Action, frozen=True):
    """Take a garrison of legionaries back into legions that are not at full strength (section 10.17). sp: infantry."""

    sp: int
