"""A map of points with links, drawn: `draw_point_map(board, position, options)` is a picture. All is laid before it is
painted.

A redraw copies the plate that was kept and prints what changes on it: faces, tokens, arrows, counters.
"""

import collections
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PIL import Image

from render import named_parts
from render.drawing.labels import Box
from render.drawing.projection import Point
from render.drawing.style import MIN_TYPE, Colour
from render.drawing.tokens import WHITE, mix
from render.kit import map_parts
from render.kit.points import names, point_alt, token_layout
from render.kit.points.declared import PointMap, PointMapOptions, PointPosition, PointWay
from render.kit.points.names import nearest_box_point, node_rim_point
from render.kit.points.node_layout import MAIN, Spot
from render.kit.points.plates import Board, board_with_plate, face_stamps, theme_by_form
from render.kit.points.token_layout import Token, side_colour
from render.kit.tracks import Counter
from render.layout import scene
from render.layout.leader_lines import line_meets_box
from render.layout.placing import boxes_overlap, window_around_boxes
from render.layout.scene import Arrow, Scene, Stamp
from render.picture import Picture, encode_picture
from render.words import Words, picture_words, say_message

GLOW = 104  # pixels across the light round a node
ARROW = 24.0
APART = 12  # pixels between windows of one picture
WIDE = 1.3  # how much wider than tall such a picture should be
CROP_MARGIN, CROP_LEAST = 110.0, (760, 560)
GREYS = [value for grey in range(256) for value in (grey, grey, grey)]


@dataclass
class Layout:
    """Everything that a picture shows beyond its plate, as boxes: tokens with their places, arrows, the window; further
    windows, shown beside or below it, of sheets on which there are letters too."""

    board: Board
    tokens: list[Token]
    arrows: list[Arrow]
    window: tuple[int, int, int, int] | None = None
    below: tuple[tuple[int, int, int, int], ...] = ()
    scene: Scene = field(default_factory=Scene)

    def boxes(self) -> list[tuple[str, Box]]:
        """Return the box of everything that must not lie on anything else: nodes, names, tokens, titles."""
        ground = self.board.ground
        found = [(f"node {spot.node}", spot.box) for spot in ground.sheets.spots.values()]
        found += [(f"name {name.node}", name.box) for name in ground.names]
        found += [(f"title {title}", box) for title, box in ground.titles]
        return found + [(f"token {token.what}", token.box) for token in self.tokens]

    def boxes_not_to_cut(self) -> list[Box]:
        """Return what should not be cut, where there is one window or none: all that is laid, and what stands still."""
        found = self.scene.boxes_not_to_cut(self.window)
        if self.window is None:
            still = self.board.printed
            found += still.boxes_not_to_cut() + [token.box for token in self.tokens]
        return found


def layout_point_map(declared: PointMap, position: PointPosition, options: PointMapOptions) -> Layout:
    """Return where everything of a picture stands."""
    made = board_with_plate(declared, options.theme)
    tokens = token_layout.lay_out_tokens(declared, made.ground, position, options, made.theme)
    arrows = [arrow for way in options.ways for arrow in _arrows(made, way)]
    layout = Layout(made, tokens, arrows)
    if options.crop:
        first, *others = _sheets(layout, options.crop)
        spots = made.ground.sheets.spots
        lettered = {spots[one].sheet for one in options.letters if one in options.crop and one in spots}
        layout.window = _window(layout, options.crop, first)
        apart = [_window(layout, options.crop, one) for one in others if one in lettered]
        layout.below = tuple([one for one in apart if not _inside(one, layout.window)])
    layout.scene = _scene(layout, position, options)
    return layout


def draw_point_map(
    declared: PointMap, position: PointPosition, options: PointMapOptions | None = None, *, words: Words | None = None
) -> Picture:
    """Draw a map in a position."""
    options = options or PointMapOptions()
    layout = layout_point_map(declared, position, options)
    made = layout.board
    parts = [scene.paint_scene(made.bare, layout.scene, one) for one in (layout.window, *layout.below)]
    image = _together(parts, made.theme.table)
    large: dict[str, Any] = {"type_size": MIN_TYPE, "whole": layout.boxes_not_to_cut()} if not layout.below else {}
    alt = point_alt.describe_picture(declared, position, options, words or picture_words())
    if options.theme == "grey":
        return encode_picture(image.convert("L").convert("RGB"), "map", alt, _greys(), options.width, **large)
    named = _parts(layout, words or picture_words()) if layout.window is None else []
    return encode_picture(image, "map", alt, layout.board.colours, options.width, parts=named, **large)


def _parts(layout: Layout, words: Words) -> list[tuple[str, Box]]:
    """Return the parts of a whole map that its large form shows: those that it declares, else those of the map itself,
    then the insets."""
    sheets, declared = layout.board.ground.sheets, layout.board.declared
    if declared.large:
        return list(_declared_parts(declared, {pane.name: pane.box for pane in sheets.panes}))
    places = [spot.place for spot in sheets.spots_on_sheet(MAIN)]
    box = named_parts.box_around_places(places, CROP_MARGIN, declared.size) if places else None
    main = named_parts.map_parts_with_legible_type(box, words, MIN_TYPE) if box is not None else []
    return [*main, *((pane.name, pane.box) for pane in sheets.panes)]


def _declared_parts(declared: PointMap, panes: Mapping[str, Box]) -> Iterator[tuple[str, Box]]:
    names = {inset.id: inset.name for inset in declared.insets}
    for part in declared.large:
        if part.box is not None:
            yield part.name, part.box
        for inset in part.insets:
            yield part.name, panes[names[inset]]


def _inside(part: tuple[int, int, int, int], whole: tuple[int, int, int, int]) -> bool:
    """Return whether a window shows nothing that another does not show already, as an inset that lies in it."""
    return part[0] >= whole[0] and part[1] >= whole[1] and part[2] <= whole[2] and part[3] <= whole[3]


def _together(parts: Sequence[Image.Image], ground: Colour) -> Image.Image:
    """Return pictures as one: the others beside the first, or in a row below it, whichever is wider than tall; a phone
    shows that larger."""
    first, *others = parts
    if not others:
        return first
    row = Image.new("RGB", (sum(one.width for one in others) + APART * (len(others) - 1), _tallest(others)), ground)
    column = Image.new("RGB", (max(one.width for one in others), _height(others)), ground)
    x = y = 0
    for one in others:
        row.paste(one, (x, (row.height - one.height) // 2))
        column.paste(one, ((column.width - one.width) // 2, y))
        x, y = x + one.width + APART, y + one.height + APART
    beside = (first.width + APART + column.width, _tallest((first, column)))
    below = (max(first.width, row.width), _height((first, row)))
    size = min(beside, below, key=lambda one: abs(math.log(one[0] / one[1] / WIDE)))
    image = Image.new("RGB", size, ground)
    if size == beside:
        image.paste(first, (0, (size[1] - first.height) // 2))
        image.paste(column, (first.width + APART, (size[1] - column.height) // 2))
    else:
        image.paste(first, ((size[0] - first.width) // 2, 0))
        image.paste(row, ((size[0] - row.width) // 2, first.height + APART))
    return image


def _tallest(parts: Sequence[Image.Image]) -> int:
    return max(part.height for part in parts)


def _height(parts: Sequence[Image.Image]) -> int:
    """Return how high pictures are that stand one below another."""
    return sum(part.height for part in parts) + APART * (len(parts) - 1)


def warm_map_plate(declared: PointMap, theme: str = "light") -> None:
    """Draw a map's plate before anybody asks."""
    board_with_plate(declared, theme_by_form(theme).name)


def _greys() -> Image.Image:
    out = Image.new("P", (1, 1))
    out.putpalette(GREYS)
    return out


def _scene(layout: Layout, position: PointPosition, options: PointMapOptions) -> Scene:
    made = layout.board
    on = Scene(ground=made.full)
    if layout.window is not None:
        still = made.printed
        on = Scene(ground=made.bare.free, labels=[*still.labels], leaders=[*still.leaders], stamps=[*still.stamps])
    glowing = [made.ground.sheets.spots[node] for node in options.glow if node in made.ground.sheets.spots]
    on.under.extend(Stamp(spot.x, spot.y, GLOW, "glow", (made.theme.glow,)) for spot in glowing)
    on.under.extend(face_stamps(made, position))
    on.leaders.extend(token_layout.token_leader_lines(layout.tokens, made.theme))
    if layout.window is None:
        _print_again(on, made, layout.tokens)
        inner = {token.sheet for token in layout.tokens}
        panes = [pane for number, pane in enumerate(made.ground.sheets.panes) if number in inner]
        kept = [*(box for _, box in layout.boxes()), *(pane.box for pane in made.ground.sheets.panes)]
        said = say_message(picture_words(), "see_inset")
        map_parts.print_pointers(on, panes, kept, made.declared.size, said, made.theme)
    on.arrows.extend(layout.arrows)
    for token in layout.tokens:
        boxed = token.leader is None and any(token.node == off.id for off in made.declared.boxes)
        upon = boxed and layout.window is None  # a part of the map has its panels printed on its ground
        (on.panel_stamps if upon else on.stamps).extend(token.stamps)
    print_position_counters(on, made, position.counters)
    return on


def print_position_counters(on: Scene, made: Board, counters: Sequence[Counter]) -> None:
    """Add the counters on a map's tracks to a scene."""
    discs: dict[str, tuple[object, ...]] = {}
    for side in made.declared.sides:
        colour = side_colour(side, made.theme)
        discs[side.id] = (colour, mix(colour, WHITE, 0.5), side.glyph, WHITE)
    map_parts.print_counters(on, made.declared, counters, lambda side: discs[str(side)], made.theme)


def _print_again(on: Scene, made: Board, tokens: Sequence[Token]) -> None:
    """Print the names once more that leaders run through, so that the lines pass behind them."""
    nodes = {node.id: node for node in made.declared.nodes}
    lines = [token.leader for token in tokens if token.leader]
    for name in made.ground.names:
        if any(line_meets_box(name.box, line) for line in lines):
            label, stamps, _ = names.printed_name_parts(name, nodes[name.node], made.theme)
            on.labels.append(label)
            on.stamps.extend(stamps)


def _arrows(made: Board, way: PointWay) -> list[Arrow]:
    """Return the arrows of a move on every sheet where its legs show."""
    side = next(side for side in made.declared.sides if side.id == way.side)
    colour, out = side_colour(side, made.theme), []
    for a, b in zip(way.nodes, way.nodes[1:], strict=False):
        for start, end in _legs(made, a, b):
            out.append(Arrow(start, end, colour, made.theme.halo, ARROW, 0.14))
    return out


def _legs(made: Board, a: str, b: str) -> list[tuple[Point, Point]]:
    sheets = made.ground.sheets
    ends = [sheets.spots.get(node) for node in (a, b)]
    boxed = {off.id: off.box for off in made.declared.boxes}
    if ends[0] is None or ends[1] is None:
        known = ends[0] or ends[1]
        other = boxed.get(b if ends[0] else a)
        if known is None or other is None:
            return []
        spot = sheets.dots.get(known.node) or known
        outer = nearest_box_point(other, spot.place)
        return [(outer, node_rim_point(spot, outer))] if ends[1] else [(node_rim_point(spot, outer), outer)]
    first, last = ends[0], ends[1]
    if first.sheet == last.sheet:
        return [(node_rim_point(first, last.place), node_rim_point(last, first.place))]
    small = [sheets.dots.get(spot.node) or spot for spot in (first, last)]
    out = [(node_rim_point(small[0], small[1].place), node_rim_point(small[1], small[0].place))]
    for inner, outer_spot, into in ((last, small[0], True), (first, small[1], False)):
        if inner.sheet != MAIN:
            gate = _gate(made, inner, outer_spot)
            out.append((gate, node_rim_point(inner, gate)) if into else (node_rim_point(inner, gate), gate))
    return out


def _gate(made: Board, inner: Spot, outer: Spot) -> Point:
    """Return where a way from a node of an inset meets its frame."""
    for path in made.ground.paths:
        if path.stub and path.sheet == inner.sheet and {path.link.a, path.link.b} == {inner.node, outer.node}:
            return path.line[-1]
    pane = made.ground.sheets.panes[inner.sheet]
    return nearest_box_point(pane.box, pane.place_on_pane(outer.place))


def _sheets(layout: Layout, around: Sequence[str]) -> list[int]:
    """Return the sheets on which nodes stand, the one with most of them first, of equals the map itself."""
    sheets = layout.board.ground.sheets
    counts = collections.Counter(sheets.spots[node].sheet for node in around if node in sheets.spots)
    return sorted(counts, key=lambda sheet: (-counts[sheet], sheet)) or [MAIN]


def _window(layout: Layout, around: Sequence[str], best: int) -> tuple[int, int, int, int]:
    """Return the window that shows some nodes, as far as they stand on a sheet, and what stands on them."""
    sheets = layout.board.ground.sheets
    known = [sheets.spots[node] for node in around if node in sheets.spots]
    found = [spot.box for spot in known if spot.sheet == best]
    found += [token.box for token in layout.tokens if token.node in around and token.sheet == best]
    found += [name.box for name in layout.board.ground.names if name.node in around and name.sheet == best]
    found += [off.box for off in layout.board.declared.boxes if off.id in around]
    size = layout.board.declared.size
    if best == MAIN:
        return window_around_boxes(found or [(0, 0, *size)], size, CROP_MARGIN, CROP_LEAST)
    left, top, right, bottom = (round(value) for value in sheets.panes[best].box)
    inner = [(a - left, b - top, c - left, d - top) for a, b, c, d in found]
    x, y, end, low = window_around_boxes(inner, (right - left, bottom - top), CROP_MARGIN, CROP_LEAST)
    return x + left, y + top, end + left, low + top


def covered_link_ends(layout: Layout) -> list[tuple[str, str]]:
    """Return which ends of links are covered by a name or token, for tests and for who draws up a map."""
    ground = layout.board.ground
    lying = [(f"name {name.node}", name.sheet, name.box) for name in ground.names]
    lying += [(f"token {token.what}", token.sheet, token.box) for token in layout.tokens]
    return [
        (f"{path.link.a} - {path.link.b}", what)
        for path in ground.paths
        for what, sheet, box in lying
        if sheet == path.sheet and any(boxes_overlap(end, box, 2.0) for end in path.ends())
    ]
