"""Quiet mountains: a height field grown on the ranges' crests, lit from the north-west. The same every time."""

import itertools
import math
import random
import zlib
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, cast

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageMath

from render.drawing import lines
from render.drawing.projection import Projection
from render.plates.geography import Range

COARSE = 4  # the broad shapes are made this much smaller: they are blurred anyway
OCTAVES = ((54, 1.0), (26, 0.62), (13, 0.36), (7, 0.18))  # grain of the ridges in pixels at 1600, and its weight
SEED = "praetor"
REMEMBERED = 6  # sheets whose relief is remembered, packed: 1.3 MB of a whole map, less of an inset


def _math(formula: Callable[[dict[str, Any]], Any], **images: Image.Image) -> Image.Image:
    """Work out a formula for every pixel (mode F)."""
    return cast(Image.Image, ImageMath.lambda_eval(formula, **images))


def relief_height_limit(ranges: Sequence[Range], projection: Projection) -> Image.Image:
    """Return how high the land may rise (mode L), from broad cones along each crest."""
    size = (projection.width // COARSE, projection.height // COARSE)
    field = Image.new("L", size)
    for one in ranges:
        radius = projection.pixels_of_degrees(one.width) / COARSE
        if not _may_reach_canvas(one, projection, radius):
            continue
        crest = lines.smooth(lines.roughen(projection.project_line(one.line), 0.14, one.name, 14.0), 1)
        path = [(x / COARSE, y / COARSE) for x, y in crest]
        layer = Image.new("L", size)
        draw = ImageDraw.Draw(layer)
        for share, part in ((1.0, 0.3), (0.62, 0.62), (0.26, 1.0)):
            thick = max(1.0, 2 * radius * share)
            value = round(255 * one.height * part)
            draw.line(path, fill=value, width=round(thick), joint="curve")
            for x, y in (path[0], path[-1]):
                draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=value)
        layer = layer.filter(ImageFilter.GaussianBlur(max(1.0, radius * 0.36)))
        field = ImageChops.lighter(field, layer)
    return field.filter(ImageFilter.GaussianBlur(1.2))


def _may_reach_canvas(one: Range, projection: Projection, radius: float) -> bool:
    """Return whether anything of a range may be seen: an inset shows few of all. radius: half its width in coarse
    pixels. A crest wanders aside by less than half its length, and its blur ends within another radius and a half."""
    places = [(x / COARSE, y / COARSE) for x, y in projection.project_line(one.line)]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    longest = max((math.dist(a, b) for a, b in itertools.pairwise(places)), default=0.0)
    margin = 2.5 * radius + 0.5 * longest + 8.0
    wide, high = projection.width / COARSE, projection.height / COARSE
    return max(xs) > -margin and min(xs) < wide + margin and max(ys) > -margin and min(ys) < high + margin


def _noise(size: tuple[int, int], grain: float, seed: str) -> Image.Image:
    """Return smooth noise from 0 to 1 (mode F), turned so that its grid does not show."""
    dice = random.Random(seed)  # noqa: S311 - texture, not a secret
    side = round(math.hypot(*size))
    cells = max(3, round(side / grain))
    raw = Image.frombytes("L", (cells, cells), dice.randbytes(cells * cells)).convert("F")
    turned = raw.resize((side, side), Image.Resampling.BICUBIC).rotate(dice.uniform(15, 75), Image.Resampling.BILINEAR)
    left, top = (side - size[0]) // 2, (side - size[1]) // 2
    smooth = turned.crop((left, top, left + size[0], top + size[1]))
    return _math(lambda args: args["a"] / 255.0, a=smooth)


def _ridges(size: tuple[int, int], scale: float) -> Image.Image:
    """Return ridged noise: sharp crests, round valleys, from 0 to about 1 (mode F)."""
    total = Image.new("F", size)
    weights = sum(weight for _, weight in OCTAVES)
    for grain, weight in OCTAVES:
        layer = _noise(size, grain * scale, f"{SEED}{grain}")
        part = Image.new("F", size, weight / weights)
        total = _math(lambda args: args["t"] + (1.0 - abs(args["n"] * 2.0 - 1.0)) * args["p"], t=total, n=layer, p=part)
    return total


def relief_shading_masks(
    ranges: tuple[Range, ...], projection: Projection, scale: float
) -> tuple[Image.Image, Image.Image, Image.Image]:
    """Return shadow, light and height as masks (mode L) of the canvas; scale: how coarse the grain is.

    All themes of a map have the same relief, and their plates are drawn one after the other: the last few are
    remembered.
    """
    size = (projection.width, projection.height)
    shadow, light, high = _packed_shading_masks(ranges, projection, scale)
    unpacked = [Image.frombytes("L", size, zlib.decompress(one)) for one in (shadow, light, high)]
    return unpacked[0], unpacked[1], unpacked[2]


@lru_cache(maxsize=REMEMBERED)
def _packed_shading_masks(
    ranges: tuple[Range, ...], projection: Projection, scale: float
) -> tuple[bytes, bytes, bytes]:
    size = (projection.width, projection.height)
    shadow, light, high = shading_masks_of_heights(relief_height_limit(ranges, projection), size, scale)
    return zlib.compress(shadow.tobytes(), 1), zlib.compress(light.tobytes(), 1), zlib.compress(high.tobytes(), 1)


def shading_masks_of_heights(
    rise: Image.Image, size: tuple[int, int], scale: float
) -> tuple[Image.Image, Image.Image, Image.Image]:
    """Return the same of what may rise so high (mode L, of any size), for a canvas of a size."""
    broad = rise.convert("F").resize(size, Image.Resampling.BICUBIC)
    height = _math(lambda args: args["e"] * (0.25 + 0.75 * args["r"]) / 255.0, e=broad, r=_ridges(size, scale))
    step = max(1, round(scale * 1.4))
    behind = ImageChops.offset(height, step, step)
    slope = _math(lambda args: (args["a"] - args["b"]) * (2600.0 / step), a=height, b=behind)
    # convert("L") clips at 0 and 255, which parts the lit slopes from the dark ones
    light = slope.convert("L")
    shadow = _math(lambda args: args["s"] * -1.0, s=slope).convert("L")
    raised = _math(lambda args: args["h"] * 255.0, h=height).convert("L")
    return shadow, light, raised
