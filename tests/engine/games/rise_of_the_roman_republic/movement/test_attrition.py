"""Movement attrition at a Stop (section 6.41; ruling c.22; TV32), and forces that are split and put together."""

import msgspec
import pytest

from engine.games.rise_of_the_roman_republic.board.attrition import attrition_percent, attrition_sp_due
from engine.games.rise_of_the_roman_republic.board.parts import detach_force, move_force_to_hex, place_force
from engine.games.rise_of_the_roman_republic.board.routes import POINT
from engine.games.rise_of_the_roman_republic.board.stacks import set_stack
from engine.games.rise_of_the_roman_republic.forces import Force, Troops
from engine.games.rise_of_the_roman_republic.tables import ROME
from tests.engine.games.rise_of_the_roman_republic.playing import Table


@pytest.mark.parametrize(
    ("size", "points", "lost"),
    [
        (15, 2.0, 0),  # TV32: a legion from Rome to Cumae
        (52, 6.0, 1),  # ruling c.22 and F29: a consular army into Rhegium
        (52, 0.75, 0),
        (10, 1.0, 0),
        (100, 8.0, 8),
        (100, 9.75, 8),  # the column of 8: no column of 9 is there
        (100, 15.0, 20),
        (100, 40.0, 20),
    ],
)
def test_the_loss_hangs_on_size_and_points_and_is_dropped_to_whole_sp(size: int, points: float, lost: int) -> None:
    assert attrition_sp_due(size, int(points * POINT)) == lost


def test_fractions_of_the_sum_are_dropped_when_the_column_is_found() -> None:
    """Section 6.41."""
    assert (
        attrition_percent(60, 4 * POINT + 3) == attrition_percent(60, 4 * POINT) > attrition_percent(60, 4 * POINT - 1)
    )


@pytest.mark.ruling("c.14")
def test_a_force_leaves_the_rest_behind_and_joins_what_is_there() -> None:
    """Ruling c.14; the worse status holds for the whole (F20)."""
    table = Table("alexander").stand("epirus", "5309", 3)
    state = table.state
    state.stacks["epirus@5309"] = msgspec.structs.replace(state.stacks["epirus@5309"], status=1)
    part = move_force_to_hex(
        state, "epirus@5209", Force(("alexander_epirus",), (), (Troops("epirote", 20, 4),)), "5309"
    )
    assert part.key == "epirus@5309"
    assert table.at("epirus", "5209").troops == (Troops("epirote", 5),)
    there = table.at("epirus", "5309")
    assert there.leaders == ("alexander_epirus",) and there.status == 1
    assert set(there.troops) == {Troops("italian", 3), Troops("epirote", 20, 4)}
    assert not state.roamed


def test_who_comes_from_another_province_is_noted_and_keeps_the_note_when_he_goes_on() -> None:
    state = Table("alexander").state
    whole = Force(("alexander_epirus",), (), (Troops("epirote", 25, 4),))
    part = move_force_to_hex(state, "epirus@5209", whole, "5306")
    assert not state.roamed  # Lucania too
    off = detach_force(state, part.key, whole)
    far = place_force(state, off, "5405")
    assert state.roamed == ("alexander_epirus",) and state.roamed_troops == {"epirus@5405": whole.troops}
    move_force_to_hex(state, far.key, whole, "5404")
    assert state.roamed_troops == {"epirus@5404": whole.troops}


@pytest.mark.ruling("G77")
def test_of_men_who_are_alike_those_from_another_province_go_on_first_and_are_lost_first() -> None:
    """Ruling G77: 5 come from Calabria to 10 in Lucania, 8 go on to another hex of it, and 2 are lost of 7."""
    table = Table("alexander").stand("rome", "5405", 5).stand("rome", "5306", 10)
    state = table.state
    move_force_to_hex(state, "rome@5405", Force((), (), (Troops("italian", 5),)), "5306")
    assert state.roamed_troops == {"rome@5306": (Troops("italian", 5),)}
    set_stack(state, msgspec.structs.replace(state.stacks["rome@5306"], troops=(Troops("italian", 13),)))
    assert state.roamed_troops == {"rome@5306": (Troops("italian", 3),)}
    move_force_to_hex(state, "rome@5306", Force((), (), (Troops("italian", 2),)), "5209")
    assert state.roamed_troops == {"rome@5306": (Troops("italian", 1),), "rome@5209": (Troops("italian", 2),)}


def test_engines_go_with_the_last_troops() -> None:
    state = Table("alexander").state
    key = "rome@3714+in"
    state.stacks = {**state.stacks, key: msgspec.structs.replace(state.stacks[key], engines=2)}
    some = detach_force(state, key, Force((), ("I",)))
    assert some.engines == 0 and state.stacks[key].engines == 2
    rest = state.stacks[key]
    assert detach_force(state, key, Force((), rest.legions, rest.troops)).engines == 2
    assert ROME == "3714" and key in state.stacks  # the leader stays
