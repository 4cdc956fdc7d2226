"""Exact odds of sieges, and the anchors of their tables."""

import pytest

from engine.games.rise_of_the_roman_republic.siege.odds import assault_chances, attrition_chances, treachery_chances
from engine.games.rise_of_the_roman_republic.siege.results import (
    assault_column,
    assault_loss_percents,
    attrition_loss,
    departing_looter_sp,
    is_betrayed,
)


def test_siege_attrition_of_forty_two_at_nought_costs_one() -> None:
    """TV33."""
    assert attrition_loss(0, 42) == 1


def test_siege_attrition_of_eighty_three_at_nine_costs_fifty_five() -> None:
    """TV34."""
    assert attrition_loss(9, 83) == 55


@pytest.mark.ruling("G37")
def test_a_small_city_loses_its_militia_at_nine_alone() -> None:
    """Ruling G37: one SP, and the minimum needs more than five."""
    assert [attrition_loss(adjusted, 1) for adjusted in (8, 9, 10)] == [0, 1, 1]
    assert attrition_loss(1, 6) == 1 and attrition_loss(-1, 60) == 0


def test_columns_of_an_assault() -> None:
    """The ratio drops to the lower column; Rome is stormed by Romans a column further (RRR 9.31)."""
    assert [assault_column(*pair) for pair in ((9, 10), (10, 10), (19, 10), (20, 10), (90, 10))] == [0, 1, 2, 3, 6]
    assert assault_column(19, 10, 1) == 3 and assault_column(90, 10, 1) == 6
    assert (
        assault_loss_percents(5, 3) == (15, 35)
        and assault_loss_percents(-3, 0) == (30, 0)
        and assault_loss_percents(14, 6) == (0, 100)
    )


def test_odds_of_an_assault() -> None:
    """22 against 3 is six to one: at -3, it falls at 8 and 9 (adjusted 5 and 6)."""
    odds = assault_chances(22, 3, -3)
    assert odds.falls == 20.0 and odds.attacker == 2.2


def test_odds_of_siege_attrition() -> None:
    odds = attrition_chances(26, -4)
    assert odds.losses[0] == 0 and odds.losses[9] == 3 and odds.all == 0.0
    assert attrition_chances(1, 0).all == 10.0


def test_odds_of_treachery_can_be_nothing() -> None:
    """F24; 11 of a large city cannot be reached without Guile."""
    assert (
        treachery_chances("large", 0) == 0
        and treachery_chances("large", 3) == 20
        and treachery_chances("small", 0) == 10
    )
    assert is_betrayed("medium", 10) and not is_betrayed("medium", 9)


def test_gauls_go_home_with_their_loot() -> None:
    """TV30: a 7 against a Campaign of 5 takes seventy percent of twenty."""
    assert departing_looter_sp(7, 5, 20) == 14 and departing_looter_sp(5, 5, 20) == 0
