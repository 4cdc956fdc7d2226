"""The washes of home areas: the land that is nearest to a side's home nodes is tinted in its colour. Edges wander, so
that they look natural."""

import itertools
import math
from collections.abc import Mapping, Sequence

from PIL import Image, ImageDraw

from render.drawing import lines
from render.drawing.inking import Box, smooth_ink_mask
from render.drawing.projection import Point
from render.kit.insets import Pane

REACH = 168.0  # pixels that a wash reaches from its node
SIDES = 28  # corners of the round edge where nobody's land begins
ROUGH = 0.09


def nearest_land(places: Mapping[str, Point]) -> dict[str, list[Point]]:
    """Return the land nearest to each node, as a polygon in pixels of the canvas; no corner is further from it than
    `REACH`. places: the middle of each node."""
    return {node: _grown(_cell(place, [p for p in places.values() if p != place])) for node, place in places.items()}


def _cell(place: Point, others: Sequence[Point]) -> list[Point]:
    x, y = place
    ring = [
        (x + REACH * math.cos(i * math.tau / SIDES), y + REACH * math.sin(i * math.tau / SIDES)) for i in range(SIDES)
    ]
    for other in others:
        if math.dist(place, other) < 2 * REACH:
            ring = _nearer(ring, place, other)
    return ring


def _nearer(ring: Sequence[Point], place: Point, other: Point) -> list[Point]:
    """Return the part of a polygon that is nearer to one place than to another."""
    dx, dy = other[0] - place[0], other[1] - place[1]
    limit = (other[0] ** 2 + other[1] ** 2 - place[0] ** 2 - place[1] ** 2) / 2
    out: list[Point] = []
    for a, b in itertools.pairwise([*ring, ring[0]] if ring else []):
        here, there = limit - a[0] * dx - a[1] * dy, limit - b[0] * dx - b[1] * dy
        if here >= 0:
            out.append(a)
        if here * there < 0:
            share = here / (here - there)
            out.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
    return out


def _grown(ring: Sequence[Point]) -> list[Point]:
    """Return a polygon with wandering edges; an edge that two polygons share is the same line in both."""
    out: list[Point] = []
    for a, b in itertools.pairwise([*ring, ring[0]] if ring else []):
        first, last = sorted(((round(a[0]), round(a[1])), (round(b[0]), round(b[1]))))
        turned = (round(a[0]), round(a[1])) != first
        walk = lines.roughen([(float(x), float(y)) for x, y in (first, last)], ROUGH, f"{first}{last}", 12.0)
        out.extend((walk[::-1] if turned else walk)[:-1])
    return out


def home_land_masks(
    homes: Mapping[str, str], found: Mapping[str, Sequence[Point]], size: tuple[int, int], pane: Pane | None = None
) -> dict[str, tuple[Box, Image.Image]]:
    """Return for each home the box and the mask (mode L) of its land on a sheet.

    homes: node -> home ("": none). found: node -> its land, by `nearest_land`. size: the sheet's, in pixels. pane: the
    inset that is drawn; None: the map.
    """
    out = {}
    for home in sorted({one for one in homes.values() if one}):
        rings = [
            [((x, y) if pane is None else _on(pane, (x, y))) for x, y in found[node]]
            for node, one in homes.items()
            if one == home and len(found[node]) > 2
        ]
        out[home] = ((0, 0, *size), smooth_ink_mask(size, lambda draw, by, rings=rings: _fill(draw, by, rings)))  # type: ignore[misc]
    return out


def _on(pane: Pane, place: Point) -> Point:
    x, y = pane.place_on_pane(place)
    return x - pane.box[0], y - pane.box[1]


def _fill(draw: ImageDraw.ImageDraw, by: float, rings: Sequence[Sequence[Point]]) -> None:
    for ring in rings:
        draw.polygon([(x * by, y * by) for x, y in ring], fill=255)
