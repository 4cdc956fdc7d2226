"""Drills whose tables lie on a PostgreSQL server."""

import pytest

from bot.__main__ import main
from engine.store.postgres.driver import open_session
from testbed.database_place import is_on_server, tables_on_server
from testbed.drills import tables
from tests.games import EXAMPLE
from tests.postgres import require_server

SCHEMAS = "SELECT count(*) FROM information_schema.schemata WHERE schema_name LIKE 'stage%'"


async def test_a_drill_holds_with_its_tables_on_a_server() -> None:
    require_server()
    with tables_on_server(fsync=False) as server:
        report = await tables.drill("short", 1, game=EXAMPLE, acts=("start",), troubles=("killed after",))
        with open_session(server.schema_address()) as raw:
            row = raw.execute(SCHEMAS).fetchone()
    assert report.has_held and report.rounds > 0, report.said
    assert row is not None and row[0] >= 2 and not is_on_server()  # undisturbed, and with the fault


def test_a_drill_that_opens_the_file_itself_is_on_no_server(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["drill", "disk", "--seed", "1", "--on-server"]) == 2
    assert "alone can have their tables on a server" in capsys.readouterr().err
