"""Maps of hexes: the whole map with provinces and counted armies, or a crop around some hexes with their numbers.

    picture = draw_hexes(field, position, MapOptions(around=("3714",), letters={"3813": "A"}))

What is given is said in `hex_data`. The ground comes from kept plates (`hex_plates`), so that a change costs only what
lies over it.
"""

from collections.abc import Sequence

from PIL import Image

from render import named_parts
from render.drawing.style import MIN_TYPE, Theme
from render.kit.hexes import hex_alt, hex_canvas, hex_chart, hex_colours, hex_crop, hex_overview, hex_routes
from render.kit.hexes.hex_canvas import MAIN, Canvas
from render.kit.hexes.hex_chart import Box, HexChart
from render.kit.hexes.hex_data import HexMap, HexMapOptions, HexPosition, HexRoute
from render.kit.hexes.hex_plates import PLATES, Plates
from render.kit.hexes.themes import THEMES, theme_with_liveries
from render.layout.scene import Scene, paint_scene_overlay
from render.picture import Picture, encode_picture
from render.words import picture_words

CROP_TYPE = 25  # pixels of the names of small cities on a crop


def draw_hexes(field: HexMap, position: HexPosition, options: HexMapOptions, plates: Plates = PLATES) -> Picture:
    """Draw the whole map, or the hexes around some; places that lie too far apart for one crop are shown on the sheet
    without what stands beside it, off-map boxes on the whole map."""
    chart, theme = hex_chart.hex_map_chart(field), theme_with_liveries(THEMES[options.theme], field.liveries)
    off_map = any(hex_canvas.whole_map_canvas(chart).off_map_box(place) for place in options.around)
    box = hex_crop.crop_window(chart, options.around, options.near) if options.around and not off_map else None
    if box is None:
        image, scene = _whole(chart, position, options, theme, plates)
        window = _part_with(chart, options.around) if options.around and not off_map else None
    else:
        image, scene = _crop(chart, position, options, theme, plates, box)
    if theme.name == "grey":  # the ivory of pieces is the same in all themes
        image = image.convert("L").convert("RGB")
    size, told = MIN_TYPE if box is None else CROP_TYPE, hex_alt.describe_picture(chart, position, options, box)
    colours = None
    if box is None:
        colours = hex_colours.map_palette(chart, theme, plates, len(position.sides))
    if box is None and window is not None:
        image, whole = image.crop(window), scene.boxes_not_to_cut(window)
        return encode_picture(image, "map", told, colours, options.width, type_size=size, whole=whole)
    parts = _parts(chart) if box is None else ()
    return encode_picture(
        image, "map", told, colours, options.width, type_size=size, whole=scene.boxes_not_to_cut(), parts=parts
    )


def hex_map_alt_text(field: HexMap, position: HexPosition, options: HexMapOptions) -> str:
    """Return what the alt text of the whole map says."""
    return hex_alt.describe_picture(hex_chart.hex_map_chart(field), position, options, None)


def _part_with(chart: HexChart, places: Sequence[str]) -> tuple[int, int, int, int]:
    """Return the part of the whole map that holds its sheet and the insets that show some of these places."""
    made = hex_canvas.whole_map_canvas(chart)
    shown = {made.sheet_and_middle_of_hex(place)[0] for place in places if made.has_place(place)}
    boxes = [made.sheet, *(pane.box for number, pane in enumerate(made.panes, start=1) if number in shown)]
    lefts, tops, rights, lows = zip(*boxes, strict=True)
    return (
        max(0, round(min(lefts))),
        max(0, round(min(tops))),
        min(made.size[0], round(max(rights))),
        min(made.size[1], round(max(lows))),
    )


def _parts(chart: HexChart) -> list[tuple[str, named_parts.Box]]:
    """Return the parts of a whole map that its large form shows: two of the map itself, then the insets."""
    made = hex_canvas.whole_map_canvas(chart)
    main = named_parts.map_parts_with_legible_type(made.sheet, picture_words(), MIN_TYPE)
    return [*main, *((pane.name, pane.box) for pane in made.panes)]


def _crop(
    chart: HexChart, position: HexPosition, options: HexMapOptions, theme: Theme, plates: Plates, box: Box
) -> tuple[Image.Image, Scene]:
    image = plates.map_window(chart, theme, position.held, box)
    for route in position.routes:
        line = [(x - box[0], y - box[1]) for x, y in (chart.middle_of_hex(n) for n in route.cells if n in chart.nodes)]
        hex_routes.paint_route(image, line, hex_crop.side_livery(theme, route.side), theme, route.planned)
    scene = hex_crop.lay_out(chart, position, options, theme, box)
    scene.labels += scene.printed
    return paint_scene_overlay(image, scene, theme), scene


def _whole(
    chart: HexChart, position: HexPosition, options: HexMapOptions, theme: Theme, plates: Plates
) -> tuple[Image.Image, Scene]:
    image = plates.whole_map(chart, theme, position.held).copy()
    made = hex_canvas.whole_map_canvas(chart)
    for route in position.routes:
        _route(image, made, route, theme)
    scene = hex_overview.lay_out(chart, position, options, theme)
    image = paint_scene_overlay(image, scene, theme)
    hex_overview.paint_compass(image, scene, chart, theme)
    return image, scene


def _route(image: Image.Image, made: Canvas, route: HexRoute, theme: Theme) -> None:
    """Print a route on the whole map, and what of it shows on insets; one that lies in an inset is printed there
    alone."""
    look, line = hex_crop.side_livery(theme, route.side), [made.middle_of_hex(number) for number in route.cells]
    if {made.sheet_and_middle_of_hex(number)[0] for number in route.cells} & {MAIN} or len(
        {made.sheet_and_middle_of_hex(n)[0] for n in route.cells}
    ) > 1:
        hex_routes.paint_route(image, line, look, theme, route.planned, max(0.45, made.share))
    for pane in made.panes:
        if any(pane.shows_place(place) for place in line):
            left, top, right, bottom = (round(value) for value in pane.box)
            part = image.crop((left + 5, top + 5, right - 4, bottom - 4))
            inner = [(x - left - 5, y - top - 5) for x, y in map(pane.place_on_pane, line)]
            hex_routes.paint_route(part, inner, look, theme, route.planned, max(0.45, made.share * pane.times))
            image.paste(part, (left + 5, top + 5))
