"""The charts that a table has chosen: read before the table is, since all that it has is made by them, and let go
when no table in memory uses them any more."""

import asyncio
from collections.abc import Iterable

import msgspec

from bot.tables.table_extra import extra_of
from bot.titles import title_of_game
from data.charted_games import charted_name, plain_name
from data.charts import CHARTS, OURS, chart_named_by_option, forget_chart, is_gone, note_gone
from engine.charts.collector import pause_garbage_collection
from engine.charts.dropping import drop_charted_games
from engine.games import game_by_id
from engine.kernel.errors import RuleError, SetupError
from engine.kernel.texts import keyed_text
from engine.store.charts.interface import ChartRow
from engine.store.charts.reading import know_kept_charts
from engine.store.interface import Store
from engine.store.models import TableRow

_ALLOWED = False
# By charted name: who keeps charts that came from the store, by the value of a table's option, without what they say.
_FACTS: dict[str, dict[str, ChartRow]] = {}
_UNUSED = set[str]()  # of these, those that no table used at the last look, and that nobody has read since


async def read_chosen_charts(store: Store, game: str, options: dict[str, str]) -> None:
    """See to it that the game by the charts of a table can be found, with its title, off the event loop. Where they are
    known nowhere, whoever asks for the game is told."""
    row = await know_kept_charts(store, game, options)
    value = options.get(CHARTS, OURS)
    found = chart_named_by_option(game, value)
    if found is None:
        return
    _UNUSED.discard(found.played_game_name)
    if row is not None or value not in _FACTS.get(found.played_game_name, {}):
        for one in await store.charts_of_hash(game, found.hash):
            _FACTS.setdefault(found.played_game_name, {})[one.option_value] = msgspec.structs.replace(one, content=b"")
    await asyncio.to_thread(_titled, found.played_game_name)


def _titled(name: str) -> None:
    with pause_garbage_collection():
        title_of_game(name)


def chosen_game_name(row: TableRow) -> str:
    """Return the name of the game by the charts that a table has chosen, whether they are there or not."""
    value = row.options.get(CHARTS, OURS)
    return row.game if value == OURS else charted_name(row.game, value.rpartition("@")[2])


def chart_facts(row: TableRow) -> ChartRow | None:
    """Return whose the charts of a table are, and what they change; None of those that the operator installed."""
    return _FACTS.get(chosen_game_name(row), {}).get(row.options.get(CHARTS, OURS))


def note_chart_facts(row: ChartRow) -> None:
    """Note of charts in use that their row is another: they were shared, or handed in again."""
    name = charted_name(row.game, row.hash)
    if name in _FACTS:
        _FACTS[name][row.option_value] = msgspec.structs.replace(row, content=b"")


def options_in_force(row: TableRow) -> dict[str, str]:
    """Return the options by which a table is played: without charts, where it goes on by our figures for good."""
    return {key: one for key, one in row.options.items() if key != CHARTS or not extra_of(row).by_ours}


def are_charts_taken_away(row: TableRow) -> bool:
    """Return whether the charts of a table were taken away, and it is not settled yet that it goes on by our
    figures."""
    return is_gone(chosen_game_name(row)) and not extra_of(row).by_ours


async def drop_unused_charts(used: Iterable[str]) -> list[str]:
    """Let the charts that came from the store go, but for those of some games, and those that were used or read since
    the last look: a table is just being given them. Return those that went."""
    kept = {name for name in used if name != plain_name(name)}
    now = {name for name in _FACTS if name not in kept}
    unused = sorted(now & _UNUSED)
    _UNUSED.clear()
    _UNUSED.update(now)
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


def set_kept_charts_allowed(*, allowed: bool) -> None:
    """Say whether the operator of this process lets tables be played by what persons and servers keep."""
    global _ALLOWED
    _ALLOWED = allowed


def _installed(game: str) -> tuple[str, ...]:
    return next((option.values for option in game_by_id(game).options if option.key == CHARTS), ())


async def check_may_use(store: Store, game: str, value: str, user: int, guild: int) -> None:
    """RuleError where a person may not let a table be played by charts: they are neither theirs, nor shared with them,
    nor the server's, or the operator, or who manages the server, forbids it. What an operator has installed is
    everybody's."""
    if value in _installed(game):
        return
    known, rows = chart_named_by_option(game, value), await store.charts_of_hash(game, value.rpartition("@")[2])
    if not rows and (
        known is None or known.option_value == value
    ):  # whoever asks for the game is told of those that are gone
        return
    await check_charts_allowed(store, game, value, guild)
    if not any(row.option_value == value and row.may_be_used_by(user, guild) for row in rows):
        raise RuleError(keyed_text("error.charts_unknown", name=value.rpartition("@")[0]))


async def check_charts_allowed(store: Store, game: str, value: str, guild: int) -> None:
    """SetupError where the operator, or who manages the server, lets no table begin by charts that persons keep."""
    if value in (OURS, *_installed(game)):
        return
    if not _ALLOWED:
        raise SetupError(keyed_text("error.charts_off"))
    kept = await store.setting(f"server:{guild}") if guild else None
    if kept and msgspec.json.decode(kept).get("charts") is False:
        raise SetupError(keyed_text("error.charts_forbidden"))
