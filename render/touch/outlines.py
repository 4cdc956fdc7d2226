"""Outlines in few points, for a finger: simplified by a distance that nobody sees (Ramer, Douglas and Peucker)."""

import math
from collections.abc import Sequence
from itertools import pairwise

from render.drawing.projection import Point

SMALL = 5.0  # pixels across a ring that nobody can touch: it is left out where there are others


def simplify_line(line: Sequence[Point], tolerance: float) -> list[Point]:
    """Return a line with as few of its points as leave none of the others farther from it than the tolerance.

    >>> simplify_line([(0, 0), (5, 0.2), (10, 0)], 1)
    [(0, 0), (10, 0)]
    """
    if len(line) < 3:
        return list(line)
    kept = [False] * len(line)
    kept[0] = kept[-1] = True
    spans = [(0, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        far, at = 0.0, -1
        for number in range(first + 1, last):
            away = _distance(line[number], line[first], line[last])
            if away > far:
                far, at = away, number
        if far > tolerance:
            kept[at] = True
            spans += [(first, at), (at, last)]
    return [point for point, keep in zip(line, kept, strict=True) if keep]


def outline_path(rings: Sequence[Sequence[Point]], tolerance: float) -> str:
    """Return closed rings with few points as the data of an SVG path, the largest first; what is too small to touch
    only where all are.

    >>> outline_path([[(0, 0), (9, 0), (9, 9), (0, 9)]], 1)
    'M0 0l9 0 0 9-9 0z'
    """
    found = sorted(rings, key=_extent, reverse=True)
    large = [ring for ring in found if _extent(ring) > SMALL] or found[:1]
    return "".join([line_path(_closed(ring, tolerance)) + "z" for ring in large])


def line_path(line: Sequence[Point]) -> str:
    """Return an open line as the data of an SVG path, in whole pixels, each point by its way from the one before.

    >>> line_path([(3, 4), (5, 2.2), (5, 8)])
    'M3 4l2-2 0 6'
    """
    flat = [(round(x), round(y)) for x, y in line]
    (x, y), *others = flat
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(flat) if a != b]
    said = " ".join([f"{dx}{dy:+}" if dy < 0 else f"{dx} {dy}" for dx, dy in steps])
    return f"M{x} {y}" + (f"l{said}".replace(" -", "-") if others and steps else "")


def _closed(ring: Sequence[Point], tolerance: float) -> list[Point]:
    """Return a ring with few points. It is simplified in two halves, from a point to the one farthest from it."""
    line = list(ring[:-1]) if len(ring) > 1 and ring[0] == ring[-1] else list(ring)
    line = _spaced(line, tolerance / 3)
    if len(line) < 4:
        return line
    at = max(range(len(line)), key=lambda number: math.dist(line[number], line[0]))
    first, second = simplify_line(line[: at + 1], tolerance), simplify_line([*line[at:], line[0]], tolerance)
    return [*first, *second[1:-1]]


def _spaced(line: Sequence[Point], least: float) -> list[Point]:
    """Return a line without points that lie nearer than that to the one before."""
    kept = list(line[:1])
    for point in line[1:]:
        if math.dist(point, kept[-1]) >= least:
            kept.append(point)
    return kept


def _extent(ring: Sequence[Point]) -> float:
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return max(max(xs) - min(xs), max(ys) - min(ys))


def _distance(point: Point, start: Point, end: Point) -> float:
    """Return how far a point is from a straight line between two others."""
    (px, py), (ax, ay), (bx, by) = point, start, end
    dx, dy = bx - ax, by - ay
    long = dx * dx + dy * dy
    share = max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / long)) if long else 0.0
    return math.hypot(px - ax - share * dx, py - ay - share * dy)
