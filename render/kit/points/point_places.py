"""Where the nodes of a map of points stand on its whole picture, and what stands on each, in words."""

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache

import msgspec

from render.drawing.style import LIGHT, Colour
from render.kit.points import legend, node_layout
from render.kit.points.declared import PointMap, PointPosition, PointStack
from render.kit.points.node_layout import Sheets
from render.kit.points.token_layout import side_colour
from render.map_places import MapPlace, MapPlaces, PlaceRow
from render.words import Words, say_message

LEFT, GONE = "●", "○"  # a pip that a node has, and one that it has lost


def point_places(declared: PointMap, position: PointPosition, words: Words) -> MapPlaces:
    """Return the nodes and off-map boxes of a map; a node of an inset where it is drawn in full."""
    wide, high = declared.size
    sheets = _sheets(msgspec.msgpack.encode(declared))
    colours = {side.id: side_colour(side, LIGHT) for side in declared.sides}
    rows: dict[str, list[PlaceRow]] = defaultdict(list)
    for node in declared.nodes:
        rows[node.id] += _node_rows(node.id, node.pips, position, colours, words)
    for stack in position.stacks:
        rows[stack.node].append(PlaceRow(_stack(stack), colours.get(stack.side)))
    for mark in position.marks:
        rows[mark.node].append(PlaceRow(mark.said, colours.get(mark.side)))
    found = {}
    for node in declared.nodes:
        spot, dot = sheets.spots[node.id], sheets.dots.get(node.id)
        main = None if dot is None else (dot.x / wide, dot.y / high)
        found[node.id] = MapPlace(spot.x / wide, spot.y / high, node.name, tuple(rows[node.id]), spot.sheet, main)
    for off in declared.boxes:
        left, top, right, bottom = off.box
        middle = (left + right) / 2 / wide, (top + bottom) / 2 / high
        found[off.id] = MapPlace(*middle, off.name, tuple(rows[off.id]))
    return found


@lru_cache(maxsize=4)
def _sheets(packed: bytes) -> Sheets:
    declared = msgspec.msgpack.decode(packed, type=PointMap)
    return node_layout.sheets_of_placed_nodes(declared, [legend.legend_box(declared.legend)] if declared.legend else [])


def _node_rows(
    node: str, whole: int, position: PointPosition, colours: dict[str, Colour], words: Words
) -> Iterator[PlaceRow]:
    """Yield the pips of a node that has any, in the colour of its holder, and a siege."""
    if whole:
        left = position.pips.get(node, whole)
        yield PlaceRow(LEFT * left + GONE * (whole - left), colours.get(position.control.get(node, "")))
    if position.sieges.get(node):
        yield PlaceRow(say_message(words, "place.siege", level=position.sieges[node]))


def _stack(one: PointStack) -> str:
    """Return a stack as its token shows it: how many, who commands with which figures, how many more."""
    count = "?" if one.count is None and not one.commander else "" if one.count is None else str(one.count)
    who = " ".join(part for part in (one.commander, one.rating, f"+{one.more}" if one.more else "") if part)
    return " · ".join(part for part in (count, who) if part)
