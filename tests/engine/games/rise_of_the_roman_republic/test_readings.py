"""Readings of the text that are settled by the data, or by one function alone (rulings a.3 and others)."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.board.attrition import attrition_sp_due
from engine.games.rise_of_the_roman_republic.board.control import alliance_row_of, has_province_control
from engine.games.rise_of_the_roman_republic.board.routes import POINT, cheapest_ways, terms_of
from engine.games.rise_of_the_roman_republic.board.stacks import set_stack
from engine.games.rise_of_the_roman_republic.combat.fates import roll_commander_casualty
from engine.games.rise_of_the_roman_republic.events.combat import CasualtyRolled
from engine.games.rise_of_the_roman_republic.frames.politics import Strategic
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.manpower.levies import levy_cut_to
from engine.games.rise_of_the_roman_republic.siege.attrition import besieged_roll
from engine.games.rise_of_the_roman_republic.siege.surrender import cities_to_ask_for_surrender
from engine.games.rise_of_the_roman_republic.tables import CITIES, LEADERS, ROADS, ROME, SCENARIOS
from engine.games.rise_of_the_roman_republic.turn.sequence import rebuilt_city
from tests.engine.games.rise_of_the_roman_republic.playing import Table

CUMAE, CAPUA, BOVIANUM = "4413", "4412", "4109"


@pytest.mark.ruling("a.3.5")
def test_elections_are_part_of_the_strategic_decision_phase() -> None:
    table = Table().begin(Strategic())
    assert table.moment().split(": ")[1].startswith("strategic.")


@pytest.mark.ruling("a.3.9")
def test_the_samnites_storm_at_three_less_in_alexanders_scenario_too() -> None:
    assert SCENARIOS["alexander"].siege_capability["samnites"] == -3


@pytest.mark.ruling("a.3.14")
def test_rivers_are_free_on_home_ground_so_that_rome_to_cumae_costs_two() -> None:
    state = Table().state
    state.home_ground = ("latium", "campania")
    assert dict(cheapest_ways(terms_of(state, "rome"), ROME, goals=(CUMAE,)))[CUMAE].cost == 2 * POINT


@pytest.mark.ruling("a.3.16")
def test_fifty_two_attrition_sp_lose_one_for_six_points() -> None:
    assert attrition_sp_due(52, 6 * POINT) == 1


@pytest.mark.ruling("a.3.17")
def test_who_can_be_elected_goes_by_the_list_of_eligible_men() -> None:
    romans = {name: man.scenarios for name, man in LEADERS.items() if man.side == "rome"}
    assert romans["101"] == ("alexander",) and "alexander" not in romans["108"] and "403" in romans
    assert romans["403"] == () and set(romans["112"]) == {"alexander", "central_italy"}


@pytest.mark.ruling("a.3.23")
def test_two_cities_are_called_neapolis_and_told_apart_by_their_hexes() -> None:
    assert CITIES["4512"].id == "neapolis" and CITIES["4033"].id == "neapolis_sardinia"


@pytest.mark.ruling("c.6", "W24")
def test_an_ally_level_controls_both_halves_of_etruria_which_are_one_row() -> None:
    table = Table("eagle")
    assert alliance_row_of("northern_etruria") == alliance_row_of("southern_etruria") == "etruria"
    assert has_province_control(table.state, "rome", "southern_etruria") and has_province_control(
        table.state, "rome", "northern_etruria"
    )
    table.state.levels = {**table.state.levels, "etruria": {"rome": 3}}
    table.state.cities = {
        place: msgspec.structs.replace(city, holder="")
        if CITIES[place].province in ("northern_etruria", "southern_etruria")
        else city
        for place, city in table.state.cities.items()
    }
    assert not has_province_control(table.state, "rome", "southern_etruria")


@pytest.mark.ruling("c.10")
def test_ratings_that_are_not_printed_keep_within_those_of_the_first_punic_war() -> None:
    """Of 40 Romans published there none has an A; Initiative 1 to 3, Campaign 4 to 7."""
    romans = [man for man in LEADERS.values() if man.side == "rome"]
    assert {man.initiative for man in romans} <= {1, 2, 3} and {man.campaign for man in romans} <= {4, 5, 6, 7}
    assert all(man.battle != "A" for man in romans)


@pytest.mark.ruling("c.37", "G43")
def test_a_citys_own_defence_is_whole_again_as_a_turn_begins_unless_it_is_besieged() -> None:
    """Section 9.9."""
    state = Table().state
    taken = msgspec.structs.replace(state.cities[BOVIANUM], ids=0, holder="rome")
    assert rebuilt_city(state, BOVIANUM, taken).ids == 3
    assert rebuilt_city(state, BOVIANUM, msgspec.structs.replace(taken, besieger="samnites")).ids == 0


@pytest.mark.ruling("G35", "c.44")
def test_a_port_makes_no_difference_to_a_siege_where_there_are_no_fleets() -> None:
    """Section 9.44."""
    table = Table().stand("samnites", CUMAE, 20)
    city = msgspec.structs.replace(table.state.cities[CUMAE], besieger="samnites")
    table.state.cities = {**table.state.cities, CUMAE: city}
    names = {one.name for one in besieged_roll(table.state, CUMAE).modifiers}
    assert not {"port_open", "port_blockaded"} & names


@pytest.mark.ruling("W9")
def test_of_a_levy_that_is_too_large_infantry_stays_at_home_first() -> None:
    assert levy_cut_to((11, 2), 5) == (3, 2) and levy_cut_to((11, 2), 1) == (0, 1)


@pytest.mark.ruling("G25")
@pytest.mark.parametrize(("die", "major", "fate"), [(8, False, "none"), (9, False, "wounded"), (9, True, "killed")])
def test_a_commander_is_hit_by_a_high_die_and_sooner_in_a_major_defeat(die: int, major: bool, fate: str) -> None:
    told: list[Any] = []
    table = Table("central_italy")
    table.state.republic = table.state.republic
    play: Any = SimpleNamespace(state=table.state, roll=lambda label, sides: die, emit=told.append)
    roll_commander_casualty(play, "etruscan", major=major)
    assert told == []
    roll_commander_casualty(play, "pontius", major=major)
    assert told[0] == CasualtyRolled("pontius", die, major, fate)


@pytest.mark.ruling("c.33")
def test_at_the_start_cities_are_the_scenarios_all_others_their_tribes() -> None:
    cities = Table().state.cities
    assert (
        cities[CAPUA].holder == "rome" and cities[BOVIANUM].holder == "samnites" and cities["4911"].holder == "epirus"
    )
    assert cities["4508"].holder == "" and cities["4508"].ids == 1


@pytest.mark.ruling("G15")
def test_the_first_stretch_of_the_appia_and_the_salaria_are_all_the_roads_of_alexanders_scenario() -> None:
    assert {name: SCENARIOS[name].roads for name in ("alexander", "central_italy")} == {
        "alexander": ("A",),
        "central_italy": ("A",),
    }
    assert {name for name, road in ROADS.items() if road.kind == "A"} == {"via_appia", "via_salaria"}
    assert SCENARIOS["eagle"].roads == ("A", "extension") and "B" in SCENARIOS["thunderbolt"].roads


@pytest.mark.ruling("a.3.24")
def test_capua_is_large_and_surrenders_to_nobody_whatever_its_level() -> None:
    table = Table("thunderbolt")
    table.stand("carthage", "4411", 20, "maharbal")
    for one in list(table.state.stacks.values()):
        if one.hex == "1221":
            set_stack(
                table.state, msgspec.structs.replace(one, leaders=tuple(n for n in one.leaders if n != "maharbal"))
            )
    table.state.levels = {**table.state.levels, "campania": {"carthage": 5}}
    asked = cities_to_ask_for_surrender(table.state, Phase(leader="maharbal", side="carthage"))
    assert CAPUA not in asked and "4510" in asked
