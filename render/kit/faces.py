"""The faces of nodes: round, square and hexagon, in the livery of who holds them, with pips and a gold rim."""

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.drawing import inking, tokens
from render.drawing.projection import Point
from render.drawing.style import Colour, Theme, colour_from_hex
from render.drawing.tokens import DETAIL, WHITE, mix
from render.layout import scene

WITHIN = 0.8  # a face's share of its stamp: the rest is its shadow and its pips


@lru_cache(maxsize=512)
def node_face(
    size: int, shape: str, fill: Colour, pattern: str, emblem: str, theme_name: str, prized: bool, pips: int, whole: int
) -> Image.Image:
    """Return a node: its rim, the livery of who holds it, and its pips (`pips` of `whole` are filled)."""
    side = size * DETAIL
    image = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    draw, m = ImageDraw.Draw(image), side / 2
    dark = theme_name == "dark"
    edge = colour_from_hex("#2b2119") if not dark else colour_from_hex("#120d08")
    rim = colour_from_hex("#e0ad3c") if prized else colour_from_hex("#fff9ea")
    radius = m * WITHIN

    def outline(by: float, down: float = 0.0) -> list[Point]:
        return _outline(shape, m, m + down, radius * by)

    draw.polygon(outline(1.04, m * 0.06), fill=(0, 0, 0, 70))
    draw.polygon(outline(1.0), fill=edge)
    draw.polygon(outline(0.93), fill=rim)
    draw.polygon(outline(0.78), fill=edge)
    field = Image.new("L", image.size)
    ImageDraw.Draw(field).polygon(outline(0.73), fill=255)
    image.paste(fill, (0, 0), field)
    if emblem:
        stripes = Image.new("L", image.size)
        inking.hatch_box(ImageDraw.Draw(stripes), (0, 0, side, side), pattern, 1.0, m / 30)
        image.paste(mix(fill, WHITE, 0.16), (0, 0), ImageChops.multiply(stripes, field))
        tokens.emblem(draw, emblem, m, m - (m * 0.08 if whole else 0), radius * 0.46, fill)
    _pips(draw, m, m + radius * 0.98, m, pips, whole, edge)
    return image.reduce(DETAIL)


def _outline(shape: str, x: float, y: float, r: float) -> list[Point]:
    if shape == "square":
        r *= 0.9
        return [(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)]
    corners, turn = (6, 0.0) if shape == "hexagon" else (60, 0.0)
    r *= 1.06 if shape == "hexagon" else 1.0
    return [
        (x + r * math.cos(turn + i * math.tau / corners), y + r * math.sin(turn + i * math.tau / corners))
        for i in range(corners)
    ]


def _pips(draw: ImageDraw.ImageDraw, x: float, y: float, m: float, pips: int, whole: int, edge: Colour) -> None:
    """Draw a row of pips across the lower rim: filled ones are left, hollow ones are gone."""
    count, r = max(pips, whole), m * 0.19
    for number in range(count):
        cx = x + (number - (count - 1) / 2) * 2.25 * r
        draw.ellipse((cx - r, y - r, cx + r, y + r), fill=edge)
        inner = r * 0.68
        fill = colour_from_hex("#f6c945") if number < pips else colour_from_hex("#6d6459")
        draw.ellipse((cx - inner, y - inner, cx + inner, y + inner), fill=fill)


@lru_cache(maxsize=16)
def node_glow(size: int, colour: Colour) -> Image.Image:
    """Return a soft bright ring, for under a node."""
    mask = Image.new("L", (size, size))
    draw, m = ImageDraw.Draw(mask), size / 2
    draw.ellipse((m * 0.22, m * 0.22, m * 1.78, m * 1.78), fill=255)
    mask = mask.filter(ImageFilter.GaussianBlur(size * 0.07))
    draw = ImageDraw.Draw(mask)
    draw.ellipse((m * 0.3, m * 0.3, m * 1.7, m * 1.7), outline=255, width=max(3, round(size * 0.06)))
    image = Image.new("RGBA", (size, size), colour)
    image.putalpha(mask)
    return image


@lru_cache(maxsize=4)
def unheld_node_colour(theme: Theme) -> Colour:
    """Return the field of a node that nobody holds."""
    return theme.panel


scene.MAKERS.update({"node": node_face, "glow": node_glow})
