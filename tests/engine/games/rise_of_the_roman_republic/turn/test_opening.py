"""The start of the First Alexander: what is drawn, and what the Samnites place (set-up; ruling A12)."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.politics import NameCommander
from engine.games.rise_of_the_roman_republic.actions.setup import Deploy
from engine.games.rise_of_the_roman_republic.board.control import victory_points
from engine.games.rise_of_the_roman_republic.events.cup import CupFilled, TurnBegan
from engine.games.rise_of_the_roman_republic.events.politics import LeaderDrawn, MagistrateElected
from engine.games.rise_of_the_roman_republic.frames.turn import Turns
from engine.games.rise_of_the_roman_republic.state import Troops
from tests.engine.games.rise_of_the_roman_republic.playing import Table


def opened() -> Table:
    """The Urban Praetor is the first of the pool; of the Samnites Brutulus and Pontius are drawn."""
    table = Table(turn=1)
    return table.begin(Turns(), 1, 1, 4)


def test_the_urban_praetor_and_two_samnites_are_drawn_before_the_first_turn() -> None:
    table = opened()
    assert table.told(TurnBegan) == [TurnBegan(1, 327)]
    assert table.told(MagistrateElected) == [MagistrateElected("101", "urban_praetor", True)]
    assert "101" in table.at("rome", "3714", inside=True).leaders
    assert table.told(LeaderDrawn) == [LeaderDrawn("samnites", "brutulus"), LeaderDrawn("samnites", "pontius")]
    assert table.moment() == "samnites: opening.deploy"


@pytest.mark.ruling("A12")
def test_samnites_are_placed_in_any_split_each_leader_with_units() -> None:
    """Ruling A12."""
    table = opened()
    assert not table.allowed("samnites", Deploy("4412", "city", 30, 4, ("brutulus", "pontius")))  # Campania
    assert not table.allowed("samnites", Deploy("4109", "city", 0, 0, ("pontius",)))
    assert not table.allowed("samnites", Deploy("4109", "city", 30, 4, ("pontius",)))  # Brutulus would have no units
    assert not table.allowed("samnites", Deploy("4110", "city", 1, 0, ()))  # no city
    table.do("samnites", Deploy("4109", "city", 20, 0, ("pontius",)))
    table.do("samnites", Deploy("4510", "field", 10, 4, ("brutulus",)))
    assert table.at("samnites", "4109", inside=True).troops == (Troops("samnite", 20, 0),)
    assert table.at("samnites", "4510").leaders == ("brutulus",)


def test_the_cup_is_filled_once_the_samnites_have_named_their_commander_and_no_manpower_is_raised() -> None:
    """The segment C/3 is skipped in the first turn; the Urban Praetor brings no marker (section 5.25)."""
    table = opened().do("samnites", Deploy("4109", "city", 30, 4, ("brutulus", "pontius")))
    table.do("samnites", NameCommander("pontius"), 1)
    assert table.state.commanders == {"samnites": "pontius", "epirus": "alexander_epirus"}
    assert table.told(CupFilled)[0].markers == {
        "alexander_epirus": 3, "brutulus": 2, "consul": 3, "pontius": 3, "siege": 3,
    }  # fmt: skip
    assert table.moment() == "epirus: phase.act" and "V" not in table.state.legions


@pytest.mark.ruling("s.4", "A15")
def test_at_the_start_rome_has_four_points_the_samnites_three_and_epirus_none() -> None:
    """Rulings s.4, A15: Latium 2 and Campania 2, Samnium 3."""
    table = opened().do("samnites", Deploy("4109", "city", 30, 4, ("brutulus", "pontius")))
    assert victory_points(table.state) == {"rome": 4, "samnites": 3, "epirus": 0}


def test_all_at_bovianum_is_what_a_missed_deadline_places() -> None:
    table = opened()
    assert table.prompt("samnites").default == Deploy("4109", "city", 30, 4, ("brutulus", "pontius"))
