"""A full disk is called so: by what watches, at the start, and with what is free."""

import os
import shutil
import sqlite3
import subprocess
from collections import namedtuple
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.kernel.errors import SaveError
from engine.store.connection import explained_sqlite_error
from engine.store.process_lock import ProcessLock
from engine.store.sql.interface import NO_LOCK, Connection
from engine.store.sqlite import SqliteStore, open_store

pytestmark = pytest.mark.sqlite_file

Space = namedtuple("Space", "total used free")


async def test_it_is_seen_before_and_after_a_write_was_refused(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (await store.backlog(0.0)).unwritable == ""
    with monkeypatch.context() as full:
        full.setattr(shutil, "disk_usage", lambda path: Space(10**9, 10**9, 2048))
        assert "2 KiB are free" in (await store.backlog(0.0)).unwritable

    def refused(conn: Connection) -> None:
        conn.execute("PRAGMA max_page_count = 1")  # SQLite refuses what needs another page
        conn.execute("CREATE TABLE large (x)")
        conn.execute("INSERT INTO large VALUES (zeroblob(4000000))")

    with pytest.raises(SaveError, match="the disk is full"):
        await store.database.write(refused, lock=NO_LOCK)
    assert "the disk is full" in (await store.backlog(0.0)).unwritable
    await store.database.run_outside_transaction(
        lambda conn: conn.execute("PRAGMA max_page_count = 1000000").fetchone()
    )
    assert (await store.backlog(0.0)).unwritable == ""  # it was tried again, though nobody had anything to write
    assert await store.setting("disk_probe") is None


async def test_what_is_refused_for_another_reason_is_no_fault_of_the_disk(store: SqliteStore) -> None:
    def refused(conn: Connection) -> None:
        raise SaveError("there is no table ABCDE")

    with pytest.raises(SaveError):
        await store.database.write(refused, lock=NO_LOCK)
    assert store.database.refused == "" == (await store.backlog(0.0)).unwritable


def test_an_error_beside_the_file_is_that_of_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR | (19 << 8)  # IOERR_SHMSIZE
    assert "cannot be read or written" in str(explained_sqlite_error(error, tmp_path / "p.sqlite3"))
    monkeypatch.setattr(shutil, "disk_usage", lambda path: Space(10**9, 10**9, 4096))
    assert f"the disk is full: nothing was written; make room and try again (4 KiB are free in {tmp_path})" in str(
        explained_sqlite_error(error, tmp_path / "p.sqlite3")
    )


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """A disk of 1 MiB."""
    mount, umount = shutil.which("mount"), shutil.which("umount")
    folder = tmp_path / "small"
    folder.mkdir()
    if os.name != "posix" or os.geteuid() != 0 or mount is None or umount is None:
        pytest.skip("only root can mount a small disk")
    made = subprocess.run([mount, "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)], check=False)  # noqa: S603 - our own words
    if made.returncode:
        pytest.skip("no small disk can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run([umount, "-l", str(folder)], check=False)  # noqa: S603 - our own words


async def test_a_start_on_a_full_disk_says_so(small: Path) -> None:
    path = small / "praetor.sqlite3"
    await (await open_store(path)).close()
    left = shutil.disk_usage(small).free
    (small / "ballast").write_bytes(bytes(left))
    with pytest.raises(SaveError, match="the disk is full"):
        lock = ProcessLock(path)
        lock.take()
        try:
            await (await open_store(path)).close()
        finally:
            lock.give_back()
    (small / "ballast").unlink()
    await (await open_store(path)).close()
