"""Auguries (section 13): every event of the list of the Samnite Wars."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.cup import EndPhase
from engine.games.rise_of_the_roman_republic.actions.diplomacy import ExtendRoad, FavourConsul
from engine.games.rise_of_the_roman_republic.actions.manpower import PlaceLevy
from engine.games.rise_of_the_roman_republic.actions.tribes import PlaceTribe
from engine.games.rise_of_the_roman_republic.augury.reading import NO_EVENT, OMENS
from engine.games.rise_of_the_roman_republic.board.hexmap import is_road_between
from engine.games.rise_of_the_roman_republic.board.routes import way_cost_quarters
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader, total_sp
from engine.games.rise_of_the_roman_republic.events.augury import AuguryRead, OmenFailed, OmensSeen, RoadBuilt
from engine.games.rise_of_the_roman_republic.events.combat import CasualtyRolled
from engine.games.rise_of_the_roman_republic.events.tribes import GaulsCame, TribeMustered
from engine.games.rise_of_the_roman_republic.frames.augury import Augury
from engine.games.rise_of_the_roman_republic.frames.turn import Phase, Turns
from engine.games.rise_of_the_roman_republic.manpower.samnites import samnite_levy_cities
from engine.games.rise_of_the_roman_republic.politics.permission import requestable_matters
from engine.games.rise_of_the_roman_republic.politics.raising import citizen_places
from engine.games.rise_of_the_roman_republic.state import Cup
from engine.games.rise_of_the_roman_republic.tables import TABLES
from tests.engine.games.rise_of_the_roman_republic.central_italy import italy
from tests.engine.games.rise_of_the_roman_republic.playing import Table

NEXT = 1  # the draw that follows


def read(table: Table, dice: int, *rolls: int) -> Table:
    """Read an augury of 1 to 100."""
    if not table.state.cup.markers:
        table.state.cup = Cup(("pontius",))
    tens, ones = divmod(dice % 100, 10)
    return table.begin(Augury(), tens or 10, ones or 10, *rolls)


@pytest.mark.ruling("c.9")
def test_every_event_of_the_samnite_list_is_played() -> None:
    assert {*TABLES.augury_samnite.values()} - {NO_EVENT} <= OMENS.keys()


def test_the_marker_is_drawn_from_the_cup_and_read() -> None:
    table = italy()
    table.state.cup = Cup(("augury", "pontius"))
    table.begin(Turns(step="draw"), 1, 10, 5, NEXT)  # the marker, then 05
    [told] = table.told(AuguryRead)
    assert (told.die, told.omen) == (5, "none")


@pytest.mark.ruling("c.9")
def test_two_dice_of_nought_are_a_hundred() -> None:
    table = read(italy(), 100, 1, NEXT)
    assert table.told(AuguryRead)[0].die == 100


def test_a_tribal_revolt() -> None:
    table = read(italy(), 23, 6, 10, 5, NEXT)  # 60: Apulia
    assert table.told(TribeMustered)[0].tribe == "apulia"


def test_the_gauls_come_where_the_samnites_put_them_with_two_markers_and_not_twice() -> None:
    table = read(italy(), 41, 6)
    assert not table.allowed("samnites", PlaceTribe("2613"))
    table.do("samnites", PlaceTribe("2410"), NEXT)
    [came] = table.told(GaulsCame)
    assert (came.infantry, came.cavalry) == (24, 6)
    assert (*table.state.cup.markers, *table.state.cup.drawn).count("gaul") == 2
    again = read(table, 50, NEXT)
    assert again.told(OmenFailed)[0].why == "there"


@pytest.mark.ruling("W19")
def test_the_appian_way_grows_by_three_hexes_to_capua_then_to_beneventum() -> None:
    table = read(italy(), 51)
    assert not is_road_between(table.state, "3914", "4014")
    table.do("rome", ExtendRoad(3), NEXT)
    assert is_road_between(table.state, "4114", "4113") and not is_road_between(table.state, "4113", "4213")
    table = read(table, 57).do("rome", ExtendRoad(2), NEXT)
    table = read(table, 57).do("rome", ExtendRoad(3), NEXT)
    assert [one.to for one in table.told(RoadBuilt)] == ["4113", "4312", "4412", "4510"]
    assert read(table, 51, NEXT).told(OmenFailed)[0].why == "built"


def test_the_via_valeria_is_opened_from_rome_to_corfinium() -> None:
    table = read(italy(), 58, NEXT)
    assert is_road_between(table.state, "3714", "3614") and is_road_between(table.state, "3710", "3810")
    assert read(table, 58, NEXT).told(OmenFailed)[0].why == "built"


@pytest.mark.ruling("W18")
def test_a_plague_costs_each_force_a_tenth_and_the_province_its_men() -> None:
    """Samnium is the tenth of the provinces by name."""
    table = italy()
    before = total_sp(table.state, table.at("samnites", "4109", inside=True))
    table = read(table, 62, 10, NEXT)
    assert table.state.season == ("plague:samnium",) and before == 21
    assert (
        total_sp(table.state, table.at("samnites", "4109", inside=True)) == 19
        and samnite_levy_cities(table.state) == ()
    )
    assert "3714" in citizen_places(table.state)
    assert "3714" not in citizen_places(read(italy(), 66, 5, NEXT).state)  # Latium


@pytest.mark.ruling("W18", "G14")
def test_drought_and_harvest_change_what_a_province_costs() -> None:
    """Rome to Cumae is 2; the change is inside the half of home ground: Latium and Campania are 2 each."""
    way = ("3714", "3814", "3914", "4014", "4114", "4113", "4213", "4312", "4413")
    table = italy()
    table.state.home_ground = ("latium", "campania")
    usual = way_cost_quarters(table.state, "rome", way)
    dry, rich = read(table, 67, NEXT), None
    assert way_cost_quarters(dry.state, "rome", way) == usual + 4
    other = italy()
    other.state.home_ground = ("latium", "campania")
    rich = read(other, 72, NEXT)
    assert way_cost_quarters(rich.state, "rome", way) == usual - 4


@pytest.mark.ruling("W18")
def test_bad_omens_take_a_consuls_marker_and_good_ones_bring_one() -> None:
    table = italy()
    table.state.cup = Cup(("consul", "consul", "pontius"))
    table = read(table, 76, 2)
    assert table.told(OmensSeen)[0].change == -1
    none = read(italy(), 79, NEXT)
    assert none.told(OmensSeen)[0].change == 0
    good = read(italy(), 80).do("rome", FavourConsul("110"), 2)
    assert good.man("110").most == 1 + italy().man("110").most
    assert (*good.state.cup.markers, *good.state.cup.drawn).count("consul") == 1


@pytest.mark.ruling("W18", "W21")
def test_a_legion_is_raised_in_rome_for_the_army_that_is_short_then_for_a_praetor() -> None:
    """Albinus waits for the second legion of his army, wherever he stands."""
    table = read(italy(), 84, NEXT)
    assert table.at("rome", "3714", inside=True).legions == ("I", "II", "IV")
    assert table.man("111").legions == ("III", "IV") and table.rome().short == 0
    table = read(table, 84, 1)  # a Praetor is drawn
    assert table.rome().in_office("praetor") or table.moment().startswith("rome: election")
    full = italy()
    for number in ("IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI"):
        full.legion(number, "3914")
    assert read(full, 87, NEXT).told(OmenFailed)[0].why == "no_legion"


def test_the_samnites_roll_for_manpower_once_more() -> None:
    table = read(italy(), 88, 6).do("samnites", PlaceLevy("4109"), NEXT)  # 47 SP in play: 16/2
    assert total_sp(table.state, table.at("samnites", "4109", inside=True)) == 21 + 18
    assert table.state.levied == ()


def test_assassins_come_for_a_leader_who_is_no_roman() -> None:
    table = read(italy(), 91, 1, 9)
    assert table.told(CasualtyRolled)[0].fate == "wounded" and stack_of_leader(table.state, "pontius") is None


def test_a_quarrelling_senate_grants_nothing_till_a_roman_phase_is_over() -> None:
    table = read(italy(), 94, NEXT)
    table.begin(Phase(leader="111", side="rome"))
    frame = table.state.frames[-1]
    assert isinstance(frame, Phase) and requestable_matters(table.state, frame) == ()
    table.state.cup = Cup(("pontius",))
    table.do("rome", EndPhase(), 1)
    table.begin(Phase(leader="111", side="rome"))
    frame = table.state.frames[-1]
    assert isinstance(frame, Phase) and "leave" in requestable_matters(table.state, frame)


@pytest.mark.ruling("W18")
def test_the_mood_swings_to_the_side_with_less_and_at_a_tie_to_nobody() -> None:
    """Rome has 10 boxes, the Samnites 6: of the rows that are nobody's ally the fourth is Etruria."""
    table = read(italy(), 97, 4, NEXT)
    assert table.state.levels["etruria"] == {"samnites": 3}
    even = italy()
    even.state.levels = {row: {} for row in even.state.levels}
    assert read(even, 97, NEXT).told(OmenFailed)[0].why == "tie"
