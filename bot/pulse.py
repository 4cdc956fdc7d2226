"""The pulse of the event loop: how long it was ever kept from its work. Off unless a setting switches it on."""

import asyncio
import logging
import time

log = logging.getLogger(__name__)
EVERY = 0.005
TELL = 10.0
LONG = 0.05


class Pulse:
    """Beats in the loop and notes how late each beat comes: in all, and by the loop's own work alone (the rest is the
    machine's, where others want its cores too)."""

    def __init__(self) -> None:
        self.beats = self.late = self.late_by_own_work = 0
        self.longest = self.longest_own = 0.0

    async def beat(self) -> None:
        """Beat for ever; say what was found every ten seconds."""
        told = time.monotonic()
        while True:
            before, own = time.monotonic(), time.thread_time()
            await asyncio.sleep(EVERY)
            now = time.monotonic()
            self.note(now - before - EVERY, time.thread_time() - own)
            if now - told >= TELL:
                told = now
                self.tell()

    def note(self, lag: float, own: float) -> None:
        """Note one beat: how late it came, and how long the loop's own work took since the last."""
        own = min(max(own, 0.0), max(lag, 0.0))  # work that was done in time delayed nobody
        self.beats += 1
        self.late += lag > LONG
        self.late_by_own_work += own > LONG
        self.longest, self.longest_own = max(self.longest, lag), max(self.longest_own, own)

    def tell(self) -> None:
        """Log what was found so far."""
        log.info(
            "event loop: beats %d, longest_ms %.1f, over_50_ms %d, longest_own_ms %.1f, own_over_50_ms %d",
            self.beats,
            self.longest * 1000,
            self.late,
            self.longest_own * 1000,
            self.late_by_own_work,
        )
