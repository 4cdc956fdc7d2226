"""Pictures in other colours, for who sees them otherwise: each is drawn once, and its palette alone is exchanged.

Every drawing ends as a PNG of at most 256 colours (`picture.palette_image_png`), so a person's own form of it costs a
millisecond, and holds for every game. For the three kinds of colour blindness what would be lost is moved to where it
is seen, as light as it was, so that what stood out still does. The simulation is that of Machado, Oliveira and
Fernandes (2009), at full strength; the way is that of Fidaner, Lin and Ozguven (2005), with the shares that keep the
sides of a map furthest apart for such eyes, found by search. `grey` is for paper and screens without colours; `dark`
turns lightness round.
"""

import struct
import zlib
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Final

from render.picture import SIGNATURE, Picture, is_named_by_content, named_by_content

Linear = tuple[float, float, float]  # red, green, blue, 0 to 1, in proportion to light
Matrix = tuple[Linear, Linear, Linear]

SIMULATED: Final[dict[str, Matrix]] = {  # what eyes of each kind see of linear red, green and blue
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
SHIFTED: Final[dict[str, Matrix]] = {  # to where of red, green and blue what is lost goes
    "protan": ((0.2, 0.0, 0.8), (0.4, 0.1, 0.0), (-0.1, -0.3, -0.2)),
    "deutan": ((-0.3, 0.3, -0.1), (0.3, 0.3, 0.1), (0.1, 0.3, -0.3)),
    "tritan": ((-0.2, -0.5, -0.2), (-0.6, -0.2, 0.1), (0.8, -0.8, 0.4)),
}
LUMINANCE: Final[Linear] = (0.2126, 0.7152, 0.0722)
DARKEST, LIGHTEST, MIDDLE = 0.12, 0.97, 0.75  # lightness of white paper and of black ink, turned round; its curve
FADED = 0.85  # of their chroma keep colours on a dark ground


def srgb_to_linear(value: int) -> float:
    """Return a part of an sRGB colour in proportion to its light."""
    share = value / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def _shown(light: float) -> int:
    light = max(0.0, min(1.0, light))
    share = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(255 * share)


def _times(matrix: Matrix, colour: Linear) -> Linear:
    red, green, blue = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)
    return red, green, blue


def simulated_colour_vision(kind: str, colour: Linear) -> Linear:
    """Return a colour as eyes of a kind see it."""
    return _times(SIMULATED[kind], colour)


def _corrected(kind: str, colour: Linear) -> Linear:
    seen = simulated_colour_vision(kind, colour)
    red, green, blue = (a - b for a, b in zip(colour, seen, strict=True))
    moved = _times(SHIFTED[kind], (red, green, blue))
    red, green, blue = (max(0.0, min(1.0, a + b)) for a, b in zip(colour, moved, strict=True))
    return _as_light_as(colour, (red, green, blue))


def luminance(colour: Linear) -> float:
    """Return how light a colour is, 0 to 1."""
    return sum(a * b for a, b in zip(LUMINANCE, colour, strict=True))


def _as_light_as(colour: Linear, other: Linear) -> Linear:
    """Return the other colour, darker or mixed with white so that it is as light as a colour: what stood out from its
    ground still does."""
    wanted, has = luminance(colour), luminance(other)
    if has > wanted:
        red, green, blue = (part * wanted / has for part in other)
    else:
        white = (wanted - has) / (1 - has) if has < 1 else 0.0
        red, green, blue = (part + (1 - part) * white for part in other)
    return red, green, blue


def _grey(colour: Linear) -> Linear:
    light = luminance(colour)
    return light, light, light


_TO_LMS: Final[Matrix] = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_TO_LAB: Final[Matrix] = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
_FROM_LAB: Final[Matrix] = (
    (1.0, 0.3963377774, 0.2158037573),
    (1.0, -0.1055613458, -0.0638541728),
    (1.0, -0.0894841775, -1.2914855480),
)
_FROM_LMS: Final[Matrix] = (
    (4.0767416621, -3.3077115913, 0.2309699292),
    (-1.2684380046, 2.6097574011, -0.3413193965),
    (-0.0041960863, -0.7034186147, 1.7076147010),
)


def _dark(colour: Linear) -> Linear:
    """Turn the lightness of a colour round, in Oklab, so that its hue stays."""
    light, a, b = colour_to_oklab(colour)
    light = DARKEST + (LIGHTEST - DARKEST) * max(0.0, 1 - light) ** MIDDLE
    long, middle, short = _times(_FROM_LAB, (light, a * FADED, b * FADED))
    return _times(_FROM_LMS, (long**3, middle**3, short**3))


def colour_to_oklab(colour: Linear) -> Linear:
    """Return a colour by lightness and two hues, in which equal steps look alike (Oklab)."""
    long, middle, short = (max(0.0, part) ** (1 / 3) for part in _times(_TO_LMS, colour))
    return _times(_TO_LAB, (long, middle, short))


PALETTES: Final[dict[str, Callable[[Linear], Linear]]] = {
    "protan": lambda colour: _corrected("protan", colour),
    "deutan": lambda colour: _corrected("deutan", colour),
    "tritan": lambda colour: _corrected("tritan", colour),
    "grey": _grey,
    "dark": _dark,
}


def colour_in_palette(palette: str, colour: tuple[int, int, int]) -> tuple[int, int, int]:
    """Return a colour as a palette shows it."""
    red, green, blue = PALETTES[palette](
        (srgb_to_linear(colour[0]), srgb_to_linear(colour[1]), srgb_to_linear(colour[2]))
    )
    return _shown(red), _shown(green), _shown(blue)


@lru_cache(maxsize=64)
def _exchanged(palette: str, colours: bytes) -> bytes:
    parts = (
        colour_in_palette(palette, (colours[n], colours[n + 1], colours[n + 2])) for n in range(0, len(colours), 3)
    )
    return b"".join(map(bytes, parts))


def picture_in_palette(picture: Picture, palette: str) -> Picture:
    """Return a picture in the colours of a palette; what is no PNG with a palette, and a palette that is not known,
    leave it as it is. One that is named by its content gets another name."""
    if palette not in PALETTES or not picture.data.startswith(SIGNATURE):
        return picture
    out, at, data = [SIGNATURE], len(SIGNATURE), picture.data
    found = False
    while at < len(data):
        (length,), name = struct.unpack(">I", data[at : at + 4]), data[at + 4 : at + 8]
        chunk = data[at : at + 12 + length]
        if name == b"PLTE":
            found, body = True, name + _exchanged(palette, data[at + 8 : at + 8 + length])
            chunk = struct.pack(">I", length) + body + struct.pack(">I", zlib.crc32(body))
        out.append(chunk)
        at += 12 + length
    if not found:
        return picture
    made = replace(picture, data=b"".join(out))
    if not is_named_by_content(picture.filename):
        return made
    return named_by_content(replace(made, filename=f"{picture.filename.rsplit('-', 1)[0]}.png"))
