"""The actions of the Initiative Phase and the Taxation Phase, and the end of a turn. Fields are ids."""

from engine.kernel.actions import Action


class Bid(Action, frozen=True):
    """Add gold to one's initiative card, in secret (Initiative Phase 2)."""

    gold: int


class Omens(Action, frozen=True):
    """Play Favourable Omens after the reveal."""

    card: str


class SetOrder(Action, frozen=True):
    """Choose who goes first and the direction of play (Initiative Phase 3)."""

    first: str
    direction: str


class EndTurn(Action, frozen=True):
    """End one's turn, in the Agent Phase or the Campaign Phase."""


class Season(Action, frozen=True):
    """Play events of the Taxation Phase: Bumper Harvest, Blight (on `blighted`), Festival Games (on `calmed`)."""

    cards: tuple[str, ...]
    blighted: tuple[str, ...] = ()
    calmed: tuple[str, ...] = ()
