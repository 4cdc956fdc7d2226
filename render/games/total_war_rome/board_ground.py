"""The board of Total War: Rome that never changes: its sheet, its plates, where every name stands."""

import math
from collections.abc import Mapping
from functools import cache
from threading import Lock
from typing import Any

from PIL import Image, ImageDraw

import data
from render import picture
from render.drawing import fonts, labels
from render.drawing.labels import Box
from render.drawing.projection import Point, projection_to_fit
from render.drawing.style import THEMES
from render.games.total_war_rome import GAME_ID
from render.games.total_war_rome.liveries import FACTIONS
from render.games.total_war_rome.place_names import place_name
from render.layout import occupancy
from render.layout.occupancy import OccupancyGrid
from render.plates import borders, geography, ground_plate, plate_cache
from render.plates.border_styles import Crossing
from render.words import Entries, Words

SIZE = (2400, 1800)
NAME, ICON, GOLD, GAP = 42, 32, 46, 6  # sizes in pixels; 42 px are 14 on a preview 800 wide
CLOSE, BOXES = 0.024, 6  # space between a name's letters, in parts of its size; between a name and its boxes
SEA = 44
PANELS: tuple[Box, ...] = ((1640.0, 24.0, 2376.0, 500.0), (24.0, 1590.0, 1010.0, 1776.0))
TINTS = (0, 4, 2)  # sands alone: strong colours are for the factions
ON_LAND = 0.06  # of a name that stands on its own region: less, and it needs a pointer
CELL = 6  # pixels of a cell of the small picture that says whose each place is
CELLS = (SIZE[0] // CELL, SIZE[1] // CELL)


def printed_regions() -> Mapping[str, Any]:
    """Return the printed regions by id."""
    found: Mapping[str, Any] = data.load_game_data(GAME_ID, "regions")["regions"]
    return found


def printed_sea_areas() -> Mapping[str, Any]:
    """Return the printed sea areas by id."""
    found: Mapping[str, Any] = data.load_game_data(GAME_ID, "regions")["seas"]
    return found


@cache
def border_kinds() -> dict[frozenset[str], str]:
    """Return what each border of two regions runs along: plain, river, mountain, strait."""
    return {frozenset((a, b)): kind for a, row in printed_regions().items() for b, kind in row["borders"].items()}


def _crossings(raw: Mapping[str, Any]) -> tuple[Crossing, ...]:
    def made(one: Mapping[str, Any], kind: str) -> Crossing:
        return Crossing((one["between"][0], one["between"][1]), geography.points_from_lists(one["line"]), kind)

    straits = [made(one, "strait") for one in raw["straits"]]
    waters = [made(one, "portage" if one.get("portage") else "sea") for one in raw["sea_borders"]]
    return (*straits, *waters)


@cache
def geography_sheet() -> ground_plate.Sheet:
    """Return the geography of the board: the same for every table."""
    raw = data.load_game_data(GAME_ID, "map")
    projection = projection_to_fit(tuple(raw["extent"]), *SIZE, raw["lenses"])
    network = borders.build_border_network(raw)
    return ground_plate.Sheet(projection, network, _tints(), border_kinds(), _crossings(raw), rank=2)


def _tints() -> dict[str, int]:
    """Give neighbours different sands, as far as three go."""
    out: dict[str, int] = {}
    around: dict[str, set[str]] = {region: set() for region in printed_regions()}
    for a, b in (sorted(pair) for pair in border_kinds()):
        around[a].add(b)
        around[b].add(a)
    for region in sorted(around, key=lambda one: (-len(around[one]), one)):
        used = [out[other] for other in around[region] if other in out]
        out[region] = min(TINTS, key=lambda tint: (used.count(tint), TINTS.index(tint)))
    return out


_plates: dict[str, tuple[ground_plate.Plate, Image.Image]] = {}
_drawing = Lock()


def settled_plate(theme: str) -> tuple[ground_plate.Plate, Image.Image]:
    """Return the drawn plate of a theme and the palette that fits it; read or drawn once a process."""
    with _drawing:
        if theme not in _plates:
            _plates[theme] = plate_cache.load_or_draw(GAME_ID, geography_sheet(), THEMES[theme], lambda: _drawn(theme))
        return _plates[theme]


def _drawn(theme: str) -> tuple[ground_plate.Plate, Image.Image]:
    drawn = ground_plate.draw_plate(geography_sheet(), THEMES[theme])
    for livery in FACTIONS[theme].values():
        drawn.plate_under_wash(livery.colour, livery.pattern)
    palette = _palette(drawn)
    drawn.reduce_to_palette(palette)
    return drawn, palette


def _palette(drawn: ground_plate.Plate) -> Image.Image:
    """Choose the colours from the free plate, all four washes, and every flat ink of the pieces and panels."""
    theme = drawn.theme
    liveries = FACTIONS[theme.name].values()
    images = [drawn.free, drawn.free, *(drawn.plate_under_wash(one.colour, one.pattern) for one in liveries)]
    joined = Image.new("RGB", (900, 1050), theme.panel)
    for number, image in enumerate(images):
        small = image.resize((300, 225), Image.Resampling.NEAREST)
        joined.paste(small, (number % 3 * 300, number // 3 * 225))
    flat = [theme.ink, theme.gold, theme.gold_ink, theme.glow, theme.panel_edge, theme.faint, theme.halo, theme.badge]
    flat += [
        theme.badge_ink,
        theme.ridge,
        theme.river_border,
        theme.control_ink,
        (255, 252, 244),
        theme.tree,
        theme.token,
    ]
    flat += [theme.road, theme.sea_ink, theme.laurel]
    flat += [one.colour for one in liveries]
    for number, colour in enumerate(flat):
        for step in range(6):  # the in-between tones of letters on paper
            tone = tuple(round(a + (b - a) * step / 6) for a, b in zip(colour, theme.panel, strict=True))
            x, y = number % 9 * 100 + step * 16, 450 + number // 9 * 150
            joined.paste(tone, (x, y, x + 16, y + 150))
    return picture.fitted_palette(joined, care=1)


def project_to_canvas(lon: float, lat: float) -> Point:
    """Return where a place falls on the canvas."""
    return geography_sheet().projection.project_point(lon, lat)


@cache
def region_middles() -> dict[str, Point]:
    """Return the middle of each region, from which its pieces are laid out."""
    given = data.load_game_data(GAME_ID, "map").get("hearts", {})
    rows = printed_regions()
    return {region: project_to_canvas(*given.get(region, (row["lon"], row["lat"]))) for region, row in rows.items()}


@cache
def region_masks() -> dict[str, tuple[tuple[int, int, int, int], Image.Image]]:
    """Return each region's box and mask (the same in every theme)."""
    for drawn, _ in _plates.values():
        return drawn.masks
    sheet = geography_sheet()
    return ground_plate.hardened_region_masks({one: ground_plate.region_mask(sheet, one) for one in printed_regions()})


@cache
def region_piece_places() -> dict[str, list[Point]]:
    """Return the places for pieces inside each region, the nearest to its heart first."""
    return {
        region: occupancy.places_within_mask(*region_masks()[region], region_middles()[region])
        for region in printed_regions()
    }


def region_icons(region: str) -> list[str]:
    """Return the glyphs under a region's name: port and terrain."""
    row = printed_regions()[region]
    return [*(["anchor"] if row["port"] else []), *["tree"] * row["trees"], *["mountain"] * row["mountains"]]


def region_box_count(region: str) -> int:
    """Return how many boxes stand behind a region's name: its gold value, and the M of mercenaries."""
    return 2 if "dice" in printed_regions()[region] else 1


def is_inline(region: str) -> bool:
    """Return whether a region's signs stand behind its name instead of below it."""
    return "inline" in data.load_game_data(GAME_ID, "map")["names"].get(region, ())


def name_width(name: str) -> float:
    """Return how wide a region's name is with the space between its letters."""
    return labels.least_width(name, fonts.STRONG, NAME, CLOSE)


def name_extent(name: str, region: str) -> tuple[float, float]:
    """Return the size of a region's name, its boxes behind it and its signs below it (or behind it, too)."""
    head = name_width(name) + BOXES + region_box_count(region) * (GOLD + GAP)
    signs = len(region_icons(region)) * (ICON + GAP)
    if is_inline(region):
        return head + signs, GOLD
    return max(head, signs), GOLD + (ICON + 2 if signs else 0)


@cache
def _owner_cells() -> bytes:
    return _owners().tobytes()


@cache
def _owners() -> Image.Image:
    """Return a small picture that says whose each place is: 0 the sea, 255 land outside, else a region's number."""
    image = Image.new("L", CELLS)
    draw = ImageDraw.Draw(image)
    project_line = geography_sheet().projection.project_line
    for ring in geography.coast_rings():
        draw.polygon([(x / CELL, y / CELL) for x, y in project_line(ring)], fill=255)
    for number, region in enumerate(printed_regions()):
        for ring in geography_sheet().network.outlines[region]:
            draw.polygon([(x / CELL, y / CELL) for x, y in project_line(ring)], fill=number + 1)
    return image


def _counts(box: Box) -> list[int]:
    """Return how many cells of a box are whose, by the numbers of `_owners`."""
    left, top, right, bottom = (round(edge / CELL) for edge in box)
    return _owners().crop((left, top, right, bottom)).histogram()


def _cost(number: int, size: int, box: Box, heart: Point) -> float:
    """Return how badly a name stands: on others' land, away from its own, or where its own pieces need the room."""
    counts = _counts(box)
    area = sum(counts) or 1
    own, water, wild = counts[number], counts[0], counts[255]
    others = area - own - water - wild
    middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    far = math.dist(middle, heart) / 300
    return 4.0 * others / area + 1.4 * wild / area + 0.15 * water / area + 1.5 * own / size + far * far + 0.3 * far


@cache
def region_name_places(entries: Entries) -> dict[str, Point]:
    """Return the middle of each region's name and signs: as near as there is room to where map.yaml wants it, or
    where it disturbs least."""
    words = dict(entries)
    taken = OccupancyGrid(*SIZE)
    for box in PANELS:
        taken.mark_box_taken(box)
    given = data.load_game_data(GAME_ID, "map").get("names", {})
    counts = _owners().histogram()
    numbers = {region: number + 1 for number, region in enumerate(printed_regions())}
    out: dict[str, Point] = {}
    for region in sorted(printed_regions(), key=lambda one: (one not in given, counts[numbers[one]], one)):
        wide, high = name_extent(place_name(words, region), region)
        heart = region_middles()[region]
        near = occupancy.places_around_heart(project_to_canvas(*given[region][:2]) if region in given else heart, 240)
        free = (spot for spot in near if taken.is_free(occupancy.box_around_place(spot, wide + 8, high + 4)))
        if region in given:
            out[region] = next(free, project_to_canvas(*given[region][:2]))
        else:
            number = numbers[region]
            out[region] = min(
                free,
                key=lambda spot: _cost(number, counts[number], occupancy.box_around_place(spot, wide, high), heart),
            )
        taken.mark_box_taken(occupancy.box_around_place(out[region], wide, high))
    return out


def names_room(words: Words) -> OccupancyGrid:
    """Return the room that the names of regions and the panels leave."""
    taken = OccupancyGrid(*SIZE)
    for box in PANELS:
        taken.mark_box_taken(box)
    for region, spot in name_places(words).items():
        taken.mark_box_taken(occupancy.box_around_place(spot, *name_extent(place_name(words, region), region)))
    return taken


def name_places(words: Words) -> dict[str, Point]:
    """Return the middle of each region's name and signs in a language."""
    return region_name_places(tuple(sorted(words.items())))


def region_name_pointers(words: Words) -> dict[str, tuple[Point, Point]]:
    """Return a line from each name that stands off its region to the nearest place in it."""
    return _pointers(tuple(sorted(words.items())))


@cache
def _pointers(entries: Entries) -> dict[str, tuple[Point, Point]]:
    words, out = dict(entries), {}
    for region, place in region_name_places(entries).items():
        size = name_extent(place_name(words, region), region)
        left, top, right, bottom = occupancy.box_around_place(place, *size)
        number = list(printed_regions()).index(region) + 1
        if _counts((left, top, right, bottom))[number] > ON_LAND * (right - left) * (bottom - top) / CELL**2:
            continue
        row = (left, top, right, top + GOLD)

        def edge(spot: Point, row: Box = row) -> Point:
            return min(max(spot[0], row[0]), row[2]), min(max(spot[1], row[1]), row[3])

        end = min((*edge_places(region), *region_piece_places()[region]), key=lambda spot: math.dist(spot, edge(spot)))
        if math.dist(end, edge(end)) > GAP:
            out[region] = (edge(end), end)
    return out


@cache
def _emblem_places(entries: Entries) -> dict[str, Point]:
    words, found = dict(entries), region_name_places(entries)
    out = {}
    for region, place in found.items():
        taken = OccupancyGrid(*SIZE)
        taken.mark_box_taken(occupancy.box_around_place(place, *name_extent(place_name(words, region), region)))
        out[region] = occupancy.first_free(taken, region_piece_places()[region], 56, 56) or region_middles()[region]
    return out


def emblem_places(words: Words) -> dict[str, Point]:
    """Return where a region shows its controller's emblem: on its land, beside its name."""
    return _emblem_places(tuple(sorted(words.items())))


@cache
def sea_area_middles() -> dict[str, Point]:
    """Return the middle of each sea area, from which its navies are laid out."""
    given = data.load_game_data(GAME_ID, "map").get("berths", {})
    rows = printed_sea_areas()
    return {sea: project_to_canvas(*given.get(sea, (row["lon"], row["lat"]))) for sea, row in rows.items()}


@cache
def sea_area_piece_places() -> dict[str, list[Point]]:
    """Return the places for pieces in each sea area, the nearest to its middle first: no other middle is nearer."""
    middles = sea_area_middles()
    out: dict[str, list[Point]] = {}
    for sea, middle in middles.items():
        near = [spot for spot in occupancy.places_around_heart(middle, 520) if is_open_water(spot, (0,))]
        out[sea] = [
            spot for spot in near if min(math.dist(spot, m) for m in middles.values()) == math.dist(spot, middle)
        ]
    return out


def _whose(place: Point) -> int:
    x, y = int(place[0]) // CELL, int(place[1]) // CELL
    return _owner_cells()[y * CELLS[0] + x] if 0 <= x < CELLS[0] and 0 <= y < CELLS[1] else -1


def is_water(place: Point) -> bool:
    """Return whether a place of the canvas is sea."""
    return _whose(place) == 0


def belongs_to_region(place: Point, region: str) -> bool:
    """Return whether a place lies in a region."""
    return _whose(place) == list(printed_regions()).index(region) + 1


def is_open_water(place: Point, ground: tuple[int, ...] = (0, 255), reach: float = 30.0) -> bool:
    """Return whether a piece there covers the sea (0) and land outside the board (255) alone."""
    return all(
        _whose((place[0] + dx, place[1] + dy)) in ground for dx in (-reach, 0, reach) for dy in (-reach, 0, reach)
    )


@cache
def edge_places(where: str) -> list[Point]:
    """Return the places near a region's edge for pieces that find no room well inside it; none for a sea area."""
    if where in printed_sea_areas():
        return []
    number = list(printed_regions()).index(where) + 1
    return [spot for spot in occupancy.places_around_heart(region_middles()[where], 460) if _whose(spot) == number]


def _by_water(start: Point, end: Point) -> bool:
    """Return whether nearly all of a straight line lies on water."""
    steps = max(1, round(math.dist(start, end) / 20))
    wet = (
        is_water((start[0] + (end[0] - start[0]) * n / steps, start[1] + (end[1] - start[1]) * n / steps))
        for n in range(steps + 1)
    )
    return sum(wet) >= 0.8 * (steps + 1)


@cache
def overflow_places_around(where: str) -> tuple[list[Point], list[Point]]:
    """Return the places around a region or sea area for what finds no room in it, the nearest first: those close by
    that lie on no region, and any; for a sea area those on water that no land parts from it, and any water."""
    if where in printed_sea_areas():
        heart = sea_area_middles()[where]
        water = [spot for spot in occupancy.places_around_heart(heart, 1200) if is_open_water(spot, (0,))]
        return [spot for spot in water if _by_water(heart, spot)], water
    wide = list(occupancy.places_around_heart(region_middles()[where], 900))
    return [spot for spot in wide if math.dist(spot, region_middles()[where]) < 300 and is_open_water(spot)], wide


@cache
def border_middle(a: str, b: str) -> Point:
    """Return the middle of the line between two neighbours, or of the strait."""
    for border in geography_sheet().network.borders:
        if set(border.sides) == {a, b}:
            return project_to_canvas(*border.line[len(border.line) // 2])
    line = next(one.line for one in geography_sheet().crossings if set(one.sides) == {a, b})
    (ax, ay), (bx, by) = project_to_canvas(*line[0]), project_to_canvas(*line[-1])
    return (ax + bx) / 2, (ay + by) / 2
