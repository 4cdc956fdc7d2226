"""How many replays a person may ask for: one at a time, and a few in some minutes, since each takes long to draw."""

import math
import time
from collections.abc import Callable

from engine.kernel.errors import RuleError
from engine.kernel.texts import text

MANY, WITHIN = 4, 900.0  # so many in so many seconds


class ReplayLimit:
    """Counts what persons ask for. limited: whether anything is limited at all."""

    def __init__(self, *, limited: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.limited, self.clock = limited, clock
        self._asked: dict[int, list[float]] = {}
        self._under_way: set[int] = set()

    def begin(self, user: int) -> None:
        """Count a replay for a person, which is under way until `end`. RuleError where he has one under way, or has
        asked for too many: nothing is counted then."""
        now = self.clock()
        self._asked = {one: kept for one, at in self._asked.items() if (kept := [t for t in at if now < t + WITHIN])}
        asked = self._asked.get(user, [])
        if user in self._under_way:
            raise RuleError(text("error.replay_under_way"))
        if self.limited and len(asked) >= MANY:
            raise RuleError(text("error.replay_often", minutes=math.ceil((asked[0] + WITHIN - now) / 60)))
        self._asked[user] = [*asked, now]
        self._under_way.add(user)

    def end(self, user: int) -> None:
        """Note that a person's replay is ready, or given up."""
        self._under_way.discard(user)
