"""Samnite manpower (Samnite Wars)."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.cup import EndPhase
from engine.games.rise_of_the_roman_republic.actions.diplomacy import RaiseSamnites
from engine.games.rise_of_the_roman_republic.actions.manpower import PlaceLevy, SplitLevy
from engine.games.rise_of_the_roman_republic.board.stacks import set_stack, total_sp
from engine.games.rise_of_the_roman_republic.events.manpower import SamnitesRaised
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.manpower.samnites import samnite_sp
from engine.games.rise_of_the_roman_republic.state import CityState, Stack, Troops
from tests.engine.games.rise_of_the_roman_republic.central_italy import italy
from tests.engine.games.rise_of_the_roman_republic.playing import Table

GOES_ON = 1


def with_sp(count: int) -> Table:
    """Pontius in Bovianum with all the SP that the Samnites have."""
    table = italy()
    for one in [one for one in table.state.stacks.values() if one.power == "samnites"]:
        set_stack(table.state, Stack("samnites", one.hex, one.inside))
    set_stack(table.state, Stack("samnites", "4109", True, ("pontius",), troops=(Troops("samnite", count),)))
    return table.begin(Phase(leader="pontius", side="samnites"))


def test_a_six_with_35_sp_in_play_brings_sixteen_and_two() -> None:
    """The example of the special rule (line 2294)."""
    table = with_sp(35).do("samnites", RaiseSamnites(), 6).do("samnites", PlaceLevy("4510"), GOES_ON)
    [raised] = table.told(SamnitesRaised)
    assert (raised.die, raised.sp, raised.infantry, raised.cavalry) == (6, 35, 16, 2)
    assert total_sp(table.state, table.at("samnites", "4510", inside=True)) == 18


def test_the_men_may_be_split_over_towns() -> None:
    table = with_sp(35).do("samnites", RaiseSamnites(), 6).do("samnites", SplitLevy("4510", 10, 0))
    table.do("samnites", SplitLevy("4208", 6, 1)).do("samnites", PlaceLevy("4109"), GOES_ON)
    found = [total_sp(table.state, table.at("samnites", place, inside=True)) for place in ("4510", "4208", "4109")]
    assert found == [10, 7, 35 + 1]


@pytest.mark.ruling("a.3.8", "W9")
def test_a_nine_with_90_sp_brings_nine_and_one_and_no_more_than_a_hundred_come_together() -> None:
    table = with_sp(90).do("samnites", RaiseSamnites(), 9).do("samnites", PlaceLevy("4109"), GOES_ON)
    assert (table.told(SamnitesRaised)[0].infantry, table.told(SamnitesRaised)[0].cavalry) == (9, 1)
    assert samnite_sp(table.state) == 100
    full = with_sp(95).do("samnites", RaiseSamnites(), 9).do("samnites", PlaceLevy("4109"), GOES_ON)
    assert (full.told(SamnitesRaised)[0].infantry, full.told(SamnitesRaised)[0].cavalry) == (4, 1)


@pytest.mark.ruling("c.15")
def test_men_are_raised_once_a_turn_by_any_leader_and_a_nought_brings_nobody() -> None:
    table = with_sp(35).do("samnites", RaiseSamnites(), 10, GOES_ON)
    assert samnite_sp(table.state) == 35 and not table.allowed("samnites", RaiseSamnites())
    table.do("samnites", EndPhase(), 1)
    table.stand("samnites", "4510", 5, "brutulus", inside=True).begin(Phase(leader="brutulus", side="samnites"))
    assert not table.allowed("samnites", RaiseSamnites())


def test_they_muster_in_cities_of_samnium_that_are_theirs_besieged_ones_too() -> None:
    table = with_sp(35).stand("rome", "4510", 20)
    cities = {"4510": CityState("samnites", 1, besieger="rome"), "4010": CityState("rome", 0)}
    table.state.cities = {**table.state.cities, **cities}
    table.do("samnites", RaiseSamnites(), 6)
    assert table.allowed("samnites", PlaceLevy("4510")) and not table.allowed("samnites", PlaceLevy("4010"))
    assert not table.allowed("samnites", PlaceLevy("4412"))
