"""The Manpower Operation of Rome (sections 10.11 to 10.25): from fixtures of the Eagle and of Thunderbolt."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.cup import EndPhase
from engine.games.rise_of_the_roman_republic.actions.manpower import (
    GiveLegions,
    PlaceAuxiliaries,
    RaiseManpower,
    Reinforce,
)
from engine.games.rise_of_the_roman_republic.actions.politics import Assign, Elect, Muster
from engine.games.rise_of_the_roman_republic.events.manpower import ManpowerRequested
from engine.games.rise_of_the_roman_republic.events.politics import MagistrateElected
from engine.games.rise_of_the_roman_republic.frames.turn import Phase, Turns
from engine.games.rise_of_the_roman_republic.republic import Alarm, Glory
from engine.games.rise_of_the_roman_republic.state import CityState, Cup, Legion, Troops
from tests.engine.games.rise_of_the_roman_republic.playing import Table


def consul(**changed: object) -> Table:
    """The Rome Consul of the Eagle is active; no army is short, and Rome's siege engine is built."""
    table = Table("eagle").republic(**{"short": 0, **changed})
    table.state.once = ("engine:rome",)
    return table.begin(Phase(leader="201", side="rome"))


def test_a_single_legion_brings_a_praetor_of_one_marker_who_stays_in_his_province() -> None:
    """The example of section 5.24 (line 805, TV03): Barbula for Campania, at Capua. A 2 brings one legion."""
    table = consul(pool=("205",)).do("rome", RaiseManpower("legions"), 2)
    assert table.told(ManpowerRequested)[0].legions == 1
    table.do("rome", Muster("4412"), 1)
    assert table.told(MagistrateElected)[-1] == MagistrateElected("205", "praetor", True)
    table.do("rome", Assign("VI", "4412", "campania"), 1)
    man = table.man("205")
    assert (man.most, man.legions, man.province) == (1, ("VI",), "campania")
    assert table.state.cup.markers.count("praetor") == 1 and table.moment() == "rome: phase.act"


@pytest.mark.ruling("G71")
def test_the_praetor_of_a_new_legion_can_be_a_man_of_a_triumph() -> None:
    """The example of section 5.24 draws him because nobody has won one."""
    table = consul(pool=("204", "205"), triumphs={"204": Glory(1, "rome_consul")})
    table.do("rome", RaiseManpower("legions"), 2).do("rome", Muster("4412"))
    assert table.allowed("rome", Elect("draw")) and not table.allowed("rome", Elect("205"))
    table.do("rome", Elect("204"))
    assert table.told(MagistrateElected)[-1] == MagistrateElected("204", "praetor", False)


@pytest.mark.ruling("G71")
def test_the_proconsul_of_two_new_legions_is_drawn_in_any_case() -> None:
    """Section 5.29."""
    table = consul(pool=("204", "205"), triumphs={"204": Glory(1, "rome_consul")})
    table.do("rome", RaiseManpower("legions"), 5).do("rome", Muster("3714", "3714"), 2)
    assert table.told(MagistrateElected)[-1] == MagistrateElected("205", "proconsul", True)


@pytest.mark.ruling("c.12")
def test_two_legions_are_a_proconsuls_who_goes_to_etruria() -> None:
    """The second example of section 5.29 (line 943, TV09): a 5 brings two, both placed in Rome."""
    table = consul(pool=("204",)).do("rome", RaiseManpower("legions"), 5)
    table.do("rome", Muster("3714", "3714"), 1)
    table.do("rome", Assign("VI+VII", "3714", "etruria"), 1)
    man = table.man("204")
    assert (man.office, man.legions, man.province, man.bound) == ("proconsul", ("VI", "VII"), "etruria", True)
    assert table.state.cup.markers.count("proconsul") == 2  # his Initiative (ruling c.12)


@pytest.mark.ruling("c.15")
def test_manpower_is_raised_once_a_turn_by_the_rome_consul_alone() -> None:
    """Section 5.44."""
    table = consul().do("rome", RaiseManpower("legions"), 10, 1)
    assert not table.allowed("rome", RaiseManpower("legions"))
    other = Table("eagle").begin(Phase(leader="202", side="rome"))
    assert not other.allowed("rome", RaiseManpower("legions")) and other.allowed("rome", EndPhase())


@pytest.mark.ruling("c.55")
def test_in_alexanders_scenario_it_is_no_operation() -> None:
    table = Table().begin(Phase(leader="112", side="rome"))
    assert not table.allowed("rome", RaiseManpower("legions"))


@pytest.mark.ruling("W21")
def test_the_next_legion_joins_the_army_that_is_short() -> None:
    """The Eagle: Barbula's army has one legion."""
    table = consul(short=3).do("rome", RaiseManpower("legions"), 3).do("rome", Muster("2613"), 1)
    assert table.man("203").legions == ("IV", "VI") and table.rome().armies[3] == ("IV", "VI")
    assert table.rome().short == 0 and table.told(MagistrateElected) == []


def test_the_first_two_of_a_turn_are_a_rome_consuls_without_imperium() -> None:
    """Section 5.21."""
    table = consul()
    without = msgspec.structs.replace(table.man("201"), army=0, legions=())
    table.state.republic = table.state.republic.with_magistrate(without)
    table.do("rome", RaiseManpower("legions"), 5).do("rome", Muster("3714", "3714"), 1)
    assert table.man("201").legions == ("VI", "VII") and table.told(MagistrateElected) == []
    assert not table.man("201").bound


def test_two_new_legions_in_rome_are_the_first_consular_army() -> None:
    """The example of section 2.3 (line 259): I and II at full strength, 9/1 of citizens and 9/3 of allies each, under
    the Rome Consul."""
    table = consul()
    state = table.state
    state.stacks = {name: msgspec.structs.replace(one, legions=()) for name, one in state.stacks.items()}
    state.legions = {}
    without = msgspec.structs.replace(table.man("201"), army=0, legions=())
    table.republic(magistrates=(without,), armies={}).begin(Phase(leader="201", side="rome"))
    table.do("rome", RaiseManpower("legions"), 4)
    told = table.told(ManpowerRequested)[0]
    assert (told.modifier, told.legions) == (1, 2)  # there are fewer than four
    table.do("rome", Muster("3714", "3714"), 1)
    assert table.at("rome", "3714", inside=True).legions == ("I", "II")
    full = Legion({"RL": (9, 1), "AL": (9, 3)}, kept=True)
    assert table.state.legions == {"I": full, "II": full} and not full.veteran
    assert (table.man("201").army, table.man("201").legions) == (1, ("I", "II"))
    assert table.rome().armies == {1: ("I", "II")} and "201" in table.at("rome", "3714", inside=True).leaders


def test_a_field_consul_without_imperium_can_be_given_two() -> None:
    """Section 5.29: or a Proconsul is elected."""
    table = consul()
    without = msgspec.structs.replace(table.man("202"), army=0, legions=())
    table.state.republic = table.state.republic.with_magistrate(without)
    table.do("rome", RaiseManpower("legions"), 5).do("rome", Muster("3714", "4412"))
    assert table.allowed("rome", GiveLegions("proconsul"))
    table.do("rome", GiveLegions("202"))
    table.do("rome", Assign("VI+VII", "4412", "samnium"), 1)
    assert table.man("202").legions == ("VI", "VII") and table.man("202").province == "samnium"
    assert not table.man("202").bound  # a Proconsul or Praetor would have to go there at once
    assert "202" in table.at("rome", "4412", inside=True).leaders


@pytest.mark.ruling("G46")
def test_only_the_larger_emergency_counts() -> None:
    table = consul(alarms=(Alarm(2, "cities", False), Alarm(2, "capua", True)))
    assert table.do("rome", RaiseManpower("legions"), 10).told(ManpowerRequested)[0].modifier == 2
    minor = consul(alarms=(Alarm(2, "cities", False),)).do("rome", RaiseManpower("legions"), 10, 1)
    assert minor.told(ManpowerRequested)[0].modifier == 1


def test_an_occupied_rome_takes_five_off_the_die() -> None:
    """Section 14.0."""
    table = Table("eagle").republic(short=0)
    table.state.stacks = {where: one for where, one in table.state.stacks.items() if one.hex != "3714"}
    table.legion("I", "2613", inside=True).legion("V", "2613", inside=True).stand("rome", "2613", 0, "201", inside=True)
    table.state.cities = {**table.state.cities, "3714": CityState("epirus", 8)}
    table.stand("epirus", "3714", 5, inside=True).begin(Phase(leader="201", side="rome"))
    table.do("rome", RaiseManpower("legions"), 5)
    assert table.told(ManpowerRequested)[0].modifier == 2 - 5  # and a Major Emergency


@pytest.mark.ruling("c.40", "G47")
def test_the_lowest_free_numbers_are_raised_and_sixteen_at_most() -> None:
    table = consul(pool=("204",))
    table.state.legions = dict.fromkeys(("I", "II", "III", "IV", "V"), table.state.legions["I"])
    for number in ("VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV"):
        table.legion(number, "4412", inside=True)
    table.begin(Phase(leader="201", side="rome")).do("rome", RaiseManpower("legions"), 9)
    assert table.told(ManpowerRequested)[0].legions == 1
    table.do("rome", Muster("4412"), 1)
    assert "XVI" in table.state.legions


def weak() -> Table:
    """X and XIV stand in Rome with six infantry in each element, and lack a citizen horseman each."""
    table = consul()
    for number in ("X", "XIV"):
        table.legion(number, "3714", inside=True)
        table.state.legions = {**table.state.legions, number: Legion({"RL": (6, 0), "AL": (6, 3)})}
    return table.begin(Phase(leader="201", side="rome"))


def test_an_eight_fills_the_tenth_and_nearly_the_fourteenth() -> None:
    """The example of section 10.14 (line 1598, TV18): 11 infantry and a horseman."""
    table = weak().do("rome", RaiseManpower("reinforcements"), 8)
    told = table.told(ManpowerRequested)[0]
    assert (told.infantry, told.cavalry, told.legions) == (11, 1, 0)
    infantry = (*("X:RL",) * 3, *("X:AL",) * 3, *("XIV:RL",) * 3, *("XIV:AL",) * 2)
    assert not table.allowed("rome", Reinforce((*infantry, "XIV:AL"), ("X:RL",)))
    table.do("rome", Reinforce(infantry, ("X:RL",)), 1)
    assert table.state.legions["X"].elements == {"RL": (9, 1), "AL": (9, 3)}
    assert table.state.legions["XIV"].elements == {"RL": (9, 0), "AL": (8, 3)}


def test_levels_that_were_built_count_against_reinforcements_too() -> None:
    """Sections 7.11 and 10.14: a roll as if for legions, with all its adjustments."""
    table = weak()
    table.state.fleets = 1
    table.do("rome", RaiseManpower("reinforcements"), 9)
    told = table.told(ManpowerRequested)[0]
    assert (told.modifier, told.infantry, told.cavalry) == (-2, 9, 1)


def test_a_horseman_who_is_not_needed_walks() -> None:
    """Section 10.14."""
    table = weak()
    table.state.legions = {**table.state.legions, **{n: Legion({"RL": (3, 1), "AL": (6, 3)}) for n in ("X", "XIV")}}
    table.begin(Phase(leader="201", side="rome")).do("rome", RaiseManpower("reinforcements"), 8)
    walk = (*("X:RL",) * 6, *("XIV:RL",) * 6)
    assert table.allowed("rome", Reinforce(walk, ())) and not table.allowed("rome", Reinforce(walk, ("X:RL",)))


@pytest.mark.ruling("c.12")
def test_the_legate_brings_reinforcements_outside_roman_italy() -> None:
    """Section 10.22, ruling c.12: one marker, and the SP come when it is drawn."""
    table = weak().legion("X", "4608")
    table.begin(Phase(leader="201", side="rome")).do("rome", RaiseManpower("reinforcements"), 8)
    table.do("rome", Reinforce(("X:RL", "XIV:RL"), ()), 1)
    assert table.state.legions["X"].elements["RL"] == (6, 0) and table.state.legions["XIV"].elements["RL"] == (7, 0)
    assert table.state.cup.markers.count("legate") == 1
    table.state.cup = Cup(("legate", "milon"))
    table.begin(Turns(step="draw"), 1, 1)
    assert table.state.legions["X"].elements["RL"] == (7, 0) and table.rome().legate == {}


@pytest.mark.parametrize(("besieged", "comes"), [("3714", True), ("4608", False)])
def test_the_legate_comes_though_rome_is_besieged_meanwhile_and_not_to_a_besieged_legion(
    besieged: str, comes: bool
) -> None:
    """Section 10.23: it matters whether Rome was besieged when they were raised."""
    table = weak().legion("X", "4608", inside=True)
    table.begin(Phase(leader="201", side="rome")).do("rome", RaiseManpower("reinforcements"), 8)
    table.do("rome", Reinforce(("X:RL",), ()), 1)
    table.stand("epirus", besieged, 60)
    table.state.cities = {**table.state.cities, besieged: CityState("rome", 8, besieger="epirus")}
    table.state.cup = Cup(("legate", "milon"))
    table.begin(Turns(step="draw"), 1, 1)
    assert table.state.legions["X"].elements["RL"] == (6 + comes, 0) and table.rome().legate == {}


def test_the_besieged_are_not_reinforced() -> None:
    """Section 10.23."""
    table = weak().legion("X", "4412", inside=True)
    table.state.cities = {**table.state.cities, "4412": CityState("rome", 6, besieger="epirus")}
    table.stand("epirus", "4412", 40).begin(Phase(leader="201", side="rome"))
    table.do("rome", RaiseManpower("reinforcements"), 8)
    assert not table.allowed("rome", Reinforce(("X:RL",), ())) and table.allowed("rome", Reinforce(("XIV:RL",), ()))


def test_with_rome_besieged_only_those_in_it_and_its_garrison_are_reinforced() -> None:
    """Section 10.23."""
    table = weak().legion("X", "2613", inside=True)
    table.state.cities = {**table.state.cities, "3714": CityState("rome", 8, besieger="epirus")}
    table.stand("epirus", "3714", 60).begin(Phase(leader="201", side="rome"))
    table.do("rome", RaiseManpower("reinforcements"), 6)
    assert not table.allowed("rome", Reinforce(("X:RL",), ()))
    before = sum([one.infantry for one in table.at("rome", "3714", inside=True).troops])
    table.do("rome", Reinforce(("garrison", "garrison", "XIV:RL"), ()), 1)
    assert sum([one.infantry for one in table.at("rome", "3714", inside=True).troops]) == before + 2


@pytest.mark.ruling("T11")
def test_a_nine_brings_thunderbolt_a_contingent_of_six_auxiliaries() -> None:
    """Sections 10.15 and 10.25: Italians; the eight Sicilians are all in play."""
    table = Table("thunderbolt", turn=2).begin(Phase(leader="401", side="rome"))
    table.do("rome", RaiseManpower("reinforcements"), 9)
    if table.moment() == "rome: raising.reinforce":
        table.do("rome", Reinforce((), ()))
    assert not table.allowed("rome", PlaceAuxiliaries("sicilian", "3714"))
    table.do("rome", PlaceAuxiliaries("italian", "3714"), 1)
    assert Troops("italian", 6) in table.at("rome", "3714", inside=True).troops


def test_thunderbolt_raises_nothing_in_its_first_turn() -> None:
    table = Table("thunderbolt", turn=1).begin(Phase(leader="401", side="rome"))
    assert not table.allowed("rome", RaiseManpower("legions"))
