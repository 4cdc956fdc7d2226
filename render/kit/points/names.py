"""The names of nodes: beside their node where there is room, else on a leader; with a small sign and a figure."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from render.drawing import fonts, labels, pieces
from render.drawing.labels import Box, Label
from render.drawing.projection import Point
from render.drawing.style import TYPE, Theme
from render.kit import map_parts
from render.kit.points import node_layout
from render.kit.points.declared import Node, PointMap
from render.kit.points.links import Path, link_paths
from render.kit.points.node_layout import MAIN, Sheets, Spot
from render.layout.leader_lines import LeaderPlanner
from render.layout.occupancy import OccupancyGrid, box_around_place, places_around_heart
from render.layout.placing import boxes_overlap
from render.layout.scene import Leader, Stamp

SIZE = 28  # of a name's type
HIGH = 36  # pixels of a name's line
SIGN = 30  # pixels of the sign before it
PILL = 37  # pixels of the figure behind it: its type is 28 high
CUT = fonts.STRONG
DOUBTFUL = 1.6  # how bad it is to be as near to another node
WEIGHT_LINK = 0.5  # how bad it is to cover a point of a way
WEIGHED = 24  # rounds in which names seek better places
CLASH = 4.0  # how bad it is to lie on another name
THROUGH = 12.0  # how bad it is for a leader to run through a name
WEIGHED_PLACES = 90  # how many places of what is led away are weighed
NODE_COUNTS = 3  # a leader through a node is as bad as through so many names
DRIFT = 150  # pixels that the name of a water may move
REACH = 260  # pixels that a name may be led away
SLIDES = (0.0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75)  # how far a name slides along its node's side, best first


@dataclass(frozen=True)
class Name:
    """A name that was given its place: where its line is, and the leader that ties it to its node, if it needs one."""

    node: str
    sheet: int
    box: Box
    leader: tuple[Point, Point] | None = None


@dataclass
class Ground:
    """What stands still on a map: names, the waters' names, and for each sheet what room is left."""

    sheets: Sheets
    paths: list[Path]
    names: list[Name] = field(default_factory=list)
    seas: list[Label] = field(default_factory=list)
    titles: list[tuple[str, Box]] = field(default_factory=list)
    rooms: dict[int, OccupancyGrid] = field(default_factory=dict)
    planner: dict[int, LeaderPlanner] = field(default_factory=dict)
    open_places: dict[tuple[object, ...], tuple[Point, ...]] = field(default_factory=dict)  # see `token_layout`


def name_width(node: Node) -> float:
    """Return how wide a name is, with its signs."""
    wide = labels.least_width(node.name, CUT, SIZE, 0.02) + 6
    if node.glyph:
        wide += SIGN + 3
    return wide + (PILL + 5 if node.number else 0)


def lay_out_fixed(board: PointMap, theme: Theme, legend: Sequence[Box] = ()) -> Ground:
    """Return all that never moves on a map, with every name in its place. legend: boxes that must stay free."""
    sheets = node_layout.sheets_of_placed_nodes(board, legend)
    ground = Ground(sheets, link_paths(board, sheets))
    ground.titles = [(pane.name, map_parts.title_box(pane)) for pane in sheets.panes]
    _rooms(board, ground, legend)
    for sheet in range(MAIN, len(sheets.panes)):
        _names(ground, [n for n in board.nodes if sheets.spots[n.id].sheet == sheet], sheet)
    _seas(board, ground, theme)
    return ground


def _rooms(board: PointMap, ground: Ground, legend: Iterable[Box]) -> None:
    """Take what nodes, ends of links, panels and frames fill."""
    wide, high = board.size
    framed = [*map_parts.panel_boxes(board), *legend]
    for sheet in range(MAIN, len(ground.sheets.panes)):
        room = OccupancyGrid(wide, high)
        if sheet == MAIN:
            taken = [*framed, *(_grown(pane.box, 8) for pane in ground.sheets.panes)]
            taken += [(0, 0, wide, 14), (0, 0, 14, high), (wide - 14, 0, wide, high), (0, high - 14, wide, high)]
        else:
            left, top, right, bottom = _grown(ground.sheets.panes[sheet].box, -10)
            taken = [(0, 0, wide, top), (0, 0, left, high), (right, 0, wide, high), (0, bottom, wide, high)]
            taken.append(ground.titles[sheet][1])
        nodes = [_grown(spot.box, 2) for spot in ground.sheets.spots_on_sheet(sheet)]
        ends = [end for path in ground.paths if path.sheet == sheet for end in path.ends()]
        for box in (*taken, *nodes, *ends):
            room.mark_box_taken(box)
        ground.rooms[sheet] = room
        ground.planner[sheet] = LeaderPlanner([*framed, *nodes * NODE_COUNTS], blocked=THROUGH, tried=WEIGHED_PLACES)


def _grown(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _seas(board: PointMap, ground: Ground, theme: Theme) -> None:
    """Set the names of waters where they are declared, or near; one that finds no room is left out."""
    main, room = ground.sheets.projection, ground.rooms[MAIN]
    for sea in board.seas:
        path = main.project_line(sea.line) if main else list(sea.line)
        for dx, dy in [(0.0, 0.0), *places_around_heart((0.0, 0.0), DRIFT)]:
            moved = [(x + dx, y + dy) for x, y in path]
            label = labels.lay_text_along_path(
                sea.name, fonts.ITALIC, TYPE.sea, moved, theme.sea_ink, theme.sea_halo, least=0.06
            )
            if all(room.is_free(glyph.box) for glyph in label.glyphs):
                ground.seas.append(label)
                for glyph in label.glyphs:
                    room.mark_box_taken(glyph.box)
                break


def _names(ground: Ground, nodes: Sequence[Node], sheet: int) -> None:
    """Give each name of a sheet its place: all beside their nodes are weighed together, the rest is led away."""
    room, planner = ground.rooms[sheet], ground.planner[sheet]
    points = [p for path in ground.paths if path.sheet == sheet and not path.faint for p in path.line]
    others = ground.sheets.spots_on_sheet(sheet)
    choices = {}
    for node in nodes:
        spot = ground.sheets.spots[node.id]
        free = [(bad, box) for bad, box in _beside(spot, name_width(node)) if room.is_free(box)]
        choices[node.id] = [
            (_cost(bad, box, points) + DOUBTFUL * (not node_layout.clearly_beside(box, spot, others)), box)
            for bad, box in free
        ]
    found = choose_name_boxes(choices)
    for node in nodes:
        if node.id in found:
            _take(ground, Name(node.id, sheet, found[node.id]))
    for node in (one for one in nodes if one.id not in found):
        spot, size = ground.sheets.spots[node.id], (name_width(node), float(HIGH))
        for reach in (REACH, 1200):
            open_ = (p for p in places_around_heart(spot.place, reach) if room.is_free(box_around_place(p, *size)))
            led = planner.best_leader_with_cost(open_, [spot.place], size)
            if led:
                break
        else:
            raise ValueError(f"no room for the name of {node.id}: the map is too small for its nodes")
        start, end = led[1]
        box = box_around_place(start, *size)
        _take(ground, Name(node.id, sheet, box, (nearest_box_point(box, end), node_rim_point(spot, start))))


def choose_name_boxes(choices: Mapping[str, Sequence[tuple[float, Box]]]) -> dict[str, Box]:
    """Return a box for as many as can have one without lying on another: each takes in turn what costs least, what is
    fought over grows dearer, until nothing changes."""
    now = {one: min(found) for one, found in choices.items() if found}
    dear: dict[tuple[str, str], float] = {}
    near = {one: [other for other in now if other != one and _meet(choices[one], choices[other])] for one in now}
    for _ in range(WEIGHED):
        still = True
        for one in now:
            rivals = [(now[other][1], CLASH + dear.get((one, other), 0.0)) for other in near[one]]

            def price(choice: tuple[float, Box], rivals: list[tuple[Box, float]] = rivals) -> tuple[float, Box]:
                return choice[0] + sum(cost for box, cost in rivals if boxes_overlap(box, choice[1])), choice[1]

            best = min(choices[one], key=price)
            if best != now[one]:
                now[one], still = best, False
            for other in near[one]:
                if boxes_overlap(now[other][1], best[1]):
                    dear[one, other] = dear.get((one, other), 0.0) + CLASH / 2
                    still = False
        if still:
            break
    kept: dict[str, Box] = {}
    for one in sorted(now, key=lambda one: (now[one][0], one)):
        if not any(boxes_overlap(now[one][1], box) for box in kept.values()):
            kept[one] = now[one][1]
    for one in sorted(set(now) - set(kept)):
        kept = _made_room(one, choices, kept) or kept
    return kept


def _made_room(one: str, choices: Mapping[str, Sequence[tuple[float, Box]]], kept: dict[str, Box]) -> dict[str, Box]:
    """Return the places after others have moved aside for one that has none; nothing if they cannot."""
    for _, wanted in sorted(choices[one]):
        trial = {other: box for other, box in kept.items() if not boxes_overlap(box, wanted)} | {one: wanted}
        for rival in sorted(set(kept) - set(trial)):
            free = (
                box
                for _, box in sorted(choices[rival])
                if not any(boxes_overlap(box, other) for other in trial.values())
            )
            found = next(free, None)
            if found is None:
                break
            trial[rival] = found
        else:
            return trial
    return {}


def _meet(some: Sequence[tuple[float, Box]], others: Sequence[tuple[float, Box]]) -> bool:
    """Return whether any place of one may lie on any place of another: a look at what all of them fill."""
    return boxes_overlap(_spread(some), _spread(others))


def _spread(found: Sequence[tuple[float, Box]]) -> Box:
    boxes = [box for _, box in found]
    return (min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes))


def _take(ground: Ground, name: Name) -> None:
    ground.names.append(name)
    ground.rooms[name.sheet].mark_box_taken(name.box)
    ground.planner[name.sheet].boxes.append(name.box)
    if name.leader:
        ground.planner[name.sheet].lines.append(name.leader)


def nearest_box_point(box: Box, towards: Point) -> Point:
    """Return the point of a box nearest to a place."""
    return min(max(towards[0], box[0]), box[2]), min(max(towards[1], box[1]), box[3])


def node_rim_point(spot: Spot, towards: Point) -> Point:
    """Return the point of a node's rim that faces a place."""
    off = math.dist(spot.place, towards) or 1.0
    share = spot.size / 2 / off
    return spot.x + (towards[0] - spot.x) * share, spot.y + (towards[1] - spot.y) * share


def _beside(spot: Spot, wide: float) -> Iterator[tuple[float, Box]]:
    """Yield the places beside a node with how bad each is: right, left, below, above, then further along and off."""
    reach = spot.size / 2
    for off, further in enumerate((5.0, 11.0, 18.0, 26.0)):
        for slid, slide in enumerate(SLIDES):
            bad = 0.6 * off + 0.08 * slid
            y = slide * (reach + HIGH / 2)
            in_ = reach * 0.3 * (abs(slide) > 0.5)  # a corner of the line comes nearer to a round node
            for x, more in ((reach + further - in_ + wide / 2, 0.0), (-reach - further + in_ - wide / 2, 0.03)):
                yield bad + more, box_around_place((spot.x + x, spot.y + y), wide, HIGH)
            x = slide * (wide / 2 + reach * 0.4)
            for y, more in ((reach + further + 7 + HIGH / 2, 0.06), (-reach - further - HIGH / 2, 0.07)):
                yield bad + more, box_around_place((spot.x + x, spot.y + y), wide, HIGH)


def _cost(bad: float, box: Box, points: Sequence[Point]) -> float:
    """Return how badly a name stands: off its best place, on points of ways."""
    return bad + WEIGHT_LINK * sum(box[0] - 3 < x < box[2] + 3 and box[1] - 3 < y < box[3] + 3 for x, y in points)


def printed_name_parts(name: Name, node: Node, theme: Theme) -> tuple[Label, list[Stamp], list[Leader]]:
    """Return what is printed of a name: its letters, its sign and figure, its leader."""
    left, top, right, bottom = name.box
    middle, inner, stamps = (top + bottom) / 2, [left + 3, right - 3], []
    if node.glyph:
        stamps.append(
            Stamp(
                left + SIGN / 2 + 2, middle, SIGN - 2, "glyph", (node.glyph, theme.sea_ink, theme.halo), label=node.name
            )
        )
        inner[0] += SIGN + 3
    if node.number:
        items = (("text", str(node.number), theme.gold_ink),)
        wide = max(PILL - 5, pieces.pill_width(PILL - 1, items) - 8)
        stamps.append(Stamp(right - PILL / 2, middle, wide, "pill", (theme.gold, theme.gold_ink, items),
                            high=PILL - 1, label=node.name))  # fmt: skip
        inner[1] -= PILL + 5
    base = middle + SIZE * 0.32
    ink = theme.control_ink if node.prized else theme.ink
    label = labels.lay_text_along_path(
        node.name, CUT, SIZE, [(inner[0], base), (inner[1], base)], ink, theme.halo, 4, least=0.0
    )
    leaders = [Leader(*name.leader, theme.ink, theme.halo, width=2, label=node.name)] if name.leader else []
    return label, stamps, leaders


def name_clashes(found: Sequence[tuple[str, Box]]) -> list[tuple[str, str]]:
    """Return what lies on one another, for tests and for who draws up a map."""
    return [
        (one, other)
        for number, (one, box) in enumerate(found)
        for other, beside in found[number + 1 :]
        if boxes_overlap(box, beside, 1.0)
    ]
