"""Men for both sides in Hannibal's invasion: provinces, Gauls, engines; who raises (rulings c.64, T13 and T16)."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import Attack
from engine.games.rise_of_the_roman_republic.actions.cup import EndPhase
from engine.games.rise_of_the_roman_republic.actions.manpower import (
    BuildEngine,
    CallUpProvinces,
    KeepAuxiliaries,
    NoAuxiliaries,
    NoEngine,
    PlaceAuxiliaries,
    PlaceLevy,
    RaiseManpower,
    SendAuxiliaries,
)
from engine.games.rise_of_the_roman_republic.actions.movement import March
from engine.games.rise_of_the_roman_republic.actions.politics import (
    Assign,
    Disband,
    Elect,
    Muster,
    PlaceLeader,
    Prorogue,
)
from engine.games.rise_of_the_roman_republic.board.control import cities_of
from engine.games.rise_of_the_roman_republic.board.sieges import set_city
from engine.games.rise_of_the_roman_republic.board.stacks import take_leader
from engine.games.rise_of_the_roman_republic.events.manpower import (
    AuxiliariesSent,
    EngineBuilt,
    LevyRaised,
    ManpowerRequested,
)
from engine.games.rise_of_the_roman_republic.events.siege import LootersRolled
from engine.games.rise_of_the_roman_republic.frames.politics import Strategic
from engine.games.rise_of_the_roman_republic.frames.siege import Capture
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.manpower.provincial import provincial_yields
from engine.games.rise_of_the_roman_republic.manpower.quarters import contingent_places
from engine.games.rise_of_the_roman_republic.politics.returning import next_returning_leader
from engine.games.rise_of_the_roman_republic.state import Cup, Troops
from tests.engine.games.rise_of_the_roman_republic.combat.fields import FLAT, Field, alone, army
from tests.engine.games.rise_of_the_roman_republic.playing import Table

LIGURIA = ("liguria_taurini",)
PLAIN = "1312"  # a hex of Gallia Transpadana without a city


def taken(table: Table, *provinces: str) -> Table:
    """Give all cities of some provinces to Carthage."""
    for province in provinces:
        for place in cities_of("thunderbolt", province):
            set_city(table.state, place, holder="carthage")
    return table


# Provinces


def test_hannibal_calls_up_the_ligurians_to_forces_in_their_land_or_beside_it() -> None:
    """Liguria Taurini sends 4, Friniates 3; his army stands in the first, Mago in the second: of these either may take
    what both are near to."""
    table = Table("thunderbolt").stand("carthage", "1516", 5, "mago")
    there = table.state.stacks["carthage@1221"]
    assert "hannibal" in there.leaders
    table.state.stacks = {one: known for one, known in table.state.stacks.items() if one != "carthage@1516"}
    table.begin(Phase(leader="hannibal", side="carthage")).do("carthage", CallUpProvinces(), 1)
    assert table.told(LevyRaised) == [LevyRaised("carthage", "ligurian", 4, 0, "1221", "province", LIGURIA)]
    assert table.state.levied == ("carthage",) and not table.allowed("carthage", CallUpProvinces())


def test_where_several_forces_are_near_the_player_says_which_is_joined() -> None:
    table = Field("thunderbolt")
    army(table, "carthage", "1319", "mago", infantry=3, kind="african")
    table.phase("hannibal").act("carthage", CallUpProvinces())
    assert table.moment() == "carthage: levying.start"
    assert table.allowed("carthage", PlaceLevy("1221")) and not table.allowed("carthage", PlaceLevy("1514"))
    table.act("carthage", PlaceLevy("1319"))
    assert table.told(LevyRaised)[0] == LevyRaised("carthage", "ligurian", 4, 0, "1319", "province", LIGURIA)


def test_only_the_overall_commander_calls_them_up() -> None:
    table = Table("thunderbolt").begin(Phase(leader="maharbal", side="carthage"))
    assert not table.allowed("carthage", CallUpProvinces())
    rome = Table("thunderbolt").begin(Phase(leader="402", side="rome"))
    assert not rome.allowed("rome", CallUpProvinces())


@pytest.mark.ruling("T13")
def test_campania_sends_four_to_who_holds_capua_too() -> None:
    table = taken(Table("thunderbolt"), "campania")
    assert provincial_yields(table.state, "carthage")["campania"].infantry == 4
    set_city(table.state, "4412", holder="rome")
    table.state.levels = {**table.state.levels, "campania": {"carthage": 4}}
    assert "campania" not in provincial_yields(table.state, "carthage")
    assert "campania" in provincial_yields(Table("thunderbolt").state, "rome")


@pytest.mark.ruling("T16")
def test_etruria_needs_both_halves() -> None:
    assert "etruria" not in provincial_yields(taken(Table("thunderbolt"), "northern_etruria").state, "carthage")
    whole = taken(Table("thunderbolt"), "northern_etruria", "southern_etruria")
    assert provincial_yields(whole.state, "carthage")["etruria"].infantry == 2


def test_a_devastated_province_sends_nobody() -> None:
    table = Table("thunderbolt")
    assert provincial_yields(table.state, "carthage").keys() == {"liguria_taurini", "liguria_friniates"}
    table.state.devastated = ("liguria_friniates",)
    assert provincial_yields(table.state, "carthage").keys() == {"liguria_taurini"}


# Gauls


def after_battle(place: str, *, die: int, carthage: bool = True, **tactics: int) -> Field:
    table = alone(Field("thunderbolt"))
    army(table, "carthage", place, "maharbal", infantry=10, kind="african")
    army(table, "rome", place, "402", legions=("I",))
    leader, side, enemy = ("maharbal", "carthage", "rome") if carthage else ("402", "rome", "carthage")
    table.phase(leader).act(side, Attack(enemy), battle=die, **tactics).meet().finish()
    return table


def gauls(table: Table, place: str) -> int:
    return sum([one.sp for one in table.at("carthage", place).troops if one.kind == "gallic"])


@pytest.mark.ruling("c.64")
def test_a_victory_in_the_north_brings_ten_gauls_and_a_major_one_twenty_five() -> None:
    plain = after_battle(PLAIN, die=6, tactics_maharbal=9, tactics_402=3)
    assert plain.state.majors == {} and gauls(plain, PLAIN) == 10
    major = after_battle(PLAIN, die=8, tactics_maharbal=9, tactics_402=0)
    assert major.state.majors == {"maharbal": 1} and gauls(major, PLAIN) == 25
    assert major.told(LevyRaised)[-1] == LevyRaised("carthage", "gallic", 25, 0, PLAIN, "major_victory")


def test_none_come_in_the_south_or_to_rome() -> None:
    assert gauls(after_battle(FLAT, die=8, tactics_maharbal=9, tactics_402=0), FLAT) == 0
    roman = after_battle(PLAIN, die=6, carthage=False, tactics_maharbal=0, tactics_402=9)
    assert roman.state.victories == {"rome": 1} and roman.told(LevyRaised) == []


@pytest.mark.parametrize(("die", "left"), [(6, 20), (7, 6)])
def test_gauls_who_get_out_of_hand_go_home(die: int, left: int) -> None:
    """TV30 by Gisgo, whose Campaign is 6: a 7 takes seventy percent of twenty."""
    table = Field("thunderbolt")
    army(table, "carthage", "4608", "hasdrubal_gisgo", infantry=20, kind="gallic")
    table.start(Capture(place="4608", power="carthage", leader="hasdrubal_gisgo", how="assault"), looting=die).finish()
    assert [one.lost for one in table.told(LootersRolled)] == [20 - left]
    there = table.at("carthage", "4608").troops + table.at("carthage", "4608", inside=True).troops
    assert sum([one.sp for one in there if one.kind == "gallic"]) == left


# Rome


def asked(*rolls: int) -> Table:
    """Return the table of 217 after a request for legions."""
    table = Table("thunderbolt").begin(Phase(leader="402", side="rome"))
    return table.do("rome", RaiseManpower("legions"), *rolls)


def test_a_siege_engine_may_be_built_instead_of_a_legion() -> None:
    """Sections 10.13 and 10.24: a 5 with four legions brings two."""
    table = asked(5)
    assert table.told(ManpowerRequested)[0].legions == 2
    assert table.allowed("rome", BuildEngine("3714")) and not table.allowed("rome", BuildEngine("1514"))
    table.do("rome", BuildEngine("3714"))
    assert table.told(EngineBuilt) == [EngineBuilt("3714", 1)]
    assert table.at("rome", "3714", inside=True).engines == 1
    table.do("rome", Muster("3714"))
    assert "V" in table.state.legions and "VI" not in table.state.legions


def test_all_of_them_may_be_legions() -> None:
    table = asked(5).do("rome", NoEngine()).do("rome", Muster("3714", "3714"))
    assert {"V", "VI"} <= set(table.state.legions)
    assert table.state.legions["V"].elements == {"RL": (9, 1), "AL": (9, 3)}
    assert table.moment() == "rome: election.who"
    table.do("rome", Elect("410")).do("rome", Assign("V+VI", "3714", "latium"), 1)
    assert table.man("410").legions == ("V", "VI") and table.man("410").office == "proconsul"


def test_the_engine_leaves_with_the_last_legion_and_not_with_the_garrison() -> None:
    table = Field("thunderbolt")
    army(table, "rome", "4412", "402", legions=("I", "II"), infantry=3, kind="garrison", inside=True)
    key = "rome@4412+in"
    table.state.stacks = {**table.state.stacks, key: type(table.state.stacks[key])(
        "rome", "4412", True, ("402",), ("I", "II"), table.state.stacks[key].troops, engines=1
    )}  # fmt: skip
    table.phase("402").act("rome", March("all", ("4411",)))
    assert table.at("rome", "4411").engines == 1 and table.at("rome", "4412", inside=True).engines == 0


def test_either_consul_raises_but_not_both() -> None:
    for leader in ("401", "402"):
        table = Table("thunderbolt").begin(Phase(leader=leader, side="rome"))
        assert table.allowed("rome", RaiseManpower("legions"))
    table.do("rome", RaiseManpower("legions"), 10, 1).do("rome", EndPhase(), 1)
    table.begin(Phase(leader="401", side="rome"))
    assert not table.allowed("rome", RaiseManpower("legions"))


# Wounded lieutenants


@pytest.mark.ruling("c.19")
def test_a_wounded_lieutenant_comes_back_next_year_to_a_force_or_city_of_his_side() -> None:
    table = Table("thunderbolt", turn=2)
    take_leader(table.state, "mago")
    table.state.wounded = ("mago",)
    table.begin(Strategic()).do("rome", Disband(())).do("rome", Prorogue(()))
    assert table.moment() == "carthage: strategic.return"
    assert table.allowed("carthage", PlaceLeader("1513")) and not table.allowed("carthage", PlaceLeader("1514"))
    table.do("carthage", PlaceLeader("1221"))
    assert "mago" in table.at("carthage", "1221").leaders and not table.state.wounded


@pytest.mark.ruling("c.19")
def test_he_waits_where_nobody_of_his_side_is_left() -> None:
    table = Field("thunderbolt")
    take_leader(table.state, "mago")
    alone(table, "carthage")
    for place in table.state.cities:
        set_city(table.state, place, holder="rome")
    table.state.wounded = ("mago",)
    assert next_returning_leader(table.state) == ""


# Auxiliaries and the Legate (sections 10.22 and 10.25)


def quartered(place: str) -> Table:
    """Return the table of 217 after a request that has brought six Italians, who are placed in a city."""
    table = Table("thunderbolt").begin(Phase(leader="402", side="rome"))
    table.do("rome", RaiseManpower("reinforcements"), 9)
    return table.do("rome", PlaceAuxiliaries("italian", place), 1)


def test_auxiliaries_in_a_city_wait_for_the_legate_who_brings_them_to_a_magistrate() -> None:
    table = quartered("4412")
    assert "legate" in table.state.cup.markers and table.rome().quartered == (("italian", "4412"),)
    table.state.cup = Cup(("legate",))
    table.do("rome", EndPhase(), 1)
    assert table.moment() == "rome: turns.auxiliaries" and not table.allowed("rome", SendAuxiliaries("pu_1"))
    before = table.at("rome", "1514").troops
    table.state.cup = Cup(("hannibal",))
    table.do("rome", SendAuxiliaries("402"), 1)
    assert table.told(AuxiliariesSent) == [AuxiliariesSent("italian", 6, "4412", "402")]
    assert table.at("rome", "4412", inside=True).is_empty and table.at("rome", "1514").troops != before
    assert table.rome().quartered == ()


def test_rome_may_do_without_auxiliaries() -> None:
    """Section 10.15: it may raise a contingent, and need not."""
    table = Table("thunderbolt").begin(Phase(leader="402", side="rome"))
    table.do("rome", RaiseManpower("reinforcements"), 9)
    before = dict(table.state.stacks)
    table.do("rome", NoAuxiliaries(), 1)
    assert table.state.stacks == before and table.moment() == "rome: phase.act"


def test_they_may_stay_where_they_are() -> None:
    table = quartered("4412")
    table.state.cup = Cup(("legate",))
    table.do("rome", EndPhase(), 1)
    table.state.cup = Cup(("hannibal",))
    table.do("rome", KeepAuxiliaries(), 1)
    assert Troops("italian", 6) in table.at("rome", "4412", inside=True).troops and not table.rome().quartered


def test_sicilians_have_no_home_in_play_and_go_to_a_legion() -> None:
    table = Table("thunderbolt").legion("V", "3714", inside=True)
    assert set(contingent_places(table.state, "sicilian")) == {"3714"} and "4412" in contingent_places(
        table.state, "italian"
    )
