"""Names set along a curve, letter by letter, with a halo that keeps them readable on any ground."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.drawing import fonts, lines
from render.drawing.projection import Point
from render.drawing.style import OVERSAMPLE, Colour

Box = tuple[float, float, float, float]
REACH = 1.25  # how much longer than its path a name may be
CUT = "…"  # behind a name that is cut
TRACKING = 0.06  # the least space between two letters of a name, in parts of its size


@dataclass(frozen=True)
class Glyph:
    """One letter: its middle on the canvas, its angle, and half its width and height."""

    letter: str
    x: float
    y: float
    angle: float
    half_width: float
    half_height: float

    @property
    def box(self) -> Box:
        """The upright box around the turned letter."""
        c, s = abs(math.cos(self.angle)), abs(math.sin(self.angle))
        w, h = self.half_width * c + self.half_height * s, self.half_width * s + self.half_height * c
        return self.x - w, self.y - h, self.x + w, self.y + h


@dataclass(frozen=True)
class Label:
    """A name laid out on the canvas."""

    text: str
    cut: str
    size: int
    colour: Colour
    halo: Colour | None
    halo_width: int
    glyphs: tuple[Glyph, ...]

    @property
    def box(self) -> Box:
        """The upright box around all letters."""
        boxes = [glyph.box for glyph in self.glyphs]
        return (
            min(b[0] for b in boxes),
            min(b[1] for b in boxes),
            max(b[2] for b in boxes),
            max(b[3] for b in boxes),
        )


def least_width(text: str, cut: str, size: int, tracking: float = TRACKING) -> float:
    """Return how wide a name is when its letters stand as close as they may."""
    letters = fonts.replace_undrawable_letters(cut, text)
    return sum(fonts.text_width(cut, size, letter) for letter in letters) + size * tracking * max(0, len(letters) - 1)


def fit_along_path(text: str, cut: str, size: int, path: Sequence[Point], smallest: int) -> tuple[str, int]:
    """Return a name and its size so that it keeps about to its path: what is too long (an owner's charts may name
    anything) is set smaller, and then cut."""
    room = REACH * lines.walked_lengths(lines.smooth_curve_through(path))[-1]
    while size > smallest and least_width(text, cut, size) > room:
        size -= 1
    if least_width(text, cut, size) <= room:
        return text, size
    letters = text
    while len(letters) > 1 and least_width(f"{letters}{CUT}", cut, size) > room:
        letters = letters[:-1].rstrip(" .,'-")
    return f"{letters}{CUT}", size


def lay_text_along_path(
    text: str,
    cut: str,
    size: int,
    path: Sequence[Point],
    colour: Colour,
    halo: Colour | None = None,
    halo_width: int = 3,
    spread: float = 1.0,
    least: float = TRACKING,
) -> Label:
    """Set a text along a path, spread over its length (`least` to `spread` times the type size between letters)."""
    text = fonts.replace_undrawable_letters(cut, text)
    if any(fonts.cut_that_draws(cut, letter) in fonts.LEFTWARDS for letter in text):
        text = text[::-1]  # the first letter stands at the right end
    curve = lines.smooth_curve_through(path)
    walked = lines.walked_lengths(curve)
    widths = [fonts.text_width(cut, size, letter) for letter in text]
    gaps = max(1, len(text) - 1)
    tracking = max(size * least, min(size * spread, (walked[-1] - sum(widths)) / gaps))
    position = (walked[-1] - sum(widths) - tracking * gaps) / 2
    rise = size * 0.35  # from the baseline to the middle of a capital
    glyphs = []
    for letter, advance in zip(text, widths, strict=True):
        (x, y), angle = lines.point_at_distance(curve, walked, position + advance / 2)
        if not letter.isspace():
            glyphs.append(
                Glyph(letter, x + rise * math.sin(angle), y - rise * math.cos(angle), angle, advance / 2, size * 0.38)
            )
        position += advance + tracking
    return Label(text, cut, size, colour, halo, halo_width, tuple(glyphs))


@lru_cache(maxsize=256)
def _masks(label: Label) -> tuple[tuple[int, int], Image.Image, Image.Image]:
    """Return the label's left top corner, its letters and its halo as masks."""
    pad = label.size
    left, top, right, bottom = label.box
    corner = (int(left) - pad, int(top) - pad)
    size = (int(right) + pad - corner[0], int(bottom) + pad - corner[1])
    large = (size[0] * OVERSAMPLE, size[1] * OVERSAMPLE)
    letters, halo = Image.new("L", large), Image.new("L", large)
    for glyph in label.glyphs:
        face = fonts.font_runs(label.cut, label.size * OVERSAMPLE, glyph.letter)[0][0]
        x, y = (glyph.x - corner[0]) * OVERSAMPLE, (glyph.y - corner[1]) * OVERSAMPLE
        for target, stroke in ((letters, 0), (halo, label.halo_width * OVERSAMPLE)):
            side = label.size * OVERSAMPLE * 2
            tile = Image.new("L", (side, side))
            advance = glyph.half_width * 2 * OVERSAMPLE
            origin = ((side - advance) / 2, side / 2 + label.size * 0.35 * OVERSAMPLE)
            ImageDraw.Draw(tile).text(origin, glyph.letter, font=face, fill=255, anchor="ls", stroke_width=stroke)
            tile = tile.rotate(-math.degrees(glyph.angle), Image.Resampling.BICUBIC)
            place = (round(x - side / 2), round(y - side / 2))
            spot = (*place, place[0] + side, place[1] + side)
            target.paste(ImageChops.lighter(target.crop(spot), tile), place)
    soft = halo.reduce(OVERSAMPLE).filter(ImageFilter.GaussianBlur(label.halo_width * 0.4))
    soft = soft.point([round(v * 0.9) for v in range(256)])
    inked = soft.getbbox() or (0, 0, 1, 1)
    return (corner[0] + inked[0], corner[1] + inked[1]), letters.reduce(OVERSAMPLE).crop(inked), soft.crop(inked)


def paint_label(image: Image.Image, label: Label, shift: tuple[int, int] = (0, 0)) -> None:
    """Print a label."""
    corner, letters, halo = _masks(label)
    place = (corner[0] + shift[0], corner[1] + shift[1])
    if label.halo is not None:
        image.paste(label.halo, place, halo)
    image.paste(label.colour, place, letters)
