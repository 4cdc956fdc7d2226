"""The connection: one SQLite connection in aiosqlite's own thread. Each method of the store hands that thread one
function, which runs as one transaction.

Sending single statements would switch threads ten times for a decision, and statements of another coroutine could come
between. The functions are closures, never `partial`s with arguments: aiosqlite logs what it runs at DEBUG, and a state
or a secret must not be in a log.
"""

import errno
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import aiosqlite

from engine.kernel.errors import SaveError
from engine.store.file_permissions import make_file_private
from engine.store.group_commit import GroupCommit
from engine.store.schema import migrate_schema
from engine.store.sql.interface import NO_LOCK, Connection, Lock
from engine.store.write_record import WRITE_RECORD

T = TypeVar("T")
BUSY_MS = 5000  # how long a write waits for another process before it says that the file is busy
MIB = 1024 * 1024
TRIES = 5  # to fold the log into the file, which whoever reads may hold up
LITTLE = MIB  # bytes: with less on the disk not every write is kept any more
FULL = "the disk is full: nothing was written; make room and try again"


class SqliteDatabase:
    """An open SQLite file: a `Database` (`engine.store.sql.interface`). BEGIN IMMEDIATE locks all of it."""

    def __init__(self, path: Path, worker: aiosqlite.Connection) -> None:
        self.path = path
        self.group_commit: GroupCommit | None = None
        self.refused = ""  # why the last write was not kept, "" if it was
        self.failed_writes = 0  # that the disk or SQLite did not keep, since the start
        self.read_only = False  # it was opened for reading alone
        self.hasty = False  # wait for no disk, for benchmarks and drills that lay out a scene
        self.breaks = 0  # a file has no connection to lose
        self._worker = worker

    async def write(self, work: Callable[[Connection], T], *, lock: Lock, durable: bool = True) -> T:
        """Run `work` in a write transaction: all of it is kept or nothing.

        durable: on the disk before this returns, so that a power cut takes back nothing that a player was told or
        Discord was sent. Not durable: for what delivery or the next start finds out again by itself; it survives a
        kill of the process all the same.
        """
        try:
            result = await self._written(work, durable=durable)
        except SaveError as error:
            if error.__cause__ is not None:  # of the disk or of SQLite; others say that there is nothing to do
                self.refused = str(error)
                self.failed_writes += 1
            raise
        self.refused = ""
        return result

    async def _written(self, work: Callable[[Connection], T], *, durable: bool) -> T:
        if self.group_commit is not None:
            self.group_commit.require_trusted()
        result = await self._hop(lambda: _transaction(self._worker._conn, "BEGIN IMMEDIATE", work))
        record = WRITE_RECORD.get()
        if record is not None:
            record.note_commit(durable=durable)
        if self.group_commit is not None:
            self.group_commit.note_write()
            if durable and not self.hasty:
                await self.group_commit.wait_until_on_disk()
        return result

    async def unwritable(self) -> str:
        """Return why nothing can be written now, "" if it can. Where the last write was refused another is tried: the
        disk may have room again, and nobody may have anything to write."""
        if self.refused:
            try:
                await self.write(_try, lock=NO_LOCK)
            except SaveError as error:
                return str(error)
        folder = self.path.absolute().parent
        free = shutil.disk_usage(folder).free
        return f"the disk is full ({free // 1024} KiB are free in {folder})" if free < LITTLE else ""

    async def server_identity(self) -> str:
        """Return "": there is no server."""
        return ""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` on one consistent moment of the database."""
        return await self._hop(lambda: _transaction(self._worker._conn, "BEGIN DEFERRED", work))

    async def overlay_rows_for_session(self, name: str, fill: Callable[[Connection, str], None]) -> None:
        """Let a database that is opened for reading have more rows in a table, for this connection alone."""

        def work(conn: sqlite3.Connection) -> None:
            over = f"temp.unpacked_{name}"
            conn.execute(f"CREATE TABLE IF NOT EXISTS {over} AS SELECT * FROM main.{name} WHERE 0")  # noqa: S608 - of the schema
            fill(conn, over)
            conn.execute(
                f"CREATE TEMP VIEW IF NOT EXISTS {name} AS SELECT * FROM main.{name} UNION ALL SELECT * FROM {over}"  # noqa: S608 - of the schema
            )

        await self.run_outside_transaction(work)

    async def rewrite_database(self) -> None:
        """Write the file again, and fold the log into it. Who wants something of it waits (some 100 MB a second)."""
        await self.run_outside_transaction(_written_anew)

    async def run_outside_transaction(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` outside a transaction (backups, pragmas)."""
        return await self._hop(lambda: work(self._worker._conn))

    async def _hop(self, function: Callable[[], T]) -> T:
        try:
            # The worker runs any function; only the name says that it is aiosqlite's own business. requirements.txt
            # pins the version and tests/engine/store would notice a change.
            result: T = await self._worker._execute(function)  # type: ignore[no-untyped-call]
        except sqlite3.DatabaseError as error:
            raise explained_sqlite_error(error, self.path) from error
        return result

    async def close(self) -> None:
        """Finish what was asked before, fold the WAL into the file and close it."""
        if self.group_commit is not None:
            await self.group_commit.close()
        await self._worker.close()


def _transaction(conn: sqlite3.Connection, begin: str, work: Callable[[Connection], T]) -> T:
    conn.execute(begin)
    try:
        result = work(conn)
        conn.execute("COMMIT")
    except BaseException:
        if conn.in_transaction:  # SQLite rolls back by itself where the disk is full
            conn.execute("ROLLBACK")
        raise
    return result


def _written_anew(conn: sqlite3.Connection) -> None:
    conn.execute("VACUUM")
    for _ in range(TRIES):
        if conn.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0:  # waits `busy_timeout` for readers
            return
    raise SaveError("what was deleted still stands in the log: somebody reads the database; it is tried again")


def _try(conn: Connection) -> None:
    """Write and leave nothing: pages go to the disk all the same."""
    conn.execute("INSERT INTO settings (key, value) VALUES ('disk_probe', ?) ON CONFLICT DO NOTHING", ("x" * 65536,))
    conn.execute("DELETE FROM settings WHERE key = 'disk_probe'")


def primary_code(error: BaseException | None) -> int:
    """Return SQLite's code of an error without its details, 0 for another."""
    return (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF


def explained_sqlite_error(error: sqlite3.DatabaseError, path: Path) -> Exception:
    """Return what SQLite says, in words for whoever runs the bot; a mistake of the program stays what it is."""
    primary = primary_code(error)
    if primary in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN):
        folder = path.absolute().parent
        free = shutil.disk_usage(folder).free if folder.is_dir() else LITTLE
        if free < LITTLE:  # SQLite says so only of the file itself, not of what it needs beside it
            return SaveError(f"{path.name}: {FULL} ({free // 1024} KiB are free in {folder})")
    words = {
        sqlite3.SQLITE_FULL: FULL,
        sqlite3.SQLITE_IOERR: "the disk cannot be read or written; nothing was kept of this step",
        sqlite3.SQLITE_BUSY: "another process is writing to it; nothing was written",
        sqlite3.SQLITE_LOCKED: "another process has locked it; nothing was written",
        sqlite3.SQLITE_READONLY: "it may not be written to",
        sqlite3.SQLITE_CANTOPEN: "it cannot be opened; is the folder there, and may it be written to?",
        sqlite3.SQLITE_CORRUPT: "it is damaged; it was left as it is: restore a backup with `praetor restore`",
        sqlite3.SQLITE_NOTADB: "it is not a database; it was left as it is",
        sqlite3.SQLITE_PERM: "it may not be opened",
    }.get(primary)
    return SaveError(f"{path.name}: {words}") if words else error


def _prepare(conn: sqlite3.Connection) -> None:
    conn.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    conn.execute("PRAGMA foreign_keys = ON")
    conn.execute("PRAGMA synchronous = NORMAL")  # and `GroupCommit` for the rest
    conn.execute(
        "PRAGMA wal_autocheckpoint = 8192"
    )  # GroupCommit does it long before; this bounds the log should it fail
    conn.execute("PRAGMA trusted_schema = OFF")
    mode = conn.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise SaveError(f"this file system does not carry SQLite's WAL mode (it gave {mode}): use a local disk")
    conn.execute(f"PRAGMA cache_size = -{16 * 1024}")
    conn.execute(f"PRAGMA journal_size_limit = {32 * MIB}")


def _refuse_orphan(path: Path) -> None:
    """Refuse to start afresh beside a write-ahead log with decisions in it: SQLite would throw it away."""
    wal = path.with_name(path.name + "-wal")
    if (not path.exists() or path.stat().st_size == 0) and wal.exists() and wal.stat().st_size > 0:
        raise SaveError(f"{path.name} is missing or empty, but {wal.name} has something in it: put the file back first")


def _check(conn: sqlite3.Connection, path: Path) -> None:
    found = conn.execute("PRAGMA quick_check(1)").fetchone()
    if found is None or found[0] != "ok":
        raise SaveError(f"{path.name}: it is damaged; it was left as it is: restore a backup with `praetor restore`")


async def _connected(path: Path, address: str, *, uri: bool) -> SqliteDatabase:
    try:
        # aiosqlite leaves a thread astray where connecting fails: fail before it starts
        sqlite3.connect(address, uri=uri).close()
        worker = await aiosqlite.connect(address, uri=uri, isolation_level=None, cached_statements=256)
    except sqlite3.DatabaseError as error:
        raise explained_sqlite_error(error, path) from error
    return SqliteDatabase(path, worker)


async def open_to_read(path: Path, address: str) -> SqliteDatabase:
    """Open a database for reading alone, by an address that says so; whoever opens it has seen that its schema is the
    present one."""
    database = await _connected(path, address, uri=True)
    database.read_only = True

    def begin(conn: sqlite3.Connection) -> None:
        _check(conn, path)
        conn.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        conn.execute("PRAGMA trusted_schema = OFF")

    try:
        await database.run_outside_transaction(begin)
    except BaseException:
        await database.close()
        raise
    return database


def _made_private(path: Path) -> None:
    try:
        make_file_private(path)
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise SaveError(f"{path.name}: {FULL} (in {path.absolute().parent})") from error
        why = f"it cannot be opened ({error.strerror}); is the folder there, and may it be written to?"
        raise SaveError(f"{path.name}: {why}") from error


async def open_database(path: Path, *, check: bool = True) -> SqliteDatabase:
    """Open (or create) the database and bring it to the present schema; SaveError where that cannot be."""
    _refuse_orphan(path)
    _made_private(path)
    database = await _connected(path, str(path), uri=False)

    def begin(conn: sqlite3.Connection) -> None:
        if path.stat().st_size > 0:
            _check(conn, path) if check else None
        _prepare(conn)
        migrate_schema(conn, path.name)

    try:
        await database.run_outside_transaction(begin)
        database.group_commit = GroupCommit(path)
    except BaseException:
        await database.close()
        raise
    return database
