"""Revolts of tribes against Rome (Samnite Wars)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.cup import EndPhase
from engine.games.rise_of_the_roman_republic.actions.movement import March
from engine.games.rise_of_the_roman_republic.actions.siege import Assault, OccupyCity, PlaceSiege
from engine.games.rise_of_the_roman_republic.actions.tribes import PlaceTribe
from engine.games.rise_of_the_roman_republic.board.control import has_province_control
from engine.games.rise_of_the_roman_republic.board.losses import whole_stack_part
from engine.games.rise_of_the_roman_republic.board.parts import move_force_to_hex
from engine.games.rise_of_the_roman_republic.board.sieges import set_city
from engine.games.rise_of_the_roman_republic.board.stacks import total_sp
from engine.games.rise_of_the_roman_republic.events.combat import BoxesMoved
from engine.games.rise_of_the_roman_republic.events.cup import PhaseEnded
from engine.games.rise_of_the_roman_republic.events.siege import CityTaken
from engine.games.rise_of_the_roman_republic.events.tribes import (
    ForceEvicted,
    RevoltChecked,
    RevoltRolled,
    TribeGone,
    TribeMustered,
    TribeReturned,
    TribeRevolted,
    TribeTurned,
)
from engine.games.rise_of_the_roman_republic.frames.tribes import Revolt
from engine.games.rise_of_the_roman_republic.frames.turn import Phase, Turns
from engine.games.rise_of_the_roman_republic.politics.emergency import alarms_by_position
from engine.games.rise_of_the_roman_republic.tribes.allegiance import review_tribes
from tests.engine.games.rise_of_the_roman_republic.central_italy import italy
from tests.engine.games.rise_of_the_roman_republic.playing import Table

ABROAD = "4308"  # in Samnium
SEVEN = ("IV", "V", "VI", "VII", "VIII", "IX", "X")


def test_seven_legions_abroad_add_three_to_a_six_and_etruria_rises_with_twenty_four() -> None:
    """The printed examples: 6 and three legions above four are 9; dice of 14 name Etruria, a 6 brings 20/4."""
    table = italy()
    for number in SEVEN:
        table.legion(number, ABROAD)
    table.begin(Turns(step="revolts"), 6, 1, 4, 6)
    [check], [rolled] = table.told(RevoltChecked), table.told(RevoltRolled)
    assert (check.die, check.legions, check.total, check.revolts) == (6, 7, 9, True)
    assert (rolled.dice, rolled.tribe, rolled.again) == (14, "etruria", False)
    assert not table.allowed("samnites", PlaceTribe("2514"))
    table.do("samnites", PlaceTribe("2813"), 1)
    [mustered] = table.told(TribeMustered)
    assert (mustered.infantry, mustered.cavalry, mustered.place) == (20, 4, "2813")
    assert table.at("etruria", "2813", inside=True).leaders == ("etruscan",)
    assert table.state.masters["etruria"] == "samnites" and table.state.allied == ("etruria",)  # level 2 for them
    assert (*table.state.cup.markers, *table.state.cup.drawn).count("etruscan") == 2


def test_a_seven_without_legions_abroad_brings_no_revolt_and_the_first_turn_has_no_check() -> None:
    assert not italy().begin(Turns(step="revolts"), 7, 1).told(RevoltChecked)[0].revolts
    assert italy(turn=1).begin(Turns(step="revolts"), 1).told(RevoltChecked) == []


def test_a_tribe_in_arms_is_drawn_again() -> None:
    table = italy().begin(Revolt(why="augury"), 2, 1, 5, 1)  # 21: Umbria, 9/1 at Camerinum
    again = table.begin(Revolt(why="augury"), 3, 6, 3, 7, 5, 1)
    assert [(one.dice, one.tribe, one.again) for one in again.told(RevoltRolled)[-2:]] == [
        (36, "umbria", True),
        (37, "picenum", False),
    ]


def test_a_revolt_takes_what_spoke_for_rome_and_leaves_what_speaks_for_the_samnites() -> None:
    table = italy().begin(Revolt(why="augury"), 3, 7, 5, 1)  # Picenum, which leans to Rome
    assert table.state.levels["picenum"] == {} and table.state.allied == ()
    [lost] = table.told(BoxesMoved)
    assert (lost.province, lost.side, lost.boxes, lost.level) == ("picenum", "rome", -2, 0)
    other = italy().begin(Revolt(why="augury"), 6, 10, 5, 1)  # Apulia, which leans to the Samnites
    assert other.state.levels["apulia"] == {"samnites": 2} and other.state.allied == ("apulia",)
    ally = italy().begin(Revolt(why="augury"), 9, 10, 5, 1)  # Campania, an ally of Rome, is independent now
    assert ally.state.levels["campania"] == {} and ally.told(TribeRevolted)[0].level == 4


@pytest.mark.ruling("s.2", "W26", "c.51")
def test_romans_raise_the_tribe_of_a_province_that_is_not_theirs_also_one_that_leans_to_them() -> None:
    """Lucania is at 3 for Rome: that is no control."""
    table = Table("central_italy").legion("III", "4711").stand("rome", "4711", 0, "111")
    table.state.republic = table.rome().with_magistrate(msgspec.structs.replace(table.man("111"), granted=("leave",)))
    table.begin(Phase(leader="111", side="rome"))
    table.do("rome", March("all", ("4811",)), 3, 10)
    assert table.told(TribeRevolted)[0].why == "entry" and table.told(TribeMustered)[0].tribe == "lucania"
    assert table.state.levels["lucania"] == {}


@pytest.mark.ruling("W3")
def test_who_marches_by_the_via_salaria_raises_the_umbrians() -> None:
    """The road crosses a corner of Umbria between two hexes of Sabinus, which Rome controls here."""
    table = Table("central_italy").legion("III", "3512").stand("rome", "3512", 0, "111")
    table.state.levels = {**table.state.levels, "sabinus": {"rome": 4}}
    table.state.republic = table.rome().with_magistrate(msgspec.structs.replace(table.man("111"), granted=("leave",)))
    table.begin(Phase(leader="111", side="rome"))
    table.do("rome", March("all", ("3412",)), 3, 10)
    assert [one.tribe for one in table.told(TribeMustered)] == ["umbria"]


def test_a_leader_alone_and_samnites_raise_nobody() -> None:
    table = Table("central_italy").legion("III", "4711").stand("rome", "4711", 0, "111")
    table.state.republic = table.rome().with_magistrate(msgspec.structs.replace(table.man("111"), granted=("leave",)))
    table.begin(Phase(leader="111", side="rome")).do("rome", March("alone", ("4811",)), 10)
    assert table.told(TribeRevolted) == []


def _umbrians(level: int = 0) -> Table:
    table = italy().begin(Revolt(why="augury"), 2, 1, 5, 1)
    table.state.levels = {**table.state.levels, "umbria": {"samnites": level} if level else {}}
    return table


class _Play:
    """As much of a play as `review_tribes` needs."""

    def __init__(self, table: Table) -> None:
        self.state, self.told = table.state, table.events

    def emit(self, event: object) -> None:
        self.told.append(event)  # type: ignore[arg-type]


def test_a_tribe_is_an_ally_as_long_as_the_level_speaks_for_the_samnites() -> None:
    table = _umbrians(1)
    assert "umbria" in table.state.allied
    table.state.levels = {**table.state.levels, "umbria": {"rome": 1}}
    review_tribes(_Play(table))  # type: ignore[arg-type]
    assert not table.state.allied
    assert [one.allied for one in table.told(TribeTurned)] == [False]


@pytest.mark.ruling("W31")
def test_a_tribe_that_goes_its_own_way_shares_no_city_with_its_former_allies() -> None:
    """In its own land the Samnites go outside, and the city is the tribe's, though a Samnite garrison held it; out of a
    Samnite city the tribe goes."""
    at_home = _umbrians(1)
    place = at_home.at("umbria", "3109", inside=True).hex
    at_home.stand("samnites", place, 4, inside=True)
    set_city(at_home.state, place, holder="samnites")
    at_home.state.levels = {**at_home.state.levels, "umbria": {}}
    review_tribes(_Play(at_home))  # type: ignore[arg-type]
    assert at_home.state.cities[place].holder == "" and at_home.at("umbria", place, inside=True).troops
    assert at_home.at("samnites", place).troops and not at_home.at("samnites", place, inside=True).troops
    assert [one.power for one in at_home.told(ForceEvicted)] == ["samnites"]
    away = _umbrians(1)
    move_force_to_hex(
        away.state, "umbria@3109+in", whole_stack_part(away.state, "umbria@3109+in").force, "4109", inside=True
    )
    away.stand("samnites", "4109", 4, inside=True)
    away.state.levels = {**away.state.levels, "umbria": {}}
    review_tribes(_Play(away))  # type: ignore[arg-type]
    assert away.state.cities["4109"].holder == "samnites" and away.at("samnites", "4109", inside=True).troops
    assert away.at("umbria", "4109").leaders and not away.at("umbria", "4109", inside=True).leaders
    assert [one.power for one in away.told(ForceEvicted)] == ["umbria"]


@pytest.mark.ruling("W31")
def test_a_tribe_that_goes_its_own_way_keeps_a_city_abroad_that_it_has_taken_itself() -> None:
    """Its former allies in it go outside, as out of one at home; alone it stays."""
    for guests in (4, 0):
        table = _umbrians(1)
        move_force_to_hex(
            table.state, "umbria@3109+in", whole_stack_part(table.state, "umbria@3109+in").force, "3208", inside=True
        )
        set_city(table.state, "3208", holder="umbria", ids=0)
        if guests:
            table.stand("samnites", "3208", guests, inside=True)
        table.state.levels = {**table.state.levels, "umbria": {}}
        review_tribes(_Play(table))  # type: ignore[arg-type]
        assert "umbria" not in table.state.allied and table.state.cities["3208"].holder == "umbria"
        assert table.at("umbria", "3208", inside=True).leaders and not table.at("umbria", "3208").leaders
        assert not table.at("samnites", "3208", inside=True).troops
        assert [one.power for one in table.told(ForceEvicted)] == ["samnites"] * bool(guests)


@pytest.mark.ruling("W14")
def test_a_revolt_ends_where_rome_controls_the_province_but_not_if_she_held_it_before() -> None:
    table = _umbrians()
    table.state.levels = {**table.state.levels, "umbria": {"rome": 4}}
    assert has_province_control(table.state, "rome", "umbria")
    review_tribes(_Play(table))  # type: ignore[arg-type]
    assert table.told(TribeGone) == [TribeGone("umbria", "land")]
    held = _umbrians()
    held.state.stubborn = ("umbria",)
    held.state.levels = {**held.state.levels, "umbria": {"rome": 4}}
    review_tribes(_Play(held))  # type: ignore[arg-type]
    assert held.told(TribeGone) == [] and total_sp(held.state, held.at("umbria", "3109", inside=True)) == 10


def test_a_tribe_of_twenty_is_a_minor_emergency_and_capua_in_its_hands_a_major_one() -> None:
    table = italy().begin(Revolt(why="augury"), 9, 10, 6, 1)  # 21/3 Campanians in Capua
    kinds = {(one.kind, one.major) for one in alarms_by_position(table.state)}
    assert {("tribe", False), ("capua", True)} <= kinds
    assert table.state.cities["4412"].holder == ""


def test_an_independent_tribe_that_attacks_nobody_abroad_goes_home() -> None:
    table = italy().begin(Revolt(why="augury"), 3, 7, 5, 1)
    table.begin(Phase(leader="picene", side="samnites"))
    assert not table.allowed("samnites", March("all", ("3409", "3410")))  # nobody is there
    table.do("samnites", March("all", ("3409", "3509", "3510")), 1)  # before the city of Amiternum
    assert table.at("picenum", "3510").leaders == ("picene",)
    table.do("samnites", EndPhase(), 1)
    [back] = table.told(TribeReturned)
    assert (back.tribe, back.place) == ("picenum", "3509")


def test_an_independent_tribe_that_storms_a_city_abroad_stays_there() -> None:
    """Operations of siege count as an attack; only who has not come to carry out his is put back."""
    table = italy().begin(Revolt(why="augury"), 3, 7, 5, 1)
    table.begin(Phase(leader="picene", side="samnites"))
    table.do("samnites", March("all", ("3409", "3509", "3510")), 1).do("samnites", PlaceSiege(), 1)
    table.do("samnites", Assault(()), 9)
    table.do("samnites", OccupyCity(False)).do("samnites", EndPhase(), 1)
    assert [one.place for one in table.told(CityTaken)] == ["3510"]
    assert table.told(PhaseEnded) and table.told(TribeReturned) == []
    assert table.at("picenum", "3510", inside=True).leaders == ("picene",)
