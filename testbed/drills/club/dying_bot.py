"""The bot of the drills with one-pixel pictures, which kills itself at one of its writes.

Run as `python -m testbed.drills.club.dying_bot run` with `PRAETOR_DRILL_DIES="3 after"`: with the fourth transaction
that writes, counted from when its clock was moved on first, as it is kept ("before": as it would begin).
"""

import os
import signal
import sys
from collections.abc import Callable
from typing import Any

from bot.__main__ import main
from bot.app.led_clock import LedClock
from engine.store import connection
from testbed.drills.plain_pictures import replace_drawing_by_pixels
from testbed.seeded_secrets import draw_from_seed

DIES = "PRAETOR_DRILL_DIES"
WRITING = "BEGIN IMMEDIATE"


def die_at_write(number: int, *, after: bool) -> None:
    """Have this process kill itself at its n-th transaction that writes, once time has passed."""
    left, begun, moved, done = number, False, LedClock.move, connection._transaction

    async def move(self: LedClock, services: Any, ahead: float) -> Any:
        nonlocal begun
        begun = begun or ahead > self.ahead
        return await moved(self, services, ahead)

    def transaction(conn: Any, begin: str, work: Callable[[Any], Any]) -> Any:
        nonlocal left
        if not begun or begin != WRITING:
            return done(conn, begin, work)
        left -= 1
        if left >= 0:
            return done(conn, begin, work)
        result = done(conn, begin, work) if after else None
        os.kill(os.getpid(), signal.SIGKILL)
        return result

    LedClock.move = move  # type: ignore[method-assign]
    connection._transaction = transaction


if __name__ == "__main__":
    draw_from_seed()
    replace_drawing_by_pixels()
    if said := os.environ.get(DIES):
        count, _, when = said.partition(" ")
        die_at_write(int(count), after=when == "after")
    sys.exit(main())
