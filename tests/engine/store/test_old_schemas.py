"""Databases of every schema that there was, made by the code of their time (`scripts/old_databases.py`), with a running
table of each title: they are brought back, looked at without a change, and played on."""

import asyncio
import gzip
import json
import shutil
import sqlite3
import subprocess
import tempfile
from collections import namedtuple
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.tables.notices import restored_backup_posts
from bot.tables.registry import TableRegistry
from engine.games import game_by_id as find_game
from engine.kernel.errors import SaveError
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from engine.store.backup import back_up_database, restore_database
from engine.store.models import RUNNING
from engine.store.read_only import SCRATCH, open_store_read_only
from engine.store.schema import schema_migrations
from engine.store.sqlite import open_store
from testbed.fork_server import run_forked

ROOT = Path(__file__).parents[3]
OLD = Path(__file__).parent / "old"
TITLES = ("samnite_wars", "total_war_rome")  # that there were when these databases were made
NUMBERS = range(1, schema_migrations()[-1][0] + 1)
PRESENT = NUMBERS[-1]
FAR = 1e12
Space = namedtuple("Space", "total used free")


def schemas() -> Iterator[int]:
    return (number for number in NUMBERS if number < PRESENT or (OLD / f"schema_{number}.sqlite3.gz").exists())


@pytest.fixture(params=list(schemas()))
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "old.sqlite3"
    path.write_bytes(gzip.decompress((OLD / f"schema_{request.param}.sqlite3.gz").read_bytes()))
    path.chmod(0o600)
    return path


def schema_of(path: Path) -> int:
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as conn:
        return int(conn.execute("SELECT max(version) FROM schema_version").fetchone()[0])


def praetor(database: Path, *words: object) -> subprocess.CompletedProcess[str]:
    return run_forked("bot", *map(str, words), env={"PRAETOR_DATABASE": str(database), "PATH": ""})


@pytest.mark.parametrize("number", [number for number in NUMBERS if number < PRESENT])
def test_there_is_a_database_of_every_schema_before_the_present_one(number: int) -> None:
    path = OLD / f"schema_{number}.sqlite3.gz"
    assert path.exists(), f"make one: python scripts/old_databases.py {number}=COMMIT (the last before the migration)"


def test_each_is_of_its_schema_with_a_running_table_of_each_title(old: Path, request: pytest.FixtureRequest) -> None:
    assert f"[{schema_of(old)}]" in request.node.name
    with closing(sqlite3.connect(old)) as conn:
        running = {row[0] for row in conn.execute("SELECT game FROM tables WHERE status = ?", (RUNNING,))}
        waiting = conn.execute("SELECT count(DISTINCT table_id) FROM outbox WHERE status = 'waiting'").fetchone()[0]
    assert running == set(TITLES) and waiting == len(TITLES)


async def test_a_backup_of_an_old_schema_is_brought_back_and_played_on(old: Path, tmp_path: Path) -> None:
    copy, path = tmp_path / "copy.sqlite3", tmp_path / "praetor.sqlite3"
    back_up_database(old, copy)
    assert schema_of(copy) == schema_of(old), "a backup is what there is"
    done = restore_database(copy, path, news=restored_backup_posts)
    assert schema_of(path) == PRESENT and done.tables == len(TITLES)
    store = await open_store(path)
    try:
        due = await store.due_posts(FAR, limit=1000, per_queue=1000)
        assert {post.table for post in due if post.first_tried is None} == {"SAMNS", "ROMES"}, "told of it"
        tables = TableRegistry(store)
        tables.closing = True  # nobody acts here but this test
        for row in await store.tables(statuses=(RUNNING,)):
            actor = await tables.actor(row.id)
            run = Run(find_game(row.game), {seat.seat: RandomPlayer() for seat in row.seats}, "played on")
            for _ in range(10):
                prompt, action = run._decide(actor.live.state)
                async with actor.turn():
                    await actor.decide(prompt.seat, prompt.id, action, user=9001)
    finally:
        await store.close()


@pytest.mark.parametrize("words", [("patch", "--check"), ("export", "ROMES", "--out", "{out}"), ("backup", "{out}")])
def test_a_look_changes_nothing_and_leaves_nothing(old: Path, tmp_path: Path, words: tuple[str, ...]) -> None:
    """Whatever the schema: it is read as it is, or in a copy that is thrown away."""
    before, out = old.read_bytes(), tmp_path / "out"
    there = {file.name for file in tmp_path.iterdir()}
    said = praetor(old, *(word.format(out=out) for word in words), "--json")
    assert "Traceback" not in said.stderr and json.loads(said.stdout), said
    if words[0] != "patch":
        assert said.returncode == 0, said
    assert old.read_bytes() == before
    assert {file.name for file in tmp_path.iterdir()} - {"out"} == there


def test_patch_says_of_old_tables_that_they_can_go_on(old: Path) -> None:
    found = json.loads(praetor(old, "patch", "--check", "--json").stdout)["tables"]
    assert {table["table"]: table["stuck"] for table in found} == {"ROMES": "", "SAMNS": ""}


async def test_a_look_at_a_database_in_use_disturbs_nobody(old: Path) -> None:
    store = await open_store(old)
    try:
        await store.set_bot_setting("said", "while it is open")
        wal = old.with_name(old.name + "-wal").read_bytes()
        before = old.read_bytes()
        said = await asyncio.to_thread(praetor, old, "export", "SAMNS", "--out", old.with_name("out"))
        assert said.returncode == 0, said
        assert old.read_bytes() == before and old.with_name(old.name + "-wal").read_bytes() == wal
        await store.set_bot_setting("said", "and afterwards")
    finally:
        await store.close()


def test_a_refused_restore_leaves_nothing_behind(old: Path, tmp_path: Path) -> None:
    path = tmp_path / "praetor.sqlite3"

    def files() -> dict[str, bytes]:
        return {file.name: file.read_bytes() for file in tmp_path.iterdir()}

    def broken(row: object, at: float) -> list[object]:
        raise SaveError("no words for it")

    before = files()
    with pytest.raises(SaveError, match="no words"):
        restore_database(old, path, news=broken)  # type: ignore[arg-type]
    assert files() == before
    restore_database(old, path)
    before = files()
    with pytest.raises(SaveError, match="is there and good"):
        restore_database(old, path)
    assert files() == before
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("PRAGMA journal_mode = WAL")
    holder.execute("SELECT count(*) FROM tables").fetchone()
    before = files()
    with pytest.raises(SaveError, match="open in another process"):
        restore_database(old, path, replace=True)
    assert files() == before
    holder.close()


def test_a_restore_that_fails_at_the_last_step_puts_back_what_was_there(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "praetor.sqlite3"
    restore_database(old, path)
    names = {file.name for file in tmp_path.iterdir()}

    def full(part: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("engine.store.backup._settle", full)
    with pytest.raises(OSError, match="No space"):
        restore_database(old, path, replace=True)
    assert {file.name for file in tmp_path.iterdir()} == names and schema_of(path) == PRESENT


async def test_a_look_copies_beside_the_database_or_where_the_operator_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system's temporary folder may be small and in memory (64 MB under compose.yaml)."""
    path = tmp_path / "there" / "praetor.sqlite3"
    path.parent.mkdir()
    path.write_bytes(gzip.decompress((OLD / "schema_1.sqlite3.gz").read_bytes()))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "not there"))
    monkeypatch.delenv(SCRATCH, raising=False)
    async with open_store_read_only(path) as store:
        assert store.database.path.parent.parent == path.parent
    (tmp_path / "room").mkdir()
    monkeypatch.setenv(SCRATCH, str(tmp_path / "room"))
    async with open_store_read_only(path) as store:
        assert store.database.path.parent.parent == tmp_path / "room"
    assert list(path.parent.iterdir()) == [path] and list((tmp_path / "room").iterdir()) == []
    monkeypatch.setenv(SCRATCH, str(tmp_path / "none"))
    with pytest.raises(SaveError, match=r"none can be made in .*none .*PRAETOR_SCRATCH"):
        async with open_store_read_only(path):
            pass


async def test_without_room_the_copys_folder_is_named_with_what_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, room = tmp_path / "praetor.sqlite3", tmp_path / "room"
    path.write_bytes(gzip.decompress((OLD / "schema_1.sqlite3.gz").read_bytes()))
    room.mkdir()
    monkeypatch.setenv(SCRATCH, str(room))
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: Space(10**9, 10**9, 5 * 2**10))
    needed = f"{path.stat().st_size / 2**20:.1f} MiB"
    with pytest.raises(SaveError, match=rf"needs {needed} in {room}/.*0.0 MiB are free.*PRAETOR_SCRATCH"):
        async with open_store_read_only(path):
            pass
    with pytest.raises(SaveError, match=f"a copy of praetor.sqlite3 needs {needed} in {tmp_path}, and 0.0 MiB"):
        back_up_database(path, tmp_path / "backup.sqlite3")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["praetor.sqlite3", "room"] and list(room.iterdir()) == []
