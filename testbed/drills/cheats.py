"""What an operator who plays too could try with their own files: each is impossible, or the players see it.

They act on the database while the bot is down, as its owner can, and start the real program again. What they read there
(hands, the secret) nobody can see; what they change must show in the thread or in every later `praetor verify`.
"""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from bot.words import Words
from engine.kernel.dice import UnverifiedRandom
from engine.store import snapshots
from engine.store.chain.hashes import SHOWN
from engine.store.file_permissions import SIDE_FILES
from engine.store.verification.findings import FALSE, NOT_PROVEN
from render.service.own_python import module_run_command as of_module
from testbed.drills import collisions
from testbed.drills.disk import play_retrying_refusals
from testbed.drills.invariants import check_posts_told_once
from testbed.drills.report import Report
from testbed.drills.script import Script
from testbed.drills.stage import ROOT, SavedTable, Stage, begin_saved_table, open_stage, wait_until

COPIED = Words("common").text_pieces_between_gaps("copied.public")[0]
PASSED = "passed over"
OPTIONS = "last_round=1"
COPIES = 2  # times that the same copy is put back
SHOPPED = 50  # numbers that are passed over until the dice suit


Document = dict[str, Any]


class Verdict(msgspec.Struct):
    """What `praetor verify` says of a file: its exit status, and what it found of each thing, by verdict."""

    status: int
    false: dict[str, str]
    unproven: dict[str, str]


async def verify_ended_game(stage: Stage, table: str) -> Verdict:
    """Export a game that has ended, and check it beside all that stands in its thread."""
    return await verify_beside_thread(stage, await export_ended_game(stage, table), thread_text(stage, table))


async def export_ended_game(stage: Stage, table: str) -> Document:
    """Return the export of a game that has ended."""
    file = stage.database.parent / "game.json"
    await _praetor(stage, "export", table, "--out", str(file), "--replace")
    document: Document = json.loads(file.read_bytes())
    return document


def thread_text(stage: Stage, table: str) -> str:
    """Return all that stands in a table's thread."""
    return "\n".join(m.all_words for m in stage.thread(table).messages.values())


async def verify_beside_thread(stage: Stage, document: Document, thread: str) -> Verdict:
    """Let `praetor verify` check an export beside what stands in its thread."""
    folder = stage.database.parent
    file, heads = folder / "checked.json", folder / "thread.txt"
    file.write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")
    heads.write_text(thread, encoding="utf-8")
    commitment = document["commitment"]
    status, said = await _praetor(
        stage, "verify", str(file), "--heads", str(heads), "--commitment", commitment, "--json"
    )
    found = json.loads(said)
    if "findings" not in found:
        return Verdict(status, {"form": str(found.get("error"))}, {})
    by = [{f["thing"]: f["said"] for f in found["findings"] if f["verdict"] == what} for what in (FALSE, NOT_PROVEN)]
    return Verdict(status, *by)


async def _praetor(stage: Stage, *command: str) -> tuple[int, bytes]:
    process = await asyncio.create_subprocess_exec(
        *of_module("bot", *command), cwd=ROOT, env=stage.environment, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await process.communicate()
    return process.returncode or 0, said


def count_messages_saying(stage: Stage, table: str, words: str) -> int:
    """Return how many messages of a thread say something."""
    return sum(words in m.all_words for m in stage.thread(table).messages.values() if not m.deleted)


async def play_by_fixed_answers(stage: Stage, table: str, report: Report, decisions: int | None = None) -> None:
    """Play on, by the same answers whatever came before."""
    await play_retrying_refusals(Script(stage, table, "drill"), report, decisions)
    await stage.wait_until_quiet(table)


def copy_database(stage: Stage) -> bytes:
    """Return the database of a bot that is down, whole."""
    with contextlib.closing(sqlite3.connect(stage.database)) as conn:
        conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return stage.database.read_bytes()


def restore_database_copy(stage: Stage, copy: bytes) -> None:
    """Put a copy in the place of the database, as `cp` does."""
    stage.records.close()
    for suffix in SIDE_FILES:
        stage.database.with_name(stage.database.name + suffix).unlink(missing_ok=True)
    stage.database.write_bytes(copy)


# The five


async def try_skipping_numbers(saved: SavedTable, lots: UnverifiedRandom, report: Report) -> None:
    """They let numbers pass until the dice of the next suit them."""
    async with open_stage(saved) as stage:
        await stage.launch()
        await play_by_fixed_answers(stage, saved.table, report, 2)
        await stage.end_bot()
        stage.records.change("UPDATE tables SET next_decision = next_decision + ?", SHOPPED)
        await stage.launch()
        await play_by_fixed_answers(stage, saved.table, report)
        if count_messages_saying(stage, saved.table, PASSED) != 1:
            report.note("numbers were passed over, and the thread was not told once")
        verdict = await verify_ended_game(stage, saved.table)
        if verdict.status != 1 or f"{SHOPPED} numbers" not in verdict.false.get("numbers", ""):
            report.note(f"numbers were passed over, and verify says {verdict}")


async def try_old_database(saved: SavedTable, lots: UnverifiedRandom, report: Report) -> None:
    """They play on, see the dice, and copy yesterday's database back, several times the same copy."""
    async with open_stage(saved) as stage:
        await stage.launch()
        await play_by_fixed_answers(stage, saved.table, report, 2)
        await stage.end_bot()
        copy = copy_database(stage)
        await stage.launch()
        for n in range(1, COPIES + 1):
            await play_by_fixed_answers(stage, saved.table, report, 2)
            await stage.end_bot()
            restore_database_copy(stage, copy)
            await _killed_at_once(stage, lots)
            await stage.launch()
            await wait_until(
                lambda n=n: count_messages_saying(stage, saved.table, COPIED) >= n, "the thread is told of the copy"
            )
            await stage.wait_until_quiet(saved.table)
            if count_messages_saying(stage, saved.table, COPIED) != n:
                report.note(
                    f"{count_messages_saying(stage, saved.table, COPIED)} messages tell of {n} copies", "doubled"
                )
        stage.kill()
        await stage.end_bot()
        await stage.launch()
        await play_by_fixed_answers(stage, saved.table, report)
        check_posts_told_once(stage, saved.table, report)
        if count_messages_saying(stage, saved.table, COPIED) != COPIES:
            report.note("a start without a copy tells of one", "doubled")
        kept = stage.records.first_value("SELECT restores FROM chains")
        if [one["n"] for one in json.loads(kept)] != [COPIES]:  # the copy knows nothing of the first
            report.note(f"the number of a restore came twice: {kept}")
        verdict = await verify_ended_game(stage, saved.table)
        if verdict.status != 3 or not {"restores", "heads"} <= verdict.unproven.keys():
            report.note(f"a copy was brought back, and verify says {verdict}")


async def _killed_at_once(stage: Stage, lots: UnverifiedRandom) -> None:
    """Kill the bot some moment after it has come up, when it may be finding out."""
    await stage.launch()
    await asyncio.sleep(lots.integer_below(300) / 1000)
    stage.kill()
    await stage.end_bot()


async def try_setting_position(saved: SavedTable, lots: UnverifiedRandom, report: Report) -> None:
    """They put another position in the place of the present one: that of the beginning, since they had no luck."""
    async with open_stage(saved) as stage:
        await stage.launch()
        script = Script(stage, saved.table, "drill")
        await play_retrying_refusals(script, report, 3)
        await stage.wait_until_quiet(saved.table)
        await stage.end_bot()
        with contextlib.closing(sqlite3.connect(stage.database)) as conn, conn:
            head = conn.execute("SELECT head FROM tables").fetchone()[0]
            other = snapshots.get_snapshot(conn, saved.table, snapshots.SETUP)
            conn.execute("DELETE FROM snapshots WHERE table_id = ? AND decision = ?", (saved.table, head))
            snapshots.put_snapshot(conn, saved.table, head, None, other)
        await stage.launch()
        await play_by_fixed_answers(stage, saved.table, report)
        verdict = await verify_ended_game(stage, saved.table)
        if verdict.status != 1:
            report.note(f"a position was set by hand, and verify says {verdict}")


async def try_choosing_own_word(saved: SavedTable, lots: UnverifiedRandom, report: Report) -> None:
    """They read the secret in the lobby and try words of their own until the start suits them: the commitment stands in
    the thread before any word, so that they cannot try secrets too, and verify says that nobody's word was bound."""
    async with open_stage(saved) as stage:
        thread = list(stage.thread(saved.table).messages.values())
        commitment = str(stage.records.table_row(saved.table)["commitment"])
        posted = [m for m in thread if commitment in m.all_words and not m.deleted]
        if not posted or posted[0].edited_at:
            report.note("what binds the dice does not stand in the thread before the game")
        await stage.launch()
        await play_by_fixed_answers(stage, saved.table, report)
        verdict = await verify_ended_game(stage, saved.table)
        if verdict.status == 0 or "words" not in verdict.unproven:
            report.note(f"nobody's word was bound, and verify says {verdict}")


async def try_two_answers(saved: SavedTable, lots: UnverifiedRandom, report: Report) -> None:
    """They prepare two answers whose link has the same head, post, look what the others answer, and keep the one that
    suits. Heads of few digits would let them; with the true length they find none, and are found out."""
    games = [await _played_out(saved, seed, report) for seed in ("posted", "kept")]
    found = collisions.forge_collision(*games, digits=collisions.CUT)
    if found is None or not collisions.does_forged_chain_pass(found, collisions.CUT):
        report.note(f"no two answers have the same {collisions.CUT} digits: the drill does not show what it is for")
        return
    if collisions.forge_collision(*games, digits=SHOWN, tries=found.tries) is not None:
        report.note("two answers were found whose heads are the same in their true length")
    async with open_stage(saved) as stage:
        verdict = await verify_beside_thread(stage, found.document, found.thread_lines(SHOWN))
        if verdict.status != 1 or "heads" not in verdict.false:
            report.note(f"an answer was exchanged after its head was told, and verify says {verdict}")
        salted = collisions.forge_salt(games[1])
        verdict = await verify_beside_thread(stage, salted.document, salted.thread_lines(SHOWN))
        if verdict.status != 1 or "salt" not in verdict.false.get("chain", ""):
            report.note(f"the salt of a link was chosen, and verify says {verdict}")


async def _played_out(saved: SavedTable, seed: str, report: Report) -> Document:
    """Return the export of a table that was played to its end by a script."""
    async with open_stage(saved) as stage:
        await stage.launch()
        await play_retrying_refusals(Script(stage, saved.table, seed), report)
        await stage.wait_until_quiet(saved.table)
        verdict = await verify_ended_game(stage, saved.table)
        if verdict.status != 3 or "heads" in verdict.unproven:
            report.note(f"an honest game was played, and verify says {verdict}")
        return await export_ended_game(stage, saved.table)


Part = Callable[[SavedTable, UnverifiedRandom, Report], Awaitable[None]]
PARTS: tuple[Part, ...] = (
    try_choosing_own_word,
    try_skipping_numbers,
    try_old_database,
    try_setting_position,
    try_two_answers,
)


async def drill(
    seed: str, rounds: int, *, game: str, players: int = 0, options: str = OPTIONS, parts: tuple[Part, ...] = PARTS
) -> Report:
    """Try each cheat so many times at a new table."""
    report = Report(name="cheats")
    for n in range(rounds):
        saved = await begin_saved_table(game, players=players, options=options)
        for part in parts:
            report.print_progress(f"{n + 1}: {part.__name__}")
            await part(saved, UnverifiedRandom(f"{seed} {n} {part.__name__}"), report)
            report.add("cheats")
        report.rounds += 1
    return report
