"""`praetor charts list` and `remove`: what an operator sees of owners' charts, and how they go for a publisher's
complaint."""

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import main
from data.charts import Chart, canonical_chart_json
from engine.store.charts.interface import ChartRow
from engine.store.sqlite import open_store
from tests.bot.operators.test_tables_command import told

GAME, FIGURE = "samnite_wars", 7919
CHART = Chart(GAME, "Mine", canonical_chart_json({"regions": {"latins": {"figure": FIGURE}}}))


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database in which a person and a server keep the same charts."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "own.sqlite3"
    monkeypatch.setenv("PRAETOR_DATABASE", str(path))
    asyncio.run(_filled(path))
    return path


async def _filled(path: Path) -> None:
    store = await open_store(path)
    for owner, guild in ((11, 0), (0, 22)):
        row = ChartRow(
            game=GAME, hash=CHART.hash, owner=owner, guild=guild, name="Mine", version=1, content=CHART.content,
            changed={"regions": 1}, tried="", at=1.0,
        )  # fmt: skip
        assert await store.save_or_replace_chart(row, most=9)
    await store.close()


def test_an_operator_sees_whose_they_are_and_never_what_they_say(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, found = told(capsys, "charts", "list")
    assert status == 0 and [(one["owner"], one["guild"]) for one in found["charts"]] == [(11, 0), (0, 22)]
    assert str(FIGURE) not in str(found)
    assert main(["charts", "list"]) == 0
    said = capsys.readouterr().out
    assert CHART.hash in said and "of 11" in said and "of the server 22" in said and str(FIGURE) not in said


def test_an_operator_deletes_them_for_everybody(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in (CHART.hash[:11], "0" * 40):
        assert main(["charts", "remove", wrong]) == 1
    assert len(told(capsys, "charts", "list")[1]["charts"]) == 2
    status, answer = told(capsys, "charts", "remove", CHART.hash[:12])
    assert (status, answer["charts"], answer["tables"]) == (0, 2, 0)
    assert told(capsys, "charts", "list")[1]["charts"] == []
    assert main(["charts", "list"]) == 0 and "There are none." in capsys.readouterr().out
