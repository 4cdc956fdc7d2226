"""Where owners' figures are handed in: a workbook is read and tried beside the bot, one at a time for all of it."""

import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bot.charts.children import ReadWorkbook, read_workbook, try_chart
from data.charts import Chart
from engine.workbooks.cells import CellFault
from engine.workbooks.trial import GAMES

A_DAY, A_PERSON = 86400.0, 3  # seconds; trials that one person may have in them


class ChartDesk:
    """Reads and tries what persons hand in. games: that are played for a trial."""

    def __init__(self, games: int = GAMES, clock: Callable[[], float] = time.time) -> None:
        self.games, self.clock = games, clock
        self._trying = asyncio.Lock()
        self._trials: dict[int, list[float]] = {}

    async def read(self, game: str, name: str, content: bytes) -> ReadWorkbook:
        """Return what a file says. name: of the file, by whose ending a table of CSV is known."""
        return await asyncio.to_thread(_read, game, Path(name).name, content)

    def may_try(self, user: int) -> bool:
        """Return whether a person may have another trial today, and count it."""
        now = self.clock()
        lately = [at for at in self._trials.get(user, []) if now - at < A_DAY]
        may = len(lately) < A_PERSON
        self._trials[user] = [*lately, now] if may else lately
        return may

    async def tried(self, chart: Chart) -> list[CellFault]:
        """Return what is wrong with a chart, after those that were handed in before it."""
        async with self._trying:
            return await asyncio.to_thread(try_chart, chart, self.games)


def _read(game: str, name: str, content: bytes) -> ReadWorkbook:
    with tempfile.TemporaryDirectory(prefix="praetor-charts-") as folder:
        path = Path(folder) / (name if name.endswith(".csv") else "handed_in")
        path.write_bytes(content)
        return read_workbook(game, path)
