"""`praetor arena GAME --players A,B,...`: computer players against each other, and how even a game's sides are."""

import argparse
import shlex
import sys
import time
from pathlib import Path

from bot.cli.game_argument import installed_game
from bot.cli.play_commands import options_from_arguments
from engine.games import game_by_id, player_by_name
from engine.kernel.errors import PraetorError, SetupError
from testbed.arena.figures import figure_lines
from testbed.arena.match import Match, needed_games, players_for_seats
from testbed.arena.result_file import open_results
from testbed.arena.workers import play_games

EVERY = 5.0  # seconds between two lines that say how far it is


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    arena = commands.add_parser("arena", help="computer players against each other: who wins how often, and how surely")
    arena.add_argument("game", type=installed_game, metavar="GAME")
    arena.add_argument(
        "--players",
        default="normal",
        metavar="A,B,...",
        help="by name, with weights that are to be others (normal:keep=2); the last for all seats left",
    )
    arena.add_argument("--seats", type=int, help="how many play (default: as many as the game takes, or are named)")
    arena.add_argument("--games", type=int, default=30)
    arena.add_argument("--seed", default="1", help="of all dice: the same seed plays the same games")
    arena.add_argument("--processes", type=int, default=1)
    arena.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    arena.add_argument("--out", type=Path, metavar="FILE", help="keep the games there; given again it goes on")
    arena.set_defaults(run=run_arena)


def run_arena(args: argparse.Namespace) -> int:
    """Play a match and print its figures; 2 where it cannot be played."""
    try:
        match = match_from_arguments(args)
        with open_results(args.out, match) as results:
            games = needed_games(match, args.games)
            missing = [number for number in range(games) if number not in results.games]
            began = told = time.monotonic()
            for done, played in enumerate(play_games(match, missing, args.processes), 1):
                results.add_game(played)
                if time.monotonic() - told > EVERY:
                    told = time.monotonic()
                    left = (told - began) / done * (len(missing) - done)
                    print(f"{len(results.games)} of {games} games, {left:.0f} s left", file=sys.stderr)
            print(*figure_lines(match, [results.games[number] for number in range(games)]), sep="\n")
    except (PraetorError, ValueError, OSError) as error:
        print(f"praetor arena: {error}", file=sys.stderr)
        return 2
    return 0


def match_from_arguments(args: argparse.Namespace) -> Match:
    """Return the match that was asked for. ValueError or SetupError where it cannot be."""
    game, options = game_by_id(args.game), options_from_arguments(args.option)
    named = args.players.split(",")
    complete = game.complete(options)
    least, most = game.seat_range_for_options(complete)
    seats = args.seats or (len(named) if len(named) > 1 else most)
    if not max(2, least) <= seats <= most or len(named) > seats:
        raise ValueError(f"{args.game} is played at {least} to {most} seats, and {len(named)} players are named")
    if args.games < 1 or args.processes < 1:
        raise ValueError("at least one game, in at least one process")
    players = players_for_seats(named, seats)
    for name in dict.fromkeys(players):
        player_by_name(args.game, name)
    try:
        game.seat_order(tuple(map(str, range(1, seats + 1))), complete)
    except SetupError as error:
        raise ValueError(str(error)) from error
    words = ["praetor", "arena", args.game, "--players", args.players, "--seats", str(seats)]
    words += ["--games", str(args.games), "--seed", args.seed]
    words += [word for option in args.option for word in ("--option", option)]
    return Match(game=args.game, players=players, seed=args.seed, options=options, command=shlex.join(words))
