"""The look of the ground: sea and land with quiet relief as soft fields, and the signs of terrain drawn in code.

The fields cover the whole map at a third of its size and are kept; what is printed takes its part of them, enlarged.
They hold nothing sharp, so that nobody sees it. Shores, borders and signs are drawn at the size of the print.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.drawing import inking
from render.drawing.style import Colour, Theme
from render.drawing.tokens import DETAIL, mix
from render.kit.hexes.hex_chart import HexChart
from render.kit.hexes.hex_data import SEA
from render.kit.hexes.hex_grid import hex_polygon
from render.plates import relief

SHARE = 3  # the fields are this much smaller than the map
MARGIN = 96  # what they show beyond the sheet, in pixels at full size
RISE = {"flat": 10, "marsh": 0, "rough": 92, "mountain": 235}
Draw = ImageDraw.ImageDraw
Shade = tuple[int, int, int, int]
Shades = tuple[Colour, Shade, Shade]


@dataclass(frozen=True)
class Fields:
    """Land and sea, each as if there were nothing else."""

    land: Image.Image
    sea: Image.Image
    left: int
    top: int

    def part(self, which: Image.Image, window: tuple[int, int, int, int], size: tuple[int, int]) -> Image.Image:
        """Return a window of a field at a size."""
        box = (
            max(0.0, (window[0] - self.left) / SHARE),
            max(0.0, (window[1] - self.top) / SHARE),
            min(which.width, (window[2] - self.left) / SHARE),
            min(which.height, (window[3] - self.top) / SHARE),
        )
        return which.resize(size, Image.Resampling.BILINEAR, box)


def draw_terrain_fields(chart: HexChart, theme: Theme) -> Fields:
    """Draw the fields of a map."""
    left, top = chart.sheet[0] - MARGIN, chart.sheet[1] - MARGIN
    size = ((chart.sheet[2] + MARGIN - left) // SHARE + 1, (chart.sheet[3] + MARGIN - top) // SHARE + 1)

    def small(line: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return [((x - left) / SHARE, (y - top) / SHARE) for x, y in line]

    land = Image.new("L", size)
    draw = ImageDraw.Draw(land)
    fill_dry_land(draw, [small(ring) for ring in chart.shores])
    masks = {}
    for province, places in chart.provinces.items():
        masks[province] = Image.new("L", size)
        pen = ImageDraw.Draw(masks[province])
        for place in (*places, *chart.fringe[province]):
            pen.polygon(small(hex_polygon(place)), fill=255)
        masks[province] = ImageChops.multiply(masks[province], land)
    return Fields(_land(chart, theme, masks, small), _sea(land, theme), left, top)


def fill_dry_land(draw: Draw, rings: list[list[tuple[float, float]]]) -> None:
    """Fill what is dry: rings of land, and of water within them, the largest first."""
    from render.kit.hexes.hex_coast import signed_ring_area

    for ring in rings:
        if len(ring) > 2:
            draw.polygon(ring, fill=255 if signed_ring_area(ring) < 0 else 0)


def _sea(land: Image.Image, theme: Theme) -> Image.Image:
    deep = land.resize((land.width // 4, land.height // 4), Image.Resampling.BOX).filter(ImageFilter.GaussianBlur(9))
    mask = deep.resize(land.size, Image.Resampling.BICUBIC).point([min(255, v * 2) for v in range(256)])
    return Image.composite(Image.new("RGB", land.size, theme.sea), Image.new("RGB", land.size, theme.sea_deep), mask)


def _land(
    chart: HexChart,
    theme: Theme,
    masks: dict[str, Image.Image],
    small: Callable[[list[tuple[float, float]]], list[tuple[float, float]]],
) -> Image.Image:
    size = next(iter(masks.values())).size if masks else (1, 1)
    rise, played = Image.new("L", size), Image.new("L", size)
    pen = ImageDraw.Draw(rise)
    for number, cell in chart.cells.items():
        if cell.terrain != SEA:
            pen.polygon(small(hex_polygon(chart.nodes[number])), fill=RISE.get(cell.terrain, 0))
    for mask in masks.values():
        played = ImageChops.lighter(played, mask)
    paper = Image.composite(Image.new("RGB", size, theme.land), Image.new("RGB", size, theme.muted), played)
    shadow, light, high = relief.shading_masks_of_heights(
        rise.filter(ImageFilter.GaussianBlur(11)), size, size[0] / 1250
    )
    for colour, mask, strength, most in (
        (theme.high, high, 0.8, 170),
        (theme.shadow, shadow, 1.1 * theme.relief, 120),
        (theme.light, light, 1.3 * theme.relief, 180),
    ):
        paper.paste(colour, (0, 0), mask.point([min(most, round(v * strength)) for v in range(256)]))
    for province, mask in masks.items():
        box = mask.getbbox()
        if box is not None:
            colour = theme.tints[chart.tints[province] % len(theme.tints)]
            inking.paste_multiplied(paper, colour, box, inking.outline_band_mask(mask.crop(box), 9, 0.48, 0.08), theme)
    return paper.filter(ImageFilter.GaussianBlur(0.8))


def _peak(draw: Draw, x: float, y: float, wide: float, high: float, inks: Shades) -> None:
    """A mountain as engravers drew them: a lit slope, a hatched one, a wandering ridge."""
    ink, lit, dark = inks
    ridge = [(0.0, -1.0), (0.06, -0.72), (-0.03, -0.45), (0.1, -0.2), (0.04, 0.0)]
    spine = [(x + a * wide, y + b * high) for a, b in ridge]
    left, right = (x - 0.52 * wide, y), (x + 0.56 * wide, y)
    draw.polygon([left, (x - 0.2 * wide, y - 0.55 * high), *spine], fill=lit)
    draw.polygon([right, (x + 0.26 * wide, y - 0.5 * high), *spine], fill=dark)
    weight = max(1, round(0.032 * wide))
    for step in range(1, 6):
        share = step / 6
        sx, sy = x + 0.56 * wide * share, y - high * (1 - share)
        draw.line((sx, sy, sx - 0.03 * wide, min(y, sy + 0.42 * high)), fill=ink, width=weight)
    draw.line(
        [left, (x - 0.2 * wide, y - 0.55 * high), spine[0], (x + 0.26 * wide, y - 0.5 * high), right],
        fill=ink, width=weight + round(0.01 * wide), joint="curve",
    )  # fmt: skip


def _hill(draw: Draw, x: float, y: float, wide: float, inks: Shades) -> None:
    ink, lit, dark = inks
    box = (x - wide / 2, y - 0.32 * wide, x + wide / 2, y + 0.32 * wide)
    draw.pieslice(box, 180, 290, fill=lit)
    draw.pieslice(box, 290, 360, fill=dark)
    draw.arc(box, 186, 354, fill=ink, width=max(1, round(0.055 * wide)))
    for step in (0.18, 0.3, 0.4):
        sy = y - 0.32 * wide * math.sqrt(max(0.0, 1 - (2 * step) ** 2))
        ends = (x + step * wide, sy, x + (step - 0.05) * wide, min(y, sy + 0.22 * wide))
        draw.line(ends, fill=ink, width=round(0.04 * wide))


def _reeds(draw: Draw, x: float, y: float, wide: float, inks: Shades) -> None:
    ink, water, _ = inks
    weight = max(1, round(0.06 * wide))
    for lean in (-0.3, -0.13, 0.04, 0.2, 0.34):
        draw.line((x + 0.4 * lean * wide, y, x + lean * wide, y - (0.55 - abs(lean)) * wide), fill=ink, width=weight)
    for step, part in ((0.06, 0.62), (0.22, 0.44)):
        draw.line((x - part * wide, y + step * wide, x + part * wide, y + step * wide), fill=water, width=weight)


_PLACES = {  # where the signs of a hex stand around its middle, two ways, those behind first; and their width
    "mountain": (((14, -2, 48), (-24, 14, 58), (26, 20, 46)), ((-18, -2, 46), (22, 12, 58), (-26, 22, 46))),
    "rough": (((6, -4, 34), (-26, 16, 38), (22, 20, 36)), ((-12, -4, 34), (24, 12, 38), (-16, 24, 36))),
    "marsh": (((0, -6, 26), (-26, 12, 26), (24, 16, 26)), ((8, -4, 26), (28, 16, 26), (-22, 16, 26))),
}


@lru_cache(maxsize=32)
def terrain_sign(terrain: str, variant: int, theme: Theme) -> Image.Image | None:
    """Return what marks a hex of a terrain, transparent around it; flat land has none."""
    if terrain not in _PLACES:
        return None
    image = Image.new("RGBA", (120 * DETAIL, 100 * DETAIL), (*theme.land, 0))
    draw, paper = ImageDraw.Draw(image), theme.land
    dark = theme.name == "dark"
    ink = mix(theme.ridge, paper, 0.22)
    lit, shaded = (*mix(theme.light, paper, 0.3), 90 if dark else 130), (*mix(theme.high, theme.shadow, 0.45), 130)
    shades, reeds = (ink, lit, shaded), (mix(theme.tree, paper, 0.1), (*theme.river_border, 255), (0, 0, 0, 0))
    for x, y, wide in _PLACES[terrain][variant % 2]:
        place = ((60 + x) * DETAIL, (54 + y) * DETAIL, wide * DETAIL)
        if terrain == "mountain":
            _peak(draw, place[0], place[1], place[2], place[2] * 0.72, shades)
        elif terrain == "rough":
            _hill(draw, *place, shades)
        else:
            _reeds(draw, *place, reeds)
    made = image.reduce(DETAIL)
    made.putalpha(ImageChops.multiply(made.getchannel("A"), Image.new("L", made.size, 215)))
    return made
