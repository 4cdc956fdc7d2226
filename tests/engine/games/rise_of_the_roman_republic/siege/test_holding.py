"""Cities of an allied people that nobody holds are whose men are in them (section 11.2; rulings E8 and G75)."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.manpower import CallUpProvinces, PlaceLevy
from engine.games.rise_of_the_roman_republic.actions.movement import March, Regroup
from engine.games.rise_of_the_roman_republic.board.control import (
    cities_of,
    has_province_control,
    military_controller,
    province_of,
)
from engine.games.rise_of_the_roman_republic.board.sieges import is_friendly_city, set_city
from engine.games.rise_of_the_roman_republic.events.siege import CityHeld, CityTaken
from engine.games.rise_of_the_roman_republic.frames.turn import Turns
from engine.games.rise_of_the_roman_republic.state import Cup
from engine.games.rise_of_the_roman_republic.turn.invasion import is_city_counted_for
from tests.engine.games.rise_of_the_roman_republic.combat.fields import Field, alone, army

THURII, BEFORE_THURII, CONSENTIA, RHEGIUM = "5509", "5609", "5611", "6015"


def bruttium(boxes: int = 4) -> Field:
    """Pyrrhus before Thurii, in a Bruttium of this level, of whose cities nobody holds any."""
    table = alone(Field("eagle"), "epirus")
    table.state.cup = Cup(("pyrrhus",))
    table.state.levels = {**table.state.levels, "bruttium": {"epirus": boxes}}
    for place in cities_of("eagle", "bruttium"):
        set_city(table.state, place, holder="")
    kept = {name: one for name, one in table.state.stacks.items() if province_of(one.hex) != "bruttium"}
    table.state.stacks = kept
    army(table, "epirus", BEFORE_THURII, "pyrrhus", infantry=20)
    return table


def drop(table: Field, boxes: int = 3) -> None:
    table.state.levels = {**table.state.levels, "bruttium": {"epirus": boxes}}


@pytest.mark.ruling("G75")
def test_who_marches_into_an_allys_city_holds_it_with_its_own_defence_also_when_the_ally_is_lost() -> None:
    table = bruttium()
    defence = table.state.cities[CONSENTIA].ids
    table.phase("pyrrhus").act("epirus", March("all", ("5610", f"{CONSENTIA}+in")))
    assert [(one.place, one.power) for one in table.told(CityHeld)] == [(CONSENTIA, "epirus")]
    assert table.told(CityTaken) == [] and table.state.cities[CONSENTIA].ids == defence > 0
    drop(table)
    assert is_friendly_city(table.state, "epirus", CONSENTIA) and table.at("epirus", CONSENTIA, inside=True).troops


@pytest.mark.ruling("G75", "G45", "E23")
def test_a_province_whose_cities_all_have_a_garrison_stays_controlled_as_its_level_drops() -> None:
    """It touches points and the six provinces of 280 to 278."""
    table = bruttium()
    for place in cities_of("eagle", "bruttium"):
        army(table, "epirus", place, infantry=1, inside=True)
    table.begin(Turns(step="draw"), 1)
    drop(table)
    assert military_controller(table.state, "bruttium") == "epirus" and has_province_control(
        table.state, "epirus", "bruttium"
    )
    assert is_city_counted_for(table.state, "epirus", RHEGIUM)


@pytest.mark.ruling("G75")
def test_men_sent_into_the_city_from_before_it_hold_it_and_a_leader_alone_does_not() -> None:
    table = bruttium()
    table.phase("pyrrhus").act("epirus", March("alone", ("5610", f"{CONSENTIA}+in")), continuation=0)
    assert table.told(CityHeld) == [] and table.state.cities[CONSENTIA].holder == ""
    table = bruttium()
    army(table, "epirus", CONSENTIA, "megacles", infantry=5)
    table.phase("megacles").act("epirus", Regroup("inside", ("epirote:infantry",)))
    assert [one.place for one in table.told(CityHeld)] == [CONSENTIA]


@pytest.mark.ruling("G75")
def test_a_levy_that_is_put_into_a_city_holds_it() -> None:
    table = bruttium()
    table.phase("pyrrhus").act("epirus", CallUpProvinces())
    while table.moment() and "levying" in table.moment():
        open_to = [one for one in cities_of("eagle", "bruttium") if table.allowed("epirus", PlaceLevy(one))]
        table.act("epirus", PlaceLevy(CONSENTIA if CONSENTIA in open_to else "5405"))
    assert table.at("epirus", CONSENTIA, inside=True).troops
    assert table.state.cities[CONSENTIA].holder == "epirus"


@pytest.mark.ruling("E8")
@pytest.mark.parametrize(("boxes", "counts"), [(4, True), (3, False)])
def test_a_city_that_nobody_holds_brings_its_points_to_the_ally_of_its_province(boxes: int, counts: bool) -> None:
    """Ruling E8: without a garrison, until another takes it."""
    assert is_city_counted_for(bruttium(boxes).state, "epirus", RHEGIUM) == counts


@pytest.mark.ruling("G75")
def test_a_city_with_men_of_its_people_in_it_is_theirs_though_their_allies_are_there() -> None:
    table = alone(Field("central_italy"), "samnites")
    table.legion("III", "3914").state.cup = Cup(("pontius",))
    state = table.state
    state.masters, state.allied = {"umbria": "samnites"}, ("umbria",)
    state.levels = {**state.levels, "umbria": {"samnites": 2}}
    army(table, "umbria", "3109", "umbrian", infantry=5, inside=True)
    army(table, "samnites", "3109", infantry=5, inside=True)
    army(table, "samnites", "4109", "pontius", infantry=5, inside=True)
    table.begin(Turns(step="draw"), 1)
    assert table.told(CityHeld) == [] and table.state.cities["3109"].holder == ""
    table.state.stacks = {name: one for name, one in table.state.stacks.items() if one.power != "umbria"}
    table.state.cup = Cup(("pontius",))
    table.begin(Turns(step="draw"), 1)
    assert [(one.place, one.power) for one in table.told(CityHeld)] == [("3109", "samnites")]


@pytest.mark.ruling("G75")
def test_of_several_powers_of_a_side_its_own_holds_a_city() -> None:
    table = bruttium()
    table.state.masters = {**table.state.masters, "syracuse": "epirus"}
    army(table, "syracuse", CONSENTIA, infantry=9, inside=True)
    army(table, "epirus", CONSENTIA, infantry=1, inside=True)
    table.begin(Turns(step="draw"), 1)
    assert table.state.cities[CONSENTIA].holder == "epirus"
