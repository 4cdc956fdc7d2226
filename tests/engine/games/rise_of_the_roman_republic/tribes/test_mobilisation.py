"""Incursion and mobilisation of tribes (First Alexander; rulings c.51, c.54, s.4, s.5, A4 to A8, G53)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.tribes import BidGuile, PlaceTribe
from engine.games.rise_of_the_roman_republic.events.tribes import TribeGone, TribeMastered, TribeMustered, TribeRolled
from engine.games.rise_of_the_roman_republic.frames.tribes import Mobilisation
from engine.games.rise_of_the_roman_republic.frames.turn import Turns
from engine.games.rise_of_the_roman_republic.state import CityState, Troops
from engine.games.rise_of_the_roman_republic.tribes.armies import allied_side_of_tribe
from engine.games.rise_of_the_roman_republic.tribes.mobilisation import tribe_stirred_by_entry
from tests.engine.games.rise_of_the_roman_republic.playing import Table


def incursion(province: str, intruder: str, *rolls: int, guile: bool = False) -> Table:
    table = Table()
    if not guile:
        table.state.guile = {}
    return table.begin(Mobilisation(province=province, intruder=intruder), *rolls)


def taken(table: Table, side: str, *places: str) -> Table:
    """Let a side hold cities."""
    table.state.cities = {**table.state.cities, **{place: CityState(side, 1) for place in places}}
    return table


APULIA = ("4307", "4508", "4506", "4505", "4608", "4706", "5004", "5203")


@pytest.mark.ruling("s.5", "G53", "c.12")
def test_the_two_others_roll_for_a_tribe_and_the_higher_die_has_it() -> None:
    """Rulings s.5 and G53: the Romans come into Apulia; a 5 makes 10 and 2 SP at Luceria."""
    table = incursion("apulia", "rome", 7, 3, 5, 1)
    assert table.told(TribeRolled) == [
        TribeRolled("apulia", {"samnites": 7, "epirus": 3}, {"samnites": 0, "epirus": 0}, "samnites")
    ]
    assert table.told(TribeMustered) == [TribeMustered("apulia", 5, 12, 3, "4508")]
    assert table.state.masters == {"apulia": "samnites"}
    there = table.at("apulia", "4508", inside=True)
    assert there.leaders == ("apulian",) and there.troops[0].kind == "italian"
    assert table.state.cup.markers == ("apulian",)  # Initiative 1, at once (ruling c.12)


@pytest.mark.ruling("s.5", "A4", "G53")
def test_ties_are_rolled_again_with_the_same_guile() -> None:
    """Rulings s.5 and A4: Guile first, sealed; one of Alexander's two points against two of Pontius' three."""
    table = Table().stand("samnites", "4109", 20, "pontius", inside=True)
    table.begin(Mobilisation(province="apulia", intruder="rome"))
    assert table.moment() == "samnites: tribe_roll.guile"
    table.do("samnites", BidGuile(("pontius", "pontius")))
    table.do("epirus", BidGuile(("alexander_epirus",)), 4, 5, 6, 6, 5, 1)
    rolls = table.told(TribeRolled)
    assert [one.winner for one in rolls] == ["", "samnites"] and rolls[1].guile == {"samnites": 2, "epirus": 1}
    assert table.state.guile["pontius"] == 1 and table.state.guile["alexander_epirus"] == 1


@pytest.mark.ruling("A4")
def test_who_controls_the_province_has_its_tribe_as_an_ally() -> None:
    """Ruling A4: by arms, without a roll."""
    table = taken(Table(), "epirus", *APULIA).begin(Mobilisation(province="apulia", intruder="rome"), 5, 1)
    assert table.told(TribeMastered) == [TribeMastered("apulia", "epirus", True)]
    assert allied_side_of_tribe(table.state, "apulia") == "epirus" and table.told(TribeRolled) == []


@pytest.mark.parametrize(
    ("power", "province", "tribe"),
    [
        ("rome", "samnium", ""),  # no tribe's
        ("samnites", "latium", ""),
        ("samnites", "campania", ""),  # never because of an incursion
        ("samnites", "northern_etruria", "etruria"),
        ("rome", "calabria", "tarentum"),
        ("epirus", "lucania", "lucania"),
        ("lucania", "lucania", ""),
    ],
)
@pytest.mark.ruling("s.4", "c.51")
def test_a_step_into_a_province_stirs_its_tribe(power: str, province: str, tribe: str) -> None:
    """Rulings s.4 and c.51."""
    assert tribe_stirred_by_entry(Table().state, power, province) == tribe


def test_a_tribe_that_is_there_or_whose_province_one_controls_is_not_stirred() -> None:
    table = taken(Table(), "rome", *APULIA)
    assert (
        tribe_stirred_by_entry(table.state, "rome", "apulia") == ""
        and tribe_stirred_by_entry(table.state, "epirus", "apulia") == "apulia"
    )
    table.stand("apulia", "4508", 5, "apulian", inside=True).state.masters = {"apulia": "rome"}
    assert tribe_stirred_by_entry(table.state, "epirus", "apulia") == ""


@pytest.mark.ruling("A5")
def test_a_garrisoned_town_sends_the_tribe_to_a_city_of_its_masters_choice() -> None:
    """Ruling A5: Paestum is Epirote."""
    table = incursion("lucania", "epirus", 3, 9, 2)
    assert table.moment() == "samnites: mobilisation.place"
    assert not table.allowed("samnites", PlaceTribe("4911"))
    table.do("samnites", PlaceTribe("5407"), 1)
    assert table.at("lucania", "5407", inside=True).leaders == ("lucanian",)
    assert table.state.cities["5407"].holder == ""  # Epirus' marker is removed


def test_a_friendly_garrison_does_not_keep_the_tribe_out_of_its_town() -> None:
    table = incursion("lucania", "rome", 3, 9, 2, 1)
    assert table.state.masters == {"lucania": "epirus"}
    assert table.at("lucania", "4911", inside=True).leaders == ("lucanian",)
    assert table.state.cities["4911"].holder == "epirus"


@pytest.mark.ruling("A5")
def test_with_every_city_full_a_small_ones_garrison_is_put_outside() -> None:
    """Ruling A5."""
    table = Table()
    table.state.guile = {}
    for place in ("4911", "4908", "5011", "5110", "5109", "5407", "5306"):
        table.stand("rome", place, 2, inside=True)
    table.state.stacks = {w: one for w, one in table.state.stacks.items() if w != "epirus@4911+in"}
    table.begin(Mobilisation(province="lucania", intruder="rome"), 3, 9, 2)
    assert not table.allowed("epirus", PlaceTribe("4911"))  # Medium
    table.do("epirus", PlaceTribe("4908"), 1)
    assert table.at("rome", "4908").troops == (Troops("italian", 2),) and table.at("rome", "4908", inside=True).is_empty


def lucanians(master: str = "samnites") -> Table:
    table = Table().stand("lucania", "4908", 5, "lucanian", inside=True)
    table.state.guile, table.state.masters = {}, {"lucania": master}
    return table


LUCANIA = ("4911", "4908", "5110", "5407", "5306")


@pytest.mark.ruling("A8")
def test_military_control_moves_the_tribe_also_to_the_intruder() -> None:
    """Ruling A8."""
    table = taken(lucanians(), "rome", *LUCANIA)
    table.state.stacks = {w: one for w, one in table.state.stacks.items() if one.power != "epirus"}
    table.stand("rome", "5306", 9, inside=True)
    table.state.cup = msgspec.structs.replace(table.state.cup, markers=("consul",))
    table.begin(Turns(step="draw"), 1)
    assert table.told(TribeMastered) == [TribeMastered("lucania", "rome", True)]


@pytest.mark.ruling("c.54")
def test_who_loses_the_province_loses_the_tribe_and_the_two_others_roll() -> None:
    """Ruling c.54. A force of his that shares the tribe's city is put outside."""
    table = lucanians("epirus").stand("epirus", "4908", 3, inside=True)
    table.state.allied = ("lucania",)
    table.begin(Turns(step="draw"), 2, 8, 1)
    assert table.told(TribeRolled)[0].dice == {"rome": 2, "samnites": 8}
    assert table.state.masters == {"lucania": "samnites"} and allied_side_of_tribe(table.state, "lucania") == ""
    assert table.at("epirus", "4908").troops == (Troops("italian", 3),)


def test_a_tribe_without_men_is_gone() -> None:
    table = Table().stand("lucania", "4908", 0, "lucanian", inside=True)
    table.state.masters = {"lucania": "rome"}
    table.begin(Turns(step="draw"), 1)
    assert table.told(TribeGone) == [TribeGone("lucania", "men")] and table.state.masters == {}


def test_a_six_brings_the_etruscans_twenty_and_four_in_one_of_their_three_towns() -> None:
    """The example of the Tribal Revolt Table (line 2069, TV20)."""
    table = incursion("northern_etruria", "epirus", 8, 2, 6)
    assert table.moment() == "rome: mobilisation.place"
    assert not table.allowed("rome", PlaceTribe("2514"))
    table.do("rome", PlaceTribe("2911"), 1)
    assert table.told(TribeMustered) == [TribeMustered("etruria", 6, 20, 4, "2911")]
    assert table.state.cup.markers.count("etruscan") == 2


def test_a_siege_between_a_tribe_and_its_new_master_is_lifted() -> None:
    """Ruling A8: the tribe that Epirus besieges becomes its own."""
    table = lucanians("samnites").stand("epirus", "4908", 20)
    table.state.cities = {**table.state.cities, "4908": CityState("", 1, besieger="epirus")}
    taken(table, "epirus", "5306", "5109", "5407").begin(Turns(step="draw"), 1)
    assert table.state.masters == {"lucania": "epirus"} and table.state.cities["4908"].besieger == ""
