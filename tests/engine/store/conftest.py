from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.store.sqlite import SqliteStore, open_store
from tests.engine.store.players import Table


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(tmp_path: Path, clock: Clock) -> AsyncIterator[SqliteStore]:
    opened = await open_store(tmp_path / "praetor.sqlite3", clock=clock)
    yield opened
    await opened.close()


@pytest.fixture
async def table(store: SqliteStore) -> Table:
    return await Table(store).begin()
