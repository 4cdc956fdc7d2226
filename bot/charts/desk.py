"""Where owners' figures are handed in: a workbook is read and tried beside the bot, one at a time for all of it."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

from bot.charts.children import TOO_MUCH, ReadWorkbook, read_workbook, try_chart
from data.charts import Chart
from engine.store.charts.interface import ChartRow
from engine.workbooks.cells import CellFault
from engine.workbooks.trial import GAMES

Key = tuple[str, str, str]  # a chart's game and hash, and by which rules it is tried
Noted = Callable[[list[CellFault]], Awaitable[None]]


class Trial:
    """A trial that is queued or under way, for all who hand the same in meanwhile: how many games were played, and the
    work that comes to what is wrong."""

    work: "asyncio.Task[list[CellFault]]"

    def __init__(self) -> None:
        self.played = 0
        self.asked = list[ChartRow]()  # what is kept if it ends well, of all who handed it in

    def note_games_played(self, played: int) -> None:
        """Note how many were played, in whatever thread."""
        self.played = played


class ChartDesk:
    """Reads and tries what persons hand in, each chart once. games: that are played for a trial. opening: held by
    whoever looks whether a chart was tried, until its trial is queued."""

    def __init__(self, games: int = GAMES) -> None:
        self.games = games
        self.opening = asyncio.Lock()
        self._trying = asyncio.Lock()
        self._waiting, self._now = list[Trial](), cast("Trial | None", None)
        self._going = dict[Key, Trial]()

    async def read_chart_file(self, game: str, name: str, content: bytes) -> ReadWorkbook:
        """Return what a file says. name: of the file, by whose ending a table of CSV is known."""
        return await asyncio.to_thread(_read, game, Path(name).name, content)

    def trial_of_chart(self, key: Key) -> Trial | None:
        """Return the trial of a chart that is queued or under way."""
        return self._going.get(key)

    def trials_asked_by(self, user: int, guild: int) -> list[tuple[ChartRow, Trial]]:
        """Return what a person, or somebody for a server, has handed in that is not tried yet."""
        asked = [(row, trial) for trial in self._going.values() for row in trial.asked]
        return [(row, trial) for row, trial in asked if (row.guild and row.guild == guild) or row.owner == user]

    def queue_trial(self, key: Key, chart: Chart, noted: Noted) -> Trial:
        """Return the trial of a chart, which comes after those that were queued before it. noted: notes what is wrong;
        until it has, the trial counts as one that goes on."""
        found = self._going[key] = Trial()
        self._waiting.append(found)
        found.work = asyncio.create_task(self._try(key, chart, found, noted))
        return found

    async def _try(self, key: Key, chart: Chart, trial: Trial, noted: Noted) -> list[CellFault]:
        try:
            async with self._trying:
                self._waiting.remove(trial)
                self._now = trial
                try:
                    wrong = await asyncio.to_thread(try_chart, chart, self.games, trial.note_games_played)
                except Exception:
                    await noted([TOO_MUCH])
                    raise
                finally:
                    self._now = None
            await noted(wrong)
            return wrong
        finally:
            del self._going[key]
            if trial in self._waiting:
                self._waiting.remove(trial)

    def trials_ahead_count(self, trial: Trial) -> int:
        """Return how many trials come before one."""
        if trial not in self._waiting:
            return 0
        return self._waiting.index(trial) + (self._now is not None)


def _read(game: str, name: str, content: bytes) -> ReadWorkbook:
    with tempfile.TemporaryDirectory(prefix="praetor-charts-") as folder:
        path = Path(folder) / (name if name.endswith(".csv") else "handed_in")
        path.write_bytes(content)
        return read_workbook(game, path)
