"""The palettes of whole maps of hexes: one for all positions on a map, so that whatever has not changed from one
picture to the next is the same, pixel by pixel. A replay keeps such squares once (`render.replay.tiles`)."""

from collections import OrderedDict

from PIL import Image, ImageDraw

from render.drawing.style import Colour, Theme
from render.drawing.tokens import WHITE, mix
from render.kit import counters
from render.kit.hexes import hex_canvas
from render.kit.hexes.hex_chart import HexChart
from render.kit.hexes.hex_crop import side_livery
from render.kit.hexes.hex_plates import Plates
from render.picture import fitted_palette

KEPT = 4  # maps in a theme
CARE = 1  # how often a palette is improved
SIZE = (256, 1)  # of a palette, kept as a row of pixels
STEP, COUNTER = 60, 120  # pixels of a swatch, and of the counters between them
GREYS = [value for value in range(256) for _ in range(3)]
_made: OrderedDict[tuple[str, str, int], Image.Image] = OrderedDict()


def map_palette(chart: HexChart, theme: Theme, plates: Plates, sides: int) -> Image.Image:
    """Return the palette of a map in a theme, with the washes and the counters of so many sides; those of the last few
    maps are remembered, and all are kept where zones are."""
    key = (chart.key, theme.name, sides)
    if key not in _made:
        _made[key] = _of(GREYS) if theme.name == "grey" else _kept(chart, theme, plates, sides)
    _made.move_to_end(key)
    while len(_made) > KEPT:
        _made.popitem(last=False)
    return _made[key]


def _kept(chart: HexChart, theme: Theme, plates: Plates, sides: int) -> Image.Image:
    named = (f"hexes-{chart.key}", theme.name, f"palette of {sides}")
    row = plates.disk.load(*named, SIZE) if plates.disk is not None else None
    if row is None:
        image = _swatched(chart, theme, plates, sides)
        found = fitted_palette(image, CARE).getpalette() or []
        row = Image.frombytes("RGB", SIZE, bytes(found + found[-3:] * (SIZE[0] - len(found) // 3)))
        if plates.disk is not None:
            plates.disk.save(*named, row)
    return _of(list(row.tobytes()))


def _of(values: list[int]) -> Image.Image:
    out = Image.new("P", (1, 1))
    out.putpalette(values)
    return out


def _swatched(chart: HexChart, theme: Theme, plates: Plates, sides: int) -> Image.Image:
    """Return a map under the washes of all sides in turn, every so-manieth province free, with the colours of all that
    may lie on it."""
    washes = {name: n % (sides + 1) for n, name in enumerate(sorted(chart.provinces)) if n % (sides + 1) < sides}
    image = hex_canvas.draw_map_ground(hex_canvas.whole_map_canvas(chart), theme, plates.ground(chart, theme), washes)
    draw = ImageDraw.Draw(image)
    for n, colour in enumerate(_flat(theme)):
        draw.rectangle((n * STEP, 0, (n + 1) * STEP, STEP), fill=colour)
    for side in range(sides):
        look = side_livery(theme, side)
        edge = mix(look.colour, (0, 0, 0), 0.45)
        stamp = counters.square_counter(COUNTER, COUNTER, look.colour, look.pattern, look.glyph, edge, "28", "+3")
        image.paste(stamp, (side * COUNTER, STEP), stamp)
    return image


def _flat(theme: Theme) -> tuple[Colour, ...]:
    half = mix(theme.panel, theme.ink, 0.5)  # the edge of a letter
    return (theme.panel, theme.panel_edge, theme.ink, theme.halo, theme.faint, theme.gold, theme.gold_ink, theme.glow,
            theme.badge, theme.badge_ink, theme.control_ink, WHITE, half)  # fmt: skip
