"""How the Eagle ends: the four victories of Pyrrhus, each with its near miss, his death, and the points."""

import pytest

from engine.games.rise_of_the_roman_republic.board.control import cities_of, has_province_control, scenario_of
from engine.games.rise_of_the_roman_republic.board.sieges import set_city
from engine.games.rise_of_the_roman_republic.board.stacks import take_leader
from engine.games.rise_of_the_roman_republic.frames.turn import Turns
from engine.games.rise_of_the_roman_republic.turn.invasion import (
    invader_victory_text,
    invasion_score,
    invasion_terms,
    outcome_by_hero_death,
    point_places_by_side,
    rows_held,
)
from tests.engine.games.rise_of_the_roman_republic.playing import Table

FIVE = ("4412", "5915", "6015", "6419", "5526")
SIX = ("campania", "samnium", "apulia", "lucania", "bruttium", "calabria")


def ally(table: Table, *rows: str) -> Table:
    """Make rows Pyrrhus' allies, with all that Rome holds in them."""
    for row in rows:
        table.state.levels = {**table.state.levels, row: {"epirus": 4}}
        for place in cities_of("eagle", row) if row != "etruria" else ():
            if table.state.cities[place].holder == "rome":
                set_city(table.state, place, holder="")
    return table


def reason(table: Table) -> str:
    found = invader_victory_text(table.state)
    return found.key if found is not None else ""


def empty(table: Table, *places: str) -> Table:
    table.state.stacks = {name: one for name, one in table.state.stacks.items() if one.hex not in places}
    return table


def test_an_army_in_rome_wins_as_a_turn_ends_and_one_before_it_does_not() -> None:
    table = empty(Table("eagle"), "3714").stand("epirus", "3714", 1)
    assert reason(table) == ""
    table = empty(Table("eagle"), "3714").stand("epirus", "3714", 1, inside=True)
    assert reason(table) == "outcome.capital"


def test_all_five_cities_win_and_four_do_not() -> None:
    table = empty(Table("eagle"), *FIVE)
    for place in FIVE[:4]:
        table.stand("epirus", place, 1, inside=True)
    assert reason(table) == ""
    table.stand("carthage", "5526", 10, inside=True)
    table.state.masters = {"carthage": "epirus"}
    assert reason(table) == ""  # Carthage never gives Lilybaeum up: it must be taken
    table = empty(table, "5526").stand("epirus", "5526", 1, inside=True)
    assert reason(table) == "outcome.cities_held"


@pytest.mark.ruling("c.61", "E23")
def test_six_provinces_with_campania_win_up_to_278_alone() -> None:
    table = ally(Table("eagle", turn=3), *SIX)
    assert set(rows_held(table.state, "epirus", SIX)) == set(SIX) and reason(table) == "outcome.provinces_held"
    table.state.turn = 4
    assert reason(table) == ""  # 277


def test_five_provinces_or_six_without_campania_do_not_win() -> None:
    assert reason(ally(Table("eagle", turn=3), *SIX[:5])) != ""  # Calabria is his from the start: that makes six
    table = ally(Table("eagle", turn=3), *SIX[:4])
    assert len(rows_held(table.state, "epirus", SIX)) == 5 and reason(table) == ""
    table = ally(Table("eagle", turn=3), *SIX[1:], "picenum", "sabinus")
    assert reason(table) == ""


@pytest.mark.ruling("E24")
def test_an_ally_stays_one_with_an_enemy_army_in_it() -> None:
    table = Table("eagle").stand("rome", "5302", 60)
    assert has_province_control(table.state, "epirus", "calabria")


@pytest.mark.ruling("E8", "E7")
def test_fifty_points_win_and_forty_eight_do_not() -> None:
    """Provinces and cities bring 3 each, Syracuse 5, so 49 cannot come about: 48 is sixteen threes."""
    table = Table("eagle", turn=5)
    known, points = invasion_terms(scenario_of(table.state))
    assert points.each == 3 and "melita" not in points.provinces and "liparae" not in points.provinces
    assert invasion_score(table.state) == {"rome": 24, "epirus": 6}  # seven provinces and Capua; Calabria and Tarentum
    rows = ["campania", "etruria", "umbria", "picenum", "sabinus", "samnium", "apulia", "lucania", "bruttium"]
    ally(table, *rows, "east_sicilia")
    for place in table.state.cities:
        if place in cities_of("eagle", "northern_etruria") + cities_of("eagle", "southern_etruria"):
            set_city(table.state, place, holder="")
    now = invasion_score(table.state)["epirus"]
    assert now == 3 * 12 + 6 and reason(table) == ""  # twelve provinces, Tarentum, and Capua of an allied Campania
    set_city(table.state, "4412", holder="epirus")
    set_city(table.state, "6015", holder="epirus")
    set_city(table.state, "5915", holder="epirus")
    set_city(table.state, "5526", holder="epirus")
    assert invasion_score(table.state)["epirus"] == 48 and reason(table) == ""
    set_city(table.state, "6419", holder="epirus")
    assert invasion_score(table.state)["epirus"] == 53 and reason(table) == "outcome.points_reached"
    assert known.points == 50


@pytest.mark.ruling("E22")
def test_sardinia_and_corsica_go_with_carthage_and_lilybaeum_counts_for_who_holds_it_himself() -> None:
    table = Table("eagle")
    table.state.levels = {**table.state.levels, "west_sicilia": {"epirus": 4}}
    held = point_places_by_side(table.state)["epirus"]
    assert {"west_sicilia", "northern_sardinia", "southern_sardinia", "corsica"} <= held.keys()
    table.state.masters = {"carthage": "epirus"}
    held = point_places_by_side(table.state)["epirus"]
    assert "5526" not in held
    set_city(table.state, "5526", holder="epirus")
    assert point_places_by_side(table.state)["epirus"]["5526"] == 3


def test_a_sacked_city_brings_no_points() -> None:
    table = Table("eagle")
    set_city(table.state, "4412", sacked=2)
    assert invasion_score(table.state)["rome"] == 21


@pytest.mark.ruling("s.7")
def test_rhegium_and_messana_bring_three_points_together() -> None:
    table = Table("eagle")
    set_city(table.state, "5915", holder="rome")
    assert invasion_score(table.state)["rome"] == 27
    set_city(table.state, "6015", holder="campanians")
    assert invasion_score(table.state)["rome"] == 24


def test_with_pyrrhus_dead_rome_has_won() -> None:
    table = Table("eagle").stand("epirus", "5405", 0, "pyrrhus", inside=True)
    assert outcome_by_hero_death(table.state) is None
    table.state.gone = ("pyrrhus",)
    take_leader(table.state, "pyrrhus")
    found = outcome_by_hero_death(table.state)
    assert found is not None and found.winners == ("rome",) and found.reason.key == "outcome.hero_fell"


@pytest.mark.ruling("E31")
def test_after_ten_years_most_points_win_and_a_tie_is_shared() -> None:
    table = Table("eagle", turn=10)
    table.state.season = ()
    done = table.begin(Turns(step="recovery"))
    assert done.state.outcome is not None and done.state.outcome.winners == ("rome",)
    table = ally(Table("eagle", turn=10), "campania", "umbria", "picenum", "sabinus", "apulia")
    set_city(table.state, "4412", holder="", sacked=2)
    now = invasion_score(table.state)
    assert now["rome"] < now["epirus"]
    table.state.levels = {**table.state.levels, "apulia": {}, "sabinus": {}, "umbria": {}}
    now = invasion_score(table.state)
    assert now == {"rome": 9, "epirus": 12}
    table.state.levels = {**table.state.levels, "picenum": {}}
    done = table.begin(Turns(step="recovery"))
    assert done.state.outcome is not None and set(done.state.outcome.winners) == {"rome", "epirus"}
