from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import cast

import pytest

from engine.store.postgres.store import open_postgres_store
from engine.store.sql.store import SqlStore
from engine.store.sqlite import SqliteStore, open_store
from tests.empty_database import lay_empty_database
from tests.engine.store.players import Table
from tests.postgres import fresh_address

SQLITE, POSTGRESQL = "sqlite", "postgresql"


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what asks for a store on both databases; what is marked with `sqlite_file` looks at SQLite's file itself."""
    if "database_kind" in metafunc.fixturenames:
        alone = metafunc.definition.get_closest_marker("sqlite_file") is not None
        metafunc.parametrize("database_kind", [SQLITE] if alone else [SQLITE, POSTGRESQL], indirect=True)


@pytest.fixture
def database_kind(request: pytest.FixtureRequest) -> str:
    return str(getattr(request, "param", SQLITE))


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def opened_store(kind: str, folder: Path, clock: Callable[[], float]) -> SqlStore:
    """Return a fresh store on a database of a kind."""
    if kind == POSTGRESQL:
        return await open_postgres_store(fresh_address(), clock=clock)
    lay_empty_database(folder / "praetor.sqlite3")
    return await open_store(folder / "praetor.sqlite3", clock=clock)


@pytest.fixture
async def store(database_kind: str, tmp_path: Path, clock: Clock) -> AsyncIterator[SqlStore]:
    opened = await opened_store(database_kind, tmp_path, clock)
    yield opened
    await opened.close()


@pytest.fixture
async def table(store: SqlStore) -> Table:
    return await Table(cast("SqliteStore", store)).begin()  # what looks at the file is marked so
