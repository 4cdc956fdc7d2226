"""The store on PostgreSQL."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from engine.store.postgres.address import PostgresAddress
from engine.store.postgres.database import PostgresDatabase, open_postgres, open_postgres_to_read
from engine.store.postgres.lease import Lease
from engine.store.sql.store import SqlStore


class PostgresStore(SqlStore):
    """A `Store` in a schema of a PostgreSQL database; make it with `open_postgres_store`."""

    def __init__(self, database: PostgresDatabase, clock: Callable[[], float]) -> None:
        super().__init__(database, clock)
        self.database = database


async def open_postgres_store(
    address: PostgresAddress, *, clock: Callable[[], float] = time.time, lease: Lease | None = None
) -> PostgresStore:
    """Open the store at an address, made if it is not there; SaveError where the server cannot be used. lease: by which
    this process is the bot."""
    return PostgresStore(await open_postgres(address, lease=lease), clock)


@asynccontextmanager
async def open_postgres_store_read_only(
    address: PostgresAddress, *, clock: Callable[[], float] = time.time
) -> AsyncIterator[PostgresStore]:
    """Open a store for reading alone; SaveError where there is none."""
    store = PostgresStore(await open_postgres_to_read(address), clock)
    try:
        yield store
    finally:
        await store.close()
