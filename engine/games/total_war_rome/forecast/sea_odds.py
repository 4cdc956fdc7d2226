"""How a battle at sea may end: exact, of the dice and the ships of both navies (NAVAL BATTLES)."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from engine.games.total_war_rome.battle.naval import broadside_damage, ship_dice
from engine.games.total_war_rome.forecast.unseen_forces import Fleets
from engine.games.total_war_rome.skull_dice import Colours, throw_result_chances
from engine.games.total_war_rome.state import working_development_effects
from engine.kit.pools import outcome_chances, win_and_tie_chances

MARINES = "marines"


class Squadron(msgspec.Struct, frozen=True):
    """A navy as odds are worked out of it. fleets: what its ships may be, with how likely each is; general: of the army
    aboard, "" for none; marines: whether it captures ships."""

    fleets: Fleets
    general: str = ""
    marines: bool = False

    @property
    def ships(self) -> int:
        """Return how many ships it has, which all may know."""
        return len(self.fleets[0][0])


class SeaOdds(msgspec.Struct, frozen=True):
    """Of a battle at sea: how likely a navy sinks and captures more than the other, and as many; how many ships it may
    expect to take, and to lose."""

    won: float
    tied: float
    taken: float
    lost: float


def sea_odds_of(mine: Squadron, theirs: Squadron) -> SeaOdds:
    """Return the odds of a navy against another, in the mean of the ships that they may have."""
    one, two = _hits(mine, theirs.ships), _hits(theirs, mine.ships)
    won, tied = win_and_tie_chances(one, two)
    return SeaOdds(won, tied, _mean(one), _mean(two))


def _hits(squadron: Squadron, enemies: int) -> dict[int, float]:
    """Return how likely each number of so many enemy ships is sunk or captured."""
    out: dict[int, float] = {}
    for ships, likely in squadron.fleets:
        dice = tuple(sorted(colour for _, dice in ship_dice(ships, squadron.general) for colour in dice))
        for hit, chance in _damage(dice, enemies, marines=squadron.marines).items():
            out[hit] = out.get(hit, 0.0) + likely * chance
    return out


def _mean(chances: Mapping[int, float]) -> float:
    return sum(count * likely for count, likely in chances.items())


def sea_contest(
    dice: tuple[Colours, Colours], ships: tuple[int, int], marines: tuple[bool, bool]
) -> tuple[float, float]:
    """Return how likely the first navy sinks and captures more than the second, and how likely as many."""
    ours = _damage(tuple(sorted(dice[0])), ships[1], marines=marines[0])
    theirs = _damage(tuple(sorted(dice[1])), ships[0], marines=marines[1])
    return win_and_tie_chances(ours, theirs)


def can_capture_ships(developments: Mapping[str, int], now: int) -> bool:
    """Return whether a faction that has these developments, each since a round, captures ships in this round."""
    return bool(working_development_effects(developments, MARINES, now))


@lru_cache(maxsize=512)
def _damage(dice: Colours, ships: int, *, marines: bool) -> dict[int, float]:
    """Return how likely each number of ships is sunk or captured."""

    def lost_to(faces: tuple[str, ...]) -> int:
        hit = broadside_damage(faces, ships, marines)
        return hit.sunk + hit.captured

    return outcome_chances(throw_result_chances(dice), lost_to)
