"""Charts that their owner, or the operator, has taken away: they are gone at once, and tables that were played by them
go on by our figures, as an epoch that their threads are told of."""

import asyncio
import logging
from collections.abc import Iterable

from bot.tables.charts.chosen_charts import are_charts_taken_away, chosen_game_name, take_charts_away
from bot.tables.post_types import LOBBY_CARD
from bot.tables.registry import TableRegistry
from data.charted_games import charted_name
from engine.charts.dropping import drop_charted_games
from engine.kernel.errors import PraetorError
from engine.store.models import ARCHIVED, LOBBY, OPENING, RUNNING

log = logging.getLogger(__name__)


async def forget_deleted_charts(tables: TableRegistry, gone: Iterable[tuple[str, str]]) -> int:
    """Let charts go that are in the store no more, by game and hash; return how many tables go on without them."""
    names = [charted_name(game, digest) for game, digest in gone]
    for name in names:
        take_charts_away(name)
    rows = await tables.store.tables(statuses=(OPENING, LOBBY, RUNNING, ARCHIVED))
    played = [row.id for row in rows if are_charts_taken_away(row) and chosen_game_name(row) in names]
    for table_id in dict.fromkeys([*played, *tables.played_by(names)]):
        try:
            actor = await tables.actor(table_id)
            async with actor.turn() as live:
                live.take_game_anew()
            async with actor.turn() as live:  # in which it is brought to our figures, and told
                if live.row.status == LOBBY:
                    live.replace(row=await tables.store.update_table(live.row, posts=(LOBBY_CARD,)))
        except PraetorError:  # it lies still for another reason
            log.exception("table %s could not be brought to our own figures", table_id)
        tables.run_automatic(table_id)
    if names:
        await asyncio.to_thread(drop_charted_games, names)
    return len(played)
