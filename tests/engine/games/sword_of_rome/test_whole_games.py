"""Whole games among random players, with the laws of the battery, in both orders of reinforcement."""

import pytest

from engine.games.sword_of_rome.game import GAME
from engine.players.player import RandomPlayer
from engine.players.selfplay import CHECK, Run
from tests.engine.games.sword_of_rome.playing import SEATS


@pytest.mark.parametrize(("seed", "order"), [("first", "at_once"), ("second", "in_order")])
def test_random_games_come_to_their_end(seed: str, order: str) -> None:
    players = {seat: RandomPlayer() for seat in SEATS}
    run = Run(GAME, players, seed, {"reinforcements": order}, check=CHECK)
    state = run.play()
    assert state.outcome.winners and state.outcome.scores == state.vp
    assert state.turn == 6 or state.outcome.reason.key != "outcome.last_turn"
