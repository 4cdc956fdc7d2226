"""The few typefaces (all under the Open Font License, see `fonts/`), their sizes and what fits where."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from PIL import ImageFont

FOLDER: Final = Path(__file__).parent / "fonts"
TITLE: Final = "cinzel-700-normal"
CAPITALS: Final = "cinzel-600-normal"
TEXT: Final = "alegreya-sans-500-normal"
STRONG: Final = "alegreya-sans-800-normal"
ITALIC: Final = "eb-garamond-500-italic"
CUTS: Final = (TITLE, CAPITALS, TEXT, STRONG, ITALIC)
_ABSENT: Final = "\U0010fffd"  # a code point that no font draws: what it gives is the font's "missing" box


@cache
def font(cut: str, size: int) -> ImageFont.FreeTypeFont:
    """Return one cut at one size; the plain layout engine keeps widths the same on every machine."""
    return ImageFont.truetype(str(FOLDER / f"{cut}.ttf"), size, layout_engine=ImageFont.Layout.BASIC)


@cache
def _missing(cut: str) -> bytes:
    return bytes(font(cut, 24).getmask(_ABSENT))


@cache
def has(cut: str, letter: str) -> bool:
    """Return whether the cut can draw the letter."""
    return letter.isspace() or bytes(font(cut, 24).getmask(letter)) != _missing(cut)


def clean(cut: str, text: str) -> str:
    """Replace what the cut cannot draw: a name in another script becomes "?", never nothing and never a crash."""
    flat = " ".join(text.split())
    return "".join(letter if has(cut, letter) else "?" for letter in flat)


@lru_cache(maxsize=4096)
def width(cut: str, size: int, text: str) -> float:
    """Return the advance of a line."""
    return font(cut, size).getlength(text)


def fit(cut: str, size: int, text: str, room: float) -> str:
    """Shorten a line with an ellipsis until it fits."""
    text = clean(cut, text)
    if width(cut, size, text) <= room:
        return text
    while text and width(cut, size, text + "…") > room:
        text = text[:-1].rstrip()
    return text + "…"


def wrap(cut: str, size: int, text: str, room: float, lines: int) -> list[str]:
    """Break a text into at most so many lines; the last one is shortened if there is more."""
    out: list[str] = []
    words = clean(cut, text).split(" ")
    while words and len(out) < lines:
        line = words.pop(0)
        while words and width(cut, size, f"{line} {words[0]}") <= room:
            line = f"{line} {words.pop(0)}"
        out.append(line)
    if out and words:
        out[-1] = fit(cut, size, f"{out[-1]} {' '.join(words)}", room)
    return [fit(cut, size, line, room) for line in out]
