"""Who is out of the game (section 5.10): the seats all of whose sides are."""

import msgspec

from engine.games import game_by_id
from engine.games.sword_of_rome.state import SwordState
from engine.kernel.dice import KeyedDice, prompt_key

GAME = game_by_id("sword_of_rome")


def begun(seats: int) -> SwordState:
    """Return a new game."""
    names = tuple(str(n + 1) for n in range(seats))
    state = GAME.start({}, names, prompt_key(bytes(32)), KeyedDice(bytes(32), 0)).state
    assert isinstance(state, SwordState)
    return state


def test_a_side_takes_its_seat_with_it() -> None:
    state = begun(4)
    side, seat = next(iter(state.players.items()))
    assert GAME.eliminated(msgspec.structs.replace(state, out=(side,))) == {seat}


def test_a_seat_of_two_sides_stays_until_both_are_out() -> None:
    state = begun(2)
    mine = [side for side, seat in state.players.items() if seat == "1"]
    assert len(mine) == 2
    assert GAME.eliminated(msgspec.structs.replace(state, out=(mine[0],))) == frozenset()
    assert GAME.eliminated(msgspec.structs.replace(state, out=tuple(mine))) == {"1"}
