"""What the computer player makes of the alliance track of the Eagle: provinces, men and powers hang on it."""

import msgspec

from engine.games.rise_of_the_roman_republic.computer_player.aims import alliance_probability
from engine.games.rise_of_the_roman_republic.computer_player.table import Table
from engine.games.rise_of_the_roman_republic.game import PLAIN
from engine.games.rise_of_the_roman_republic.view import RiseView
from tests.engine.games.rise_of_the_roman_republic.random_games import start


def view(turn: int = 1, **levels: dict[str, int]) -> RiseView:
    found = PLAIN.view(start("favour", scenario="eagle"), None)
    return msgspec.structs.replace(found, turn=turn, levels={**found.levels, **levels})


def test_an_alliance_is_the_surer_the_higher_its_level_and_the_nearer_the_end() -> None:
    assert (
        alliance_probability(5, 3.0)
        > alliance_probability(4, 3.0)
        > 0.5
        > alliance_probability(3, 3.0)
        > alliance_probability(-3, 3.0)
    )
    assert alliance_probability(4, 0.0) > 0.99 > alliance_probability(4, 5.0) and alliance_probability(
        3, 0.0
    ) < 0.01 < alliance_probability(3, 5.0)


def test_a_box_that_wins_an_ally_is_worth_more_than_one_beyond_it() -> None:
    """Apulia sends men to whose ally it is from the fourth box on."""
    three, four = (Table(view(apulia={"epirus": boxes}), "epirus").loyalty for boxes in (3, 4))
    assert three.gain_of_moving_row("apulia", -1) > four.gain_of_moving_row("apulia", -1) > 0
    assert three.gain_of_moving_row("apulia", 1) < 0, "towards Rome"


def test_what_one_side_wins_the_other_loses() -> None:
    rome, epirus = Table(view(), "rome").loyalty, Table(view(), "epirus").loyalty
    assert rome.gain_of_moving_row("apulia", 1) > 0 > epirus.gain_of_moving_row("apulia", 1)


def test_carthage_brings_four_provinces() -> None:
    """The row of Western Sicily has Sardinia and Corsica too: in the last turn the box that wins it is worth most."""
    last = Table(view(10, west_sicilia={"epirus": 3}, apulia={"epirus": 3}), "epirus").loyalty
    assert last.gain_of_moving_row("west_sicilia", -1) > 3 * last.gain_of_moving_row("apulia", -1) > 0


def test_syracuse_counts_with_its_row() -> None:
    last = Table(view(10, east_sicilia={"epirus": 3}, apulia={"epirus": 3}), "epirus").loyalty
    assert last.gain_of_moving_row("east_sicilia", -1) > 2 * last.gain_of_moving_row("apulia", -1)
