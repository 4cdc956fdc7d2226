"""Shapes of signs (`render.signs`): legible at 20 pixels, on a dark ground and on a light one.

Each has a dark edge, which a light ground shows, in a light rim, which a dark one shows.
"""

from functools import partial
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from render.drawing import dice, fonts, inking, pieces
from render.drawing.style import LIGHT, Colour, PlayerStyle, colour_from_hex
from render.drawing.tokens import DETAIL, GLYPHS, WHITE, Pen, coin, mix
from render.signs import SIZE, Sign

FULL: Final = SIZE * DETAIL  # drawn this large, printed at SIZE
RIM: Final = colour_from_hex("#e4dccb")
EDGE: Final = colour_from_hex("#2b2119")
ROUND: Final = 0.2  # radius of the corners, of the side
GLYPH: Final = 0.66  # half the size of a glyph, of half the side
TALL, WIDE = 0.5, 0.62  # the room of a letter or a number, of the side


def _blank() -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("RGBA", (FULL, FULL), (0, 0, 0, 0))
    return image, ImageDraw.Draw(image)


def _square(field: Colour) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """Return a rounded square with edge and rim, to draw on."""
    image, draw = _blank()
    for inset, fill in ((0.0, RIM), (0.03, EDGE), (0.075, field)):
        room = round(FULL * inset)
        box = (room, room, FULL - 1 - room, FULL - 1 - room)
        draw.rounded_rectangle(box, FULL * (ROUND - inset / 2), fill=fill)
    return image, draw


def _disc(field: Colour) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """Return a disc with edge and rim, to draw on."""
    image, draw = _blank()
    for inset, fill in ((0.0, RIM), (0.03, EDGE), (0.075, field)):
        room = FULL * inset
        draw.ellipse((room, room, FULL - 1 - room, FULL - 1 - room), fill=fill)
    return image, draw


def glyph_plate(glyph: str, field: Colour, mark: Colour = WHITE, size: float = GLYPH) -> Image.Image:
    """Return a rounded square with a glyph; size: half that of the glyph, of half the side."""
    image, draw = _square(field)
    GLYPHS[glyph](draw, FULL / 2, FULL / 2, FULL / 2 * size, mark)
    return image.reduce(DETAIL)


def combined_glyph_pen(*glyphs: tuple[str, float, float, float]) -> Pen:
    """Return the pen of several glyphs: (glyph, how far right and down of the middle, its size), of half the size."""

    def pen(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, mark: Colour) -> None:
        for glyph, right, down, size in glyphs:
            GLYPHS[glyph](draw, x + right * r, y + down * r, size * r, mark)

    return pen


def glyph_disc(glyph: str, field: Colour, mark: Colour = WHITE, size: float = 0.6) -> Image.Image:
    """Return a disc with a glyph; size: half that of the glyph, of half the side."""
    image, draw = _disc(field)
    GLYPHS[glyph](draw, FULL / 2, FULL / 2, FULL / 2 * size, mark)
    return image.reduce(DETAIL)


def lettered_sign(text: str, field: Colour, mark: Colour = WHITE, *, round_: bool = False) -> Image.Image:
    """Return a rounded square, or a disc, with one letter or a number of up to two digits."""
    image, draw = (_disc if round_ else _square)(field)
    _write(draw, text, mark)
    return image.reduce(DETAIL)


def _write(draw: ImageDraw.ImageDraw, text: str, mark: Colour) -> None:
    """Write a letter or a number in the middle, as large as its room lets it stand."""
    size = FULL // 2
    left, top, right, bottom = draw.textbbox((0, 0), text, font=fonts.font(fonts.STRONG, size), anchor="ls")
    size = round(size * min(FULL * TALL / (bottom - top), FULL * WIDE / (right - left)))
    face = fonts.font(fonts.STRONG, size)
    left, top, right, bottom = draw.textbbox((0, 0), text, font=face, anchor="ls")
    draw.text(((FULL - left - right) / 2, (FULL - top - bottom) / 2), text, font=face, fill=mark, anchor="ls")


def numbered_hexagon(text: str, field: Colour, mark: Colour) -> Image.Image:
    """Return a hexagon that stands on a corner, with a number: a die of more than six sides."""
    image, draw = _blank()
    for half, fill in ((0.5, RIM), (0.465, EDGE), (0.42, field)):
        corners = (
            (0.0, -half),
            (half, -half / 2),
            (half, half / 2),
            (0.0, half),
            (-half, half / 2),
            (-half, -half / 2),
        )
        draw.polygon([(FULL * (0.5 + x), FULL * (0.5 + y)) for x, y in corners], fill=fill)
    _write(draw, text, mark)
    return image.reduce(DETAIL)


def side_emblem_sign(look: PlayerStyle) -> Image.Image:
    """Return a side's emblem: its colour, its pattern and its glyph, on a square."""
    image, draw = _square(look.colour)
    inner = round(FULL * 0.075)
    field = Image.new("L", image.size)
    box = (inner, inner, FULL - 1 - inner, FULL - 1 - inner)
    ImageDraw.Draw(field).rounded_rectangle(box, FULL * (ROUND - 0.04), fill=255)
    stripes = Image.new("L", image.size)
    pattern = {"chevron": "sinister"}.get(look.pattern, look.pattern)
    inking.hatch_box(ImageDraw.Draw(stripes), (0, 0, FULL, FULL), pattern, 1.0, FULL / 52)
    image.paste(mix(look.colour, WHITE, 0.16), (0, 0), ImageChops.multiply(stripes, field))
    GLYPHS[look.glyph](draw, FULL / 2, FULL / 2, FULL / 2 * 0.74, mix(look.colour, (0, 0, 0), 0.45))
    GLYPHS[look.glyph](draw, FULL / 2, FULL / 2, FULL / 2 * 0.66, WHITE)
    return image.reduce(DETAIL)


def skull_die(colour: str, face: str = "") -> Image.Image:
    """Return a die of a colour: before the roll with as many dots as the colour is strong, after it with what was
    rolled over them, since a colour never stands alone; no letter, since one drawing serves all languages.

    colour: a key of `render.drawing.dice.DICE`. face: a key of `FACES`; "": not yet rolled.
    """
    field, mark = dice.DICE[colour]
    if not face:
        return rolled_die_sign(dice.die_colour_rank(colour), field, mark)
    image, draw = _square(field)
    dots = dice.die_colour_rank(colour)
    for number in range(dots):
        x, y, radius = FULL * (0.5 + (number - (dots - 1) / 2) * 0.15), FULL * 0.83, FULL * 0.052
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=mark)
    glyph = FACES[face]
    if glyph:
        GLYPHS[glyph](draw, FULL * 0.5, FULL * 0.42, FULL * 0.29, mark)
    return image.reduce(DETAIL)


FACES: Final = {"skull": "skull", "x": "wound", "s": "letter_s", "blank": ""}  # face -> its glyph


def rolled_die_sign(
    value: int, field: Colour = dice.DICE["WHITE"][0], mark: Colour = dice.DICE["WHITE"][1]
) -> Image.Image:
    """Return a plain six-sided die as it was rolled."""
    image, draw = _square(field)
    for column, row in dice.PIPS[value]:
        x, y, radius = FULL * (0.5 + column * 0.23), FULL * (0.5 + row * 0.23), FULL * 0.095
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=mark)
    return image.reduce(DETAIL)


def army_banner_sign(look: PlayerStyle) -> Image.Image:
    """Return an army: a standard with its side's emblem."""
    return pieces.banner(SIZE, look.colour, look.pattern, look.glyph, mix(look.colour, (0, 0, 0), 0.5))


def navy_galley_sign(look: PlayerStyle) -> Image.Image:
    """Return a navy: a galley with its side's emblem on the sail."""
    return pieces.galley(SIZE, look.colour, look.pattern, look.glyph, mix(look.colour, (0, 0, 0), 0.5))


def coin_sign() -> Image.Image:
    """Return a coin."""
    return coin(SIZE, LIGHT)


def plain_dice() -> dict[str, Sign]:
    """Return the faces of a plain die, `die_1` to `die_6`, for any game that rolls one."""
    return {f"die_{n}": Sign(("sign.die", str(n)), partial(rolled_die_sign, n)) for n in dice.PIPS}
