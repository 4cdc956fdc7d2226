"""The odds of a land battle against an army of which several are plausible: in the mean, and the span that they leave.

A few of the plausible armies, from the weakest to the strongest, fight the battle out. What their victories say of the
others is a logistic curve over the strength of the enemy, so that few rounds do for all of them.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import exp, log, pi, sqrt

import msgspec

from engine.games.total_war_rome.army_cards import expected_kills
from engine.games.total_war_rome.battle.land.orders import Sources
from engine.games.total_war_rome.battle.land.preparation import SCOUT, automatic_scouting
from engine.games.total_war_rome.battle.land.zones import Readings, mustered_host
from engine.games.total_war_rome.forecast.odds import Odds, land_battle_odds
from engine.games.total_war_rome.tables import MOUNTED, TROOPS

ROUNDS = 150  # battles played out against a known army: an error of some four in a hundred
FIGHTERS = 10  # plausible armies that fight
AT_FIRST, MORE = 6, 8  # battles of each; more where not all end alike
EDGE = 0.03  # share of the plausible armies that lie beyond each end of the span
KIN = 0.9  # armies of one strength differ by so much in the logarithm of their odds
UNSEEN = 3.0  # divided by the number of battles of which none was won: the chance may still be as great, 19 times in 20
SLOPE, SLOPE_ERROR = -1.2, 0.4  # of the curve, before anything is played out
STEPS = 12  # of Newton's method
STEEPEST = 6.0  # logarithm of the odds beyond which nothing can be distinguished

Cards = tuple[str, ...]


class Ground(msgspec.Struct, frozen=True):
    """What a battle is fought on and by, one's own side first: the difficult terrain before any scout, whether there
    are mountains, both sides' reveals, what gives orders for their dice, how the table reads the rules. scouts: the
    terrain may still be changed by them."""

    terrain: int
    mountains: bool
    reveals: tuple[int, int]
    sources: tuple[Sources, Sources]
    read: Readings
    all_cards: bool
    scouts: bool = True


class BattleOdds(Odds, frozen=True, kw_only=True):
    """Odds of one's own army, `success` being its victory; `low` to `high`: what it may come to by the cards that are
    not known, both the same where all are."""

    low: float
    high: float


@lru_cache(maxsize=512)
def battle_odds_against(mine: Cards, armies: tuple[Cards, ...], ground: Ground) -> BattleOdds:
    """Return the odds of an army against one of these, each as likely as the others: played out, a few times as a
    preview does."""
    counts = Counter(armies)
    if len(counts) == 1:
        odds = simulated_battle_odds(mine, armies[0], ground, ROUNDS)
        return _spanning(odds, odds.success, odds.success)
    ranked = sorted(armies, key=lambda cards: (_weight(cards), cards))
    fighters = [ranked[(2 * n + 1) * len(ranked) // (2 * FIGHTERS)] for n in range(FIGHTERS)]
    each, played = (
        AT_FIRST,
        [simulated_battle_odds(mine, cards, ground, AT_FIRST, seed=n) for n, cards in enumerate(fighters)],
    )
    if len({odds.success for odds in played}) > 1 or 0 < played[0].success < 1:
        further = [
            simulated_battle_odds(mine, cards, ground, MORE, seed=FIGHTERS + n) for n, cards in enumerate(fighters)
        ]
        each, played = AT_FIRST + MORE, [_joined(*pair) for pair in zip(played, further, strict=True)]
    curve = fitted_win_curve([_weight(cards) for cards in fighters], [odds.success * each for odds in played], each)
    chances = sorted(curve(_weight(cards)) for cards in ranked)
    least, most = (chances[round(edge * (len(chances) - 1))] for edge in (EDGE, 1 - EDGE))
    tie = _mean([one.tie for one in played])
    mean = _mean([_levelled(chance, (1 - tie) / 2) for chance in chances])
    odds = Odds(
        success=mean,
        tie=min(tie, 1 - mean),
        attacker_losses=_mean([one.attacker_losses for one in played]),
        defender_losses=_mean([one.defender_losses for one in played]),
        standard_error=sqrt(max(mean * (1 - mean), 1 / ROUNDS) / (FIGHTERS * each)),
    )
    rounds, won = FIGHTERS * each, round(sum(one.success for one in played) * each)
    low = min(mean, _moved(least, -KIN), 1 - UNSEEN / rounds if won == rounds else mean)
    high = max(mean, _moved(most, KIN), mean if won else UNSEEN / rounds)
    return _spanning(odds, low, high)


def army_of_middle_strength(armies: Sequence[Cards]) -> Cards:
    """Return the one of middle strength of plausible armies, where a single one stands for all."""
    ranked = sorted(armies, key=lambda cards: (_weight(cards), cards))
    return ranked[len(ranked) // 2]


def _joined(one: Odds, two: Odds) -> Odds:
    """Return the odds of two goes at the same battle, AT_FIRST and MORE rounds long."""
    rounds = AT_FIRST + MORE
    pairs = zip(msgspec.structs.astuple(one), msgspec.structs.astuple(two), strict=True)
    return Odds(
        **dict(zip(Odds.__struct_fields__, ((AT_FIRST * a + MORE * b) / rounds for a, b in pairs), strict=True))
    )


def _spanning(odds: Odds, low: float, high: float) -> BattleOdds:
    return BattleOdds(**msgspec.structs.asdict(odds), low=low, high=high)


def simulated_battle_odds(mine: Cards, theirs: Cards, ground: Ground, rounds: int, seed: int = 1) -> Odds:
    """Return the odds against one army, played out so many rounds."""
    return land_battle_odds(
        mine,
        theirs,
        (0, 0),
        ground.terrain + scouted_terrain_change(mine, theirs, ground),
        rounds=rounds,
        seed=seed,
        reveals=ground.reveals,
        readings=ground.read,
        all_cards=ground.all_cards,
        sources=ground.sources,
        mountains=ground.mountains,
    )


def scouted_terrain_change(mine: Cards, theirs: Cards, ground: Ground) -> int:
    """Return by how much scouts change the terrain (never below 0)."""
    if not ground.scouts:
        return 0
    pairs = zip(ground.sources, (mine, theirs), strict=True)
    change = sum(SCOUT[automatic_scouting(source.general, mustered_host(cards))] for source, cards in pairs)
    return max(-ground.terrain, change)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


@cache
def _weight(cards: Cards) -> float:
    """Return how strong an army is, about in the logarithm of its odds: fitted to battles that were played out."""
    return sum(_card_weight(kind) for kind in cards)


@cache
def _card_weight(kind: str) -> float:
    if TROOPS[kind].group != "main":
        return 1.0 * expected_kills(kind, False)
    return (
        0.47
        + 0.24 * expected_kills(kind, False)
        + 0.29 * expected_kills(kind, True)
        + 0.27 * (TROOPS[kind].type in MOUNTED)
    )


def fitted_win_curve(weights: Sequence[float], wins: Sequence[float], rounds: int) -> Callable[[float], float]:
    """Return the chance to win by the enemy's weight: the logistic curve that fits best, by Newton's method, with a
    slope that is known roughly beforehand.

    weights, wins: of each enemy, and how many of so many `rounds` were won against it.
    """
    middle = _mean(weights)
    a, b = 0.0, SLOPE
    for _ in range(STEPS):
        ga, gb = -a / 100, -(b - SLOPE) / SLOPE_ERROR**2
        haa, hab, hbb = 1 / 100, 0.0, 1 / SLOPE_ERROR**2
        for weight, won in zip(weights, wins, strict=True):
            x = weight - middle
            p = _logistic(a + b * x)
            ga, gb = ga + won - rounds * p, gb + x * (won - rounds * p)
            spread = rounds * p * (1 - p)
            haa, hab, hbb = haa + spread, hab + x * spread, hbb + x * x * spread
        scale = haa * hbb - hab * hab
        a = max(-STEEPEST, min(STEEPEST, a + (hbb * ga - hab * gb) / scale))
        b = max(2 * SLOPE, min(0.0, b + (haa * gb - hab * ga) / scale))
    return lambda weight: _logistic(a + b * (weight - middle))


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-x))


def _log_odds(chance: float) -> float:
    sure = min(max(chance, 1e-6), 1 - 1e-6)
    return log(sure / (1 - sure))


def _moved(chance: float, by: float) -> float:
    """Return a chance whose odds are so much better, in their logarithm."""
    return _logistic(_log_odds(chance) + by)


def _levelled(chance: float, even: float) -> float:
    """Return what a chance is in the mean of armies of one strength, whose odds scatter about it (by half of KIN, as a
    normal distribution, in the logarithm): a little nearer to that of a battle between equals, where ties leave each
    less than a half."""
    middle = _log_odds(even)
    return _logistic(middle + (_log_odds(chance) - middle) / sqrt(1 + pi * (KIN / 2) ** 2 / 8))
