"""kill -9 at random instants; full disks; other processes; damaged files."""

import asyncio
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import IO

import pytest

from engine.kernel.errors import SaveError
from engine.store import schema
from engine.store.interface import Conflict
from engine.store.sql.interface import NO_LOCK, Connection
from engine.store.sqlite import SqliteStore, open_store
from tests.engine.store.players import SECRET, Table, a_table, answer_of, ledger
from tests.engine.store.test_decisions import plain
from tests.engine.store.toy import TOY

pytestmark = pytest.mark.sqlite_file

ROOT = Path(__file__).resolve().parents[3]
KILLS = 6


def child(what: str, path: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.engine.store.crash_child", what, str(path)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own


def killed(process: "subprocess.Popen[str]", seconds: float) -> list[list[str]]:
    """Kill it that long after its first word, and return all that it had said."""
    out = process.stdout
    assert out is not None
    first = out.readline()
    time.sleep(seconds)
    process.kill()
    rest: IO[str] = out
    lines = [first, *rest.readlines()]
    process.wait()
    out.close()
    return [line.split() for line in lines if line.endswith("\n")]


async def test_a_kill_at_any_moment_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    path, chance, acknowledged = tmp_path / "p.sqlite3", random.Random(5), 0
    for _ in range(KILLS):
        said = killed(child("play", path), chance.uniform(0, 0.25))
        acknowledged = max([acknowledged, *(int(line[1]) for line in said if line[0] == "head")])
        store = await open_store(path)
        try:
            await _is_whole(store, acknowledged, {int(line[1]) for line in said if line[0] == "note_try"})
        finally:
            await store.close()
    assert acknowledged > 20


async def _is_whole(store: SqliteStore, acknowledged: int, tried: set[int]) -> None:
    following = await store.next_decision_id("ABCDE")
    assert acknowledged < following <= acknowledged + 2  # one may have been kept and not yet said
    head, saved = await store.load("ABCDE")
    path = await store.path("ABCDE")
    assert path[-1].id == head and path[0].id == 0
    TOY.decode(saved)

    def look(conn: Connection) -> None:
        def one(sql: str) -> object:
            return conn.execute(sql).fetchone()[0]

        assert one("PRAGMA integrity_check") == "ok"
        assert conn.execute("PRAGMA foreign_key_check").fetchall() == []
        assert one("SELECT count(*) FROM decisions") == one("SELECT count(*) FROM snapshots") == following
        assert one("SELECT count(*) FROM outbox WHERE decision > 0") == 3 * (following - 1)
        numbers = [row[0] for row in conn.execute("SELECT number FROM outbox WHERE audience = 'public' ORDER BY id")]
        assert numbers == list(range(1, len(numbers) + 1))
        for post in tried:  # what was about to be sent is known to have been
            assert one(f"SELECT first_tried FROM outbox WHERE id = {post}") is not None  # noqa: S608 - columns and placeholders of our own

    await store.database.read(look)


async def test_a_killed_migration_leaves_the_old_schema_whole(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite3"
    store = await open_store(path)
    await Table(store).begin()
    await store.close()
    killed(child("migrate", path), 0.3)
    store = await open_store(path)
    try:
        names = await store.database.read(lambda c: {row[0] for row in c.execute("SELECT name FROM sqlite_schema")})
        assert not names & {"half_way", "all_the_way"}
        assert (await store.load("ABCDE"))[0] == 0
        version = await store.database.run_outside_transaction(lambda c: schema.schema_version(c, ""))
        assert version == len(schema.schema_migrations())
    finally:
        await store.close()


def test_a_failing_migration_is_undone_whole(tmp_path: Path) -> None:
    conn = sqlite3.connect(tmp_path / "p.sqlite3", isolation_level=None)
    bad = ((1, "CREATE TABLE one (n);"), (2, "CREATE TABLE two (n);\nCREATE TABLE one (n);"))
    with pytest.raises(sqlite3.OperationalError, match="one already exists"):
        schema.migrate_schema(conn, "p", bad)
    assert schema.schema_version(conn, "p") == 1
    schema.migrate_schema(conn, "p", (bad[0], (2, "CREATE TABLE two (n);")))
    assert schema.schema_version(conn, "p") == 2
    conn.close()


async def test_a_newer_schema_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite3"
    await (await open_store(path)).close()
    conn = sqlite3.connect(path)
    conn.execute("INSERT INTO schema_version VALUES (99, 0)")
    conn.commit()
    conn.close()
    with pytest.raises(SaveError, match="schema is version 99"):
        await open_store(path)


async def test_what_is_not_ours_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_bytes(b"These are not the tables that you are looking for. " * 100)
    before = text.read_bytes()
    with pytest.raises(SaveError, match="not a database"):
        await open_store(text)
    assert text.read_bytes() == before
    other = tmp_path / "other.sqlite3"
    conn = sqlite3.connect(other)
    conn.execute("CREATE TABLE tables (id)")
    conn.commit()
    conn.close()
    before = other.read_bytes()
    with pytest.raises(SaveError, match="another program"):
        await open_store(other)
    assert other.read_bytes()[100:] == before[100:]
    with pytest.raises(SaveError, match="cannot be opened"):
        await open_store(tmp_path / "nowhere" / "p.sqlite3")


async def test_a_damaged_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite3"
    store = await open_store(path)
    await (await Table(store).begin()).play()
    await store.close()
    whole = path.read_bytes()
    for cut in (whole[: len(whole) // 2], whole[:4096] + b"\xa5" * 8192 + whole[12288:]):
        path.write_bytes(cut)
        with pytest.raises(SaveError, match="damaged"):
            await open_store(path)
        assert path.read_bytes() == cut


async def test_a_lost_file_whose_log_is_there_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite3"
    store = await open_store(path)
    await Table(store).begin()
    shutil.copy(tmp_path / "p.sqlite3-wal", tmp_path / "q.sqlite3-wal")
    await store.close()
    with pytest.raises(SaveError, match="missing or empty"):
        await open_store(tmp_path / "q.sqlite3")
    assert not (tmp_path / "q.sqlite3").exists()


async def test_a_full_disk_is_said_and_nothing_is_half_written(table: Table, store: SqliteStore) -> None:
    pages = await store.database.run_outside_transaction(lambda c: c.execute("PRAGMA page_count").fetchone()[0])
    await store.database.run_outside_transaction(lambda c: c.execute(f"PRAGMA max_page_count = {pages + 2}"))
    for _ in range(200):
        try:
            await table.step(posts=2, interaction=table.head + 1000)
        except SaveError as error:
            assert "the disk is full" in str(error)
            break
    else:
        pytest.fail("the disk was never full")
    assert await store.load("ABCDE") == (table.head, TOY.encode(table.state))
    assert await store.next_decision_id("ABCDE") == table.head + 1
    assert await answer_of(store, table.head + 1000) is None
    await store.database.run_outside_transaction(lambda c: c.execute("PRAGMA max_page_count = 1000000"))
    await table.step(posts=2, interaction=table.head + 1000)  # room was made


@pytest.fixture
async def other(store: SqliteStore) -> AsyncIterator[SqliteStore]:
    opened = await open_store(store.database.path)
    yield opened
    await opened.close()


async def test_two_processes_on_one_file_take_turns(table: Table, store: SqliteStore, other: SqliteStore) -> None:
    second = await Table(other, table_id="OTHER").begin()
    await asyncio.gather(table.play(40), second.play(40))
    assert (await other.load("ABCDE"))[0] == table.head
    assert (await store.load("OTHER"))[0] == second.head


async def test_two_processes_at_one_table_never_both_decide(
    table: Table, store: SqliteStore, other: SqliteStore
) -> None:
    lost = 0
    for n in range(1, 21):
        both = (s.commit("ABCDE", n - 1, plain(n, n - 1), b"x", [], [ledger(n=n)]) for s in (store, other))
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        lost += sum(isinstance(outcome, Conflict) for outcome in outcomes)
    assert lost == 20
    assert (await store.lease("ABCDE", "a", 0, 9), await other.lease("ABCDE", "b", 1, 9)) == (True, False)


async def test_a_locked_database_is_said_and_nothing_is_written(table: Table, store: SqliteStore) -> None:
    await store.database.run_outside_transaction(lambda c: c.execute("PRAGMA busy_timeout = 20"))
    blocker = sqlite3.connect(store.database.path, isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")
    with pytest.raises(SaveError, match="another process is writing"):
        await table.step()
    assert (await store.load("ABCDE"))[0] == 0  # reading goes on
    blocker.execute("ROLLBACK")
    blocker.close()
    await table.step()


async def test_a_thousand_tables_are_read_at_once(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "p.sqlite3")

    def many(conn: Connection) -> None:
        columns = (
            "id, game, name, status, guild, channel, host, options, pace, commitment, rules_version, data_hash, extra"
        )
        conn.executemany(
            f"INSERT INTO tables ({columns}, created, touched) "  # noqa: S608 - columns and placeholders of our own
            "VALUES (?, 'toy', '', 'running', 1, 1, 1, '{}', '{}', '', '', '', '{}', 1.0, 1.0)",
            [(f"T{n}",) for n in range(1000)],
        )

    await store.create_table(a_table(), SECRET)
    await store.database.write(many, lock=NO_LOCK)
    assert len(await store.tables(statuses=("running",))) == 1000
    await store.close()
