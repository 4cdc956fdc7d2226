"""Giving back the room that a database has free within its file."""

import sqlite3
from contextlib import closing
from pathlib import Path

from engine.kernel.errors import SaveError
from engine.store.connection import BUSY_MS, explained_sqlite_error
from engine.store.process_lock import ProcessLock


def shrink_database(database: Path) -> tuple[int, int]:
    """Write a database again without its free pages; return its size in bytes before and after. SaveError where there
    is none, where a bot runs on it, or where the disk has no room for a second one. Blocking."""
    if not database.exists():
        raise SaveError(f"there is no database {database.name} (PRAETOR_DATABASE says where it is)")
    lock = ProcessLock(database)
    if not lock.take():
        raise SaveError("a bot runs on this database: stop it first")
    try:
        before = database.stat().st_size
        address = f"{database.absolute().as_uri()}?mode=rw"
        with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as conn:
            conn.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
            conn.execute("VACUUM")
            conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return before, database.stat().st_size
    except sqlite3.DatabaseError as error:
        raise explained_sqlite_error(error, database) from error
    finally:
        lock.give_back()
