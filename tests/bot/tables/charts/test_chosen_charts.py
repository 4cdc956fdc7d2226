"""Charts that no table uses are let go, but none that a table is just being given."""

from pathlib import Path

import pytest

from bot.tables.charts import chosen_charts
from bot.tables.charts.chosen_charts import drop_unused_charts, read_chosen_charts
from data.charts import CHARTS, Chart, canonical_chart_json
from engine.charts.dropping import drop_charted_games
from engine.games import game_ids
from engine.store.charts.interface import ChartRow
from engine.store.sqlite import open_store

GAME, ADA = game_ids()[0], 900_000_000_000_000_001


async def test_charts_go_when_two_looks_have_found_them_unused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between reading them and keeping the table that names them somebody else may look."""
    monkeypatch.setattr(chosen_charts, "_FACTS", {})
    monkeypatch.setattr(chosen_charts, "_UNUSED", set())
    store = await open_store(tmp_path / "one.sqlite3")
    chart = Chart(GAME, "Mine", canonical_chart_json({}))
    await store.save_or_replace_chart(
        ChartRow(
            game=GAME, hash=chart.hash, owner=ADA, name="Mine", version=1, content=chart.content, changed={},
            tried="", at=1.0,
        ),
        9,
    )  # fmt: skip
    try:
        await read_chosen_charts(store, GAME, {CHARTS: chart.option_value})
        assert await drop_unused_charts([]) == []
        await read_chosen_charts(store, GAME, {CHARTS: chart.option_value})
        assert await drop_unused_charts([]) == []
        assert await drop_unused_charts([chart.played_game_name]) == [] == await drop_unused_charts([])
        assert await drop_unused_charts([]) == [chart.played_game_name]
    finally:
        drop_charted_games([chart.played_game_name])
        await store.close()
