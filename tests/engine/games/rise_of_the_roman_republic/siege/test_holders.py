"""Who holds a city, and what follows for its province (rulings c.33, c.37, c.39, G35, G39, G43, G44 and G45)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.board.control import has_province_control, military_controller
from engine.games.rise_of_the_roman_republic.board.sieges import is_city_open, is_friendly_city
from engine.games.rise_of_the_roman_republic.siege.attrition import besieged_roll
from engine.games.rise_of_the_roman_republic.state import CityState
from engine.games.rise_of_the_roman_republic.turn.sequence import rebuilt_city
from tests.engine.games.rise_of_the_roman_republic.combat.fields import (
    BENEVENTUM,
    BOVIANUM,
    PAESTUM,
    ROUGH,
    Field,
    alone,
    army,
)


@pytest.mark.ruling("c.33")
def test_a_city_is_friendly_to_its_holder_and_to_the_ally_of_its_tribe() -> None:
    table = Field()
    assert is_friendly_city(table.state, "epirus", PAESTUM) and not is_friendly_city(table.state, "rome", PAESTUM)
    luceria = "4508"
    assert is_friendly_city(table.state, "apulia", luceria) and not is_friendly_city(table.state, "samnites", luceria)
    table.state.masters, table.state.allied = {"apulia": "samnites"}, ("apulia",)
    assert is_friendly_city(table.state, "samnites", luceria)


@pytest.mark.ruling("c.33", "G40")
def test_nobody_goes_into_a_city_that_an_enemy_besieges() -> None:
    table = Field()
    assert is_city_open(table.state, "samnites", BOVIANUM)
    table.state.cities = {**table.state.cities, BOVIANUM: CityState("samnites", 3, 0, "rome")}
    assert not is_city_open(table.state, "samnites", BOVIANUM)


@pytest.mark.ruling("c.37", "G43")
def test_militia_comes_back_with_the_year_and_a_sacked_city_by_steps() -> None:
    state = Field().state
    assert rebuilt_city(state, BOVIANUM, CityState("rome", 0)).ids == 3
    sacked = rebuilt_city(state, BOVIANUM, CityState("rome", 0, 2))
    assert (sacked.ids, sacked.sacked) == (2, 1) and rebuilt_city(state, BOVIANUM, sacked).ids == 3
    assert rebuilt_city(state, BOVIANUM, CityState("samnites", 1, 0, "rome")).ids == 1
    state.devastated = ("samnium",)
    assert rebuilt_city(state, BOVIANUM, CityState("rome", 0)).ids == 0


@pytest.mark.ruling("G39")
def test_a_city_stays_with_who_took_it_when_he_has_left() -> None:
    """Alexander's four cities without a garrison need it at the start."""
    table = alone(Field(), "epirus")
    assert table.state.cities[PAESTUM].holder == "epirus"


@pytest.mark.ruling("G44", "c.39")
@pytest.mark.parametrize(("enemies", "held"), [(10, True), (11, False)])
def test_a_larger_enemy_outside_cities_takes_the_control_of_a_province(enemies: int, held: bool) -> None:
    """All SP of one enemy against all of the controller's; equal is not larger; at home too."""
    table = alone(Field())
    army(table, "samnites", BENEVENTUM, infantry=10, inside=True)
    army(table, "rome", ROUGH, infantry=enemies)
    assert (military_controller(table.state, "samnium") == "samnites") == held


@pytest.mark.ruling("c.39", "G45")
def test_a_province_is_held_by_its_large_cities_and_most_of_all_and_nobody_remembers() -> None:
    table = alone(Field())
    cities = table.state.cities
    table.state.cities = {**cities, BOVIANUM: msgspec.structs.replace(cities[BOVIANUM], holder="rome")}
    assert military_controller(table.state, "samnium") == "" and not has_province_control(
        table.state, "samnites", "samnium"
    )
    table.state.cities = {**cities, BENEVENTUM: msgspec.structs.replace(cities[BENEVENTUM], holder="rome")}
    assert military_controller(table.state, "samnium") == "samnites"


@pytest.mark.ruling("G35")
@pytest.mark.parametrize(
    ("levels", "names"), [({"epirus": 1}, ["port_open"]), ({"rome": 1}, ["port_blockaded"]), ({}, [])]
)
def test_a_port_is_open_or_blockaded_by_who_rules_its_sea(levels: dict[str, int], names: list[str]) -> None:
    """The Eagle alone (ruling c.44)."""
    table = alone(Field("eagle"))
    tarentum = "5405"
    army(table, "rome", tarentum, infantry=20)
    table.state.cities = {**table.state.cities, tarentum: CityState("epirus", 6, 0, "rome")}
    table.state.naval = {zone: dict(levels) for zone in table.state.naval}
    assert [one.name for one in besieged_roll(table.state, tarentum).modifiers] == names
