"""The ground of a part of the map, or of all of it: under pieces and names, changed only by who holds what.

Everything on dry land is printed first (washes, borders, rivers, roads, signs of terrain), then the sea over what is
not dry, then the shore, the hexes and their numbers over both.
"""

import itertools
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.drawing import fonts, inking, lines
from render.drawing.projection import Point
from render.drawing.style import Colour, Theme
from render.drawing.tokens import WHITE, mix
from render.kit.hexes import hex_coast, hex_terrain
from render.kit.hexes.hex_chart import Box, HexChart
from render.kit.hexes.hex_data import SEA
from render.kit.hexes.hex_grid import RADIUS, hex_polygon, lattice_to_pixel
from render.kit.hexes.hex_terrain import Fields

PAD = 32  # pixels that are drawn about a window and cut off: what is blurred there is seen no further within
REPEAT = 26  # pixels after which every pattern repeats itself
SIGNED = 0.45  # on parts smaller than this no signs of terrain are printed
NUMBER = 23  # size of the type of hexes' numbers
NUMBER_RISE = 34  # its base line above the middle
Washes = Mapping[str, int]
Place = Callable[[Sequence[Point]], list[Point]]


def washes_in_box(chart: HexChart, washes: Washes, box: Box) -> tuple[tuple[str, int], ...]:
    """Return those washes that are seen in a box."""
    provinces = chart.provinces_in(box)
    return tuple(sorted((province, side) for province, side in washes.items() if province in provinces))


def number_box(middle: Point, number: str) -> tuple[float, float, float, float]:
    """Return the box of a hex's number; nothing that stands on the map may cover it."""
    return fonts.text_ink_box((middle[0], middle[1] - NUMBER_RISE), number, fonts.TEXT, NUMBER, "ms")


class _Sheet:
    """A part of the plane that is being printed: where it lies, how large, and what it shows so far."""

    def __init__(self, chart: HexChart, theme: Theme, box: Box, share: float) -> None:
        self.chart, self.theme, self.box, self.share = chart, theme, box, share
        self.size = (round((box[2] - box[0]) * share), round((box[3] - box[1]) * share))
        self.weight = share**0.55  # lines on a small map are not as thin as they would be
        margin = RADIUS * 2
        self.wide = (box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin)
        self.near = chart.hexes_in_box(box, RADIUS)

    @cached_property
    def rings(self) -> list[list[Point]]:
        """What of the shores is in sight; cuts run far outside."""
        found = (
            hex_coast.ring_within_window(ring, self.wide) for ring in self.chart.shores if self.is_line_near_sheet(ring)
        )
        return [ring for ring in found if ring]

    def place(self, line: Sequence[Point], by: float = 1.0) -> list[Point]:
        """Return a line of the plane on this sheet, enlarged."""
        left, top, share = self.box[0], self.box[1], self.share * by
        return [((x - left) * share, (y - top) * share) for x, y in line]

    def is_line_near_sheet(self, line: Sequence[Point]) -> bool:
        """Return whether a line comes near this sheet at all."""
        left, top, right, bottom = self.wide
        xs, ys = [x for x, _ in line], [y for _, y in line]
        return max(xs) > left and min(xs) < right and max(ys) > top and min(ys) < bottom

    def parts(self, line: Sequence[Point]) -> list[Sequence[Point]]:
        """Return what of a line comes near this sheet; it looks as if the whole were drawn."""
        left, top, right, bottom = self.wide
        out: list[Sequence[Point]] = []
        start = None
        for number, ((ax, ay), (bx, by)) in enumerate(itertools.pairwise(line)):
            beyond = (ax < left and bx < left) or (ax > right and bx > right)
            if beyond or (ay < top and by < top) or (ay > bottom and by > bottom):
                if start is not None:
                    out.append(line[start : number + 1])
                    start = None
            elif start is None:
                start = number
        return out if start is None else [*out, line[start:]]

    def ink_mask_of_sheet(self, draw: Callable[[ImageDraw.ImageDraw, float], None]) -> Image.Image:
        """Return what is inked, as a mask of this sheet."""
        return inking.smooth_ink_mask(self.size, draw)

    def strokes(self, drawn: Sequence[tuple[Sequence[Point], float]]) -> Image.Image:
        """Return lines, each with its width at full size, as a mask."""

        near = [(part, width) for line, width in drawn if self.is_line_near_sheet(line) for part in self.parts(line)]

        def ink(draw: ImageDraw.ImageDraw, by: float) -> None:
            for line, width in near:
                draw.line(self.place(line, by), fill=255, width=max(1, round(width * self.weight * by)), joint="curve")

        return self.ink_mask_of_sheet(ink) if near else Image.new("L", self.size)


def draw_map_window(chart: HexChart, theme: Theme, ground: Fields, washes: Washes, box: Box) -> Image.Image:
    """Draw a part of the map at full size, with the hexes' numbers."""
    wide = (box[0] - PAD, box[1] - PAD, box[2] + PAD, box[3] + PAD)
    sheet = _Sheet(chart, theme, wide, 1.0)
    image = _printed(sheet, ground, washes, 0.4)
    _numbers(image, sheet)
    return image.crop((PAD, PAD, image.width - PAD, image.height - PAD))


def draw_reduced_map(
    chart: HexChart, theme: Theme, ground: Fields, washes: Washes, box: Box, share: float
) -> Image.Image:
    """Draw a part of the map, or all of it, so much smaller than at full size: its hexes faint and without numbers."""
    sheet = _Sheet(chart, theme, box, share)
    image = _printed(sheet, ground, washes, 0.2)
    _dots(image, sheet)
    return image


def _dots(image: Image.Image, sheet: _Sheet) -> None:
    """Mark the cities, the great ones larger."""
    found = [(sheet.place([sheet.chart.middle_of_hex(city.cell)])[0], city.size) for city in sheet.chart.field.cities]

    def ink(draw: ImageDraw.ImageDraw, by: float, more: float) -> None:
        for (x, y), size in found:
            r = ((2.6, 3.6, 5.4)[min(size, 3) - 1] * max(1.0, 2.4 * sheet.share) + more) * by
            draw.ellipse((x * by - r, y * by - r, x * by + r, y * by + r), fill=255)

    _ink(image, sheet.ink_mask_of_sheet(lambda draw, by: ink(draw, by, 1.6)), sheet.theme.halo, 0.95)
    _ink(image, sheet.ink_mask_of_sheet(lambda draw, by: ink(draw, by, 0.0)), sheet.theme.ink, 1.0)


def _printed(sheet: _Sheet, ground: Fields, washes: Washes, grid: float) -> Image.Image:
    chart, theme = sheet.chart, sheet.theme
    dry = sheet.ink_mask_of_sheet(lambda draw, by: _dry(draw, by, sheet))
    land = ground.part(ground.land, sheet.box, sheet.size)
    for province, side in washes_in_box(chart, washes, sheet.box):
        _wash(land, sheet, dry, province, side)
    if sheet.share >= SIGNED:
        _signs(land, sheet)
    _ink(land, _borders(sheet), theme.ink, 0.85)
    rivers = [(river.line, 4.5 + 4.5 * min(1.0, river.sides / 14)) for river in chart.rivers]
    _ink(land, sheet.strokes([(line, width + 3.4) for line, width in rivers]), theme.halo, 0.5)
    _ink(land, sheet.strokes(rivers), theme.river_border, 1.0)
    _roads(land, sheet)
    image = ground.part(ground.sea, sheet.box, sheet.size)
    _crossings(image, sheet)
    image.paste(land, (0, 0), dry)
    _ink(image, _second_shore(dry, sheet), theme.sea_ink, 0.55)
    shore = [([*ring, ring[0]], 3.2) for ring in sheet.rings]
    _ink(image, sheet.strokes(shore), theme.coast, 1.0)
    _grid(image, sheet, dry, grid)
    return image


def _ink(image: Image.Image, mask: Image.Image, colour: Colour, strength: float) -> None:
    box = mask.getbbox()
    if box is not None:
        part = mask.crop(box)
        image.paste(colour, box, part if strength == 1.0 else part.point([round(v * strength) for v in range(256)]))


def _dry(draw: ImageDraw.ImageDraw, by: float, sheet: _Sheet) -> None:
    hex_terrain.fill_dry_land(draw, [sheet.place(ring, by) for ring in sheet.rings])


def _second_shore(dry: Image.Image, sheet: _Sheet) -> Image.Image:
    """Return the fine line that runs along the coast at a little distance, in the water."""
    soft = dry.filter(ImageFilter.GaussianBlur(max(2.0, 8.5 * sheet.weight)))
    line = soft.point([255 if 26 <= v <= 44 else max(0, 255 - 22 * min(abs(v - 26), abs(v - 44))) for v in range(256)])
    return ImageChops.multiply(line, dry.point([255 - v for v in range(256)]))


def _wash(land: Image.Image, sheet: _Sheet, dry: Image.Image, province: str, side: int) -> None:
    """Lay the livery of who holds it over a province: strong along its border, faint within, with its pattern."""
    theme, livery = sheet.theme, sheet.theme.players[side % len(sheet.theme.players)]
    found = _wash_masks(sheet, dry, province, livery.pattern)
    if found is None:
        return
    box, band, hatched = found
    inking.paste_multiplied(land, mix(livery.colour, WHITE, 0.28), box, band, theme)
    land.paste(livery.colour if theme.name != "dark" else theme.ink, box, hatched)


def _wash_masks(
    sheet: _Sheet, dry: Image.Image, province: str, pattern: str
) -> tuple[Box, Image.Image, Image.Image] | None:
    """Return where a province lies on a sheet, and how strong its wash and its pattern are there; None if nowhere."""
    mask = Image.new("L", sheet.size)
    draw = ImageDraw.Draw(mask)
    for place in (*sheet.chart.provinces[province], *sheet.chart.fringe[province]):
        draw.polygon(sheet.place(hex_polygon(place)), fill=255)
    mask = ImageChops.multiply(mask, dry)
    box = mask.getbbox()
    if box is None:
        return None
    part = mask.crop(box)
    hatched = Image.new("L", part.size)
    pattern = {"chevron": "sinister"}.get(pattern, pattern)
    inking.hatch_box(ImageDraw.Draw(hatched), _hatched_box(sheet, box), pattern, 1.0, 1.0)
    strength = 0.3 if sheet.theme.name != "dark" else 0.22
    hatching = ImageChops.multiply(hatched, part).point([round(v * strength) for v in range(256)])
    return box, inking.outline_band_mask(part, 9, 0.6, 0.28), hatching


class WashSheet:
    """The washes of provinces on a whole map that is so much smaller, each by itself, transparent elsewhere."""

    def __init__(self, chart: HexChart, theme: Theme, share: float) -> None:
        self._sheet = _Sheet(chart, theme, chart.sheet, share)
        self._dry = self._sheet.ink_mask_of_sheet(lambda draw, by: _dry(draw, by, self._sheet))

    def wash(self, province: str, side: int) -> tuple[Box, Image.Image] | None:
        """Return a province in the livery of who holds it, and where it lies on that smaller map; None if nowhere."""
        theme = self._sheet.theme
        livery = theme.players[side % len(theme.players)]
        found = _wash_masks(self._sheet, self._dry, province, livery.pattern)
        if found is None:
            return None
        box, band, hatched = found
        image = Image.new("RGBA", band.size, (*mix(livery.colour, WHITE, 0.28), 0))
        image.putalpha(band)
        over = Image.new("RGBA", band.size, (*(livery.colour if theme.name != "dark" else theme.ink), 0))
        over.putalpha(hatched)
        return box, Image.alpha_composite(image, over)


def _hatched_box(sheet: _Sheet, box: Box) -> Box:
    """Return a box that holds a part of the sheet, and whose edges lie where patterns begin on the map, so that a
    pattern runs on from zone to zone."""
    x, y = round(sheet.box[0] * sheet.share) + box[0], round(sheet.box[1] * sheet.share) + box[1]
    high = box[3] - box[1] + y % REPEAT
    return -(x % REPEAT), -(y % REPEAT), box[2] - box[0], high - high % -REPEAT - y % REPEAT


def _signs(land: Image.Image, sheet: _Sheet) -> None:
    """Print the signs of terrain, those further up first."""
    found = sorted((sheet.chart.nodes[n][1], n) for n in sheet.near)
    for _, number in found:
        cell, place = sheet.chart.cells[number], sheet.chart.nodes[number]
        made = hex_terrain.terrain_sign(cell.terrain, (cell.column * 7 + cell.row * 3) // 2, sheet.theme)
        if made is not None:
            ((x, y),) = sheet.place([lattice_to_pixel(place)])
            if sheet.share != 1.0:
                made = made.resize((round(made.width * sheet.share), round(made.height * sheet.share)))
            land.paste(made, (round(x - 60 * sheet.share), round(y - 54 * sheet.share)), made)


def _borders(sheet: _Sheet) -> Image.Image:
    dots: list[tuple[Sequence[Point], float]] = []
    for line in sheet.chart.borders:
        if sheet.is_line_near_sheet(line):
            dots += [(part, 4.2) for part in sheet.chart.dashes_of_line(line, (15 / sheet.weight, 9 / sheet.weight))]
    return sheet.strokes(dots)


def _roads(land: Image.Image, sheet: _Sheet) -> None:
    theme = sheet.theme
    main = [(line, 1.0) for line, grade in sheet.chart.roads if grade == 1]
    minor = [(line, 1.0) for line, grade in sheet.chart.roads if grade != 1]
    _ink(land, sheet.strokes([(line, 10.0) for line, _ in main] + [(line, 8.0) for line, _ in minor]), theme.halo, 0.9)
    _ink(land, sheet.strokes([(line, 5.0) for line, _ in main]), theme.road, 1.0)
    short = [
        (part, 4.0)
        for line, _ in minor
        if sheet.is_line_near_sheet(line)
        for part in sheet.chart.dashes_of_line(line, (16, 8))
    ]
    _ink(land, sheet.strokes(short), theme.road, 1.0)


def _crossings(image: Image.Image, sheet: _Sheet) -> None:
    """Mark each strait by a dashed line from shore to shore."""
    dashes = [(part, 4.0) for a, b in sheet.chart.straits for part in lines.dashed_line([a, b], (9, 8))]
    _ink(image, sheet.strokes(dashes), sheet.theme.sea_ink, 1.0)


def _grid(image: Image.Image, sheet: _Sheet, dry: Image.Image, strength: float) -> None:
    """Print the sides of the hexes, fainter on the sea."""
    sides: list[tuple[Sequence[Point], float]] = []
    for number in sheet.near:
        shape = hex_polygon(sheet.chart.nodes[number])
        sides.append((shape[:4], 1.6))  # the other three are those of neighbours
    lines_ = sheet.strokes(sides)
    on_land = ImageChops.multiply(lines_, dry)
    _ink(image, on_land, sheet.theme.ink, strength)
    _ink(image, ImageChops.subtract(lines_, on_land), sheet.theme.sea_ink, strength * 0.75)


def _numbers(image: Image.Image, sheet: _Sheet) -> None:
    draw, theme = ImageDraw.Draw(image), sheet.theme
    wet, dry = theme.sea_ink, theme.ink
    for number in sheet.near:
        ((x, y),) = sheet.place([lattice_to_pixel(sheet.chart.nodes[number])])
        cell = sheet.chart.cells[number]
        ink = wet if cell.terrain == SEA else dry
        place, face = (x, y - NUMBER_RISE), fonts.font(fonts.TEXT, NUMBER)
        halo = theme.sea_halo if cell.terrain == SEA else theme.halo
        draw.text(place, number, font=face, fill=ink, anchor="ms", stroke_width=2, stroke_fill=halo)
