"""`praetor odds total_war_rome assault|battle`: what is to be expected, exact where that is feasible."""

import argparse
import sys
from collections.abc import Callable

import msgspec

from engine.games.total_war_rome.forecast.odds import Odds, assault, battle
from engine.games.total_war_rome.skull_dice import FACES
from engine.games.total_war_rome.tables import GENERAL_DICE, TROOPS

COLOURS = {colour.lower(): colour for colour in FACES}


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the commands."""
    games = commands.add_parser("odds", help="what is to be expected of an assault or a battle").add_subparsers(
        dest="game", required=True, metavar="GAME"
    )
    kinds = games.add_parser("total_war_rome").add_subparsers(dest="kind", required=True, metavar="KIND")
    storm = kinds.add_parser("assault", help="on a garrisoned region; success: the region is taken (exact)")
    storm.add_argument("--infantry", type=_count, required=True, metavar="N")
    storm.add_argument("--artillery", type=_colours, default=(), metavar="COLOUR,…")
    storm.add_argument("--skirmishers", type=_count, default=0, metavar="N")
    storm.add_argument("--general", type=_stars, default=0, metavar="STARS")
    storm.add_argument("--gold", type=int, choices=(1, 2, 3), required=True, help="the region's value")
    for flag in ("barracks", "walls", "siegecraft", "reconquest"):
        storm.add_argument(f"--{flag}", action="store_true")
    storm.set_defaults(run=run_assault)
    field = kinds.add_parser("battle", help="between two armies, played out many times")
    for side in ("attacker", "defender"):
        field.add_argument(f"--{side}", type=_units, required=True, metavar="UNIT,…")
        field.add_argument(f"--{side}-general", type=_stars, default=0, metavar="STARS")
    field.add_argument("--terrain", type=_count, default=0, metavar="N")
    field.set_defaults(run=run_battle)
    for parser in (storm, field):
        parser.add_argument("--json", action="store_true")


def _count(said: str) -> int:
    if not said.isdecimal():
        raise argparse.ArgumentTypeError(f"{said!r} is no number")
    return int(said)


def _stars(said: str) -> int:
    if _count(said) not in (0, *GENERAL_DICE):
        raise argparse.ArgumentTypeError(f"stars are one of {sorted(GENERAL_DICE)}; 0: no general")
    return int(said)


def _listed(said: str, known: tuple[str, ...], what: str) -> tuple[str, ...]:
    names = tuple(name.strip().lower() for name in said.split(",") if name.strip())
    for name in names:
        if name not in known:
            raise argparse.ArgumentTypeError(f"{name!r} is no {what}; possible: {', '.join(known)}")
    return names


def _colours(said: str) -> tuple[str, ...]:
    return tuple(COLOURS[name] for name in _listed(said, tuple(COLOURS), "colour"))


def _units(said: str) -> tuple[str, ...]:
    return _listed(said, tuple(TROOPS), "unit")


def run_assault(args: argparse.Namespace) -> int:
    """Print the odds of an assault."""
    return _print(args, lambda: assault(
        args.infantry, args.artillery, args.skirmishers, args.general, args.gold,
        args.barracks, args.walls, args.siegecraft, args.reconquest,
    ))  # fmt: skip


def run_battle(args: argparse.Namespace) -> int:
    """Print the odds of a battle."""
    generals = (args.attacker_general, args.defender_general)
    return _print(args, lambda: battle(args.attacker, args.defender, generals, args.terrain))


def _print(args: argparse.Namespace, work_out: Callable[[], Odds]) -> int:
    try:
        odds = work_out()
    except ValueError as error:
        print(f"praetor: {error}", file=sys.stderr)
        return 2
    if args.json:
        print(msgspec.json.encode(odds).decode())
        return 0
    give = f" ± {odds.standard_error:.1%}" if odds.standard_error else " (exact)"
    print(f"success {odds.success:.1%}{give}, tie {odds.tie:.1%}; cards lost: attacker {odds.attacker_losses:.2f}, "
          f"defender {odds.defender_losses:.2f}")  # fmt: skip
    return 0
