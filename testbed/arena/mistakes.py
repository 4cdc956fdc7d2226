"""Play many games of computer players, and count their plain mistakes.

    python -m testbed.arena.mistakes GAME [--games 100] [--seed 1] [--players normal] [--seats N] [--option KEY=VALUE]

What is a mistake says the title's own module, `tests/engine/games/GAME/whole_games/mistakes.py`. Who differ sit down at
the seats in turn, one place further in each game; the same seed plays the same games. Call it where `tests` lies.
"""

import argparse
import importlib
import sys
import time

from engine.games import game_by_id as find_game
from engine.games import player_by_name


def main() -> int:
    """Play, and say what was counted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--players", default="normal")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    given = parser.parse_args()
    title = find_game(given.game)
    kept = importlib.import_module(f"tests.engine.games.{given.game}.whole_games.mistakes")
    seats, named = given.seats or title.most_seats, given.players.split(",")
    options = dict(pair.split("=", 1) for pair in given.option)
    mistakes = kept.Mistakes()
    began = time.process_time()
    for n in range(given.games):
        players = {
            str(seat): player_by_name(given.game, named[(seat + n) % len(named)]) for seat in range(1, seats + 1)
        }
        mistakes.count_in_game(players, f"{given.seed}.{n}", options)
    head = f"{given.games} games of {given.players}, seed {given.seed}, {time.process_time() - began:.0f} s"
    sys.stdout.write("\n".join([head, *mistakes.lines(), ""]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
