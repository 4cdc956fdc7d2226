"""Where hexes lie: middles, corners, neighbours and the sides between them, in pixels of the map at full size.

A hex is 128 pixels wide and 111 high (a regular one to a thousandth), so that steps from column to column and from row
to row are whole pixels. All corners come out of one lattice of whole numbers, so that those of neighbours are the same.
"""

from collections.abc import Iterable, Mapping, Sequence

from render.drawing.projection import Point

ACROSS = 96  # from one column to the next
DOWN = 111  # from one row to the next
RADIUS = 64
Node = tuple[int, int]  # a place of the lattice, in sixths of ACROSS and quarters of DOWN
Offset = tuple[int, int]  # column and row
# Corners of a hex around its middle, from the right one clockwise, and the neighbour behind the side after each.
CORNERS: tuple[Node, ...] = ((4, 0), (2, 2), (-2, 2), (-4, 0), (-2, -2), (2, -2))


def hex_middle(column: int, row: int, lower: int) -> Node:
    """Return the middle of a hex on the lattice; `lower`: whether odd (1) or even (0) columns lie half a hex lower."""
    return 6 * column, 4 * row + (2 if column % 2 == lower else 0)


def hex_at_middle(place: Node, lower: int) -> Offset:
    """Return which hex has its middle at a place of the lattice."""
    column = place[0] // 6
    return column, (place[1] - (2 if column % 2 == lower else 0)) // 4


def lattice_to_pixel(place: tuple[float, float]) -> Point:
    """Return a place of the lattice in pixels."""
    return place[0] * ACROSS / 6, place[1] * DOWN / 4


def corners(middle: Node) -> list[Node]:
    """Return the six corners of a hex, clockwise from the right one."""
    return [(middle[0] + x, middle[1] + y) for x, y in CORNERS]


def neighbour_middles(middle: Node) -> list[Node]:
    """Return the middles of the six neighbours: each lies behind the side that runs from a corner to the next."""
    x, y = middle
    return [(x + 6, y + 2), (x, y + 4), (x - 6, y + 2), (x - 6, y - 2), (x, y - 4), (x + 6, y - 2)]


def hexside_ends(one: Node, other: Node) -> tuple[Node, Node]:
    """Return the two ends of the side between two neighbours.

    >>> hexside_ends((0, 0), (0, 4))
    ((2, 2), (-2, 2))
    """
    number = neighbour_middles(one).index(other)
    ends = corners(one)
    return ends[number], ends[(number + 1) % 6]


def hex_polygon(middle: Node) -> list[Point]:
    """Return a hex as a polygon in pixels."""
    return [lattice_to_pixel(corner) for corner in corners(middle)]


def distance(one: Node, other: Node) -> int:
    """Return how many steps it is from one hex to another."""
    columns = abs(one[0] - other[0]) // 6
    rows = abs(one[1] - other[1]) / 4
    return round(columns + max(0.0, rows - columns / 2))


def join_sides_into_chains(sides: Iterable[tuple[Node, Node]]) -> list[list[Node]]:
    """Join sides end to end, as far as each end meets just one other; a closed ring ends where it begins."""
    ends: dict[Node, list[Node]] = {}
    for a, b in sides:
        ends.setdefault(a, []).append(b)
        ends.setdefault(b, []).append(a)
    left = {tuple(sorted((a, b))) for a, many in ends.items() for b in many}
    starts = sorted(place for place, many in ends.items() if len(many) != 2)
    out = [chain for place in starts for chain in _walks(place, ends, left)]
    while left:  # what is left are rings
        out += _walks(min(left)[0], ends, left)
    return out


def _walks(start: Node, ends: Mapping[Node, Sequence[Node]], left: set[tuple[Node, ...]]) -> list[list[Node]]:
    out = []
    for first in sorted(ends[start]):
        if tuple(sorted((start, first))) not in left:
            continue
        chain = [start, first]
        left.discard(tuple(sorted((start, first))))
        while len(ends[chain[-1]]) == 2 and chain[-1] != start:
            onward = next((b for b in ends[chain[-1]] if tuple(sorted((chain[-1], b))) in left), None)
            if onward is None:
                break
            left.discard(tuple(sorted((chain[-1], onward))))
            chain.append(onward)
        out.append(chain)
    return out
