"""The rules of Six Hills: the highest spear takes the hill, and nobody sees another's hand."""

from typing import Any

import pytest
from six_hills.game import GAME, SPEARS, Bid, HillsState, Name

from engine.kernel.dice import KeyedDice
from engine.kernel.errors import IllegalAction

DICE = KeyedDice(b"1" * 32, 0)


def answered(state: HillsState, seat: str, action: Any) -> HillsState:
    prompt = next(one for one in GAME.prompts(state).values() if one.seat == seat)
    return GAME.apply(state, prompt.id, action, DICE).state


def test_the_highest_spear_takes_the_hill() -> None:
    state = GAME.start({}, ("1", "2"), b"0" * 16, DICE).state
    state = answered(state, state.leader, Name("capitol"))
    hands = {seat: GAME.view(state, seat).hand for seat in ("1", "2")}
    for seat, hand in hands.items():
        state = answered(state, seat, Bid(hand[-1]))
    assert state.owners == {"capitol": max(hands, key=lambda seat: SPEARS[hands[seat][-1]])}


def test_a_hand_is_its_own_seats_alone() -> None:
    state = GAME.start({}, ("1", "2"), b"0" * 16, DICE).state
    assert len(GAME.view(state, "1").hand) == 6 and GAME.view(state, None).hand == ()


def test_a_spear_that_is_not_held_is_refused() -> None:
    state = GAME.start({}, ("1", "2"), b"0" * 16, DICE).state
    state = answered(state, state.leader, Name("capitol"))
    other = GAME.view(state, "2").hand[0]
    with pytest.raises(IllegalAction):
        answered(state, "1", Bid(other))
