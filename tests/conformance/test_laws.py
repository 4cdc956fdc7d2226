"""Whole games of every game keep every law of the battery: round trips, copies, nothing mutated, secrecy, every prefix,
barriers to undo, Discord's limits; with each number of seats, each reading of the rules, and on every machine alike."""

import os
import subprocess
import sys

import pytest

from bot.screens.check import broken_discord_limits
from engine.games import computer_player_factory
from engine.games import game_by_id as find_game
from engine.players.player import Player, RandomPlayer
from engine.players.selfplay import CHECK, FULL, Run, play_many_games
from engine.store.chain.state_fingerprint import state_fingerprint
from tests.conformance.walks import GAMES, ROOT, turned, walk
from tests.tiers import thinned

SEATS = [
    (game_id, count)
    for game_id in GAMES
    for count in range(find_game(game_id).least_seats, find_game(game_id).most_seats + 1)
]
STEPS = 20  # decisions of a game at each of which every law is checked


def players(count: int) -> dict[str, Player]:
    return {str(n): RandomPlayer() for n in range(1, count + 1)}


def reading(game_id: str, number: int) -> dict[str, str]:
    """Return a reading of the rules: the value of this number of every option of the table that has a list of them."""
    return {o.key: o.values[number % len(o.values)] for o in find_game(game_id).options if o.values}


def readings(game_id: str) -> int:
    return max((len(option.values) for option in find_game(game_id).options), default=1)


@pytest.mark.parametrize(("game_id", "count"), thinned(SEATS, seconds=1))
def test_random_games_keep_the_laws(game_id: str, count: int) -> None:
    """Every game ends, whatever is decided: no dead end, no law broken."""
    out = play_many_games(find_game(game_id), players(count), 1, count, check=CHECK)
    assert (out.crashes, out.finished, out.dead_ends) == ([], 1, 0)


READINGS = [(game, number) for game in GAMES for number in range(1, readings(game))]


@pytest.mark.parametrize(("game_id", "number"), thinned(READINGS, every=4, seconds=2))
def test_every_reading_of_the_rules_is_played(game_id: str, number: int) -> None:
    """Every value of every option of the table; the first of each is played by the others."""
    game, options = find_game(game_id), reading(game_id, number)
    least, most = game.seat_range_for_options(options)
    out = play_many_games(game, players(min(least + 1, most)), 1, number, options, check=CHECK)
    assert (out.crashes, out.finished) == ([], 1)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_position_has_a_fingerprint(game_id: str) -> None:
    """A game's end, an epoch and an export name the position by it; the same position read back has the same."""
    game = find_game(game_id)
    steps = walk(game_id, 1)[::50]
    named = [state_fingerprint(game.encode(step.done.state)) for step in steps]
    assert len(set(named)) == len(steps)
    assert named == [state_fingerprint(game.encode(game.decode(game.encode(step.done.state)))) for step in steps]


@pytest.mark.parametrize("game_id", thinned(turned(GAMES, 1), seconds=13))
def test_every_law_at_every_step(game_id: str) -> None:
    game = find_game(game_id)
    run = Run(game, players(game.least_seats), "every step", check=FULL, checks=[broken_discord_limits])
    state = run.start()
    for _ in range(STEPS):
        if game.outcome(state) is None:
            state = run.step(state)


@pytest.mark.parametrize("game_id", GAMES)
def test_strong_players_keep_the_laws(game_id: str) -> None:
    """Beside one that plays at random, so that they meet what they would not do themselves."""
    game = find_game(game_id)
    beside: dict[str, Player] = {
        "1": computer_player_factory(game_id)(),
        str(game.most_seats): computer_player_factory(game_id)(),
    }
    run = Run(game, {**players(game.most_seats), **beside}, "strong", check=CHECK)
    state = run.start()
    for _ in range(8 * STEPS):
        if game.outcome(state) is None:
            state = run.step(state)


PROGRAM = f"""
import hashlib
from engine.games import computer_player_factory, game_by_id, game_ids
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
for game_id in game_ids():
    strong, most = computer_player_factory(game_id), game_by_id(game_id).most_seats
    players = {{str(n): strong() if n % 2 else RandomPlayer() for n in range(1, most + 1)}}
    run = Run(game_by_id(game_id), players, "hash")
    state = run.start()
    for _ in range({5 * STEPS}):
        if game_by_id(game_id).outcome(state) is None:
            state = run.step(state)
    print(game_id, run.decisions, hashlib.sha256(game_by_id(game_id).encode(state)).hexdigest())
"""


def test_the_same_game_under_three_hash_seeds() -> None:
    """Nothing hangs on the order of a set of strings, of no game and no computer player; each can be repeated."""
    ends = set()
    for seed in ("0", "1", "4711"):
        ran = subprocess.run(  # noqa: S603 - our own interpreter and program
            [sys.executable, "-c", PROGRAM], cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        ends.add(ran.stdout)
    assert len(ends) == 1 and len(ends.pop().splitlines()) == len(GAMES)
