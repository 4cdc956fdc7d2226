"""How much each person may ask of the bot in a minute, so that nobody makes the others wait.

Two buckets a person, which fill up evenly: one of what draws pictures, one of everything (odds are worked out for
most presses, and for what is suggested while somebody types). A decision counts in the second alone, which is
so wide that no hand empties it.
"""

import time
from collections.abc import Callable

import msgspec

PICTURE_COMMANDS = frozenset({"map", "hand", "card", "log", "stats", "replay", "watch"})
PICTURE_PRESSES = frozenset({"map", "near", "key", "hand", "then", "chart", "stats", "replay", "watch", "eyes"})
WIDER = 4  # how many times as much of everything as of pictures
MINUTE = 60.0
KEPT = 1000  # buckets in memory before the full ones, which say nothing, are dropped


class Bucket(msgspec.Struct):
    """What a person has left of one kind, at a moment of the clock."""

    left: float
    at: float


class CostLimit:
    """Counts what persons ask for.

    pictures: how many pictures a person may ask for in a minute; 0: no limit of anything.
    """

    def __init__(self, pictures: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.pictures, self.clock = pictures, clock
        self._buckets: dict[tuple[int, bool], Bucket] = {}

    def count_request(self, user: int, *, picture: bool) -> float:
        """Count one thing that a person asks for, and return 0.0; or the seconds until they may ask again, in which
        case nothing was counted."""
        if not self.pictures:
            return 0.0
        wanted = [self._bucket(user, picture=kind) for kind in ((False, True) if picture else (False,))]
        wait = max(max(0.0, 1.0 - bucket.left) * MINUTE / most for bucket, most in wanted)
        if wait == 0.0:
            for bucket, _ in wanted:
                bucket.left -= 1.0
        return wait

    def _bucket(self, user: int, *, picture: bool) -> tuple[Bucket, int]:
        """Return a bucket as it is now, and what it holds when full, which is also what comes back in a minute."""
        most, now = self._most(picture=picture), self.clock()
        if len(self._buckets) > KEPT:
            self._drop_full(now)
        bucket = self._buckets.setdefault((user, picture), Bucket(most, now))
        bucket.left = min(most, bucket.left + (now - bucket.at) * most / MINUTE)
        bucket.at = now
        return bucket, most

    def _most(self, *, picture: bool) -> int:
        return self.pictures if picture else self.pictures * WIDER

    def _drop_full(self, now: float) -> None:
        for key, bucket in list(self._buckets.items()):
            if now - bucket.at >= MINUTE:
                del self._buckets[key]
