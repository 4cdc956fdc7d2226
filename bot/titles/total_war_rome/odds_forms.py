"""`praetor odds total_war_rome assault|battle`: what is to be expected, exact where that is feasible; `held|luck`: how
well odds and dice have held in games of computer players."""

import argparse

from bot.titles.command_line import OddsForm
from bot.titles.total_war_rome import odds_held
from engine.games.total_war_rome.forecast.odds import Odds, assault_odds, land_battle_odds
from engine.games.total_war_rome.skull_dice import FACES
from engine.games.total_war_rome.tables import GENERAL_DICE, TROOPS

COLOURS = {colour.lower(): colour for colour in FACES}


def _assault_arguments(storm: argparse.ArgumentParser) -> None:
    storm.add_argument("--infantry", type=_count, required=True, metavar="N")
    storm.add_argument("--artillery", type=_colours, default=(), metavar="COLOUR,…")
    storm.add_argument("--skirmishers", type=_count, default=0, metavar="N")
    storm.add_argument("--general", type=_stars, default=0, metavar="STARS")
    storm.add_argument("--gold", type=int, choices=(1, 2, 3), required=True, help="the region's value")
    for flag in ("barracks", "walls", "siegecraft", "reconquest"):
        storm.add_argument(f"--{flag}", action="store_true")


def _battle_arguments(field: argparse.ArgumentParser) -> None:
    for side in ("attacker", "defender"):
        field.add_argument(f"--{side}", type=_units, required=True, metavar="UNIT,…")
        field.add_argument(f"--{side}-general", type=_stars, default=0, metavar="STARS")
    field.add_argument("--terrain", type=_count, default=0, metavar="N")


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


def _assault(args: argparse.Namespace) -> Odds:
    return assault_odds(
        args.infantry, args.artillery, args.skirmishers, args.general, args.gold,
        args.barracks, args.walls, args.siegecraft, args.reconquest,
    )  # fmt: skip


def _battle(args: argparse.Namespace) -> Odds:
    return land_battle_odds(args.attacker, args.defender, (args.attacker_general, args.defender_general), args.terrain)


def _told(odds: Odds) -> str:
    give = f" ± {odds.standard_error:.1%}" if odds.standard_error else " (exact)"
    return (
        f"success {odds.success:.1%}{give}, tie {odds.tie:.1%}; cards lost: attacker {odds.attacker_losses:.2f}, "
        f"defender {odds.defender_losses:.2f}"
    )


ODDS_FORMS = (
    OddsForm(
        name="assault",
        help="on a garrisoned region; success: the region is taken (exact)",
        add_arguments=_assault_arguments,
        work_out=_assault,
        told=_told,
    ),
    OddsForm(
        name="battle",
        help="between two armies, played out many times",
        add_arguments=_battle_arguments,
        work_out=_battle,
        told=_told,
    ),
    OddsForm(
        name="held",
        help="how the odds that are shown before battles hold, in games of computer players",
        add_arguments=odds_held.held_arguments,
        work_out=odds_held.work_out_held,
        told=odds_held.figures_text,
    ),
    OddsForm(
        name="luck",
        help="the luck of all dice, in games of computer players",
        add_arguments=odds_held.luck_arguments,
        work_out=odds_held.work_out_luck,
        told=odds_held.figures_text,
    ),
)
