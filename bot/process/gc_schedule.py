"""A schedule for Python's garbage collector, so that it never stops the program for long.

A full collection goes through every object that lives, and stops everything meanwhile: with a thousand tables in
memory for more than 80 ms, several times a minute. So while people press, collections are frequent and small: when
one has taken long, the objects that it found alive are frozen (`gc.freeze`), and later ones leave these out. When
nobody has pressed for a minute, all objects are unfrozen and collected, at most every six hours.
"""

import gc
import logging
import time
from collections.abc import Callable
from typing import Any

from engine.charts.collector import note_freezing, take_dropped_count

log = logging.getLogger(__name__)
LONG = 0.008  # seconds that a collection may take before the objects that it found alive are frozen
REST = 60.0  # seconds without a press after which nobody is thought to wait
OFTEN = 1.0  # seconds between two collections while people press
EVERY = 6 * 3600.0  # seconds between two collections among all objects: few long-lived ones become unreachable


def collect_nothing() -> None:
    """Do without the collector until the schedule starts: what a start makes stays, and to look through it again and
    again is a fifth of what the start takes."""
    gc.disable()


class GcSchedule:
    """Keeps collections short.

    looks: how many full collections there were. longest: the seconds of the longest. For the log and for tests.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.looks, self.longest = 0, 0.0
        self._begun = 0.0
        self._all = self._touched = self._looked = now()

    def start(self) -> None:
        """Freeze the objects that exist at the start, and begin to collect and to time every collection."""
        gc.freeze()
        note_freezing(freezing=True)
        gc.enable()
        gc.callbacks.append(self._watch)

    def stop(self) -> None:
        """Give the collector back to Python's own schedule."""
        if self._watch in gc.callbacks:
            gc.callbacks.remove(self._watch)
        note_freezing(freezing=False)
        gc.unfreeze()

    def note_press(self) -> None:
        """Note that somebody has pressed and waits for an answer."""
        self._touched = self.now()

    def collect_if_pressed(self) -> None:
        """Collect the objects that are not frozen, if anybody has pressed since the last time.

        Left to Python's own schedule, it would wait until much more has gathered, and take longer.
        """
        if self._touched > self._looked:
            self._looked = self.now()
            gc.collect()

    def collect_all_if_idle(self) -> bool:
        """Collect among all objects, if nobody waits, and it was not done for hours or games by charts were let go
        since. Return whether it was done."""
        now = self.now()
        if now - self._touched < REST or (not take_dropped_count() and now - self._all < EVERY):
            return False
        self._all = now
        gc.unfreeze()
        found = gc.collect()
        gc.freeze()
        log.info("collected among all objects: %d were unreachable", found)
        return True

    def _watch(self, phase: str, info: dict[str, Any]) -> None:
        if info["generation"] < 2:
            return
        if phase == "start":
            self._begun = time.perf_counter()
            return
        took = time.perf_counter() - self._begun
        self.looks, self.longest = self.looks + 1, max(self.longest, took)
        if took > LONG:
            gc.freeze()
