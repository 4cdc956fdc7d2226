import asyncio
import os
import threading

import pytest

from engine.kernel.errors import SaveError
from engine.store import group_commit
from engine.store.sqlite import SqliteStore
from tests.engine.store.players import Table

pytestmark = pytest.mark.sqlite_file


async def test_who_waits_for_the_disk_shares_one_sync(
    table: Table, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    others = [await Table(store, table_id=f"T{n}").begin() for n in range(20)]
    group_commit = store.database.group_commit
    assert group_commit is not None
    synced, asked, disk = 0, 0, threading.Event()
    on_disk = group_commit.wait_until_on_disk

    def fsync(file: int) -> None:
        nonlocal synced
        synced += 1
        assert disk.wait(60)  # a slow disk: it takes until all others wait for it

    async def counted() -> None:
        nonlocal asked
        asked += 1
        if asked == len(others):
            disk.set()
        await on_disk()

    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(group_commit, "wait_until_on_disk", counted)
    await asyncio.gather(*(other.step() for other in others))
    assert 1 <= synced <= 2
    before = synced
    await store.set_draft("ABCDE", "1", {})  # a draft waits for no disk
    assert synced == before
    await table.step()
    assert synced == before + 1


async def test_a_sync_that_runs_already_does_not_count(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    group_commit = store.database.group_commit
    assert group_commit is not None
    runs: list[str] = []
    monkeypatch.setattr(os, "fsync", lambda file: runs.append("sync"))
    first = asyncio.create_task(group_commit.wait_until_on_disk())
    await asyncio.sleep(0)
    await asyncio.sleep(0)  # it runs now
    await asyncio.gather(group_commit.wait_until_on_disk(), group_commit.wait_until_on_disk())
    await first
    assert runs == ["sync", "sync"]


async def test_a_disk_that_fails_is_said_and_trusted_no_more(
    table: Table, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(file: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", broken)
    with pytest.raises(SaveError, match="cannot be written"):
        await table.step()
    monkeypatch.undo()
    with pytest.raises(SaveError, match="nothing more is accepted"):
        await store.set_bot_setting("a", "b")
    assert await store.setting("a") is None


async def test_the_log_is_folded_into_the_file(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group_commit, "CHECKPOINT_EVERY", 4)
    before = store.database.path.stat().st_size
    for n in range(40):
        await store.set_bot_setting(f"key {n}", "x" * 4000)
    async with asyncio.timeout(60):  # the log is folded beside the writer
        while store.database.path.stat().st_size == before:
            await asyncio.sleep(0.01)
