"""The store on SQLite, through aiosqlite."""

import time
from collections.abc import Callable
from pathlib import Path

from engine.store.connection import SqliteDatabase, open_database
from engine.store.sql.store import SqlStore


class SqliteStore(SqlStore):
    """A `Store` in one SQLite file; make it with `open_store`."""

    def __init__(self, database: SqliteDatabase, clock: Callable[[], float]) -> None:
        super().__init__(database, clock)
        self.database = database  # for backups and benchmarks


async def open_store(path: Path, *, clock: Callable[[], float] = time.time, check: bool = True) -> SqliteStore:
    """Open the store in `path`, created if there is no such file; SaveError where the file cannot be used, which
    is then left as it is. check: look the whole file over first (some 100 MB a second)."""
    return SqliteStore(await open_database(path, check=check), clock)
