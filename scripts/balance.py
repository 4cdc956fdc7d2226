"""Measure a title's computer player and its balance: who wins, when games end, and where victory points come from.

    python scripts/balance.py GAME [--games 30] [--seed 1] [--players N] [--option KEY=VALUE] [--one]

Without --one all seats are strong. With --one each seat in turn is strong, GAMES games each, against random players.
The same seed plays the same games, so that two versions of the code can be held against each other.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":  # the code beside this script, whatever is installed
    sys.path[0] = str(ROOT)

from engine.games import game_by_id as find_game
from engine.games import strong_player
from engine.players.player import Player, RandomPlayer
from engine.players.selfplay import Run


class Count:
    """What games came to. wins: by side; a victory that is shared counts by its share. points: how often a side scored
    for a space, or lost one, by "+" or "-" and the space."""

    def __init__(self) -> None:
        self.games = 0
        self.wins: dict[str, float] = {}
        self.scores: Counter[str] = Counter()
        self.ends: Counter[int] = Counter()
        self.points: dict[str, Counter[str]] = {}
        self.slowest = self.longest = 0.0

    def play(self, run: Run) -> None:
        """Play a game and count it."""
        state = run.start()
        while run.game.outcome(state) is None:
            state = run.step(state)
            for told in run.last.events if run.last else ():
                self._note(told.event)
        outcome = run.game.outcome(state)
        assert outcome is not None  # noqa: S101 - the loop above ends with one
        self.games += 1
        self.ends[run.game.round(state)] += 1
        for side in outcome.winners:
            self.wins[side] = self.wins.get(side, 0.0) + 1 / len(outcome.winners)
        self.scores.update(outcome.scores)
        self.slowest = max([self.slowest, *run.thought])
        self.longest = max(self.longest, sum(run.thought))

    def _note(self, event: Any) -> None:
        if event.tag() == "scored" and hasattr(event, "gained"):
            points = self.points.setdefault(event.side, Counter())
            points.update(["+" + space for space in event.gained])
            points.update(["-" + space for space in event.lost])

    def lines(self) -> Iterator[str]:
        """Yield the figures as lines."""
        for side, score in self.scores.most_common():
            wins = self.wins.get(side, 0.0)
            won = 100 * wins / self.games
            yield f"{side}: wins {wins:.4g} of {self.games} ({won:.0f}%), mean score {score / self.games:.1f}"
            for what, often in self.points.get(side, Counter()).most_common(9):
                yield f"    {what} {often / self.games:.2f}"
        ends = [turn for turn, often in self.ends.items() for _ in range(often)]
        yield f"end: median {median(ends)}, {dict(sorted(self.ends.items()))}"
        yield f"slowest answer {self.slowest * 1000:.0f} ms, dearest game {self.longest:.1f} s of the processor"


def main() -> None:
    """Play, and print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--one", action="store_true", help="one strong player against random ones, in each seat")
    asked = parser.parse_args()
    options = dict(option.split("=", 1) for option in asked.option)
    count = asked.players or find_game(asked.game).most_seats
    seats = [f"p{n + 1}" for n in range(count)]
    if not asked.one:
        _all(asked, options, dict.fromkeys(seats, strong_player(asked.game)()))
        return
    won = 0.0
    for seat in seats:
        players: dict[str, Player] = {one: RandomPlayer() for one in seats}
        players[seat] = strong_player(asked.game)()
        won += _one(asked, options, players, seat)
    print(f"one strong against random ones: {won:.4g} of {asked.games * count}")


def _all(asked: argparse.Namespace, options: Mapping[str, str], players: Mapping[str, Player]) -> None:
    count = Count()
    for n in range(asked.games):
        count.play(Run(find_game(asked.game), players, f"{asked.seed}.{n}", options))
    print("\n".join(count.lines()))


def _one(asked: argparse.Namespace, options: Mapping[str, str], players: Mapping[str, Player], seat: str) -> float:
    """Return how many games a seat has won, shared ones by their share; print it with the side that it played."""
    game, won, sides = find_game(asked.game), 0.0, set()
    for n in range(asked.games):
        run = Run(game, players, f"{asked.seed}.{n}", options)
        state = run.play()
        outcome = game.outcome(state)
        mine = set(game.sides_of(state, seat))
        sides |= mine
        if outcome is not None and mine & set(outcome.winners):
            won += 1 / len(outcome.winners)
    print(f"{seat} ({', '.join(sorted(sides))}): {won:.4g} of {asked.games}", flush=True)
    return won


if __name__ == "__main__":
    main()
