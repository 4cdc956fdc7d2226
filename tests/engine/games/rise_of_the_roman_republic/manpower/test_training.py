"""Training in Rome (section 10.32, ruling G48)."""

import msgspec

from engine.games.rise_of_the_roman_republic.actions.manpower import Train
from engine.games.rise_of_the_roman_republic.frames.turn import Training
from engine.games.rise_of_the_roman_republic.republic import Magistrate
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
