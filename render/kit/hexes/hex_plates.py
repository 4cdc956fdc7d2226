"""Plates of zones: the ground of a few hexes each, drawn when it is first looked at, and let go when others are.

A map of thousands of hexes at full size would be some hundred megabytes. So it is cut into zones; a crop is put
together out of the zones that it shows, and those looked at longest ago are thrown away beyond a bound in bytes. What
was drawn is kept on disk too, bounded as well (`plates.tile_cache`), for the next time and the next process.
"""

import math
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from PIL import Image

from render.drawing.style import Theme
from render.kit.hexes import hex_canvas, hex_ground
from render.kit.hexes.hex_chart import Box, HexChart
from render.kit.hexes.hex_grid import ACROSS, DOWN
from render.kit.hexes.hex_terrain import Fields, draw_terrain_fields
from render.memory import release_drawing_memory
from render.plates.tile_cache import TileCache

WIDE, HIGH = 2 * ACROSS, 2 * DOWN  # of a zone, in pixels
KEPT = 24 * 1024 * 1024  # bytes of zones: some seven crops
FIELDS = 3  # maps, in one theme each, whose soft fields are kept: some 15 megabytes each
Washes = Mapping[str, int]  # province -> number of a livery
Zone = tuple[int, int]
K = TypeVar("K")
T = TypeVar("T")


@dataclass
class Plates:
    """The plates that are kept; `drawn` counts how many zones were drawn so far.

    disk: where zones are looked for before they are drawn, and kept; None: nowhere.
    """

    limit: int = KEPT
    held: int = 0
    drawn: int = 0
    disk: TileCache | None = None
    zones: OrderedDict[tuple[object, ...], Image.Image] = field(default_factory=OrderedDict)
    grounds: OrderedDict[tuple[str, str], Fields] = field(default_factory=OrderedDict)
    wholes: OrderedDict[tuple[object, ...], Image.Image] = field(default_factory=OrderedDict)

    def ground(self, chart: HexChart, theme: Theme) -> Fields:
        """Return the soft fields of a map in a theme."""
        key = (chart.key, theme.name)
        if key not in self.grounds:
            self.grounds[key] = draw_terrain_fields(chart, theme)
            release_drawing_memory()
        return _recent(self.grounds, key, FIELDS)

    def whole_map(self, chart: HexChart, theme: Theme, washes: Washes) -> Image.Image:
        """Return the whole map with its insets, without numbers; the last two are kept."""
        key = (chart.key, theme.name, tuple(sorted(washes.items())))
        if key not in self.wholes:
            made = hex_canvas.whole_map_canvas(chart)
            self.wholes[key] = hex_canvas.draw_map_ground(made, theme, self.ground(chart, theme), washes)
            release_drawing_memory()
        return _recent(self.wholes, key, 2)

    def map_window(self, chart: HexChart, theme: Theme, washes: Washes, box: Box) -> Image.Image:
        """Return a part of the map at full size, put together out of its zones."""
        image = Image.new("RGB", (box[2] - box[0], box[3] - box[1]), theme.sea_deep)
        columns, rows = zones_spanned_by_box(chart, box)
        zones = [(column, row) for row in rows for column in columns]
        for zone in zones:
            left, top, _, _ = zone_pixel_box(chart, zone)
            image.paste(self._zone(chart, theme, washes, zone), (left - box[0], top - box[1]))
        self._evict()
        return image

    def _zone(self, chart: HexChart, theme: Theme, washes: Washes, zone: Zone) -> Image.Image:
        """Return the plate of a zone: held, from the disk, or drawn. Each is drawn alone, so that it is the same
        whatever was drawn before it."""
        box = zone_pixel_box(chart, zone)
        seen = hex_ground.washes_in_box(chart, washes, box)
        key = (chart.key, theme.name, zone, seen)
        if key in self.zones:
            self.zones.move_to_end(key)
            return self.zones[key]
        named = (f"hexes-{chart.key}", theme.name, repr((zone, seen)))
        plate = self.disk.load(*named, (box[2] - box[0], box[3] - box[1])) if self.disk is not None else None
        if plate is None:
            plate = hex_ground.draw_map_window(chart, theme, self.ground(chart, theme), dict(seen), box)
            self.drawn += 1
            if self.disk is not None:
                self.disk.save(*named, plate)
        self.zones[key] = plate
        self.held += plate_size_in_bytes(plate)
        return plate

    def forget(self) -> None:
        """Throw away all zones."""
        self.zones.clear()
        self.held = 0

    def _evict(self) -> None:
        """Throw away what was looked at longest ago."""
        while self.held > self.limit and self.zones:
            self.held -= plate_size_in_bytes(self.zones.popitem(last=False)[1])


def _recent(kept: OrderedDict[K, T], key: K, most: int) -> T:
    kept.move_to_end(key)
    while len(kept) > most:
        kept.popitem(last=False)
    return kept[key]


def plate_size_in_bytes(plate: Image.Image) -> int:
    """Return how many bytes a plate takes."""
    return plate.width * plate.height * 3


def zone_pixel_box(chart: HexChart, zone: Zone) -> Box:
    """Return the pixels of a zone; those at the edge of the sheet end with it."""
    left, top = chart.sheet[0] + zone[0] * WIDE, chart.sheet[1] + zone[1] * HIGH
    return left, top, min(left + WIDE, chart.sheet[2]), min(top + HIGH, chart.sheet[3])


def zones_spanned_by_box(chart: HexChart, box: Box) -> tuple[range, range]:
    """Return the columns and rows of the zones that a box shows."""
    left, top = chart.sheet[:2]
    columns = range((box[0] - left) // WIDE, math.ceil((box[2] - left) / WIDE))
    return columns, range((box[1] - top) // HIGH, math.ceil((box[3] - top) / HIGH))


PLATES = Plates(disk=TileCache())
