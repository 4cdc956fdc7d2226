"""A clock that whoever has started this bot moves on: the sandbox, whose page lets days pass.

Each line on standard input says by how many seconds it is ahead from now on. What is due by then happens, and one line
on standard output says when the next thing is due, and when the next deadline passes. Boards, digests and tournaments
are looked at each time, and once an hour: these go by no alarm but a digest's last calls.
"""

import asyncio
import logging
import sys
import time

from bot.process.clock_news import ClockNews, clock_line
from bot.process.repeating import look_once
from bot.services import Services
from bot.tables.timing import HOUR
from bot.tables.upkeep.gaps import Unwatched

log = logging.getLogger(__name__)
PATIENCE = 60.0  # seconds that what is due may take
LOOK = 0.02
STEPS = 20  # of tournaments, one after the other, until the tables that they have opened run


class LedClock:
    """Real time, and by how many seconds it is ahead. It never goes back."""

    def __init__(self, ahead: float = 0.0) -> None:
        self.ahead = ahead

    def now(self) -> float:
        """Return the moment that it shows."""
        return time.time() + self.ahead

    def drive_bot(self, services: Services) -> None:
        """Let the bot go by this clock. What passes at a leap of it is no gap: it is as if the bot had run."""
        services.tables.now = self.now
        services.tables.gaps = Unwatched(services.store, self.now)

    async def move(self, services: Services, ahead: float) -> ClockNews:
        """Be ahead by so much, let everything happen that is due by then, and return what is next."""
        self.ahead = max(self.ahead, ahead)
        services.tables.wake_due_tables()
        services.worker.notify()
        await _at_rest(services)
        await _look_at_clubs(services)
        later, tables = self.now() + HOUR, services.tables
        soonest = min(later, tables.next_alarm() or later, services.digests.next_deadline_call or later)
        deadlines = (tables.next_deadline(), await services.tournaments.next_due())
        at, where = min((one for one in deadlines if one is not None), default=(None, ""))
        return ClockNews(soonest, at, where)

    async def follow_commands(self, services: Services, lines: "asyncio.Queue[str]") -> None:
        """Move as the lines of standard input say, for ever."""
        while True:
            try:
                ahead = float(await lines.get())
            except ValueError:
                continue
            sys.stdout.write(f"{clock_line(await self.move(services, ahead))}\n")
            sys.stdout.flush()


async def _look_at_clubs(services: Services) -> None:
    """Let tournaments go on until their tables run, and tell what digests and boards have to tell."""
    keeper = services.tournaments
    for _ in range(STEPS):
        await look_once(keeper.run_once, log, "the tournaments were not looked at")
        await _at_rest(services)
        if not await keeper.is_opening():
            break
    await look_once(services.digests.update_due_digests, log, "the digests were not looked at")
    await look_once(services.boards.run_once, log, "the boards were not brought up to date")


async def _at_rest(services: Services) -> None:
    """Wait until nothing is under way that is due: no automatic decision, no post."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        due = await services.store.due_posts(services.tables.now(), 1)  # first: what is on its way is due no more
        if not (due or services.tables.is_busy or services.worker.is_busy):
            return
        await asyncio.sleep(LOOK)
