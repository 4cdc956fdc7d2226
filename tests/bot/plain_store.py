"""An SQLite database for a bot in a test's own process, without what takes half of the test's time.

No write waits for the disk, and what the store asks is run in the event loop, each in its turn, where aiosqlite has a
thread: two switches of threads for each question took a quarter of what the tests of the bot cost. The real thing have
the bots that tests start as processes, the tests of the store, and the tests of soak.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from engine.store.connection import SqliteDatabase


class InLoop:
    """Stands in for aiosqlite's connection: whatever is asked is run by the event loop, in the order in which it was
    asked, after who asked has let others go on. It is run though who asked waits no more, as in a thread."""

    def __init__(self, conn: sqlite3.Connection) -> None:
        self._connection: sqlite3.Connection | None = conn

    @property
    def _conn(self) -> sqlite3.Connection:
        if self._connection is None:
            raise ValueError("no active connection")
        return self._connection

    async def _execute(self, function: Callable[[], Any]) -> Any:
        if self._connection is None:
            raise ValueError("Connection closed")
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        loop.call_soon(_run, future, function)
        return await future

    async def close(self) -> None:
        """Close it after what was asked before; nothing happens where it is closed."""
        if self._connection is not None:
            await self._execute(self._conn.close)
            self._connection = None


def _run(future: asyncio.Future[Any], function: Callable[[], Any]) -> None:
    try:
        found = function()
    except BaseException as error:
        if not future.done():
            future.set_exception(error)
        return
    if not future.done():
        future.set_result(found)


def run_in_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every store that is opened from now on run in the event loop and wait for no disk."""

    async def connect(address: str, **how: Any) -> InLoop:
        return InLoop(sqlite3.connect(address, **how))

    def begin(database: SqliteDatabase, path: Path, worker: Any) -> None:
        real(database, path, worker)
        database.hasty = True

    real = SqliteDatabase.__init__
    monkeypatch.setattr(aiosqlite, "connect", connect)
    monkeypatch.setattr(SqliteDatabase, "__init__", begin)
