"""Exact odds of a battle and of Avoidance, by going through all dice: what the buttons show."""

from collections import Counter
from functools import cache
from itertools import product

import msgspec

from engine.games.rise_of_the_roman_republic.combat.results import (
    RESULTS,
    Outcome,
    Result,
    battle_outcome,
    is_unpredictable,
    tactical_value,
    unpredictable_outcome,
)

DICE = range(10)


class BattleOdds(msgspec.Struct, frozen=True):
    """chances: of each result, from the attacker's Major Victory to the defender's, in percent. attacker, defender: the
    percentage that each loses in the mean, without pursuit."""

    chances: dict[Result, float]
    attacker: float
    defender: float

    @property
    def win(self) -> float:
        """Return the attacker's chance of any victory, in percent."""
        return round(self.chances["a_major"] + self.chances["a_win"], 4)


@cache
def battle_odds(fixed: int, attacker: str, defender: str) -> BattleOdds:
    """Return the odds of a battle. fixed: all modifiers but tactics. attacker, defender: the letters of the commanders,
    "" for nobody."""
    edges = Counter(
        [tactical_value(attacker, one) - tactical_value(defender, other) for one, other in product(DICE, DICE)]
    )
    weights: Counter[Outcome] = Counter()
    for edge, often in edges.items():
        net = fixed + edge
        for die in DICE:
            if is_unpredictable(die, net):
                weights.update({found: often * count for found, count in _unpredictable(net).items()})
            else:
                weights[battle_outcome(die, net)] += 10 * often
    whole = sum(weights.values())
    chances = {one: 100 * sum([n for found, n in weights.items() if found.result == one]) / whole for one in RESULTS}
    return BattleOdds(
        chances,
        sum([found.attacker * n for found, n in weights.items()]) / whole,
        sum([found.defender * n for found, n in weights.items()]) / whole,
    )


@cache
def _unpredictable(net: int) -> Counter[Outcome]:
    return Counter([unpredictable_outcome(die, net) for die in DICE])


def chance_of_at_most(target: int) -> float:
    """Return the chance, in percent, that a die of 0 to 9 is no more than this: of Avoidance, Interception,
    Coordination and continuation, with the Campaign less the modifiers."""
    return 10.0 * max(0, min(10, target + 1))


def chance_of_at_least(target: int) -> float:
    """Return the chance, in percent, that a die of 0 to 9 is this or more."""
    return 10.0 * max(0, min(10, 10 - target))
