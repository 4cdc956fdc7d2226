"""Readings of the rules that show in the data and in the order of things (contradictions a.3, rulings c.6, c.10, W9,
W24, T19 and D11)."""

import subprocess
import sys

import pytest

from engine.games.rise_of_the_roman_republic.actions.politics import Disband, Prorogue, RetainLeaders
from engine.games.rise_of_the_roman_republic.board.control import cities_of, has_province_control, scenario_of
from engine.games.rise_of_the_roman_republic.board.hexmap import hexes_around, is_land, may_be_in_hex
from engine.games.rise_of_the_roman_republic.events.cup import CupFilled, TurnBegan
from engine.games.rise_of_the_roman_republic.events.manpower import LevyRaised
from engine.games.rise_of_the_roman_republic.events.politics import MagistrateElected
from engine.games.rise_of_the_roman_republic.events.tribes import TribeRolled
from engine.games.rise_of_the_roman_republic.frames.politics import Election, Strategic
from engine.games.rise_of_the_roman_republic.frames.tribes import Mobilisation
from engine.games.rise_of_the_roman_republic.frames.turn import Turns
from engine.games.rise_of_the_roman_republic.operations import FORMS, OFFERED
from engine.games.rise_of_the_roman_republic.politics.command import efficient_legion_count
from engine.games.rise_of_the_roman_republic.state import CityState, Cup
from engine.games.rise_of_the_roman_republic.tables import CITIES, HEXES, LEADERS, PROVINCES
from tests.engine.games.rise_of_the_roman_republic.playing import Table

LATE_FIRST = """
import engine.games.rise_of_the_roman_republic.diplomacy.embassies
from engine.games import game_by_id
game_by_id("rise_of_the_roman_republic")
from engine.games.rise_of_the_roman_republic.operations import FORMS
print(*[one.tag() for one in FORMS])
"""


@pytest.mark.ruling("a.3.17")
def test_alexanders_pool_is_101_to_107_beside_the_two_consuls() -> None:
    table = Table()
    men = {*table.rome().pool, *[one.leader for one in table.rome().magistrates]}
    assert men == {*[str(number) for number in range(101, 108)], "112", "113"}


@pytest.mark.ruling("a.3.9")
def test_the_samnites_besiege_with_minus_three_here_too() -> None:
    assert scenario_of(Table().state).siege_capability == {"rome": -3, "samnites": -3, "epirus": -2, "tribes": -3}


@pytest.mark.ruling("a.3.5")
def test_elections_come_after_prorogues_and_before_the_cup() -> None:
    """Section 3.0 B/4, whatever other paragraphs number them."""
    table = Table().stand("samnites", "4109", 30, "pontius", inside=True)
    table.state.waiting = {"samnites": ()}
    table.begin(Strategic()).do("rome", Disband(()))
    assert table.told(MagistrateElected) == []
    table.do("rome", Prorogue()).do("samnites", RetainLeaders(("pontius",)), 1, 1)
    assert table.told(MagistrateElected)[0].office == "rome_consul" and table.told(CupFilled) == []


@pytest.mark.ruling("a.3.19", "a.3.20")
def test_a_turn_ends_when_no_marker_of_any_kind_is_left() -> None:
    """Sieges are drawn to the last; then inertia, training, recovery and the verdict by their names."""
    table = Table()
    table.state.stacks = {where: one for where, one in table.state.stacks.items() if one.power != "epirus"}
    table.state.cup = Cup(("siege", "siege"))
    table.begin(Turns(step="draw"), 1, 1)
    assert table.told(TurnBegan) == [TurnBegan(3, 325)]


@pytest.mark.ruling("a.3.22")
def test_a_field_consuls_province_is_his_place_or_abroad() -> None:
    table = Table().republic(magistrates=(), pool=("101",), outgoing=())
    table.begin(Election(office="field_consul"), 1)
    form = table.prompt("rome").menu.forms["assign"]
    offered = {option.token for option in form.choices_after(("army_1", "3714")).options}
    assert {"latium", "samnium", "etruria"} <= offered and "campania" not in offered


@pytest.mark.ruling("a.3.23")
def test_the_two_cities_called_neapolis_are_two_hexes() -> None:
    assert (CITIES["4512"].id, CITIES["4033"].id) == ("neapolis", "neapolis_sardinia")
    assert PROVINCES[CITIES["4512"].province] and CITIES["4033"].province == "southern_sardinia"


@pytest.mark.ruling("a.3.18")
def test_every_port_in_play_touches_the_sea_ravenna_by_hex_2408() -> None:
    assert not is_land("2408") and "2408" in hexes_around("2409")
    for place, city in CITIES.items():
        assert not city.port or any(HEXES[one].zone for one in (place, *hexes_around(place))), place


@pytest.mark.ruling("T19", "D11")
def test_ilva_is_out_of_play_and_no_city() -> None:
    table = Table()
    assert is_land("2718") and not may_be_in_hex(table.state, "2718")
    assert "2718" not in table.state.cities and "2718" not in cities_of("alexander", "northern_etruria")


@pytest.mark.ruling("c.10")
def test_a_romans_battle_letter_says_how_many_legions_he_leads_well() -> None:
    """Cursor's B: five; Lentulus' E: two."""
    assert efficient_legion_count(LEADERS["104"].battle) == 5 and efficient_legion_count(LEADERS["113"].battle) == 2


@pytest.mark.ruling("c.6")
def test_a_level_of_four_makes_an_ally_where_there_are_levels() -> None:
    assert has_province_control(Table("eagle").state, "rome", "umbria")
    assert not has_province_control(Table().state, "rome", "umbria")


@pytest.mark.ruling("W9")
def test_of_a_levy_that_is_too_large_infantry_stays_at_home() -> None:
    """Eighteen, of which three ride, and room for four."""
    table = Table().republic(raised=2).stand("samnites", "4208", 96, inside=True)
    table.begin(Turns(step="manpower"), 9, 9).do("samnites", table.prompt("samnites").default, 1)  # type: ignore[arg-type]
    assert (table.told(LevyRaised)[0].infantry, table.told(LevyRaised)[0].cavalry) == (1, 3)


@pytest.mark.ruling("W24")
def test_who_holds_one_half_of_etruria_does_not_have_its_tribe() -> None:
    """Section 2.1: control by arms needs both halves; so the others roll."""
    table = Table()
    table.state.guile = {}
    north = {place: CityState("samnites", 1) for place in ("2315", "2414", "2514", "2613", "2717")}
    table.state.cities = {**table.state.cities, **north}
    table.begin(Mobilisation(province="northern_etruria", intruder="rome"), 2, 7, 4)
    assert table.told(TribeRolled)[0].winner == "epirus"


def test_operations_are_offered_in_one_order_whatever_is_imported_first() -> None:
    """A chapter that a script imported first was offered first: the same seed played another game."""
    assert tuple([one.tag() for one in FORMS]) == OFFERED
    found = subprocess.run([sys.executable, "-c", LATE_FIRST], capture_output=True, text=True, check=True)  # noqa: S603 - ours
    assert tuple(found.stdout.split()) == OFFERED
