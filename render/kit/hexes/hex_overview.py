"""The layout of the whole map: names of provinces, counted armies, great cities, letters, a legend where the sea is.

Names have their places once and for all; armies stand in what room is left, so that no name jumps when one marches.
"""

import math
from collections import OrderedDict
from collections.abc import Sequence

from PIL import Image

from render.drawing import fonts, labels
from render.drawing.labels import Box, Label
from render.drawing.projection import Point
from render.drawing.style import MIN_TYPE, TYPE, Theme
from render.drawing.tokens import WHITE, mix
from render.kit import map_parts
from render.kit.hexes import hex_overview_tokens, hex_seas
from render.kit.hexes.hex_canvas import MAIN, Canvas, whole_map_canvas
from render.kit.hexes.hex_chart import HexChart
from render.kit.hexes.hex_crop import side_livery
from render.kit.hexes.hex_data import SEA, HexMapOptions, HexPosition
from render.kit.hexes.hex_grid import lattice_to_pixel
from render.kit.hexes.hex_type import level_label
from render.layout.leader_lines import LeaderPlanner
from render.layout.occupancy import OccupancyGrid, box_around_place, places_around_heart
from render.layout.scene import Arrow, Leader, Scene, ScenePanel, SceneText, Stamp, arrow_masks
from render.words import picture_words, say_message

REACH = 330  # how far from its province a name or an army may hang
ROW, HEAD, EDGE = 46, 118, 28  # of the legend
_named: OrderedDict[tuple[str, str, object], tuple[Scene, list[OccupancyGrid]]] = OrderedDict()
KEPT = 4
FRAME = 10  # pixels of the frame around the picture, which would cut what lies under it
NEAR, COAST = 24, 110  # pixels from the legend to a hex of land: too near, and where armies of a coast need room


def lay_out(chart: HexChart, position: HexPosition, options: HexMapOptions, theme: Theme) -> Scene:
    """Lay out all that stands on the whole map."""
    made = whole_map_canvas(chart)
    names, taken = _names(made, theme, len(position.sides), bool(position.heading))
    scene = Scene(leaders=list(names.leaders), labels=list(names.labels), panels=list(names.panels))
    _legend(scene, chart, position, theme)
    _levels(scene, made, position, theme)
    map_parts.print_titles(scene, made.panes, theme)
    map_parts.print_panels(scene, chart.field, theme)
    map_parts.print_counters(scene, chart.field, position.counters, lambda side: _disc(theme, int(side)), theme)
    rooms = [room.copy() for room in taken]
    for box in _pointers(scene, made, position, theme):
        rooms[MAIN].mark_box_taken(box)
    hex_overview_tokens.lay_out(scene, rooms, made, position, options, theme)
    return scene


def _pointers(scene: Scene, made: Canvas, position: HexPosition, theme: Theme) -> list[Box]:
    """Say by the frames of the sheet where counters stand in an inset alone; return what that fills."""
    inner = {made.sheet_and_middle_of_hex(stack.cell)[0] for stack in position.stacks if made.has_place(stack.cell)}
    panes = [pane for number, pane in enumerate(made.panes, start=1) if number in inner]
    kept = [*(box for _, box in scene.boxes()), *(pane.box for pane in made.panes)]
    return map_parts.print_pointers(scene, panes, kept, made.size, say_message(picture_words(), "see_inset"), theme)


def sheet_names(made: Canvas, theme: Theme) -> Scene:
    """Return the names of seas, provinces and great cities where they stand on the sheet, as labels with leaders."""
    return _names(made, theme, len(made.chart.field.liveries), heading=True)[0]


def _disc(theme: Theme, side: int) -> tuple[object, ...]:
    look = side_livery(theme, side)
    return look.colour, mix(look.colour, WHITE, 0.5), look.glyph, WHITE


def _names(made: Canvas, theme: Theme, sides: int, heading: bool) -> tuple[Scene, list[OccupancyGrid]]:
    """Return what never moves (the legend's sheet, names of seas, provinces and great cities), and what is left of the
    room on the sheet and on each inset."""
    key = (made.chart.key, theme.name, (sides, heading))
    if key not in _named:
        scene, rooms = Scene(), _rooms(made)
        _seas(scene, rooms[MAIN], made, theme, sides)
        _panel(scene, rooms[MAIN], made, sides, heading)
        for room in rooms:
            for label in scene.labels:  # on what of the sheet is covered by an inset, names of seas are not printed
                for glyph in label.glyphs:
                    room.mark_box_taken(glyph.box)
        _cities(scene, rooms[MAIN], made, theme)
        provinces = made.chart.provinces
        for province in sorted(provinces, key=lambda one: len(provinces[one])):
            _province(scene, rooms[MAIN], made, theme, province)
        _named[key] = scene, rooms
    _named.move_to_end(key)
    while len(_named) > KEPT:
        _named.popitem(last=False)
    return _named[key]


def _rooms(made: Canvas) -> list[OccupancyGrid]:
    """Return the room on the sheet and on each inset: all but frames, titles, boxes and tracks."""
    sheet, (wide, high) = made.sheet, made.size
    inner = max(sheet[0], FRAME), max(sheet[1], FRAME), min(sheet[2], wide - FRAME), min(sheet[3], high - FRAME)
    out = [_only(made.size, inner)]
    for box in (*map_parts.panel_boxes(made.chart.field), *(pane.box for pane in made.panes)):
        out[MAIN].mark_box_taken((box[0] - 10, box[1] - 10, box[2] + 10, box[3] + 10))
    for pane in made.panes:
        left, top, right, bottom = pane.box
        out.append(_only(made.size, (left + 8, top + 8, right - 8, bottom - 8)))
        out[-1].mark_box_taken(map_parts.title_box(pane))
    return out


def _only(size: tuple[int, int], box: Box) -> OccupancyGrid:
    """Return a canvas of which only one box is free."""
    room, (left, top, right, bottom), (wide, high) = OccupancyGrid(*size), box, size
    for outer in ((0, 0, wide, top), (0, bottom, wide, high), (0, 0, left, high), (right, 0, wide, high)):
        if outer[0] < outer[2] and outer[1] < outer[3]:
            room.mark_box_taken(outer)
    return room


def _panel(scene: Scene, room: OccupancyGrid, made: Canvas, sides: int, heading: bool) -> None:
    """Put the legend's sheet where it covers least land and no sea's name, as near to an edge as may be."""
    chart, (across, down) = made.chart, made.size
    wide, high = 300, HEAD - (0 if heading else 36) + ROW * sides
    boxes = [
        (x, y, x + wide, y + high)
        for x in _steps(across - wide)
        for y in _steps(down - high)
        if room.is_free((x, y, x + wide, y + high))
    ]
    places = made.map_points_to_sheet(
        [lattice_to_pixel(chart.nodes[cell.number]) for cell in chart.field.cells if cell.terrain != SEA]
    )

    def bad(box: tuple[int, int, int, int]) -> float:
        away = [max(box[0] - x, x - box[2], box[1] - y, y - box[3]) for x, y in places]  # below 0: the sheet covers it
        land = sum(far < NEAR for far in away), sum(far < COAST for far in away)
        return 400 * land[0] + 24 * land[1] + min(box[0], across - box[2]) + min(box[1], down - box[3])

    box = min(boxes, key=bad, default=(EDGE, EDGE, EDGE + wide, EDGE + high))
    if chart.field.legend:
        x, y = made.middle_of_hex(chart.field.legend)
        left, top = (max(EDGE, min(round(middle - long / 2), whole - long - EDGE))
                     for middle, long, whole in ((x, wide, across), (y, high, down)))  # fmt: skip
        box = left, top, left + wide, top + high
    scene.panels.append(ScenePanel(box))
    room.mark_box_taken((box[0] - 10, box[1] - 10, box[2] + 10, box[3] + 10))


def _steps(room: int) -> list[int]:
    """Return where something may begin that has so much room, from edge to edge."""
    return [EDGE + round((room - 2 * EDGE) * number / 40) for number in range(41)]


def _legend(scene: Scene, chart: HexChart, position: HexPosition, theme: Theme) -> None:
    left, top, right, _ = scene.panels[0].box
    x, y = left + 28, top + 62
    scene.texts.append(
        SceneText(
            x,
            y,
            fonts.shorten_to_fit(fonts.TITLE, TYPE.title, chart.field.name, right - left - 130),
            fonts.TITLE,
            TYPE.title,
            theme.ink,
        )
    )
    if position.heading:
        y += 38
        heading = fonts.shorten_to_fit(fonts.TEXT, TYPE.text, position.heading, right - left - 130)
        scene.texts.append(SceneText(x, y, heading, fonts.TEXT, TYPE.text, theme.faint))
    turn = math.radians(chart.field.north)
    scene.texts.append(
        SceneText(
            right - 58 + 40 * math.sin(turn),
            top + 78 - 40 * math.cos(turn),
            "N",
            fonts.CAPITALS,
            MIN_TYPE,
            theme.ink,
            "mm",
        )
    )
    for side, name in enumerate(position.sides):
        y = top + HEAD - (0 if position.heading else 36) + side * ROW
        look = side_livery(theme, side)
        shield = (look.colour, look.pattern, look.glyph, mix(look.colour, (0, 0, 0), 0.45))
        scene.panel_stamps.append(Stamp(x + 18, y + 14, 40, "shield", shield))
        text = fonts.shorten_to_fit(fonts.TEXT, TYPE.text, name, right - x - 80)
        scene.texts.append(SceneText(x + 54, y + 24, text, fonts.TEXT, TYPE.text, theme.ink))


def paint_compass(image: Image.Image, scene: Scene, chart: HexChart, theme: Theme) -> None:
    """Paint the arrow to the north on the legend's sheet."""
    _, top, right, _ = scene.panels[0].box
    turn, (x, y) = math.radians(chart.field.north), (right - 58, top + 78)
    dx, dy = math.sin(turn), -math.cos(turn)
    arrow = Arrow((x - 30 * dx, y - 30 * dy), (x + 24 * dx, y + 24 * dy), theme.ink, theme.panel, 17, 0.0)
    outline, body, origin = arrow_masks(arrow)
    image.paste(arrow.edge, origin, outline)
    image.paste(arrow.colour, origin, body)


def _seas(scene: Scene, room: OccupancyGrid, made: Canvas, theme: Theme, sides: int) -> None:
    for sea in made.chart.field.seas:
        path = [made.middle_of_hex(number) for number in sea.along]
        label = labels.lay_text_along_path(
            sea.text, fonts.ITALIC, TYPE.sea, path, theme.sea_ink, theme.sea_halo, 3, 0.9, 0.1
        )
        scene.labels.append(label)
        for glyph in label.glyphs:
            room.mark_box_taken(glyph.box)
        if sea.levels:
            room.mark_box_taken(
                hex_seas.row_box(made.middle_of_hex(sea.levels), hex_seas.widest_level_row(sides), hex_seas.LARGE)
            )


def _levels(scene: Scene, made: Canvas, position: HexPosition, theme: Theme) -> None:
    """Put the levels of each sea where room was kept for them."""
    for sea in made.chart.field.seas:
        found = position.seas.get(sea.id, ())
        if found and sea.levels:
            hex_seas.add_row(scene, made.middle_of_hex(sea.levels), found, hex_seas.LARGE, theme)


def _province(scene: Scene, room: OccupancyGrid, made: Canvas, theme: Theme, province: str) -> None:
    """Print a province's name along it if it fits, else beside it on a leader."""
    chart = made.chart
    text = chart.field.provinces.get(province, province).upper()
    places = made.map_points_to_sheet([lattice_to_pixel(place) for place in chart.provinces[province]])
    heart = (sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places))
    lean, long = _lie(places, heart)
    least = labels.least_width(text, fonts.CAPITALS, MIN_TYPE, 0.04)
    if long > least * 0.9:
        for place in sorted(places, key=lambda p: math.dist(p, heart))[:24]:
            for angle in (lean, lean * 0.5, 0.0):
                label = _along(text, place, angle, min(long * 0.8, least * 1.5), theme)
                if _fits(label, room, places):
                    _add(scene, room, label)
                    return
    for place in sorted(places, key=lambda p: math.dist(p, heart))[:24] if " " in text else ():
        block = _block(text, place, theme)
        if all(_fits(label, room, places) for label in block):
            for label in block:
                _add(scene, room, label)
            return
    others = [
        p
        for p in made.map_points_to_sheet([lattice_to_pixel(n) for one in chart.provinces.values() for n in one])
        if p not in places
    ]
    _beside(scene, room, text, places, heart, theme, others)


def _block(text: str, middle: Point, theme: Theme) -> list[Label]:
    """Return a name of two words in two lines."""
    first, rest = text.split(" ", 1)
    return [
        level_label(part, fonts.CAPITALS, MIN_TYPE, (middle[0], middle[1] + down), theme.ink, theme, 0.05)
        for part, down in ((first, -5), (rest, 27))
    ]


def _lie(places: Sequence[Point], heart: Point) -> tuple[float, float]:
    """Return which way a province lies, as an angle that can be read, and how long it is that way."""
    xx = sum((x - heart[0]) ** 2 for x, _ in places)
    yy = sum((y - heart[1]) ** 2 for _, y in places)
    xy = sum((x - heart[0]) * (y - heart[1]) for x, y in places)
    angle = 0.5 * math.atan2(2 * xy, xx - yy)
    if abs(angle) > 1.15:
        angle = math.copysign(1.15, angle)
    along = [(x - heart[0]) * math.cos(angle) + (y - heart[1]) * math.sin(angle) for x, y in places]
    return angle, max(along) - min(along) + 28


def _along(text: str, middle: Point, angle: float, long: float, theme: Theme) -> Label:
    dx, dy = math.cos(angle) * long / 2, math.sin(angle) * long / 2
    x, y = middle[0] - 9 * math.sin(angle), middle[1] + 9 * math.cos(angle)
    path = ((x - dx, y - dy), (x + dx, y + dy))
    return labels.lay_text_along_path(text, fonts.CAPITALS, MIN_TYPE, path, theme.ink, theme.halo, 3, 0.5, 0.04)


def _fits(label: Label, room: OccupancyGrid, places: Sequence[Point]) -> bool:
    """Return whether all letters have room and lie over the province."""
    return all(
        room.is_free(glyph.box) and min(math.dist((glyph.x, glyph.y), place) for place in places) < 24
        for glyph in label.glyphs
    )


def _add(scene: Scene, room: OccupancyGrid, label: Label) -> None:
    scene.labels.append(label)
    for glyph in label.glyphs:
        room.mark_box_taken((glyph.box[0] - 3, glyph.box[1] - 2, glyph.box[2] + 3, glyph.box[3] + 2))


def _beside(
    scene: Scene,
    room: OccupancyGrid,
    text: str,
    places: Sequence[Point],
    heart: Point,
    theme: Theme,
    others: Sequence[Point],
) -> None:
    """Print a name where there is room near its province, the leader past all other names."""
    blank = level_label(text, fonts.CAPITALS, MIN_TYPE, (0, 0), theme.ink, theme, 0.05)
    wide, high = blank.box[2] - blank.box[0] + 8, blank.box[3] - blank.box[1] + 6
    planner = LeaderPlanner([one.box for one in scene.labels], [(one.start, one.end) for one in scene.leaders])
    spots = [spot for spot in places_around_heart(heart, REACH) if room.is_free(box_around_place(spot, wide, high))]
    best, least = None, math.inf
    for spot in spots[:120]:
        end = min(places, key=lambda p: math.dist(p, spot))
        start = (
            min(max(end[0], spot[0] - wide / 2), spot[0] + wide / 2),
            spot[1] + math.copysign(high / 2, end[1] - spot[1]),
        )
        cost = (
            planner.leader_cost((start, end), box_around_place(spot, wide, high)) + 0.25 * math.dist(spot, heart) / 40
        )
        left, top, right, bottom = box_around_place(spot, wide, high + 12)
        cost += 0.8 * sum(left < x < right and top < y < bottom for x, y in others)  # it would seem to be theirs
        if cost < least:
            best, least = (spot, start, end), cost
    if best is None:
        return
    spot, start, end = best
    _add(scene, room, level_label(text, fonts.CAPITALS, MIN_TYPE, (spot[0], spot[1] + 10), theme.ink, theme, 0.05))
    if math.dist(start, end) > 24:
        scene.leaders.append(Leader(start, end, theme.ink, theme.halo, 2))


def _cities(scene: Scene, room: OccupancyGrid, made: Canvas, theme: Theme) -> None:
    """Name the great cities of the sheet where that is possible."""
    for city in made.chart.field.cities:
        sheet, (x, y) = made.sheet_and_middle_of_hex(city.cell)
        if sheet != MAIN or city.size < 3:
            continue
        half = labels.least_width(city.name, fonts.STRONG, MIN_TYPE, 0.02) / 2
        for spot in ((x + half + 12, y + 9), (x - half - 12, y + 9), (x, y + 32), (x, y - 14)):
            label = level_label(city.name, fonts.STRONG, MIN_TYPE, spot, theme.ink, theme, 0.02)
            if room.is_free(label.box):
                _add(scene, room, label)
                break
