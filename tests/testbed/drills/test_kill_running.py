"""Kills of a bot that has taken over tables left running at an earlier commit (`tests/engine/store/running_tables.py`):
while it delivers what waited, replays them under rules that have changed, and plays on at each."""

import sqlite3
from contextlib import closing
from pathlib import Path
from time import time
from typing import Any

import msgspec
import pytest

from engine.store.models import RUNNING
from testbed.drills.invariants import check_messages_readable, check_one_panel, check_posts_told_once
from testbed.drills.kill import play_on_with_kills
from testbed.drills.kill_points import MESSAGES, Point
from testbed.drills.report import Report
from testbed.drills.script import Script
from testbed.drills.stage import SavedTable, Stage, open_stage, wait_until
from tests.engine.store.running_tables import database, expected, packed
from tests.tiers import thinned

KEPT = expected()
PLAYED = {name: table for name, table in KEPT.tables.items() if table.status == RUNNING}
NEAR = 7 * 86_400.0  # seconds: what lies so near the moment when all was kept is a moment too
AGO = 50.0  # seconds
MOVED = (
    "UPDATE outbox SET not_before = not_before + :by, created = created + :by, first_tried = first_tried + :by, "
    "settled = settled + :by",
    "UPDATE tables SET created = created + :by, touched = touched + :by",
)
AT_START = {  # kills while what waited is told, as they are and of other rules: messages before, arrived
    False: ((2, False), (5, True)),
    True: ((3, True), (4, False)),
}
FURTHER = 2  # decisions that are taken after the kill of each table


def later(kept: Any, by: float) -> Any:
    """Return what was kept with its moments moved."""
    if isinstance(kept, dict):
        return {key: later(one, by) for key, one in kept.items()}
    if isinstance(kept, list):
        return [later(one, by) for one in kept]
    return kept + by if isinstance(kept, float) and abs(kept - KEPT.moment) < NEAR else kept


def left_now(folder: Path, *, others: bool) -> SavedTable:
    """Return the kept world and database as if they had been left this minute (so near to the end of its window that
    nothing waits long for it), else the tables would be put aside as forgotten."""
    path, by = database(folder, others=others), time() - AGO - KEPT.moment
    with closing(sqlite3.connect(path)) as conn, conn:
        for moved_by in MOVED:
            conn.execute(moved_by, {"by": by})
        for table, extra in conn.execute("SELECT id, extra FROM tables").fetchall():
            moved = msgspec.json.encode(later(msgspec.json.decode(extra), by)).decode()
            conn.execute("UPDATE tables SET extra = ? WHERE id = ?", (moved, table))
    return SavedTable(packed("world.json.gz"), path.read_bytes(), "", "", ())


async def started(stage: Stage, *, others: bool) -> None:
    """Start the bot, kill it at some messages while it delivers what waited, every other time for longer than a nonce
    lives, and wait until all is told."""
    for skip, arrived in AT_START[others]:
        fault = Point("message", "POST", MESSAGES, arrived).fault(stage, next(iter(PLAYED)), skip, stage.kill)
        stage.sandbox.faults.add(fault)
        await stage.launch(wait=False)
        await wait_until(lambda: not stage.is_alive, "the bot was not killed at a message")
        assert fault.hit
        await stage.end_bot()
        if skip % 2:
            stage.sandbox.advance(stage.sandbox.limits.nonce_seconds + 1)
    stage.sandbox.faults.clear()
    await stage.launch()
    for table in KEPT.tables:
        await stage.wait_until_quiet(table)


@pytest.mark.parametrize(
    ("others", "first"),
    thinned([(True, 0), (False, 0), (True, 2), (False, 2)], 4, seconds=40),
    ids=["of other rules", "as they are", "of other rules, two tables on", "as they are, two tables on"],
)
async def test_kills_at_tables_of_an_earlier_commit_lose_and_double_nothing(
    tmp_path: Path, *, others: bool, first: int
) -> None:
    """Killed is every fourth table, others where the rules are others: a kill takes a start of the process."""
    report, tried, struck, killed = Report(name="kill"), dict[str, int](), 0, list(PLAYED)[others + first :: 4]
    async with open_stage(left_now(tmp_path, others=others)) as stage:
        gone = {post["id"] for post in stage.records.rows("SELECT id FROM outbox WHERE status = 'sent'")}
        await started(stage, others=others)
        for name in PLAYED:
            if name in killed:
                struck += await play_on_with_kills(stage, name, f"{name} {others}", 1, report, tried)
            await Script(stage, name, "onward").play(FURTHER)
        for name, table in KEPT.tables.items():
            await stage.wait_until_quiet(name)
            check_posts_told_once(stage, name, report, gone)
            check_messages_readable(stage, name, report)
            if name in PLAYED:
                check_one_panel(stage, name, report)
                assert int(stage.records.table_row(name)["next_decision"]) > table.decisions
    assert report.has_held, report.said
    # A table whose game waits for a moment that the chosen kill does not meet is not struck, the more so under load.
    assert struck >= len(killed) // 2 and int(report.figures["messages read"]) > 500, report.figures
