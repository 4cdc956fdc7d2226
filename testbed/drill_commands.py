"""`praetor drill NAME`: what Praetor promises, tried out against the stand-in."""

import argparse
import asyncio
import json
import logging
import os
import sys
from collections.abc import Awaitable, Callable, Mapping
from contextlib import nullcontext
from importlib import import_module
from typing import TYPE_CHECKING, Any

from bot.cli.game_argument import installed_game
from bot.cli.play_commands import options_from_arguments
from engine.games import game_by_id as find_game
from engine.games import game_ids
from engine.kernel.errors import SetupError

if TYPE_CHECKING:
    from testbed.drills.report import Report

# The rooms of the drills, and how many rounds each has in its long form.
DRILLS = {
    "kill": ("kill", 300),
    "discord": ("outages", 24),
    "tables": ("tables", 100),
    "disk": ("disk", 3),
    "leak": ("leaks.hunt", 200),
    "hostile": ("hostile", 100_000),
    "load": ("load", 600),
    "cheats": ("cheats", 3),
    "club": ("club.month", 28),
    "accounts": ("club.account_ends", 40),
    "takeover": ("takeover.strikes", 440),
}
OPTIONED = ("kill", "discord", "disk", "leak", "hostile", "cheats", "takeover")  # whose tables may have options
SIZED = ("tables", "club")  # which say how many sit at their tables
ON_SERVER = ("kill", "discord", "tables", "hostile", "accounts")  # whose tables may lie on a server
LEFT = ("kill", "discord", "takeover")  # which need not play games to their end
ROUNDS = (
    "kills; games under faults; faults; times over; games; interactions; seconds of presses; times over; days; "
    "requests and writes; strikes"
)


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    drill = commands.add_parser("drill", help="try out what must hold: kills, faults, leaks, hostile hands, load")
    drill.add_argument("name", choices=tuple(DRILLS))
    drill.add_argument("--seed", required=True, help="what chance hangs on")
    drill.add_argument("--rounds", type=int, help=f"how long ({ROUNDS}); the long form if left out")
    drill.add_argument("--game", type=installed_game, metavar="GAME", default=game_ids()[0])
    drill.add_argument("--players", type=int, default=0, help="seats of each table; left out: as each drill has it")
    drill.add_argument("--decisions", type=int, default=0,
                       help="of a table, after which a game counts as over: " + ", ".join(LEFT))  # fmt: skip
    drill.add_argument("--share", type=float, help="leak: part of the steps that are compared; all if left out")
    drill.add_argument("--pairs", type=int, default=0, help="takeover: of two bots that play side by side")
    drill.add_argument("--strike", action="append", default=[], metavar="KIND",
                       help="takeover: a kind of strike, such as kill or stop; all if left out")  # fmt: skip
    drill.add_argument("--option", action="append", default=[], metavar="KEY=VALUE",
                       help="an option of each table, such as a scenario: " + ", ".join(OPTIONED))  # fmt: skip
    drill.add_argument("--on-server", action="store_true",
                       help="tables lie on a PostgreSQL server: " + ", ".join(ON_SERVER))  # fmt: skip
    drill.add_argument("--json", action="store_true")
    drill.set_defaults(run=run_drill)


def run_drill(args: argparse.Namespace) -> int:
    """Run one drill and print its figures; 0 only if all held."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s", stream=sys.stderr)  # findings, as they come
    logging.getLogger("testbed.drills").setLevel(logging.INFO)
    room, rounds = DRILLS[args.name]
    told = _options(args) or _left(args) or _seats(args) or _share(args.name, args.share) or _struck(args)
    told = told or _placed(args)
    if told:
        print(told, file=sys.stderr)
        return 2
    drill: Callable[..., Awaitable[Report]] = import_module(f"testbed.drills.{room}").drill
    asked: dict[str, Any] = {key: value for key in ("players", "share", "decisions") if (value := getattr(args, key))}
    if args.name == "takeover":
        asked |= {key: value for key, value in (("pairs", args.pairs), ("strikes", args.strike)) if value}
    if args.option:  # each drill has its own usual
        asked["options"] = ", ".join(args.option)
    os.environ.setdefault(import_module("testbed.seeded_secrets").SEED, f"{args.name} {args.seed}")
    place = import_module("testbed.database_place").tables_on_server if args.on_server else nullcontext
    with place():
        report = asyncio.run(_run(drill, args.seed, args.rounds or rounds, args.game, asked))
    if args.json:
        print(json.dumps(report.as_printed()))
    else:
        print("  ".join(f"{key} {value}" for key, value in report.as_printed().items()))
    return 0 if report.has_held else 1


def _options(args: argparse.Namespace) -> str:
    """Return what is wrong with the options of the tables; "": nothing."""
    if args.option and args.name not in OPTIONED:
        return f"the drills {', '.join(OPTIONED)} alone take options of their tables"
    try:
        find_game(args.game).complete(options_from_arguments(args.option))
    except SetupError as error:
        return str(error)
    return ""


def _left(args: argparse.Namespace) -> str:
    """Return what is wrong with a number of decisions; "": nothing."""
    return (
        f"the drills {', '.join(LEFT)} alone leave games before their end"
        if args.decisions and args.name not in LEFT
        else ""
    )


def _seats(args: argparse.Namespace) -> str:
    """Return what is wrong with a number of seats; "": nothing."""
    least, most = find_game(args.game).seat_range_for_options(options_from_arguments(args.option))
    if args.players and args.name in SIZED:
        return f"the drills {' and '.join(SIZED)} have tables of several sizes of their own"
    if args.players and not max(2, least) <= args.players <= most:
        return f"{args.game} is played at {least} to {most} seats"
    return ""


def _share(name: str, share: float | None) -> str:
    """Return what is wrong with a share; "": nothing."""
    if share is not None and name != "leak":
        return "only the leak drill compares a share of its steps"
    return "" if share is None or 0 < share <= 1 else "a share is above 0 and at most 1"


def _struck(args: argparse.Namespace) -> str:
    """Return what is wrong with pairs and kinds of strikes; "": nothing."""
    if not args.pairs and not args.strike:
        return ""
    if args.name != "takeover":
        return "the drill takeover alone has pairs of bots and strikes"
    unknown = [kind for kind in args.strike if kind not in import_module("testbed.drills.takeover.plan").WHOLE]
    return f"there is no strike {unknown[0]!r}" if unknown else ""


def _placed(args: argparse.Namespace) -> str:
    """Return what is wrong with tables on a server; "": nothing."""
    if args.on_server and args.name not in ON_SERVER:
        return f"the drills {', '.join(ON_SERVER)} alone can have their tables on a server"
    return str(import_module("testbed.postgres_server").why_no_server()) if args.on_server else ""


async def _run(
    drill: "Callable[..., Awaitable[Report]]", seed: str, rounds: int, game: str, asked: Mapping[str, Any]
) -> "Report":
    return await drill(seed, rounds, game=game, **asked)
