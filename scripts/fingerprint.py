"""Take fingerprints of self-play: the same code plays the same games, so that a rebuilding can be held against them.

    python scripts/fingerprint.py [GAME ...] [--games 10] [--seed 1] [--players N] [--strong]

Take them before and after: the first figure is a hash of who decided what (the sequence of seat and action as JSON),
the second of all that became of it (every state as it is stored, every event, every barrier to an undo). Two lines that
differ in the second alone mean that the same was played and something else was kept or told.
"""

import argparse
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":  # the code beside this script, whatever is installed
    sys.path[0] = str(ROOT)

import msgspec  # noqa: E402

from engine.games import TITLES, strong_player  # noqa: E402
from engine.games import game as find_game  # noqa: E402
from engine.players.player import RandomPlayer  # noqa: E402
from engine.players.selfplay import Run  # noqa: E402


class Fingerprint(NamedTuple):
    """What some games came to: hashes of the decisions and of all that became of them, and how many decisions."""

    decisions: str
    outcome: str
    length: int


def fingerprint(title: str, games: int, seed: int, players: int | None = None, *, strong: bool = False) -> Fingerprint:
    """Play seeded games of a title among computer players and return their fingerprint."""
    game = find_game(title)
    seats = [str(n) for n in range(1, (players or game.most_seats) + 1)]
    decided, became, count = hashlib.sha256(), hashlib.sha256(), 0
    for n in range(games):
        make = strong_player(title) if strong else RandomPlayer
        run = Run(game, {seat: make() for seat in seats}, f"{seed}.{n}")
        state = run.start()
        became.update(game.encode(state))
        while game.outcome(state) is None:
            state = run.step(state)
            one, done = run.log[-1], run.last
            decided.update(msgspec.json.encode((one.seat, one.action.as_builtins())) + b"\n")
            became.update(game.encode(state) + msgspec.json.encode((done.events, done.barrier) if done else None))
        count += run.decisions
    return Fingerprint(decided.hexdigest(), became.hexdigest(), count)


def main(argv: Sequence[str]) -> None:
    """Print one line a title."""
    parser = argparse.ArgumentParser(description="fingerprints of self-play, to hold a rebuilding against")
    parser.add_argument("title", nargs="*", metavar="GAME", help=", ".join(TITLES))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, help="seats (default: as many as the game takes)")
    parser.add_argument("--strong", action="store_true", help="the players that know the game (default: random ones)")
    args = parser.parse_args(argv)
    for title in args.title or TITLES:
        found = fingerprint(title, args.games, args.seed, args.players, strong=args.strong)
        print(f"{title} {found.decisions} {found.outcome} {found.length} decisions", flush=True)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
