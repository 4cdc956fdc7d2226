"""The plate under everything: sea, land, relief, coast, rivers, borders. Drawn once for a theme, and kept."""

import itertools
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.drawing import lines
from render.drawing.inking import (
    Box,
    hatch_box,
    image_in_palette,
    outline_band_mask,
    paste_multiplied,
    print_inks,
    scaled_line,
    smooth_ink_mask,
)
from render.drawing.projection import Projection
from render.drawing.style import WEIGHT, Colour, Theme
from render.memory import release_drawing_memory
from render.plates import border_styles, geography, relief
from render.plates.borders import Network

HARD = [255 * (v >= 128) for v in range(256)]
FAR = 12.0  # inked coast further off the canvas than this is left out


@dataclass(frozen=True)
class Sheet:
    """What a plate shows: everything that does not change during a game."""

    projection: Projection
    network: Network
    tints: Mapping[str, int]  # region -> number of the theme's tint
    kinds: border_styles.Kinds = field(default_factory=dict)  # what borders run along; plain where nothing is said
    crossings: tuple[border_styles.Crossing, ...] = ()
    rank: int = 3  # rivers of a higher rank are left out: too fine for a map of this scale
    weight: float = 0.0  # the scale of lines and grain where it is not the width's: of a part of a map, drawn larger

    @property
    def size(self) -> tuple[int, int]:
        """The canvas in pixels."""
        return self.projection.width, self.projection.height

    @property
    def scale(self) -> float:
        """Pixels here for one pixel of a picture 1600 wide."""
        return self.weight or self.projection.width / 1600


def hardened_region_masks(masks: Mapping[str, tuple[Box, Image.Image]]) -> dict[str, tuple[Box, Image.Image]]:
    """Return masks in which a pixel belongs to a region or does not."""
    return {region: (box, mask.point(HARD)) for region, (box, mask) in masks.items()}


@dataclass
class Plate:
    """A drawn sheet: the free land, a mask for each region, and (made when asked for) the land under a wash.

    A settled plate is in few colours, one byte a pixel (mode P, all of it by one palette), and its masks are hard: a
    wash ends under the ink of a border, where nobody sees its edge.
    """

    sheet: Sheet
    theme: Theme
    free: Image.Image
    masks: dict[str, tuple[Box, Image.Image]]
    ground: Image.Image | None
    inks: list[tuple[Image.Image, Colour]]
    _washed: dict[tuple[Colour, str], Image.Image] = field(default_factory=dict)
    faint: dict[Hashable, Image.Image] = field(default_factory=dict)  # masks of emblems, as many as are ever printed

    def plate_under_wash(self, colour: Colour, pattern: str) -> Image.Image:
        """Return the whole plate under one wash with its pattern; a region is cut from it by its mask."""
        key = (colour, pattern)
        if key not in self._washed:
            if self.ground is None:
                raise ValueError(f"the plate was settled before the wash {key} was asked for")
            self._washed[key] = _wash(self, self.ground.copy(), colour, pattern)
        return self._washed[key]

    def washes(self) -> dict[tuple[Colour, str], Image.Image]:
        """Return every wash that was asked for, by its colour and pattern."""
        return dict(self._washed)

    def add_wash(self, wash: tuple[Colour, str], image: Image.Image) -> None:
        """Take over a wash that was drawn before."""
        self._washed[wash] = image

    def reduce_to_palette(self, colours: Image.Image) -> None:
        """Forget what only new washes need, and reduce the rest to a palette: a tenth of the memory is left."""
        self.ground = None
        self.inks = []
        self.free = image_in_palette(self.free, colours)
        self._washed = {key: image_in_palette(image, colours) for key, image in self._washed.items()}
        self.masks = hardened_region_masks(self.masks)
        release_drawing_memory()


def draw_plate(sheet: Sheet, theme: Theme) -> Plate:
    """Draw a sheet from nothing."""
    size = sheet.size
    land = smooth_ink_mask(size, lambda draw, by: draw_land(draw, by, sheet))
    masks = {region: region_mask(sheet, region) for region in sheet.network.outlines}
    ground = draw_ground(sheet, theme, land, masks)
    inks = draw_inks(sheet, theme, land)
    free = ground.copy()
    _tint(free, sheet, theme, masks)
    print_inks(free, inks)
    return Plate(sheet, theme, free, masks, ground, inks)


def draw_land(draw: ImageDraw.ImageDraw, by: float, sheet: Sheet) -> None:
    """Fill the land."""
    for ring in geography.coast_rings():
        draw.polygon(scaled_line(sheet.projection.project_line(ring), by), fill=255)


def region_mask(sheet: Sheet, region: str) -> tuple[Box, Image.Image]:
    """Return a region's box and its mask within it."""
    rings = [sheet.projection.project_line(ring) for ring in sheet.network.outlines[region]]
    xs = [x for ring in rings for x, _ in ring]
    ys = [y for ring in rings for _, y in ring]
    width, height = sheet.size
    box = (
        max(0, int(min(xs)) - 2),
        max(0, int(min(ys)) - 2),
        min(width, int(max(xs)) + 3),
        min(height, int(max(ys)) + 3),
    )

    def fill(draw: ImageDraw.ImageDraw, by: float) -> None:
        for ring in rings:
            draw.polygon([((x - box[0]) * by, (y - box[1]) * by) for x, y in ring], fill=255)

    return box, smooth_ink_mask((box[2] - box[0], box[3] - box[1]), fill)


def draw_ground(
    sheet: Sheet, theme: Theme, land: Image.Image, masks: Mapping[str, tuple[Box, Image.Image]]
) -> Image.Image:
    """Sea, paper and relief: everything that a wash goes over or lies beside."""
    size = sheet.size
    shore = land.filter(ImageFilter.GaussianBlur(46 * sheet.scale))
    image = Image.composite(
        Image.new("RGB", size, theme.sea),
        Image.new("RGB", size, theme.sea_deep),
        shore.point([min(255, v * 2) for v in range(256)]),
    )
    played = Image.new("L", size)
    for box, mask in masks.values():
        played.paste(255, box, mask)
    paper = Image.composite(Image.new("RGB", size, theme.land), Image.new("RGB", size, theme.muted), played)
    shadow, light, high = relief.relief_shading_masks(geography.mountain_ranges(), sheet.projection, sheet.scale)
    quiet = played.point([round(110 + v * 145 / 255) for v in range(256)])
    for colour, mask, strength, most in (
        (theme.high, high, 0.9, 200),
        (theme.shadow, shadow, 1.5 * theme.relief, 165),
        (theme.light, light, 1.6 * theme.relief, 215),
    ):
        part = mask.point([min(most, round(v * strength)) for v in range(256)])
        paper.paste(Image.new("RGB", size, colour), (0, 0), ImageChops.multiply(part, quiet))
    image.paste(paper, (0, 0), land)
    return image


def _tint(image: Image.Image, sheet: Sheet, theme: Theme, masks: Mapping[str, tuple[Box, Image.Image]]) -> None:
    """Lay a hand-coloured band along the inside of each region's outline, as old atlases do."""
    for region, (box, mask) in masks.items():
        colour = theme.tints[sheet.tints.get(region, 0) % len(theme.tints)]
        paste_multiplied(image, colour, box, outline_band_mask(mask, 15 * sheet.scale, 0.95, 0.16), theme)


def _wash(plate: Plate, image: Image.Image, colour: Colour, pattern: str) -> Image.Image:
    scale = plate.sheet.scale
    whole = (0, 0, *plate.sheet.size)
    # The middle lets the relief through; the pattern says the same as the colour to who cannot tell colours apart.
    for box, mask in plate.masks.values():
        paste_multiplied(image, colour, box, outline_band_mask(mask, 11 * scale, 0.95, 0.5), plate.theme)
    hatched = smooth_ink_mask(plate.sheet.size, lambda draw, by: hatch_box(draw, whole, pattern, by, scale))
    lines_ink = colour if plate.theme.name == "light" else plate.theme.control_ink
    strength = 0.62 if plate.theme.name == "light" else 0.3
    paste_multiplied(image, lines_ink, whole, hatched.point([round(v * strength) for v in range(256)]), plate.theme)
    print_inks(image, plate.inks)
    return image


def draw_inks(sheet: Sheet, theme: Theme, land: Image.Image) -> list[tuple[Image.Image, Colour]]:
    """Return every inked line as a mask and its colour, in the order of printing."""
    size, scale = sheet.size, sheet.scale
    rivers = smooth_ink_mask(size, lambda draw, by: _rivers(draw, by, sheet))
    kept, project = sheet.network.borders, sheet.projection
    borders = smooth_ink_mask(
        size, lambda draw, by: border_styles.ink_plain_borders(draw, by, kept, sheet.kinds, project, scale)
    )
    streams = smooth_ink_mask(
        size, lambda draw, by: border_styles.ink_river_borders(draw, by, kept, sheet.kinds, project, scale)
    )
    peaks = smooth_ink_mask(
        size, lambda draw, by: border_styles.ink_mountain_borders(draw, by, kept, sheet.kinds, project, scale)
    )
    dots = smooth_ink_mask(
        size, lambda draw, by: border_styles.ink_straits_and_portages(draw, by, sheet.crossings, project, scale)
    )
    waters = smooth_ink_mask(
        size, lambda draw, by: border_styles.ink_sea_borders(draw, by, sheet.crossings, project, scale)
    )
    water = land.point([255 - v for v in range(256)])
    coast = smooth_ink_mask(size, lambda draw, by: _coast(draw, by, sheet))
    soft = land.filter(ImageFilter.GaussianBlur(WEIGHT.coast_gap * scale * 0.85))
    second = soft.point(
        [255 if 30 <= v <= 52 else max(0, 255 - 24 * min(abs(v - 30), abs(v - 52))) for v in range(256)]
    )
    second = second.point([round(v * 0.6) for v in range(256)])
    on_land = ImageChops.multiply(rivers, land)
    return [
        (ImageChops.multiply(waters, water).point([round(v * 0.55) for v in range(256)]), theme.sea_ink),
        (on_land, theme.river),
        (ImageChops.multiply(streams, land), theme.river_border),
        (ImageChops.multiply(peaks, land), theme.ridge),
        (ImageChops.multiply(borders, land), theme.ink),
        (second, theme.sea_ink),
        (coast, theme.coast),
        (dots, theme.ink),
    ]


def _rivers(draw: ImageDraw.ImageDraw, by: float, sheet: Sheet) -> None:
    for river in geography.rivers_by_key().values():
        if river.rank > sheet.rank:
            continue
        course = scaled_line(sheet.projection.project_line(lines.smooth(river.line, 2)), by)
        full = WEIGHT.rivers[river.rank - 1] * sheet.scale * by
        for number, (a, b) in enumerate(itertools.pairwise(course)):
            share = 0.45 + 0.55 * min(1.0, 2.2 * number / len(course))  # thin at the source
            draw.line((a, b), fill=255, width=max(1, round(full * share)), joint="curve")
    for lake in geography.lakes():
        draw.polygon(scaled_line(sheet.projection.project_line(lines.smooth(lake, 3, closed=True)), by), fill=255)


def _coast(draw: ImageDraw.ImageDraw, by: float, sheet: Sheet) -> None:
    for ring in geography.coast_rings():
        path = scaled_line(sheet.projection.project_line(ring), by)
        draw.line([*path, path[0]], fill=255, width=round(WEIGHT.coast * sheet.scale * by), joint="curve")
