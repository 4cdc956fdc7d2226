"""How long a map of points takes to draw again after a change."""

import time
from collections.abc import Callable, Sequence

from render.kit.points import point_drawing
from render.kit.points.declared import PointMap, PointMapOptions, PointPosition

Clock = Callable[[], float]  # in seconds


def measure_point_map(
    board: PointMap, positions: Sequence[PointPosition], crop: tuple[str, ...], clock: Clock = time.perf_counter
) -> dict[str, float]:
    """Return milliseconds: the first drawing with its plate, then the median and worst of a whole map and of a crop,
    each position a change from the last; and the bytes of the last whole map."""
    out = {"first_ms": _timed(board, positions[0], PointMapOptions(), clock)[0]}
    for name, options in (("map", PointMapOptions()), ("crop", PointMapOptions(crop=crop))):
        found = [_timed(board, position, options, clock) for position in positions]
        times = sorted(taken for taken, _ in found)
        out |= {f"{name}_p50_ms": times[len(times) // 2], f"{name}_worst_ms": times[-1], f"{name}_bytes": found[-1][1]}
    return out


def _timed(board: PointMap, position: PointPosition, options: PointMapOptions, clock: Clock) -> tuple[float, float]:
    started = clock()
    made = point_drawing.draw_point_map(board, position, options)
    return (clock() - started) * 1000, float(len(made.data))
