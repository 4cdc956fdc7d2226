"""Opening the store at a place: a path is an SQLite file, an address a PostgreSQL server."""

import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from engine.kernel.errors import SaveError
from engine.store.postgres.address import PostgresAddress
from engine.store.postgres.connection import PostgresConnection
from engine.store.postgres.database import READ
from engine.store.postgres.driver import driver, open_session
from engine.store.postgres.faults import raise_save_error
from engine.store.postgres.lease import Lease
from engine.store.postgres.schema import require_present
from engine.store.postgres.store import open_postgres_store, open_postgres_store_read_only
from engine.store.process_lock import ProcessLock
from engine.store.read_only import open_read_only, open_store_read_only
from engine.store.sql.interface import Connection
from engine.store.sql.store import SqlStore
from engine.store.sqlite import open_store

Place = Path | PostgresAddress
ProcessRight = ProcessLock | Lease  # by which one process is the bot of a database
ON_A_SERVER = "it lies on a PostgreSQL server, whose own tools do this (docs/postgresql.md)"


def place_text(place: Place) -> str:
    """Return a place as the setting says it, for another process of ours: an address has its password in it."""
    return place.text if isinstance(place, PostgresAddress) else str(place.absolute())


def require_database(place: Place) -> None:
    """SaveError where there is no such file; what a server has is seen when it is opened."""
    if isinstance(place, Path) and not place.exists():
        raise SaveError(f"there is no database {place.name} (PRAETOR_DATABASE says where it is)")


def require_file(place: Place) -> Path:
    """Return the file of a database; SaveError where it lies on a server."""
    if isinstance(place, PostgresAddress):
        raise SaveError(f"{place.name}: {ON_A_SERVER}")
    return place


def right_to_run_bot(place: Place) -> ProcessRight:
    """Return what a process takes to be the bot of a database."""
    return Lease(place) if isinstance(place, PostgresAddress) else ProcessLock(place)


async def open_at(
    place: Place, right: ProcessRight | None = None, *, clock: Callable[[], float] = time.time
) -> SqlStore:
    """Open (or make) the store at a place. right: what this process has taken; on a server each write sees that it
    still has it."""
    if isinstance(place, PostgresAddress):
        return await open_postgres_store(place, clock=clock, lease=right if isinstance(right, Lease) else None)
    return await open_store(place, clock=clock)


@asynccontextmanager
async def open_at_read_only(place: Place) -> AsyncIterator[SqlStore]:
    """Open the store at a place for reading alone; SaveError where there is none."""
    require_database(place)
    opened = open_postgres_store_read_only(place) if isinstance(place, PostgresAddress) else open_store_read_only(place)
    async with opened as store:
        yield store


@contextmanager
def open_database_snapshot(place: Place, *, patient: bool = False) -> Iterator[Connection]:
    """Open a database for reading alone, on one moment, without a store. SaveError where it cannot be read. patient: a
    server breaks nothing off because it takes long."""
    if isinstance(place, Path):
        with open_read_only(place) as conn:
            yield conn
        return
    errors = driver()
    with open_session(place, patient=patient) as raw:
        require_present(raw, place)
        try:
            raw.execute(READ)
            yield PostgresConnection(raw)
        except errors.Error as error:
            raise_save_error(error, place.name)
