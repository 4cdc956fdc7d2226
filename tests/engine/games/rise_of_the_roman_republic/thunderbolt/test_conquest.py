"""Who wins Hannibal's invasion (rulings s.8, c.64, G4 and T12)."""

import pytest

from engine.games.rise_of_the_roman_republic.actions.combat import Attack
from engine.games.rise_of_the_roman_republic.actions.cup import EndPhase
from engine.games.rise_of_the_roman_republic.actions.movement import March
from engine.games.rise_of_the_roman_republic.board.control import cities_of
from engine.games.rise_of_the_roman_republic.board.sieges import set_city
from engine.games.rise_of_the_roman_republic.frames.turn import Phase, Turns
from engine.games.rise_of_the_roman_republic.turn.conquest import (
    counting_provinces,
    largest_conquered_group,
    provinces_needed,
)
from engine.kernel.state import Outcome
from tests.engine.games.rise_of_the_roman_republic.combat.fields import FLAT, Field, alone, army
from tests.engine.games.rise_of_the_roman_republic.playing import Table

SOUTH = ("samnium", "apulia", "lucania", "calabria", "campania", "latium", "sabinus")


def holding(*provinces: str, turn: int = 3, **battles: int) -> Table:
    """Return the table with these provinces in Hannibal's hands, and so many Major Victories and Roman ones."""
    table = Table("thunderbolt", turn=turn)
    for province in provinces:
        for place in cities_of("thunderbolt", province):
            set_city(table.state, place, holder="carthage")
    table.state.majors = {"hannibal": battles.get("majors", 0)}
    table.state.victories = {"carthage": 9, "rome": battles.get("roman", 0)}
    return table


def ended(table: Table) -> Outcome:
    """Return how the game ends with the turn."""
    outcome = table.begin(Turns(step="recovery")).state.outcome
    assert outcome is not None
    return outcome


@pytest.mark.ruling("s.8")
def test_eleven_provinces_count_etruria_as_two() -> None:
    state = Table("thunderbolt").state
    assert len(counting_provinces(state)) == 11 and "bruttium" not in counting_provinces(state)
    assert {"northern_etruria", "southern_etruria"} <= {*counting_provinces(state)}


@pytest.mark.ruling("s.8")
def test_the_largest_group_of_provinces_that_touch_counts() -> None:
    apart = holding("calabria", "apulia", "umbria", "northern_etruria", "southern_etruria")
    assert set(largest_conquered_group(apart.state)) == {"umbria", "northern_etruria", "southern_etruria"}
    assert set(largest_conquered_group(holding("samnium", "campania", "apulia").state)) == {
        "samnium",
        "campania",
        "apulia",
    }


def test_seven_provinces_win() -> None:
    assert ended(holding(*SOUTH)).winners == ("carthage",)


def test_six_do_not() -> None:
    without_capua = ("samnium", "apulia", "lucania", "calabria", "sabinus", "picenum")
    assert ended(holding(*without_capua)).winners == ("rome",)


def test_five_and_capua_do() -> None:
    table = holding("samnium", "apulia", "lucania", "calabria", "sabinus")
    assert ended(table).winners == ("rome",)
    table = holding("samnium", "apulia", "lucania", "calabria", "sabinus")
    set_city(table.state, "4412", holder="carthage")
    outcome = ended(table)
    assert outcome.winners == ("carthage",) and outcome.scores == {"carthage": 5, "rome": 6}


@pytest.mark.ruling("c.64", "T12")
def test_two_majors_and_a_roman_victory_make_it_six() -> None:
    """TV28."""
    assert provinces_needed(holding(majors=2, roman=1).state) == (6, 4)
    assert ended(holding(*SOUTH[:5], "latium", majors=2, roman=1)).winners == ("carthage",)
    assert provinces_needed(holding(majors=9).state) == (1, 1)
    assert provinces_needed(holding(roman=3).state) == (10, 8)


def test_the_last_turn_alone_decides() -> None:
    table = holding(*SOUTH, turn=2)
    assert table.begin(Turns(step="recovery")).state.outcome is None


# Battles that count


def beaten(leader: str, *others: str, battle: int = 8) -> Field:
    """Return the field after an attack on a small Roman army."""
    table = alone(Field("thunderbolt"))
    army(table, "carthage", FLAT, leader, *others, infantry=30, cavalry=20, kind="african")
    army(table, "rome", FLAT, "402", legions=("I",))
    table.phase(leader).act("carthage", Attack("rome"), battle=battle, tactics_402=0).meet().finish()
    return table


@pytest.mark.ruling("T12")
def test_a_major_victory_counts_if_hannibal_commands() -> None:
    assert beaten("hannibal").state.majors == {"hannibal": 1}
    other = beaten("maharbal")
    assert other.state.majors == {"maharbal": 1} and provinces_needed(other.state) == (7, 5)
    assert provinces_needed(beaten("hannibal").state) == (6, 4)


@pytest.mark.ruling("T12")
def test_each_victory_of_rome_counts() -> None:
    table = alone(Field("thunderbolt"))
    army(table, "carthage", FLAT, "hanno_bomilcar", infantry=4, kind="african")
    army(table, "rome", FLAT, "402", legions=("I",))
    table.phase("402").act("rome", Attack("carthage"), battle=8).meet().finish()
    assert table.state.victories == {"rome": 1} and provinces_needed(table.state) == (8, 6)


# Roma


@pytest.mark.ruling("G4")
def test_entering_rome_wins_at_any_moment() -> None:
    """Its garrison and defence are gone; Hannibal walks in."""
    table = alone(Field("thunderbolt", turn=2))
    army(table, "carthage", "3614", "hannibal", infantry=10, kind="african")
    set_city(table.state, "3714", ids=0)
    table.phase("hannibal").act("carthage", March("all", ("3714+in",)))
    outcome = table.state.outcome
    assert outcome is not None and outcome.winners == ("carthage",)
    assert outcome.reason.key == "outcome.capital"


def test_a_leader_alone_or_a_siege_does_not() -> None:
    table = Table("thunderbolt", turn=2).stand("carthage", "3714", 40, "hannibal")
    set_city(table.state, "3714", besieger="carthage")
    table.begin(Phase(leader="maharbal", side="carthage")).do("carthage", EndPhase(), 1)
    assert table.state.outcome is None
