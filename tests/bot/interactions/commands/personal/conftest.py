"""What owners hand in is read and checked by the real processes once for all tests that hand in the same."""

import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from bot.charts import desk
from bot.charts.children import ReadWorkbook, read_workbook, try_chart
from data.charts import Chart
from engine.workbooks.cells import CellFault


@cache
def read_once(game: str, ending: str, content: bytes) -> ReadWorkbook:
    """Return what a file says, of those with this content; not to be changed."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"handed_in{ending}"
        path.write_bytes(content)
        return read_workbook(game, path)


@cache
def check_once(chart: Chart) -> tuple[CellFault, ...]:
    """Return what the title's own checks find wrong with a chart, no game being played."""
    return tuple(try_chart(chart, 0))


@pytest.fixture(autouse=True)
def shared_children(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start no second process that would read or check what one has read or checked before."""

    def tried(chart: Chart, games: int, told: Callable[[int], None] = lambda played: None) -> list[CellFault]:
        return try_chart(chart, games, told) if games else list(check_once(chart))

    monkeypatch.setattr(desk, "read_workbook", lambda game, path: read_once(game, path.suffix, path.read_bytes()))
    monkeypatch.setattr(desk, "try_chart", tried)
