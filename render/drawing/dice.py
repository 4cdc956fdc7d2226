"""Skull dice as pictures: five colours, each with its letter in the language that is spoken, and the face that was
rolled."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render.drawing import fonts
from render.drawing.style import Colour, colour_from_hex
from render.drawing.tokens import DETAIL, GLYPHS
from render.words import Words, picture_words, say_message

DICE: Final[dict[str, tuple[Colour, Colour]]] = {  # field and ink
    "RED": (colour_from_hex("#b3261f"), colour_from_hex("#fff6e3")),
    "YELLOW": (colour_from_hex("#e8b92e"), colour_from_hex("#33260c")),
    "GREEN": (colour_from_hex("#357a3b"), colour_from_hex("#fffbe9")),
    "WHITE": (colour_from_hex("#f7f3e8"), colour_from_hex("#2b2119")),
    "BLACK": (colour_from_hex("#2a2522"), colour_from_hex("#f5ecd9")),
}


def die_colour_rank(colour: str) -> int:
    """Return how strong a colour is: red five, black one."""
    return len(DICE) - list(DICE).index(colour)


def coloured_die(size: int, colour: str, face: str = "") -> Image.Image:
    """Return a die: before the roll with the letter of its colour (`die_letter.<colour>`), after it with its face over
    as many dots as its colour is strong, since a colour never stands alone."""
    return _die(size, colour, face, "" if face else say_message(picture_words(), f"die_letter.{colour.lower()}"))


@lru_cache(maxsize=256)
def _die(size: int, colour: str, face: str, letter: str) -> Image.Image:
    field, mark = DICE[colour]
    image = Image.new("RGBA", (size * DETAIL, size * DETAIL), (0, 0, 0, 0))
    draw, m = ImageDraw.Draw(image), size * DETAIL / 2
    edge = round(size * DETAIL * 0.05)
    draw.rounded_rectangle((0, 0, 2 * m - 1, 2 * m - 1), m * 0.36, fill=colour_from_hex("#2b2119"))
    draw.rounded_rectangle((edge, edge, 2 * m - 1 - edge, 2 * m - 1 - edge), m * 0.32, fill=field)
    if not face:
        text = fonts.font(fonts.STRONG, round(m * 1.3))
        draw.text((m, m * 1.42), letter, font=text, fill=mark, anchor="ms")
        return image.reduce(DETAIL)
    dots = die_colour_rank(colour)
    for number in range(dots):
        x, radius = m + (number - (dots - 1) / 2) * m * 0.26, m * 0.085
        draw.ellipse((x - radius, m * 1.68 - radius, x + radius, m * 1.68 + radius), fill=mark)
    glyph = {"SKULL": "skull", "X": "wound", "S": "letter_s"}.get(face)
    if glyph:
        GLYPHS[glyph](draw, m, m * 0.84, m * 0.6, mark)
    return image.reduce(DETAIL)


PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {  # of a plain die, in thirds from its middle
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@lru_cache(maxsize=32)
def plain_die(size: int, value: int) -> Image.Image:
    """Return a plain six-sided die as it was rolled."""
    field, mark = DICE["WHITE"]
    image = Image.new("RGBA", (size * DETAIL, size * DETAIL), (0, 0, 0, 0))
    draw, m = ImageDraw.Draw(image), size * DETAIL / 2
    edge = round(size * DETAIL * 0.05)
    draw.rounded_rectangle((0, 0, 2 * m - 1, 2 * m - 1), m * 0.36, fill=colour_from_hex("#2b2119"))
    draw.rounded_rectangle((edge, edge, 2 * m - 1 - edge, 2 * m - 1 - edge), m * 0.32, fill=field)
    for column, row in PIPS[value]:
        x, y, radius = m + column * m * 0.46, m + row * m * 0.46, m * 0.17
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=mark)
    return image.reduce(DETAIL)


def colour_word(colour: str, words: Words) -> str:
    """Return a die's colour in words."""
    return say_message(words, f"die.{colour.lower()}")
