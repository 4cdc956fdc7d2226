"""The worked examples of docs/owners_charts.md: each title is filled in as the page says, and played."""

import re
from pathlib import Path
from typing import Any

import pytest

from data.charts import Chart, canonical_chart_json
from engine.games import game_ids
from engine.workbooks.schema import sheets_of
from engine.workbooks.sheets import said_by
from engine.workbooks.trial import faults_of_tried_charts
from tests.bot.charts.filled import ours

PAGE = Path(__file__).parents[3] / "docs" / "owners_charts.md"
ROW = re.compile(r"^\| (\w+) \| (\w+) \| ([\w.]+) \| (\w+) \| (.+?) \|$", re.MULTILINE)


def examples(game: str) -> list[tuple[str, str, str, str]]:
    return [found[1:] for found in ROW.findall(PAGE.read_text(encoding="utf-8")) if found[0] == game]


def filled_in(game: str) -> dict[str, list[list[Any]]]:
    sheets = ours(game)
    for sheet, row, column, value in examples(game):
        grid = sheets[sheet]
        cells = next(cells for cells in grid[1:] if str(cells[0]) == row)
        cells[grid[0].index(column)] = value
    return sheets


@pytest.mark.parametrize("game", game_ids())
def test_each_title_can_be_played_by_its_example(game: str) -> None:
    said, changed, faults = said_by(game, filled_in(game))
    assert faults == [] and set(changed) == {sheet for sheet, *_ in examples(game)}
    assert set(changed) <= {sheet.id for sheet in sheets_of(game)}
    assert faults_of_tried_charts(Chart(game, "example", canonical_chart_json(said)), 1) == []
