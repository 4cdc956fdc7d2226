"""Group commit: one fsync for all decisions that wait for the disk, and none on the thread that writes.

SQLite's own synchronous = FULL syncs inside each commit: ten tables on a slow disk wait for ten fsyncs, and every read
waits behind them. So the connection runs with NORMAL (nothing is lost when the process is killed) and whoever must not
be taken back by a power cut awaits `wait_until_on_disk`, which syncs the write-ahead log once for all that came before.
A commit is whole on the disk as soon as its frames are, since each carries a checksum. Checkpoints are taken off the
writer too.
"""

import asyncio
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from engine.kernel.errors import SaveError

CHECKPOINT_EVERY = 256  # writes; about a megabyte of log


class GroupCommit:
    """Syncs the write-ahead log of one open database to the disk, once for all commits that wait for it."""

    def __init__(self, path: Path) -> None:
        # Safe beside SQLite: its locks lie on the database and the -shm file, never on the log.
        self._log = os.open(path.with_name(path.name + "-wal"), os.O_RDWR)
        self._side = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="praetor-disk")
        self._running: asyncio.Task[None] | None = None
        self._next: asyncio.Task[None] | None = None
        self._folding: asyncio.Future[None] | None = None
        self._writes = 0
        self._failed = False

    def require_trusted(self) -> None:
        """Raise SaveError once a sync has failed: the system may have dropped what it could not write, and a later
        sync would not say so. The file is sound as it stands on the disk; a restart reads what is there."""
        if self._failed:
            raise SaveError("the disk could not be written: nothing more is accepted until Praetor is started again")

    async def wait_until_on_disk(self) -> None:
        """Return when all that was committed before this call would survive a power cut."""
        if self._next is None:  # one that runs already may have begun too early for us
            self._next = asyncio.create_task(self._after(self._running))
        await asyncio.shield(self._next)

    async def _after(self, earlier: "asyncio.Task[None] | None") -> None:
        if earlier is not None and not earlier.done():
            await asyncio.wait([earlier])
        self._running, self._next = self._next, None
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, os.fsync, self._log)
        except OSError as error:
            self._failed = True
            raise SaveError("the disk cannot be written: what was done last may not outlive a power cut") from error

    def note_write(self) -> None:
        """Note a write; now and then the log is folded into the file, beside the writer and in nobody's way."""
        self._writes += 1
        if self._writes % CHECKPOINT_EVERY == 0 and (self._folding is None or self._folding.done()):
            self._folding = asyncio.get_running_loop().run_in_executor(self._threads, self._fold)

    def _fold(self) -> None:
        try:
            self._side.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except sqlite3.DatabaseError:
            return  # busy, or the disk is full: the log keeps everything, and the next write says what is wrong

    async def close(self) -> None:
        """Finish what is under way and let go of the files."""
        for task in (self._next, self._running, self._folding):
            if task is not None:
                await asyncio.wait([task])
        self._threads.shutdown()
        self._side.close()
        os.close(self._log)
