"""The stand-in's clock: real time plus what a test, or who plays on the page, has added to it."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime


def discord_timestamp(moment: float) -> str:
    """Write a moment the way Discord does."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


class Timer:
    """Something that will happen, unless it is cancelled first."""

    __slots__ = ("callback",)

    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        """Let it not happen."""
        self.callback = None


class Clock:
    """Time that runs by itself and that may be pushed on, never back. offset: seconds by which it is ahead."""

    def __init__(self, offset: float = 0.0) -> None:
        self.offset = offset
        self._heap: list[tuple[float, int, Timer]] = []
        self._serial = itertools.count()
        self._handle: asyncio.TimerHandle | None = None
        self._armed_for = 0.0

    def now(self) -> float:
        """Seconds since 1970, as the people in the sandbox count them."""
        return time.time() + self.offset

    def advance(self, seconds: float) -> None:
        """Let time pass at once; what falls due happens before this returns."""
        self.offset += seconds
        self._run()

    def call_after(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call back when that much time has passed."""
        timer = Timer(callback)
        heapq.heappush(self._heap, (self.now() + seconds, next(self._serial), timer))
        self._arm()
        return timer

    def stop(self) -> None:
        """Forget everything that was to happen."""
        self._heap.clear()
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _arm(self) -> None:
        while self._heap and self._heap[0][2].callback is None:
            heapq.heappop(self._heap)
        if not self._heap:
            return
        due = self._heap[0][0]
        if self._handle is not None:
            if self._armed_for <= due:
                return
            self._handle.cancel()
        self._armed_for = due
        self._handle = asyncio.get_running_loop().call_later(max(0.0, due - self.now()), self._fire)

    def _fire(self) -> None:
        self._handle = None
        self._run()

    def _run(self) -> None:
        now = self.now()
        while self._heap and self._heap[0][0] <= now:
            callback = heapq.heappop(self._heap)[2].callback
            if callback is not None:
                callback()
        if self._heap:
            self._arm()
