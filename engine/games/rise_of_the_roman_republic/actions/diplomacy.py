"""Actions of diplomacy and of auguries (chapters 12 and 13)."""

from engine.kernel.actions import Action


class Negotiate(Action, frozen=True):
    """Send an embassy to a province (section 12.3). guile: points spent on the roll."""

    province: str
    guile: int = 0


class Persuade(Action, frozen=True):
    """Bring a province a box nearer with a point of Guile, without a roll (ruling W11)."""

    province: str


class ExtendRoad(Action, frozen=True):
    """Build the Appian Way on. hexes: how far."""

    hexes: int


class FavourConsul(Action, frozen=True):
    """Say which consul the good omens let act once more."""

    leader: str


class RaiseSamnites(Action, frozen=True):
    """Roll for Samnite manpower (Samnite Wars)."""


class DrawLeader(Action, frozen=True):
    """Draw a second leader before the first turn (Samnite Wars)."""


class DrawNobody(Action, frozen=True):
    """Begin without a second leader (Samnite Wars, ruling W22)."""
