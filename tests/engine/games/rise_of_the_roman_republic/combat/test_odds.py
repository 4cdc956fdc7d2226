"""Exact odds of battles, and the anchors of the battle table."""

import pytest

from engine.games.rise_of_the_roman_republic.combat.odds import battle_odds, chance_of_at_least, chance_of_at_most
from engine.games.rise_of_the_roman_republic.combat.results import (
    RESULTS,
    battle_outcome,
    elite_cavalry_modifier,
    pursuit_percent,
    ratio_modifier,
    tactical_value,
    unpredictable_outcome,
)
from engine.games.rise_of_the_roman_republic.tables import TABLES


@pytest.mark.parametrize(
    ("fixed", "attacker", "defender", "chances"),
    [
        (1, "E", "B", [0.60, 9.60, 23.60, 39.60, 26.60]),
        (-1, "E", "B", [0.74, 3.68, 15.02, 37.48, 43.08]),
        (1, "B", "E", [33.28, 39.68, 20.02, 6.28, 0.74]),
    ],
)
def test_the_three_exact_battles(fixed: int, attacker: str, defender: str, chances: list[float]) -> None:
    """Section 8 of the rulings: Calvinus against Pontius, Lentulus against Alexander, Alexander against Lentulus."""
    odds = battle_odds(fixed, attacker, defender)
    assert [round(odds.chances[one], 4) for one in RESULTS] == chances
    assert odds.win == round(chances[0] + chances[1], 4)


@pytest.mark.parametrize(
    ("net", "counts"),
    [(-4, [0, 0, 2, 4, 3]), (-2, [0, 1, 3, 4, 2]), (0, [0, 3, 3, 4, 0]), (2, [1, 4, 3, 2, 0]), (4, [2, 4, 3, 0, 0])],
)
@pytest.mark.ruling("c.4")
def test_results_by_net_modifier(net: int, counts: list[int]) -> None:
    """Ruling c.4 gives them of ten, the unpredictable die apart; for nobody against nobody."""
    dice = [die for die in range(10) if not (die == 0 and net <= -4) and not (die == 9 and net >= 4)]
    found = [battle_outcome(die, net).result for die in dice]
    assert [found.count(one) for one in RESULTS] == counts


def test_a_die_that_must_not_or_must_exceed_a_number() -> None:
    assert (chance_of_at_most(4), chance_of_at_most(-1), chance_of_at_most(12)) == (50, 0, 100)
    assert (chance_of_at_least(7), chance_of_at_least(11), chance_of_at_least(-3)) == (30, 0, 100)


def test_adjusted_nine_costs_ten_and_twenty() -> None:
    """TV36."""
    assert battle_outcome(7, 2) == battle_outcome(9, 0)
    assert (battle_outcome(7, 2).attacker, battle_outcome(7, 2).defender, battle_outcome(7, 2).result) == (
        10,
        20,
        "a_win",
    )


def test_the_ten_of_the_unpredictable_table() -> None:
    """TV37: net -5, a natural 0, then a 10: the underdog, here the attacker, wins at 15 to 25."""
    found = unpredictable_outcome(0, -5)
    assert (found.attacker, found.defender, found.result) == (15, 25, "a_major")
    assert unpredictable_outcome(1, 5).result == "a_major" and unpredictable_outcome(8, 5).result == "d_win"


def test_force_ratio() -> None:
    """28 against 30 is -1, three times as many 3 (F17, TV35)."""
    force = TABLES.force_ratio
    assert [ratio_modifier(force, *pair) for pair in ((28, 30), (30, 10), (10, 10), (15, 10), (10, 60), (40, 10))] == [
        *(-1, 3, 0, 2, -5, 4)
    ]


def test_cavalry_needs_two_sp_more_and_half_as_many_again() -> None:
    horse = TABLES.cavalry_ratio
    assert [ratio_modifier(horse, *pair) for pair in ((4, 3), (4, 2), (6, 2), (3, 4), (2, 0), (1, 0))] == [
        0,
        1,
        2,
        0,
        2,
        0,
    ]


@pytest.mark.ruling("G23")
def test_elite_cavalry_counts_unless_it_is_half_the_others() -> None:
    """Ruling G23."""
    assert elite_cavalry_modifier((3, True), (5, False)) == 1 and elite_cavalry_modifier((3, True), (6, False)) == 0
    assert elite_cavalry_modifier((3, False), (3, True)) == -1 and elite_cavalry_modifier((3, True), (3, True)) == 0


def test_nobody_has_no_tactics() -> None:
    """Ruling c.13."""
    assert tactical_value("", 9) == 0 and tactical_value("A", 0) == 5 and tactical_value("E", 9) == 4


def test_pursuit_by_die() -> None:
    assert [pursuit_percent(die, superior=1, major=False) for die in (4, 5, 7, 8)] == [0, 5, 5, 10]
    assert pursuit_percent(3, superior=2, major=True) == 5 and pursuit_percent(6, superior=2, major=True) == 10
