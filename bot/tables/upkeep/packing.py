"""Finished games are compressed after a time that the operator sets (`engine/store/retention/packing.py`). Whoever asks
for one is shown it as ever: it is brought back as it is opened, and compressed again later."""

import asyncio
import logging

from bot.process.faults import log_failure
from bot.tables.registry import TableRegistry
from bot.tables.timing import DAY, HOUR
from engine.kernel.errors import SaveError

log = logging.getLogger(__name__)
PAUSE = 1.0  # seconds between two tables: presses go first


class Packing:
    """Compresses the games that are over.

    days: after their end.
    """

    def __init__(self, tables: TableRegistry, days: float) -> None:
        self.tables, self.days = tables, days
        self._damaged: set[str] = set()  # tables that cannot be packed, each told once

    async def run(self) -> None:
        """Compress what is due, every hour, as long as the bot runs."""
        while True:
            try:
                await self.run_once()
            except Exception as error:
                log_failure(log, "finished games could not be compressed", error)
            await asyncio.sleep(HOUR)

    async def run_once(self) -> int:
        """Compress every table that is due; return how many were."""
        count, size = 0, 0
        for table_id in await self.tables.store.tables_to_pack(self.tables.now() - self.days * DAY):
            if table_id in self._damaged:
                continue
            try:
                took = await self.tables.compress_finished_table(table_id)
            except SaveError as error:
                self._damaged.add(table_id)
                log.error("table %s is not compressed: %s", table_id, error)
                continue
            count, size = count + bool(took), size + took
            await asyncio.sleep(PAUSE)
        if count:
            log.info("finished games compressed: %d, which took %.1f MiB before", count, size / 1024**2)
        return count
