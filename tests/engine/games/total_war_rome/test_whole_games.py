"""Whole games of computer players, with every law of the battery; the same game under three hash seeds."""

import hashlib
import os
import subprocess
import sys
import timeit
from pathlib import Path

import pytest

from engine.games.total_war_rome.game import GAME
from engine.games.total_war_rome.player.computer import StrongPlayer
from engine.players.player import RandomPlayer
from engine.players.selfplay import CHECK, Run, tally

COPIES, RUNS = 50, 50
READINGS = {
    "below_zero": "yes", "agents_recall": "yes", "bribe_capitals": "yes", "invading": "home_faction",
    "roads": "both_sides", "defence_s": "nothing", "assassins": "x_second", "diplomacy": "historical",
    "factions": "random", "lone_skirmisher": "stands", "second_kill": "lost", "victor_counts": "all_cards",
    "beaten_army": "stays", "last_round": "6", "defence_x": "rounded_up", "entering": "until_fight",
    "stacked_skirmisher": "answered", "bribers": "die",
    "next_development": "next_round",
}  # fmt: skip


def seats(count: int, *strong: str) -> dict[str, RandomPlayer | StrongPlayer]:
    names = [str(n) for n in range(1, count + 1)]
    return {seat: StrongPlayer() if seat in strong else RandomPlayer() for seat in names}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_without_a_broken_law(players: int) -> None:
    """End of Game: every game ends, no dead end, no law of the battery broken."""
    out = tally(GAME, seats(players), 2, players, check=CHECK)
    assert (out.finished, out.violations, out.dead_ends, out.crashes) == (2, 0, 0, [])


def test_second_readings_run_too() -> None:
    """Every option in its second reading: the game runs with all of them."""
    out = tally(GAME, seats(4), 1, 1, READINGS, check=CHECK)
    assert (out.finished, out.crashes) == (1, [])


def test_strong_games_end_and_the_strong_player_wins() -> None:
    """The computer player beats the random one."""
    out = tally(GAME, seats(2, "1"), 2, 5, check=CHECK)
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


SCRIPT = """
import hashlib
from engine.games.total_war_rome.game import GAME
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
run = Run(GAME, {str(n): RandomPlayer() for n in range(1, 5)}, "hash", {"last_round": "2"})
print(hashlib.sha256(GAME.encode(run.play())).hexdigest())
"""


def test_the_same_game_under_three_hash_seeds() -> None:
    """Nothing hangs on the order of a set of strings."""
    root = Path(__file__).parents[4]
    ends = set()
    for seed in ("0", "1", "77"):
        ran = subprocess.run(  # noqa: S603 - our own script
            [sys.executable, "-c", SCRIPT], cwd=root, env={**os.environ, "PYTHONHASHSEED": seed}, check=True,
            capture_output=True, text=True,
        )  # fmt: skip
        ends.add(ran.stdout.strip())
    assert len(ends) == 1 and len(ends.pop()) == hashlib.sha256().digest_size * 2
