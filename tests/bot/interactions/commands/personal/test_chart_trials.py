"""Charts are tried once: what a trial has found wrong is told again to whoever hands the same in."""

from pathlib import Path

import pytest

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
