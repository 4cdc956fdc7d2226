"""Actions of sieges, colonies, plunder (sections 7.2, 13 and 14)."""

from engine.kernel.actions import Action


class Besiege(Action, frozen=True):
    """Activate a commander who besieges a city or subjugates a tribe: roll on the siege table instead of moving. help:
    own cards for the roll."""

    card: str
    leader: str
    help: tuple[str, ...] = ()


class FoundColony(Action, frozen=True):
    """Activate a Roman commander to found a colony where they stand, for one of their CU."""

    card: str
    leader: str


class Solidarity(Action, frozen=True):
    """Spend a plunder marker to clear a Gallic home space."""

    space: str


class Loot(Action, frozen=True):
    """Loot the city that has fallen: plunder markers, and it becomes independent."""


class TakeOver(Action, frozen=True):
    """Take the city that has fallen."""
