"""RAIDS."""

import pytest

from engine.games.samnite_wars.actions import Fortify, Invade
from engine.games.samnite_wars.events import Fortified, RaidsPassed
from engine.games.samnite_wars.state import Raids
from engine.kernel.errors import IllegalAction
from tests.engine.games.samnite_wars.table import Table

HANDS = {"1": ["legions", "siege"], "2": ["cavalry", "surprise"]}


@pytest.mark.ruling(7)
def test_ruling_7_fortify_or_campaign() -> None:
    table = Table(hands=HANDS).resolve(Raids())
    assert table.may("1", Fortify) and table.may("1", Invade)


def test_fortify_costs_a_die() -> None:
    table = Table(hands=HANDS, treasury=9).resolve(Raids()).do("1", Fortify(), 4)
    assert table.treasury == 5 and table.told(Fortified) == Fortified(4, 4)


@pytest.mark.ruling(6)
def test_ruling_6_up_to_what_the_treasury_holds() -> None:
    table = Table(hands=HANDS, treasury=3).resolve(Raids()).do("1", Fortify(), 6)
    assert table.treasury == 0 and table.told(Fortified) == Fortified(6, 3)


def test_without_gold_for_a_campaign_rome_fortifies_unasked() -> None:
    table = Table(hands=HANDS, treasury=1).resolve(Raids(), 5)
    assert table.told(Fortified) == Fortified(5, 1)


@pytest.mark.ruling(7, 28)
def test_rulings_7_and_28_an_empty_treasury_pays_nothing() -> None:
    table = Table(hands=HANDS, treasury=0).resolve(Raids())
    assert table.count(RaidsPassed) == 1 and table.treasury == 0


def test_a_campaign_out_of_raids_is_the_same() -> None:
    table = Table(hands=HANDS).resolve(Raids()).do("1", Invade("umbrians")).let_go()
    assert table.treasury == 3 and table.moment() == "war_effort.effort"
    table.fight(["legions", "siege"], ["cavalry"], 2, 3).let_go()
    assert table.prestige["1"] == 10 + 2 + 6


def test_barred_from_campaigning_and_too_poor_to_levy_fortifies_unasked() -> None:
    table = Table(hands=HANDS, treasury=3)
    table.state.weary = True
    table.resolve(Raids(), 2)
    assert table.told(Fortified).gold == 2


def test_barred_but_perhaps_able_to_levy_is_asked() -> None:
    table = Table(hands=HANDS, treasury=4)
    table.state.weary = True
    table.resolve(Raids())
    assert table.moment() == "raids.start" and not table.may("1", Invade)
    with pytest.raises(IllegalAction):
        table.do("1", Invade("umbrians"))
