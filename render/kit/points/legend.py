"""The key to a map's signs: a framed list of nodes, links and marks with what they mean."""

from collections.abc import Iterator

from render.drawing import fonts
from render.drawing.labels import Box
from render.drawing.style import MIN_TYPE, Colour, Theme
from render.kit import faces
from render.kit.points.declared import Legend
from render.layout.scene import Scene, ScenePanel, SceneText, Stamp

HEAD, ROW, EDGE, SIGN = 48, 42, 18, 66  # pixels of the heading, a row, the frame's inside, and a sign
SHAPES = ("round", "square", "hexagon")


def legend_box(legend: Legend) -> Box:
    """Return what a legend fills."""
    texts = [fonts.text_width(fonts.TEXT, MIN_TYPE, text) for _, text in legend.rows]
    wide = max(fonts.text_width(fonts.CAPITALS, MIN_TYPE, legend.name), SIGN + 12 + max(texts, default=0.0)) + 2 * EDGE
    left, top = legend.at
    return left, top, left + wide, top + HEAD + ROW * len(legend.rows) + 10


def add_legend_to_scene(on: Scene, legend: Legend, theme: Theme) -> None:
    """Add a legend to a scene."""
    left, top, right, bottom = legend_box(legend)
    on.panels.append(ScenePanel((left, top, right, bottom)))
    on.texts.append(SceneText(left + EDGE, top + HEAD - 14, legend.name, fonts.CAPITALS, MIN_TYPE, theme.ink))
    for number, (sign, text) in enumerate(legend.rows):
        middle = top + HEAD + ROW * (number + 0.5)
        on.texts.append(SceneText(left + EDGE + SIGN + 12, middle + 9, text, fonts.TEXT, MIN_TYPE, theme.ink))
        _sign(on, sign, (left + EDGE, middle), theme)


def _sign(on: Scene, sign: str, place: tuple[float, float], theme: Theme) -> None:
    x, y = place
    if sign in SHAPES or sign in ("prized", "pips"):
        shape = sign if sign in SHAPES else "round" if sign == "prized" else "square"
        args = (
            shape,
            faces.unheld_node_colour(theme),
            "plain",
            "",
            theme.name,
            sign == "prized",
            2 * (sign == "pips"),
            3 * (sign == "pips"),
        )
        on.panel_stamps.append(Stamp(x + SIGN / 2, y, 46, "node", args))
    elif sign.startswith("glyph:"):
        on.panel_stamps.append(Stamp(x + SIGN / 2, y, 32, "glyph", (sign[6:], theme.sea_ink)))
    elif sign == "number":
        items = (("text", "1", theme.gold_ink),)
        on.panel_stamps.append(Stamp(x + SIGN / 2, y, 34, "pill", (theme.gold, theme.gold_ink, items), high=36))
    else:
        on.strokes.extend(_line(sign, x, x + SIGN, y, theme))


def _line(kind: str, left: float, right: float, y: float, theme: Theme) -> Iterator[tuple[Box, Colour, int]]:
    """Yield the strokes of a sample of a link."""
    if kind == "dashed":
        for number in range(int((right - left) // 21) + 1):
            start = left + 21 * number
            yield (start, y, min(start + 13, right), y), theme.ridge, 5
    elif kind == "double":
        yield (left, y, right, y), theme.road, 11
        yield (left, y, right, y), theme.halo, 5
    elif kind == "blue":
        yield (left, y, right, y), theme.river_border, 8
        for number in range(int((right - left) // 10)):
            yield (left + 3 + 10 * number, y, left + 7 + 10 * number, y), theme.halo, 3
    else:
        yield (left, y, right, y), theme.ink, 5
