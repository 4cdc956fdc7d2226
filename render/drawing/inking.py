"""Inking and washing: lines as smooth masks, patterns, transparent colours laid over what is there."""

from collections.abc import Callable, Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.drawing.projection import Point
from render.drawing.style import OVERSAMPLE, WEIGHT, Colour, Theme

Box = tuple[int, int, int, int]


def image_in_palette(image: Image.Image, colours: Image.Image) -> Image.Image:
    """Return an image by a palette, each pixel in the nearest colour."""
    return image.quantize(palette=colours, dither=Image.Dither.NONE)


def smooth_ink_mask(size: tuple[int, int], draw: Callable[[ImageDraw.ImageDraw, float], None]) -> Image.Image:
    """Return what `draw` inks, as a smooth mask: drawn large, made small."""
    large = Image.new("L", (size[0] * OVERSAMPLE, size[1] * OVERSAMPLE))
    draw(ImageDraw.Draw(large), float(OVERSAMPLE))
    return large.reduce(OVERSAMPLE)


def scaled_line(line: Sequence[Point], by: float) -> list[Point]:
    """Return a line on a larger canvas."""
    return [(x * by, y * by) for x, y in line]


def outline_band_mask(mask: Image.Image, radius: float, edge: float, middle: float) -> Image.Image:
    """Return a mask that is strong near the outline and faint inside."""
    padded = Image.new("L", (mask.width + 60, mask.height + 60))
    padded.paste(mask, (30, 30))
    soft = padded.filter(ImageFilter.GaussianBlur(radius)).crop((30, 30, 30 + mask.width, 30 + mask.height))
    curve = [round(255 * (middle + (edge - middle) * min(1.0, (255 - v) / 128))) for v in range(256)]
    return ImageChops.multiply(soft.point(curve), mask)


def paste_multiplied(image: Image.Image, colour: Colour, box: Box, mask: Image.Image, theme: Theme) -> None:
    """Lay a transparent colour over what is there: water colour on paper, a glaze on dark ground."""
    under = image.crop(box)
    flat = Image.new("RGB", under.size, colour)
    over = Image.blend(under, flat, 0.45) if theme.name == "dark" else ImageChops.multiply(under, flat)
    image.paste(over, box, mask)


def hatch_box(draw: ImageDraw.ImageDraw, box: Box, pattern: str, by: float, scale: float) -> None:
    """Ink a pattern over a box: `bend`, `sinister`, `fess`, `pale` are lines; `check` is two of them; `plain` none."""
    gap, thick = WEIGHT.hatch_gap * scale * by, max(1, round(WEIGHT.hatch * scale * by))
    left, top, right, bottom = (value * by for value in box)
    width, height = right - left, bottom - top
    for name in {"check": ("bend", "sinister"), "plain": ()}.get(pattern, (pattern,)):
        count = int((width + height) / gap) + 1
        for number in range(count):
            offset = number * gap
            if name == "bend":
                ends = (left + offset - height, top, left + offset, bottom)
            elif name == "sinister":
                ends = (left + offset, top, left + offset - height, bottom)
            elif name == "fess":
                ends = (left, top + offset, right, top + offset)
            else:
                ends = (left + offset, top, left + offset, bottom)
            draw.line(ends, fill=255, width=thick)


def print_inks(image: Image.Image, inks: Sequence[tuple[Image.Image, Colour]]) -> None:
    """Print inked lines in their order."""
    for mask, colour in inks:
        image.paste(colour, (0, 0), mask)
