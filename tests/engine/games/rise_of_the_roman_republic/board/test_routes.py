"""Attrition Points of ways, and the cheapest ways (section 6.41; rulings c.3, c.22, c.48, G13, G14, G15)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.board.hexmap import terrain
from engine.games.rise_of_the_roman_republic.board.routes import (
    POINT,
    Found,
    cheapest_ways,
    terms_of,
    way_cost_quarters,
)
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import ROME
from tests.engine.games.rise_of_the_roman_republic.playing import Table

CUMAE, BOVIANUM, CAPUA, PAESTUM, RHEGIUM = "4413", "4109", "4412", "4911", "6015"


def italy(scenario: str = "alexander") -> RiseState:
    state = Table(scenario).state
    state.home_ground = ("latium", "campania")
    return state


def cheapest(state: RiseState, power: str, start: str, goal: str, *, shortest: bool = False) -> Found:
    return dict(cheapest_ways(terms_of(state, power), start, goals=(goal,), shortest=shortest))[goal]


@pytest.mark.parametrize(
    ("start", "goal", "expected"),
    [(ROME, CUMAE, 2.0), (ROME, BOVIANUM, 4.0), (CAPUA, BOVIANUM, 4.0), (ROME, PAESTUM, 5.5)],
)
@pytest.mark.ruling("c.22", "a.3.14")
def test_the_cheapest_ways_cost_what_the_vectors_say(start: str, goal: str, expected: float) -> None:
    """Ruling c.22 and TV32: Rome to Cumae (Latium 2 + Campania 2) / 2, ...; before the relief of a city."""
    found = cheapest(italy(), "rome", start, goal)
    assert found.cost == expected * POINT
    assert way_cost_quarters(italy(), "rome", (start, *found.places)) == found.cost


@pytest.mark.ruling("c.22")
def test_a_movement_that_ends_in_a_medium_city_costs_three_points_less_but_never_less_than_nothing() -> None:
    """Ruling c.22 (b): Rome to Cumae costs 0 inside the city."""
    found = cheapest(italy(), "rome", ROME, CUMAE)
    assert way_cost_quarters(italy(), "rome", (ROME, *found.places), inside=True) == 0
    way = (ROME, *cheapest(italy(), "rome", ROME, RHEGIUM).places)
    outside = way_cost_quarters(italy(), "rome", way)
    assert way_cost_quarters(italy(), "rome", way, inside=True) == outside - 3 * POINT


def test_taurinorum_is_fifty_one_hexes_from_rhegium() -> None:
    """The fewest hexes between the ends of the map, which a route may have; the cheapest way has some more."""
    state = italy("thunderbolt")
    shortest = cheapest(state, "carthage", "1221", RHEGIUM, shortest=True)
    usual = cheapest(state, "carthage", "1221", RHEGIUM)
    assert len(shortest.places) == 51 and len(usual.places) <= 80
    assert usual.cost <= shortest.cost


@pytest.mark.ruling("G13")
def test_rome_pays_half_where_it_had_control_as_the_turn_began_and_the_samnites_in_samnium() -> None:
    """Ruling G13 and the scenarios' own paragraphs; section 6.41 keeps fractions."""
    state = italy()
    assert way_cost_quarters(state, "rome", (ROME, "3713")) == 1 * POINT
    state.home_ground = ()
    assert way_cost_quarters(state, "rome", (ROME, "3713")) == 2 * POINT
    assert way_cost_quarters(state, "samnites", ("4109", "4110")) == (3 + 1) / 2 * POINT  # a mountain; ruling c.48
    assert way_cost_quarters(state, "epirus", ("4109", "4110")) == (3 + 1) * POINT


@pytest.mark.ruling("c.22")
def test_no_river_costs_anything_between_two_hexes_of_home_ground() -> None:
    """Ruling c.22 (a): the Anio between Tibur and Praeneste; for others it costs half a point."""
    state = italy()
    assert way_cost_quarters(state, "rome", ("3713", "3614")) == 1 * POINT
    assert way_cost_quarters(state, "epirus", ("3713", "3614")) == 2.5 * POINT


@pytest.mark.ruling("G14", "c.48")
def test_a_river_belongs_to_the_province_that_is_entered() -> None:
    """Ruling G14: the Liris from Latium into Campania; halved with all else there (ruling c.48)."""
    state = italy()
    state.home_ground = ("campania",)
    assert way_cost_quarters(state, "rome", ("4312", "4412")) == (2 + 0.5) / 2 * POINT


@pytest.mark.ruling("c.3")
def test_a_province_crossed_by_road_alone_costs_one_less_and_hinders_nobody() -> None:
    """Ruling c.3: the Via Salaria through the mountains; a step off it, and all that hinders counts."""
    state = italy()
    by_road = ("3512", "3412", "3411", "3410", "3409", "3308")
    assert way_cost_quarters(state, "epirus", by_road) == sum([3 - 1, 4 - 1, 2 - 1]) * POINT
    assert way_cost_quarters(state, "epirus", (*by_road, "3307", "3308", "3208")) == sum([3 - 1, 4 - 1, 2]) * POINT


@pytest.mark.ruling("c.3")
def test_only_what_is_entered_off_the_road_hinders_in_a_province_left_by_road_once() -> None:
    """Section 6.41 and ruling c.3: the marsh of the Appia at 3914 is entered by road and costs nothing, though other
    steps in Latium are off the road; so Rome comes to Capua for 2 points. Entered off the road it costs its point."""
    state, by_appia = italy(), ("3814", "3914", "4014", "4114", "4113", "4213", "4312", CAPUA)
    assert terrain("3914") == terrain("4015") == "marsh"
    assert way_cost_quarters(state, "rome", (ROME, *by_appia)) == (2 + 2) / 2 * POINT
    assert way_cost_quarters(state, "epirus", (ROME, "3814", "3914", "3915")) == 2 * POINT
    assert (
        way_cost_quarters(state, "epirus", (ROME, "3814", "3914", "4015")) == (2 + 1) * POINT
    )  # the next marsh, off the road
    assert way_cost_quarters(state, "epirus", ("3915", "3914", "3814")) == (2 + 1) * POINT
    assert way_cost_quarters(state, "epirus", (ROME, "3814", "3914")) == (2 - 1) * POINT


@pytest.mark.ruling("G14")
def test_a_devastated_province_costs_one_more_within_the_half() -> None:
    """Ruling G14."""
    state = italy()
    state.devastated = ("latium",)
    assert way_cost_quarters(state, "rome", (ROME, "3713")) == (2 + 1) / 2 * POINT


@pytest.mark.ruling("c.3")
def test_a_province_is_paid_for_once_in_a_movement() -> None:
    """Ruling c.3: back and forth between Latium and Campania."""
    state = italy()
    assert way_cost_quarters(state, "rome", ("4312", "4412", "4312", "4412")) == 2 * POINT


def test_a_way_can_be_asked_for_that_keeps_to_the_roads_or_away_from_some_hexes() -> None:
    state = italy("thunderbolt")
    known = terms_of(state, "carthage")
    by_road = dict(cheapest_ways(known, ROME, goals=("3307",), roads_first=True))["3307"].places
    assert by_road == ("3614", "3513", "3512", "3412", "3411", "3410", "3409", "3308", "3307")
    around = dict(cheapest_ways(known, ROME, goals=("3307",), avoiding={"3512"}))["3307"].places
    assert "3512" not in around
    assert "3512" in dict(cheapest_ways(known, ROME, goals=("3512",), dear={"3512"}))
    stopped = dict(cheapest_ways(known, ROME, halting={"3512"}))
    assert all("3512" not in found.places[:-1] for found in stopped.values())


def test_the_search_agrees_with_the_price_of_every_way_that_it_finds() -> None:
    for name, power in (("alexander", "rome"), ("alexander", "epirus"), ("thunderbolt", "rome")):
        state = msgspec.structs.replace(italy(name))
        for start in (ROME, "4109", "5405", "2613"):
            for goal, found in cheapest_ways(terms_of(state, power), start):
                assert way_cost_quarters(state, power, (start, *found.places)) == found.cost, (name, start, goal)


@pytest.mark.ruling("E34")
def test_messana_costs_what_is_printed_for_its_hex_apart_from_east_sicilia() -> None:
    """The list of cities prints Messana under East Sicilia [3]; the Eagle makes a province of its own of it."""
    state = italy("eagle")
    assert way_cost_quarters(state, "epirus", ("5816", "5915")) == 3 * POINT
    assert way_cost_quarters(state, "epirus", ("5816", "5915", "5916")) == (3 + 3) * POINT
