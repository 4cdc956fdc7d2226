"""The parts in which a whole map is shown large: a few, each with its name, one below another, without tracks.

A map that is cut into as many parts as its smallest type needs has nine, which Discord shows as small tiles. So a map
says itself which parts of it matter (`Picture.parts`); each takes a reader's whole width.
"""

from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from render.drawing import fonts
from render.drawing.style import THEMES
from render.large import SHOWN
from render.words import Words, say_message

Box = tuple[float, float, float, float]
TYPE = 18  # pixels of a part's name, where the part is shown SHOWN wide
DARK = 96  # brightness of a picture below which its names stand on a dark ground
GAP = 0.012  # between two pictures of one part, of its width
LAP = 0.06  # of a half's length that the other half shows too
LEGIBLE = 11  # pixels of the smallest type of a part, where it is shown SHOWN wide


def map_parts_with_legible_type(box: Box, words: Words, type_size: float) -> list[tuple[str, Box]]:
    """Return the parts of a map with their names: its two halves across the longer side, or its quarters where the type
    of a half would be too small. They overlap a little.

    type_size: pixels of the smallest type on the map.
    """
    found = _halves(box)
    if any(type_size * SHOWN < LEGIBLE * (half[2] - half[0]) for half in found.values()):
        upper, lower = _halves(box, across=False).items()
        found = {
            f"{key}_{side}": part for key, half in (upper, lower) for side, part in _halves(half, across=True).items()
        }
    return [(say_message(words, f"part.{key}"), part) for key, part in found.items()]


def _halves(box: Box, *, across: bool | None = None) -> dict[str, Box]:
    """Return the halves of a box, left and right if `across`, else upper and lower; None: by its longer side."""
    left, top, right, bottom = box
    if across or (across is None and right - left > bottom - top):
        middle, lap = (left + right) / 2, LAP * (right - left) / 2
        return {"left": (left, top, middle + lap, bottom), "right": (middle - lap, top, right, bottom)}
    middle, lap = (top + bottom) / 2, LAP * (bottom - top) / 2
    return {"upper": (left, top, right, middle + lap), "lower": (left, middle - lap, right, bottom)}


def box_around_places(places: Iterable[tuple[float, float]], margin: float, size: tuple[float, float]) -> Box:
    """Return the box of some places with a margin, within a map of this size."""
    xs, ys = zip(*places, strict=True)
    return (
        max(0.0, min(xs) - margin),
        max(0.0, min(ys) - margin),
        min(size[0], max(xs) + margin),
        min(size[1], max(ys) + margin),
    )


def pictures_with_caption(images: Sequence[Image.Image], name: str) -> Image.Image:
    """Return pictures of one palette, one below another, with a name on a strip above them, in the same palette."""
    first, wide = images[0], max(image.width for image in images)
    size, gap = round(wide * TYPE / SHOWN), round(wide * GAP)
    top = round(1.7 * size)
    dark = first.convert("L").resize((1, 1)).tobytes()[0] < DARK
    theme = THEMES["dark" if dark else "light"]
    high = top + sum(image.height for image in images) + gap * (len(images) - 1)
    whole = Image.new("RGB", (wide, high), theme.panel)
    for image in images:
        whole.paste(image.convert("RGB"), ((wide - image.width) // 2, top))
        top += image.height + gap
    said = fonts.shorten_to_fit(fonts.TITLE, size, name, wide - 2 * size)
    fonts.write_line(ImageDraw.Draw(whole), (size // 2, round(1.2 * size)), said, fonts.TITLE, size, theme.ink)
    return whole.quantize(palette=first, dither=Image.Dither.NONE)
