"""How a battle at sea may end: exact, of the dice and the ships of both navies (NAVAL BATTLES)."""

from collections.abc import Mapping
from functools import lru_cache

from engine.games.total_war_rome.battle.naval import broadside
from engine.games.total_war_rome.skull_dice import Colours, throws
from engine.games.total_war_rome.state import effects_of
from engine.kit.pools import contest, grouped

MARINES = "marines"


def sea_contest(
    dice: tuple[Colours, Colours], ships: tuple[int, int], marines: tuple[bool, bool]
) -> tuple[float, float]:
    """Return how likely the first navy sinks and captures more than the second, and how likely as many."""
    ours = _damage(tuple(sorted(dice[0])), ships[1], marines=marines[0])
    theirs = _damage(tuple(sorted(dice[1])), ships[0], marines=marines[1])
    return contest(ours, theirs)


def with_marines(developments: Mapping[str, int], now: int) -> bool:
    """Return whether a faction that has these developments, each since a round, captures ships in this round."""
    return bool(effects_of(developments, MARINES, now))


@lru_cache(maxsize=512)
def _damage(dice: Colours, ships: int, *, marines: bool) -> dict[int, float]:
    """Return how likely each number of ships is sunk or captured."""

    def lost_to(faces: tuple[str, ...]) -> int:
        hit = broadside(faces, ships, marines)
        return hit.sunk + hit.captured

    return grouped(throws(dice), lost_to)
