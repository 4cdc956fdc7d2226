"""Odds against brute force and against battles fought at the table."""

from itertools import product
from math import isclose, sqrt

import pytest

from engine.games.total_war_rome.actions.battle import FollowPlan
from engine.games.total_war_rome.campaign.conquest_rolls import assault_succeeds, defence_damage, garrison_dice
from engine.games.total_war_rome.forecast.odds import Odds, assault_odds, dice_score_chances, land_battle_odds
from engine.games.total_war_rome.skull_dice import FACES, face_chance, mean_damage, throw_result_chances
from engine.games.total_war_rome.tables import GENERAL_DICE
from tests.engine.games.total_war_rome.battlefield import CARTHAGE, ROME, land_battle
from tests.tiers import thinned

LEGION, SPEARS = "republican_legionaries", "libyan_spearmen"


def brute(infantry: int, general: int, gold: int, walls: bool = False, siegecraft: bool = False) -> float:
    """Return the chance of an infantry army, by every result of every die."""
    garrison = garrison_dice(gold, siegecraft=siegecraft)
    foot = "WHITE" if walls else "GREEN"
    success = total = 0
    for theirs in product(*(FACES[c] for c in garrison)):
        left = infantry - defence_damage(theirs).cards
        dice = (*[foot] * max(left, 0), GENERAL_DICE[general])
        padding = 6 ** (infantry - max(left, 0))
        for ours in product(*(FACES[c] for c in dice)):
            total += padding
            success += padding * (left >= 2 and assault_succeeds(ours, theirs))
    return success / total


@pytest.mark.parametrize("case", [(3, 0, 1), (4, 2, 1), (3, 5, 1), (4, 3, 2)])
def test_assaults_are_exact(case: tuple[int, int, int]) -> None:
    infantry, general, gold = case
    odds = assault_odds(infantry, general=general, gold=gold)
    assert isclose(odds.success, brute(infantry, general, gold))
    assert odds.standard_error == 0


def test_walls_siegecraft_and_barracks() -> None:
    assert isclose(assault_odds(3, gold=1, walls=True, siegecraft=True).success, brute(3, 0, 1, True, True))
    plain = assault_odds(5, general=3, gold=2)
    assert assault_odds(5, general=3, gold=2, barracks=True).success < plain.success
    assert assault_odds(5, general=3, gold=2, siegecraft=True) == assault_odds(5, general=3, gold=2, reconquest=True)
    assert assault_odds(5, ("YELLOW", "GREEN"), 2, 3, 2).success > plain.success


def test_a_weak_army_never_takes_a_region() -> None:
    assert assault_odds(1).success == 0
    assert assault_odds(0, ("RED",), 2).success == 0


def test_chances_add_up() -> None:
    for colour in FACES:
        assert isclose(sum(face_chance(colour, face) for face in ("skull", "x", "s", "blank")), 1)
    assert isclose(sum(throw_result_chances(("RED", "GREEN", "WHITE")).values()), 1)
    assert isclose(sum(dice_score_chances(("RED", "YELLOW", "BLACK")).values()), 1)
    assert [round(mean_damage((c,)), 3) for c in ("RED", "YELLOW", "GREEN", "WHITE", "BLACK")] == [
        0.667,
        0.5,
        0.333,
        0.25,
        0.167,
    ]


def test_battles_are_symmetric_and_bounded() -> None:
    same = land_battle_odds([LEGION] * 4, [LEGION] * 4, rounds=2000)
    back = 1 - same.success - same.tie
    assert abs(same.success - back) < 5 * same.standard_error + 0.02
    assert 0 < same.standard_error < 0.02
    assert 0 < same.attacker_losses <= 4


@pytest.mark.parametrize("rounds", thinned([500, 1500], seconds=3))
def test_strength_generals_and_terrain_matter(rounds: int) -> None:
    def won(odds: Odds) -> float:
        return odds.success

    legions, pikes = [LEGION] * 4, ["pikemen"] * 4
    assert won(land_battle_odds(legions + [LEGION] * 2, [SPEARS] * 3, rounds=500)) > 0.8
    assert won(land_battle_odds(legions, pikes, terrain=3, rounds=800)) > won(
        land_battle_odds(legions, pikes, rounds=800)
    )
    mixed = ["republican_legionaries", "italian_infantry", "allied_cavalry", "velites", "scorpio", LEGION]
    punic = ["libyan_spearmen", "sacred_band", "punic_cavalry", "war_elephants", "libyan_javelinmen", SPEARS]
    led = land_battle_odds(mixed, punic, (5, 0), rounds=rounds)
    assert led.success >= land_battle_odds(mixed, punic, rounds=rounds).success - 0.03


def test_the_same_seed_gives_the_same_odds() -> None:
    assert land_battle_odds([LEGION] * 3, [SPEARS] * 3, rounds=50) == land_battle_odds(
        [LEGION] * 3, [SPEARS] * 3, rounds=50
    )


def test_odds_agree_with_battles_at_the_table() -> None:
    won = 0
    rounds = 150
    for seed in range(rounds):
        table = land_battle([LEGION] * 3, [SPEARS] * 3)
        table.decision = seed * 100
        table.begin()
        table.answer({ROME: FollowPlan(), CARTHAGE: FollowPlan()})
        won += table.finish().winner == "attacker"
    odds = land_battle_odds([LEGION] * 3, [SPEARS] * 3)
    error = sqrt(odds.success * (1 - odds.success) / rounds) + odds.standard_error
    assert abs(won / rounds - odds.success) < 3.5 * error
