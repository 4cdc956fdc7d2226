"""Both clocks, the stand-in's and the bot's, moved on together from the page: an hour, a day, to the next deadline.

They go from one thing that is due to the next, so that everything happens in its order and at its time, as if the time
had passed: a reminder comes before the deadline of which it reminds.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any, Protocol

from bot.process.clock_news import ClockNews, clock_news
from bot.sandbox import threads
from bot.sandbox.hub import Hub
from bot.sandbox.people.forms import RefusedError
from bot.sandbox.world import DM

MOST = 60 * 86_400.0  # seconds of one move
STEPS = 2000  # things that are due on the way, after which the rest is gone in one leap
LEAST = 1.0  # seconds from one of them to the next
DEADLINE = "deadline"
SAID_BY_PEOPLE = (0, 19, 20)  # types of messages: no notes of Discord's own, such as that something was pinned
ENDED = "the bot has ended"


class Pipe(Protocol):
    """What can be written to."""

    def write(self, data: bytes, /) -> object:
        """Write something."""


class LedProcess(Protocol):
    """A process of the bot whose clock is led: what it is told, and what it says."""

    @property
    def stdin(self) -> Pipe | None:
        """What it is told."""

    @property
    def stdout(self) -> asyncio.StreamReader | None:
        """What it says."""


class Clocks:
    """Moves stand-in and bot on. Without a bot that can be told, the stand-in's alone."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._process: LedProcess | None = None
        self._said: asyncio.Queue[ClockNews | None] = asyncio.Queue()
        self._one_by_one = asyncio.Lock()

    async def run_with_bot(self, process: LedProcess) -> None:
        """Tell this process of the bot, and listen to it until it ends."""
        said = process.stdout or asyncio.StreamReader()
        self._process, self._said = process, asyncio.Queue()
        try:
            while line := (await said.readline()).decode(errors="replace"):
                if (news := clock_news(line)) is not None:
                    self._said.put_nowait(news)
                else:
                    sys.stdout.write(line)
        finally:
            self._process = None
            self._said.put_nowait(None)

    async def move(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """Move on as the page asks: `by` seconds, or `to` just after the next deadline; or only say what time it is.
        Return that, and what came in that time. RefusedError where it is no time that can pass."""
        async with self._one_by_one:
            before, began = self._last_message(), self.hub.clock.now()
            news = await self._tell()
            by, now = float(wanted.get("by") or 0), self.hub.clock.now()
            if wanted.get("to") == DEADLINE:
                if news.deadline is None:
                    raise RefusedError("no deadline runs at any table")
                by = max(news.deadline - now, 0) + LEAST
            if not 0 <= by <= MOST:
                raise RefusedError("the clock goes on, by 60 days at most")
            if by:
                news = await self._pass(now + by, news)
                self.hub.tell_page("clock", self._shown(news), self._people())
            passed = self.hub.clock.now() - began if by else 0.0
            return {**self._shown(news), "passed": passed, "came": self._came_since(before) if by else []}

    async def _pass(self, until: float, news: ClockNews) -> ClockNews:
        for _ in range(STEPS):
            due = news.due if news.due is not None else until
            self._advance(max(due, self.hub.clock.now() + LEAST) if due < until else until)
            news = await self._tell()
            if self.hub.clock.now() >= until:
                return news
        self._advance(until)
        return await self._tell()

    def _advance(self, to: float) -> None:
        self.hub.clock.advance(max(to - self.hub.clock.now(), 0.0))
        threads.archive_idle_threads(self.hub)

    async def _tell(self) -> ClockNews:
        """Tell the bot how far the stand-in is ahead, and return what it says once all that is due is done."""
        process = self._process
        if process is None or process.stdin is None:
            return ClockNews()
        try:
            process.stdin.write(f"{self.hub.clock.offset!r}\n".encode())
        except (OSError, ValueError):  # nobody reads it any more, or it is closed
            raise RefusedError(ENDED) from None
        news = await self._said.get()
        if news is None:
            raise RefusedError(ENDED)
        return news

    def _shown(self, news: ClockNews) -> dict[str, Any]:
        return {"ahead": self.hub.clock.offset, "deadline": news.deadline, "where": news.where}

    def _last_message(self) -> int:
        return max((one.order[-1] for one in self.hub.world.channels.values() if one.order), default=0)

    def _came_since(self, last: int) -> list[dict[str, Any]]:
        """Return where messages of the bot came after one, and how many that are still there: `place`, or `person` for
        a DM."""
        found = list[dict[str, Any]]()
        world = self.hub.world
        for channel in world.channels.values():
            new = [channel.messages[str(one)] for one in channel.order if one > last]
            count = sum(message.author_id == world.bot_id and message.type in SAID_BY_PEOPLE for message in new)
            if count and channel.type == DM:
                people = [world.users[one] for one in channel.recipients if one != world.bot_id]
                found += [{"person": one.global_name or one.username, "count": count} for one in people]
            elif count:
                found.append({"place": channel.name, "count": count})
        return found

    def _people(self) -> list[str]:
        return [user.id for user in self.hub.world.users.values() if not user.bot]
