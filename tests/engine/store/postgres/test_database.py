"""Connections that break, locks that are held, servers that refuse: nothing is half written, and it is said why."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from typing import Any

import pytest

from engine.kernel.errors import SaveError
from engine.store.postgres import schema
from engine.store.postgres.database import THREADS
from engine.store.postgres.driver import open_session, require_own_sessions
from engine.store.postgres.schema import postgres_migrations
from engine.store.postgres.store import PostgresStore, open_postgres_store
from engine.store.schema import migrate_schema, schema_migrations
from engine.store.sql.interface import NO_LOCK, Connection, UnsureWrite
from tests.engine.store.players import SECRET, a_table, ledger
from tests.postgres import fresh_address, server


@pytest.fixture
async def there() -> AsyncIterator[PostgresStore]:
    opened = await open_postgres_store(fresh_address())
    yield opened
    await opened.close()


def end_sessions(store: PostgresStore, pids: list[int]) -> None:
    with open_session(store.database.address, name="tests") as raw:
        for pid in pids:
            raw.execute("SELECT pg_terminate_backend(%s::int, 30000)", (pid,))


def own_pid(conn: Connection) -> int:
    return int(conn.execute("SELECT pg_backend_pid()").fetchone()[0])


async def test_both_schemas_have_the_same_tables_and_columns(there: PostgresStore) -> None:
    sql = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()"
    rows = await there.database.read(lambda conn: conn.execute(sql).fetchall())
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as conn:
        migrate_schema(conn, "")
        names = [row[0] for row in conn.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()]
        known = {(name, row[1]) for name in names for row in conn.execute(f"PRAGMA table_info({name})")}
    ours = {(table, column) for table, column in rows if table != "holder"}
    assert ours == {(table, column) for table, column in known if not table.startswith("sqlite_")}
    assert postgres_migrations()[-1][0] == schema_migrations()[-1][0]


async def test_a_session_that_ended_between_two_transactions_is_made_anew(there: PostgresStore) -> None:
    await there.create_table(a_table(), SECRET)
    together = threading.Barrier(THREADS)  # else one thread may read twice, and another be left without a session

    def met(conn: Connection) -> int:
        together.wait()
        return own_pid(conn)

    every = await asyncio.gather(*(there.database.read(met) for _ in range(THREADS)))
    await asyncio.to_thread(end_sessions, there, every)
    await there.post("ABCDE", [ledger(n=1)])
    assert len(await there.due_posts(1e12)) == 1 and there.database.breaks > 0


async def test_a_session_that_ends_within_a_transaction_keeps_nothing_of_it(there: PostgresStore) -> None:
    def work(conn: Connection) -> None:
        conn.execute("INSERT INTO settings (key, value) VALUES ('half', 'x')")
        end_sessions(there, [own_pid(conn)])
        conn.execute("INSERT INTO settings (key, value) VALUES ('whole', 'x')")

    with pytest.raises(SaveError, match="nothing was kept"):
        await there.database.write(work, lock=NO_LOCK)
    assert await there.setting("half") is None and there.database.failed_writes == 1
    assert (await there.backlog(0.0)).unwritable == ""  # it is tried again, and can be written to


async def test_a_commit_without_an_answer_is_said_to_be_unsure(there: PostgresStore) -> None:
    def work(conn: Connection) -> None:
        conn.execute("INSERT INTO settings (key, value) VALUES ('sure', 'x')")
        end_sessions(there, [own_pid(conn)])

    with pytest.raises(UnsureWrite, match="read again"):
        await there.database.write(work, lock=NO_LOCK)
    assert await there.setting("sure") is None  # here it was not kept; the reader sees it


async def test_what_the_server_tells_of_rows_goes_nowhere(there: PostgresStore) -> None:
    def work(conn: Connection) -> None:
        conn.execute("SELECT secret_of_nobody FROM tables WHERE id = 'HIDDEN'")

    with pytest.raises(Exception, match="42703") as wrong:
        await there.database.write(work, lock=NO_LOCK)
    assert "HIDDEN" not in str(wrong.value)


async def test_a_server_that_is_not_there_is_said_in_words() -> None:
    address = fresh_address()
    away = type(address)(address.url.replace("praetor-pg-", "praetor-away-"), "praetor")
    with pytest.raises(SaveError, match=r"the server cannot be reached|knows no such"):
        await open_postgres_store(away)


async def test_a_pooler_that_gives_each_transaction_another_session_is_refused() -> None:
    with open_session(fresh_address()) as raw, open_session(server().schema_address()) as other:
        require_own_sessions(raw, other, "praetor")
        with pytest.raises(SaveError, match="pool_mode = session"):
            require_own_sessions(raw, raw, "praetor")


async def test_a_schema_of_another_program_is_left_alone() -> None:
    address = fresh_address()
    with open_session(address) as raw:
        raw.execute(f"CREATE SCHEMA {address.schema}; CREATE TABLE {address.schema}.theirs (x INTEGER)")
    with pytest.raises(SaveError, match="another program's"):
        await open_postgres_store(address)


async def test_zeros_in_texts_are_kept_as_signs_that_stand_for_them(there: PostgresStore) -> None:
    await there.create_table(a_table(name="A\0B"), SECRET)
    row: Any = await there.table("ABCDE")
    assert row.name == "A\ufffdB"


async def test_a_schema_of_each_earlier_number_is_brought_to_the_present(monkeypatch: pytest.MonkeyPatch) -> None:
    every = postgres_migrations()
    for count in range(1, len(every)):
        address = fresh_address()
        with monkeypatch.context() as before:
            before.setattr(schema, "postgres_migrations", lambda count=count: every[:count])
            old = await open_postgres_store(address)
            await old.create_table(a_table(), SECRET)
            await old.close()
        now = await open_postgres_store(address)
        assert (await now.table("ABCDE")) == a_table()
        with open_session(address) as raw:
            assert schema.present_schema(raw, address) == every[-1][0]
        await now.close()
