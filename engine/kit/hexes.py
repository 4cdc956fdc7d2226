"""Hexes by their printed numbers: neighbours, distances, straight lines, and the hexes of a map as a `Graph`.

A number is a column and a row: "3714" is column 37, row 14. Hexes of a column touch along a straight line; every
other column is shifted by half a hex. For a map on which the hexes of a row touch, turn the page: call its rows
columns.
"""

from collections.abc import Container, Iterable, Mapping

import msgspec

from engine.kernel.errors import EngineBug
from engine.kit.graph import NOWHERE, Cost, Graph, GraphStep, cost_per_step

Axial = tuple[int, int]  # (column, row along a slanting axis): where distances and lines are plain sums
CLOCKWISE: tuple[Axial, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six directions, from that of the lower row in the same column."""


class Numbering(msgspec.Struct, frozen=True):
    """How a map numbers its hexes. shifted: which columns lie half a hex further towards the higher rows, 1 the odd
    ones, 0 the even ones. digits: of the column, and of the row.

    >>> numbering = Numbering(shifted=1)
    >>> numbering.neighbours("3714")
    ('3713', '3814', '3815', '3715', '3615', '3614')
    >>> numbering.distance("3714", "3512"), numbering.line("3714", "3512")
    (3, ('3714', '3614', '3613', '3512'))
    """

    shifted: int = 1
    digits: int = 2

    def split(self, number: str) -> tuple[int, int]:
        """Return the column and row of a number."""
        if len(number) != 2 * self.digits or not number.isdecimal():
            raise EngineBug(f"{number!r} is no number of a hex")
        return int(number[: self.digits]), int(number[self.digits :])

    def axial(self, number: str) -> Axial:
        """Return the axial coordinates (q, r) of a hex, in which distances are plain sums."""
        column, row = self.split(number)
        return column, row - (column + (1 if self.shifted == 0 else -1) * (column & 1)) // 2

    def number(self, axial: Axial) -> str:
        """Return the number of the hex at axial coordinates; "" if it has more digits than the map uses, or is
        negative."""
        column, slanting = axial
        row = slanting + (column + (1 if self.shifted == 0 else -1) * (column & 1)) // 2
        if not 0 <= column < 10**self.digits or not 0 <= row < 10**self.digits:
            return ""
        return f"{column:0{self.digits}}{row:0{self.digits}}"

    def neighbours(self, number: str) -> tuple[str, ...]:
        """Return the hexes around a hex, clockwise, first the one before it in its column. Fewer where the numbers
        end."""
        q, r = self.axial(number)
        return tuple([other for dq, dr in CLOCKWISE if (other := self.number((q + dq, r + dr)))])

    def distance(self, one: str, other: str) -> int:
        """Return the distance of two hexes, in hexes, whatever lies between."""
        (q, r), (p, s) = self.axial(one), self.axial(other)
        return max(abs(q - p), abs(r - s), abs(q + r - p - s))

    def hexes_within(self, centre: str, far: int) -> tuple[str, ...]:
        """Return the hexes at most `far` hexes away, the hex itself included, sorted by number.

        >>> Numbering().hexes_within("0101", 1)
        ('0001', '0002', '0100', '0101', '0102', '0201', '0202')
        """
        q, r = self.axial(centre)
        around = [
            self.number((q + dq, r + dr))
            for dq in range(-far, far + 1)
            for dr in range(max(-far, -far - dq), min(far, far - dq) + 1)
        ]
        return tuple(sorted(number for number in around if number))

    def line(self, one: str, other: str) -> tuple[str, ...]:
        """Return the hexes on the straight line from one to another, both among them; where it runs between two, always
        the same one is taken, the same whichever end it is drawn from."""
        if one == other:
            return (one,)
        if other < one:
            return tuple(reversed(self.line(other, one)))
        (q, r), (p, s) = self.axial(one), self.axial(other)
        far = self.distance(one, other)
        found = [self.number(_nearest(q * (far - n) + p * n, r * (far - n) + s * n, far)) for n in range(far + 1)]
        return tuple([number for number in found if number])


def _nearest(q: int, r: int, far: int) -> Axial:
    """Return the hex that the point (q / far, r / far) lies in, in whole numbers so that it is the same everywhere."""
    unit = 12 * far  # a hair aside, so that no point lies on an edge between two hexes
    q, r = 12 * q + 1, 12 * r + 2
    s = -q - r
    near = [(2 * x + unit) // (2 * unit) for x in (q, r, s)]
    off = [abs(n * unit - x) for n, x in zip(near, (q, r, s), strict=True)]
    if off[0] > off[1] and off[0] > off[2]:
        return -near[1] - near[2], near[1]
    return near[0], (-near[0] - near[2] if off[1] > off[2] else near[1])


def hexside_name(one: str, other: str) -> str:
    """Return the name of the hexside between two hexes, the same from both.

    >>> hexside_name("3815", "3714"), hexside_name("3714", "3815")
    ('3714-3815', '3714-3815')
    """
    return f"{min(one, other)}-{max(one, other)}"


def hex_graph(
    numbering: Numbering,
    numbers: Iterable[str],
    sides: Mapping[str, tuple[str, ...]] | None = None,
    closed: Container[str] = NOWHERE,
    cost: Cost = cost_per_step,
) -> Graph:
    """Return the graph of these hexes. sides: by which kinds a hexside is crossed, by its name; once plainly (kind "")
    where it is not named, by each of several where there are several. closed: hexsides that are not crossed.

    >>> prices = {"": 2, "road": 1, "river": 4}
    >>> def terrain(here, to, by):
    ...     return prices[by]
    >>> rivers = {"0101-0201": ("river",), "0102-0202": ("road", "river")}
    >>> land = hex_graph(Numbering(), ["0101", "0102", "0201", "0202"], rivers, closed={"0101-0202"}, cost=terrain)
    >>> land.way("0101", "0202").legs
    (GraphStep(to='0102', by=''), GraphStep(to='0202', by='road'))
    """
    known = dict.fromkeys(numbers)
    steps: dict[str, list[str | GraphStep]] = {}
    for here in known:
        beside = [to for to in numbering.neighbours(here) if to in known and hexside_name(here, to) not in closed]
        steps[here] = [GraphStep(to, by) for to in beside for by in (sides or {}).get(hexside_name(here, to), ("",))]
    return Graph(steps, cost)
