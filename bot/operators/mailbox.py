"""How the command line asks something of the bot: through the database, where the bot that runs looks for it each
second, or by doing it itself where none runs."""

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.operators.acts import Operators
from bot.operators.block_list import BlockList
from bot.tables.registry import TableRegistry
from engine.kernel.errors import SaveError
from engine.store.connection import BUSY_MS, explained_sqlite_error
from engine.store.operators.operators_part import note_request, request_outcome
from engine.store.places.opening import Place, ProcessRight, open_at, require_database, right_to_run_bot
from engine.store.postgres.address import PostgresAddress
from engine.store.postgres.connection import PostgresConnection
from engine.store.postgres.driver import open_session
from engine.store.postgres.schema import require_present
from engine.store.schema import schema_migrations, schema_version
from engine.store.sql.interface import Connection

PATIENCE = 20.0  # seconds that an answer of the running bot is waited for
LOOK = 0.2  # seconds between two looks for it


def ask_running_bot(
    database: Place, what: str, details: Mapping[str, Any], owners: frozenset[int]
) -> dict[str, Any] | None:
    """Ask something of the bot on a database, and return its answer; None where a bot runs that has not answered in
    time: it will do it. SaveError where there is no database of this version's."""
    require_database(database)
    _need_present(database)
    right = right_to_run_bot(database)
    if not right.take():
        return _left_for_the_bot(database, what, details)
    try:
        return asyncio.run(_done_here(database, right, what, details, owners))
    finally:
        right.give_back()


def _need_present(database: Place) -> None:
    """SaveError where the database is of another schema: only the bot itself brings it to the present one."""
    if isinstance(database, PostgresAddress):
        with open_session(database) as raw:
            require_present(raw, database)
        return
    with closing(_opened(database)) as conn:
        present, newest = schema_version(conn, database.name), schema_migrations()[-1][0]
    if present != newest:
        raise SaveError(f"{database.name} is of schema {present}, this Praetor has {newest}: start the bot first")


def _opened(database: Path) -> sqlite3.Connection:
    conn = sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)
    conn.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    return conn


def _left_for_the_bot(database: Place, what: str, details: Mapping[str, Any]) -> dict[str, Any] | None:
    if isinstance(database, PostgresAddress):
        with open_session(database) as raw:
            return _answered(PostgresConnection(raw), what, details)
    try:
        with closing(_opened(database)) as conn:
            return _answered(conn, what, details)
    except sqlite3.DatabaseError as error:
        raise explained_sqlite_error(error, database) from error


def _answered(conn: Connection, what: str, details: Mapping[str, Any]) -> dict[str, Any] | None:
    """Leave a request, each statement kept by itself, and wait for its answer."""
    request = note_request(conn, f"cli:{secrets.token_hex(16)}", what, details, time.time())
    end = time.monotonic() + PATIENCE
    while (answer := request_outcome(conn, request)) is None and time.monotonic() < end:
        time.sleep(LOOK)
    return answer


async def _done_here(
    database: Place, right: ProcessRight, what: str, details: Mapping[str, Any], owners: frozenset[int]
) -> dict[str, Any]:
    store = await open_at(database, right)
    try:
        operators = Operators(TableRegistry(store), BlockList(store, owners))
        operators.tables.closing = True  # nothing is decided here: the bot does that, once it runs
        return await operators.carry_out_request(f"cli:{secrets.token_hex(16)}", what, details)
    finally:
        await store.close()
