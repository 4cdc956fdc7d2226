"""The charts of a table, read from the store so that its game can be found; or that they were taken away."""

import asyncio
import logging

from data.charted_games import charted_name
from data.charts import CHARTS, DIGITS, OURS, Chart, ChartError, chart_named_by_option, know_chart, note_gone
from engine.charts.collector import pause_garbage_collection
from engine.charts.dropping import drop_charted_games
from engine.games import game_by_id, game_ids
from engine.kernel.errors import EngineBug
from engine.store.charts.interface import ChartRow, ChartsStore

log = logging.getLogger(__name__)


async def know_kept_charts(store: ChartsStore, game: str, options: dict[str, str]) -> ChartRow | None:
    """See to it that the game by the charts of a table can be found, off the event loop, or that it is known that they
    were taken away. Return the row of charts that were read now; None of those that were known, or are nowhere."""
    value = options.get(CHARTS, OURS)
    if value == OURS or game not in game_ids():
        return None
    await asyncio.to_thread(game_by_id, game)  # the charts that an operator has installed are known then
    digest = value.rpartition("@")[2]
    if chart_named_by_option(game, value) is not None or len(digest) != DIGITS:
        return None
    row = await store.chart_by_hash(game, digest)
    if row is None:
        if await store.are_charts_gone(game, digest):
            note_gone(charted_name(game, digest))
        return None
    chart = chart_of_row(row)
    try:
        await asyncio.to_thread(know_chart, chart)
        await asyncio.to_thread(_made, chart.played_game_name)
    except (ChartError, EngineBug):  # a newer Praetor has other figures below them: it is as if they were gone
        log.exception("the charts %s of %s fit no more", chart.hash, game)
        await asyncio.to_thread(drop_charted_games, [chart.played_game_name])
        note_gone(chart.played_game_name)
        return None
    return row


def _made(name: str) -> None:
    with pause_garbage_collection():
        game_by_id(name)


def chart_of_row(row: ChartRow) -> Chart:
    """Return the chart of a row."""
    return Chart(row.game, row.name, row.content)
