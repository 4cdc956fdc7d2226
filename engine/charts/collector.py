"""Games by charts and Python's garbage collector: each brings tens of thousands of objects, which it should neither
look through while they are made nor again and again while they are used."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

_dropped = 0
_freezing = False  # asked of the collector itself it takes as long as a collection


@contextmanager
def pause_garbage_collection() -> Iterator[None]:
    """Let many objects that stay be made: nothing is collected meanwhile, and where somebody keeps collections short by
    freezing what is old (`bot/process/gc_schedule.py`), they are frozen too."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if _freezing:
            gc.freeze()
        if was:
            gc.enable()


def note_freezing(*, freezing: bool) -> None:
    """Say whether somebody keeps collections short by freezing what is old."""
    global _freezing
    _freezing = freezing


def note_dropped_chart_games(count: int) -> None:
    """Note that games by charts were let go: what is frozen of them is only found in a collection of everything."""
    global _dropped
    _dropped += count


def take_dropped_count() -> int:
    """Return how many were let go since this was asked last."""
    global _dropped
    found, _dropped = _dropped, 0
    return found
