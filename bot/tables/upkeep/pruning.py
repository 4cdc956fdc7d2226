"""What was told long ago goes from the database, where nothing asks for it any more, with the interactions that were
carried out long ago (`engine/store/retention/pruning.py`)."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.process.repeating import repeat
from bot.tables.post_types import PASSING, kind_of
from bot.tables.registry import TableRegistry
from bot.tables.timing import DAY, HOUR

log = logging.getLogger(__name__)
KEPT = 30 * DAY  # longer than a press or a request of a process that was stopped may come late
PAUSE = 0.5  # seconds between two transactions: presses go first
KINDS = tuple(map(kind_of, PASSING))


class Pruning:
    """Deletes what nothing needs any more."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables

    async def run(self) -> None:
        """Look every hour, as long as the bot runs."""
        await repeat(self.run_once, HOUR, log, "old posts were not deleted")

    async def run_once(self) -> None:
        """Delete whatever is due."""
        store, before = self.tables.store, self.tables.now() - KEPT
        posts = await _all_of(lambda: store.prune_posts(KINDS, before))
        interactions = await _all_of(lambda: store.prune_interactions(before))
        await store.prune_chart_trials(self.tables.now() - DAY)  # three a day, of which older ones are none
        if posts or interactions:
            log.info("deleted: %d posts told long ago, %d interactions carried out long ago", posts, interactions)


async def _all_of(prune: Callable[[], Awaitable[tuple[int, bool]]]) -> int:
    """Delete until there is no more; return how many rows went."""
    count, more = await prune()
    while more:
        await asyncio.sleep(PAUSE)
        some, more = await prune()
        count += some
    return count
