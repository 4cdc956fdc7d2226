"""Lines of type on maps of hexes."""

from render.drawing import labels
from render.drawing.labels import Label
from render.drawing.projection import Point
from render.drawing.style import Colour, Theme


def level_label(
    text: str, cut: str, size: int, middle: Point, colour: Colour, theme: Theme, spread: float = 0.03
) -> Label:
    """Return a level line of type around the middle of its base line."""
    x, y = middle
    return labels.lay_text_along_path(text, cut, size, ((x - 9, y), (x + 9, y)), colour, theme.halo, 3, spread, spread)
