"""A map of hexes as data, at full size as its crops show it: hexes, provinces, cities, stacks; the ground in squares.

Off-map boxes stand in a row below the sheet. Insets are left out, since whoever touches a map enlarges it, and tracks,
which are no places.
"""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec
from PIL import Image

from render.drawing import labels
from render.drawing.projection import Point
from render.drawing.style import Theme
from render.kit import boxes
from render.kit.boxes import OffMap
from render.kit.hexes import hex_canvas, hex_chart, hex_crop, hex_ground, hex_overview
from render.kit.hexes.hex_chart import Box, HexChart
from render.kit.hexes.hex_crop import CropLayout, side_livery, stack_counter
from render.kit.hexes.hex_data import HexMap, HexMapOptions, HexPosition, HexStack
from render.kit.hexes.hex_grid import (
    ACROSS,
    DOWN,
    RADIUS,
    Node,
    hexside_ends,
    join_sides_into_chains,
    lattice_to_pixel,
    neighbour_middles,
)
from render.kit.hexes.hex_plates import PLATES
from render.kit.hexes.themes import THEMES, theme_with_liveries
from render.layout import scene
from render.layout.occupancy import OccupancyGrid
from render.layout.placing import boxes_overlap
from render.layout.scene import Leader, Scene
from render.plates.plate_cache import plate_edition_hash
from render.touch.ground_files import WIDTHS, GroundFiles, layer_alone, tile_box, tile_count, tiles_of, webp_file
from render.touch.outlines import line_path
from render.touch.sprites import Sprite, SpriteSheet, leader_line, lossy_sprite
from render.touch.touch_map import MadeMap, TouchGrid, TouchMap, TouchPlace, int_box
from render.touch.touch_tokens import MadeTokens, TouchToken, TouchTokens, TouchWash, css_colour

GAP = 24  # pixels between two off-map boxes, and round them
KEPT = 3  # maps whose names and washes are remembered


def touch_hex_map(field: HexMap, theme_name: str) -> MadeMap:
    """Return a map with its ground, and over it names: small those of provinces, in squares all, and numbers."""
    chart, theme = _chart(field, theme_name)
    size, files = _size(chart), GroundFiles()
    left, top = chart.sheet[:2]
    edition = f"{plate_edition_hash()} {chart.key} {theme.name}"
    grid = TouchGrid(-left, -top, ACROSS, DOWN, field.lower, RADIUS)
    return files.touch_map_with_files(
        TouchMap(
            key="",
            size=size,
            grounds=files.grounds(_small_ground(chart, theme), WIDTHS),
            over=files.grounds(_small_names(chart, theme), WIDTHS),
            places=tuple(_places(chart)),
            tiles=tiles_of(size, 1.0, edition),
            over_tiles=tiles_of(size, 1.0, f"names {edition}"),
            grid=grid,
        )
    )


def touch_hex_tile(field: HexMap, theme_name: str, number: int) -> bytes:
    """Return a square of the ground at full size, then of the names over it."""
    chart, theme = _chart(field, theme_name)
    size, count = _size(chart), tile_count(_size(chart))
    if number < count:
        return webp_file(_ground_part(chart, theme, tile_box(size, number)))
    return webp_file(_names_part(chart, theme, tile_box(size, number - count)))


def _chart(field: HexMap, theme_name: str) -> tuple[HexChart, Theme]:
    return hex_chart.hex_map_chart(field), theme_with_liveries(THEMES[theme_name], field.liveries)


def _size(chart: HexChart) -> tuple[int, int]:
    """Return the size of the map: its sheet, and below it the off-map boxes."""
    left, top, right, bottom = chart.sheet
    return right - left, max([bottom - top, *(round(one.box[3]) + GAP for one in _boxes(chart))])


def _boxes(chart: HexChart) -> list[OffMap]:
    """Return the off-map boxes where they stand below the sheet, in their size."""
    x, y, out = GAP, chart.sheet[3] - chart.sheet[1] + GAP, list[OffMap]()
    for one in chart.field.boxes:
        wide, high = one.box[2] - one.box[0], one.box[3] - one.box[1]
        out.append(msgspec.structs.replace(one, box=(x, y, x + wide, y + high)))
        x += round(wide) + GAP
    return out


# The ground


def _small_ground(chart: HexChart, theme: Theme) -> Image.Image:
    """Return all of the map at the width of its picture."""
    made = hex_canvas.whole_map_canvas(chart)
    image = hex_ground.draw_reduced_map(chart, theme, PLATES.ground(chart, theme), {}, chart.sheet, made.share)
    wide, high = _size(chart)
    whole = Image.new("RGB", (image.width, round(image.width * high / wide)), theme.panel)
    whole.paste(image)
    if chart.field.boxes:
        strip = _ground_part(chart, theme, (0, chart.sheet[3] - chart.sheet[1], wide, high))
        whole.paste(strip.resize((whole.width, whole.height - image.height)), (0, image.height))
    return whole


def _small_names(chart: HexChart, theme: Theme) -> Image.Image:
    """Return the names that stand on the map's picture, as large as `_small_ground`, transparent elsewhere."""
    made = hex_canvas.whole_map_canvas(chart)
    left, top = made.sheet[:2]
    named, wide = hex_overview.sheet_names(made, theme), round((chart.sheet[2] - chart.sheet[0]) * made.share)

    def paint(image: Image.Image) -> Image.Image:
        scene.paint_lines(image, (), [_moved(one, -left, -top) for one in named.leaders])
        for label in named.labels:
            labels.paint_label(image, label, (-left, -top))
        return image

    size = _size(chart)
    return layer_alone(paint, (wide, round(wide * size[1] / size[0])))


def _names_part(chart: HexChart, theme: Theme, box: Box) -> Image.Image:
    """Return the names on a part of the map at full size, transparent elsewhere."""
    named = _names(chart, theme)

    def paint(image: Image.Image) -> Image.Image:
        scene.paint_lines(image, (), [_moved(one, -box[0], -box[1]) for one in named.leaders])
        for label in named.labels:
            if boxes_overlap(label.box, box, -8):
                labels.paint_label(image, label, (-box[0], -box[1]))
        return image

    return layer_alone(paint, (box[2] - box[0], box[3] - box[1]))


def _ground_part(chart: HexChart, theme: Theme, box: Box) -> Image.Image:
    """Return a part of the map at full size, with numbers."""
    left, top = chart.sheet[:2]
    image = Image.new("RGB", (box[2] - box[0], box[3] - box[1]), theme.panel)
    low = min(box[3], chart.sheet[3] - top)
    if low > box[1]:
        seen = (box[0] + left, box[1] + top, box[2] + left, low + top)
        image.paste(PLATES.map_window(chart, theme, {}, seen))
    if chart.field.boxes:
        over = Scene()
        for one in _boxes(chart):
            a, b, c, d = one.box
            there = (a - box[0], b - box[1], c - box[0], d - box[1])
            boxes.add_box_to_scene(over, msgspec.structs.replace(one, box=there), theme)
        scene.paint_panels(image, over, theme)
    return image


def _moved(one: Leader, dx: float, dy: float) -> Leader:
    (ax, ay), (bx, by) = one.start, one.end
    return Leader((ax + dx, ay + dy), (bx + dx, by + dy), one.colour, one.halo, one.width)


_named: OrderedDict[tuple[str, str], Scene] = OrderedDict()


def _names(chart: HexChart, theme: Theme) -> Scene:
    """Return the names of cities, provinces and seas at full size, laid round cities alone; those of few maps are
    remembered."""
    key = (chart.key, theme.name)
    if key not in _named:
        _named[key] = hex_crop.lay_out(chart, HexPosition(), HexMapOptions(), theme, chart.sheet)
    _named.move_to_end(key)
    while len(_named) > KEPT:
        _named.popitem(last=False)
    return _named[key]


# Places


def _places(chart: HexChart) -> Iterator[TouchPlace]:
    named = {city.cell: city.name for city in chart.field.cities}
    for province, places in chart.provinces.items():
        x, y = _heart(chart, places)
        name = chart.field.provinces.get(province, province)
        yield TouchPlace(province, "area", name, (round(x), round(y)), outline=_outline(chart, places))
    for cell in chart.field.cells:
        yield TouchPlace(cell.number, "hex", named.get(cell.number, ""), hex=(cell.column, cell.row))
    for off in _boxes(chart):
        box = int_box(off.box)
        yield TouchPlace(off.id, "box", off.name, ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2), box=box)


def _heart(chart: HexChart, places: list[Node]) -> Point:
    """Return the middle of the hex of a province that is nearest to all others."""
    spots = [lattice_to_pixel(place) for place in places]
    middle = (sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots))
    x, y = min(spots, key=lambda spot: (spot[0] - middle[0]) ** 2 + (spot[1] - middle[1]) ** 2)
    return x - chart.sheet[0], y - chart.sheet[1]


def _outline(chart: HexChart, places: list[Node]) -> str:
    """Return the line along the hexsides round a province."""
    own = set(places)
    sides = [hexside_ends(one, other) for one in places for other in neighbour_middles(one) if other not in own]
    left, top = chart.sheet[:2]
    rings = [[lattice_to_pixel(place) for place in chain] for chain in join_sides_into_chains(sides)]
    return "".join([line_path([(x - left, y - top) for x, y in ring[:-1]]) + "z" for ring in rings])


# What stands on it

_rooms: OrderedDict[str, OccupancyGrid] = OrderedDict()


def _room(chart: HexChart, theme: Theme) -> OccupancyGrid:
    """Return the room that the numbers of the hexes leave; that of few maps is remembered."""
    if chart.key not in _rooms:
        _rooms[chart.key] = hex_crop.empty_layout(chart, theme, chart.sheet, chart.cells).room
    _rooms.move_to_end(chart.key)
    while len(_rooms) > KEPT:
        _rooms.popitem(last=False)
    return _rooms[chart.key].copy()


@dataclass(frozen=True)
class _Sides:
    """Whose things are. ids: of the sides by their numbers, as the game calls them; those without one own nothing."""

    theme: Theme
    ids: Sequence[str]

    def token_owner_fields(self, side: int | None) -> dict[str, str]:
        """Return whose a token of a side is, as its fields say it."""
        if side is None:
            return {}
        owner = self.ids[side] if 0 <= side < len(self.ids) else ""
        return {"owner": owner, "colour": css_colour(side_livery(self.theme, side).colour)}


def touch_hex_tokens(field: HexMap, position: HexPosition, theme_name: str, side_ids: Sequence[str] = ()) -> MadeTokens:
    """Return what stands on a map: cities, stacks, marks, in their hexes or on leaders, and the provinces' washes.
    side_ids: what the game calls the sides, by their numbers."""
    chart, theme = _chart(field, theme_name)
    sides = _Sides(theme, side_ids)
    sheet = SpriteSheet()
    shown = list(chart.cells)
    on = CropLayout(chart, theme, chart.sheet, _room(chart, theme))
    tokens = [
        *_pieces(on, position, shown, sheet, sides),
        *_boxed(chart, position, sheet, sides),
    ]
    lines = tuple([leader_line(leader) for leader in on.scene.leaders])
    return sheet.touch_tokens_with_sprites(
        TouchTokens("", tuple(tokens), tuple(_washes(chart, sides, position, sheet)), lines)
    )


def _pieces(
    on: CropLayout, position: HexPosition, shown: list[str], sheet: SpriteSheet, sides: _Sides
) -> Iterator[TouchToken]:
    """Yield cities and stacks, hex by hex, then the marks and the stacks that hang beside a crowded hex."""
    cities = {city.cell: city for city in on.chart.field.cities}
    stacks, stamps, late = hex_crop.stacks_by_hex(position, on.chart.cells), on.scene.stamps, list[HexStack]()
    for number in shown:
        city, here, before = cities.get(number), stacks.get(number, []), len(stamps)
        hanging = hex_crop.put_pieces(on, number, city, here, position)
        made = iter(stamps[before:])
        if city is not None:
            owned = sides.token_owner_fields(position.owners.get(number))
            yield sheet.token(f"city {number}", "face", number, [next(made)], label=city.name, **owned)
        yield from (_stack(one, sheet, [stamp], sides) for one, stamp in zip(here, made, strict=False))
        late += hanging
    for count, mark in enumerate(position.marks):
        before = len(stamps)
        hex_crop.put_marks(on, msgspec.structs.replace(position, marks=(mark,)), {mark.cell} & set(shown))
        for stamp in stamps[before:]:
            yield sheet.token(f"mark {count} {mark.cell}", "mark", mark.cell, [stamp], label=mark.name)
    for one in late:
        hex_crop.hang_stack(on, one)
        yield _stack(one, sheet, stamps[-1:], sides)


def _stack(one: HexStack, sheet: SpriteSheet, stamps: list[scene.Stamp], sides: _Sides) -> TouchToken:
    name = one.id or f"stack {one.cell} {one.side} {one.glyph}"
    return sheet.token(
        name, "piece", one.cell, stamps, count=one.strength, label=one.note, **sides.token_owner_fields(one.side)
    )


def _boxed(chart: HexChart, position: HexPosition, sheet: SpriteSheet, sides: _Sides) -> Iterator[TouchToken]:
    """Yield the stacks in off-map boxes, as many as there is room for."""
    for off in _boxes(chart):
        here = [stack for stack in position.stacks if stack.cell == off.id]
        size = (hex_crop.COUNTER, hex_crop.COUNTER)
        for one, place in zip(here, boxes.token_row_places(off, [size] * len(here)), strict=False):
            stamp = stack_counter(sides.theme, place, size, one.side, one.strength, one.counters, one.glyph)
            yield _stack(one, sheet, [stamp], sides)


@dataclass
class _Washed:
    """The washes of a map that were made so far."""

    sheet: hex_ground.WashSheet
    made: dict[tuple[str, int], tuple[Sprite, Box] | None]


_washed: OrderedDict[tuple[str, str], _Washed] = OrderedDict()


def _wash(chart: HexChart, theme: Theme, province: str, side: int) -> tuple[Sprite, Box] | None:
    """Return a province's wash at the size of the map's picture, and where it lies there; those of few maps are
    remembered."""
    key = (chart.key, theme.name)
    if key not in _washed:
        share = hex_canvas.whole_map_canvas(chart).share
        _washed[key] = _Washed(hex_ground.WashSheet(chart, theme, share), {})
    _washed.move_to_end(key)
    while len(_washed) > KEPT:
        _washed.popitem(last=False)
    one = _washed[key]
    if (province, side) not in one.made:
        found = one.sheet.wash(province, side)
        one.made[province, side] = None if found is None else (lossy_sprite(found[1]), found[0])
    return one.made[province, side]


def _washes(chart: HexChart, sides: _Sides, position: HexPosition, sheet: SpriteSheet) -> Iterator[TouchWash]:
    share = hex_canvas.whole_map_canvas(chart).share
    for province, side in sorted(position.held.items()):
        found = _wash(chart, sides.theme, province, side) if province in chart.provinces else None
        if found is not None:
            sprite, (left, top, right, bottom) = found
            sheet.add(sprite)
            at = (round(left / share), round(top / share))
            box = (*at, round((right - left) / share), round((bottom - top) / share))
            owned, livery = sides.token_owner_fields(side), side_livery(sides.theme, side)
            yield TouchWash(province, owned["owner"], owned["colour"], livery.pattern, sprite.hash, box)
