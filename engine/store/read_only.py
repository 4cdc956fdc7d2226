"""Databases opened for reading only: never migrated, and no file is left beside them.

SQLite needs no files beside a database without a write-ahead log, and makes none if it is told that the file does not
change meanwhile; whether that was true is checked afterwards. A database of an older schema is copied to a temporary
folder and the copy is migrated.
"""

import os
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

from engine.kernel.errors import SaveError
from engine.store.connection import BUSY_MS, explained, open_database, open_to_read
from engine.store.file_permissions import SIDE_FILES, made_private
from engine.store.schema import migrate, migrations, version
from engine.store.sqlite import SqliteStore


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database for reading alone; SaveError if it is not there, cannot be read, or was changed meanwhile in a
    way that no log shows."""
    if not path.exists():
        raise SaveError(f"there is no database {path.name}")
    alone = _alone(path)
    before = _stamp(path)
    try:
        with closing(sqlite3.connect(address(path, alone), uri=True, isolation_level=None)) as conn:
            conn.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
            yield conn
    except sqlite3.DatabaseError as error:
        raise explained(error, path) from error
    _unchanged(path, alone, before)


@asynccontextmanager
async def looking(path: Path, *, clock: Callable[[], float] = time.time) -> AsyncIterator[SqliteStore]:
    """Open a store for reading alone; SaveError where there is none, or one that cannot be read."""
    with reading(path) as conn:
        present = version(conn, path.name)
    if present != migrations()[-1][0]:
        async with _migrated(path, clock) as store:
            yield store
        return
    alone, before = _alone(path), _stamp(path)
    store = SqliteStore(await open_to_read(path, address(path, alone)), clock)
    try:
        yield store
    finally:
        await store.close()
    _unchanged(path, alone, before)


@asynccontextmanager
async def _migrated(path: Path, clock: Callable[[], float]) -> AsyncIterator[SqliteStore]:
    with tempfile.TemporaryDirectory(prefix="praetor-look-") as folder:
        scratch = Path(folder) / path.name
        copy(path, scratch)
        store = SqliteStore(await open_database(scratch), clock)
        try:
            yield store
        finally:
            await store.close()


def copy(source: Path, target: Path, *, to_present: bool = False) -> None:
    """Copy a database, in use or not, as it is at one moment, to a file that is its owner's alone; nothing is left of
    it where that fails. to_present: the copy is brought to the present schema."""
    made_private(target)
    try:
        with reading(source) as frm, closing(sqlite3.connect(target, isolation_level=None)) as to:
            frm.backup(to)  # in one go: one moment, and in WAL mode no writer waits for it
            to.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
            if to_present:
                version(to, source.name)
                migrate(to, source.name)
    except BaseException:
        for suffix in ("", *SIDE_FILES):
            target.with_name(target.name + suffix).unlink(missing_ok=True)
        raise


def address(path: Path, alone: bool) -> str:
    """Return where SQLite finds a database that it may only read."""
    return f"{path.absolute().as_uri()}?mode=ro" + ("&immutable=1" if alone else "")


def _alone(path: Path) -> bool:
    """Return whether the file is all there is: no log beside it, so that nobody has it open in WAL mode."""
    return not any(path.with_name(path.name + suffix).exists() for suffix in SIDE_FILES)


def _stamp(path: Path) -> tuple[int, int]:
    found: os.stat_result = path.stat()
    return found.st_mtime_ns, found.st_size


def _unchanged(path: Path, alone: bool, before: tuple[int, int]) -> None:
    if alone and _stamp(path) != before:
        raise SaveError(f"{path.name} was written to while it was looked at: try again")
