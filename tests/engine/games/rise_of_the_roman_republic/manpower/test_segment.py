"""The manpower segment of the First Alexander, through prompts."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.manpower import PlaceLevy, SplitLevy
from engine.games.rise_of_the_roman_republic.actions.politics import Assign, Muster
from engine.games.rise_of_the_roman_republic.events.manpower import LevyRaised, SamniteLevyRolled
from engine.games.rise_of_the_roman_republic.frames.turn import Turns
from engine.games.rise_of_the_roman_republic.state import Troops
from tests.engine.games.rise_of_the_roman_republic.playing import Table


def levies() -> Table:
    """Rome has raised legions in the elections, and is asked nothing."""
    return Table().republic(raised=2)


def test_two_dice_of_thirteen_bring_the_samnites_eleven_and_two() -> None:
    table = levies().begin(Turns(step="manpower"), 4, 9).do("samnites", PlaceLevy("4109"), 1)
    assert table.at("samnites", "4109", inside=True).troops == (Troops("samnite", 11, 2),)
    assert table.told(SamniteLevyRolled) == [SamniteLevyRolled((4, 9), 0, 11, 2)]  # both dice are shown


def test_a_levy_may_be_split_over_towns() -> None:
    """New men may appear in any town of Samnium: what is left is asked for anew, until nobody is."""
    table = levies().begin(Turns(step="manpower"), 4, 9).do("samnites", SplitLevy("4109", 6, 0))
    assert not table.allowed("samnites", SplitLevy("4510", 6, 0))  # eleven and two were raised, five and two are left
    assert not table.allowed("samnites", SplitLevy("4510", 0, 0))
    table.do("samnites", SplitLevy("4510", 5, 1)).do("samnites", PlaceLevy("4208"), 1)
    found = {place: table.at("samnites", place, inside=True).troops for place in ("4109", "4510", "4208")}
    assert [(one.infantry, one.cavalry) for (one,) in found.values()] == [(6, 0), (5, 1), (0, 1)]
    assert [one.place for one in table.told(LevyRaised)][:3] == ["4109", "4510", "4208"]


@pytest.mark.ruling("A14")
def test_a_besieged_town_can_raise_them_an_enemys_cannot() -> None:
    """Ruling A14."""
    table = levies()
    taken = table.state.cities["4510"].__class__(holder="rome", ids=1)
    besieged = table.state.cities["4109"].__class__(holder="samnites", ids=3, besieger="rome")
    table.state.cities = {**table.state.cities, "4510": taken, "4109": besieged}
    table.begin(Turns(step="manpower"), 5, 5)
    assert table.allowed("samnites", PlaceLevy("4109")) and not table.allowed("samnites", PlaceLevy("4510"))


@pytest.mark.ruling("A9")
def test_no_more_than_a_hundred_samnites_stand() -> None:
    """Ruling A9."""
    table = levies().stand("samnites", "4208", 95, inside=True).begin(Turns(step="manpower"), 9, 9)
    table.do("samnites", PlaceLevy("4109"), 1)
    raised = table.told(LevyRaised)[0]
    assert raised.infantry + raised.cavalry == 5
    assert table.told(SamniteLevyRolled) == [SamniteLevyRolled((9, 9), 95, 2, 3)]


@pytest.mark.ruling("A10")
def test_the_greek_colonies_send_their_men_to_alexander() -> None:
    """Fifteen SP of all nine colonies, of which two ride; a contingent of their own (ruling A10)."""
    table = levies().begin(Turns(step="manpower"), 5, 5).do("samnites", PlaceLevy("4109"), 1)
    assert Troops("greek", 13, 2) in table.at("epirus", "5209").troops


def test_a_colony_that_another_player_holds_sends_nobody() -> None:
    table = levies().stand("samnites", "5405", 1, inside=True).begin(Turns(step="manpower"), 5, 5)
    table.do("samnites", PlaceLevy("4109"), 1)
    greeks = next(one for one in table.at("epirus", "5209").troops if one.kind == "greek")
    assert greeks.sp == 15 - 3


@pytest.mark.ruling("A11")
def test_rome_receives_a_legion_with_a_praetor_and_his_one_marker() -> None:
    """Ruling A11 and section 5.29."""
    table = Table().begin(Turns(step="manpower"), 5, 5)
    table.do("rome", Muster("3714"), 4).do("rome", Assign("V", "3714", "samnium"))
    table.do("samnites", PlaceLevy("4109"), 1)
    praetor = table.man("104")
    assert (praetor.office, praetor.legions, praetor.most, praetor.province) == ("praetor", ("V",), 1, "samnium")
    assert table.state.cup.markers == ("praetor",) and table.state.legions["V"].kept


def test_rome_receives_none_if_it_raised_legions_at_the_elections() -> None:
    table = Table().republic(raised=2).begin(Turns(step="manpower"), 5, 5)
    table.do("samnites", PlaceLevy("4109"), 1)
    assert "V" not in table.state.legions and table.moment() == "epirus: phase.act"


def test_nothing_is_raised_in_the_first_turn() -> None:
    assert Table(turn=1).begin(Turns(step="manpower"), 1).moment() == "epirus: phase.act"


@pytest.mark.ruling("A17", "s.6")
def test_rome_is_asked_first_and_two_dice_of_ten_bring_eight_and_two() -> None:
    """Rulings A17 and s.6."""
    table = Table().begin(Turns(step="manpower"), 4, 6)
    assert table.moment() == "rome: turns.roman_levy"
    table.do("rome", Muster("3714"), 4).do("rome", Assign("V", "3714", "samnium"))
    table.do("samnites", PlaceLevy("4109"), 1)
    assert table.told(LevyRaised)[0] == LevyRaised("samnites", "samnite", 8, 2, "4109", "dice")


@pytest.mark.ruling("A11")
def test_enemy_held_rome_lets_the_legion_muster_elsewhere_or_nowhere() -> None:
    """Ruling A11."""
    table = Table().republic(raised=0)
    lost = {"3714": table.state.cities["3714"].__class__(holder="samnites", ids=8)}
    table.state.cities = {**table.state.cities, **lost}
    table.begin(Turns(step="manpower"), 5, 5)
    assert not table.allowed("rome", Muster("3714")) and table.allowed("rome", Muster("4413"))
