"""Lilybaeum, which Carthage never gives up: Pyrrhus has to take it though Carthage is his (The Eagle)."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.siege import (
    Assault,
    DemandSurrender,
    OccupyCity,
    PlaceSiege,
    Treachery,
)
from engine.games.rise_of_the_roman_republic.board.control import has_province_control
from engine.games.rise_of_the_roman_republic.board.sieges import city_strength, is_city_open, set_city
from engine.games.rise_of_the_roman_republic.events.siege import SiegeAttritionRolled
from engine.games.rise_of_the_roman_republic.frames.siege import SiegeAttrition
from engine.games.rise_of_the_roman_republic.movement.limits import can_enter_city
from engine.games.rise_of_the_roman_republic.movement.mover import armies_movable_without_leader, movable_armies
from engine.games.rise_of_the_roman_republic.naval.cargo import reachable_ports
from engine.games.rise_of_the_roman_republic.powers.expedition import expedition_ports as landings
from engine.games.rise_of_the_roman_republic.powers.review import review_powers
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.state import CityState
from engine.games.rise_of_the_roman_republic.turn.invasion import point_places_by_side
from engine.kernel.dice import ScriptedDice
from tests.engine.games.rise_of_the_roman_republic.combat.fields import Field, alone, army

LILYBAEUM, PANORMUS, SEGESTA = "5526", "5423", "5425"


def before(place: str, *, garrison: int, level_of: int = 4, infantry: int = 40) -> Field:
    """Pyrrhus outside a city of Carthage, which is his ally from a level of 4 on, with so many infantry SP inside."""
    table = alone(Field("eagle"), "carthage", "epirus")
    army(table, "carthage", place, infantry=garrison, kind="ligurian", inside=True)
    army(table, "epirus", place, "pyrrhus", infantry=infantry)
    state = table.state
    state.levels = {**state.levels, "west_sicilia": {"epirus": level_of}}
    state.masters = {"carthage": "epirus"} if level_of >= 4 else {}
    state.once = (*state.once, "awake:carthage", "landed")
    return table


@pytest.mark.ruling("E33")
def test_pyrrhus_besieges_and_storms_lilybaeum_though_carthage_is_his() -> None:
    table = before(LILYBAEUM, garrison=10).phase("pyrrhus")
    assert table.allowed("epirus", Treachery(1)) and not table.allowed("epirus", DemandSurrender(LILYBAEUM))
    table.act("epirus", PlaceSiege(), continuation=0)
    assert table.state.cities[LILYBAEUM].besieger == "epirus"
    review_powers(RisePlay(table.state, ScriptedDice()))
    assert table.state.cities[LILYBAEUM].besieger == "epirus"  # that Carthage is his lifts nothing
    table.state.cities = {**table.state.cities, LILYBAEUM: CityState("carthage", 0, 0, "epirus")}
    alone(table, "carthage")
    army(table, "carthage", LILYBAEUM, infantry=1, kind="ligurian", inside=True)
    table.phase("pyrrhus").act("epirus", Assault(), assault=9).finish_until("capture.occupy")
    table.act("epirus", OccupyCity(False))
    assert table.state.cities[LILYBAEUM].holder == "epirus" and not table.at("carthage", LILYBAEUM, inside=True).troops
    assert point_places_by_side(table.state)["epirus"][LILYBAEUM] == 3 and has_province_control(
        table.state, "epirus", "west_sicilia"
    )


@pytest.mark.ruling("E33")
def test_lilybaeum_starves_under_his_siege_and_its_men_stay_in_it() -> None:
    table = before(LILYBAEUM, garrison=15)
    set_city(table.state, LILYBAEUM, besieger="epirus")
    assert not any(one.power == "carthage" for one in armies_movable_without_leader(table.state, "pyrrhus").values())
    assert LILYBAEUM not in landings(table.state)
    table.start(SiegeAttrition(), **{f"siege_{LILYBAEUM}_besieged": 9, f"siege_{LILYBAEUM}_besieger": 1})
    assert {one.power for one in table.told(SiegeAttritionRolled)} == {"epirus", "carthage"}
    assert table.state.cities[LILYBAEUM].besieger == "epirus" and city_strength(table.state, LILYBAEUM) < 15 + 3


@pytest.mark.ruling("E33")
def test_his_own_men_never_go_into_lilybaeum_but_into_carthages_other_cities() -> None:
    """Neither by land nor from the sea, and none of its defence is asked to leave; 10 SP stay there anyway."""
    table = before(SEGESTA, garrison=0)
    army(table, "carthage", LILYBAEUM, infantry=10, kind="ligurian", inside=True)
    army(table, "carthage", PANORMUS, infantry=3, kind="gallic", inside=True)
    state = table.state
    assert not is_city_open(state, "epirus", LILYBAEUM) and is_city_open(state, "epirus", PANORMUS)
    assert not can_enter_city(state, "epirus", LILYBAEUM, lone=False) and not can_enter_city(
        state, "epirus", LILYBAEUM, lone=True
    )
    assert is_city_open(state, "carthage", LILYBAEUM)
    army(table, "epirus", PANORMUS, "megacles", infantry=5, inside=True)
    ports = reachable_ports(state, movable_armies(table.state, "megacles")["all"])
    assert LILYBAEUM in ports and LILYBAEUM + "+in" not in ports


@pytest.mark.ruling("E33")
@pytest.mark.parametrize(("place", "level_of"), [(PANORMUS, 4), (PANORMUS, 1), (LILYBAEUM, 1)])
def test_no_other_city_of_an_ally_is_besieged_and_an_enemys_is_as_ever(place: str, level_of: int) -> None:
    table = before(place, garrison=10, level_of=level_of).phase("pyrrhus")
    hostile = level_of < 4
    assert table.allowed("epirus", PlaceSiege()) == table.allowed("epirus", Treachery(1)) == hostile


@pytest.mark.ruling("E33")
def test_a_siege_of_lilybaeum_goes_on_when_carthage_becomes_his_and_one_of_panormus_ends() -> None:
    for place, stays in ((LILYBAEUM, True), (PANORMUS, False)):
        table = before(place, garrison=10, level_of=3)
        set_city(table.state, place, besieger="epirus")
        table.state.levels = {**table.state.levels, "west_sicilia": {"epirus": 4}}
        review_powers(RisePlay(table.state, ScriptedDice()))
        assert table.state.masters["carthage"] == "epirus"
        assert (table.state.cities[place].besieger == "epirus") is stays
