"""Snowflakes: ids that sort by the moment they were made."""

from __future__ import annotations

from bot.sandbox.clock import Clock

EPOCH_MS = 1_420_070_400_000
STEP_BITS = 22


class Snowflakes:
    """Makes ids that never repeat and never go back, even when the clock jumps."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self.clock = clock
        self.last = last

    def next(self) -> str:
        """Make a new id."""
        at = (int(self.clock.now() * 1000) - EPOCH_MS) << STEP_BITS
        self.last = max(at, self.last + 1)
        return str(self.last)


def made_at(snowflake: str) -> float:
    """When an id was made, in seconds since 1970."""
    return ((int(snowflake) >> STEP_BITS) + EPOCH_MS) / 1000
