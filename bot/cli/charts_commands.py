"""`praetor charts`: the workbook of a title for owners of the printed game, and whether one that was filled in is
good."""

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from bot.cli.game_argument import installed_game
from bot.cli.operator_commands import utc_moment_text
from bot.cli.store_commands import command_with_plain_errors, print_findings
from data.charts import Chart
from data.words import LANGUAGE, folder_languages
from engine.store.charts.interface import ChartRow
from engine.workbooks.trial import GAMES

NOT_INSTALLED = "praetor: workbooks need the extra “charts”: pip install 'praetor-bot[charts]' ({})"


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the commands."""
    charts = commands.add_parser(
        "charts", help="an owner's own figures of a game: a workbook to fill in, and its check"
    )
    verbs = charts.add_subparsers(dest="verb", required=True)
    template = verbs.add_parser("template", help="write a title's workbook with our figures")
    template.add_argument("game", type=installed_game, metavar="GAME")
    template.add_argument("--out", type=Path, required=True, metavar="FILE")
    template.add_argument("--language", choices=folder_languages("common"), default=LANGUAGE)
    template.set_defaults(run=run_template)
    effects = verbs.add_parser("effects", help="list what a card may be given to do, and which figures that takes")
    effects.add_argument("game", type=installed_game, metavar="GAME")
    effects.add_argument("--language", choices=folder_languages("common"), default=LANGUAGE)
    effects.set_defaults(run=run_effects)
    check = verbs.add_parser(
        "check", help="say what a workbook (.xlsx, .ods) or a folder of CSV or YAML changes, and whether it is good"
    )
    check.add_argument("file", type=Path, metavar="FILE")
    check.add_argument(
        "--game", type=installed_game, default=None, metavar="GAME", help="else the one whose sheets it has"
    )
    check.add_argument("--games", type=int, default=GAMES, help=f"random games that are tried ({GAMES})")
    check.add_argument("--language", choices=folder_languages("common"), default=LANGUAGE)
    check.set_defaults(run=run_check)
    listed = verbs.add_parser("list", help="the charts that persons have handed in: whose, of which game, since when")
    listed.set_defaults(run=command_with_plain_errors(run_list))
    removed = verbs.add_parser("remove", help="delete charts for everybody; their tables go on by our figures")
    removed.add_argument("hash", metavar="HASH", help="the hash, or its first 12 digits")
    removed.set_defaults(run=command_with_plain_errors(run_remove))
    for parser in (listed, removed):
        parser.add_argument("--json", action="store_true", help="print one JSON object")


def run_template(args: argparse.Namespace) -> int:
    """Write a workbook."""
    from bot.charts.workbook import write_workbook
    from engine.workbooks.schema import sheets_of

    if not sheets_of(args.game):
        print(f"praetor: nothing of {args.game} may be laid over", file=sys.stderr)
        return 1
    try:
        write_workbook(args.game, args.out, args.language)
    except ImportError as error:
        print(NOT_INSTALLED.format(error), file=sys.stderr)
        return 1
    print(args.out)
    return 0


def run_effects(args: argparse.Namespace) -> int:
    """Print what a card may be given to do."""
    from bot.charts.effects import effect_lines
    from bot.words import Words

    for one, name, does, figures in effect_lines(Words(args.game, language=args.language), args.game):
        print(f"{one}  {name}: {does}" + (f"\n    {figures}" if figures else ""))
    return 0


def run_check(args: argparse.Namespace) -> int:
    """Read, and try: 0 only if the game can be played by it."""
    from bot.charts.children import read_workbook, try_chart
    from bot.charts.told import changes_from_ours_line, fault_lines
    from bot.words import Words, unmarked_text

    if not args.file.exists():
        print(f"praetor: there is no {args.file}", file=sys.stderr)
        return 1
    if args.file.is_dir() and any(args.file.glob("*.yaml")):
        chart, game, lines, faults = _overlay(args), args.game, list[str](), []
        words = Words(game or "common", language=args.language)
    else:
        read = read_workbook(args.game or "", args.file)
        game, faults = read.game, read.faults
        words = Words(game or "common", language=args.language)
        chart = Chart(game, args.file.stem, read.content.encode()) if read.content else None
        lines = fault_lines(words, faults) if faults else [changes_from_ours_line(words, read.changed)]
    print(*map(unmarked_text, lines), sep="\n", end="\n" if lines else "")
    if chart is None:
        return 1
    wrong = try_chart(chart, args.games, lambda played: print(f"{played}/{args.games}", end="\r", file=sys.stderr))
    lines = fault_lines(words, wrong) if wrong else [words("charts.good", games=args.games), chart.option_value]
    print(*map(unmarked_text, lines), sep="\n")
    return 1 if wrong else 0


def run_list(args: argparse.Namespace) -> int:
    """Print what persons have handed in; never what it says."""
    import asyncio

    from engine.store.places.opening import open_at_read_only, require_database

    async def read() -> list[dict[str, Any]]:
        async with open_at_read_only(args.database) as store:
            return [_told(row) for row in await store.charts()]

    require_database(args.database)
    found = asyncio.run(read())
    lines = [
        f"{one['hash']}  {one['game']}  {one['name']!a} version {one['version']}, of {_whose(one)}, shared with "
        f"{len(one['shared'])}, since {utc_moment_text(one['at'])}"
        for one in found
    ]
    print_findings(args, {"ok": True, "charts": found}, *(lines or ["There are none."]))
    return 0


def _whose(one: dict[str, Any]) -> str:
    return f"the server {one['guild']}" if one["guild"] else str(one["owner"])


def _told(row: ChartRow) -> dict[str, Any]:
    return {name: value for name, value in msgspec.to_builtins(row).items() if name != "content"}


def run_remove(args: argparse.Namespace) -> int:
    """Delete charts, by the bot that runs or in its place."""
    from bot.cli.operator_commands import print_operator_result, put_request_to_bot
    from bot.operators import acts

    answer = put_request_to_bot(args, acts.REMOVE_CHARTS, {"hash": args.hash})
    return print_operator_result(
        args, answer, f"Deleted for {answer.get('charts', 0)}; tables that go on: {answer.get('tables', 0)}."
    )


def _overlay(args: argparse.Namespace) -> Chart | None:
    """Return the chart of a folder of YAML; None after saying what is wrong."""
    from data import overlays
    from data.charts import layable_files

    args.game = args.game or args.file.resolve().parent.name
    try:
        installed_game(args.game)
        return overlays.read_overlay(args.game, args.file, layable_files(args.game)).chart
    except (overlays.OverlayError, argparse.ArgumentTypeError) as error:
        print(f"praetor: {error}", file=sys.stderr)
        return None
