"""The parts in which a whole map is shown large: a few, each with its name, one below another, without tracks.

A map that is cut into as many parts as its smallest type needs has nine, which Discord shows as small tiles. So a map
says itself which parts of it matter (`Picture.parts`); each takes a reader's whole width.
"""

from collections.abc import Iterable

from PIL import Image, ImageDraw

from render.drawing import fonts
from render.drawing.style import THEMES
from render.large import SHOWN
from render.words import Words, say_message

Box = tuple[float, float, float, float]
TYPE = 18  # pixels of a part's name, where the part is shown SHOWN wide
DARK = 96  # brightness of a picture below which its names stand on a dark ground
LAP = 0.06  # of a half's length that the other half shows too
HALVES = {True: ("part.left", "part.right"), False: ("part.upper", "part.lower")}  # of a wide map, of a tall one


def halves(box: Box, words: Words) -> list[tuple[str, Box]]:
    """Return the two halves of a part of a map, across its longer side, with their names; they overlap a little."""
    left, top, right, bottom = box
    wide = right - left > bottom - top
    first, second = (say_message(words, key) for key in HALVES[wide])
    if wide:
        middle, lap = (left + right) / 2, LAP * (right - left) / 2
        return [(first, (left, top, middle + lap, bottom)), (second, (middle - lap, top, right, bottom))]
    middle, lap = (top + bottom) / 2, LAP * (bottom - top) / 2
    return [(first, (left, top, right, middle + lap)), (second, (left, middle - lap, right, bottom))]


def around(places: Iterable[tuple[float, float]], margin: float, size: tuple[float, float]) -> Box:
    """Return the box of some places with a margin, within a map of this size."""
    xs, ys = zip(*places, strict=True)
    return (
        max(0.0, min(xs) - margin),
        max(0.0, min(ys) - margin),
        min(size[0], max(xs) + margin),
        min(size[1], max(ys) + margin),
    )


def captioned(image: Image.Image, name: str) -> Image.Image:
    """Return a picture of a palette with its name on a strip above it, in the same palette."""
    size = round(image.width * TYPE / SHOWN)
    high = round(1.7 * size)
    dark = image.convert("L").resize((1, 1)).tobytes()[0] < DARK
    theme = THEMES["dark" if dark else "light"]
    whole = Image.new("RGB", (image.width, image.height + high), theme.panel)
    whole.paste(image.convert("RGB"), (0, high))
    said = fonts.shorten_to_fit(fonts.TITLE, size, name, image.width - 2 * size)
    fonts.write_line(ImageDraw.Draw(whole), (size // 2, round(1.2 * size)), said, fonts.TITLE, size, theme.ink)
    return whole.quantize(palette=image, dither=Image.Dither.NONE)
