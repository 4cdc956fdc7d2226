"""How long pictures take and how large they are, for `praetor bench render`.

A game's package of pictures may have a module `bench` with `figures(clock)`: name -> milliseconds or bytes.
"""

import time
from collections.abc import Callable

from engine.games import game_ids
from render.games import bench_of
from render.picture import Picture

RUNS = 15
Clock = Callable[[], float]  # in seconds


def measure_all_games(clock: Clock = time.perf_counter) -> dict[str, float]:
    """Return the figures of all games by a clock."""
    out: dict[str, float] = {}
    for bench in filter(None, map(bench_of, game_ids())):
        out |= bench.benchmark_figures(clock)
    return {key: round(value, 1) for key, value in out.items()}


def drawing_times(draw: Callable[[int], Picture], clock: Clock) -> list[float]:
    """Return how many milliseconds each of `RUNS` drawings took, the shortest first; `draw` is given its number."""
    found = []
    for turn in range(1, RUNS + 1):
        started = clock()
        draw(turn)
        found.append((clock() - started) * 1000)
    return sorted(found)
