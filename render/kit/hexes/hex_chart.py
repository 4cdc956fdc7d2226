"""The geometry of one map of hexes, worked out once: shores, rivers, roads, borders, and which hex is where."""

import dataclasses
import hashlib
import itertools
import math
from collections import OrderedDict
from dataclasses import dataclass

import msgspec

from render.drawing import lines
from render.drawing.projection import Point
from render.kit.hexes import hex_coast
from render.kit.hexes.hex_data import SEA, Cell, HexMap
from render.kit.hexes.hex_grid import (
    ACROSS,
    DOWN,
    RADIUS,
    Node,
    distance,
    hex_middle,
    hexside_ends,
    join_sides_into_chains,
    lattice_to_pixel,
    neighbour_middles,
)

CHARTS = 2  # maps whose geometry is remembered
Box = tuple[int, int, int, int]


@dataclass(frozen=True)
class HexRiver:
    """A water course along hexsides, with how wide it is at its two ends, of the widest."""

    line: tuple[Point, ...]
    sides: int


@dataclass
class HexChart:
    """A map with its geometry. Lines are in pixels at full size; `sheet` is the part of the plane that is printed."""

    field: HexMap
    key: str  # the same for equal maps
    sheet: Box
    cells: dict[str, Cell]
    nodes: dict[str, Node]
    numbers: dict[Node, str]
    shores: list[list[Point]]
    rivers: list[HexRiver]
    borders: list[list[Point]]
    roads: list[tuple[list[Point], int]]
    straits: list[tuple[Point, Point]]  # from middle to middle
    provinces: dict[str, list[Node]]
    fringe: dict[
        str, list[Node]
    ]  # hexes of the sea beside a province, into which its shore reaches, and those off the map
    tints: dict[str, int]
    sights: dict[Box, frozenset[str]] = dataclasses.field(default_factory=dict)  # the answers of `provinces_in`
    cut: dict[tuple[int, float, float], list[list[Point]]] = dataclasses.field(default_factory=dict)  # dashes by line

    def middle_of_hex(self, number: str) -> Point:
        """Return where the middle of a hex is."""
        return lattice_to_pixel(self.nodes[number])

    def steps_between_hexes(self, one: str, other: str) -> int:
        """Return how many hexes it is from one to another."""
        return distance(self.nodes[one], self.nodes[other])

    def hexes_in_box(self, box: tuple[float, float, float, float], margin: float = 0.0) -> list[str]:
        """Return the hexes whose middle lies in a box, widened by a margin."""
        left, top, right, bottom = box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin
        found = []
        for column in range(math.ceil(left / ACROSS), math.ceil(right / ACROSS)):
            down = DOWN // 2 if column % 2 == self.field.lower else 0
            for row in range(math.ceil((top - down) / DOWN) - 1, math.ceil((bottom - down) / DOWN) + 1):
                number = self.numbers.get(hex_middle(column, row, self.field.lower))
                if number is not None and top <= lattice_to_pixel(self.nodes[number])[1] < bottom:
                    found.append(number)
        return found

    def dashes_of_line(self, line: list[Point], pattern: tuple[float, float]) -> list[list[Point]]:
        """Return a line of this chart (a border, a road) cut into dashes; remembered, since every zone asks again."""
        key = (id(line), *pattern)
        if key not in self.cut:
            self.cut[key] = lines.dashed_line(line, pattern)
        return self.cut[key]

    def provinces_in(self, box: Box) -> frozenset[str]:
        """Return the provinces that are seen in a box, with the shores that reach into their neighbours."""
        if box not in self.sights:
            left, top, right, bottom = box[0] - RADIUS, box[1] - RADIUS, box[2] + RADIUS, box[3] + RADIUS
            self.sights[box] = frozenset(
                province
                for province, places in self.provinces.items()
                if any(
                    left < x < right and top < y < bottom
                    for x, y in map(lattice_to_pixel, (*places, *self.fringe[province]))
                )
            )
        return self.sights[box]


_charts: OrderedDict[str, HexChart] = OrderedDict()


def hex_map_chart(field: HexMap) -> HexChart:
    """Return the geometry of a map; that of the last few is remembered."""
    key = hashlib.sha256(msgspec.msgpack.encode(field)).hexdigest()[:20]
    if key not in _charts:
        _charts[key] = _worked_out(field, key)
    _charts.move_to_end(key)
    while len(_charts) > CHARTS:
        _charts.popitem(last=False)
    return _charts[key]


def _worked_out(field: HexMap, key: str) -> HexChart:
    cells = {cell.number: cell for cell in field.cells}
    nodes = {cell.number: hex_middle(cell.column, cell.row, field.lower) for cell in field.cells}
    parted = [side for side in field.sides if side.kind == "strait"]
    land = {nodes[cell.number]: 0.0 if cell.terrain == SEA else max(0.05, cell.land) for cell in field.cells}
    straits = frozenset(frozenset((nodes[side.one], nodes[side.other])) for side in parted)
    provinces: dict[str, list[Node]] = {}
    for cell in field.cells:
        if cell.province:
            provinces.setdefault(cell.province, []).append(nodes[cell.number])
    return HexChart(
        field=field,
        key=key,
        sheet=_sheet(field),
        cells=cells,
        nodes=nodes,
        numbers={place: number for number, place in nodes.items()},
        shores=hex_coast.shore_rings(hex_coast.land_beyond_map_edge(land), straits),
        rivers=_rivers(field, nodes),
        borders=_borders(cells, nodes),
        roads=[(_road([nodes[one] for one in road.cells]), road.grade) for road in field.roads],
        straits=[(lattice_to_pixel(nodes[side.one]), lattice_to_pixel(nodes[side.other])) for side in parted],
        provinces=provinces,
        fringe=_fringe(provinces, {place: cells[number].terrain for number, place in nodes.items()}),
        tints=_tints(provinces),
    )


def _fringe(provinces: dict[str, list[Node]], terrain: dict[Node, str]) -> dict[str, list[Node]]:
    where = {place: province for province, places in provinces.items() for place in places}
    beside: dict[Node, list[str]] = {}
    for place, province in where.items():
        for other in neighbour_middles(place):
            if terrain.get(other, SEA) == SEA and other not in where:
                beside.setdefault(other, []).append(province)
    out: dict[str, list[Node]] = {province: [] for province in provinces}
    for place, many in beside.items():
        out[max(sorted(set(many)), key=many.count)].append(place)
    return out


def _sheet(field: HexMap) -> Box:
    columns, rows = [cell.column for cell in field.cells], [cell.row for cell in field.cells]
    return (
        min(columns) * ACROSS - ACROSS // 2,
        min(rows) * DOWN - DOWN // 2,
        max(columns) * ACROSS + ACROSS // 2,
        max(rows) * DOWN + DOWN,
    )


def _rivers(field: HexMap, nodes: dict[str, Node]) -> list[HexRiver]:
    named: dict[str, list[tuple[Node, Node]]] = {}
    for side in field.sides:
        if side.kind == "river":
            named.setdefault(side.name, []).append(hexside_ends(nodes[side.one], nodes[side.other]))
    out = []
    for name, sides in named.items():
        for number, chain in enumerate(join_sides_into_chains(sides)):
            grown = lines.roughen([lattice_to_pixel(place) for place in chain], 0.09, f"{name}{number}", 24.0)
            out.append(HexRiver(tuple(lines.smooth(grown, 3)), len(chain) - 1))
    return out


def _borders(cells: dict[str, Cell], nodes: dict[str, Node]) -> list[list[Point]]:
    provinces = {nodes[cell.number]: cell.province for cell in cells.values() if cell.terrain != SEA}
    sides = [
        hexside_ends(one, other)
        for one, province in provinces.items()
        for other in neighbour_middles(one)
        if one < other and other in provinces and provinces[other] != province
    ]
    return [[lattice_to_pixel(place) for place in chain] for chain in join_sides_into_chains(sides)]


def _road(places: list[Node]) -> list[Point]:
    """Return a road through the middles of its hexes, a little wound, as roads in the hills are."""
    line = [lattice_to_pixel(place) for place in places]
    half = [line[0], *(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in itertools.pairwise(line)), line[-1]]
    woven = [line[0]]
    for number, place in enumerate(line[1:-1], start=1):
        woven += [half[number], place]
    return _curved([*woven, half[-2], line[-1]] if len(line) > 1 else line)


def _curved(line: list[Point]) -> list[Point]:
    """Return a smooth line that still goes through every point (after Catmull and Rom)."""
    out = []
    for number in range(len(line) - 1):
        a, b = line[max(0, number - 1)], line[number]
        c, d = line[number + 1], line[min(len(line) - 1, number + 2)]
        for step in range(6):
            t = step / 6
            out.append((_spline(a[0], b[0], c[0], d[0], t), _spline(a[1], b[1], c[1], d[1], t)))
    return [*out, line[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def _tints(provinces: dict[str, list[Node]]) -> dict[str, int]:
    """Return a number for each province, so that neighbours have different ones."""
    where = {place: province for province, places in provinces.items() for place in places}
    out: dict[str, int] = {}
    for province, places in provinces.items():
        beside = {out.get(where.get(other, ""), -1) for place in places for other in neighbour_middles(place)}
        out[province] = next(number for number in range(len(provinces)) if number not in beside)
    return out
