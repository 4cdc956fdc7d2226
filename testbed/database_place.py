"""Where a drill's tables lie: each stage's in a file, or in a schema of its own on a server that the drill has for
itself."""

import contextlib
from collections.abc import Iterator
from contextvars import ContextVar
from itertools import count
from pathlib import Path

from engine.store.places.moving import move_database
from engine.store.postgres.address import PostgresAddress
from testbed.postgres_server import Server

_server: ContextVar[Server | None] = ContextVar("server", default=None)
_schemas = count(1)


@contextlib.contextmanager
def tables_on_server(*, fsync: bool = True) -> Iterator[Server]:
    """Let the tables of all stages that are opened meanwhile lie on a server. SaveError where there is none."""
    server = Server(fsync=fsync).start()
    before = _server.set(server)
    try:
        yield server
    finally:
        _server.reset(before)
        server.stop_for_good()


def is_on_server() -> bool:
    """Return whether the tables of a stage lie on a server."""
    return _server.get() is not None


async def fresh_schema(file: Path) -> PostgresAddress | None:
    """Return the address of a new schema, with what is in a file moved there, if there is one; None where tables lie
    in files."""
    server = _server.get()
    if server is None:
        return None
    address = server.schema_address(f"stage{next(_schemas)}")
    if file.exists():
        await move_database(file, address)
        file.unlink()
    return address
