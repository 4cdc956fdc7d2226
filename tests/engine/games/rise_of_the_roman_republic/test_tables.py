"""The data: the map with its patches, the scenarios, and what the readers say of wrong entries."""

import pytest

from engine.games.rise_of_the_roman_republic.figures import Scenario
from engine.games.rise_of_the_roman_republic.tables import (
    CITIES,
    HEXES,
    LEADERS,
    NUMBERING,
    PROVINCES,
    RIVERS,
    ROADS,
    ROME,
    SCENARIOS,
    TABLES,
    hexside_between,
    read_record,
)
from engine.kernel.errors import EngineBug


def test_every_hex_is_there_and_rivers_run_between_neighbours() -> None:
    assert len(HEXES) == 2006 and len(RIVERS) == 226
    assert all(other in NUMBERING.neighbours(one) for one, other in RIVERS)


def test_the_patches_of_the_map_are_applied() -> None:
    """Rulings D1, D2, D5, D9 and D10."""
    assert HEXES["2408"].kind == "sea"
    assert [HEXES[one].zone for one in ("5402", "6013", "2926", "5411")] == [
        *("mare_adriaticum", "mare_ionium", "mare_sardoum", "mare_tyrrhenum")
    ]
    assert (HEXES["5602"].kind, HEXES["5602"].zone) == ("coastal", "mare_ionium")
    assert CITIES["4332"].id == "caralis" and CITIES["4134"].id == "sulci" and "4322" not in CITIES
    assert "2718" not in CITIES  # ruling D11
    assert SCENARIOS["alexander"].sizes == {"4911": "medium"} == SCENARIOS["central_italy"].sizes


def test_every_city_lies_in_its_province_and_its_port_at_the_sea() -> None:
    """Ravenna too, since 2408 is sea (ruling a.3.18)."""
    for place, city in CITIES.items():
        assert HEXES[place].province == city.province
        if city.port:
            near = [HEXES[one] for one in NUMBERING.neighbours(place) if one in HEXES]
            assert any(known.kind == "sea" for known in near), city


@pytest.mark.ruling("T19")
@pytest.mark.parametrize(
    ("scenario", "count"), [("alexander", 311), ("central_italy", 311), ("thunderbolt", 571), ("eagle", 462)]
)
def test_a_scenario_is_played_on_its_provinces(scenario: str, count: int) -> None:
    """Ruling D7; Ilva is among them, and out (ruling T19)."""
    assert sum(known.province in SCENARIOS[scenario].in_play for known in HEXES.values()) == count


def test_men_serve_where_they_are_listed() -> None:
    """Ruling D6."""
    of = {
        name: {one for one, man in LEADERS.items() if man.side == "rome" and name in man.scenarios}
        for name in SCENARIOS
    }
    assert of["alexander"] == {*map(str, range(101, 108)), "112", "113"}
    assert of["central_italy"] == set(map(str, range(104, 123)))
    assert of["eagle"] == set(map(str, range(201, 221)))
    assert of["thunderbolt"] == {"401", "402", *map(str, range(404, 412)), "pu_1", "pu_2", "pu_3"}


def test_distances_from_rome_are_the_printed_ones() -> None:
    """Section 5.28 names Reate as within three hexes."""
    assert {one: NUMBERING.distance(ROME, one) for one in ("3512", "4109", "4412", "4413", "4510")} == {
        "3512": 3,
        "4109": 7,
        "4412": 7,
        "4413": 7,
        "4510": 8,
    }
    near = {city.id for place, city in CITIES.items() if 0 < NUMBERING.distance(ROME, place) <= 3}
    assert near == {"tibur", "praeneste", "ostia", "antium", "reate", "alba_fucens", "fregellae"}


def test_roads_step_from_hex_to_hex() -> None:
    for road in ROADS.values():
        for one, other in zip(road.hexes, road.hexes[1:], strict=False):
            assert other in NUMBERING.neighbours(one), road
            assert hexside_between(one, other) == hexside_between(other, one)


def test_attrition_values_are_the_victory_points_of_the_start() -> None:
    """Latium and Campania 4, Samnium 3 (First Alexander)."""
    assert PROVINCES["latium"].attrition + PROVINCES["campania"].attrition == 4
    assert PROVINCES["samnium"].attrition == 3


def test_the_request_table_has_the_two_printed_figures() -> None:
    """Sections 7.11 and 10.14: a 6 builds one naval level, an 8 brings twelve SP."""
    assert TABLES.legion_request.reinforcements[8] == 12
    assert TABLES.legion_request.naval[6] == 1


def test_a_wrong_entry_is_named_with_its_file() -> None:
    with pytest.raises(EngineBug, match=r"data/rise_of_the_roman_republic/scenarios\.yaml, scenario x: "):
        read_record("scenarios", "scenario x", {"start": "now"}, Scenario)
