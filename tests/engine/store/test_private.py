"""Whatever the umask: what is kept is its owner's alone."""

import asyncio
import logging
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.store.backup import back_up_database, restore_database
from engine.store.file_permissions import make_file_private, write_private
from engine.store.process_lock import ProcessLock
from engine.store.sqlite import open_store
from tests.engine.store.players import Table

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes are POSIX's")


@pytest.fixture(autouse=True, params=[0o022, 0o000], ids=["022", "000"])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {file.name: f"{stat.S_IMODE(file.stat().st_mode):03o}" for file in folder.iterdir() if file.is_file()}


async def test_a_database_and_what_lies_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite3"
    lease = ProcessLock(path)
    assert lease.take()
    store = await open_store(path)
    await (await Table(store).begin()).play(3)
    found = modes(tmp_path)
    await store.close()
    lease.give_back()
    assert set(found) >= {"p.sqlite3", "p.sqlite3-wal", "p.sqlite3-shm", "p.sqlite3-lease"}
    assert set(found.values()) == {"600"}, found


async def test_an_older_file_is_tightened_and_the_log_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "p.sqlite3"
    for name in (path.name, path.name + "-lease"):
        sqlite3.connect(tmp_path / name).close()
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    with caplog.at_level(logging.WARNING):
        lease = ProcessLock(path)
        assert lease.take()
        store = await open_store(path)
        await store.close()
        lease.give_back()
    assert set(modes(tmp_path).values()) == {"600"}
    assert "p.sqlite3 was open to others (644): now it is its owner's alone (600)" in caplog.text
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        await (await open_store(path)).close()
    assert caplog.text == ""


async def test_the_log_that_a_kill_left_is_tightened_with_its_database(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite3"
    write = (
        "import os, sqlite3, sys; conn = sqlite3.connect(sys.argv[1], isolation_level=None);"
        "conn.execute('PRAGMA journal_mode = WAL'); conn.execute('PRAGMA application_id = 0x50524145');"
        "os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", write, str(path)], check=True)  # noqa: S603 - ours
    left = list(tmp_path.iterdir())
    for file in left:
        file.chmod(0o664)
    make_file_private(path)
    assert len(left) == 3 and set(modes(tmp_path).values()) == {"600"}


async def test_a_backup_and_what_is_brought_back_and_what_is_set_aside(tmp_path: Path) -> None:
    path, copy = tmp_path / "p.sqlite3", tmp_path / "copy.sqlite3"
    store = await open_store(path)
    await (await Table(store).begin()).play(3)
    await store.close()
    await asyncio.to_thread(back_up_database, path, copy)
    path.chmod(0o644)
    copy.chmod(0o644)
    back_up_database(path, copy, replace=True)
    restore_database(copy, path, replace=True)
    found = modes(tmp_path)
    assert len(found) == 3 and set(found.values()) == {"600"}, found


def test_an_export_over_an_older_one(tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    out.write_text("older")
    out.chmod(0o644)
    write_private(out, b"{}")
    assert out.read_bytes() == b"{}" and modes(tmp_path) == {"game.json": "600"}


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root can give files away")
async def test_what_root_restores_is_the_bots(tmp_path: Path) -> None:
    """Its owner is that of the database that was there, else of the folder; a process of that user opens it."""
    path, copy, user = tmp_path / "bot" / "p.sqlite3", tmp_path / "copy.sqlite3", 61234
    path.parent.mkdir(mode=0o755)
    await (await open_store(copy)).close()
    os.chown(path.parent, user, user)
    restore_database(copy, path)
    assert (path.stat().st_uid, path.stat().st_gid, stat.S_IMODE(path.stat().st_mode)) == (user, user, 0o600)
    os.chown(path, user + 1, user + 1)
    kept = Path(restore_database(copy, path, replace=True).kept)
    assert path.stat().st_uid == kept.stat().st_uid == user + 1
