"""Where a leader may run: a thin line from what hangs beside its place, past names, tokens and other leaders."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice

from render.drawing.labels import Box
from render.drawing.projection import Point
from render.layout.occupancy import box_around_place

Line = tuple[Point, Point]
Found = tuple[float, Line]
BLOCKED, CROSSED = 3.0, 5.0  # how bad it is to run through a box, or across another leader
PIXELS = 40.0  # a leader this much longer is as bad as 1
TRIED = 40  # places that are weighed


def line_meets_box(box: Box, line: Line) -> bool:
    """Return whether a straight line meets a box."""
    (ax, ay), (bx, by) = line
    if max(ax, bx) <= box[0] or min(ax, bx) >= box[2] or max(ay, by) <= box[1] or min(ay, by) >= box[3]:
        return False
    sides = [
        (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        for x, y in ((box[0], box[1]), (box[2], box[1]), (box[2], box[3]), (box[0], box[3]))
    ]
    return min(sides) < 0 < max(sides)


def lines_cross(one: Line, other: Line) -> bool:
    """Return whether two straight lines cross, other than at a common end."""

    def turn(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = one, other
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


@dataclass
class LeaderPlanner:
    """What a new leader should keep clear of: boxes of names and tokens, and the leaders that are there. `blocked`: how
    bad it is to run through a box. `tried`: how many places are weighed."""

    boxes: list[Box] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    blocked: float = BLOCKED
    tried: int = TRIED

    def leader_cost(self, line: Line, box: Box) -> float:
        """Return how badly a token at `box` with a leader along `line` (from the token to its place) would stand."""
        (ax, ay), (bx, by) = line
        left, right, top, bottom = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
        blocked = 0
        for one in self.boxes:  # nearly all are elsewhere: they are passed over without a call
            if one[0] < right and one[2] > left and one[1] < bottom and one[3] > top:
                blocked += line_meets_box(one, line)
        crossed = sum(lines_cross(line, one) or line_meets_box(box, one) for one in self.lines)
        return self.blocked * blocked + CROSSED * crossed + math.dist(*line) / PIXELS

    def best_leader_with_cost(
        self, starts: Iterable[Point], ends: Sequence[Point], size: tuple[float, float], before: Found | None = None
    ) -> Found | None:
        """Return how badly the leader stands that disturbs least, and it: from one of the first few places for a token
        of a size (the nearest come first) to the nearest of some ends; what was found `before` if that is better."""
        found, least = before, before[0] if before else float("inf")
        for start in islice(starts, self.tried):
            end = min(ends, key=lambda p: (p[0] - start[0]) ** 2 + (p[1] - start[1]) ** 2)
            if math.dist(start, end) / PIXELS >= least:
                continue
            cost = self.leader_cost((start, end), box_around_place(start, *size))
            if cost < least:
                found, least = (cost, (start, end)), cost
        return found

    def uncovered_places(self, places: Sequence[Point]) -> list[Point]:
        """Return those of some places that nothing covers."""
        xs, ys = [x for x, _ in places], [y for _, y in places]
        left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
        near = [b for b in self.boxes if b[0] < right and b[2] > left and b[1] < bottom and b[3] > top]
        return [p for p in places if not any(b[0] < p[0] < b[2] and b[1] < p[1] < b[3] for b in near)]
