"""Events of event cards (sections 7 and 21); all public."""

import msgspec

from engine.kernel.events import Event
from engine.kernel.texts import Text


class LeaderCame(Event, frozen=True):
    """A card brought a leader into the game. commands: whether he commands the army that he joined."""

    leader: str
    power: str
    space: str
    card: str
    commands: bool = False


class LeaderLeft(Event, frozen=True):
    """A leader left the game, or the map, in time. space: where he stood; "" if he was not on the map."""

    leader: str
    power: str
    space: str = ""


class CuPlaced(Event, frozen=True):
    """A card brought CU."""

    power: str
    space: str
    cu: int
    card: str


class LoyaltyRaised(Event, frozen=True):
    """A card raised the loyalty of a city."""

    power: str
    space: str
    loyalty: int


class EffectBegan(Event, frozen=True):
    """A card has an effect that lasts."""

    card: str
    kind: str
    power: str

    def told(self) -> Text:
        """Return what it does."""
        return Text(f"event.effect_began_{self.kind}", msgspec.structs.asdict(self))
