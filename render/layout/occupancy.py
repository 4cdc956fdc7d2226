"""Where there is room: a coarse grid of what is taken, and the places of a region from its heart outwards."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from PIL import Image, ImageFilter

from render.drawing.labels import Box
from render.drawing.projection import Point

CELL = 6  # pixels of a cell of the grid
STEP = 10  # pixels between two places that are tried
CLEAR = 150  # of 255: how much of the surroundings of a place must lie in its region


@dataclass
class OccupancyGrid:
    """Which cells of a canvas are taken: one whole number a row, one bit a cell."""

    width: int
    height: int
    rows: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.rows:
            self.rows = [0] * (self.height // CELL + 2)

    def copy(self) -> "OccupancyGrid":
        """Return an independent copy."""
        return OccupancyGrid(self.width, self.height, self.rows.copy())

    def mark_box_taken(self, box: Box) -> None:
        """Mark a box as taken."""
        for row, bits in self._cells(box):
            self.rows[row] |= bits

    def is_free(self, box: Box) -> bool:
        """Return whether a box lies on the canvas and nothing in it is taken."""
        if box[0] < 0 or box[1] < 0 or box[2] > self.width or box[3] > self.height:
            return False
        left, right = int(box[0]) // CELL, math.ceil(box[2] / CELL)
        bits = ((1 << (right - left)) - 1) << left
        for row in self.rows[int(box[1]) // CELL : math.ceil(box[3] / CELL)]:  # noqa: SIM110 - half the time of all()
            if row & bits:
                return False
        return True

    def _cells(self, box: Box) -> Iterator[tuple[int, int]]:
        left, right = max(0, int(box[0]) // CELL), max(0, math.ceil(box[2] / CELL))
        bits = ((1 << max(0, right - left)) - 1) << left
        for row in range(max(0, int(box[1]) // CELL), min(len(self.rows), math.ceil(box[3] / CELL))):
            yield row, bits


def box_around_place(middle: Point, wide: float, high: float) -> Box:
    """Return the box of a size around a place."""
    return middle[0] - wide / 2, middle[1] - high / 2, middle[0] + wide / 2, middle[1] + high / 2


def places_within_mask(box: tuple[int, int, int, int], mask: Image.Image, heart: Point) -> list[Point]:
    """Return the places well inside a mask, the nearest to the heart first."""
    size = (max(1, mask.width // STEP), max(1, mask.height // STEP))
    small = mask.resize(size, Image.Resampling.BOX).filter(ImageFilter.BoxBlur(1.6))
    data = small.tobytes()
    least = min(CLEAR, max(data) * 0.7)  # a thin island has no place so well inside
    found = [
        (box[0] + (index % size[0] + 0.5) * STEP, box[1] + (index // size[0] + 0.5) * STEP)
        for index, value in enumerate(data)
        if value >= least
    ]
    return sorted(found, key=lambda p: (math.dist(p, heart), p))


@lru_cache(maxsize=8)
def _disc(reach: int) -> tuple[Point, ...]:
    """Return steps in every direction, the shortest first."""
    count = reach // (2 * STEP)
    found = [(2.0 * STEP * dx, 2.0 * STEP * dy) for dx in range(-count, count + 1) for dy in range(-count, count + 1)]
    return tuple(sorted(found, key=lambda p: (math.hypot(*p), p)))


def places_around_heart(heart: Point, reach: int) -> Iterator[Point]:
    """Yield places all around a heart, the nearest first: where what does not fit inside may hang on a leader."""
    return ((heart[0] + dx, heart[1] + dy) for dx, dy in _disc(reach))


def first_free(room: OccupancyGrid, places: Iterable[Point], wide: float, high: float) -> Point | None:
    """Return the first place where a box of this size is free."""
    return next((place for place in places if room.is_free(box_around_place(place, wide, high))), None)
