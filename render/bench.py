"""How long pictures take and how large they are, for `praetor bench render`.

A game's package of pictures may have a module `bench` with `figures(clock)`: name -> milliseconds or bytes.
"""

import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from engine.games import TITLES
from render.games import package_of
from render.picture import Picture

RUNS = 15
Clock = Callable[[], float]  # in seconds


def measure(clock: Clock = time.perf_counter) -> dict[str, float]:
    """Return the figures of all games by a clock."""
    out: dict[str, float] = {}
    for name in (f"{package_of(game)}.bench" for game in TITLES):
        if find_spec(name) is not None:
            out |= import_module(name).figures(clock)
    return {key: round(value, 1) for key, value in out.items()}


def times(draw: Callable[[int], Picture], clock: Clock) -> list[float]:
    """Return how many milliseconds each of `RUNS` drawings took, the shortest first; `draw` is given its number."""
    found = []
    for turn in range(1, RUNS + 1):
        started = clock()
        draw(turn)
        found.append((clock() - started) * 1000)
    return sorted(found)
