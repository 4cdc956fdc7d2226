"""The disk: full, locked, damaged, shared by two processes, backed up under load."""

import asyncio
import contextlib
import hashlib
import os
import shutil
import signal
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from engine.kernel.dice import UnverifiedRandom
from render.service.own_python import module_run_command as of_module
from testbed.drills.invariants import (
    Ending,
    check_acknowledged_kept,
    check_one_panel,
    check_posts_told_once,
    check_same_ending,
    ending_of,
    play_undisturbed,
)
from testbed.drills.report import Report
from testbed.drills.script import Script, Unanswered
from testbed.drills.stage import ROOT, SavedTable, Stage, StuckError, open_stage, wait_until

ROOM = 160 * 1024  # bytes that are free before the disk is full
BUSY = 7.0  # seconds that another process keeps the database; longer than the store waits
LINES = 400  # a bot that cannot write says so, but not in a flood


async def play_retrying_refusals(script: Script, report: Report, decisions: int | None = None) -> bool:
    """Play as `Script.play`, trying again where a living bot said that it could not."""
    for _ in range(200):
        try:
            return await script.play(decisions)
        except Unanswered:
            if not script.stage.is_alive:
                raise StuckError(f"the bot died: {script.stage.log[-3:]}") from None
            report.add("answers that failed")
    raise StuckError("nothing is answered any more")


async def finish_and_check(
    stage: Stage, saved: SavedTable, script: Script, undisturbed: Ending, report: Report, what: str
) -> None:
    """Play the game to its end and check the result."""
    before = len(report.said)
    await play_retrying_refusals(script, report)
    await stage.wait_until_quiet(saved.table, 90)
    with contextlib.suppress(StuckError):
        await wait_until(lambda: len(stage.panels(saved.table)) == 1, "one panel")
    check_acknowledged_kept(stage, saved.table, script.acknowledged, report)
    check_posts_told_once(stage, saved.table, report)
    check_one_panel(stage, saved.table, report)
    check_same_ending(ending_of(stage, saved.table), undisturbed, report)
    report.said[before:] = [f"{what}: {said}" for said in report.said[before:]]


# A full disk


@contextlib.asynccontextmanager
async def mount_small_disk(folder: Path) -> AsyncIterator[bool]:
    """Mount a small file system on a folder. Yield whether that was possible: it needs root."""
    mount = shutil.which("mount")
    if mount is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        yield False
        return
    made = await _run(mount, "-t", "tmpfs", "-o", "size=64m", "tmpfs", str(folder)) == 0
    try:
        yield made
    finally:
        if made:
            await _run(shutil.which("umount") or "umount", "-l", str(folder))


async def _run(*command: str) -> int:
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL
    )
    return await process.wait()


def fill_disk(folder: Path, keep: int) -> Path:
    """Fill a disk up to some remaining bytes. Return the file that takes up the room."""
    free = shutil.disk_usage(folder).free
    ballast = folder / "ballast"
    ballast.write_bytes(bytes(max(0, free - keep)))
    return ballast


async def run_full_disk(saved: SavedTable, undisturbed: Ending, report: Report) -> None:
    """Let the disk become full during a game. What the bot said was done must be done; with room again, the game goes
    on."""
    async with open_stage(saved) as stage, mount_small_disk(stage.database.parent) as small:
        if not small:
            report.figures["full"] = "left out: no small disk can be mounted here"
            return
        stage.database.write_bytes(saved.database)  # what was there is hidden beneath the mount
        script = Script(stage, saved.table, "drill")
        await stage.launch()
        await play_retrying_refusals(script, report, 3)
        ballast = fill_disk(stage.database.parent, ROOM)
        refused = await _until_refused(script)
        report.add("full: decisions until refused", refused)
        await asyncio.sleep(2.0)
        if len(stage.log) > LINES:
            report.note(f"a bot without a disk wrote {len(stage.log)} lines into its log")
        if not stage.is_alive:
            report.note(f"a full disk ended the bot: {stage.log[-3:]}", "crashed")
            return
        ballast.unlink()
        await finish_and_check(stage, saved, script, undisturbed, report, "full disk")
        await stage.end_bot()


async def _until_refused(script: Script) -> int:
    """Play until an answer is no longer kept; return how many were."""
    for n in range(200):
        head = script.stage.records.table_row(script.table)["head"]
        try:
            if await asyncio.wait_for(script.answer_one_question(), 15):
                raise StuckError("the game ended before the disk was full")
        except (Unanswered, TimeoutError, StuckError):
            return n
        if script.stage.records.table_row(script.table)["head"] == head:
            script.forget_last()
            return n
    raise StuckError("the disk never ran full")


# Another process that writes


async def run_busy_database(saved: SavedTable, undisturbed: Ending, report: Report) -> None:
    """Let another process hold the database for longer than the store waits."""
    async with open_stage(saved) as stage:
        script = Script(stage, saved.table, "drill")
        await stage.launch()
        for how in ("BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"):
            await play_retrying_refusals(script, report, 2)
            with contextlib.closing(sqlite3.connect(stage.database, isolation_level=None, timeout=5)) as other:
                other.execute(how)
                pressing = asyncio.create_task(_press_while_busy(script))
                await asyncio.sleep(BUSY)
                other.execute("ROLLBACK")
            if not await pressing:
                report.note("a press at a busy database was not answered", "lost")
        await finish_and_check(stage, saved, script, undisturbed, report, "busy database")
        await stage.end_bot()


async def _press_while_busy(script: Script) -> bool:
    who = script.stage.person("Ada")
    receipt = await who.slash("table", script.stage.thread(script.table))
    try:
        await receipt.wait_until_answered(20)
    except TimeoutError:
        return False
    return not receipt.has_failed


# Damaged files


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def damaged_databases(saved: SavedTable, lots: UnverifiedRandom) -> dict[str, bytes]:
    """Return databases that cannot be used, by what is wrong with them."""
    data = bytearray(saved.database)
    torn = bytes(data[: len(data) // 2])
    for page in range(1, len(data) // 4096, 2):
        data[page * 4096 : page * 4096 + 64] = bytes(lots.integer_below(256) for _ in range(64))
    return {
        "scribbled over": bytes(data),
        "cut short": torn,
        "no database": b"This is no database.\n" * 250,
        "without its head": bytes(100) + saved.database[100:],
    }


async def run_damaged_databases(saved: SavedTable, lots: UnverifiedRandom, report: Report) -> None:
    """Start the bot on each of them: it must exit with one sentence and leave the file as it was."""
    for what, content in damaged_databases(saved, lots).items():
        async with open_stage(saved) as stage:
            stage.database.write_bytes(content)
            before = _digest(stage.database)
            await stage.launch(wait=False)
            with contextlib.suppress(StuckError):
                await wait_until(lambda stage=stage: not stage.is_alive, "")
            if stage.is_alive:
                report.note(f"the bot runs on a database that is {what}", "crashed")
            status = await stage.end_bot()
            if status == 0 or not any("praetor.sqlite3" in line for line in stage.log):
                report.note(f"{what}: status {status}, {stage.log[-1:]}")
            if any("Traceback" in line for line in stage.log):
                report.note(f"{what}: a traceback instead of a word", "crashed")
            if _digest(stage.database) != before:
                report.note(f"a file that is {what} was changed", "changed")
            report.add("damaged files")


# Two processes


async def run_two_bots_on_one_database(saved: SavedTable, undisturbed: Ending, report: Report) -> None:
    """Start a second bot on the same database: it waits while the first lives, and takes over when it is killed."""
    async with open_stage(saved) as stage:
        script = Script(stage, saved.table, "drill")
        await stage.launch()
        identified = stage.sandbox.gateway.identifies
        second = Stage(stage.sandbox, stage.database)
        await second.launch(wait=False)
        await play_retrying_refusals(script, report, 4)
        third = Stage(stage.sandbox, stage.database, PRAETOR_LEASE_WAIT="0.5")
        await third.launch(wait=False)
        with contextlib.suppress(StuckError):
            await wait_until(lambda: not third.is_alive, "")
        if third.is_alive or await third.end_bot(signal.SIGKILL, alone=False) == 0:
            report.note("a third bot neither waited nor left", "crashed")
        if stage.sandbox.gateway.identifies != identified:
            report.note("two bots were connected at once", "doubled")
        stage.kill()
        await stage.end_bot(alone=False)
        await wait_until(lambda: stage.sandbox.gateway.identifies > identified, "the second bot did not take over")
        await second.wait_until_connected()
        script.stage = second
        await finish_and_check(second, saved, script, undisturbed, report, "two processes")
        await second.end_bot()


# Backups


async def run_backups(saved: SavedTable, undisturbed: Ending, report: Report) -> None:
    """Take backups while a game is played, bring each back, and play the last one to its end."""
    async with open_stage(saved) as stage:
        script = Script(stage, saved.table, "drill")
        await stage.launch()
        copies: list[Path] = []
        while not await play_retrying_refusals(script, report, 4):
            target = stage.database.with_name(f"copy-{len(copies)}.sqlite3")
            taking, _ = await asyncio.gather(
                run_praetor_command(stage, "backup", str(target)), play_retrying_refusals(script, report, 1)
            )
            if taking:
                report.note(f"backup {len(copies)} failed", "lost")
            copies.append(target)
        await finish_and_check(stage, saved, script, undisturbed, report, "under backups")
        await stage.end_bot()
        report.add("backups", len(copies))
        for copy in copies:
            await _restored(stage, copy, report)
        if copies:
            await _played_on(stage, saved, copies[len(copies) // 2], report)


async def _restored(stage: Stage, copy: Path, report: Report) -> None:
    """Bring a backup back beside, and verify what is in it."""
    again, document = copy.with_suffix(".again"), copy.with_suffix(".json")
    table = stage.records.first_value("SELECT id FROM tables")
    for what, command, good in (
        ("restored", ("restore", str(copy)), (0,)),
        ("exported", ("export", str(table), "--out", str(document)), (0,)),
        ("verified", ("verify", str(document)), (0, 3)),  # 3: nothing is false, and the game is running
    ):
        if await run_praetor_command(stage, *command, database=again) not in good:
            report.note(f"{copy.name} cannot be {what}", "lost")
            return
    report.add("backups restored and verified")


async def _played_on(stage: Stage, saved: SavedTable, copy: Path, report: Report) -> None:
    """Play a restored game to its end, although Discord has newer posts than the backup. Its dice are others now."""
    restored = Stage(stage.sandbox, copy.with_suffix(".again"))
    await restored.launch()
    try:
        await play_retrying_refusals(Script(restored, saved.table, "drill"), report)
        await restored.wait_until_quiet(saved.table, 60)
        said = [m.all_words for m in restored.thread(saved.table).messages.values()]
        if sum("brought back from a backup" in one for one in said) != 1 or any("older file" in one for one in said):
            report.note("that the table was brought back was not told once, as what it was", "lost")
        await _verified(restored, saved.table, report)
    finally:
        await restored.end_bot()


async def _verified(stage: Stage, table: str, report: Report) -> None:
    """Check a game that was brought back and is over: nothing is false, and never is all proven."""
    document = stage.database.with_suffix(".json")
    status = await run_praetor_command(stage, "export", table, "--out", str(document), "--replace")
    if status or await run_praetor_command(stage, "verify", str(document)) != 3:
        report.note("a restored game that is over is not verified as one")


async def run_praetor_command(stage: Stage, *command: str, database: Path | None = None) -> int:
    """Run one of the program's own commands on the stage's database; return its exit status."""
    environment = {**stage.environment, "PRAETOR_DATABASE": str(database or stage.database)}
    process = await asyncio.create_subprocess_exec(
        *of_module("bot", *command), cwd=ROOT, env=environment, stdout=asyncio.subprocess.DEVNULL
    )
    return await process.wait()


Part = Callable[[SavedTable, Ending, Report], Awaitable[None]]
PARTS: tuple[Part, ...] = (run_full_disk, run_busy_database, run_two_bots_on_one_database, run_backups)


async def drill(
    seed: str,
    rounds: int,
    *,
    game: str,
    players: int = 0,
    options: str = "last_round=1",
    parts: tuple[Part, ...] = PARTS,
) -> Report:
    """Go through all of it `rounds` times. players: seats of each table, as for `begin`."""
    report, lots = Report(name="disk"), UnverifiedRandom(f"disk {seed}")
    saved, undisturbed, _ = await play_undisturbed(game, options, players)
    for _ in range(rounds):
        for part in parts:
            try:
                await part(saved, undisturbed, report)
            except (StuckError, Unanswered) as error:
                report.note(f"{part.__name__}: {error}", "crashed")
        await run_damaged_databases(saved, lots, report)
        report.rounds += 1
    return report
