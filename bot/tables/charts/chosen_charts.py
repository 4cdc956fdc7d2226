"""The charts that a table has chosen: read before the table is, since all that it has is made by them, and let go
when no table in memory uses them any more."""

import asyncio
from collections.abc import Iterable

import msgspec

from bot.titles import title_of_game
from data.charted_games import charted_name, plain_name
from data.charts import CHARTS, OURS, chart_of_value, forget_chart, is_gone, note_gone
from engine.charts.collector import out_of_the_collectors_way
from engine.charts.dropping import drop_charted_games
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.charts.interface import ChartRow
from engine.store.charts.reading import know_kept_charts
from engine.store.interface import Store
from engine.store.models import TableRow

_FACTS: dict[str, ChartRow] = {}  # by charted name: those that came from the store, without what they say


async def read_chosen_charts(store: Store, game: str, options: dict[str, str]) -> None:
    """See to it that the game by the charts of a table can be found, with its title, off the event loop. Where they are
    known nowhere, whoever asks for the game is told."""
    row = await know_kept_charts(store, game, options)
    if row is not None:
        _FACTS[charted_name(game, row.hash)] = msgspec.structs.replace(row, content=b"")
    found = chart_of_value(game, options.get(CHARTS, OURS))
    if found is not None:
        await asyncio.to_thread(_titled, found.played)


def _titled(name: str) -> None:
    with out_of_the_collectors_way():
        title_of_game(name)


def chart_facts(name: str) -> ChartRow | None:
    """Return whose the charts of a game are, and what they change; None of those that the operator installed."""
    return _FACTS.get(name)


def note_chart_facts(row: ChartRow) -> None:
    """Note of charts in use that their row is another: they were shared, or handed in again."""
    name = charted_name(row.game, row.hash)
    if name in _FACTS:
        _FACTS[name] = msgspec.structs.replace(row, content=b"")


def are_charts_taken_away(row: TableRow) -> bool:
    """Return whether the charts of a table were taken away, so that it goes on by our figures."""
    value = row.options.get(CHARTS, OURS)
    return value != OURS and is_gone(charted_name(row.game, value.rpartition("@")[2]))


async def drop_unused_charts(used: Iterable[str]) -> list[str]:
    """Let the charts that came from the store go, but for those of some games; return those that went."""
    kept = {name for name in used if name != plain_name(name)}
    unused = [name for name in _FACTS if name not in kept]
    for name in unused:
        del _FACTS[name]
    if unused:
        await asyncio.to_thread(drop_charted_games, unused)
    return unused


def take_charts_away(name: str) -> None:
    """Let nobody find the game by charts that were taken away; those who have it must take another."""
    forget_chart(name)
    note_gone(name)
    _FACTS.pop(name, None)


async def check_may_use(store: Store, game: str, value: str, user: int, guild: int) -> None:
    """RuleError where a person may not let a table be played by charts: they are neither theirs nor shared with them,
    or who manages the server forbids it. What an operator has installed is everybody's."""
    rows = [row for row in await store.charts(game=game) if row.hash == value.rpartition("@")[2]]
    if not rows:
        return
    if not any(row.value == value and user in (row.owner, *row.shared) for row in rows):
        raise RuleError(keyed_text("error.charts_unknown", name=value.rpartition("@")[0]))
    kept = await store.setting(f"server:{guild}") if guild else None
    if kept and msgspec.json.decode(kept).get("charts") is False:
        raise RuleError(keyed_text("error.charts_forbidden"))
