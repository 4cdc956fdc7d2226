"""Measures how long the event loop is blocked at a time. Off unless a setting switches it on."""

import asyncio
import logging
import sys
import threading
import time
import traceback
from collections.abc import Callable
from itertools import islice

log = logging.getLogger(__name__)
EVERY = 0.005
TELL = 10.0
LONG = 0.05
BETWEEN = 0.25  # seconds between two looks for the metrics


async def watch_lag(note: Callable[[float], None]) -> None:
    """Tell how late the event loop wakes, four times a second, for the metrics; runs for ever. Cheaper than
    `LoopLatency`, which looks for what keeps it."""
    while True:
        before = time.monotonic()
        await asyncio.sleep(BETWEEN)
        note(max(time.monotonic() - before - BETWEEN, 0.0))


class LoopLatency:
    """Wakes every few milliseconds, and notes how late it is woken: in all, and by the program's own work alone. (The
    rest is the machine's: others use its cores too.)"""

    def __init__(self) -> None:
        self.beats = self.late = self.late_by_own_work = 0
        self.longest = self.longest_own = self.last = 0.0
        self.stopped = threading.Event()

    async def measure_until_cancelled(self) -> None:
        """Measure until cancelled; log the result every ten seconds."""
        told = self.last = time.monotonic()
        watch = threading.Thread(target=self._watch, args=(threading.get_ident(),), daemon=True)
        watch.start()
        try:
            await self._beat(told)
        finally:
            self.stopped.set()

    def _watch(self, loop: int) -> None:
        """In another thread: log where the loop is when it is blocked for long. Lines of the program only, never
        values."""
        seen = 0.0
        while not self.stopped.wait(EVERY):
            if time.monotonic() - self.last > LONG and self.last != seen:
                seen = self.last
                walk = islice(traceback.walk_stack(sys._current_frames()[loop]), 6)  # the source is not read for it
                where = " < ".join(
                    f"{frame.f_code.co_filename.rsplit('/', 2)[-1]}:{line} {frame.f_code.co_name}"
                    for frame, line in walk
                )
                log.info("the event loop is kept by %s", where)

    async def _beat(self, told: float) -> None:
        while True:
            before, own = time.monotonic(), time.thread_time()
            await asyncio.sleep(EVERY)
            now = self.last = time.monotonic()
            self.note_waking(now - before - EVERY, time.thread_time() - own)
            if now - told >= TELL:
                told = now
                self.log_latency()

    def note_waking(self, lag: float, own: float) -> None:
        """Note one waking: how many seconds late it came, and how many the loop has worked since the last."""
        own = min(max(own, 0.0), max(lag, 0.0))  # work that was done in time delayed nobody
        self.beats += 1
        self.late += lag > LONG
        self.late_by_own_work += own > LONG
        self.longest, self.longest_own = max(self.longest, lag), max(self.longest_own, own)

    def log_latency(self) -> None:
        """Log what was found so far."""
        log.info(
            "event loop: beats %d, longest_ms %.1f, over_50_ms %d, longest_own_ms %.1f, own_over_50_ms %d",
            self.beats,
            self.longest * 1000,
            self.late,
            self.longest_own * 1000,
            self.late_by_own_work,
        )
