"""Where each node is drawn: on the map or in an inset, and moved aside where it would touch another node or a panel."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from render.drawing.labels import Box
from render.drawing.projection import Point, Projection, projection_to_fit
from render.kit import boxes, insets, map_parts
from render.kit.insets import Pane
from render.kit.points.declared import PointMap
from render.layout.occupancy import box_around_place

NODE = 50  # pixels across a node
DOT = 18  # pixels across what an inset's node leaves on the map
CLEARLY = 10  # pixels by which a box is nearer to its own node than to any other
GAP = 30  # pixels between two nodes, at least
MAIN = -1  # the sheet that is not an inset
ROUNDS = 160
INSIDE = 16  # pixels of the map that a node lies inside an inset, at least
CLEAR = 64  # pixels around a node that an inset leaves free


@dataclass(frozen=True)
class Spot:
    """A node on a sheet: its middle and width in pixels, and where it would be if it had not been moved."""

    node: str
    sheet: int
    x: float
    y: float
    size: int
    true: Point

    @property
    def place(self) -> Point:
        """Return its middle."""
        return self.x, self.y

    @property
    def box(self) -> Box:
        """Return what it fills, with its pips."""
        half = self.size / 2
        return self.x - half, self.y - half, self.x + half, self.y + half + (8 if self.size == NODE else 0)


@dataclass(frozen=True)
class Sheets:
    """The map and its insets.

    spots: by node, where it is drawn in full. dots: by node of an inset, the small dot that marks it on the map.
    """

    projection: Projection | None
    panes: tuple[Pane, ...]
    spots: Mapping[str, Spot]
    dots: Mapping[str, Spot]

    def spots_on_sheet(self, sheet: int) -> list[Spot]:
        """Return all spots of a sheet (the number of an inset, or MAIN); for MAIN the dots too."""
        found = [spot for spot in self.spots.values() if spot.sheet == sheet]
        return found + (list(self.dots.values()) if sheet == MAIN else [])


def distance_to_box(box: Box, place: Point) -> float:
    """Return how many pixels a place is outside a box; 0 within it."""
    dx = max(box[0] - place[0], 0.0, place[0] - box[2])
    return math.hypot(dx, max(box[1] - place[1], 0.0, place[1] - box[3]))


def clearly_beside(box: Box, spot: Spot, others: Sequence[Spot]) -> bool:
    """Return whether a box is clearly nearer to its own node than to any other of the sheet, so that a reader knows
    which node it belongs to."""
    least = distance_to_box(box, spot.place) + CLEARLY
    return all(
        other.node == spot.node
        or abs(other.x - spot.x) > 400
        or distance_to_box(box, other.place) + (NODE - other.size) / 2 > least
        for other in others
    )


def map_projection(board: PointMap) -> Projection | None:
    """Return the projection of a map, if it is one of the earth."""
    if board.extent is None:
        return None
    left, top, right, bottom = board.field or (0, 0, *board.size)
    made = projection_to_fit(board.extent, round(right - left), round(bottom - top))
    return replace(made, x0=made.x0 + left, y0=made.y0 + top, width=board.size[0], height=board.size[1])


def sheets_of_placed_nodes(board: PointMap, legend: Iterable[Box] = ()) -> Sheets:
    """Return where every node of a map is drawn. legend: boxes that must stay free besides panels and insets."""
    main = map_projection(board)
    places = {n.id: main.project_point(*n.place) if main else n.place for n in board.nodes}
    framed = [*map_parts.panel_boxes(board), *legend]
    whole = (0.0, 0.0, float(board.size[0]), float(board.size[1]))
    kept = [*framed, *(box_around_place(p, CLEAR, CLEAR) for p in places.values())]
    panes = insets.placed_inset_panes(board.insets, main, whole, kept, _links(board, places))
    where = {
        node: next((n for n, pane in enumerate(panes) if pane.shows_place(p, INSIDE)), MAIN)
        for node, p in places.items()
    }
    spots: dict[str, Spot] = {}
    for sheet, pane in enumerate(panes):
        inner = [
            Spot(n, sheet, *pane.place_on_pane(p), NODE, pane.place_on_pane(p))
            for n, p in places.items()
            if where[n] == sheet
        ]
        left, top, right, bottom = pane.box
        for spot in pushed_apart(inner, (left + 44, top + map_parts.TITLE + 36, right - 44, bottom - 44), ()):
            spots[spot.node] = spot
    outer = [Spot(n, MAIN, *p, NODE if where[n] == MAIN else DOT, p) for n, p in places.items()]
    blocked = [*framed, *(pane.box for pane in panes)]
    done = pushed_apart(outer, (46, 46, board.size[0] - 46, board.size[1] - 46), blocked)
    dots = {spot.node: spot for spot in done if spot.size == DOT}
    spots |= {spot.node: spot for spot in done if spot.size == NODE}
    return Sheets(main, tuple(panes), {n.id: spots[n.id] for n in board.nodes}, dots)


def _links(board: PointMap, places: Mapping[str, Point]) -> list[Box]:
    out: list[Box] = []
    for link in board.links:
        if link.a in places and link.b in places:
            a, b = places[link.a], places[link.b]
            out.extend(box_around_place(_between(a, b, share), 12, 12) for share in (0.25, 0.5, 0.75))
    return out


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def pushed_apart(spots: Sequence[Spot], field: Box, blocked: Sequence[Box]) -> list[Spot]:
    """Return spots moved until none is nearer to another than GAP, each as near to its true place as possible.

    field: where their middles must stay. blocked: boxes that they must not touch.
    """
    places = [spot.true for spot in spots]
    for turn in range(ROUNDS):
        pull = 0.12 * (1 - turn / ROUNDS)
        moved = [
            (x + (s.true[0] - x) * pull, y + (s.true[1] - y) * pull) for s, (x, y) in zip(spots, places, strict=True)
        ]
        still = _push(spots, moved)
        places = [_moved_clear(p, spot.size, field, blocked) for p, spot in zip(moved, spots, strict=True)]
        if still and turn and pull < 0.001:
            break
    return [replace(spot, x=round(x, 1), y=round(y, 1)) for spot, (x, y) in zip(spots, places, strict=True)]


def _push(spots: Sequence[Spot], places: list[Point]) -> bool:
    """Move every pair that is too near apart, in place; return whether there was none."""
    still = True
    for i, one in enumerate(spots):
        for j in range(i + 1, len(spots)):
            least = (one.size + spots[j].size) / 2 + (GAP if DOT not in (one.size, spots[j].size) else 6)
            (ax, ay), (bx, by) = places[i], places[j]
            if abs(bx - ax) >= least or abs(by - ay) >= least:
                continue
            off = math.hypot(bx - ax, by - ay)
            if off < least:
                dx, dy = ((bx - ax) / off, (by - ay) / off) if off else (1.0, 0.0)
                push, share = least - off, 0.5
                places[i] = (ax - dx * push * share, ay - dy * push * share)
                places[j] = (bx + dx * push * (1 - share), by + dy * push * (1 - share))
                still = False
    return still


def _moved_clear(place: Point, size: int, field: Box, blocked: Sequence[Box]) -> Point:
    """Return a place moved, the shortest way, into the field and out of what is blocked."""
    x, y = min(max(place[0], field[0]), field[2]), min(max(place[1], field[1]), field[3])
    reach = size / 2 + 16
    for left, top, right, bottom in blocked:
        if left - reach < x < right + reach and top - reach < y < bottom + reach:
            ways = ((x - left + reach, -1, 0), (right + reach - x, 1, 0), (y - top + reach, 0, -1),
                    (bottom + reach - y, 0, 1))  # fmt: skip
            far, dx, dy = min(ways)
            x, y = x + dx * far, y + dy * far
    return x, y


def off_map_box(board: PointMap, place: str) -> boxes.OffMap | None:
    """Return the off-map box of an id, if it is one."""
    return next((one for one in board.boxes if one.id == place), None)
