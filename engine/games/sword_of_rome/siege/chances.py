"""How likely rolls on the siege table bring points, a fall, and the loss of CU, exactly (sections 13.2 and 14.3)."""

from collections import Counter
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from engine.games.sword_of_rome.tables import TABLES

DIE = range(1, 7)


class RollChances(NamedTuple):
    """What rolls on the siege table come to: how likely any points, the fall of the place, and the loss of a CU are."""

    points: float
    falls: float
    loss: float


@lru_cache(maxsize=32)
def siege_roll_outcomes(modifier: int) -> dict[tuple[int, int], float]:
    """Return how likely each result of one roll is, as (points, CU lost)."""
    results = [TABLES.siege_roll_result(one + two + modifier) for one, two in product(DIE, DIE)]
    return {result: count / len(results) for result, count in Counter((r.points, r.cu_loss) for r in results).items()}


@lru_cache(maxsize=1024)
def roll_chances(modifier: int, missing: int = 0, cu: int = 99, rolls: int = 1) -> RollChances:
    """Return the chances of so many rolls, the later ones made only while the place holds and CU are left. missing:
    points with which it falls; 0: nothing falls by them, as of a raid. cu: those outside."""
    points = falls = loss = 0.0
    for (won, lost), chance in siege_roll_outcomes(modifier).items():
        fell = 0 < missing <= won
        more = RollChances(0.0, 0.0, 0.0)
        if rolls > 1 and not fell and cu > lost:
            more = roll_chances(modifier, missing - won if missing else 0, cu - lost, rolls - 1)
        points += chance * (1.0 if won else more.points)
        falls += chance * (1.0 if fell else more.falls)
        loss += chance * (1.0 if lost else more.loss)
    return RollChances(points, falls, loss)
