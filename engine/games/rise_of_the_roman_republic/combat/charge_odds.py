"""What elephants may bring to a battle, by going through all their dice: for forecasts alone (ruling G49)."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from engine.games.rise_of_the_roman_republic.combat.odds import DICE, BattleOdds
from engine.games.rise_of_the_roman_republic.combat.results import RESULTS, charge_modifier, elephant_effect


@cache
def charge_modifier_odds(count: int, *, halved: bool = False) -> dict[int, float]:
    """Return how likely so many SP bring their side each modifier, as shares of 1. halved: all Veteran legions of the
    other side know elephants."""
    sums = Counter([0])
    for _ in range(count):
        further: Counter[int] = Counter()
        for so_far, often in sums.items():
            for die in DICE:
                further[so_far + elephant_effect(die)[0]] += often
        sums = further
    found: Counter[int] = Counter()
    for amount, often in sums.items():
        found[charge_modifier(amount, halved=halved)] += often
    return {amount: often / sums.total() for amount, often in found.items()}


def weighted_mean_odds(odds: Sequence[tuple[BattleOdds, float]]) -> BattleOdds:
    """Return as one the odds of several cases, each with its share; the shares come to 1."""
    return BattleOdds(
        {one: sum([share * found.chances[one] for found, share in odds]) for one in RESULTS},
        sum([share * found.attacker for found, share in odds]),
        sum([share * found.defender for found, share in odds]),
    )
