"""Who controls cities and provinces (sections 2.1 and 11.2; rulings c.33, c.39, G39, G44, G45, A6, A15 and s.4)."""

import pytest

from engine.games.rise_of_the_roman_republic.board.control import (
    has_province_control,
    military_controller,
    victory_points,
)
from engine.games.rise_of_the_roman_republic.state import CityState
from tests.engine.games.rise_of_the_roman_republic.playing import Table


def held(table: Table, holder: str, *places: str) -> Table:
    """Let a power hold cities."""
    table.state.cities = {**table.state.cities, **{place: CityState(holder, 1) for place in places}}
    return table


@pytest.mark.ruling("c.39")
def test_all_large_and_medium_cities_and_more_than_half_of_all_are_control() -> None:
    """Lucania: Paestum is Medium here; of its seven cities four are needed."""
    table = held(Table(), "rome", "4911", "4908", "5011")
    held(table, "", "5110", "5407")
    table.state.stacks = {where: one for where, one in table.state.stacks.items() if one.power != "epirus"}
    assert military_controller(table.state, "lucania") == ""
    assert military_controller(held(table, "rome", "5109").state, "lucania") == "rome"
    assert military_controller(held(table, "", "4911").state, "lucania") == ""
    assert military_controller(held(table, "rome", "5306", "5407").state, "lucania") == ""  # six cities without Paestum


@pytest.mark.ruling("G44")
def test_a_larger_enemy_outside_cities_breaks_control_an_equal_one_does_not() -> None:
    """Rome's 26 SP of Campania stand in Capua."""
    table = Table().stand("samnites", "4311", 26)
    assert military_controller(table.state, "campania") == "rome"
    assert military_controller(table.stand("samnites", "4311", 1).state, "campania") == ""
    inside = Table().stand("samnites", "4413", 40, inside=True)
    assert military_controller(inside.state, "campania") == "rome"  # not outside a city


@pytest.mark.ruling("G44", "A15")
def test_a_home_province_too_is_lost_to_a_larger_enemy_and_with_it_its_points() -> None:
    table = Table().stand("epirus", "4013", 40)
    assert victory_points(table.state)["rome"] == 2


@pytest.mark.ruling("A6")
def test_a_tribe_counts_as_an_enemy_in_the_field_and_its_cities_for_nobody() -> None:
    table = held(Table(), "rome", "4307", "4508", "4506", "4505", "4608")
    table.stand("rome", "4307", 5, inside=True).stand("apulia", "4408", 6, "apulian")
    table.state.masters = {"apulia": "samnites"}
    assert military_controller(table.state, "apulia") == ""
    table.state.masters = {"apulia": "rome"}
    assert military_controller(table.state, "apulia") == "rome"
    assert military_controller(held(table, "apulia", "4508").state, "apulia") == ""


@pytest.mark.ruling("c.39", "s.4")
def test_etruria_is_two_provinces_of_two_and_three_points() -> None:
    north, south = ("2315", "2414", "2514", "2613", "2717"), ("2813", "2911", "3012", "3115", "3116", "3315")
    table = held(Table(), "epirus", *north)
    assert victory_points(table.state) == {"rome": 4, "samnites": 3, "epirus": 2}
    assert victory_points(held(table, "epirus", *south).state)["epirus"] == 5


@pytest.mark.ruling("G45")
def test_control_has_no_memory_it_falls_to_the_ally_of_the_track() -> None:
    """The Eagle: Campania is Rome's Ally by its level of 4."""
    table = held(Table("eagle"), "epirus", "4412")
    assert military_controller(table.state, "campania") == "" and has_province_control(table.state, "rome", "campania")
    held(table, "epirus", "4413", "4512", "4612").stand("epirus", "4412", 30, inside=True)
    assert military_controller(table.state, "campania") == "epirus" and not has_province_control(
        table.state, "rome", "campania"
    )


@pytest.mark.ruling("G39")
def test_a_marker_stays_in_an_empty_city() -> None:
    """Epirus starts with four ungarrisoned cities."""
    assert all(Table().state.cities[place].holder == "epirus" for place in ("5110", "5407", "5611", "5711"))
