"""Backups while the bot runs and before a database is brought to a newer schema, and bringing one back. No file is ever
overwritten or thrown away unsaid."""

import logging
import os
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path

import msgspec

from engine.kernel.errors import SaveError
from engine.store.chain.links import last_restore
from engine.store.file_permissions import SIDE_FILES, owned_as, tighten_file_permissions
from engine.store.models import NewPost, News, TableRow
from engine.store.read_only import copy_database, open_read_only
from engine.store.restore_marker import adapt_restored_database
from engine.store.schema import schema_migrations, schema_version

log = logging.getLogger(__name__)


class Copied(msgspec.Struct, kw_only=True):
    """What was done: the file written, what is in it, and where the file that was there before is now."""

    file: str
    bytes: int
    tables: int
    decisions: int
    kept: str = ""


def back_up_database(database: Path, target: Path, *, replace: bool = False) -> Copied:
    """Copy a database, in use or not, as it is at one moment. SaveError if it is missing or damaged, or if the target
    exists (unless `replace`). Blocking: call it in a thread or from the command line."""
    if not database.exists():
        raise SaveError(f"there is no database {database.name}")
    if target.exists() and not replace:
        raise SaveError(f"{target.name} exists already: choose another name, or say --replace")
    with _copied(database, target) as part:
        found = _look(part)
        _settle(part, target)
    return msgspec.structs.replace(found, file=str(target))


def back_up_before_migration(database: Path, folder: Path | None = None) -> Path | None:
    """Copy a database whose schema is older than the installed one, and return where to; None where nothing will be
    migrated. folder: of backups; it is made if it is not there.

    SaveError where the copy cannot be made, so that nothing is migrated without a way back. Blocking.
    """
    present, newest = schema_of(database), schema_migrations()[-1][0]
    if not 0 < present < newest:
        return None
    folder = folder or database.absolute().parent
    stem = f"{database.stem}-before-schema-{newest}-from-{present}"
    target = folder / f"{stem}.sqlite3"
    if target.exists():  # an earlier way there and back
        target = folder / f"{stem}-{time.strftime('%Y%m%d-%H%M%SZ', time.gmtime())}.sqlite3"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        back_up_database(database, target)
    except (SaveError, OSError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise SaveError(
            f"{database.name} is of schema {present}, and the backup before it is brought to {newest} cannot be made "
            f"in {folder} ({why}); nothing was changed"
        ) from error
    log.warning("schema %d is brought to %d; the database as it was is kept as %s", present, newest, target)
    return target


def schema_of(database: Path) -> int:
    """Return the schema of a database, 0 for none; damage is reported by whoever opens it."""
    if not database.exists() or database.stat().st_size == 0:
        return 0
    try:
        with open_read_only(database) as conn:
            return schema_version(conn, database.name)
    except SaveError:
        return 0


def _no_news(row: TableRow, at: float) -> Sequence[NewPost]:
    return ()


def restore_database(source: Path, database: Path, *, replace: bool = False, news: News = _no_news) -> Copied:
    """Bring a backup back as the database, in the present schema, with `news` for each running table to be posted. What
    is there is only set aside if it is damaged or `replace` is said, and then kept beside under another name; never
    while a bot has it open. The owner is that of what was there, else of the folder, whoever restores it. Where it is
    refused or fails all is as it was before."""
    if not source.exists():
        raise SaveError(f"there is no backup {source.name}")
    _look(source)
    if _good(database) and not replace:
        raise SaveError(f"{database.name} is there and good: say --replace to set it aside for the backup")
    with _copied(source, database, to_present=True) as part:
        adapt_restored_database(part, news, time.time(), restores_of(database))
        found = _look(part)
        owned_as(part, database if database.exists() else database.absolute().parent)
        aside = _set_aside(database)
        try:
            _settle(part, database)
        except BaseException:
            if aside is not None:
                _renamed(aside, database)
            raise
    return msgspec.structs.replace(found, file=str(database), kept=str(aside) if aside else "")


def restores_of(database: Path) -> dict[str, int]:
    """Return the last restore of each table of a database, {} for one that is damaged, missing or of another schema."""
    try:
        with open_read_only(database) as conn:
            return {row[0]: last_restore(row[1]) for row in conn.execute("SELECT table_id, restores FROM chains")}
    except (SaveError, sqlite3.Error):
        return {}


def _good(database: Path) -> bool:
    try:
        if not database.exists() or database.stat().st_size == 0:
            return False
        _look(database)
    except SaveError:
        return False
    return True


@contextmanager
def _copied(source: Path, target: Path, *, to_present: bool = False) -> Iterator[Path]:
    """Copy into a file beside the target, so that a kill or a full disk half-way harms nothing; it goes again where
    what follows does not come to its end."""
    part = target.with_name(target.name + ".part")
    _without(part)
    copy_database(source, part, to_present=to_present)
    try:
        yield part
    except BaseException:
        _without(part)
        raise


def _without(part: Path) -> None:
    for suffix in ("", *SIDE_FILES):
        part.with_name(part.name + suffix).unlink(missing_ok=True)


def _open(path: Path) -> sqlite3.Connection:
    """Open without creating."""
    conn = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)
    conn.execute("PRAGMA busy_timeout = 5000")
    return conn


def _look(path: Path) -> Copied:
    """Check a file through and through; SaveError says what is wrong with it."""
    with open_read_only(path) as conn:
        found = conn.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise SaveError(f"{path.name} is damaged")
        present, newest = schema_version(conn, path.name), schema_migrations()[-1][0]
        if present == 0:
            raise SaveError(f"{path.name} is empty: it is no database of Praetor's")
        if present > newest:
            raise SaveError(f"{path.name}: its schema is version {present}, this Praetor knows {newest}")
        if conn.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise SaveError(f"{path.name} is damaged: rows of a table that is not there")
        tables = conn.execute("SELECT count(*) FROM tables").fetchone()[0]
        decisions = conn.execute("SELECT count(*) FROM decisions").fetchone()[0]
    return Copied(file=str(path), bytes=path.stat().st_size, tables=tables, decisions=decisions)


def _set_aside(database: Path) -> Path | None:
    """Rename what is there, with its log, and return its new name; SaveError while another process has it open."""
    if not database.exists():
        return None
    _alone(database)
    stem = f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (database.with_name(stem + (f"-{n}" if n else "")) for n in count())
    aside = next(name for name in names if not name.exists())
    tighten_file_permissions(database)
    _renamed(database, aside)
    return aside


def _renamed(old: Path, new: Path) -> None:
    """Rename a database with what lies beside it."""
    for suffix in ("", *SIDE_FILES):
        file = old.with_name(old.name + suffix)
        if file.exists():
            file.rename(new.with_name(new.name + suffix))


def _alone(database: Path) -> None:
    """Fold the log into the file, which SQLite does only for one who is alone with it."""
    try:
        with closing(_open(database)) as conn:
            conn.execute("PRAGMA busy_timeout = 0")
            conn.execute("PRAGMA locking_mode = EXCLUSIVE")
            conn.execute("PRAGMA journal_mode = DELETE").fetchone()
    except sqlite3.DatabaseError as error:
        code = (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise SaveError(f"{database.name} is open in another process: stop the bot first") from error
        # damaged: it is set aside as it is, with its log


def _settle(part: Path, target: Path) -> None:
    """Put the finished copy in its place, on the disk before this returns."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(target)
    if os.name == "posix":
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
