"""How fast the engine is: random games with and without the battery, copies, snapshots."""

import time
from collections.abc import Callable
from typing import Any

from engine.games import game_by_id as find_game
from engine.games import game_ids
from engine.kernel.game import Game
from engine.players.player import RandomPlayer
from engine.players.selfplay import CHECK, FULL, OFF, Run, seldom_collected

Figures = dict[str, dict[str, float]]
SAMPLE = 200  # states of a random game that copies and snapshots are measured with


def measure(seconds: float = 3.0) -> Figures:
    """Return per_s (decisions) of random play as it is, with `--check` and with `--check-full`; p50_ms, p99_ms and
    bytes of a copy and a snapshot."""
    figures: Figures = {}
    for title in game_ids():
        game = find_game(title)
        for name, check in (("random", OFF), ("checked", CHECK), ("checked_in_full", FULL)):
            figures[f"{title}_{name}"] = {"per_s": _play(game, check, seconds)}
        states = _states(game)
        figures[f"{title}_copy"] = _timed(states, lambda state: state.copy())
        figures[f"{title}_encode"] = _timed(states, game.encode)
        saved = [game.encode(state) for state in states]
        figures[f"{title}_decode"] = _timed(saved, game.decode)
        figures[f"{title}_prompts"] = _timed(states, game.prompts)
        figures[f"{title}_snapshot"] = {"bytes": float(sorted(map(len, saved))[len(saved) // 2])}
    return figures


def _seats(game: Game[Any]) -> dict[str, RandomPlayer]:
    count = min(4, game.most_seats)
    return {str(n): RandomPlayer() for n in range(1, count + 1)}


def _play(game: Game[Any], check: str, seconds: float) -> float:
    """Return the decisions per second of random games played for `seconds`; the last game is broken off when they are
    over."""
    from bot.screens.check import broken_discord_limits

    checks = () if check == OFF else (broken_discord_limits,)
    decisions, seed, began = 0, 0, time.perf_counter()
    with seldom_collected():
        while time.perf_counter() - began < seconds:
            run = Run(game, _seats(game), f"bench {seed}", check=check, checks=checks)
            state, seed = run.start(), seed + 1
            while game.outcome(state) is None and time.perf_counter() - began < seconds:
                state = run.step(state)
            decisions += run.decisions
    return round(decisions / (time.perf_counter() - began), 1)


def _states(game: Game[Any]) -> list[Any]:
    run = Run(game, _seats(game), "bench")
    state = run.start()
    out = [state]
    while len(out) < SAMPLE and game.outcome(state) is None:
        state = run.step(state)
        out.append(state)
    return out


def _timed(what: list[Any], work: Callable[[Any], object]) -> dict[str, float]:
    taken = []
    for one in what:
        began = time.perf_counter()
        work(one)
        taken.append((time.perf_counter() - began) * 1000)
    taken.sort()
    return {"p50_ms": round(taken[len(taken) // 2], 4), "p99_ms": round(taken[len(taken) * 99 // 100], 4)}
