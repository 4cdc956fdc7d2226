"""One process a database: who runs the tables holds a lease on the whole file for as long as it lives.

The lease is a lock of the operating system on a small file beside the database, taken through SQLite so that it is the
same on every system. A killed process gives it back in that instant, a stopped one keeps it: nobody waits for a lease
of the dead to run out, and two never both act. (The rows of `leases` are for tables shared among processes of a store
that has no such lock.)
"""

import asyncio
import sqlite3
from pathlib import Path

from engine.kernel.errors import SaveError
from engine.store.connection import explained
from engine.store.file_permissions import made_private

EVERY = 0.5  # seconds between two looks
SUFFIX = "-lease"


class ProcessLock:
    """The lease of one process on one database."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + SUFFIX)
        self._lock: sqlite3.Connection | None = None

    def take(self) -> bool:
        """Take the lease; False if another process holds it. SaveError where the folder cannot be written to."""
        lock = None
        try:
            made_private(self.path)
            lock = sqlite3.connect(self.path, isolation_level=None, timeout=0)
            lock.execute("PRAGMA journal_mode = MEMORY")
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.DatabaseError as error:
            if lock is not None:
                lock.close()
            if (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                return False
            raise explained(error, self.path) from error
        except OSError as error:
            raise SaveError(f"{self.path.name}: it cannot be opened ({error.strerror})") from error
        self._lock = lock
        return True

    async def wait(self, seconds: float) -> None:
        """Take the lease, waiting for its holder to go; SaveError if he does not go in that time."""
        end = asyncio.get_running_loop().time() + seconds
        while not self.take():
            if asyncio.get_running_loop().time() >= end:
                raise SaveError(f"{self.path.name}: another Praetor has this database; it was left alone")
            await asyncio.sleep(min(EVERY, seconds))

    def give_back(self) -> None:
        """Let another process have it."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None
