"""Borders and regions: shared lines from `map.yaml` become outlines that close along the coast."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from render.drawing import lines
from render.drawing.projection import Point
from render.plates import geography

COAST = "coast"
OUTSIDE = ""
ROUGHNESS = 0.17


@dataclass(frozen=True)
class Border:
    """A line between two regions (OUTSIDE: land that the game does not play on); ends at sea lie on a ring of coast."""

    sides: tuple[str, str]
    line: tuple[Point, ...]
    start: tuple[int, int] | None  # (ring, point) where the line leaves the shore
    end: tuple[int, int] | None


@dataclass(frozen=True)
class Network:
    """All borders of a map and the closed outlines of its regions."""

    borders: tuple[Border, ...]
    outlines: Mapping[str, tuple[tuple[Point, ...], ...]]

    def neighbours(self) -> set[frozenset[str]]:
        """Return the pairs of regions that share a line."""
        return {frozenset(border.sides) for border in self.borders if OUTSIDE not in border.sides}


class MapError(ValueError):
    """A map's lines do not close; the message says where."""


def build_border_network(raw: Mapping[str, Any]) -> Network:
    """Build the borders and outlines that a `map.yaml` describes."""
    nodes = {key: (float(lon), float(lat)) for key, (lon, lat) in raw["nodes"].items()}
    borders = tuple(_border(one, nodes) for one in raw["borders"])
    pieces: dict[str, list[list[Point]]] = {}
    for border in borders:
        for side in border.sides:
            pieces.setdefault(side, []).append(list(border.line))
    for owner, piece in _shores(borders):
        pieces.setdefault(owner, []).append(piece)
    outlines = {owner: tuple(_close(owner, found)) for owner, found in pieces.items() if owner != OUTSIDE}
    for owner, places in raw.get("islands", {}).items():
        islands = tuple(_island((float(lon), float(lat))) for lon, lat in places)
        outlines[owner] = outlines.get(owner, ()) + islands
    return Network(borders, outlines)


def _border(raw: Mapping[str, Any], nodes: Mapping[str, Point]) -> Border:
    first, second = raw["between"]
    steps: list[Any] = list(raw["line"])
    start = end = None
    if raw["from"] == COAST:
        start, steps[0] = _snap(steps[0])
    else:
        steps.insert(0, nodes[raw["from"]])
    if raw["to"] == COAST:
        end, steps[-1] = _snap(steps[-1])
    else:
        steps.append(nodes[raw["to"]])
    return Border((first, second), tuple(_grow(steps, f"{first}-{second}")), start, end)


def _snap(place: Sequence[float]) -> tuple[tuple[int, int], Point]:
    """Return the point of the shore nearest to a place: borders end where the coast really is."""
    target = (float(place[0]), float(place[1]))
    best = min(
        (math.dist(point, target), ring, index)
        for ring, points in enumerate(geography.coast_rings())
        for index, point in enumerate(points)
        if abs(point[0] - target[0]) < 1 and abs(point[1] - target[1]) < 1
    )
    return (best[1], best[2]), geography.coast_rings()[best[1]][best[2]]


def _grow(steps: Sequence[Any], seed: str) -> list[Point]:
    """Walk the given points; along a river take its course, elsewhere wander a little."""
    out: list[Point] = []
    plain: list[Point] = []

    def flush() -> None:
        if len(plain) > 1:
            grown = lines.smooth(lines.roughen(plain, ROUGHNESS, f"{seed}{len(out)}"), 1)
            out.extend(grown[1:] if out else grown)
        elif not out:
            out.extend(plain)
        plain[:] = out[-1:]

    for index, step in enumerate(steps):
        if isinstance(step, dict):
            flush()
            course = _course(step)
            after = steps[index + 1]
            out.extend(lines.line_stretch_between(course, out[-1], (float(after[0]), float(after[1]))))
            plain[:] = out[-1:]
        else:
            plain.append((float(step[0]), float(step[1])))
    flush()
    return out


def _course(step: Mapping[str, str]) -> list[Point]:
    """Return what a stretch follows: a river, or the crest of a range, broken a little as watersheds are."""
    if "along" in step:
        return lines.smooth(geography.rivers_by_key()[step["along"]].line, 2)
    crest = next(one.line for one in geography.mountain_ranges() if one.name == step["ridge"])
    return lines.smooth(lines.roughen(crest, ROUGHNESS, step["ridge"]), 1)


def _shores(borders: Sequence[Border]) -> list[tuple[str, list[Point]]]:
    """Cut every ring where borders meet it and say whose shore each stretch is.

    A border has one owner on each hand, so the owner changes to the border's other side at each end passed; the
    first one is found where two neighbouring ends have but one region in common.
    """
    out: list[tuple[str, list[Point]]] = []
    ends: dict[int, list[tuple[int, Border]]] = {}
    for border in borders:
        for place in (border.start, border.end):
            if place is not None:
                ends.setdefault(place[0], []).append((place[1], border))
    for ring, found in ends.items():
        found.sort(key=lambda item: item[0])
        owners = _owners(found)
        points = geography.coast_rings()[ring]
        for number, (index, _) in enumerate(found):
            after = found[(number + 1) % len(found)][0]
            if after == index and len(found) > 1:
                continue  # two borders end at one point of the shore: the region between them has no coast
            stretch = points[index : after + 1] if after > index else points[index:] + points[: after + 1]
            out.append((owners[number], list(stretch)))
    return out


def _owners(found: Sequence[tuple[int, Border]]) -> list[str]:
    count = len(found)
    for first in range(count):
        common = set(found[first][1].sides) & set(found[(first + 1) % count][1].sides)
        if len(common) == 1:
            break
    else:
        raise MapError("no two ends on the shore tell whose stretch lies between them")
    owners = [""] * count
    owner = common.pop()
    for step in range(count):
        here = (first + step) % count
        owners[here] = owner
        following = found[(here + 1) % count][1].sides
        if owner not in following:
            raise MapError(f"the shore of {owner!r} runs into the border {following}")
        owner = following[1] if following[0] == owner else following[0]
    return owners


def _close(owner: str, pieces: list[list[Point]]) -> list[tuple[Point, ...]]:
    """Join pieces end to end until the outline is closed."""
    rest = [list(piece) for piece in pieces]
    out = []
    while rest:
        ring = rest.pop(0)
        while math.dist(ring[0], ring[-1]) > 1e-9:
            for index, piece in enumerate(rest):
                if math.dist(piece[0], ring[-1]) < 1e-9:
                    ring.extend(rest.pop(index)[1:])
                    break
                if math.dist(piece[-1], ring[-1]) < 1e-9:
                    ring.extend(rest.pop(index)[-2::-1])
                    break
            else:
                raise MapError(f"the outline of {owner!r} is open at {ring[-1]}")
        out.append(tuple(ring))
    return out


def _island(place: Point) -> tuple[Point, ...]:
    return next(ring for ring in geography.coast_rings()[1:] if is_inside_ring(ring, place))


def is_inside_ring(ring: Sequence[Point], place: Point) -> bool:
    """Return whether a place lies within a ring (a ray crosses its sides an odd number of times)."""
    x, y = place
    odd = False
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            odd = not odd
    return odd
