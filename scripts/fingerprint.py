"""Take fingerprints of self-play: the same code plays the same games, so that a rebuilding can be held against them.

    python scripts/fingerprint.py [GAME ...] [--games 10] [--seed 1] [--players N] [--strong]
    python scripts/fingerprint.py --check tests/fingerprints.json

Take them before and after: the first figure is a hash of who decided what (the sequence of seat and action as JSON),
the second of all that became of it (every state as it is stored, every event, every barrier to an undo). Two lines that
differ in the second alone mean that the same was played and something else was kept or told.

`tests/fingerprints.json` holds, game by game, what 200 games of each title (fewer of one whose games are long) among
random players and as many among strong ones (*frozen*) came to, at every number of seats in turn. `--check` plays all
of them again (some minutes; it prints how long it took) and names the games that came out otherwise: run it before
and after a rebuilding. `make test` plays the first of each list, `make soak` all. Where a change of behaviour is meant
(a rule put right), renew the file, and say in the commit which behaviour has changed:

    python scripts/fingerprint.py [GAME ...] --record tests/fingerprints.json

With games named, the records of the others stay as they are. A game is named with options of its table where another
than the first value is meant: "GAME option=value".
"""

import argparse
import hashlib
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":  # the code beside this script, whatever is installed
    sys.path[0] = str(ROOT)

import msgspec

from engine.games import game_by_id as find_game
from engine.games import game_ids, player_by_name, player_names
from engine.kit.weights import NORMAL
from engine.players.selfplay import Run

RECORDED = 200  # games in each list of a record
FROZEN = "frozen"  # the strong player that is not to change
DIGITS = 12  # of each hash that a record keeps
Record = Mapping[str, Mapping[str, Sequence[str]]]  # title -> "random" or "strong" -> a line for each game


class Fingerprint(NamedTuple):
    """What a number of games came to: a hash of their decisions, a hash of what became of these, and how many there
    were."""

    decisions: str
    outcome: str
    length: int


def fingerprint(title: str, games: int, seed: int, players: int | None = None, *, strong: bool = False) -> Fingerprint:
    """Play seeded games of a title among computer players and return their fingerprint."""
    seats = players or _seats(title)[1]
    return _hashed(step for n in range(games) for step in _steps(title, f"{seed}.{n}", seats, strong))


def _steps(title: str, seed: str, players: int, strong: bool) -> Iterator[tuple[bytes, bytes]]:
    """Play one game; yield for its beginning and for each decision what was decided and what became of it."""
    name, options = _named(title)
    game, known = find_game(name), player_names(name)
    player = player_by_name(name, next(one for one in ((FROZEN, NORMAL) if strong else ("random",)) if one in known))
    run = Run(game, {str(n): player for n in range(1, players + 1)}, seed, options)
    state = run.start()
    yield b"", game.encode(state)
    while game.outcome(state) is None:
        state = run.step(state)
        one, done = run.log[-1], run.last
        decided = msgspec.json.encode((one.seat, one.action.as_builtins())) + b"\n"
        yield decided, game.encode(state) + msgspec.json.encode((done.events, done.barrier) if done else None)


def _named(title: str) -> tuple[str, dict[str, str]]:
    """Return which game a title is, and with which options: "game option=value"."""
    name, *options = title.split()
    return name, dict([one.split("=", 1) for one in options])


def _seats(title: str) -> tuple[int, int]:
    """Return how many may play a title, at least and at most."""
    name, options = _named(title)
    return find_game(name).seat_range_for_options(options)


def _hashed(steps: Iterator[tuple[bytes, bytes]]) -> Fingerprint:
    decided, became, count = hashlib.sha256(), hashlib.sha256(), 0
    for said, came in steps:
        decided.update(said)
        became.update(came)
        count += bool(said)
    return Fingerprint(decided.hexdigest(), became.hexdigest(), count)


# A record: many games, each with its own fingerprint


def record_line(title: str, kind: str, number: int) -> str:
    """Play game `number` of a record's list and return its line: seats, both hashes shortened, decisions. The seats go
    round from the most that the game takes to the least."""
    least, most = _seats(title)
    players = most - number % (most - least + 1)
    found = _hashed(_steps(title, f"1.{number}", players, kind == "strong"))
    return f"{players} {found.decisions[:DIGITS]} {found.outcome[:DIGITS]} {found.length}"


def play_games_for_fingerprint(games: int = RECORDED, titles: Sequence[str] = game_ids()) -> Record:
    """Play games of each title, among random and among strong players, and return their lines."""
    return {t: {kind: [record_line(t, kind, n) for n in range(games)] for kind in ("random", "strong")} for t in titles}


def differences_from_record(recorded: Record, first: int | None = None, titles: Sequence[str] = ()) -> Iterator[str]:
    """Play the games of a record again and yield, for each that comes out otherwise, which it is and what differs.
    first: this many of each list alone. titles: these alone."""
    for title, kinds in recorded.items():
        for kind, lines in kinds.items() if not titles or title in titles else ():
            for n, before in enumerate(lines[:first]):
                now = record_line(title, kind, n)
                if now != before:
                    same = now.split()[:2] == before.split()[:2]
                    what = "the same was decided, something else came of it" if same else "something else was decided"
                    yield f"{title}, {kind} players, game {n}: {what} ({before} -> {now})"


# The command line


def main(argv: Sequence[str]) -> None:
    """Print one line a title; or record, or check."""
    parser = argparse.ArgumentParser(description="fingerprints of self-play, to hold a rebuilding against")
    parser.add_argument("title", nargs="*", metavar="GAME", help=", ".join(game_ids()))
    parser.add_argument("--games", type=int, help=f"default: 10, in a record {RECORDED}")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, help="seats (default: as many as the game takes)")
    parser.add_argument("--strong", action="store_true", help="the players that know the game (default: random ones)")
    parser.add_argument("--check", type=Path, metavar="FILE", help="play a record's games again; status 1: others came")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write what the games come to from now on")
    args = parser.parse_args(argv)
    if args.check or args.record:
        _kept(args)
        return
    for title in args.title or game_ids():
        found = fingerprint(title, args.games or 10, args.seed, args.players, strong=args.strong)
        print(f"{title} {found.decisions} {found.outcome} {found.length} decisions", flush=True)


def _kept(args: argparse.Namespace) -> None:
    began, wrong = time.monotonic(), 0
    if args.record:
        kept = msgspec.json.decode(args.record.read_bytes()) if args.record.exists() else {}
        made = {
            **kept,
            **play_games_for_fingerprint(
                args.games or RECORDED, args.title or list(dict.fromkeys((*game_ids(), *kept)))
            ),
        }
        args.record.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")
    else:
        for said in differences_from_record(msgspec.json.decode(args.check.read_bytes()), args.games, args.title):
            print(said, flush=True)
            wrong += 1
    print(f"{wrong} games came out otherwise; {time.monotonic() - began:.0f} s")
    if wrong:
        raise SystemExit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
