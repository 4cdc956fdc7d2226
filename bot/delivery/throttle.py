"""Limits how many messages a second are sent: whatever Discord refuses has to be sent again, and too many refusals
block the bot for ten minutes."""

import asyncio
import time
from collections.abc import Awaitable, Callable

A_SECOND = 38.0  # of Discord's 50 requests: a new panel is three, and a person's DM may have to be opened
AT_ONCE = 10.0  # messages that may go at once after a calm


class Throttle:
    """Lets a few go at once, and more at a steady rate in the order of coming. A rate of 0: as many as come."""

    def __init__(
        self,
        a_second: float = A_SECOND,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._apart = 1 / a_second if a_second else 0.0
        self._now, self._sleep = now, sleep
        self._next = 0.0

    async def wait(self) -> None:
        """Wait until one more may go."""
        now = self._now()
        at = max(self._next, now - (AT_ONCE - 1) * self._apart)
        self._next = at + self._apart
        if at > now:
            await self._sleep(at - now)


def retry_delay_seconds(attempts: int) -> float:
    """Return the seconds until a post that could not be sent is tried again."""
    return float(min(2 ** min(attempts, 8), 300))
