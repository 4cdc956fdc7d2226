"""Who is strong at sea: the levels of sides in each sea, as shields with figures, on the whole map and on crops."""

from collections.abc import Sequence

from render.drawing import fonts
from render.drawing.labels import Box
from render.drawing.projection import Point
from render.drawing.style import Theme
from render.drawing.tokens import mix
from render.kit.hexes.hex_data import SeaLevel
from render.kit.hexes.hex_type import level_label
from render.layout.scene import Scene, Stamp

APART = 18  # pixels between two levels
BESIDE = 5  # pixels between a shield and its figure
WIDEST = "+4"  # a figure for which room is kept
LARGE, SMALL = 50, 28  # pixels of a shield on the whole map and on crops
SHARE = 0.84  # of the type beside it


def _figure(text: str, size: int) -> float:
    return fonts.text_width(fonts.STRONG, round(size * SHARE), text)


def level_row_width(levels: Sequence[SeaLevel], size: int) -> float:
    """Return how wide a row of levels is; shields are so large."""
    return sum(size + BESIDE + _figure(one.text, size) for one in levels) + APART * (len(levels) - 1)


def row_box(place: Point, levels: Sequence[SeaLevel], size: int) -> Box:
    """Return what a row takes whose middle is there."""
    wide = level_row_width(levels, size) / 2 + 4
    return place[0] - wide, place[1] - size / 2 - 1, place[0] + wide, place[1] + size / 2 + 1


def widest_level_row(count: int) -> tuple[SeaLevel, ...]:
    """Return the widest row of so many levels, for which room is kept."""
    return tuple([SeaLevel(number, WIDEST) for number in range(count)])


def add_row(scene: Scene, place: Point, levels: Sequence[SeaLevel], size: int, theme: Theme) -> None:
    """Put a row of levels where its middle is to be."""
    x, letters = place[0] - level_row_width(levels, size) / 2, round(size * SHARE)
    for one in levels:
        look = theme.players[one.side % len(theme.players)]
        shield = (look.colour, look.pattern, one.glyph or look.glyph, mix(look.colour, (0, 0, 0), 0.45))
        scene.stamps.append(Stamp(x + size / 2, place[1], size, "shield", shield))
        wide = _figure(one.text, size)
        spot = (x + size + BESIDE + wide / 2, place[1] + 0.3 * letters)
        scene.labels.append(level_label(one.text, fonts.STRONG, letters, spot, theme.ink, theme, 0.0))
        x += size + BESIDE + wide + APART
