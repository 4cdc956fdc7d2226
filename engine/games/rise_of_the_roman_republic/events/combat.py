"""Events of land combat (chapter 8)."""

from engine.kernel.events import Event

Sp = tuple[int, int, int]  # infantry, cavalry, elephants


class SpLost(Event, frozen=True):
    """A power lost SP in a hex. cause: battle, pursuit, assault, siege, movement, retreat, ... percent: of each
    contingent; 0: so many Attrition SP. lost: by kind of troops, and by element of a legion ("III RL"). legions: those
    that are gone for good."""

    power: str
    place: str
    cause: str
    percent: int
    infantry: int
    cavalry: int
    elephants: int
    lost: dict[str, Sp]
    legions: tuple[str, ...] = ()
