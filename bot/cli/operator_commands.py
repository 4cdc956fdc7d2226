"""`praetor tables` and `praetor block`: how tables stand, what holds them up, and what an operator does about it.

Looking opens the database for reading alone. Acting goes through the bot that runs; where none runs it is done at
once, and what is said of it waits until the bot is there. Exit status 0: done; 1: not done, and why; 3: a bot runs and
has not answered yet. With `--json` one JSON object goes to stdout.
"""

import argparse
import asyncio
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.cli.bare_command import print_help_without_command
from bot.cli.store_commands import command_with_plain_errors, print_findings
from bot.operators import acts
from bot.operators.acts import ALL, OPEN, Operators
from bot.operators.block_list import KINDS, BlockList
from bot.operators.mailbox import ask_running_bot
from bot.operators.table_report import TableReport
from bot.tables.registry import TableRegistry
from bot.words import TIMESTAMP, Words, unmarked_text
from engine.kernel.errors import RuleError
from engine.kernel.texts import Text, keyed_text
from engine.store.operators.interface import PERSON
from engine.store.operators.shrink import shrink_database
from engine.store.places.opening import open_at_read_only, require_database, require_file

COMMON = Words("common")
UNANSWERED = 3
MIB = 1024**2


def register(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the commands."""
    tables = subparsers.add_parser("tables", help="how the tables stand, what holds one up, and what to do about it")
    print_help_without_command(tables)
    parts = tables.add_subparsers(dest="act", metavar="ACT")
    listed = parts.add_parser("list", help="every open table: whom it waits for and since when")
    listed.add_argument("--all", action="store_true", help="also those that are put aside or over")
    listed.set_defaults(run=command_with_plain_errors(run_list))
    shown = parts.add_parser("show", help="one table, and what may be in its way")
    shown.set_defaults(run=command_with_plain_errors(run_show))
    unstuck = parts.add_parser("unstick", help="read a table anew and try again what it has to post or to do by itself")
    unstuck.set_defaults(run=command_with_plain_errors(run_unstick))
    aside = parts.add_parser("aside", help="put a table aside; whoever plays there can take it up again")
    aside.add_argument("--why", default="", metavar="TEXT", help="what the table is told as the reason")
    aside.set_defaults(run=command_with_plain_errors(run_put_aside))
    notice = parts.add_parser("notice", help="tell all running tables something (maintenance), once each")
    notice.add_argument("text", metavar="TEXT")
    notice.add_argument("--minutes", type=int, metavar="N", help="in how many minutes it begins")
    notice.set_defaults(run=command_with_plain_errors(run_notice))
    smaller = parts.add_parser("shrink", help="with the bot stopped: give back what the database has free in its file")
    smaller.set_defaults(run=command_with_plain_errors(run_shrink))
    for parser in (shown, unstuck, aside):
        parser.add_argument("table", metavar="TABLE", help="the table's five letters")
    block = subparsers.add_parser("block", help="servers and persons whom the bot serves no more")
    print_help_without_command(block)
    ways = block.add_subparsers(dest="act", metavar="ACT")
    on = ways.add_parser("add", help="serve a server or a person no more")
    off = ways.add_parser("remove", help="serve them again")
    held = ways.add_parser("list", help="who is on the list, since when and why")
    for parser in (on, off):
        parser.add_argument("kind", choices=KINDS)
        parser.add_argument("id", type=int, metavar="ID", help="the Discord id")
    on.add_argument("--why", default="", metavar="TEXT", help="for yourself; nobody else is told")
    on.set_defaults(run=command_with_plain_errors(run_block))
    off.set_defaults(run=command_with_plain_errors(run_unblock))
    held.set_defaults(run=command_with_plain_errors(run_blocked))
    for parser in (listed, shown, unstuck, aside, notice, smaller, on, off, held):
        parser.add_argument("--json", action="store_true", help="print one JSON object")


def run_list(arguments: argparse.Namespace) -> int:
    """Print a line or two for each table."""
    reports = asyncio.run(_reports(arguments, ALL if arguments.all else OPEN))
    lines = [line for one in reports for line in table_lines(one)]
    print_findings(arguments, {"ok": True, "tables": msgspec.to_builtins(reports)}, *(lines or ["No table is open."]))
    return 0


def run_show(arguments: argparse.Namespace) -> int:
    """Print all that is known of one table."""
    (found,) = asyncio.run(_reports(arguments, ALL, arguments.table.upper()))
    print_findings(
        arguments, {"ok": True, "table": msgspec.to_builtins(found)}, *table_lines(found), *table_detail_lines(found)
    )
    return 0


async def _reports(arguments: argparse.Namespace, statuses: Sequence[str], table: str = "") -> list[TableReport]:
    """Return how tables stand: all of some states, or one. Nothing is written."""
    require_database(arguments.database)
    async with open_at_read_only(arguments.database) as store:
        registry = TableRegistry(store, hold_scale=arguments.settings.hold_scale)
        operators = Operators(registry, BlockList(store))
        if not table:
            return await operators.reports(statuses)
        row = await store.table(table)
        if row is None:
            raise RuleError(keyed_text("error.no_such_table", table=table))
        return [await operators.report_of_table_row(row)]


def table_lines(one: TableReport) -> list[str]:
    """Return how a table stands, in a line or two."""
    where = "practice, in a DM" if one.practice else f"server {one.server}" if one.server else "no server"
    last = f", last touched {time_ago_text(one.touched)}" if one.touched is not None else ""
    lines = [f"{one.table}  {one.game}, {unmarked_text(one.name)}: {one.status}, {where}{last}"]
    lines += [f"       {discord_text_for_terminal(line)}" for line in one.waits_for]
    if one.since is not None:
        lines.append(f"       asked {time_ago_text(one.since)}")
    return lines + [f"    !  {discord_text_for_terminal(COMMON.say(why))}" for why in one.in_the_way]


def table_detail_lines(one: TableReport) -> list[str]:
    """Return what else is known of a table."""
    place = "" if one.practice else f"       thread {one.thread or '–'}; "
    clock = f"deadline {utc_moment_text(one.deadline)}" if one.deadline is not None else "no deadline runs"
    return [f"{place}{clock}; {one.due} posts due, {one.aside} put aside"]


def discord_text_for_terminal(said: str) -> str:
    """Return what is meant for Discord as a terminal shows it: without marks, and with moments in UTC."""
    return unmarked_text(TIMESTAMP.sub(lambda found: utc_moment_text(float(found[1])), said))


def utc_moment_text(at: float) -> str:
    """Return a moment in UTC."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def time_ago_text(at: float) -> str:
    """Return how long ago a moment was, and the moment."""
    seconds = max(time.time() - at, 0.0)
    size, unit = next((s, u) for s, u in ((86_400, "d"), (3600, "h"), (60, "min"), (0, "s")) if seconds >= s)
    return f"{int(seconds // size) if size else int(seconds)} {unit} ago ({utc_moment_text(at)})"


# Acting


def put_request_to_bot(arguments: argparse.Namespace, what: str, details: Mapping[str, Any]) -> dict[str, Any]:
    """Ask something of the bot, and return its answer; `ok` is None where it is still to come. SaveError where it was
    not done."""
    answer = ask_running_bot(arguments.database, what, details, arguments.settings.owners)
    if answer is None:
        return {"ok": None}
    if not answer["ok"]:
        raise RuleError(msgspec.convert(answer["why"], Text))
    return answer


def print_operator_result(arguments: argparse.Namespace, answer: Mapping[str, Any], done: str) -> int:
    """Print what came of it, or that it is still to come; return the exit status."""
    late = answer["ok"] is None
    told = "A bot runs and has not answered yet: it is noted, and will be done." if late else done
    print_findings(arguments, answer, told)
    return UNANSWERED if late else 0


def run_unstick(arguments: argparse.Namespace) -> int:
    """Let a table go on, as far as it can without anybody's decision."""
    answer = put_request_to_bot(arguments, acts.UNSTICK, {"table": arguments.table})
    done = (
        f"Table {arguments.table.upper()} was read anew. Posts that are tried again now: {answer.get('posts', 0)} that "
        f"waited, {answer.get('aside', 0)} that were put aside."
        + (" A new thread is wanted for it." if answer.get("thread") else "")
    )
    return print_operator_result(arguments, answer, done)


def run_put_aside(arguments: argparse.Namespace) -> int:
    """Put a table aside."""
    answer = put_request_to_bot(arguments, acts.ASIDE, {"table": arguments.table, "why": arguments.why})
    return print_operator_result(
        arguments, answer, f"Table {arguments.table.upper()} is put aside; who plays there can revive it."
    )


def run_notice(arguments: argparse.Namespace) -> int:
    """Tell all running tables something."""
    details = {"said": arguments.text, **({"minutes": arguments.minutes} if arguments.minutes else {})}
    answer = put_request_to_bot(arguments, acts.NOTICE, details)
    return print_operator_result(arguments, answer, f"Running tables that are told: {answer.get('tables', 0)}.")


def run_shrink(arguments: argparse.Namespace) -> int:
    """Write the database again without its free pages."""
    before, after = shrink_database(require_file(arguments.database))
    known = {"ok": True, "before": before, "after": after}
    print_findings(arguments, known, f"The database had {before / MIB:.1f} MiB, and has {after / MIB:.1f} MiB now.")
    return 0


def run_block(arguments: argparse.Namespace) -> int:
    """Block a server or a person."""
    details = {"kind": arguments.kind, "id": arguments.id, "why": arguments.why}
    answer = put_request_to_bot(arguments, acts.BLOCK, details)
    went = "seats that computer players have now" if arguments.kind == PERSON else "tables that are put aside"
    return print_operator_result(
        arguments, answer, f"Blocked: {arguments.kind} {arguments.id}; {went}: {answer.get('tables', 0)}."
    )


def run_unblock(arguments: argparse.Namespace) -> int:
    """Serve a server or person again."""
    answer = put_request_to_bot(arguments, acts.UNBLOCK, {"kind": arguments.kind, "id": arguments.id})
    return print_operator_result(arguments, answer, f"No longer blocked: {arguments.kind} {arguments.id}.")


def run_blocked(arguments: argparse.Namespace) -> int:
    """Print the block list."""

    async def read() -> list[dict[str, Any]]:
        async with open_at_read_only(arguments.database) as store:
            return [dict(msgspec.to_builtins(one)) for one in await store.blocked()]

    require_database(arguments.database)
    found = asyncio.run(read())
    lines = [f"{one['kind']} {one['id']}, since {utc_moment_text(one['since'])}: {one['why'] or '–'}" for one in found]
    print_findings(arguments, {"ok": True, "blocked": found}, *(lines or ["Nobody is blocked."]))
    return 0
