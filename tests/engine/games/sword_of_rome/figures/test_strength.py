"""Strength and losses (12.2, 12.3): the rulebook's figures, by whole enumeration where they are averages."""

from itertools import product

import pytest

from engine.games.sword_of_rome.combat.strength import half_rounded_up, ratio_mod, unmodified_dice_losses
from engine.games.sword_of_rome.tables import TABLES


def test_b01_b02_the_force_ratio() -> None:
    """Section 12.2."""
    assert ratio_mod(8, 4) == 3
    assert ratio_mod(10, 5) == 3


@pytest.mark.ruling(4)
def test_ruling_4_automatic_victory_from_four_to_one() -> None:
    assert TABLES.force_ratio(8, 2) is None
    assert TABLES.force_ratio(7, 2) is not None


@pytest.mark.ruling(6)
def test_ruling_6_no_modifier_below_five_to_four() -> None:
    assert (ratio_mod(5, 5), ratio_mod(6, 5), ratio_mod(5, 4)) == (0, 0, 1)


@pytest.mark.ruling(144)
def test_ruling_144_a_cancelled_automatic_victory_counts_as_the_highest_row() -> None:
    assert ratio_mod(20, 2) == TABLES.highest_ratio


@pytest.mark.ruling(1)
def test_ruling_1_b04_the_losers_own_ones_count() -> None:
    cost = unmodified_dice_losses((6, 5, 3), 5, (5, 5, 1), 5)
    assert (cost.loser_cu, cost.winner_cu) == (5, 2)


@pytest.mark.ruling(2)
def test_ruling_2_b05_the_size_that_rolled_chooses_the_column() -> None:
    cost = unmodified_dice_losses((6, 5, 3), 1, (5, 5, 1), 2)
    assert (cost.loser_cu, cost.winner_cu) == (3, 2)


def test_b03_the_losses_of_the_example() -> None:
    """Section 12.3."""
    cost = unmodified_dice_losses((5, 5, 4), 5, (5, 2, 2), 10)
    assert (cost.loser_cu, cost.winner_cu) == (5, 1)


def test_z03_support_is_half_of_the_losses_rounded_up() -> None:
    """Section 12.5."""
    assert half_rounded_up(5) == 3


def test_b22_average_losses_over_all_rolls() -> None:
    """All 6^6 rolls of two equal armies of three or more: the loser 4.06, the winner 1.07 (section 12.3)."""
    loser = winner = 0
    throws = [(sum(dice), dice) for dice in product(range(1, 7), repeat=3)]
    for a, ours in throws:
        for d, theirs in throws:
            won, lost = (ours, theirs) if a > d else (theirs, ours)
            cost = unmodified_dice_losses(won, 3, lost, 3)
            loser, winner = loser + cost.loser_cu, winner + cost.winner_cu
    assert round(loser / 6**6, 2) == 4.06
    assert round(winner / 6**6, 2) == 1.07
