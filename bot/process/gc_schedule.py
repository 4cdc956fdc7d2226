"""Python's collector of cycles stops the whole program while it looks through all that lives: with a thousand tables in
memory for 80 ms and more, several times a minute. So it looks often, at little: what has outlived a look that took long
is set apart and not looked at again; all of it is looked through when nobody waits.
"""

import gc
import logging
import time
from collections.abc import Callable
from typing import Any

log = logging.getLogger(__name__)
LONG = 0.008  # seconds that a look may take before what it found alive is set apart
REST = 60.0  # seconds without a press after which nobody is thought to wait
OFTEN = 1.0  # seconds between two looks while people press
EVERY = 6 * 3600.0  # seconds between two looks at everything: few cycles are made of what lives long


class GcSchedule:
    """Keeps looks short. `looks` and `longest` (seconds) are for the log and for tests."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.looks, self.longest = 0, 0.0
        self._begun = 0.0
        self._all = self._touched = self._looked = now()

    def start(self) -> None:
        """Set apart what the start has made, and watch every look from now on."""
        gc.freeze()
        gc.callbacks.append(self._watch)

    def stop(self) -> None:
        """Leave everything as it is by default."""
        if self._watch in gc.callbacks:
            gc.callbacks.remove(self._watch)
        gc.unfreeze()

    def touched(self) -> None:
        """Say that somebody waits for an answer."""
        self._touched = self.now()

    def look(self) -> None:
        """Run the garbage collector on the objects that are not frozen (`gc.freeze`), if anybody has pressed since the
        last time; Python's own schedule would run it when much more had gathered."""
        if self._touched > self._looked:
            self._looked = self.now()
            gc.collect()

    def rest(self) -> bool:
        """Look through everything if nobody waits and it was not done for long; return whether it was done."""
        now = self.now()
        if now - self._touched < REST or now - self._all < EVERY:
            return False
        self._all = now
        gc.unfreeze()
        found = gc.collect()
        gc.freeze()
        log.info("looked through everything: %d objects were of no use", found)
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
