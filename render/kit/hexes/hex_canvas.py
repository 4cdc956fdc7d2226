"""Where everything of a whole map of hexes lies on its picture: the sheet with the hexes, and the insets on it.

The canvas is 1600 pixels wide and as high as the sheet then is, unless the map declares another `size` and the `field`
of it that the sheet is fitted into: what is left is for tracks and off-map boxes.
"""

import itertools
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass

from msgspec.structs import replace
from PIL import Image, ImageDraw

from render.drawing.labels import Box
from render.drawing.projection import Point
from render.drawing.style import Theme
from render.drawing.tokens import mix
from render.kit import insets, map_parts
from render.kit.hexes import hex_ground
from render.kit.hexes.hex_chart import HexChart
from render.kit.hexes.hex_data import SEA, HexMap
from render.kit.hexes.hex_grid import ACROSS, DOWN, hex_middle, lattice_to_pixel
from render.kit.hexes.hex_terrain import Fields
from render.kit.insets import Inset, Pane
from render.layout.occupancy import box_around_place

WIDTH = 1600
MAIN = 0  # the number of the sheet itself; the insets come after it
KEPT = 4
LAND = 26  # pixels around the middle of a hex of land that insets leave free
INSIDE = 4  # pixels of the sheet that a hex lies inside an inset, at least
LEGEND = (300, 304)  # pixels about the hex of the legend that insets leave free
_made: OrderedDict[str, "Canvas"] = OrderedDict()


@dataclass(frozen=True)
class Canvas:
    """The whole map's picture.

    size: width and height. sheet: where the hexes lie on it. share: how much smaller they are than at full size.
    panes: the insets; their sources are in pixels of the canvas.
    """

    chart: HexChart
    size: tuple[int, int]
    sheet: tuple[int, int, int, int]
    share: float
    panes: tuple[Pane, ...] = ()

    def map_points_to_sheet(self, places: Iterable[Point]) -> list[Point]:
        """Return places of the map at full size on the sheet."""
        left, top = self.chart.sheet[:2]
        return [(self.sheet[0] + (x - left) * self.share, self.sheet[1] + (y - top) * self.share) for x, y in places]

    def middle_of_hex(self, number: str) -> Point:
        """Return where the middle of a hex, or of an off-map box, is on the canvas; what is in an inset too."""
        off = self.off_map_box(number)
        if off is not None:
            return (off[0] + off[2]) / 2, (off[1] + off[3]) / 2
        ((x, y),) = self.map_points_to_sheet([self.chart.middle_of_hex(number)])
        return x, y

    def sheet_and_middle_of_hex(self, number: str) -> tuple[int, Point]:
        """Return on which sheet a hex or an off-map box is shown in full (MAIN, or 1 for the first inset), and its
        middle there."""
        place = self.middle_of_hex(number)
        if self.off_map_box(number) is None:
            for index, pane in enumerate(self.panes, start=1):
                if pane.shows_place(place, INSIDE):
                    return index, pane.place_on_pane(place)
        return MAIN, place

    def off_map_box(self, place: str) -> Box | None:
        """Return what an off-map box fills; None if this is the number of a hex."""
        return next((off.box for off in self.chart.field.boxes if off.id == place), None)

    def has_place(self, place: str) -> bool:
        """Return whether this is a hex or an off-map box of the map."""
        return place in self.chart.nodes or self.off_map_box(place) is not None


def whole_map_canvas(chart: HexChart) -> Canvas:
    """Return the picture of a whole map; those of the last few maps are remembered."""
    if chart.key not in _made:
        _made[chart.key] = _laid_out(chart)
    _made.move_to_end(chart.key)
    while len(_made) > KEPT:
        _made.popitem(last=False)
    return _made[chart.key]


def _laid_out(chart: HexChart) -> Canvas:
    wide, high = chart.sheet[2] - chart.sheet[0], chart.sheet[3] - chart.sheet[1]
    size = chart.field.size or (WIDTH, round(high * WIDTH / wide))
    left, top, right, bottom = chart.field.field or (0, 0, *size)
    share = min((right - left) / wide, (bottom - top) / high)
    x, y = left + round((right - left - wide * share) / 2), top + round((bottom - top - high * share) / 2)
    bare = Canvas(chart, size, (x, y, x + round(wide * share), y + round(high * share)), share)
    wanted = [_in_pixels(one, bare) for one in chart.field.insets]
    return Canvas(
        chart, size, bare.sheet, share, tuple(insets.placed_inset_panes(wanted, None, (0, 0, *size), _kept(bare)))
    )


def _in_pixels(inset: Inset, bare: Canvas) -> Inset:
    """Return an inset whose extent, in columns and rows, is turned into pixels of the canvas."""
    (first, last_row, last, first_row), lower = inset.extent, bare.chart.field.lower
    one = lattice_to_pixel(hex_middle(round(first), round(first_row), lower))
    other = lattice_to_pixel(hex_middle(round(last), round(last_row), lower))
    reach = ((one[0] - ACROSS / 2, min(one[1], other[1]) - DOWN / 2), (other[0] + ACROSS / 2, other[1] + DOWN / 2))
    (left, top), (right, bottom) = bare.map_points_to_sheet(reach)
    return replace(inset, extent=(round(left), round(bottom), round(right), round(top)))


def _kept(bare: Canvas) -> list[Box]:
    """Return what insets must leave free: hexes of land, names of seas, boxes, tracks, the legend's place."""
    chart: HexChart = bare.chart
    field: HexMap = chart.field
    land = [
        box_around_place(bare.middle_of_hex(cell.number), LAND, LAND) for cell in field.cells if cell.terrain != SEA
    ]
    seas = []
    for sea in field.seas:
        ends = [bare.middle_of_hex(number) for number in sea.along]
        for (ax, ay), (bx, by) in itertools.pairwise(ends):
            seas += [
                box_around_place((ax + (bx - ax) * part / 8, ay + (by - ay) * part / 8), 44, 44) for part in range(9)
            ]
    legend = [box_around_place(bare.middle_of_hex(field.legend), *LEGEND)] if field.legend else []
    return [*land, *seas, *legend, *map_parts.panel_boxes(field)]


def draw_map_ground(made: Canvas, theme: Theme, fields: Fields, washes: hex_ground.Washes) -> Image.Image:
    """Draw what never moves: the sheet on its table, and each inset in its frame, drawn again at its own size."""
    image = Image.new("RGB", made.size, mix(theme.panel, theme.panel_edge, 0.24))
    image.paste(
        hex_ground.draw_reduced_map(made.chart, theme, fields, washes, made.chart.sheet, made.share), made.sheet[:2]
    )
    draw = ImageDraw.Draw(image)
    if made.sheet != (0, 0, *made.size):
        left, top, right, bottom = made.sheet
        draw.rectangle((left - 2, top - 2, right + 1, bottom + 1), outline=theme.panel_edge, width=3)
    for pane in made.panes:
        map_parts.draw_inset_frame(draw, pane.source, theme, 2)
        left, top, right, bottom = (round(value) for value in pane.box)
        part = hex_ground.draw_reduced_map(
            made.chart, theme, fields, washes, _source(made, pane), made.share * pane.times
        )
        image.paste(part.resize((right - left, bottom - top)), (left, top))
    map_parts.draw_frames(draw, made.panes, theme)
    return image


def _source(made: Canvas, pane: Pane) -> tuple[int, int, int, int]:
    """Return the part of the map, at full size, that an inset shows."""
    x, y = made.chart.sheet[0] - made.sheet[0] / made.share, made.chart.sheet[1] - made.sheet[1] / made.share
    left, top, right, bottom = (value / made.share for value in pane.source)
    return round(left + x), round(top + y), round(right + x), round(bottom + y)
