"""The magistrates of history (section 2.2; rulings s.9 and c.65)."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.politics import (
    Assign,
    Disband,
    Elect,
    NameCommander,
    Prorogue,
    RetainLeaders,
    TakeField,
)
from engine.games.rise_of_the_roman_republic.frames.politics import Strategic
from engine.games.rise_of_the_roman_republic.state import CityState
from tests.engine.games.rise_of_the_roman_republic.playing import Table


def year(turn: int) -> Table:
    table = Table(turn=turn - 1, magistrates="historical")
    table.stand("samnites", "4109", 30, "pontius", "gellius", inside=True)
    table.state.waiting = {"samnites": ("brutulus", "egnatius", "minatius")}
    return table


def elections(table: Table, *rolls: int) -> Table:
    table.state.turn += 1
    table.begin(Strategic()).do("rome", Disband(())).do("rome", Prorogue())
    return table.do("samnites", RetainLeaders(("gellius", "pontius")), 1, 1).do(
        "samnites", NameCommander("pontius"), *rolls
    )


@pytest.mark.ruling("s.9")
def test_the_consuls_of_326_are_libo_and_cursor() -> None:
    """The list of the rules: C326 stands at 101 and 104; the player says who is which."""
    table = elections(year(2))
    assert table.allowed("rome", Elect("101")) and table.allowed("rome", Elect("104"))
    assert not table.allowed("rome", Elect("draw")) and not table.allowed("rome", Elect("102"))
    table.do("rome", Elect("104")).do("rome", Assign("army_1", "3714", "none"))
    table.do("rome", Assign("army_2", "4412", "campania"), 1, 1)
    assert [(one.leader, one.office) for one in table.rome().magistrates[:2]] == [
        *(("104", "rome_consul"), ("101", "field_consul"))
    ]


@pytest.mark.ruling("c.65")
def test_324_lists_no_consuls_so_they_are_elected() -> None:
    """Ruling c.65: and last year's consuls need no pause under this option."""
    table = elections(year(4), 1)
    assert table.man("101").office == "rome_consul"  # the first of the pool; 104 and 107 are kept for other offices


@pytest.mark.ruling("c.65")
def test_a_dead_consul_of_history_is_replaced_by_election() -> None:
    table = year(3)
    table.republic(pool=("101", "102", "105", "106"), gone=("103",))
    elections(table)
    assert table.man("102").office == "rome_consul"
    table.do("rome", Assign("army_1", "3714", "none"), 1)
    assert table.man("101").office == "field_consul"


def test_the_dictator_of_325_is_cursor_with_rullianus_beside_him() -> None:
    """D325 and ME325 of the list, in an Emergency alone."""
    table = year(3)
    table.state.cities = {**table.state.cities, "4412": CityState("epirus", 6)}
    table.state.stacks = {where: one for where, one in table.state.stacks.items() if "113" not in one.leaders}
    table.legion("III", "4311").legion("IV", "4311").stand("epirus", "4412", 3, inside=True)
    elections(table)
    assert table.man("104").office == "dictator" and table.allowed("rome", Elect("107"))
    table.do("rome", Elect("107")).do("rome", TakeField("104"))
    assert table.moment() == "rome: election.imperium"
