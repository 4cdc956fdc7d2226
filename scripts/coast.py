"""Make `data/geo/coast.json` from the npm package `world-atlas` (Natural Earth land as TopoJSON).

    npm pack world-atlas && tar xzf world-atlas-*.tgz
    python scripts/coast.py package

The rings are clipped to the widest map that a game of ours draws, simplified, and kept as whole numbers (the first
point, then steps), which is a third of the size of GeoJSON and good for a diff.
"""

import argparse
import itertools
import json
from collections.abc import Iterator
from pathlib import Path

Point = tuple[float, float]

EXTENT = (-20.0, 25.0, 42.0, 57.0)  # 11 W - 31 E, 29 - 53 N is shown; the cut edges lie well outside any canvas
FINE = (5.5, 35.5, 20.5, 47.5)  # Italy is drawn larger than the rest, so its coast keeps more
FINE_TOLERANCE = 0.006
TOLERANCE = 0.015
SCALE = 1000
SMALLEST = 0.0006  # square degrees; a smaller island is a speck of ink
OUT = Path(__file__).resolve().parent.parent / "data" / "geo" / "coast.json"


def decode(topology: dict) -> list[list[Point]]:
    """Return the outer and inner rings of every polygon of the `land` object."""
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs: list[list[Point]] = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        arcs.append(points)
    return [join(ring, arcs) for ring in rings(topology["objects"]["land"])]


def rings(shape: dict) -> Iterator[list[int]]:
    """Yield every ring of a TopoJSON geometry as arc numbers."""
    if shape["type"] == "GeometryCollection":
        for part in shape["geometries"]:
            yield from rings(part)
    elif shape["type"] == "MultiPolygon":
        for polygon in shape["arcs"]:
            yield from polygon
    else:
        yield from shape["arcs"]


def join(numbers: list[int], arcs: list[list[Point]]) -> list[Point]:
    """Put arcs end to end; a negative number is the arc walked backwards."""
    ring: list[Point] = []
    for number in numbers:
        points = arcs[number] if number >= 0 else arcs[~number][::-1]
        ring.extend(points[1:] if ring else points)
    return ring


def clip(ring: list[Point], extent: tuple[float, float, float, float]) -> list[Point]:
    """Sutherland and Hodgman: cut a ring by the four sides of the extent."""
    for axis, limit, keep_above in (
        (0, extent[0], True),
        (1, extent[1], True),
        (0, extent[2], False),
        (1, extent[3], False),
    ):
        ring = _cut(ring, axis, limit, keep_above)
        if not ring:
            break
    return ring


def _cut(ring: list[Point], axis: int, limit: float, keep_above: bool) -> list[Point]:
    def inside(point: Point) -> bool:
        return point[axis] >= limit if keep_above else point[axis] <= limit

    out: list[Point] = []
    for before, here in zip([ring[-1], *ring[:-1]], ring, strict=True):
        if inside(before) != inside(here):
            share = (limit - before[axis]) / (here[axis] - before[axis])
            out.append((before[0] + share * (here[0] - before[0]), before[1] + share * (here[1] - before[1])))
        if inside(here):
            out.append(here)
    return out


def simplify(points: list[Point], tolerance: float) -> list[Point]:
    """Douglas and Peucker, with a stack instead of recursion; the tolerance shrinks where Italy is."""
    keep = {0, len(points) - 1}
    stack = [(0, len(points) - 1)]
    while stack:
        first, last = stack.pop()
        if last - first < 2:
            continue
        worst, where = max((_off(points[i], points[first], points[last]), i) for i in range(first + 1, last))
        x, y = points[where]
        fine = FINE[0] < x < FINE[2] and FINE[1] < y < FINE[3]
        if worst > (FINE_TOLERANCE if fine else tolerance):
            keep.add(where)
            stack += [(first, where), (where, last)]
    return [points[i] for i in sorted(keep)]


def _off(point: Point, first: Point, last: Point) -> float:
    dx, dy = last[0] - first[0], last[1] - first[1]
    length = (dx * dx + dy * dy) ** 0.5
    if length < 1e-9:
        return ((point[0] - first[0]) ** 2 + (point[1] - first[1]) ** 2) ** 0.5
    return abs(dx * (first[1] - point[1]) - (first[0] - point[0]) * dy) / length


def area(ring: list[Point]) -> float:
    """Return twice the signed area of a ring, halved and without its sign."""
    pairs = zip(ring, ring[1:] + ring[:1], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2


def pack(ring: list[Point]) -> list[int]:
    """Write a ring as whole numbers: the first point, then the steps."""
    whole = [(round(x * SCALE), round(y * SCALE)) for x, y in ring]
    out = list(whole[0])
    for before, here in itertools.pairwise(whole):
        out += [here[0] - before[0], here[1] - before[1]]
    return out


def main() -> None:
    """Read the unpacked package, write the coast."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("package", type=Path, help="the unpacked world-atlas package")
    folder = parser.parse_args().package
    version = json.loads((folder / "package.json").read_text())["version"]
    found = []
    for ring in decode(json.loads((folder / "land-10m.json").read_text())):
        clipped = clip(ring, EXTENT)
        if len(clipped) < 4 or area(clipped) < SMALLEST:
            continue
        if clipped[0] != clipped[-1]:
            clipped.append(clipped[0])
        middle = len(clipped) // 2  # a closed ring has no end to hold on to: simplify its two halves
        thin = simplify(clipped[: middle + 1], TOLERANCE)[:-1] + simplify(clipped[middle:], TOLERANCE)[:-1]
        if len(thin) >= 4:
            found.append((area(thin), pack(thin)))
    found.sort(reverse=True)
    head = {
        "source": f"npm world-atlas {version}, land-10m (Natural Earth, public domain)",
        "extent": EXTENT,
        "scale": SCALE,
    }
    lines = ",\n".join(json.dumps(ring, separators=(",", ":")) for _, ring in found)
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(json.dumps(head)[:-1] + ', "rings": [\n' + lines + "\n]}\n")


if __name__ == "__main__":
    main()
