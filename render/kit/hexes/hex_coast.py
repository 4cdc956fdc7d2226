"""A coast line that looks grown, drawn out of the hexes: where the share of land falls below a half.

Middles of hexes, of their sides, and corners each have a height; the line runs between those that are dry and those
that are not. Two dry neighbours are always joined by dry land, unless a strait is said to part them.
"""

import math
from collections.abc import Iterable, Mapping

from render.drawing import lines
from render.drawing.projection import Point
from render.kit.hexes.hex_grid import Node, corners, lattice_to_pixel, neighbour_middles

LEVEL = 0.5
BEYOND = 2  # rows of hexes that the coast goes on for outside the map, out of sight
Edge = tuple[Node, Node]
Window = tuple[float, float, float, float]


def node_heights(land: Mapping[Node, float], straits: frozenset[frozenset[Node]]) -> dict[Node, float]:
    """Return the height of every place that counts. `land`: by the middle of a hex how much of it is dry, 0 the sea."""
    found: dict[Node, float] = {}
    meeting: dict[Node, list[Node]] = {}
    for middle, dry in land.items():
        found[middle] = 0.62 + 0.38 * dry if dry else 0.0
        for corner in corners(middle):
            meeting.setdefault(corner, []).append(middle)
        for other in neighbour_middles(middle):
            between = ((middle[0] + other[0]) // 2, (middle[1] + other[1]) // 2)
            parted = frozenset((middle, other)) in straits
            found[between] = _side(dry, land.get(other, dry), parted) + _noise(between, 0.05)
    for corner, middles in meeting.items():
        parted = any(frozenset((a, b)) in straits for a in middles for b in middles if a < b)
        mean = sum(land[one] for one in middles) / len(middles)
        found[corner] = 0.2 if parted else mean if mean in (0.0, 1.0) else min(0.95, mean + _noise(corner, 0.12))
    return found


def _side(one: float, other: float, parted: bool) -> float:
    if parted:
        return 0.2
    if one and other:
        return 0.66 + 0.25 * min(one, other)
    return 0.14 + 0.34 * max(one, other) if one or other else 0.0


def _noise(place: Node, much: float) -> float:
    """Return a small push that is the same for a place every time."""
    wild = math.sin(place[0] * 12.9898 + place[1] * 78.233) * 43758.5453
    return (wild - math.floor(wild) - 0.5) * 2 * much


def land_beyond_map_edge(land: Mapping[Node, float]) -> dict[Node, float]:
    """Let the land of the outermost hexes go on beyond the map, and the sea about that."""
    out = dict(land)
    for _ in range(BEYOND):
        ring: dict[Node, list[float]] = {}
        for middle, dry in out.items():
            for other in neighbour_middles(middle):
                if other not in out:
                    ring.setdefault(other, []).append(dry)
        out |= {place: 1.0 if sum(many) / len(many) >= LEVEL else 0.0 for place, many in ring.items()}
    last = {other: 0.0 for middle in out for other in neighbour_middles(middle) if other not in out}
    return out | last


def shore_rings(land: Mapping[Node, float], straits: frozenset[frozenset[Node]]) -> list[list[Point]]:
    """Return every shore as a closed line in pixels, land rings of negative area, largest first."""
    height = node_heights(land, straits)
    onward: dict[Edge, Edge] = {}
    for middle in land:
        rim = corners(middle)
        for number, corner in enumerate(rim):
            after = rim[(number + 1) % 6]
            half = ((corner[0] + after[0]) // 2, (corner[1] + after[1]) // 2)
            for triangle in ((middle, corner, half), (middle, half, after)):
                _cross(triangle, height, onward)
    rings = []
    while onward:
        start, place = onward.popitem()
        ring = [start]
        while place != start:
            ring.append(place)
            place = onward.pop(place)
        rings.append(lines.smooth([_between(edge, height) for edge in ring], 2, closed=True))
    return sorted(rings, key=lambda ring: -abs(signed_ring_area(ring)))


def _cross(triangle: tuple[Node, Node, Node], height: Mapping[Node, float], onward: dict[Edge, Edge]) -> None:
    """Note where the shore goes through a triangle (given clockwise): in by one side, out by another."""
    into = out = None
    for a, b in ((0, 1), (1, 2), (2, 0)):
        one, other = triangle[a], triangle[b]
        if (height[one] < LEVEL) == (height[other] < LEVEL):
            continue
        edge = (one, other) if one < other else (other, one)
        if height[one] < LEVEL:
            into = edge
        else:
            out = edge
    if into is not None and out is not None:
        onward[into] = out


def _between(edge: Edge, height: Mapping[Node, float]) -> Point:
    (a, b), (one, other) = edge, (height[edge[0]], height[edge[1]])
    share = min(0.9, max(0.1, (LEVEL - one) / (other - one)))
    return lattice_to_pixel((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))


def signed_ring_area(ring: Iterable[Point]) -> float:
    """Return the area of a ring; what is dry and what is a lake differ in its sign."""
    points = list(ring)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True)) / 2


def ring_within_window(ring: list[Point], window: Window) -> list[Point]:
    """Return what of a ring lies in a window (its four sides are cut off one after another)."""
    for axis, bound, sign in ((0, window[0], 1), (0, window[2], -1), (1, window[1], 1), (1, window[3], -1)):
        out: list[Point] = []
        for number, here in enumerate(ring):
            before = ring[number - 1]
            inside, was = (here[axis] - bound) * sign >= 0, (before[axis] - bound) * sign >= 0
            if inside != was:
                share = (bound - before[axis]) / (here[axis] - before[axis])
                out.append((before[0] + (here[0] - before[0]) * share, before[1] + (here[1] - before[1]) * share))
            if inside:
                out.append(here)
        ring = out
        if not ring:
            break
    return ring
