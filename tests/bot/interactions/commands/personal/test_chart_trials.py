"""Charts are tried once: what a trial has found wrong is told again to whoever hands the same in."""

from pathlib import Path

import pytest

from bot.charts.children import TOO_MUCH
from data.charts import Chart
from engine.kernel.texts import keyed_text
from engine.workbooks.cells import CellFault
from tests.bot.charts.filled import with_changes, written
from tests.bot.hall import InProcess
from tests.bot.interactions.commands.personal.test_charts import GAME, allowed, load

__all__ = ["allowed"]  # the fixture


async def test_what_a_trial_found_wrong_is_told_again_without_another(
    allowed: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = list[str]()

    def wrong(chart: Chart, *_: object) -> list[CellFault]:
        tried.append(chart.hash)
        return [CellFault("turns", "B3", keyed_text("charts.own_check", why="no"))]

    monkeypatch.setattr("bot.charts.desk.try_chart", wrong)
    path = written(tmp_path / "own.xlsx", with_changes(GAME))
    for name in ("Ada", "Boris"):
        assert "**turns!B3**" in await load(allowed, allowed.person(name), path)
    assert len(tried) == 1 and await allowed.app.store.charts() == []


async def test_a_trial_that_something_ended_says_nothing_of_the_charts(
    allowed: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The machine had no memory left, say, or the bot was stopped with all its children."""
    found = [[TOO_MUCH], []]
    monkeypatch.setattr("bot.charts.desk.try_chart", lambda *_: found.pop(0))
    path, ada = written(tmp_path / "own.xlsx", with_changes(GAME)), allowed.person("Ada")
    assert "too much memory or time" in await load(allowed, ada, path)
    assert "Kept as **Mine**" in await load(allowed, ada, path)
