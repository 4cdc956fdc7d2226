"""Play many games of a title, and list which events and responses were never played in them.

    python scripts/cards_played.py GAME [--games 500] [--seed 1] [--players 4 5] [--least 3]

The games are played in turn by random players, by strong ones, and by players that seek what has come up least; at each
number of seats that is named, else at every one. What to count says the title's own module,
`tests/engine/games/GAME/whole_games/card_plays.py`. The exit status is 1 if a card never came up. `--least`: cards that
came up no more often are listed too.
"""

import argparse
import importlib
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":  # the code beside this script, whatever is installed
    sys.path[0] = str(ROOT)

from engine.games import game_by_id as find_game

STRONG_EVERY = 10  # strong players think long: one game in so many is theirs


def main() -> int:
    """Play, and say what came up."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="*")
    parser.add_argument("--least", type=int, default=0)
    given = parser.parse_args()
    title = find_game(given.game)
    plays = importlib.import_module(f"tests.engine.games.{given.game}.whole_games.card_plays")
    seats = given.players or list(range(title.least_seats, title.most_seats + 1))
    seen: Counter[str] = Counter()
    played: Counter[str] = Counter()
    began, decisions = time.monotonic(), 0
    for n in range(given.games):
        kind = "strong" if n % STRONG_EVERY == 0 else ("random", "seeking")[n % 2]
        decisions += plays.count(seen, kind, seats[(n + n // STRONG_EVERY) % len(seats)], f"{given.seed}.{n}")
        played[kind] += 1
    cards = plays.playable()
    missing = plays.never(seen)
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(played.items()))
    seldom = sorted([(seen[card], card) for card in cards if 0 < seen[card] <= given.least])
    lines = [
        f"{given.games} games ({kinds}), {decisions} decisions, {time.monotonic() - began:.0f} s",
        f"{len(cards) - len(missing)} of {len(cards)} events and responses were played",
        f"never: {' '.join(missing) or '-'}",
        f"seldom: {' '.join(f'{card} ({count})' for count, card in seldom) or '-'}",
    ]
    print("\n".join(lines))
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
