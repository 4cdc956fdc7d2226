"""The layout of a crop: what stands in which hex and which name goes where, as boxes, before anything is painted.

Numbers of hexes come first and are never covered. Then, each where the others leave room: cities and stacks in their
hexes, letters of a list, names of cities, of provinces, of seas.
"""

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from render.drawing import fonts, labels
from render.drawing.projection import Point
from render.drawing.style import Colour, PlayerStyle, Theme
from render.drawing.tokens import WHITE, mix
from render.kit import counters
from render.kit.hexes import hex_ground, hex_seas
from render.kit.hexes.hex_chart import Box, HexChart
from render.kit.hexes.hex_data import SEA, City, HexMapOptions, HexMark, HexPosition, HexStack, SeaLevel, SeaName
from render.kit.hexes.hex_grid import ACROSS, DOWN
from render.kit.hexes.hex_plates import HIGH, WIDE
from render.kit.hexes.hex_type import level_label
from render.layout.leader_lines import LeaderPlanner
from render.layout.occupancy import OccupancyGrid, box_around_place, places_around_heart
from render.layout.scene import Leader, Scene, Stamp

ACROSS_ZONES, DOWN_ZONES = 6, 4  # of a crop
SIZE = (ACROSS_ZONES * WIDE, DOWN_ZONES * HIGH)
NEAR = (768, 614)  # of a close crop: its counts have 14 pixels of type where it is 400 wide
EDGE = 60  # how far inside a crop the places asked for must lie
COUNTER, SLIM, BADGE, MARK = 52, 46, 42, 36
TOWNS = {1: (38, 34), 2: (42, 38), 3: (48, 42)}
NAMES = {1: (fonts.TEXT, 25), 2: (fonts.STRONG, 26), 3: (fonts.STRONG, 30)}
LEVEL = 2  # pieces stand so far below the middle, clear of the number
GAP = 4
FRAME = 10
MANY, FEW = 14, 7  # hexes of sea that are named: of all seas, of one


def crop_window(chart: HexChart, places: Iterable[str], near: bool = False) -> Box | None:
    """Return the part of the sheet that shows some hexes, in whole zones where it can be; None if they lie too far
    apart for one crop. near: a close crop, if it can show them all."""
    found = [chart.middle_of_hex(number) for number in places if number in chart.nodes]
    if not found:
        return None
    left, right = min(x for x, _ in found), max(x for x, _ in found)
    top, bottom = min(y for _, y in found), max(y for _, y in found)
    sizes = (NEAR, SIZE) if near else (SIZE,)
    fits = (size for size in sizes if right - left <= size[0] - 2 * EDGE and bottom - top <= size[1] - 2 * EDGE)
    size = next(fits, None)
    if size is None:
        return None
    wide, high = size
    x = _start((left, right), wide, WIDE if size == SIZE else 1, (chart.sheet[0], chart.sheet[2]))
    y = _start((top, bottom), high, HIGH if size == SIZE else 1, (chart.sheet[1], chart.sheet[3]))
    return x, y, min(x + wide, chart.sheet[2]), min(y + high, chart.sheet[3])


def crop_shows_hexes(columns: Collection[int], rows: Collection[int]) -> bool:
    """Return whether a crop shows some hexes, whichever columns lie half a hex lower."""
    wide, high = (max(columns) - min(columns)) * ACROSS, (max(rows) - min(rows) + 0.5) * DOWN
    return wide <= SIZE[0] - 2 * EDGE and high <= SIZE[1] - 2 * EDGE


def _start(span: tuple[float, float], size: int, zone: int, sheet: tuple[int, int]) -> int:
    """Return where a crop begins, in one direction: where a zone does, if that shows all that is asked."""
    middle = sum(span) / 2 - size / 2
    start = sheet[0] + round((middle - sheet[0]) / zone) * zone
    if start + EDGE > span[0] or start + size - EDGE < span[1]:
        start = round(middle)
    return max(sheet[0], min(start, sheet[1] - size))


@dataclass
class CropLayout:
    """A scene in the making, with what is taken; places are pixels of the crop."""

    chart: HexChart
    theme: Theme
    box: Box
    room: OccupancyGrid
    scene: Scene = field(default_factory=Scene)

    def hex_middle_on_crop(self, number: str) -> Point:
        """Return where the middle of a hex is on the crop."""
        x, y = self.chart.middle_of_hex(number)
        return x - self.box[0], y - self.box[1]

    def stamp(self, stamp: Stamp) -> None:
        """Put a piece where it stands."""
        self.scene.stamps.append(stamp)
        self.room.mark_box_taken(stamp.box)


def lay_out(chart: HexChart, position: HexPosition, options: HexMapOptions, theme: Theme, box: Box) -> Scene:
    """Lay out all that stands on a crop."""
    shown = chart.hexes_in_box(box)
    on = empty_layout(chart, theme, box, shown)
    cities = {city.cell: city for city in chart.field.cities if city.cell in shown}
    stacks = stacks_by_hex(position, shown)
    hanging = [
        one for number in shown for one in put_pieces(on, number, cities.get(number), stacks.get(number, []), position)
    ]
    put_marks(on, position, set(shown))
    _letters(on, options, {*cities, *stacks})
    for stack in hanging:
        hang_stack(on, stack)
    for city in sorted(cities.values(), key=lambda one: (-one.size, one.cell)):
        _city_name(on, city)
    _province_names(on, shown)
    _sea_names(on, shown, position)
    _numbers_again(on, position)
    return on.scene


def empty_layout(chart: HexChart, theme: Theme, box: Box, shown: Iterable[str]) -> CropLayout:
    """Return a part of the map on which nothing stands but the numbers of its hexes."""
    on = CropLayout(chart, theme, box, OccupancyGrid(box[2] - box[0], box[3] - box[1]))
    wide, high = on.room.width, on.room.height
    above, before = (0, 0, wide, FRAME), (0, 0, FRAME, high)
    for edge in (above, (0, high - FRAME, wide, high), before, (wide - FRAME, 0, wide, high)):
        on.room.mark_box_taken(edge)
    for number in shown:
        on.room.mark_box_taken(_grown(hex_ground.number_box(on.hex_middle_on_crop(number), number), 1))
    return on


def stacks_by_hex(position: HexPosition, shown: Collection[str]) -> dict[str, list[HexStack]]:
    """Return the stacks of some hexes, of each the strongest first."""
    stacks: dict[str, list[HexStack]] = {}
    for stack in sorted(position.stacks, key=lambda one: (-one.strength, one.side)):
        if stack.cell in shown:
            stacks.setdefault(stack.cell, []).append(stack)
    return stacks


def _grown(box: labels.Box, by: float) -> labels.Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def side_livery(theme: Theme, side: int) -> PlayerStyle:
    """Return the colours, glyph and pattern of a side."""
    return theme.players[side % len(theme.players)]


def stack_counter(
    theme: Theme, place: Point, size: tuple[int, int], side: int, strength: int, count: int, glyph: str = ""
) -> Stamp:
    """Return the counter of a stack: its whole strength, and "+n" for the counters under the first."""
    look = side_livery(theme, side)
    more = f"+{count - 1}" if count > 1 else ""
    edge = mix(look.colour, (0, 0, 0), 0.45)
    args = (look.colour, look.pattern, glyph or look.glyph, edge, str(strength), more)
    return Stamp(*place, size[0], counters.COUNTER, args, high=size[1])


def city_stamp(theme: Theme, place: Point, city: City, position: HexPosition) -> Stamp:
    """Return a city with its strength, in the livery of who holds it."""
    wide, high = TOWNS.get(city.size, TOWNS[3])
    fill, pattern, ink = theme.card, "plain", theme.ink
    edge: Colour = mix(theme.ink, theme.card, 0.1)
    if city.cell in position.owners:
        look = side_livery(theme, position.owners[city.cell])
        fill, pattern, ink, edge = look.colour, look.pattern, WHITE, mix(look.colour, (0, 0, 0), 0.5)
    strength = str(position.strengths.get(city.cell, city.strength))
    return Stamp(*place, wide, counters.TOWN, (fill, pattern, edge, ink, strength), high=high)


def put_pieces(
    on: CropLayout, number: str, city: City | None, stacks: list[HexStack], position: HexPosition
) -> list[HexStack]:
    """Put a city and up to two stacks side by side into their hex; return the stacks that found no room."""
    here = stacks[:2]
    crowded = len(here) + (city is not None) > 2
    size = (SLIM if crowded else COUNTER, COUNTER)
    widths = [size[0]] * len(here)
    if city is not None:
        widths.insert(0, TOWNS.get(city.size, TOWNS[3])[0])
    x, y = on.hex_middle_on_crop(number)
    left = x - (sum(widths) + GAP * (len(widths) - 1)) / 2
    for index, wide in enumerate(widths):
        place = (left + wide / 2, y + LEVEL)
        left += wide + GAP
        if city is not None and index == 0:
            on.stamp(city_stamp(on.theme, place, city, position))
        else:
            one = here[index - (city is not None)]
            on.stamp(stack_counter(on.theme, place, size, one.side, one.strength, one.counters, one.glyph))
    return stacks[2:]


def hang_stack(on: CropLayout, stack: HexStack) -> None:
    """Let a stack that found no room in its hex hang beside it on a leader."""
    x, y = on.hex_middle_on_crop(stack.cell)
    spot = next(
        (p for p in places_around_heart((x, y), 240) if on.room.is_free(box_around_place(p, COUNTER + 4, COUNTER + 4))),
        (x, y),
    )
    on.scene.leaders.append(Leader(spot, (x, y + 30), on.theme.ink, on.theme.halo))
    on.stamp(stack_counter(on.theme, spot, (COUNTER, COUNTER), stack.side, stack.strength, stack.counters, stack.glyph))


def mark_stamp(theme: Theme, place: Point, size: int, one: HexMark) -> Stamp:
    """Return a mark: its glyph on a disc, of paper or in the livery of a side."""
    if one.side < 0:
        return Stamp(*place, size, "disc", (theme.panel, theme.ink, one.glyph, theme.ink))
    look = side_livery(theme, one.side)
    return Stamp(*place, size, "disc", (look.colour, WHITE, one.glyph, WHITE))


def put_marks(on: CropLayout, position: HexPosition, shown: set[str]) -> None:
    """Put the marks of hexes beside what stands there."""
    for one in position.marks:
        if one.cell in shown:
            x, y = on.hex_middle_on_crop(one.cell)
            places = ((x + 40, y + 30), (x - 40, y + 30), (x + 44, y - 28), (x - 44, y - 28), (x, y + 40), (x, y))
            size = MARK * 0.9
            fine = (
                p
                for p in (*places, *places_around_heart((x, y), 120))
                if on.room.is_free(box_around_place(p, size, size))
            )
            on.stamp(mark_stamp(on.theme, next(fine, (x + 40, y + 30)), MARK, one))


def _letters(on: CropLayout, options: HexMapOptions, taken: set[str]) -> None:
    """Put the letters of a list on their hexes: in the middle of an empty one, else beside what stands there."""
    for number, letter in options.letters.items():
        if number not in on.chart.nodes:
            continue
        x, y = on.hex_middle_on_crop(number)
        if not (0 < x < on.room.width and 0 < y < on.room.height):
            continue
        places = ((x, y + LEVEL), (x, y + 40), (x + 40, y + 34), (x - 40, y + 34), (x + 62, y), (x - 62, y))
        fine = (
            p
            for p in (*places, *places_around_heart((x, y), 160))
            if on.room.is_free(box_around_place(p, BADGE * 0.72, BADGE * 0.72))
        )
        spot = next(fine, (x, y + 40))
        if math.dist(spot, (x, y)) > 66:
            on.scene.leaders.append(Leader(spot, (x, y), on.theme.ink, on.theme.halo))
        on.stamp(Stamp(*spot, BADGE, "badge", (letter, on.theme)))


@dataclass(frozen=True)
class _Name:
    """A level line of type before it has its place."""

    text: str
    cut: str
    size: int
    colour: Colour
    spread: float = 0.03
    apart: float = 0.0  # what must stay free to its left and right

    @cached_property
    def half(self) -> float:
        """Half of its width."""
        return labels.least_width(self.text, self.cut, self.size, self.spread) / 2

    def box(self, spot: Point) -> labels.Box:
        """Return what it takes if the middle of its base line is there."""
        wide, middle = self.half + 3 + self.apart, spot[1] - 0.35 * self.size
        return spot[0] - wide, middle - 0.38 * self.size - 2, spot[0] + wide, middle + 0.48 * self.size

    def print(self, on: CropLayout, spot: Point) -> None:
        """Put it there."""
        on.scene.labels.append(level_label(self.text, self.cut, self.size, spot, self.colour, on.theme, self.spread))
        on.room.mark_box_taken(self.box(spot))

    def first(self, on: CropLayout, spots: Iterable[Point]) -> bool:
        """Put it at the first of some places where it has room; False if there is none."""
        spot = next((spot for spot in spots if on.room.is_free(self.box(spot))), None)
        if spot is not None:
            self.print(on, spot)
        return spot is not None


def _city_name(on: CropLayout, city: City) -> None:
    """Print a city's name under it, beside it or over it; where nothing is free, further off on a leader."""
    cut, size = NAMES.get(city.size, NAMES[3])
    x, y = on.hex_middle_on_crop(city.cell)
    name = _Name(city.name, cut, size, on.theme.ink)
    half = name.half
    sides = [one.box for one in on.scene.stamps if abs(one.y - y - LEVEL) < 2 and abs(one.x - x) < 64]
    right, left = max(b[2] for b in sides), min(b[0] for b in sides)
    near = [
        (x, y + 50),
        (right + half + 7, y - 4),
        (left - half - 7, y - 4),
        (right + half + 5, y + 48),
        (left - half - 5, y + 48),
    ]
    near += [(x + dx, y + 50) for dx in sorted(range(-48, 49, 6), key=abs)] + [(x + dx, y - 58) for dx in (0, 40, -40)]
    if name.first(on, near):
        return
    near_hexes = (n for n in on.chart.hexes_in_box(on.box) if math.dist(on.hex_middle_on_crop(n), (x, y)) < 300)
    boxes = [hex_ground.number_box(on.hex_middle_on_crop(n), n) for n in near_hexes]
    planner = LeaderPlanner(boxes, [(one.start, one.end) for one in on.scene.leaders])
    found: list[tuple[float, int, Point, Point]] = []
    for place in places_around_heart((x, y + 8), 200):
        box = name.box(place)
        if on.room.is_free(box):
            start = (min(max(x, box[0]), box[2]), box[1] if box[1] > y else box[3])
            found.append((planner.leader_cost((start, (x, y + 20)), box), len(found), start, place))
    if found:
        _, _, start, place = min(found)
        name.print(on, place)
        on.scene.leaders.append(Leader(start, (x, y + 20), on.theme.ink, on.theme.halo, 2, city.name))


def _province_names(on: CropLayout, shown: list[str]) -> None:
    """Print the name of each province that is in sight, letterspaced, near the middle of what is seen of it."""
    places: dict[str, list[Point]] = {}
    for number in shown:
        province = on.chart.cells[number].province
        if province:
            places.setdefault(province, []).append(on.hex_middle_on_crop(number))
    for province, found in sorted(places.items(), key=lambda item: -len(item[1])):
        heart = (sum(x for x, _ in found) / len(found), sum(y for _, y in found) / len(found))
        text = on.chart.field.provinces.get(province, province)
        colour = mix(on.theme.ink, on.theme.faint, 0.45)
        for size, spread in ((32, 0.36), (30, 0.2), (28, 0.08), (25, 0.04)):
            name = _Name(text.upper(), fonts.CAPITALS, size, colour, spread, 16)
            if name.first(on, (spot for spot in _spots(found, heart, size) if _over(found, spot, 0.7 * name.half))):
                break


def _over(hexes: Sequence[Point], spot: Point, reach: float) -> bool:
    """Return whether a name, from end to end, lies over hexes of its province, or right beside them."""
    ends = ((spot[0] - reach, spot[1] - 10), (spot[0] + reach, spot[1] - 10))
    return all(min(math.dist(end, place) for place in hexes) < 78 for end in ends)


def _spots(hexes: Sequence[Point], heart: Point, size: int) -> Iterator[Point]:
    """Yield where long names fit in hexes, the nearest to a heart first: between the rows of numbers of a hex's own
    column and of the next ones."""
    for x, y in sorted(hexes, key=lambda place: math.dist(place, heart)):
        yield from ((x + dx, y + dy + 0.3 * size) for dy in (42, -14) for dx in (0, -32, 32))


def _sea_names(on: CropLayout, shown: list[str], position: HexPosition) -> None:
    """Print the name of each sea that much is seen of, with its levels; on a map that does not say which hexes are
    whose, that of the nearest sea."""
    wet = [number for number in shown if on.chart.cells[number].terrain == SEA]
    seas: dict[str, list[str]] = {}
    for number in wet:
        seas.setdefault(on.chart.cells[number].sea, []).append(number)
    named = {sea.id: sea for sea in on.chart.field.seas}
    for sea, cells in sorted(seas.items(), key=lambda item: -len(item[1])):
        places = [on.hex_middle_on_crop(number) for number in cells]
        heart = (sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places))
        known = named.get(sea) if sea else _nearest(on, heart)
        if known is not None and len(cells) >= (FEW if sea else MANY):
            _sea_name(on, known, places, heart, position.seas.get(sea, ()))


def _nearest(on: CropLayout, heart: Point) -> SeaName | None:
    return min(
        on.chart.field.seas,
        key=lambda sea: min(math.dist(on.hex_middle_on_crop(number), heart) for number in sea.along),
        default=None,
    )


def _sea_name(on: CropLayout, sea: SeaName, places: list[Point], heart: Point, levels: Sequence[SeaLevel]) -> None:
    """Print a sea's name where there is room, over its own hexes if it can be, and its levels over them as near to that
    as may be."""
    beside: list[Point] = []
    for own, size in ((own, size) for own in (True, False) for size in (38, 34, 30)):
        name = _Name(sea.text, fonts.ITALIC, size, on.theme.sea_ink, 0.12, 40)
        over = (one for one in _spots(places, heart, size) if not own or _over(places, one, 0.7 * name.half))
        spot = next((one for one in over if on.room.is_free(name.box(one))), None)
        if spot is not None:
            name.print(on, spot)
            away = name.half + 52 + hex_seas.level_row_width(levels, hex_seas.SMALL) / 2
            heart, beside = spot, [(spot[0] + dx, spot[1]) for dx in (away, -away)]
            break
    if not levels:
        return
    reach = hex_seas.level_row_width(levels, hex_seas.SMALL) / 2
    spots = [*beside, *_spots(places, heart, hex_seas.SMALL)]
    spots += [(x + dx, y) for x, y in spots[len(beside) :] for dx in (16, -16, 48, -48)]
    rows = ((x, y - 0.35 * hex_seas.SMALL) for x, y in spots if _over(places, (x, y), reach))
    place = next((one for one in rows if on.room.is_free(hex_seas.row_box(one, levels, hex_seas.SMALL))), None)
    if place is not None:
        hex_seas.add_row(on.scene, place, levels, hex_seas.SMALL, on.theme)
        on.room.mark_box_taken(hex_seas.row_box(place, levels, hex_seas.SMALL))


def _numbers_again(on: CropLayout, position: HexPosition) -> None:
    """Print the numbers again of hexes that a route goes through, over it."""
    for number in {number for route in position.routes for number in route.cells if number in on.chart.nodes}:
        x, y = on.hex_middle_on_crop(number)
        if -64 < x < on.room.width + 64 and -64 < y < on.room.height + 64:
            place = (x, y - hex_ground.NUMBER_RISE)
            on.scene.printed.append(
                level_label(number, fonts.TEXT, hex_ground.NUMBER, place, on.theme.ink, on.theme, 0.0)
            )
