"""Flat heraldic pieces, drawn by hand in code: discs, shields, coins, glyphs. Each is drawn once and kept."""

import math
from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.drawing import fonts, inking
from render.drawing.contrast import SIGN_LEAST, contrast, readable_ink
from render.drawing.style import Colour, Theme

DETAIL = 4  # stamps are drawn this much larger than they are printed
Pen = Callable[[ImageDraw.ImageDraw, float, float, float, Colour], None]  # draw, middle x and y, half size, ink


def _polar(x: float, y: float, radius: float, turn: float) -> tuple[float, float]:
    return x + radius * math.sin(turn * math.tau), y - radius * math.cos(turn * math.tau)


def _star(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    draw.polygon([_polar(x, y, r if i % 2 == 0 else r * 0.42, i / 10) for i in range(10)], fill=ink)


def _crescent(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    outer = [_polar(x, y, r, 0.5 + 0.36 * (i / 20 - 1)) for i in range(41)]
    inner = [_polar(x, y - 0.42 * r, r * 0.8, 0.5 + 0.34 * (1 - i / 20)) for i in range(41)]
    draw.polygon(outer + inner, fill=ink)


def _tower(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    shape = [(-0.6, 1), (-0.6, -0.2), (-0.8, -0.2), (-0.8, -0.95), (-0.42, -0.95), (-0.42, -0.6), (-0.2, -0.6)]
    shape += [(-0.2, -0.95), (0.2, -0.95), (0.2, -0.6), (0.42, -0.6), (0.42, -0.95), (0.8, -0.95), (0.8, -0.2)]
    shape += [(0.6, -0.2), (0.6, 1), (0.22, 1), (0.22, 0.4), (0, 0.2), (-0.22, 0.4), (-0.22, 1)]
    draw.polygon([(x + a * r, y + b * r) for a, b in shape], fill=ink)


def _trident(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    w = max(1, round(r * 0.26))
    draw.line((x, y - r, x, y + r), fill=ink, width=w)
    draw.arc((x - 0.68 * r, y - 0.95 * r, x + 0.68 * r, y + 0.4 * r), 0, 180, fill=ink, width=w)
    for side in (-1, 0, 1):
        px, top = x + side * 0.58 * r, y - r * (0.95 if side == 0 else 0.8)
        draw.line((px, y - 0.25 * r, px, top), fill=ink, width=w)
        draw.polygon([(px - 0.25 * r, top + 0.3 * r), (px, top - 0.15 * r), (px + 0.25 * r, top + 0.3 * r)], fill=ink)


def _leaf(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    side = [(0.0, -1.0), (0.35, -0.62), (0.55, -0.1), (0.45, 0.35), (0.12, 0.68), (0.09, 1.0)]
    shape = [(a, b) for a, b in side] + [(-a, b) for a, b in reversed(side)]
    draw.polygon([(x + a * r, y + b * r) for a, b in shape], fill=ink)


def _wheel(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    w = max(1, round(r * 0.22))
    draw.ellipse((x - r, y - r, x + r, y + r), outline=ink, width=w)
    for spoke in range(3):
        draw.line((*_polar(x, y, r * 0.9, spoke / 6), *_polar(x, y, r * 0.9, spoke / 6 + 0.5)), fill=ink, width=w)
    draw.ellipse((x - 0.28 * r, y - 0.28 * r, x + 0.28 * r, y + 0.28 * r), fill=ink)


def _laurel(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    """A wreath, open at the top."""
    for side in (-1, 1):
        for step in range(7):
            turn = side * (0.46 - step * 0.058)
            cx, cy = _polar(x, y, r * 0.84, turn)
            for lean in (0.32, -0.3):
                direction = (turn - side * 0.25) + lean * 0.24 * side
                tx, ty = _polar(cx, cy, r * 0.36, direction)
                wx, wy = _polar(0, 0, r * 0.105, direction + 0.25)
                mx, my = (cx + tx) / 2, (cy + ty) / 2
                draw.polygon([(cx, cy), (mx + wx, my + wy), (tx, ty), (mx - wx, my - wy)], fill=ink)


def _cards(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    for turn, fill in ((-0.05, None), (0.045, ink)):
        corners = [(-0.5, -0.78), (0.5, -0.78), (0.5, 0.78), (-0.5, 0.78)]
        c, s = math.cos(turn * math.tau), math.sin(turn * math.tau)
        dx = turn * 5 * r
        shape = [(x + dx + (a * c - b * s) * r, y + (a * s + b * c) * r) for a, b in corners]
        if fill:
            draw.polygon(shape, fill=fill)
        else:
            draw.line([*shape, shape[0]], fill=ink, width=max(1, round(r * 0.14)), joint="curve")


def _swords(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    w = max(1, round(r * 0.2))
    for side in (-1, 1):
        draw.line((x - side * 0.8 * r, y - 0.85 * r, x + side * 0.72 * r, y + 0.72 * r), fill=ink, width=w)
        draw.line((x + side * 0.2 * r, y + 0.8 * r, x + side * 0.82 * r, y + 0.2 * r), fill=ink, width=w)
        draw.ellipse(_around(x + side * 0.86 * r, y + 0.86 * r, 0.17 * r), fill=ink)


def _olive(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    """An olive branch, for peace."""
    draw.line((x - 0.75 * r, y + 0.9 * r, x + 0.55 * r, y - 0.6 * r), fill=ink, width=max(1, round(r * 0.13)))
    for share, lean in ((0.25, 0.22), (0.3, -0.02), (0.55, 0.22), (0.6, -0.02), (0.85, 0.22), (0.9, -0.02), (1.0, 0.1)):
        cx, cy = x - 0.75 * r + 1.3 * r * share, y + 0.9 * r - 1.5 * r * share
        tx, ty = _polar(cx, cy, r * 0.56, lean)
        wx, wy = _polar(0, 0, r * 0.15, lean + 0.25)
        mx, my = (cx + tx) / 2, (cy + ty) / 2
        draw.polygon([(cx, cy), (mx + wx, my + wy), (tx, ty), (mx - wx, my - wy)], fill=ink)


def _shield_glyph(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    draw.polygon(_shield(x, y, r), fill=ink)


def _helmet(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    draw.pieslice((x - 0.75 * r, y - 0.65 * r, x + 0.75 * r, y + 0.95 * r), 180, 360, fill=ink)
    draw.polygon(
        [(x - 0.75 * r, y + 0.12 * r), (x - 0.75 * r, y + r), (x - 0.3 * r, y + r), (x - 0.15 * r, y + 0.12 * r)],
        fill=ink,
    )
    draw.polygon([(x + 0.75 * r, y + 0.12 * r), (x + 0.75 * r, y + 0.9 * r), (x + 0.5 * r, y + 0.12 * r)], fill=ink)
    draw.arc((x - r, y - r, x + r, y + 0.9 * r), 195, 345, fill=ink, width=max(1, round(r * 0.24)))


def _eagle(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    """An eagle displayed, as on a standard."""
    half = [(0, -0.7), (0.14, -0.95), (0.34, -0.86), (0.2, -0.62), (0.24, -0.4), (0.5, -0.72), (0.98, -0.86)]
    half += [(0.9, -0.5), (0.98, -0.34), (0.82, -0.1), (0.86, 0.08), (0.66, 0.2), (0.64, 0.38), (0.34, 0.34)]
    half += [(0.22, 0.5), (0.42, 0.95), (0.16, 0.86), (0, 1.0)]
    other = [(-a, b) for a, b in half if (a, b) not in ((0.14, -0.95), (0.34, -0.86))]
    draw.polygon([(x + a * r, y + b * r) for a, b in half + other[::-1]], fill=ink)


def _column(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    for top in (-0.95, 0.68):
        draw.rectangle((x - 0.75 * r, y + top * r, x + 0.75 * r, y + (top + 0.27) * r), fill=ink)
    for step in (-0.5, -0.14, 0.22):
        draw.rectangle((x + step * r, y - 0.6 * r, x + (step + 0.27) * r, y + 0.6 * r), fill=ink)


def _hand(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    """Two rings joined: an alliance."""
    w = max(1, round(r * 0.24))
    for side in (-1, 1):
        draw.ellipse(_around(x + side * 0.36 * r, y, 0.62 * r), outline=ink, width=w)


def _spark(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    draw.polygon([_polar(x, y, r if i % 2 == 0 else r * 0.3, i / 8) for i in range(8)], fill=ink)


def _broken(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    """A broken standard: defeat."""
    w = max(1, round(r * 0.2))
    draw.line((x - 0.5 * r, y + r, x - 0.2 * r, y - 0.05 * r), fill=ink, width=w)
    draw.line((x - 0.05 * r, y + 0.1 * r, x + 0.35 * r, y - 0.8 * r), fill=ink, width=w)
    draw.polygon(
        [
            (x + 0.1 * r, y - 0.9 * r),
            (x + 0.95 * r, y - 0.5 * r),
            (x + 0.7 * r, y + 0.15 * r),
            (x - 0.05 * r, y - 0.25 * r),
        ],
        fill=ink,
    )


def _pennant(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, ink: Colour) -> None:
    w = max(1, round(r * 0.2))
    draw.line((x - 0.55 * r, y - r, x - 0.55 * r, y + r), fill=ink, width=w)
    draw.polygon([(x - 0.5 * r, y - 0.95 * r), (x + 0.9 * r, y - 0.55 * r), (x - 0.5 * r, y + 0.0 * r)], fill=ink)


GLYPHS: dict[str, Pen] = {
    "star": _star, "crescent": _crescent, "tower": _tower, "trident": _trident, "leaf": _leaf, "wheel": _wheel,
    "laurel": _laurel, "cards": _cards, "swords": _swords, "olive": _olive, "shield": _shield_glyph,
    "helmet": _helmet, "eagle": _eagle, "column": _column, "rings": _hand, "spark": _spark, "broken": _broken,
    "pennant": _pennant,
}  # fmt: skip


def _around(x: float, y: float, r: float) -> tuple[float, float, float, float]:
    return x - r, y - r, x + r, y + r


def _shield(x: float, y: float, r: float) -> list[tuple[float, float]]:
    side = [(0.86, -0.95), (0.86, 0.1), (0.7, 0.48), (0.4, 0.78), (0.0, 1.0)]
    ordered = [(-0.86, -0.95), *side, *[(-a, b) for a, b in side[-2::-1]]]
    return [(x + a * r, y + b * r) for a, b in ordered]


def _canvas(size: int) -> tuple[Image.Image, ImageDraw.ImageDraw, float]:
    image = Image.new("RGBA", (size * DETAIL, size * DETAIL), (0, 0, 0, 0))
    return image, ImageDraw.Draw(image), size * DETAIL / 2


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """Return a colour between two."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


WHITE: Colour = (255, 252, 244)


@lru_cache(maxsize=256)
def glyph(size: int, name: str, ink: Colour, halo: Colour | None = None) -> Image.Image:
    """Return a bare glyph; with a halo where it stands on a map."""
    image, draw, middle = _canvas(size)
    GLYPHS[name](draw, middle, middle, middle * (0.94 if halo is None else 0.86), ink)
    made = image.reduce(DETAIL)
    if halo is None:
        return made
    under = Image.new("RGBA", made.size, (*halo, 0))
    under.putalpha(made.getchannel("A").filter(ImageFilter.MaxFilter(5)).filter(ImageFilter.GaussianBlur(0.6)))
    return Image.alpha_composite(under, made)


def faint_glyph(size: int, name: str, field: Colour, colour: Colour) -> Image.Image:
    """Return a glyph so faint that words are read over it: decoration, which tells nothing."""
    return glyph(size, name, mix(field, colour, 0.13))


def emblem(draw: ImageDraw.ImageDraw, name: str, x: float, y: float, r: float, under: Colour) -> None:
    """Draw a side's emblem in white on its colour, with an edge where that alone would be too pale."""
    if contrast(WHITE, mix(under, WHITE, 0.18)) < SIGN_LEAST:
        GLYPHS[name](draw, x, y, r * 1.14, readable_ink(mix(under, (0, 0, 0), 0.35), WHITE, SIGN_LEAST))
    GLYPHS[name](draw, x, y, r, WHITE)


@lru_cache(maxsize=256)
def disc(size: int, fill: Colour, edge: Colour, glyph_name: str, ink: Colour, text: str = "") -> Image.Image:
    """Return a round token: a rim, a field, one glyph or one number."""
    image, draw, m = _canvas(size)
    draw.ellipse(_around(m, m + m * 0.05, m * 0.95), fill=(0, 0, 0, 70))
    draw.ellipse(_around(m, m - m * 0.03, m * 0.93), fill=mix(edge, (0, 0, 0), 0.45))
    draw.ellipse(_around(m, m - m * 0.03, m * 0.88), fill=edge)
    draw.ellipse(_around(m, m - m * 0.03, m * 0.75), fill=fill)
    if glyph_name:
        half = m * (0.34 if text else 0.56)
        if ink == WHITE:
            emblem(draw, glyph_name, m, m - m * 0.03, half, fill)
        else:
            GLYPHS[glyph_name](draw, m, m - m * 0.03, half, ink)
    if text:
        face = fonts.font(fonts.TITLE, round(m * (1.12 if len(text) == 1 else 0.9)))
        draw.text((m, m + m * 0.36), text, font=face, fill=ink, anchor="ms")
    return image.reduce(DETAIL)


@lru_cache(maxsize=64)
def place(size: int, ink: Colour, fill: Colour) -> Image.Image:
    """Return an empty place for a token: a dotted ring."""
    image, draw, m = _canvas(size)
    draw.ellipse(_around(m, m, m * 0.82), fill=(*fill, 235))
    for step in range(12):
        start = step * 30
        draw.arc(_around(m, m, m * 0.84), start, start + 18, fill=ink, width=round(m * 0.09))
    return image.reduce(DETAIL)


@lru_cache(maxsize=64)
def shield(size: int, colour: Colour, pattern: str, glyph_name: str, edge: Colour) -> Image.Image:
    """Return a player's shield: colour, pattern and glyph."""
    image, draw, m = _canvas(size)
    draw.polygon(_shield(m, m, m * 0.97), fill=edge)
    field = Image.new("L", image.size)
    ImageDraw.Draw(field).polygon(_shield(m, m, m * 0.86), fill=255)
    image.paste(colour, (0, 0), field)
    stripes = Image.new("L", image.size)
    name = {"chevron": "sinister"}.get(pattern, pattern)
    inking.hatch_box(ImageDraw.Draw(stripes), (0, 0, image.width, image.height), name, 1.0, m / 26)
    image.paste(mix(colour, WHITE, 0.34), (0, 0), ImageChops.multiply(stripes, field))
    outline = readable_ink(mix(colour, (0, 0, 0), 0.45), WHITE, SIGN_LEAST)
    GLYPHS[glyph_name](draw, m, m - m * 0.06, m * 0.6, outline)
    GLYPHS[glyph_name](draw, m, m - m * 0.08, m * 0.52, WHITE)
    return image.reduce(DETAIL)


@lru_cache(maxsize=16)
def coin(size: int, theme: Theme) -> Image.Image:
    """Return a gold coin."""
    image, draw, m = _canvas(size)
    draw.ellipse(_around(m, m, m * 0.94), fill=theme.gold_ink)
    draw.ellipse(_around(m, m, m * 0.82), fill=theme.gold)
    draw.ellipse(_around(m, m, m * 0.66), outline=mix(theme.gold, theme.gold_ink, 0.5), width=round(m * 0.09))
    _eagle(draw, m, m, m * 0.42, mix(theme.gold, theme.gold_ink, 0.75))
    return image.reduce(DETAIL)


@lru_cache(maxsize=64)
def badge(size: int, letter: str, theme: Theme) -> Image.Image:
    """Return a letter on a lozenge, for a place that a prompt offers."""
    image, draw, m = _canvas(size)
    shape = [(m, 0), (2 * m, m), (m, 2 * m), (0, m)]
    draw.polygon(shape, fill=theme.badge_ink)
    draw.polygon([(m + (x - m) * 0.92, m + (y - m) * 0.92) for x, y in shape], fill=theme.badge)
    draw.text((m, m), letter, font=fonts.font(fonts.STRONG, round(m * 1.08)), fill=theme.badge_ink, anchor="mm")
    return image.reduce(DETAIL)
