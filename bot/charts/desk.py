"""Where owners' figures are handed in: a workbook is read and tried beside the bot, one at a time for all of it."""

import asyncio
import tempfile
from pathlib import Path
from typing import cast

from bot.charts.children import ReadWorkbook, read_workbook, try_chart
from data.charts import Chart
from engine.workbooks.cells import CellFault
from engine.workbooks.trial import GAMES


class TrialProgress:
    """How many games of a trial were played."""

    def __init__(self) -> None:
        self.played = 0

    def note(self, played: int) -> None:
        """Note how many were played, in whatever thread."""
        self.played = played


class ChartDesk:
    """Reads and tries what persons hand in. games: that are played for a trial."""

    def __init__(self, games: int = GAMES) -> None:
        self.games = games
        self._trying = asyncio.Lock()
        self._waiting, self._now = list[TrialProgress](), cast("TrialProgress | None", None)

    async def read(self, game: str, name: str, content: bytes) -> ReadWorkbook:
        """Return what a file says. name: of the file, by whose ending a table of CSV is known."""
        return await asyncio.to_thread(_read, game, Path(name).name, content)

    def queue(self) -> TrialProgress:
        """Return the progress of a trial that comes after those which were queued before it."""
        found = TrialProgress()
        self._waiting.append(found)
        return found

    async def tried(self, chart: Chart, progress: TrialProgress) -> list[CellFault]:
        """Return what is wrong with a chart. progress: as it was queued; it is kept up to date."""
        try:
            async with self._trying:
                self._waiting.remove(progress)
                self._now = progress
                return await asyncio.to_thread(try_chart, chart, self.games, progress.note)
        finally:
            if progress in self._waiting:
                self._waiting.remove(progress)
            if self._now is progress:
                self._now = None

    def ahead_of(self, progress: TrialProgress) -> int:
        """Return how many trials come before one."""
        if progress not in self._waiting:
            return 0
        return self._waiting.index(progress) + (self._now is not None)


def _read(game: str, name: str, content: bytes) -> ReadWorkbook:
    with tempfile.TemporaryDirectory(prefix="praetor-charts-") as folder:
        path = Path(folder) / (name if name.endswith(".csv") else "handed_in")
        path.write_bytes(content)
        return read_workbook(game, path)
