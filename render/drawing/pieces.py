"""Pieces of the larger games: glyphs for terrain, improvements and agents, pills, banners and ships with numbers."""

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from render.drawing import fonts, inking, tokens
from render.drawing.contrast import TEXT_LEAST, contrast, readable_ink
from render.drawing.style import Colour
from render.drawing.tokens import DETAIL, GLYPHS, WHITE, mix

Item = tuple[str, str, Colour]  # ("glyph", its name, ink) or ("text", the text, ink)
NUMBER = 0.78  # the height of a number's type in a pill, of the pill's height


def _shape(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour, *parts: tuple[float, float]) -> None:
    draw.polygon([(x + a * r, y + b * r) for a, b in parts], fill=ink)


def _anchor(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    w = max(1, round(r * 0.22))
    draw.ellipse((x - 0.26 * r, y - r, x + 0.26 * r, y - 0.48 * r), outline=ink, width=max(1, round(r * 0.16)))
    draw.line((x, y - 0.5 * r, x, y + 0.85 * r), fill=ink, width=w)
    draw.line((x - 0.5 * r, y - 0.22 * r, x + 0.5 * r, y - 0.22 * r), fill=ink, width=w)
    draw.arc((x - 0.8 * r, y - 0.65 * r, x + 0.8 * r, y + 0.95 * r), 15, 165, fill=ink, width=w)
    for side in (-1, 1):
        _shape(draw, x, y, r, ink, (side * 0.95, 0.1), (side * 0.98, 0.62), (side * 0.52, 0.45))


def _tree(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    draw.rectangle((x - 0.13 * r, y + 0.4 * r, x + 0.13 * r, y + 0.95 * r), fill=ink)
    _shape(
        draw,
        x,
        y,
        r,
        ink,
        (0, -1),
        (0.45, -0.25),
        (0.25, -0.25),
        (0.68, 0.5),
        (-0.68, 0.5),
        (-0.25, -0.25),
        (-0.45, -0.25),
    )


def _mountain(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    _shape(draw, x, y, r, ink, (-1, 0.75), (-0.25, -0.8), (0.1, -0.12), (0.38, -0.5), (1, 0.75))
    _shape(draw, x, y, r, WHITE, (-0.25, -0.8), (-0.02, -0.34), (-0.2, -0.2), (-0.34, -0.36), (-0.46, -0.24))


def _ship(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    hull = ((-1, 0.3), (-0.78, 0.36), (0.7, 0.36), (0.84, 0.02), (1, 0.06), (0.82, 0.62), (0.55, 0.86), (-0.66, 0.86))
    _shape(draw, x, y, r, ink, *hull)
    draw.line((x, y - 0.95 * r, x, y + 0.4 * r), fill=ink, width=max(1, round(r * 0.13)))
    _shape(draw, x, y, r, ink, (-0.62, -0.78), (0.62, -0.78), (0.5, -0.3), (0.56, 0.16), (-0.56, 0.16), (-0.5, -0.3))


def _agent(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    """A hooded figure."""
    draw.ellipse((x - 0.46 * r, y - 0.98 * r, x + 0.46 * r, y + 0.02 * r), fill=ink)
    _shape(draw, x, y, r, ink, (-0.46, -0.5), (-0.86, 0.95), (0.86, 0.95), (0.46, -0.5))


def _flame(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    shape = ((0.05, -1), (0.5, -0.35), (0.42, -0.1), (0.66, -0.3), (0.74, 0.35), (0.4, 0.85), (0, 0.98))
    _shape(draw, x, y, r, ink, *shape, (-0.46, 0.85), (-0.72, 0.35), (-0.55, -0.2), (-0.32, 0.1), (-0.1, -0.4))


def _market(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    """A pair of scales."""
    w = max(1, round(r * 0.15))
    draw.line((x, y - 0.9 * r, x, y + 0.8 * r), fill=ink, width=w)
    draw.line((x - 0.8 * r, y - 0.65 * r, x + 0.8 * r, y - 0.65 * r), fill=ink, width=w)
    draw.rectangle((x - 0.45 * r, y + 0.72 * r, x + 0.45 * r, y + 0.92 * r), fill=ink)
    for side in (-1, 1):
        cx = x + side * 0.68 * r
        draw.pieslice((cx - 0.34 * r, y - 0.28 * r, cx + 0.34 * r, y + 0.42 * r), 0, 180, fill=ink)
        draw.line((cx, y - 0.65 * r, cx - 0.3 * r, y + 0.08 * r), fill=ink, width=max(1, w // 2))
        draw.line((cx, y - 0.65 * r, cx + 0.3 * r, y + 0.08 * r), fill=ink, width=max(1, w // 2))


def _barracks(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    """A tent with a pennant."""
    _shape(draw, x, y, r, ink, (0, -0.5), (0.95, 0.85), (0.26, 0.85), (0, 0.2), (-0.26, 0.85), (-0.95, 0.85))
    draw.line((x, y - r, x, y - 0.4 * r), fill=ink, width=max(1, round(r * 0.12)))
    _shape(draw, x, y, r, ink, (0, -1), (0.5, -0.8), (0, -0.6))


def _walls(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    _shape(draw, x, y, r, ink, (-0.95, 0.8), (-0.95, -0.5), (-0.6, -0.5), (-0.6, -0.15), (-0.32, -0.15), (-0.32, -0.5),
           (0.32, -0.5), (0.32, -0.15), (0.6, -0.15), (0.6, -0.5), (0.95, -0.5), (0.95, 0.8))  # fmt: skip


def _wonder(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    """A temple."""
    _shape(draw, x, y, r, ink, (0, -0.98), (0.95, -0.4), (-0.95, -0.4))
    draw.rectangle((x - 0.95 * r, y + 0.68 * r, x + 0.95 * r, y + 0.92 * r), fill=ink)
    for step in (-0.74, -0.25, 0.24, 0.72):
        draw.rectangle((x + (step - 0.12) * r, y - 0.3 * r, x + (step + 0.12) * r, y + 0.62 * r), fill=ink)


def _tanit(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    """The sign of Tanit: a disc over a bar over a triangle."""
    draw.ellipse((x - 0.32 * r, y - r, x + 0.32 * r, y - 0.36 * r), fill=ink)
    w = max(1, round(r * 0.2))
    draw.line((x - 0.75 * r, y - 0.2 * r, x + 0.75 * r, y - 0.2 * r), fill=ink, width=w)
    for side in (-1, 1):
        draw.line((x + side * 0.75 * r, y - 0.12 * r, x + side * 0.75 * r, y - 0.6 * r), fill=ink, width=w)
    _shape(draw, x, y, r, ink, (0, -0.3), (0.72, 0.95), (-0.72, 0.95))


def _siege(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    """A ring of stakes round a tower."""
    draw.ellipse((x - r, y - r, x + r, y + r), outline=ink, width=max(1, round(r * 0.14)))
    for step in range(12):
        turn = step / 12 * math.tau
        ends = [(x + k * r * math.sin(turn), y - k * r * math.cos(turn)) for k in (0.7, 1.0)]
        draw.line((*ends[0], *ends[1]), fill=ink, width=max(1, round(r * 0.16)))
    GLYPHS["tower"](draw, x, y, r * 0.46, ink)


def _horse(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    """A horse's head."""
    shape = ((-0.55, 0.95), (-0.5, 0.2), (-0.3, -0.35), (-0.05, -0.62), (-0.02, -0.98), (0.2, -0.68), (0.5, -0.45))
    _shape(draw, x, y, r, ink, *shape, (0.82, 0.1), (0.66, 0.34), (0.4, 0.2), (0.12, 0.15), (0.38, 0.6), (0.42, 0.95))


def _elephant(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    shape: tuple[tuple[float, float], ...] = ((-0.95, 0.9), (-0.95, -0.1), (-0.6, -0.6), (0.0, -0.66), (0.42, -0.72))
    shape += (
        (0.72, -0.45),
        (0.8, 0.2),
        (0.98, 0.5),
        (0.86, 0.72),
        (0.6, 0.55),
        (0.5, 0.1),
        (0.32, 0.2),
        (0.3, 0.9),
        (-0.02, 0.9),
        (-0.06, 0.45),
    )
    _shape(draw, x, y, r, ink, *shape, (-0.46, 0.45), (-0.5, 0.9))


def _bow(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    w = max(1, round(r * 0.18))
    draw.arc((x - 1.2 * r, y - r, x + 0.5 * r, y + r), -78, 78, fill=ink, width=w)
    draw.line((x - 0.18 * r, y - 0.95 * r, x - 0.18 * r, y + 0.95 * r), fill=ink, width=max(1, w // 2))
    draw.line((x - 0.8 * r, y, x + 0.8 * r, y), fill=ink, width=max(1, round(r * 0.12)))
    _shape(draw, x, y, r, ink, (0.62, -0.24), (1, 0), (0.62, 0.24))


def _javelin(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    w = max(1, round(r * 0.15))
    for shift in (-0.3, 0.3):
        draw.line((x + (shift - 0.6) * r, y + 0.85 * r, x + (shift + 0.4) * r, y - 0.6 * r), fill=ink, width=w)
        _shape(draw, x, y, r, ink, (shift + 0.68, -1), (shift + 0.52, -0.42), (shift + 0.22, -0.62))


def _catapult(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    w = max(1, round(r * 0.18))
    draw.line((x - 0.9 * r, y + 0.5 * r, x + 0.9 * r, y + 0.5 * r), fill=ink, width=w)
    draw.line((x + 0.5 * r, y + 0.5 * r, x - 0.62 * r, y - 0.65 * r), fill=ink, width=w)
    draw.line((x - 0.2 * r, y + 0.5 * r, x + 0.1 * r, y - 0.2 * r), fill=ink, width=w)
    draw.ellipse((x - 0.92 * r, y - 0.95 * r, x - 0.42 * r, y - 0.45 * r), fill=ink)
    for side in (-0.55, 0.55):
        draw.ellipse((x + (side - 0.26) * r, y + 0.42 * r, x + (side + 0.26) * r, y + 0.94 * r), fill=ink)


def _skull(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    """Holes are left open by drawing the skull in parts, so it prints on any ground."""
    field = Image.new("L", (round(2 * r) + 2, round(2 * r) + 2))
    pen, m = ImageDraw.Draw(field), r
    pen.ellipse((m - 0.85 * r, m - 0.98 * r, m + 0.85 * r, m + 0.52 * r), fill=255)
    pen.rectangle((m - 0.46 * r, m + 0.2 * r, m + 0.46 * r, m + 0.96 * r), fill=255)
    for side in (-1, 1):
        pen.ellipse((m + (side * 0.37 - 0.25) * r, m - 0.36 * r, m + (side * 0.37 + 0.25) * r, m + 0.16 * r), fill=0)
        pen.line((m + side * 0.15 * r, m + 0.62 * r, m + side * 0.15 * r, m + 0.96 * r), fill=0, width=round(r * 0.1))
    pen.polygon([(m, m + 0.1 * r), (m - 0.13 * r, m + 0.4 * r), (m + 0.13 * r, m + 0.4 * r)], fill=0)
    draw.bitmap((round(x - r), round(y - r)), field, fill=ink)


def _reveal(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    """An open eye."""
    top = [(x + (i / 10 - 1) * r, y - 0.55 * r * math.sin(i / 20 * math.pi)) for i in range(21)]
    under = [(x + (i / 10 - 1) * r, y + 0.55 * r * math.sin(i / 20 * math.pi)) for i in range(21)]
    draw.line([*top, *under[::-1]], fill=ink, width=max(1, round(r * 0.18)), joint="curve")
    draw.ellipse((x - 0.3 * r, y - 0.3 * r, x + 0.3 * r, y + 0.3 * r), fill=ink)


def _hourglass(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    _shape(draw, x, y, r, ink, (-0.6, -0.8), (0.6, -0.8), (0.0, 0.0))
    _shape(draw, x, y, r, ink, (-0.6, 0.8), (0.6, 0.8), (0.0, 0.0))
    for top in (-0.98, 0.8):
        draw.rectangle((x - 0.72 * r, y + top * r, x + 0.72 * r, y + (top + 0.18) * r), fill=ink)


def _letter_s(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    face = fonts.font(fonts.TITLE, round(r * 2.3))
    draw.text((x, y + r * 0.8), "S", font=face, fill=ink, anchor="ms")


def _sun(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    """Open ground: a sun."""
    draw.ellipse((x - 0.5 * r, y - 0.5 * r, x + 0.5 * r, y + 0.5 * r), fill=ink)
    for step in range(8):
        turn = step / 8 * math.tau
        ends = [(x + k * r * math.sin(turn), y - k * r * math.cos(turn)) for k in (0.68, 1.0)]
        draw.line((*ends[0], *ends[1]), fill=ink, width=max(1, round(r * 0.17)))


def _neutral(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    """Two level strokes: neither friend nor enemy."""
    for top in (-0.42, 0.14):
        draw.rectangle((x - 0.7 * r, y + top * r, x + 0.7 * r, y + (top + 0.26) * r), fill=ink)


def _wound(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    """Two crossed strokes: the X of the dice."""
    for side in (-1, 1):
        draw.line(
            (x - side * 0.68 * r, y - 0.68 * r, x + side * 0.68 * r, y + 0.68 * r), fill=ink, width=round(r * 0.36)
        )


GLYPHS.update(
    {
        "anchor": _anchor, "tree": _tree, "mountain": _mountain, "ship": _ship, "agent": _agent, "flame": _flame,
        "market": _market, "barracks": _barracks, "walls": _walls, "wonder": _wonder, "tanit": _tanit,
        "siege": _siege, "horse": _horse, "elephant": _elephant, "bow": _bow, "javelin": _javelin,
        "catapult": _catapult, "neutral": _neutral, "skull": _skull, "reveal": _reveal, "hourglass": _hourglass,
        "letter_s": _letter_s, "sun": _sun, "wound": _wound,
    }
)  # fmt: skip


def pill_width(high: int, items: tuple[Item, ...]) -> int:
    """Return how wide a pill with these things is."""
    inner = sum(_advance(high, item) for item in items) + high * 0.1 * (len(items) - 1)
    return round(max(high, inner + high * 0.36))


def _advance(high: int, item: Item) -> float:
    if item[0] == "glyph":
        return high * 0.72
    return fonts.text_width(fonts.STRONG, round(high * NUMBER), item[1])


@lru_cache(maxsize=512)
def pill(
    wide: int, high: int, fill: Colour, edge: Colour, items: tuple[Item, ...], number: float = NUMBER
) -> Image.Image:
    """Return a rounded plate with glyphs and numbers in a row; `number` is the height of their type, of its own."""
    image = Image.new("RGBA", (wide * DETAIL, high * DETAIL), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    full = (0, 0, wide * DETAIL - 1, high * DETAIL - 1)
    rim = max(2, round(high * 0.06)) * DETAIL
    radius = high * DETAIL * (0.42 if number == NUMBER else 0.2)
    draw.rounded_rectangle(full, radius, fill=edge)
    draw.rounded_rectangle((rim, rim, full[2] - rim, full[3] - rim), radius - rim, fill=fill)
    room = sum(_advance(high, item) for item in items) + high * 0.1 * (len(items) - 1)
    x, middle = (wide - room) / 2 * DETAIL, high * DETAIL / 2
    for kind, what, ink in items:
        advance = _advance(high, (kind, what, ink)) * DETAIL
        if kind == "glyph":
            GLYPHS[what](draw, x + advance / 2, middle, high * DETAIL * 0.31, ink)
        else:
            face = fonts.font(fonts.STRONG, round(high * number) * DETAIL)
            place, pale = (x + advance / 2, middle + face.size * 0.325), contrast(ink, fill) < TEXT_LEAST
            rim_ink = readable_ink(mix(fill, (0, 0, 0), 0.35), ink) if pale else None
            stroke = DETAIL if pale else 0
            draw.text(place, what, font=face, fill=ink, anchor="ms", stroke_width=stroke, stroke_fill=rim_ink)
        x += advance + high * 0.1 * DETAIL
    return image.reduce(DETAIL)


_BANNER = ((-0.9, -1.0), (0.9, -1.0), (0.9, 0.62), (0.0, 1.0), (-0.9, 0.62))


@lru_cache(maxsize=256)
def banner(size: int, colour: Colour, pattern: str, emblem: str, edge: Colour, text: str = "") -> Image.Image:
    """Return an army: a standard with its faction's pattern and emblem, and a number if it is known."""
    image = Image.new("RGBA", (size * DETAIL, size * DETAIL), (0, 0, 0, 0))
    draw, m = ImageDraw.Draw(image), size * DETAIL / 2

    def shape(by: float) -> list[tuple[float, float]]:
        return [(m + a * m * by, m + b * m * by) for a, b in _BANNER]

    draw.polygon(shape(1.0), fill=WHITE)
    draw.polygon(shape(0.95), fill=edge)
    field = Image.new("L", image.size)
    ImageDraw.Draw(field).polygon(shape(0.86), fill=255)
    image.paste(colour, (0, 0), field)
    stripes = Image.new("L", image.size)
    inking.hatch_box(ImageDraw.Draw(stripes), (0, 0, image.width, image.height), pattern, 1.0, m / 26)
    image.paste(mix(colour, WHITE, 0.18), (0, 0), ImageChops.multiply(stripes, field))
    if not text:
        tokens.emblem(draw, emblem, m, m * 0.92, m * 0.56, colour)
        return image.reduce(DETAIL)
    tokens.emblem(draw, emblem, m, m * 0.48, m * 0.3, colour)
    face = fonts.font(fonts.STRONG, round(m * 1.14))
    draw.text(
        (m, m * 1.62),
        text,
        font=face,
        fill=WHITE,
        anchor="ms",
        stroke_width=DETAIL,
        stroke_fill=readable_ink(mix(colour, (0, 0, 0), 0.35), WHITE),
    )
    return image.reduce(DETAIL)


_HULL = ((-1.0, 0.2), (-0.8, 0.34), (0.72, 0.34), (0.8, 0.0), (1.0, 0.04), (0.86, 0.62), (0.58, 0.98), (-0.66, 0.98))
_SAIL = ((-0.74, -0.98), (0.74, -0.98), (0.62, -0.4), (0.68, 0.24), (-0.68, 0.24), (-0.62, -0.4))


@lru_cache(maxsize=256)
def galley(size: int, colour: Colour, pattern: str, emblem: str, edge: Colour, text: str = "") -> Image.Image:
    """Return a navy: a galley with the emblem on its sail, its number of ships on the hull if it is known."""
    image = Image.new("RGBA", (size * DETAIL, size * DETAIL), (0, 0, 0, 0))
    draw, m = ImageDraw.Draw(image), size * DETAIL / 2
    layers = [(part, WHITE, 1.0) for part in (_HULL, _SAIL)] + [(part, edge, 0.935) for part in (_HULL, _SAIL)]
    for part, fill, by in (*layers, (_SAIL, colour, 0.84)):
        draw.polygon([(m + a * m * by, m + b * m * by) for a, b in part], fill=fill)
    if text:
        face = fonts.font(fonts.STRONG, round(m * 1.08))
        rim_ink = readable_ink(mix(colour, (0, 0, 0), 0.35), WHITE)
        draw.text(
            (m * 1.24, m * 1.1), text, font=face, fill=WHITE, anchor="ms", stroke_width=DETAIL, stroke_fill=rim_ink
        )
        tokens.emblem(draw, emblem, m * 0.66, m * 0.68, m * 0.28, colour)
    else:
        tokens.emblem(draw, emblem, m, m * 0.66, m * 0.42, colour)
    return image.reduce(DETAIL)


@lru_cache(maxsize=32)
def bright_field_under_own_force(wide: int, high: int, glow: Colour, edge: Colour) -> Image.Image:
    """Return a bright field with a thin edge, for a force to stand on: this one is your own."""
    image = Image.new("RGBA", (wide * DETAIL, high * DETAIL), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    radius, rim = high * DETAIL * 0.3, 2 * DETAIL
    draw.rounded_rectangle((0, 0, image.width - 1, image.height - 1), radius, fill=edge)
    draw.rounded_rectangle((rim, rim, image.width - 1 - rim, image.height - 1 - rim), radius - rim, fill=glow)
    return image.reduce(DETAIL)
