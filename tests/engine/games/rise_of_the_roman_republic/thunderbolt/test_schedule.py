"""The magistrates of 217 and 216: the men of the year, their armies, who is called on, Fabius (rulings c.63, T2, T9,
T17 and T20)."""

from typing import cast

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import Attack, Avoid, SpendGuile
from engine.games.rise_of_the_roman_republic.actions.politics import (
    Assign,
    CallDictator,
    Disband,
    Elect,
    Muster,
    NoDictator,
    Prorogue,
    TakeField,
)
from engine.games.rise_of_the_roman_republic.board.hexmap import hexes_around
from engine.games.rise_of_the_roman_republic.board.stacks import take_leader
from engine.games.rise_of_the_roman_republic.events.combat import AvoidanceRolled
from engine.games.rise_of_the_roman_republic.events.politics import (
    LegionsRaised,
    MagistrateElected,
    MagistrateLeft,
    SenateAsked,
)
from engine.games.rise_of_the_roman_republic.frames.politics import Replacement, Strategic
from engine.games.rise_of_the_roman_republic.office_figures import Office
from engine.games.rise_of_the_roman_republic.politics.leave import needs_leave
from engine.games.rise_of_the_roman_republic.politics.requests import enemy_threat, senate_request
from engine.games.rise_of_the_roman_republic.politics.schedule import substitute_leaders
from engine.games.rise_of_the_roman_republic.politics.senate import request_modifiers
from engine.games.rise_of_the_roman_republic.republic import Defeat, Magistrate, Vacancy
from engine.games.rise_of_the_roman_republic.state import Cup
from tests.engine.games.rise_of_the_roman_republic.combat.fields import FLAT, Field, alone, army
from tests.engine.games.rise_of_the_roman_republic.playing import Table

AROUND = hexes_around(FLAT)
NONE = Assign("none", "3714", "none")


def year_217(*rolls: int, disbanded: tuple[str, ...] = (), prorogued: tuple[str, ...] = ()) -> Table:
    """Return the table of 217 as the consuls are to be given their armies."""
    table = Table("thunderbolt", turn=2).begin(Strategic())
    return table.do("rome", Disband(disbanded)).do("rome", Prorogue(prorogued), *rolls)


@pytest.mark.ruling("T2", "c.63")
def test_the_consuls_of_217_take_an_army_each_or_rome() -> None:
    table = year_217()
    assert [one.leader for one in table.told(MagistrateElected)] == ["404"]
    assert table.allowed("rome", Assign("army_1", "1514", "none")) and table.allowed("rome", NONE)
    table.do("rome", Assign("army_2", "1514", "none")).do("rome", Assign("army_1", "1514", "none"), 1, 1)
    assert table.man("404").legions == ("I", "II") and table.man("405").legions == ("III", "IV")
    assert table.man("404").office == table.man("405").office == "field_consul"
    assert table.man("404").province == ""
    assert [one.leader for one in table.told(MagistrateElected)] == ["404", "405", "pu_1"]


@pytest.mark.ruling("c.63")
def test_scipio_leaves_italy_with_218_and_his_colleague_goes_into_the_pool() -> None:
    table = year_217()
    assert table.told(MagistrateLeft) == [MagistrateLeft("401")] and "401" in table.rome().gone
    assert "402" in table.rome().pool
    assert (
        not Table("thunderbolt", turn=2).begin(Strategic()).do("rome", Disband(())).allowed("rome", Prorogue(("401",)))
    )


@pytest.mark.ruling("T20", "c.63")
def test_longus_is_prorogued_for_a_third_army_alone() -> None:
    """With an army left for want of a consul who takes it Pera has it; the 1 is the Visit from Pluto."""
    table = year_217(1, prorogued=("402",))
    table.do("rome", NONE).do("rome", Assign("army_1", "1514", "none"), 1, 1)
    assert table.man("410").office == "proconsul" and table.man("410").legions == ("I", "II")
    assert "402" in table.rome().pool
    third = Table("thunderbolt", turn=2).legion("V", "3714", inside=True).legion("VI", "3714", inside=True)
    third.state.republic = third.rome().with_army(3, ("V", "VI"))
    third.begin(Strategic()).do("rome", Disband(())).do("rome", Prorogue(("402",)), 1)
    third.do("rome", Assign("army_1", "1514", "none")).do("rome", Assign("army_2", "1514", "none"))
    assert third.allowed("rome", Elect("402")) and third.allowed("rome", Elect("410"))
    third.do("rome", Elect("402"))
    assert third.man("402").office == "proconsul" and third.man("402").prorogued


@pytest.mark.ruling("c.63")
def test_a_single_legion_goes_to_pera_first() -> None:
    table = Table("thunderbolt", turn=2).legion("V", "3714", inside=True).begin(Strategic())
    table.do("rome", Disband(())).do("rome", Prorogue(()))
    table.do("rome", Assign("army_1", "1514", "none")).do("rome", Assign("army_2", "1514", "none"), 1, 1)
    assert table.man("410").office == "praetor" and table.man("410").legions == ("V",)


def year_216(**changed: object) -> Table:
    """Return the table of 216, last year's consuls still on the map, with nobody prorogued."""
    table = Table("thunderbolt", turn=3)
    men = table.rome().magistrates
    for old, new in (("401", "404"), ("402", "405")):
        table.stand("rome", "1514", 0, new)
        take_leader(table.state, old)
        men = tuple([msgspec.structs.replace(one, leader=new) if one.leader == old else one for one in men])
    pool = tuple(sorted({*table.rome().pool, "402"} - {"404", "405"}))
    table.republic(magistrates=men, pool=pool, gone=("401",), **changed).begin(Strategic())
    return table.do("rome", Disband(())).do("rome", Prorogue(()))


@pytest.mark.ruling("c.63", "T20")
def test_in_216_albinus_takes_a_free_army() -> None:
    table = year_216()
    table.do("rome", NONE).do("rome", Assign("army_2", "1514", "none"), 1, 1)
    assert table.man("408").legions == () and table.man("409").legions == ("I", "II")
    assert table.man("411").office == "proconsul" and table.man("411").legions == ("III", "IV")
    assert table.man("411").province == "gallia"
    assert substitute_leaders(table.state) == ("410", "402", "404", "405")


@pytest.mark.ruling("c.63")
def test_or_waits_in_rome() -> None:
    table = year_216()
    table.do("rome", Assign("army_1", "1514", "none")).do("rome", Assign("army_2", "1514", "none"), 1, 1)
    assert table.man("411").legions == () and "411" in table.at("rome", "3714", inside=True).leaders
    assert table.man("411").most == 1


@pytest.mark.ruling("c.63")
def test_nobody_serves_before_his_year() -> None:
    table = Table("thunderbolt", turn=1)
    assert substitute_leaders(table.state) == ("410",)
    table.state.turn = 2
    assert substitute_leaders(table.state) == ("410", "404", "405")


def test_a_fallen_consul_is_replaced_by_whom_the_player_calls_on() -> None:
    table = year_217()
    table.do("rome", Assign("army_1", "1514", "none")).do("rome", Assign("army_2", "1514", "none"), 1, 1)
    gap = Vacancy(table.man("404"), "1514")
    take_leader(table.state, "404")
    table.state.republic = msgspec.structs.replace(table.rome().with_gone("404"), vacancies=(gap,))
    table.state.cup = Cup(("hannibal",))
    table.begin(Replacement())
    assert table.allowed("rome", Elect("410")) and table.allowed("rome", Elect("402"))
    assert not table.allowed("rome", Elect("408")) and not table.allowed("rome", Elect("406"))
    table.do("rome", Elect("402")).do("rome", Assign("army_1", "1514", "none"), 1)
    assert table.man("402").office == "field_consul" and table.man("402").legions == ("III", "IV")


def test_a_fallen_urban_praetor_is_drawn_from_the_two_others() -> None:
    table = year_217()
    table.do("rome", Assign("army_1", "1514", "none")).do("rome", Assign("army_2", "1514", "none"), 1, 1)
    gap = Vacancy(table.man("pu_1"), "3714")
    take_leader(table.state, "pu_1")
    table.state.republic = msgspec.structs.replace(table.rome().with_gone("pu_1"), vacancies=(gap,))
    table.state.cup = Cup(("hannibal",))
    table.begin(Replacement(), 2, 1)
    assert table.man("pu_3").office == "urban_praetor"


def test_the_consul_who_finds_no_army_asks_for_that_which_was_disbanded() -> None:
    """Section 10.16: the Senate's die is a 3."""
    table = year_217(disbanded=("army_1",))
    table.do("rome", Assign("army_2", "1514", "none"), 3)
    assert [one.granted for one in table.told(SenateAsked)] == [True]
    table.do("rome", Muster("3714", "3714"), 1, 1)
    assert table.told(LegionsRaised) == [LegionsRaised(("III", "IV"), "3714")]
    assert table.man("405").legions == ("III", "IV")


@pytest.mark.ruling("T17")
def test_consuls_are_free_in_the_north_and_ask_for_bruttium() -> None:
    table = Table("thunderbolt", turn=2)
    assert not needs_leave(table.state, "402", (), ("1313",)) and not needs_leave(table.state, "402", (), ("1705",))
    assert needs_leave(table.state, "402", (), ("5610",))
    assert (
        request_modifiers(senate_request(table.state, "402", "leave"), enemy_threat(table.state))["field_consul"] == -1
    )


# The Dictator

TWICE = (Defeat(2, True, 40, True, True),) * 2


@pytest.mark.ruling("T9")
def test_the_dictator_is_fabius_and_minucius_may_be_his_master_of_horse() -> None:
    """Two Major defeats of last year: a Major Emergency."""
    table = Table("thunderbolt", turn=3).republic(defeats=TWICE).begin(Strategic())
    table.do("rome", Disband(())).do("rome", Prorogue(()))
    assert [one.leader for one in table.told(MagistrateElected)] == ["406"]
    assert table.allowed("rome", Elect("407")) and not table.allowed("rome", Elect("408"))
    table.do("rome", Elect("407"))
    assert table.allowed("rome", TakeField("407"))
    table.do("rome", TakeField("406")).do("rome", Assign("none", "1514", "none"))
    assert table.man("406").most == 3 and table.man("407").stays


def test_in_a_minor_emergency_the_player_may_do_without() -> None:
    table = Table("thunderbolt", turn=3).republic(defeats=TWICE[:1]).begin(Strategic())
    table.do("rome", Disband(())).do("rome", Prorogue(()))
    assert table.moment() == "rome: strategic.emergency"
    assert table.allowed("rome", CallDictator())
    assert [one.leader for one in table.do("rome", NoDictator()).told(MagistrateElected)] == ["408"]


def test_without_fabius_there_is_no_dictator() -> None:
    table = Table("thunderbolt", turn=3).republic(defeats=TWICE)
    table.republic(pool=tuple([one for one in table.rome().pool if one != "406"]), gone=("406",)).begin(Strategic())
    table.do("rome", Disband(())).do("rome", Prorogue(()))
    assert [one.leader for one in table.told(MagistrateElected)] == ["408"]


def attacked(office: str) -> Field:
    """Return the field after Hannibal's attack on Fabius in this office, who tries to slip away with an 8 at most."""
    table = alone(Field("thunderbolt"))
    table.republic(magistrates=(Magistrate("406", cast(Office, office), legions=("I",), most=3),), armies={})
    army(table, "carthage", FLAT, "hannibal", infantry=30, kind="african")
    army(table, "rome", FLAT, "406", legions=("I",))
    table.phase("hannibal").act("carthage", Attack("rome"))
    to = next(one for one in AROUND if table.allowed("rome", Avoid(to=one, inside=False)))
    table.act("rome", Avoid(to=to, inside=False), avoidance=7)
    while table.moment().startswith(("carthage: battle.hinder", "rome: battle.slip")):
        table.act(table.moment().partition(":")[0], SpendGuile(0))
    return table


def test_fabius_avoids_battle_without_roman_honor_while_he_is_dictator() -> None:
    """His Campaign is 7: with a 7 the Dictator comes away, a consul of his name would need a 3."""
    dictator, consul = attacked("dictator"), attacked("field_consul")
    assert dictator.told(AvoidanceRolled)[0].avoided and not consul.told(AvoidanceRolled)[0].avoided
    assert "honour" not in [one.name for one in dictator.told(AvoidanceRolled)[0].modifiers]
    assert "honour" in [one.name for one in consul.told(AvoidanceRolled)[0].modifiers]
