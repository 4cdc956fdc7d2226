"""`praetor replay`: a whole game as one page, and as a film, from an exported file or from the database.

The bot runs it too, for /replay: so whatever a long game costs, nobody at a table waits for it.
"""

import argparse
import asyncio
import json
import os
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.cli.overlay_option import lay_overlay_over_game
from bot.cli.store_commands import command_with_plain_errors, print_findings
from bot.replay.fitting import map_numbers_of_steps
from bot.replay.making import LIMIT, Made, film_of, make_replay, replay_page_within_limit
from bot.replay.recording import Exported, Moment, moments_from_store
from bot.tables.charts.chosen_charts import read_chosen_charts
from bot.tables.live import LiveTable
from bot.tables.watching.sight import row_without_charts
from data.speaking import language_context
from data.words import LANGUAGE, folder_languages
from engine.kernel.errors import SaveError
from engine.store.file_permissions import write_private
from engine.store.models import TableRow
from engine.store.places.opening import open_at_read_only
from engine.store.verification.export_format import Running, read_document
from render import RenderService
from render.memory import hold_little
from render.palettes import PALETTES
from render.replay.film import LIMIT as FILM_LIMIT
from render.replay.film import FilmTooLongError

BEHIND_THE_BOT = 10  # by so much one that the bot makes stands back behind its work (see nice(2))


def register(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    add = subparsers.add_parser("replay", help="write a whole game as one page that needs no network")
    add.add_argument("file", type=Path, nargs="?", metavar="FILE", help="an exported game, as praetor verify reads it")
    add.add_argument("--table", default="", metavar="TABLE", help="in place of a file: a table of the database")
    add.add_argument("--seat", default="", metavar="SEAT", help="as this seat saw it (default: as the public did)")
    add.add_argument("--out", type=Path, metavar="PAGE", help="the page that is written (game.html)")
    add.add_argument("--film", type=Path, metavar="FILM", help="an animated picture of the maps (game.webp)")
    add.add_argument("--theme", choices=("light", "dark"), default="light")
    add.add_argument("--palette", choices=tuple(PALETTES), default="", help="for eyes or screens of this kind")
    add.add_argument("--language", choices=folder_languages("replay"), default=LANGUAGE, help="of its words")
    add.add_argument(
        "--overlay", type=Path, metavar="DIR", help="folder of an owner's charts, of a game played by them"
    )
    add.add_argument("--replace", action="store_true", help="write over files that are there")
    add.add_argument("--json", action="store_true", help="print one JSON object")
    add.add_argument("--child", action="store_true", help=argparse.SUPPRESS)  # of the bot itself: tells how far it is
    add.add_argument("--ours", action="store_true", help=argparse.SUPPRESS)  # for who had no part in one with charts
    add.add_argument("--until", type=int, default=None, help=argparse.SUPPRESS)  # for whoever sees a table with a delay
    add.add_argument("--most", type=int, default=FILM_LIMIT, help=argparse.SUPPRESS)  # bytes that Discord takes there
    add.set_defaults(run=command_with_plain_errors(write_replay_files))


def write_replay_files(arguments: argparse.Namespace) -> int:
    """Write the page, the film, or both."""
    with language_context(arguments.language):
        return _run(arguments)


def _run(arguments: argparse.Namespace) -> int:
    if (arguments.file is None) == (not arguments.table):
        raise SaveError("it takes an exported game, or --table and the id of a table")
    wanted = [out for out in (arguments.out, arguments.film) if out is not None]
    if not wanted:
        raise SaveError("say with --out where the page shall be written, or with --film where the film")
    there = next((out.name for out in wanted if out.exists() and not arguments.replace), None)
    if there is not None:
        raise SaveError(f"{there} exists already: choose another name, or say --replace")
    lost = next((out.parent for out in wanted if not out.parent.is_dir()), None)
    if lost is not None:
        raise SaveError(f"there is no folder {lost.name}")
    if arguments.child:
        _stand_behind_the_bot()
    made = asyncio.run(_made(arguments))
    sizes = _written(arguments, made)
    maps = len(map_numbers_of_steps(made.steps))
    known = {"ok": True, "steps": len(made.steps), "maps": maps, **sizes}
    lines = (f"Written: {out} ({out.stat().st_size:,} bytes)." for out in wanted)
    mapless = "" if maps else "There is no map in it: an export of a running game holds no positions."
    print_findings(arguments, known, f"Steps: {len(made.steps)}, maps: {maps}.", *lines, mapless)
    return 0


def _stand_behind_the_bot() -> None:
    """Give way to the bot, and end with it: its end closes the input."""
    hold_little()
    if hasattr(os, "nice"):
        os.nice(BEHIND_THE_BOT)

    def watch() -> None:
        while os.read(sys.stdin.fileno(), 1024):
            pass
        os._exit(1)

    threading.Thread(target=watch, name="end-with-the-bot", daemon=True).start()


def _written(arguments: argparse.Namespace, made: Made) -> dict[str, Any]:
    sizes: dict[str, Any] = {}
    if arguments.out is not None:
        page = replay_page_within_limit(made, language=arguments.language, limit=min(LIMIT, arguments.most))
        write_private(arguments.out, page)
        sizes["page"] = len(page)
    if arguments.film is not None:
        try:
            film = film_of(made, theme=arguments.theme, limit=min(FILM_LIMIT, arguments.most))
        except FilmTooLongError:
            raise SaveError("the film cannot be made small enough") from None
        if film is None:
            raise SaveError("an export of a running game holds no positions, so there is no map to make a film of")
        write_private(arguments.film, film.data)
        sizes |= {"film": len(film.data), "width": film.width, "height": film.height}
    return sizes


async def _made(arguments: argparse.Namespace) -> Made:
    def told(done: int, of: int) -> None:
        if arguments.child:
            print(json.dumps({"done": done, "of": of}), flush=True)
        elif not arguments.json and sys.stderr.isatty():
            print(f"\rMap {done} of {of}", end="" if done < of else "\n", file=sys.stderr, flush=True)

    renderer = RenderService()
    try:
        async with _source(arguments) as (row, moments):
            seat = arguments.seat or None
            if seat is not None and seat not in [one.seat for one in row.seats]:
                raise SaveError(f"there is no seat {seat}; there are {', '.join(one.seat for one in row.seats)}")
            look = {"theme": arguments.theme, "palette": arguments.palette}
            page, film = arguments.out is not None, arguments.film is not None
            return await make_replay(
                moments, LiveTable(row), seat, renderer, **look, page=page, film=film, progress=told
            )
    finally:
        renderer.close()


@asynccontextmanager
async def _source(arguments: argparse.Namespace) -> AsyncIterator[tuple[TableRow, AsyncIterator[Moment]]]:
    """Give the table and its moments: of a file, or of the database as it stands."""
    if arguments.file is not None:
        try:
            document = read_document(arguments.file.read_bytes())
        except SaveError as error:
            raise SaveError(f"{arguments.file.name}: {error}") from error
        lay_overlay_over_game(document, arguments.overlay)
        exported = Exported(document)
        if arguments.seat and isinstance(exported.document, Running):
            raise SaveError(
                "an export of a running game holds only what everybody was told: leave --seat out, or take the table "
                "from the database with --table"
            )
        yield exported.row, exported.moments()
        return
    async with open_at_read_only(arguments.database) as store:
        row = await store.table(arguments.table.upper())
        if row is None:
            raise SaveError(f"there is no table {arguments.table}")
        if arguments.ours:
            row = row_without_charts(row)
        await read_chosen_charts(store, row.game, row.options)
        yield row, moments_from_store(store, row, LiveTable(row).game, arguments.until)
