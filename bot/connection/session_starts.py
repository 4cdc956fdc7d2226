"""How often a bot may begin a session (IDENTIFY): so many a day, and so many at once.

Discord says with GET /gateway/bot how many are left, when the count begins again, and `max_concurrency`: shards whose
ids are the same modulo that number share a bucket, and a bucket takes one IDENTIFY in five seconds. A bot that begins
sessions while none is left loses its token, so nothing is begun then: it waits, and says so. One object serves all
connections of a process, one after another.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

log = logging.getLogger(__name__)
GAP = 5.0  # seconds from one IDENTIFY of a bucket to the next
SPARE = 0.05  # of the gap, since what is sent later may arrive sooner
LOOK = 600.0  # seconds after which Discord is asked again whether it takes sessions


class NoneLeftError(OSError):
    """No session may be begun now. To discord.py it is a connection that could not be made, which it tries again."""


class SessionStarts:
    """Who may begin a session now. sleep: waits that many seconds; clock: seconds."""

    def __init__(
        self,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._sleep, self._clock = sleep, clock
        self.remaining, self.total, self._concurrency, self._anew = 1, 1, 1, 0.0
        self._reserved = 0  # that wait for their turn, of which Discord does not know yet
        self._last: dict[int, float] = {}  # when each bucket had its last
        self._turns: dict[int, asyncio.Lock] = {}

    def note_start_limit(self, limit: Mapping[str, Any]) -> None:
        """Take what Discord says: `session_start_limit` (remaining, total, reset_after in ms, max_concurrency)."""
        self.remaining, self.total = int(limit["remaining"]) - self._uncounted(), int(limit["total"])
        self._concurrency = max(1, int(limit["max_concurrency"]))
        self._anew = self._clock() + int(limit["reset_after"]) / 1000

    def _uncounted(self) -> int:
        """Return how many sessions Discord may not have counted yet: those that wait, and those of just now."""
        return self._reserved + sum(self._clock() - at < GAP for at in self._last.values())

    async def wait_until_allowed(self, ask: Callable[[], Awaitable[Mapping[str, Any]]]) -> None:
        """Return once sessions are left. ask: asks Discord how many are."""
        while self.remaining <= 0:
            if self._uncounted():
                await self._sleep(GAP)
                self.note_start_limit(await ask())
                continue
            left = max(self._anew - self._clock(), 1.0)
            log.error(
                "Discord takes no more logins of this bot for %.0f minutes (%d are used up): Praetor waits; find what"
                " restarts it so often",
                left / 60,
                self.total,
            )
            await self._sleep(min(left + 1.0, LOOK))
            self.note_start_limit(await ask())

    @contextmanager
    def reserve(self) -> Iterator[None]:
        """Take a session before the connection is opened in which it will begin. NoneLeftError: another has taken the
        last."""
        if self.remaining <= 0:
            raise NoneLeftError("no login is left today")
        self.remaining -= 1
        self._reserved += 1
        try:
            yield
        finally:
            self._reserved -= 1

    async def wait_for_turn(self, shard: int) -> None:
        """Return when this shard may send its IDENTIFY."""
        bucket = shard % self._concurrency
        async with self._turns.setdefault(bucket, asyncio.Lock()):
            due = self._last.get(bucket, -GAP * 2) + GAP * (1 + SPARE)
            if due > self._clock():
                await self._sleep(due - self._clock())
            self._last[bucket] = self._clock()
