"""One process for a database: the process that runs the tables holds a lock on the whole file for as long as it lives.

It is a lock of the operating system on a small file beside the database (`<database>-lease`), taken through SQLite so
that it works the same on every system. When the process is killed the system releases it at once; a process that is
merely stopped keeps it. So a restart waits for nobody, and two processes never act at once. (The rows of the table
`leases` are for stores that several processes share.)
"""

import asyncio
import errno
import sqlite3
from pathlib import Path

from engine.kernel.errors import SaveError
from engine.store.connection import FULL, explained_sqlite_error
from engine.store.file_permissions import make_file_private, owned_as

EVERY = 0.5  # seconds between two looks
SUFFIX = "-lease"


class ProcessLock:
    """The lock of one process on one database."""

    def __init__(self, database: Path) -> None:
        self.path, self._database = database.with_name(database.name + SUFFIX), database
        self._lock: sqlite3.Connection | None = None

    def take(self) -> bool:
        """Take the lock; return False if another process holds it. SaveError where the folder cannot be written to."""
        lock = None
        try:
            make_file_private(self.path)  # and the bot's, also where root takes the lock to do something in its place
            owned_as(self.path, self._database if self._database.exists() else self._database.absolute().parent)
            lock = sqlite3.connect(self.path, isolation_level=None, timeout=0)
            lock.execute("PRAGMA journal_mode = MEMORY")
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.DatabaseError as error:
            if lock is not None:
                lock.close()
            if (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                return False
            raise explained_sqlite_error(error, self.path) from error
        except OSError as error:
            if error.errno == errno.ENOSPC:
                raise SaveError(f"{self.path.name}: {FULL} (in {self.path.absolute().parent})") from error
            raise SaveError(f"{self.path.name}: it cannot be opened ({error.strerror})") from error
        self._lock = lock
        return True

    async def wait(self, seconds: float) -> None:
        """Take the lock, waiting up to `seconds` for its holder to end; SaveError if it does not."""
        end = asyncio.get_running_loop().time() + seconds
        while not self.take():
            if asyncio.get_running_loop().time() >= end:
                raise SaveError(f"{self.path.name}: another Praetor has this database; it was left alone")
            await asyncio.sleep(min(EVERY, seconds))

    def give_back(self) -> None:
        """Release the lock."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None
