"""`praetor prospects GAME`: fits the weights by which chances of winning are judged, and writes them as data."""

import argparse
import shlex
import sys
from pathlib import Path

import msgspec
import yaml

from bot.cli.game_argument import installed_game
from bot.cli.play_commands import options_from_arguments
from engine.games import game_by_id, measure_of
from engine.kernel.errors import PraetorError
from engine.kernel.registration import object_at_path
from testbed.arena.weighing import Sample, fit_weights, games_by_kind, play_and_sample_positions

EVERY = 10  # games between two words on how far it is
HEAD = """# How likely each side is to win, by what everybody sees (engine/kit/prospects.py): by kind of game, fitted
# to games of normal players among themselves. made_by: the command. measures: by name, the usual distance from the mean
# of all sides, what so much is worth at the beginning, and on top of it at the end. held_out: the mean of -log of the
# chance that was given to who won games that the fitting has not seen; alike: the same with all sides alike.
"""


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    weigh = commands.add_parser("prospects", help="fit by what the chances of winning are judged (developers)")
    weigh.add_argument("game", type=installed_game, metavar="GAME")
    weigh.add_argument("--games", type=int, default=100)
    weigh.add_argument("--seats", default="", metavar="N,N,...", help="with how many, by turns (default: the most)")
    weigh.add_argument("--seed", default="prospects")
    weigh.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    weigh.add_argument(
        "--measure", default="", metavar="MODULE:NAME", help="what counts instead; None where it does not count"
    )
    weigh.add_argument("--keep", type=Path, metavar="FILE", help="keep the positions there; given again it goes on")
    weigh.add_argument("--out", type=Path, required=True, metavar="FILE", help="other kinds in it stay as they are")
    weigh.set_defaults(run=run_weighing)


def run_weighing(args: argparse.Namespace) -> int:
    """Play, fit and write; 2 where that cannot be."""
    try:
        options = game_by_id(args.game).complete(options_from_arguments(args.option))
        most = game_by_id(args.game).seat_range_for_options(options)[1]
        seats = [int(count) for count in args.seats.split(",")] if args.seats else [most]
        measure = object_at_path(args.measure) if args.measure else measure_of(args.game)
        if measure is None:
            raise ValueError(f"nothing says what counts in {args.game}")
        games = _kept(args.keep)
        for number in range(len(games), args.games):
            count = seats[number % len(seats)]
            every = {"every": 1} if args.measure else {}
            games.append(play_and_sample_positions(args.game, measure, args.seed, number, count, options, **every))
            if args.keep is not None:
                with args.keep.open("ab") as out:
                    out.write(msgspec.json.encode(games[-1]) + b"\n")
            if number % EVERY == EVERY - 1:
                print(f"{number + 1} of {args.games} games", file=sys.stderr)
    except (PraetorError, ValueError, ImportError) as error:
        print(f"praetor prospects: {error}", file=sys.stderr)
        return 2
    kept = yaml.safe_load(args.out.read_text()) if args.out.exists() else {}
    for kind, own in games_by_kind(games):
        made = msgspec.to_builtins(fit_weights(own))
        kept[kind] = {"made_by": _command(args), **made.pop("weighing"), **made}
        print(f"{kind or args.game}: {kept[kind]['held_out']} of games left out, {kept[kind]['alike']} with all alike")
    args.out.write_text(HEAD + yaml.safe_dump(kept, sort_keys=False, default_flow_style=None, width=120))
    return 0


def _kept(path: Path | None) -> list[list[Sample]]:
    """Return the positions of games that were kept; a last line that is not whole is left out."""
    if path is None or not path.exists():
        return []
    return [msgspec.json.decode(line, type=list[Sample]) for line in path.read_bytes().split(b"\n")[:-1]]


def _command(args: argparse.Namespace) -> str:
    words = ["praetor", "prospects", args.game, "--games", str(args.games), "--seed", args.seed]
    words += ["--seats", args.seats] if args.seats else []
    words += ["--measure", args.measure] if args.measure else []
    words += [word for option in args.option for word in ("--option", option)]
    return shlex.join(words)
