"""Square counters and walled towns, as maps of hexes and points show them: flat, with one clear number."""

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from render.drawing import fonts, inking, tokens
from render.drawing.contrast import readable_ink
from render.drawing.style import Colour
from render.drawing.tokens import DETAIL, WHITE, mix
from render.layout import scene


@lru_cache(maxsize=256)
def square_counter(
    wide: int, high: int, colour: Colour, pattern: str, emblem: str, edge: Colour, text: str, more: str = ""
) -> Image.Image:
    """Return a square counter with emblem and number; for a stack with "+n" on a tab and others under it."""
    image = Image.new("RGBA", (wide * DETAIL, high * DETAIL), (0, 0, 0, 0))
    draw, d = ImageDraw.Draw(image), DETAIL
    right, bottom = (wide - (5 if more else 1)) * d, high * d - 1
    top = 5 * d if more else 0
    if more:
        for shift in (5, 2.5):
            left = round(shift * d)
            box = (left, top - left, right + left - d, bottom - left)
            draw.rounded_rectangle(box, 5 * d, fill=mix(colour, WHITE, 0.45), outline=edge, width=round(1.4 * d))
    draw.rounded_rectangle((0, top, right, bottom), 5 * d, fill=WHITE)
    draw.rounded_rectangle((d, top + d, right - d, bottom - d), 4 * d, fill=edge)
    field = Image.new("L", image.size)
    ImageDraw.Draw(field).rounded_rectangle((3 * d, top + 3 * d, right - 3 * d, bottom - 3 * d), 3 * d, fill=255)
    image.paste(colour, (0, 0), field)
    stripes = Image.new("L", image.size)
    name = {"chevron": "sinister"}.get(pattern, pattern)
    inking.hatch_box(ImageDraw.Draw(stripes), (0, 0, image.width, image.height), name, 1.0, d * 0.8)
    image.paste(mix(colour, WHITE, 0.18), (0, 0), ImageChops.multiply(stripes, field))
    tall = bottom - top
    tokens.emblem(draw, emblem, right * (0.3 if more else 0.5), top + tall * 0.27, tall * 0.19, colour)
    face, stroke = fonts.font(fonts.STRONG, round(tall * 0.58)), readable_ink(mix(colour, (0, 0, 0), 0.35), WHITE)
    draw.text(
        (right / 2, bottom - tall * 0.1), text, font=face, fill=WHITE, anchor="ms", stroke_width=d, stroke_fill=stroke
    )
    if more:
        size = round(high * 0.42)
        tab = fonts.font(fonts.STRONG, size * d)
        edge_of_tab, low = right - tab.getlength(more) - 4 * d, (size + 1) * d
        draw.rounded_rectangle((edge_of_tab, 0, wide * d - 1, low), 4 * d, fill=edge)
        draw.rounded_rectangle((edge_of_tab + d, d, wide * d - 1 - d, low - d), 3 * d, fill=WHITE)
        draw.text(((edge_of_tab + wide * d) / 2, low * 0.52), more, font=tab, fill=edge, anchor="mm")
    return image.reduce(DETAIL)


@lru_cache(maxsize=128)
def walled_town(wide: int, high: int, fill: Colour, pattern: str, edge: Colour, ink: Colour, text: str) -> Image.Image:
    """Return a city: a walled block under battlements, with its strength."""
    image = Image.new("RGBA", (wide * DETAIL, high * DETAIL), (0, 0, 0, 0))
    draw, w, h = ImageDraw.Draw(image), wide * DETAIL, high * DETAIL
    tooth, low, rim = w / 7, h * 0.16, round(2.2 * DETAIL)
    walls: list[tuple[float, float]] = [(0.0, h)]
    for number in range(4):
        walls += [(2 * number * tooth, 0.0), ((2 * number + 1) * tooth, 0.0)]
        if number < 3:
            walls += [((2 * number + 1) * tooth, low), ((2 * number + 2) * tooth, low)]
    walls.append((w, h))
    draw.polygon(walls, fill=edge)
    field = Image.new("L", image.size)
    ImageDraw.Draw(field).rectangle((rim, low + rim, w - rim, h - rim), fill=255)
    image.paste(fill, (0, 0), field)
    stripes = Image.new("L", image.size)
    name = {"chevron": "sinister"}.get(pattern, pattern)
    inking.hatch_box(ImageDraw.Draw(stripes), (0, 0, w, h), name, 1.0, DETAIL * 0.8)
    image.paste(mix(fill, WHITE, 0.18), (0, 0), ImageChops.multiply(stripes, field))
    face = fonts.font(fonts.STRONG, round(h * 0.72))
    draw.text(
        (w / 2, h * 0.87),
        text,
        font=face,
        fill=readable_ink(ink, fill),
        anchor="ms",
        stroke_width=DETAIL // 2,
        stroke_fill=fill,
    )
    return image.reduce(DETAIL)


COUNTER, TOWN = "counter", "town"  # their kinds, for stamps
scene.MAKERS.update({COUNTER: square_counter, TOWN: walled_town})
