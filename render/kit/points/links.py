"""Ways between nodes: curves that pass by what is not theirs, drawn clear, dashed, blue or double."""

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw

from render.drawing import lines
from render.drawing.inking import scaled_line, smooth_ink_mask
from render.drawing.labels import Box
from render.drawing.projection import Point
from render.drawing.style import Colour, Theme
from render.kit.points import node_layout
from render.kit.points.declared import LinkKind, PointLink, PointMap
from render.kit.points.node_layout import MAIN, NODE, Sheets, Spot
from render.layout.occupancy import box_around_place

BOWS = (0.05, -0.05, 0.12, -0.12, 0.2, -0.2, 0.3, -0.3)  # how far a way may swing out, of its length
STEPS = 18
END = 11  # pixels at each end that nothing may cover
DASHES = (13.0, 8.0)
DOTS = (4.0, 6.0)
THROUGH, CROSSING = 6.0, 2.0  # how bad it is to run through a node, to cross another way


@dataclass(frozen=True)
class Path:
    """A link on a sheet: its curve from rim to rim. `stub`: it ends at the frame of an inset; `faint`: both its nodes
    stand in an inset, so the map shows it thin."""

    link: PointLink
    sheet: int
    line: tuple[Point, ...]
    stub: bool = False
    faint: bool = False

    def ends(self) -> list[Box]:
        """Return the boxes of the ends that must stay visible."""
        if self.faint:
            return []
        found = [box_around_place(_along(self.line, END / 2 + 2), END, END)]
        return found if self.stub else [*found, box_around_place(_along(self.line[::-1], END / 2 + 2), END, END)]


def _along(line: Sequence[Point], far: float) -> Point:
    return lines.point_at_distance(line, lines.walked_lengths(line), far)[0]


def link_paths(board: PointMap, sheets: Sheets) -> list[Path]:
    """Return the curve of every link on every sheet where it shows, the shortest laid first."""
    wanted = [one for link in board.links for one in _wanted(board, sheets, link)]
    wanted.sort(key=lambda one: math.dist(one[1], one[2]))
    laid: list[Path] = []
    for link, a, b, sheet, radii, stub, faint in wanted:
        others = [s for s in sheets.spots_on_sheet(sheet) if s.node not in (link.a, link.b)]
        beside = [path for path in laid if path.sheet == sheet]
        curve = min((_curve(a, b, bow, radii) for bow in BOWS), key=lambda line: _cost(line, others, beside))
        if stub:
            curve = _cut(curve, sheets.panes[sheet].box)
        laid.append(Path(link, sheet, tuple(curve), stub, faint))
    return laid


Wanted = tuple[PointLink, Point, Point, int, tuple[float, float], bool, bool]


def _wanted(board: PointMap, sheets: Sheets, link: PointLink) -> list[Wanted]:
    """Return on which sheets a link shows, from where to where."""
    off = [node_layout.off_map_box(board, end) for end in (link.a, link.b)]
    if off[0] or off[1]:
        inner = _main(sheets, link.b if off[0] else link.a)
        box = off[0] or off[1]
        assert box is not None  # noqa: S101 - for the type checker
        edge = (min(max(inner.x, box.box[0]), box.box[2]), min(max(inner.y, box.box[1]), box.box[3]))
        reach = (0.0, inner.size / 2)
        return [(link, edge, inner.place, MAIN, reach, False, False) if off[0]
                else (link, inner.place, edge, MAIN, reach[::-1], False, False)]  # fmt: skip
    full = [sheets.spots[link.a], sheets.spots[link.b]]
    small = [_main(sheets, link.a), _main(sheets, link.b)]
    faint = full[0].sheet == full[1].sheet != MAIN
    out: list[Wanted] = [(link, small[0].place, small[1].place, MAIN, _radii(small), False, faint)]
    for sheet in sorted({spot.sheet for spot in full} - {MAIN}):
        pane = sheets.panes[sheet]
        if faint:
            out.append((link, full[0].place, full[1].place, sheet, _radii(full), False, False))
        else:
            here, there = full if full[0].sheet == sheet else full[::-1]
            far = pane.place_on_pane(_main(sheets, there.node).place)
            out.append((link, here.place, far, sheet, (here.size / 2, 0.0), True, False))
    return out


def _main(sheets: Sheets, node: str) -> Spot:
    return sheets.dots.get(node) or sheets.spots[node]


def _radii(pair: Sequence[Spot]) -> tuple[float, float]:
    return pair[0].size / 2, pair[1].size / 2


def _curve(a: Point, b: Point, bow: float, radii: tuple[float, float]) -> list[Point]:
    """Return a bowed curve without the parts under its nodes."""
    middle = ((a[0] + b[0]) / 2 - (b[1] - a[1]) * bow, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bow)
    line = lines.smooth_curve_through([a, middle, b], STEPS)
    walked = lines.walked_lengths(line)
    first, last = radii[0] * 0.94, walked[-1] - radii[1] * 0.94
    if first >= last:
        return [a, b]
    inner = [p for p, w in zip(line, walked, strict=True) if first < w < last]
    return [lines.point_at_distance(line, walked, first)[0], *inner, lines.point_at_distance(line, walked, last)[0]]


def _cut(line: Sequence[Point], frame: Box) -> list[Point]:
    """Return a curve up to where it leaves a frame."""
    out = [line[0]]
    for a, b in itertools.pairwise(line):
        if not (frame[0] < b[0] < frame[2] and frame[1] < b[1] < frame[3]):
            share = 1.0
            for k, low, high in ((0, frame[0], frame[2]), (1, frame[1], frame[3])):
                if b[k] != a[k]:
                    edge = high if b[k] > a[k] else low
                    share = min(share, max(0.0, (edge - a[k]) / (b[k] - a[k])))
            return [*out, (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)]
        out.append(b)
    return out


def _cost(line: Sequence[Point], others: Sequence[Spot], beside: Sequence[Path]) -> float:
    """Return how badly a curve runs: through nodes, across other ways, out of the straight."""
    xs, ys = [x for x, _ in line], [y for _, y in line]
    box = (min(xs) - NODE, min(ys) - NODE, max(xs) + NODE, max(ys) + NODE)
    near = [s for s in others if box[0] < s.x < box[2] and box[1] < s.y < box[3]]
    bad = 0.0
    for spot in near:
        off = min(math.dist(spot.place, p) for p in line)
        bad += THROUGH * max(0.0, 1.0 - max(0.0, off - spot.size / 2) / 22)
    for path in beside:
        if _meet(line, path.line):
            bad += CROSSING
    return bad + 2.0 * (lines.walked_lengths(line)[-1] / max(1.0, math.dist(line[0], line[-1])) - 1)


def _meet(one: Sequence[Point], other: Sequence[Point]) -> bool:
    """Return whether two curves come nearer than a line's width, away from a common node."""
    if max(x for x, _ in one) < min(x for x, _ in other) or min(x for x, _ in one) > max(x for x, _ in other):
        return False
    return any(math.dist(p, q) < 9 for p in one[2:-2] for q in other[2:-2])


def paint_links(image: Image.Image, found: Sequence[Path], sheets: Sheets, theme: Theme) -> None:
    """Ink every path, those of an inset inside its frame alone."""
    for sheet in range(MAIN, len(sheets.panes)):
        here = [path for path in found if path.sheet == sheet]
        for mask, colour in _inks(image.size, here, theme):
            image.paste(colour, (0, 0), mask if sheet == MAIN else _inside(mask, sheets.panes[sheet].box))


def _inside(mask: Image.Image, box: Box) -> Image.Image:
    window = Image.new("L", mask.size)
    window.paste(255, (round(box[0]), round(box[1]), round(box[2]), round(box[3])))
    return ImageChops.multiply(mask, window)


def _inks(size: tuple[int, int], found: Sequence[Path], theme: Theme) -> list[tuple[Image.Image, Colour]]:
    """Return the masks of all paths in the order of printing: light casings first, then the lines."""
    return [
        (_mask(size, found, ("clear", "dashed", "blue"), 11.0), theme.halo),
        (_mask(size, found, ("double",), 14.0), theme.halo),
        (_mask(size, found, ("clear",), 4.6), theme.ink),
        (_mask(size, found, ("dashed",), 5.0, DASHES), theme.ridge),
        (_mask(size, found, ("blue",), 8.0), theme.river_border),
        (_mask(size, found, ("blue",), 3.4, DOTS), theme.halo),
        (_mask(size, found, ("double",), 11.0), theme.road),
        (_mask(size, found, ("double",), 4.6), theme.halo),
        (_heads(size, found), theme.ink),
    ]


def _mask(
    size: tuple[int, int],
    found: Sequence[Path],
    kinds: tuple[LinkKind, ...],
    width: float,
    dashes: tuple[float, ...] = (),
) -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, by: float) -> None:
        for path in found:
            if path.link.kind in kinds:
                thick = max(1, round(width * by * (0.5 if path.faint else 1.0)))
                for part in lines.dashed_line(path.line, dashes) if dashes else [path.line]:
                    pen.line(scaled_line(part, by), fill=255, width=thick, joint="curve")

    return smooth_ink_mask(size, draw)


def _heads(size: tuple[int, int], found: Sequence[Path]) -> Image.Image:
    """Return the arrow heads of one-way links."""

    def draw(pen: ImageDraw.ImageDraw, by: float) -> None:
        for path in found:
            if path.link.one_way:
                (x, y), (bx, by_) = path.line[-1], _along(path.line[::-1], 20)
                dx, dy = (x - bx) / 20, (y - by_) / 20
                shape = [(x, y), (bx - dy * 10, by_ + dx * 10), (bx + dy * 10, by_ - dx * 10)]
                pen.polygon(scaled_line(shape, by), fill=255)

    return smooth_ink_mask(size, draw)
