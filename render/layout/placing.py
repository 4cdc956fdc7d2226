"""Finding room: where a badge may stand without covering anything, and which window shows some places."""

from collections.abc import Callable, Iterable, Sequence

from render.drawing.labels import Box
from render.drawing.projection import Point

Window = tuple[int, int, int, int]  # a part of a canvas: left, top, right, bottom

RATIOS = (5 / 4, 3 / 2)  # width to height of crops: wider pictures jump on Discord while they load

# Round the token first beside it, then above and below, then further off.
_AROUND = tuple(
    (dx * reach, dy * reach)
    for reach in (0.95, 1.15, 1.4, 1.75, 2.2, 2.8)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.75, 0.75), (-0.75, 0.75), (0.75, -0.75), (-0.75, -0.75))
)


def boxes_overlap(a: Box, b: Box, slack: float = 0.0) -> bool:
    """Return whether two boxes overlap by more than the slack."""
    return a[0] < b[2] - slack and b[0] < a[2] - slack and a[1] < b[3] - slack and b[1] < a[3] - slack


def room_near(middle: Point, size: float, reach: float, taken: Sequence[Box], within: Callable[[Point], bool]) -> Point:
    """Return the first free middle for a square near a place, `within` if it can be; else the least crowded one."""

    def crowding(point: Point) -> float:
        half = size / 2
        box = (point[0] - half, point[1] - half, point[0] + half, point[1] + half)
        return sum(_shared(box, other) for other in taken)

    places = [(middle[0] + dx * reach, middle[1] + dy * reach) for dx, dy in _AROUND]
    free = [point for point in places if crowding(point) == 0]
    return next((point for point in free if within(point)), free[0] if free else min(places, key=crowding))


def _shared(a: Box, b: Box) -> float:
    return max(0.0, min(a[2], b[2]) - max(a[0], b[0])) * max(0.0, min(a[3], b[3]) - max(a[1], b[1]))


def window_around_boxes(boxes: Iterable[Box], size: tuple[int, int], margin: float, least: tuple[int, int]) -> Window:
    """Return the part of a canvas that shows all boxes with a margin, never smaller than `least`."""
    found = list(boxes)
    left, top = min(b[0] for b in found) - margin, min(b[1] for b in found) - margin
    right, bottom = max(b[2] for b in found) + margin, max(b[3] for b in found) + margin
    wide, high = max(right - left, least[0]), max(bottom - top, least[1])
    return _within((left + right) / 2, (top + bottom) / 2, min(wide, size[0]), min(high, size[1]), size)


def shaped_window(
    boxes: Iterable[Box], size: tuple[int, int], least: tuple[int, int], ratios: Sequence[float] = RATIOS
) -> Window:
    """Return the part of a canvas that shows all boxes, of the one of some ratios (width to height) that takes the
    least room and no smaller than `least`; the whole canvas where none holds them."""
    found = list(boxes)
    left, top = min(b[0] for b in found), min(b[1] for b in found)
    right, bottom = max(b[2] for b in found), max(b[3] for b in found)
    widths = [(max(right - left, (bottom - top) * ratio, least[0], least[1] * ratio), ratio) for ratio in ratios]
    fitting = [
        (wide * wide / ratio, wide, ratio) for wide, ratio in widths if wide <= size[0] and wide / ratio <= size[1]
    ]
    if not fitting:
        return 0, 0, *size
    _, wide, ratio = min(fitting)
    return _within((left + right) / 2, (top + bottom) / 2, wide, wide / ratio, size)


def _within(x: float, y: float, wide: float, high: float, size: tuple[int, int]) -> Window:
    """Return the part of a canvas round a middle, moved as far as it would leave the canvas."""
    left = min(max(0.0, x - wide / 2), size[0] - wide)
    top = min(max(0.0, y - high / 2), size[1] - high)
    return round(left), round(top), round(left + wide), round(top + high)
