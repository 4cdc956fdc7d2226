"""Off-map boxes: places that lie beyond the map, as framed panels with a name and room for what stands in them."""

from collections.abc import Sequence

import msgspec

from render.drawing import fonts
from render.drawing.labels import Box
from render.drawing.projection import Point
from render.drawing.style import MIN_TYPE, Theme
from render.layout.scene import Scene, ScenePanel, SceneText

HEAD = 44  # pixels of the heading
EDGE = 14  # pixels inside the frame
GAP = 6  # pixels between two tokens


class OffMap(msgspec.Struct, frozen=True, kw_only=True):
    """A box beyond the map: its name, and where it lies on the canvas."""

    id: str
    name: str
    box: tuple[float, float, float, float]


def add_box_to_scene(on: Scene, one: OffMap, theme: Theme) -> None:
    """Add a box's panel and name to a scene; a name too long for one line is broken into two."""
    on.panels.append(ScenePanel(one.box))
    left, top, right, _ = one.box
    for number, line in enumerate(box_heading_lines(one)):
        middle = (left + right) / 2
        on.texts.append(
            SceneText(middle, top + HEAD - 12 + 30 * number, line, fonts.CAPITALS, MIN_TYPE, theme.ink, "ms")
        )


def box_heading_lines(one: OffMap) -> list[str]:
    """Return the lines of a box's name."""
    return fonts.wrap_text(fonts.CAPITALS, MIN_TYPE, one.name, one.box[2] - one.box[0] - 2 * EDGE, 2)


def free_token_area(one: OffMap) -> Box:
    """Return the part of a box that is free for tokens."""
    left, top, right, bottom = one.box
    return left + EDGE, top + HEAD + 30 * (len(box_heading_lines(one)) - 1), right - EDGE, bottom - EDGE


def token_row_places(one: OffMap, sizes: Sequence[tuple[float, float]]) -> list[Point]:
    """Return the middles of the first tokens of these sizes, set in rows from the left top: as many as there is room
    for."""
    left, top, right, bottom = free_token_area(one)
    x, y, tall = left, top, 0.0
    out: list[Point] = []
    for wide, high in sizes:
        if x > left and x + wide > right:
            x, y, tall = left, y + tall + GAP, 0.0
        if y + high > bottom or x + wide > right:
            break
        out.append((x + wide / 2, y + high / 2))
        x, tall = x + wide + GAP, max(tall, high)
    return out
