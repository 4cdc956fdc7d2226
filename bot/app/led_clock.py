"""A clock that whoever has started this bot moves on: the sandbox, whose page lets days pass.

Each line on standard input says by how many seconds it is ahead from now on. What is due by then happens, and one line
on standard output says when the next thing is due, and when the next deadline passes.
"""

import asyncio
import sys
import time

from bot.process.clock_news import ClockNews, clock_line
from bot.services import Services
from bot.tables.upkeep.gaps import Unwatched

PATIENCE = 60.0  # seconds that what is due may take
LOOK = 0.02


class LedClock:
    """Real time, and by how many seconds it is ahead. It never goes back."""

    def __init__(self, ahead: float = 0.0) -> None:
        self.ahead = ahead

    def now(self) -> float:
        """Return the moment that it shows."""
        return time.time() + self.ahead

    def lead(self, services: Services) -> None:
        """Let the bot go by this clock. What passes at a leap of it is no gap: it is as if the bot had run."""
        services.tables.now = self.now
        services.tables.gaps = Unwatched(services.store, self.now)

    async def move(self, services: Services, ahead: float) -> ClockNews:
        """Be ahead by so much, let everything happen that is due by then, and return what is next."""
        self.ahead = max(self.ahead, ahead)
        services.tables.look_at_clock()
        services.worker.notify()
        await _at_rest(services)
        return ClockNews(services.tables.next_alarm(), services.tables.next_deadline())

    async def follow(self, services: Services, lines: "asyncio.Queue[str]") -> None:
        """Move as the lines of standard input say, for ever."""
        while True:
            try:
                ahead = float(await lines.get())
            except ValueError:
                continue
            sys.stdout.write(f"{clock_line(await self.move(services, ahead))}\n")
            sys.stdout.flush()


async def _at_rest(services: Services) -> None:
    """Wait until nothing is under way that is due: no automatic decision, no post."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        due = await services.store.due_posts(services.tables.now(), 1)  # first: what is on its way is due no more
        if not (due or services.tables.is_busy or services.worker.is_busy):
            return
        await asyncio.sleep(LOOK)
