"""`praetor move`: bring all that is kept from an SQLite file to a PostgreSQL server, or back."""

import argparse
import asyncio
import sys
from pathlib import Path

import msgspec

from bot.cli.store_commands import command_with_plain_errors, print_findings
from engine.store.places.moving import move_database
from engine.store.places.opening import Place
from engine.store.postgres.address import address_of, is_address


def register(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    add = subparsers.add_parser("move", help="with the bot stopped: bring all tables from a file to a server, or back")
    add.add_argument("--from", dest="frm", required=True, metavar="PLACE", help="a file, or an address")
    add.add_argument("--to", required=True, metavar="PLACE", help="an empty place: a file or an address")
    add.add_argument("--json", action="store_true", help="print one JSON object")
    add.set_defaults(run=command_with_plain_errors(run_database_move))


def run_database_move(arguments: argparse.Namespace) -> int:
    """Move everything; what goes on is told beside it."""
    found = asyncio.run(move_database(place_named(arguments.frm), place_named(arguments.to), _told))
    known = {"ok": True, **msgspec.to_builtins(found)}
    told = f"Moved: {found.rows} rows, the same at both places (sha256 {found.digest[:16]})."
    after = "Set PRAETOR_DATABASE to the new place before the bot is started; never start one on the old place again."
    print_findings(arguments, known, told, after)
    return 0


def place_named(said: str) -> Place:
    """Return the place that is written on the command line."""
    return address_of(said) if is_address(said) else Path(said).expanduser()


def _told(name: str, rows: int) -> None:
    print(f"{name}: {rows}", file=sys.stderr, flush=True)
