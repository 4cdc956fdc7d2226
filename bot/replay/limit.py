"""How many replays a person may ask for: one at a time, a few in some minutes, and no more than a share of the time of
the one process that draws them."""

import contextlib
import math
import time
from collections.abc import Callable, Iterator

from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text

MANY, WITHIN = 4, 900.0  # so many in so many seconds
SHARE, HOUR = 600.0, 3600.0  # seconds of drawing in the last hour, after which a person waits
FILMS = 0  # whose share films count to, which are for everybody


class Shares:
    """Knows how many seconds of drawing each person has had in the last hour."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._had: dict[int, list[tuple[float, float]]] = {}  # by person: from when to when

    def used_seconds_of_person(self, who: int) -> float:
        """Return how many seconds of the last hour a person has had."""
        since = self.clock() - HOUR
        return sum(end - max(begun, since) for begun, end in self._had.get(who, ()) if end > since)

    def free_at(self, who: int) -> float:
        """Return when a person who has had their share has less than that again."""
        over = self.used_seconds_of_person(who) - SHARE
        for begun, end in self._had.get(who, ()):
            first = max(begun, self.clock() - HOUR)
            if end - first > over >= 0:
                return first + over + HOUR
            over -= max(0.0, end - first)
        return self.clock()

    @contextlib.contextmanager
    def count_time_of_person(self, who: int) -> Iterator[None]:
        """Count what is done under it to a person's share, also where it fails."""
        begun = self.clock()
        try:
            yield
        finally:
            now = self.clock()
            self._had = {one: kept for one, had in self._had.items() if (kept := [h for h in had if h[1] > now - HOUR])}
            self._had[who] = [*self._had.get(who, ()), (begun, now)]


class ReplayLimit:
    """Counts what persons ask for. limited: whether anything is limited at all; shares: of the drawing."""

    def __init__(
        self, *, limited: bool = True, clock: Callable[[], float] = time.monotonic, shares: Shares | None = None
    ) -> None:
        self.limited, self.clock, self.shares = limited, clock, shares or Shares(clock)
        self._asked: dict[int, list[float]] = {}
        self._under_way: set[int] = set()

    def begin(self, user: int) -> None:
        """Count a replay for a person, which is under way until `end`. RuleError where they have one under way, or has
        asked for too many, or has had their share of the drawing: nothing is counted then."""
        now = self.clock()
        self._asked = {one: kept for one, at in self._asked.items() if (kept := [t for t in at if now < t + WITHIN])}
        asked = self._asked.get(user, [])
        if user in self._under_way:
            raise RuleError(keyed_text("error.replay_under_way"))
        if self.limited and len(asked) >= MANY:
            raise RuleError(keyed_text("error.replay_often", minutes=math.ceil((asked[0] + WITHIN - now) / 60)))
        if self.limited and self.shares.used_seconds_of_person(user) >= SHARE:
            minutes = max(1, math.ceil((self.shares.free_at(user) - self.shares.clock()) / 60))
            raise RuleError(keyed_text("error.replay_share", share=round(SHARE / 60), minutes=minutes))
        self._asked[user] = [*asked, now]
        self._under_way.add(user)

    def end(self, user: int) -> None:
        """Note that a person's replay is ready, or given up."""
        self._under_way.discard(user)
