"""Off-map boxes: places that lie beyond the map, as framed panels with a name and room for what stands in them."""

from collections.abc import Sequence

import msgspec

from render import fonts
from render.labels import Box
from render.projection import Point
from render.scene import Panel, Scene, Text
from render.style import MIN_TYPE, Theme

HEAD = 46  # pixels of the heading
EDGE = 14  # pixels inside the frame


class OffMap(msgspec.Struct, frozen=True, kw_only=True):
    """A box beyond the map: its name, and where it lies on the canvas."""

    id: str
    name: str
    box: tuple[float, float, float, float]


def scene(on: Scene, one: OffMap, theme: Theme) -> None:
    """Add a box's panel and name to a scene; a name too long for one line is broken into two."""
    on.panels.append(Panel(one.box))
    left, top, right, _ = one.box
    for number, line in enumerate(heading(one)):
        middle = (left + right) / 2
        on.texts.append(Text(middle, top + HEAD - 12 + 30 * number, line, fonts.CAPITALS, MIN_TYPE, theme.ink, "ms"))


def heading(one: OffMap) -> list[str]:
    """Return the lines of a box's name."""
    return fonts.wrap(fonts.CAPITALS, MIN_TYPE, one.name, one.box[2] - one.box[0] - 2 * EDGE, 2)


def room(one: OffMap) -> Box:
    """Return the part of a box that is free for tokens."""
    left, top, right, bottom = one.box
    return left + EDGE, top + HEAD + 30 * (len(heading(one)) - 1), right - EDGE, bottom - EDGE


def rows(one: OffMap, sizes: Sequence[tuple[float, float]]) -> list[Point]:
    """Return the middles of tokens of these sizes, set in rows from the left top; rows close up where
    there are more than the box is high."""
    left, top, right, bottom = room(one)
    lines: list[list[int]] = [[]]
    x = left
    for number, (wide, _) in enumerate(sizes):
        if lines[-1] and x + wide > right:
            lines.append([])
            x = left
        lines[-1].append(number)
        x += wide + 8
    pitch = min(max((high for _, high in sizes), default=0.0) + 6, (bottom - top) / max(1, len(lines)))
    out: list[Point] = [(0.0, 0.0)] * len(sizes)
    for row, line in enumerate(lines):
        x = left
        for number in line:
            wide, _ = sizes[number]
            out[number] = (x + wide / 2, top + pitch * (row + 0.5))
            x += wide + 8
    return out
