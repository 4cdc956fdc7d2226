"""A PostgreSQL server for tests: one a process. Where Debian's (or another) server is not installed such tests are left
out in one line, but fail where `TEST_POSTGRES=required` says that they may not be; there each commit waits for the
disk, too."""

import atexit
import itertools
import os
from functools import cache

import pytest

from engine.store.postgres.address import PostgresAddress
from testbed.postgres_server import Server, why_no_server

# Whether the tests of the bot in this process have their tables on a server (`tests/soak/test_bot_on_a_server.py`).
ON_A_SERVER = os.environ.get("TEST_DATABASE") == "postgresql"
REQUIRED = os.environ.get("TEST_POSTGRES") == "required"
_schemas = itertools.count(1)


@cache
def server() -> Server:
    """Return this process's server, started once."""
    made = Server(fsync=REQUIRED).start()
    atexit.register(made.stop_for_good)
    return made


def require_server() -> None:
    """Leave a test out where there is no server; fail where none may be left out."""
    why = why_no_server()
    if why and REQUIRED:
        pytest.fail(why)
    if why:
        pytest.skip(why)


def fresh_address() -> PostgresAddress:
    """Return the address of a schema that is not there yet; the test is left out where there is no server."""
    require_server()
    return server().schema_address(f"t{next(_schemas)}")
