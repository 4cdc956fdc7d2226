"""How Hannibal's invasion begins: who stands where, whose markers are in the cup, what 218 does not have."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.cup import Activate, EndPhase
from engine.games.rise_of_the_roman_republic.actions.manpower import RaiseManpower
from engine.games.rise_of_the_roman_republic.board.control import full_city_defence, has_province_control, scenario_of
from engine.games.rise_of_the_roman_republic.cup.markers import leaders_for_marker
from engine.games.rise_of_the_roman_republic.events.cup import CupFilled, LeaderActivated, MarkerDrawn
from engine.games.rise_of_the_roman_republic.events.politics import EmergencyFound
from engine.games.rise_of_the_roman_republic.frames.turn import Phase, Turns
from engine.games.rise_of_the_roman_republic.politics.emergency import emergency_degree
from engine.games.rise_of_the_roman_republic.politics.hierarchy import leaders_taken_along
from engine.games.rise_of_the_roman_republic.republic import Defeat
from engine.games.rise_of_the_roman_republic.state import Cup
from tests.engine.games.rise_of_the_roman_republic.playing import Table


def begun(**options: str) -> Table:
    """Return the table at the first question: the second of the special Urban Praetors is drawn."""
    return Table("thunderbolt", turn=1, **options).begin(Turns(), 2)


def test_hannibal_acts_first_with_one_of_his_two_markers() -> None:
    table = begun()
    assert table.told(CupFilled)[0].markers == {
        "consul": 1, "hannibal": 2, "hanno_bomilcar": 1, "hasdrubal_gisgo": 1, "mago": 1, "maharbal": 1, "siege": 3,
    }  # fmt: skip
    assert table.told(MarkerDrawn)[0].marker == "hannibal" and table.moment() == "carthage: phase.act"
    assert table.told(LeaderActivated) == [LeaderActivated("hannibal")]


def test_one_of_the_special_urban_praetors_guards_rome() -> None:
    table = begun()
    assert table.man("pu_2").office == "urban_praetor" and "pu_2" in table.at("rome", "3714", inside=True).leaders


@pytest.mark.ruling("s.8")
def test_four_legions_of_two_elements_stand_before_placentia() -> None:
    """TV01: citizens 9/1, allies 9/3; Recruits all. Longus' army is the second."""
    table = Table("thunderbolt", turn=1)
    assert set(table.state.legions) == {"I", "II", "III", "IV"}
    for legion in table.state.legions.values():
        assert legion.elements == {"RL": (9, 1), "AL": (9, 3)} and not legion.veteran
    assert table.man("401").legions == ("III", "IV") and table.man("402").legions == ("I", "II")
    assert table.man("402").army == 2
    assert not table.at("rome", "1514").inside


@pytest.mark.ruling("c.62")
def test_cities_belong_to_whom_their_province_is_printed_to() -> None:
    table = Table("thunderbolt", turn=1)
    assert table.state.cities["1513"].holder == "carthage" and table.state.cities["1514"].holder == "rome"
    assert table.state.cities["5509"].holder == "" and "1629" not in table.state.cities
    assert has_province_control(table.state, "carthage", "gallia_transpadana") and has_province_control(
        table.state, "rome", "venetia"
    )


def test_medium_cities_defend_with_four_and_rome_with_ten() -> None:
    known = scenario_of(Table("thunderbolt").state)
    assert full_city_defence(known, "1514") == 4 and full_city_defence(known, "3714") == 10


def drawn(**options: str) -> Table:
    """Return the table with the consuls' one marker left in the cup, after a phase of Hannibal's."""
    table = begun(**options)
    table.state.cup = Cup(("consul",), table.state.cup.drawn)
    return table.do("carthage", EndPhase(), 1)


@pytest.mark.ruling("T18")
def test_the_one_marker_of_218_is_for_longus_who_may_take_his_colleague_along() -> None:
    table = drawn()
    assert table.moment() == "rome: phase.act" and table.told(LeaderActivated)[-1].leader == "402"
    assert leaders_taken_along(table.state, "402") == ("401",)


@pytest.mark.ruling("s.9")
def test_by_the_option_it_is_for_either_consul_and_not_for_the_urban_praetor() -> None:
    table = drawn(thunderbolt_218="either")
    assert table.moment() == "rome: turns.activate"
    assert not table.allowed("rome", Activate("pu_2"))
    assert table.do("rome", Activate("401")).told(LeaderActivated)[-1].leader == "401"


def test_from_the_second_year_on_consuls_markers_are_for_both() -> None:
    assert set(leaders_for_marker(Table("thunderbolt", turn=2).state, "consul")) == {"401", "402"}


def test_nothing_is_raised_in_218() -> None:
    table = Table("thunderbolt", turn=1).begin(Phase(leader="402", side="rome"))
    assert not table.allowed("rome", RaiseManpower("legions"))
    assert not table.allowed("rome", RaiseManpower("reinforcements"))


@pytest.mark.ruling("T8")
def test_there_is_no_emergency_in_218_but_its_major_defeats_count_in_217() -> None:
    beaten = Defeat(1, True, 40, True, True)
    table = Table("thunderbolt", turn=1).republic(defeats=(beaten, beaten))
    table.begin(Phase(leader="402", side="rome")).do("rome", EndPhase())
    assert table.told(EmergencyFound) == [] and emergency_degree(table.state)[0] == ""
    table.state.turn = 2
    assert emergency_degree(table.state)[0] == "major"
