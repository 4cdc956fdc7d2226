"""How long a map of hexes takes: a crop with no plate kept, then redraws after a change, and the whole map."""

import time
from collections.abc import Callable, Sequence
from functools import partial

from render.kit.hexes.hex_data import HexMap, HexMapOptions, HexPosition
from render.kit.hexes.hex_drawing import draw_hexes
from render.kit.hexes.hex_plates import Plates
from render.picture import Picture

Clock = Callable[[], float]  # in seconds


def measure_hex_map(
    field: HexMap, positions: Sequence[HexPosition], around: tuple[str, ...], clock: Clock = time.perf_counter
) -> dict[str, float]:
    """Return milliseconds by a clock (medians, and the worst redraw), bytes of the pictures and of the kept plates.

    positions: one after another, each a change from the one before it.
    """
    plates, crop = Plates(), HexMapOptions(around=around)
    draw_hexes(field, positions[0], crop, plates)  # geometry and soft fields are worked out once a process
    first = []
    for position in positions:
        plates.forget()
        first.append(_time(partial(draw_hexes, field, position, crop, plates), clock))
    again = [_time(partial(draw_hexes, field, position, crop, plates), clock) for position in positions]
    whole = [_time(partial(draw_hexes, field, position, HexMapOptions(), plates), clock) for position in positions]
    out = {"plates_bytes": float(plates.held)}
    for name, found in (("crop_first", first), ("crop", again), ("whole", whole)):
        times = sorted(taken for taken, _ in found)
        out |= {
            f"{name}_p50_ms": times[len(times) // 2],
            f"{name}_worst_ms": times[-1],
            f"{name}_bytes": float(max(size for _, size in found)),
        }
    return {key: round(value, 1) for key, value in out.items()}


def _time(draw: Callable[[], Picture], clock: Clock) -> tuple[float, int]:
    started = clock()
    picture = draw()
    return (clock() - started) * 1000, len(picture.data)
