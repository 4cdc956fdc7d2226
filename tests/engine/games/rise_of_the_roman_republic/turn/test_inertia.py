"""The Inertia Attrition Segment (section 3.0 G/1; ruling G51)."""

import pytest

from engine.games.rise_of_the_roman_republic.board.parts import move_force_to_hex
from engine.games.rise_of_the_roman_republic.events.combat import Modifier
from engine.games.rise_of_the_roman_republic.events.movement import InertiaRolled
from engine.games.rise_of_the_roman_republic.forces import Force, Troops
from engine.games.rise_of_the_roman_republic.frames.movement import Inertia
from engine.games.rise_of_the_roman_republic.state import CityState, RiseState, Stack
from engine.games.rise_of_the_roman_republic.turn.inertia import inertia_modifiers, stacks_due_for_inertia
from tests.engine.games.rise_of_the_roman_republic.playing import Table

pytestmark = pytest.mark.ruling("G51")


def added(state: RiseState, there: Stack, size: int) -> int:
    """Return what is added to the die of a stack of so many Attrition SP."""
    return sum(one.amount for one in inertia_modifiers(state, there, size))


def alone(scenario: str = "alexander") -> Table:
    """Return a table with nobody on the map but Alexander, 33 Attrition SP in Lucania."""
    table = Table(scenario)
    table.state.stacks = {key: one for key, one in table.state.stacks.items() if key == "epirus@5209"}
    return table


@pytest.mark.ruling("G51")
def test_a_body_of_more_than_twenty_is_rolled_for_and_loses_dropped_percent() -> None:
    """33 Attrition SP in a province of value 3: +1; 8 + 1 = 9 loses 8 percent, 2 SP, and no scale is used."""
    table = alone().begin(Inertia(), 8, 1)
    rolled = table.told(InertiaRolled)[0]
    assert (rolled.die, rolled.modifier, rolled.sp, rolled.percent, rolled.loss) == (8, 1, 33, 8, 2)
    assert rolled.modifiers == (Modifier("poor", 1, 3),)
    assert table.at("epirus", "5209").troops == (Troops("epirote", 23, 4),)


@pytest.mark.ruling("c.1")
def test_a_zero_is_the_lowest_die_and_costs_nothing() -> None:
    """Ruling c.1."""
    table = alone().begin(Inertia(), 10, 1)
    assert table.told(InertiaRolled)[0].percent == 0


def test_who_is_inside_an_own_city_without_siege_is_spared() -> None:
    table = alone().stand("rome", "3714", 60, inside=True).stand("rome", "4412", 60, inside=True)
    table.state.cities = {**table.state.cities}
    assert stacks_due_for_inertia(table.state) == ("epirus@5209",)


def test_a_tribe_in_a_city_of_its_own_is_spared_too() -> None:
    """A city that nobody holds is its province's tribe's (ruling c.33)."""
    table = alone().stand("apulia", "4508", 30, "apulian", inside=True)
    table.state.masters = {"apulia": "samnites"}
    assert table.state.cities["4508"].holder == "" and stacks_due_for_inertia(table.state) == ("epirus@5209",)
    table.state.cities = {**table.state.cities, "4508": CityState("", 3, 0, "rome")}
    assert stacks_due_for_inertia(table.state) == ("apulia@4508+in", "epirus@5209")


def test_twenty_are_too_few() -> None:
    table = alone().stand("samnites", "4109", 20).stand("samnites", "4110", 21)
    assert stacks_due_for_inertia(table.state) == ("epirus@5209", "samnites@4110")


def test_who_came_from_another_province_this_turn_is_spared_until_the_next() -> None:
    table = alone()
    table.state.roamed_troops = {"epirus@5209": table.at("epirus", "5209").troops}
    table.begin(Inertia(), 1)
    assert table.told(InertiaRolled) == []
    assert not table.state.roamed_troops


@pytest.mark.ruling("G77")
def test_one_who_came_from_another_province_spares_no_others_of_his_stack() -> None:
    """Section 6.46, ruling G77: 33 Attrition SP have stayed, whoever joins them."""
    table = alone().stand("epirus", "5405", 1)
    move_force_to_hex(table.state, "epirus@5405", Force((), (), (Troops("italian", 1),)), "5209")
    table.begin(Inertia(), 8, 1)
    rolled = table.told(InertiaRolled)
    assert [(one.sp, one.loss) for one in rolled] == [(33, 2)]
    assert Troops("italian", 1) in table.at("epirus", "5209").troops


def test_a_table_stored_with_keys_of_stacks_among_those_who_came_spares_the_whole_stack() -> None:
    table = alone()
    table.state.roamed = ("epirus@5209",)
    assert stacks_due_for_inertia(table.state) == ()


@pytest.mark.ruling("G51")
def test_a_home_province_and_control_do_not_add_up_and_each_thirty_more_costs_one() -> None:
    """Samnium: +1 for its value of 3, -2 as home, +2 for 80 Attrition SP; devastated +2 more."""
    table = alone().stand("samnites", "4109", 80)
    there = table.at("samnites", "4109")
    assert added(table.state, there, 80) == 1 - 2 + 2
    table.state.devastated = ("samnium",)
    assert added(table.state, there, 80) == 1 - 2 + 2 + 2


def test_a_tribe_is_at_home_in_its_own_province() -> None:
    table = alone().stand("lucania", "4908", 25)
    table.state.masters = {"lucania": "rome"}
    assert added(table.state, table.at("lucania", "4908"), 25) == 1 - 2


@pytest.mark.parametrize(("season", "poor"), [("", 2), ("drought", 2), ("good_harvest", 1)])
def test_a_drought_makes_the_poorest_province_no_richer(season: str, poor: int) -> None:
    """Sabinus has 4, the most that the table knows; a drought makes it 5."""
    table = Table("central_italy").stand("samnites", "3512", 25)
    table.state.season = (season,) if season else ()
    assert added(table.state, table.at("samnites", "3512"), 25) == poor
