"""Whole games of computer players: they end, and the strong ones win; laws that all games keep: tests/conformance."""

import timeit

from engine.games.total_war_rome.computer_player.computer import StrongPlayer
from engine.games.total_war_rome.game import GAME
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run, play_many_games

COPIES, RUNS = 50, 50


def seats(count: int, *strong: str) -> dict[str, RandomPlayer | StrongPlayer]:
    names = [str(n) for n in range(1, count + 1)]
    return {seat: StrongPlayer() if seat in strong else RandomPlayer() for seat in names}


def test_strong_games_end_and_the_strong_player_wins() -> None:
    """The computer player beats the random one."""
    out = play_many_games(GAME, seats(2, "1"), 2, 5)
    assert out.finished == 2 and out.wins["rome"] == 2


def test_copies_are_cheap() -> None:
    """A copy of the state of a game under way takes less than ten microseconds (snapshots: engine/store)."""
    run = Run(GAME, seats(4, "1", "2", "3", "4"), "small", {})
    state = run.start()
    for _ in range(250):
        if GAME.outcome(state) is None:
            state = run.step(state)
    best = min(timeit.repeat(state.copy, number=COPIES, repeat=RUNS)) / COPIES  # the one that nothing disturbed
    assert best < 10e-6
