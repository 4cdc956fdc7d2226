"""Databases opened for reading only: never migrated, and no file is left beside them.

SQLite needs no files beside a database without a write-ahead log, and makes none if it is promised that the file does
not change meanwhile; whether that was true is checked afterwards. A database of an older schema is copied to a
temporary folder beside it, or in `PRAETOR_SCRATCH`, and the copy is migrated.
"""

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

from engine.kernel.errors import SaveError
from engine.store.connection import BUSY_MS, explained_sqlite_error, open_database, open_to_read
from engine.store.file_permissions import SIDE_FILES, make_file_private
from engine.store.schema import migrate_schema, schema_migrations, schema_version
from engine.store.sqlite import SqliteStore

SCRATCH = "PRAETOR_SCRATCH"  # the setting: where databases of an older schema are copied to
LOOK = "praetor-look-"  # what the name of such a folder begins with
MIB = 1024 * 1024


@contextmanager
def open_read_only(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database for reading alone; SaveError if it is not there, cannot be read, or was changed meanwhile in a
    way that no log shows."""
    if not path.exists():
        raise SaveError(f"there is no database {path.name}")
    alone = _alone(path)
    before = _stamp(path)
    try:
        with closing(sqlite3.connect(read_only_address(path, alone), uri=True, isolation_level=None)) as conn:
            conn.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
            yield conn
    except sqlite3.DatabaseError as error:
        raise explained_sqlite_error(error, path) from error
    _unchanged(path, alone, before)


@asynccontextmanager
async def open_store_read_only(path: Path, *, clock: Callable[[], float] = time.time) -> AsyncIterator[SqliteStore]:
    """Open a store for reading alone; SaveError where there is none, or one that cannot be read."""
    with open_read_only(path) as conn:
        present = schema_version(conn, path.name)
    if present != schema_migrations()[-1][0]:
        async with _migrated(path, clock) as store:
            yield store
        return
    alone, before = _alone(path), _stamp(path)
    store = SqliteStore(await open_to_read(path, read_only_address(path, alone)), clock)
    try:
        yield store
    finally:
        await store.close()
    _unchanged(path, alone, before)


@asynccontextmanager
async def _migrated(path: Path, clock: Callable[[], float]) -> AsyncIterator[SqliteStore]:
    with _scratch(path) as folder:
        scratch = folder / path.name
        copy_database(path, scratch)
        store = SqliteStore(await open_database(scratch), clock)
        try:
            yield store
        finally:
            await store.close()


@contextmanager
def _scratch(path: Path) -> Iterator[Path]:
    """Make a folder for a copy of a database, where the operator says or beside it: the system's own may be small and
    in memory. SaveError where none can be made."""
    room = Path(os.environ.get(SCRATCH) or path.absolute().parent)
    try:
        made = tempfile.TemporaryDirectory(prefix=LOOK, dir=room)
    except OSError as error:
        raise SaveError(
            f"{path.name} is of an older schema, and is looked at in a copy; none can be made in {room} "
            f"({error.strerror}): name another folder with {SCRATCH}"
        ) from error
    with made as folder:
        yield Path(folder)


def _refuse_without_room(source: Path, target: Path) -> None:
    """Refuse a copy for which there is no room, before anything is written, with what it needs and what is free."""
    needed = sum(file.stat().st_size for file in _whole(source) if file.exists())
    free = shutil.disk_usage(target.parent).free
    if free < needed:
        raise SaveError(_no_room(source, target, needed, free))


def _no_room(source: Path, target: Path, needed: int, free: int) -> str:
    return (
        f"a copy of {source.name} needs {_mib(needed)} in {target.parent.absolute()}, and {_mib(free)} are free there: "
        "make room" + (f", or name another folder with {SCRATCH}" if target.parent.name.startswith(LOOK) else "")
    )


def _mib(size: int) -> str:
    return f"{size / MIB:.1f} MiB"


def _whole(path: Path) -> Iterator[Path]:
    """Yield the files in which the content of a database lies."""
    yield path
    yield path.with_name(path.name + "-wal")


def copy_database(source: Path, target: Path, *, to_present: bool = False) -> None:
    """Copy a database, in use or not, as it is at one moment, to a file that is its owner's alone; nothing is left of
    it where that fails. to_present: the copy is brought to the present schema."""
    if source.exists():
        _refuse_without_room(source, target)
    make_file_private(target)
    try:
        with open_read_only(source) as frm, closing(sqlite3.connect(target, isolation_level=None)) as to:
            try:
                frm.backup(to)  # in one go: one moment, and in WAL mode no writer waits for it
                to.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
                if to_present:
                    schema_version(to, source.name)
                    migrate_schema(to, source.name)
            except sqlite3.DatabaseError as error:  # of the copy's disk, which is another than the database's
                if (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF != sqlite3.SQLITE_FULL:
                    raise
                needed, free = source.stat().st_size, shutil.disk_usage(target.parent).free
                raise SaveError(_no_room(source, target, needed, free)) from error
    except BaseException:
        for suffix in ("", *SIDE_FILES):
            target.with_name(target.name + suffix).unlink(missing_ok=True)
        raise


def read_only_address(path: Path, alone: bool) -> str:
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
