"""A map of points as data: nodes, links and insets where its picture has them, and what stands on them."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from render.kit.points.declared import PointMap, PointMapOptions, PointPosition
from render.kit.points.links import Path
from render.kit.points.node_layout import NODE
from render.kit.points.plates import Board, board_with_plate, face_stamps
from render.kit.points.point_drawing import layout_point_map, print_position_counters
from render.kit.points.token_layout import Token, side_colour, token_leader_lines
from render.layout.scene import Scene
from render.plates.plate_cache import plate_edition_hash
from render.touch.ground_files import WIDTHS, GroundFiles, tile_file, tiles_of
from render.touch.outlines import line_path, simplify_line
from render.touch.sprites import SpriteSheet, leader_line
from render.touch.touch_map import MadeMap, TouchInset, TouchLink, TouchMap, TouchPlace, file_hash, int_box
from render.touch.touch_tokens import MadeTokens, TouchToken, TouchTokens, css_colour

Colours = Mapping[str, str]  # of sides, as pages write them
TOLERANCE = 1.0  # pixels by which the curve of a link may be simplified


def touch_point_map(declared: PointMap, theme: str) -> MadeMap:
    """Return a map with its ground, on which all names are."""
    made, files = board_with_plate(declared, theme), GroundFiles()
    panes, packed = made.ground.sheets.panes, file_hash(msgspec.msgpack.encode(declared))
    return files.touch_map_with_files(
        TouchMap(
            key="",
            size=declared.size,
            grounds=files.grounds(made.full.convert("RGB"), WIDTHS[:1]),
            tiles=tiles_of(declared.size, 1.0, f"{plate_edition_hash()} {made.theme.name} {packed}"),
            places=tuple(_places(made)),
            insets=tuple([TouchInset(int_box(pane.box), pane.source, pane.times, pane.name) for pane in panes]),
            links=tuple(_links(made.ground.paths)),
        )
    )


def touch_point_tile(declared: PointMap, theme: str, number: int) -> bytes:
    """Return a square of the ground of a map."""
    return tile_file(board_with_plate(declared, theme).full, number)


def _places(made: Board) -> Iterator[TouchPlace]:
    sheets = made.ground.sheets
    for node in made.declared.nodes:
        spot, dot = sheets.spots[node.id], sheets.dots.get(node.id)
        main = None if dot is None else (round(dot.x), round(dot.y))
        heart = (round(spot.x), round(spot.y))
        yield TouchPlace(node.id, "node", node.name, heart, disc=NODE // 2, inset=spot.sheet, main=main)
    for off in made.declared.boxes:
        left, top, right, bottom = off.box
        heart = (round((left + right) / 2), round((top + bottom) / 2))
        yield TouchPlace(off.id, "box", off.name, heart, box=int_box(off.box))


def _links(paths: list[Path]) -> Iterator[TouchLink]:
    """Yield each link once, as it is drawn from end to end; of one within an inset the curve there."""
    found: dict[tuple[str, str], Path] = {}
    for path in paths:
        ends = (path.link.a, path.link.b)
        if not path.stub and (ends not in found or found[ends].faint):
            found[ends] = path
    for (a, b), path in found.items():
        yield TouchLink(a, b, path.link.kind, line_path(simplify_line(path.line, TOLERANCE)), path.link.one_way)


def touch_point_tokens(declared: PointMap, position: PointPosition, theme: str) -> MadeTokens:
    """Return what stands on a map in a position: the nodes' own faces, stacks, sieges and marks, counters on tracks."""
    layout = layout_point_map(declared, position, PointMapOptions(theme="dark" if theme == "dark" else "light"))
    made, sheet = layout.board, SpriteSheet()
    colours = {side.id: css_colour(side_colour(side, made.theme)) for side in declared.sides}
    tokens = (
        *_faces(made, position, colours, sheet),
        *_laid(layout.tokens, position, colours, sheet),
        *_counters(made, position, sheet),
    )
    lines = tuple([leader_line(leader) for leader in token_leader_lines(layout.tokens, made.theme)])
    return sheet.touch_tokens_with_sprites(TouchTokens("", tokens, lines=lines))


def _faces(made: Board, position: PointPosition, colours: Colours, sheet: SpriteSheet) -> Iterator[TouchToken]:
    """Yield the face of every node, which shows who controls it and how many pips it has."""
    for node, stamp in zip(made.declared.nodes, face_stamps(made, position), strict=True):
        owner = position.control.get(node.id, "")
        yield sheet.token(f"face {node.id}", "face", node.id, [stamp], owner=owner, colour=colours.get(owner, ""))


def _laid(
    found: Sequence[Token], position: PointPosition, colours: Colours, sheet: SpriteSheet
) -> Iterator[TouchToken]:
    """Yield stacks, which may hold others that found no room, and the signs of sieges and other marks."""
    stacks = {stack.id: stack for stack in position.stacks}
    alone = {token.what for token in found}
    for token in found:
        stack = stacks.get(token.what)
        if stack is None:
            yield sheet.token(token.what, "mark", token.node, token.stamps)
            continue
        beside = [other for other in position.stacks if (other.node, other.side) == (stack.node, stack.side)]
        shown = [other.id for other in beside if other.id in alone]
        merged = [other for other in beside if other.id not in alone] if token.what == shown[-1] else []
        counts = [one.count for one in (stack, *merged) if one.count is not None]
        yield sheet.token(
            token.what,
            "piece",
            token.node,
            token.stamps,
            count=sum(counts) if len(counts) == 1 + len(merged) else None,
            owner=stack.side,
            colour=colours.get(stack.side, ""),
            label=stack.commander,
            holds=tuple([other.id for other in merged]),
        )


def _counters(made: Board, position: PointPosition, sheet: SpriteSheet) -> Iterator[TouchToken]:
    """Yield the counters on the tracks."""
    for track in made.declared.tracks:
        laid = Scene()
        print_position_counters(laid, made, [one for one in position.counters if one.track == track.id])
        for number, stamp in enumerate(laid.panel_stamps):
            yield sheet.token(f"counter {track.id} {number}", "counter", "", [stamp])
