"""Insets: a crowded part of a map, drawn again at twice the size (or what is asked) in an empty corner.

An inset is a matter of pixels alone: whatever lies in its source on the canvas is shown in its box, so that points,
areas and hexes share it. Example: with `pane = Pane((100, 100, 200, 180), (900, 20, 1100, 180), 2.0)` the place
(150, 140) is shown at (1000, 100).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import msgspec

from render.drawing.labels import Box
from render.drawing.projection import Point, Projection
from render.layout.occupancy import CELL, OccupancyGrid
from render.layout.placing import boxes_overlap

MARGIN = 22  # pixels between an inset and the neat line, and between it and what it must not cover
WEIGHED = 150  # empty places whose ways are counted, those nearest to a corner
TRIED = 3 * CELL  # pixels between two places that are tried


class Inset(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a map that is shown larger in an empty corner.

    extent: west, south, east, north in degrees; on a map of pixels left, bottom, right, top; on a map of hexes the
    first column, the last row, the last column and the first row. times: how much larger. at: where its left top corner
    lies on the canvas; None: an empty corner is found.
    """

    id: str
    name: str
    extent: tuple[float, float, float, float]
    times: float = 2.0
    at: tuple[float, float] | None = None


@dataclass(frozen=True)
class Pane:
    """An inset that was given its place: what is in `source` is shown in `box`, `times` as large."""

    source: Box
    box: Box
    times: float
    name: str = ""

    def place_on_pane(self, place: Point) -> Point:
        """Return where a place of the canvas is shown."""
        return (
            self.box[0] + (place[0] - self.source[0]) * self.times,
            self.box[1] + (place[1] - self.source[1]) * self.times,
        )

    def shows_place(self, place: Point, inside: float = 0.0) -> bool:
        """Return whether a place of the canvas is shown, so far inside the frame (in pixels of the canvas)."""
        left, top, right, bottom = self.source
        return left + inside <= place[0] <= right - inside and top + inside <= place[1] <= bottom - inside

    def projection(self, main: Projection) -> Projection:
        """Return the projection that draws the pane's own plate, whose left top corner is that of its box."""
        return replace(
            main,
            scale=main.scale * self.times,
            x0=(main.x0 - self.source[0]) * self.times,
            y0=(main.y0 - self.source[1]) * self.times,
            width=round(self.box[2] - self.box[0]),
            height=round(self.box[3] - self.box[1]),
        )


def source_of(inset: Inset, main: Projection | None) -> Box:
    """Return what an inset shows, as a box of the canvas; without a projection its extent is in pixels."""
    west, south, east, north = inset.extent
    if main is None:
        return west, north, east, south
    edge = [(west + (east - west) * i / 4, lat) for i in range(5) for lat in (south, north)]
    places = main.project_line(edge)
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return min(xs), min(ys), max(xs), max(ys)


def placed_inset_panes(
    wanted: Sequence[Inset],
    main: Projection | None,
    canvas: Box,
    kept: Iterable[Box],
    crossed: Iterable[Box] = (),
) -> list[Pane]:
    """Return a pane for each inset: where it says, else in an empty corner of the canvas, off what is `kept` clear and
    over as little as can be of what may be `crossed`."""
    panes: list[Pane] = []
    solid, soft = list(kept), list(crossed)
    for inset in wanted:
        source = source_of(inset, main)
        size = ((source[2] - source[0]) * inset.times, (source[3] - source[1]) * inset.times)
        inner = [box for box in solid if not _inside(box, source)]
        clear = [*inner, source, *(pane.box for pane in panes)]
        left, top = inset.at or empty_corner_for_box(size, canvas, clear, soft)
        left, top = round(left), round(top)
        panes.append(Pane(source, (left, top, left + round(size[0]), top + round(size[1])), inset.times, inset.name))
    return panes


def empty_corner_for_box(
    size: tuple[float, float], canvas: Box, kept: Sequence[Box], crossed: Sequence[Box] = ()
) -> Point:
    """Return the left top corner of an empty place for a box of a size: the one nearest to a corner of the canvas, or
    the one that covers least where nothing is empty."""
    left, top, right, bottom = canvas
    room = OccupancyGrid(round(right), round(bottom))
    for box in kept:
        room.mark_box_taken((box[0] - MARGIN, box[1] - MARGIN, box[2] + MARGIN, box[3] + MARGIN))
    xs = _steps(left + MARGIN, right - MARGIN - size[0])
    ys = _steps(top + MARGIN, bottom - MARGIN - size[1])
    places = [(x, y) for y in ys for x in xs]

    def spread(place: Point) -> Box:
        return place[0], place[1], place[0] + size[0], place[1] + size[1]

    def far(place: Point) -> float:
        x, y = place
        return min(x - left, right - x - size[0]) + min(y - top, bottom - y - size[1])

    def over(place: Point) -> float:
        return far(place) + 60.0 * sum(boxes_overlap(spread(place), box) for box in crossed)

    empty = sorted((place for place in places if room.is_free(spread(place))), key=lambda place: (far(place), place))
    if empty:
        return min(empty[:WEIGHED], key=lambda place: (over(place), place))
    coarse = places[::7]
    return min(coarse, key=lambda place: (sum(_shared(spread(place), box) for box in kept), far(place), place))


def _steps(first: float, last: float) -> list[float]:
    count = max(0, int((last - first) / TRIED))
    return [*(first + TRIED * number for number in range(count + 1)), max(first, last)]


def _inside(box: Box, other: Box) -> bool:
    middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    return other[0] <= middle[0] <= other[2] and other[1] <= middle[1] <= other[3]


def _shared(a: Box, b: Box) -> float:
    return max(0.0, min(a[2], b[2]) - max(a[0], b[0])) * max(0.0, min(a[3], b[3]) - max(a[1], b[1]))
