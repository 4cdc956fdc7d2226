"""Training in Rome (section 10.32, ruling G48)."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.actions.manpower import Train
from engine.games.rise_of_the_roman_republic.board.stacks import move_leader
from engine.games.rise_of_the_roman_republic.frames.turn import Phase, Training
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from engine.games.rise_of_the_roman_republic.state import Cup, Stack
from tests.engine.games.rise_of_the_roman_republic.playing import Table


def recruits(*numbers: str) -> Table:
    table = Table().stand("rome", "3714", 0, "105", inside=True)
    table.state.republic = table.state.republic.with_magistrate(Magistrate("105", "urban_praetor"))
    for number in numbers:
        table.legion(number, "3714", inside=True)
        known = msgspec.structs.replace(table.state.legions[number], kept=True)
        table.state.legions = {**table.state.legions, number: known}
    return table


def test_a_seven_makes_veterans_and_a_six_does_not() -> None:
    table = recruits("V", "VI").begin(Training(), 6, 7, 1)
    assert [table.state.legions[one].veteran for one in ("V", "VI")] == [False, True]


def test_two_of_three_are_trained() -> None:
    table = recruits("V", "VI", "VII").begin(Training())
    table.do("rome", Train(("V", "VII")), 9, 9, 1)
    assert [table.state.legions[one].veteran for one in ("V", "VI", "VII")] == [True, False, True]


def test_without_the_urban_praetor_in_rome_nobody_is_trained() -> None:
    table = recruits("V")
    table.state.republic = table.state.republic.without_magistrate("105")
    table.begin(Training(), 1)
    assert not table.state.legions["V"].veteran


@pytest.mark.ruling("G48")
def test_a_legion_that_has_left_rome_is_not_trained_when_it_comes_back() -> None:
    """Ruling G48; section 10.32."""
    table = recruits("V", "VI").legion("V", "3713")
    table.begin(Phase(leader="105", side="rome", step="settle", after="act"))
    table.legion("V", "3714", inside=True).begin(Training(), 8, 1)
    assert not table.state.legions["V"].veteran and table.state.legions["VI"].veteran


def test_nobody_is_trained_in_a_turn_in_which_the_urban_praetor_has_left_rome() -> None:
    """Section 10.32."""
    table = recruits("V").stand("rome", "3713", 0)
    move_leader(table.state, "105", Stack("rome", "3713"))
    table.begin(Phase(leader="105", side="rome", step="settle", after="act"))
    move_leader(table.state, "105", Stack("rome", "3714", True))
    table.begin(Training(), 1)
    assert not table.state.legions["V"].veteran
    table.state.turn, table.state.cup = 3, Cup(("alexander_epirus",))
    assert table.begin(Training(), 7, 1).state.legions["V"].veteran
