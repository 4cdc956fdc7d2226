"""Lines that look grown: smoothing, roughening, walking along, all from the points alone (no global randomness)."""

import itertools
import math
import random
from collections.abc import Sequence

from render.drawing.projection import Point


def smooth(line: Sequence[Point], rounds: int = 2, closed: bool = False) -> list[Point]:
    """Chaikin's corner cutting; the ends of an open line stay where they are."""
    points = list(line)
    for _ in range(rounds):
        if len(points) < 3:
            break
        pairs = list(zip(points, points[1:] + points[:1], strict=True))
        if not closed:
            pairs = pairs[:-1]
        cut = [
            q
            for (ax, ay), (bx, by) in pairs
            for q in ((0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by), (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by))
        ]
        points = cut if closed else [points[0], *cut[1:-1], points[-1]]
    return points


def roughen(line: Sequence[Point], amount: float, seed: str, shortest: float = 0.03) -> list[Point]:
    """Break every stretch again and again with a small push aside, as a watershed wanders."""
    dice = random.Random(seed)  # noqa: S311 - the look of a line, not a secret; a text seed is the same in every process
    points = list(line)
    while True:
        out = [points[0]]
        grew = False
        for a, b in itertools.pairwise(points):
            length = math.dist(a, b)
            if length > shortest:
                push = dice.uniform(-amount, amount)
                x, y = (a[0] + b[0]) / 2 - (b[1] - a[1]) * push, (a[1] + b[1]) / 2 + (b[0] - a[0]) * push
                out.append((x, y))
                grew = True
            out.append(b)
        points = out
        if not grew:
            return points


def nearest_point_index(line: Sequence[Point], place: Point) -> int:
    """Return the number of the line's point nearest to a place."""
    return min(range(len(line)), key=lambda i: math.dist(line[i], place))


def line_stretch_between(line: Sequence[Point], start: Point, end: Point) -> list[Point]:
    """Return the stretch of a line from near one place to near another, turned that way."""
    first, last = nearest_point_index(line, start), nearest_point_index(line, end)
    return list(line[first : last + 1]) if first <= last else list(line[last : first + 1])[::-1]


def walked_lengths(line: Sequence[Point]) -> list[float]:
    """Return the distance walked at each point of a line."""
    walked = [0.0]
    for a, b in itertools.pairwise(line):
        walked.append(walked[-1] + math.dist(a, b))
    return walked


def point_at_distance(line: Sequence[Point], walked: Sequence[float], distance: float) -> tuple[Point, float]:
    """Return the place at a distance along a line and the direction there, in radians."""
    index = 1
    while index < len(line) - 1 and walked[index] < distance:
        index += 1
    a, b = line[index - 1], line[index]
    stretch = walked[index] - walked[index - 1] or 1.0
    share = (distance - walked[index - 1]) / stretch
    angle = math.atan2(b[1] - a[1], b[0] - a[0])
    return (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])), angle


def smooth_curve_through(points: Sequence[Point], steps: int = 40) -> list[Point]:
    """Return a smooth curve through the given points (a parabola through three, a straight line through two)."""
    if len(points) != 3:
        return list(points)
    (ax, ay), (bx, by), (cx, cy) = points
    mx, my = 2 * bx - (ax + cx) / 2, 2 * by - (ay + cy) / 2
    return [
        (
            (1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * cx,
            (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * cy,
        )
        for t in (i / steps for i in range(steps + 1))
    ]


def dashed_line(line: Sequence[Point], pattern: Sequence[float]) -> list[list[Point]]:
    """Cut a line into dashes: lengths of ink and gap in turn."""
    walked = walked_lengths(line)
    out: list[list[Point]] = []
    position, turn = 0.0, 0
    while position < walked[-1]:
        stop = min(position + pattern[turn % len(pattern)], walked[-1])
        if turn % 2 == 0:
            inner = [p for p, w in zip(line, walked, strict=True) if position < w < stop]
            out.append([point_at_distance(line, walked, position)[0], *inner, point_at_distance(line, walked, stop)[0]])
        position, turn = stop, turn + 1
    return out
