"""By which way a force gets out of an enemy's reach (sections 5.41, 5.63, 8.23 and 8.37; rulings c.51 and G18)."""

import pytest

from engine.games.rise_of_the_roman_republic.board.losses import whole_stack_part
from engine.games.rise_of_the_roman_republic.combat.escapes import possible_avoidances
from tests.engine.games.rise_of_the_roman_republic.combat.fields import Field, alone, army, office

SAMNIUM, GOAL = "4410", "4610"
OVER_APULIA, WITHIN = ("4509", "4610"), ("4510", "4610")  # equally dear, and dry


def test_a_magistrate_slips_away_by_the_way_that_stays_in_his_province() -> None:
    """Section 5.41: the other way to the same hex leads out of it."""
    table = alone(Field(), "samnites", "rome")
    office(table, "101", "praetor", "V")
    own = army(table, "rome", SAMNIUM, "101", legions=("V",))
    found = {one.to: one.way for one in possible_avoidances(table.state, whole_stack_part(table.state, own), "101")}
    assert found[GOAL] == WITHIN


def test_a_roman_force_goes_round_rome() -> None:
    """Section 5.63: it does not come into the city, not even in passing."""
    table = alone(Field(), "samnites", "rome")
    office(table, "105", "dictator")
    own = army(table, "rome", "3713", "105", legions=("III",))
    found = {one.to: one.way for one in possible_avoidances(table.state, whole_stack_part(table.state, own), "105")}
    assert found["3815"] == ("3814", "3815")
    assert "3714" not in found


@pytest.mark.ruling("c.51", "G18")
@pytest.mark.parametrize("enemies", [0, 1])
def test_of_equally_dear_ways_out_the_one_that_stirs_no_tribe_is_taken(enemies: int) -> None:
    table = alone(Field(), "samnites", "rome", "epirus")
    own = army(table, "samnites", SAMNIUM, "minatius", infantry=20)
    army(table, "rome", "4510", "113", legions=("III",) if enemies else ())
    found = {
        one.to: one.way for one in possible_avoidances(table.state, whole_stack_part(table.state, own), "minatius")
    }
    assert found[GOAL] == (OVER_APULIA if enemies else WITHIN)
