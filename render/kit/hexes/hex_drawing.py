"""Maps of hexes: the whole map with provinces and counted armies, or a crop around some hexes with their numbers.

    picture = draw_hexes(field, position, Asked(around=("3714",), letters={"3813": "A"}))

What is given is said in `hex_data`. The ground comes from kept plates (`hex_plates`), so that a change costs only what
lies over it.
"""

from PIL import Image

from render.drawing.style import Theme
from render.kit.hexes import hex_alt, hex_chart, hex_crop, hex_overview, hex_routes
from render.kit.hexes.hex_chart import Box, Chart
from render.kit.hexes.hex_data import HexMap, MapOptions, Position
from render.kit.hexes.hex_plates import PLATES, Plates
from render.kit.hexes.themes import THEMES
from render.layout.scene import overlay
from render.picture import Picture, encode


def draw_hexes(field: HexMap, position: Position, options: MapOptions, plates: Plates = PLATES) -> Picture:
    """Draw the whole map, or the hexes around some; places that lie too far apart for one crop are shown on the whole
    map."""
    chart, theme = hex_chart.chart(field), THEMES[options.theme]
    box = hex_crop.window(chart, options.around) if options.around else None
    if box is None:
        image = _whole(chart, position, options, theme, plates)
    else:
        image = _crop(chart, position, options, theme, plates, box)
    if theme.name == "grey":  # the ivory of pieces is the same in all themes
        image = image.convert("L").convert("RGB")
    return encode(image, "map", hex_alt.told(chart, position, options, box), width=options.width)


def _crop(chart: Chart, position: Position, options: MapOptions, theme: Theme, plates: Plates, box: Box) -> Image.Image:
    image = plates.window(chart, theme, position.held, box)
    for route in position.routes:
        line = [(x - box[0], y - box[1]) for x, y in (chart.middle(number) for number in route.cells)]
        hex_routes.paint(image, line, hex_crop.livery(theme, route.side), theme, route.planned)
    scene = hex_crop.lay_out(chart, position, options, theme, box)
    scene.labels += scene.printed
    return overlay(image, scene, theme)


def _whole(chart: Chart, position: Position, options: MapOptions, theme: Theme, plates: Plates) -> Image.Image:
    image = plates.whole(chart, theme, position.held, hex_overview.WIDTH).copy()
    share = hex_overview.share(chart)
    for route in position.routes:
        line = hex_overview.placed(chart, [chart.middle(number) for number in route.cells])
        hex_routes.paint(image, line, hex_crop.livery(theme, route.side), theme, route.planned, max(0.45, share))
    scene = hex_overview.lay_out(chart, position, options, theme)
    image = overlay(image, scene, theme)
    hex_overview.compass(image, scene, chart, theme)
    return image
