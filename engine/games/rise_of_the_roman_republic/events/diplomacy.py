"""Events of diplomacy (chapter 12)."""

from engine.games.rise_of_the_roman_republic.events.combat import Modified
from engine.kernel.events import Event


class EmbassySent(Modified, frozen=True, kw_only=True):
    """An embassy to a province: the die with its modifiers against the Diplomatic Rating. boxes: moved towards its
    side; fewer than 0: towards the enemy."""

    leader: str
    side: str
    province: str
    die: int
    rating: int
    boxes: int


class ProvincePersuaded(Event, frozen=True):
    """A leader has spent Guile on a province, without a roll (ruling W11): a point, or two."""

    leader: str
    side: str
    province: str
    guile: int = 1
