"""What cannot be done while the database is away is told in a line: a traceback is for faults of ours."""

import logging

import pytest

from engine.kernel.errors import SaveError
from tests.bot.hall import InProcess

AWAY = "praetor on host: the server does not answer"


@pytest.mark.parametrize("error", [SaveError(AWAY), ValueError("ours")])
async def test_a_database_that_is_away_is_no_fault_of_ours(
    hall: InProcess, error: Exception, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, is_ours = hall.app.tables, not isinstance(error, SaveError)

    async def fails(*_: object, **__: object) -> None:
        raise error

    table = await hall.start("Ada", "Boris")
    with monkeypatch.context() as broken, caplog.at_level(logging.ERROR):
        broken.setattr(tables.store, "tables", fails)
        await tables.put_idle_tables_aside(tables.now())
        broken.setattr(tables, "actor", fails)
        await tables._renew([table])
    told = [one for one in caplog.records if "could not be" in one.message]
    assert len(told) >= 2 and all(bool(one.exc_info) == is_ours for one in told)
    assert all((AWAY in one.getMessage()) != is_ours for one in told)
