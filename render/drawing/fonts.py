"""The few typefaces (`fonts/` has their licences), their sizes and what fits where.

Words are drawn by one cut. Names are people's own, in any script: what the cut lacks is drawn by another, letter for
letter, on the same line (`font_runs`).
"""

import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Final

from PIL import ImageDraw, ImageFont, features

FOLDER: Final = Path(__file__).parents[1] / "font_files"
TITLE: Final = "cinzel-700-normal"
CAPITALS: Final = "cinzel-600-normal"
TEXT: Final = "alegreya-sans-500-normal"
STRONG: Final = "alegreya-sans-800-normal"
ITALIC: Final = "eb-garamond-500-italic"
CUTS: Final = (TITLE, CAPITALS, TEXT, STRONG, ITALIC)
EAST_ASIAN: Final = "droid-sans-fallback"
EMOJI: Final = "noto-emoji-600-normal"
# Cuts of one script each (of 15 to 350 KB, the Tibetan one of 700), with a few letters that each must have. The first
# four have only what our own cuts lack.
SCRIPTS: Final = {
    "noto-sans-vietnamese-600-normal": "ễịớ",
    "noto-sans-latin-ext-600-normal": "ʒɸʊ",
    "noto-sans-greek-ext-600-normal": "ἰῷ",
    "noto-sans-cyrillic-ext-600-normal": "ҧԃ",
    "noto-sans-hebrew-600-normal": "אבת",
    "noto-sans-arabic-600-normal": "ابی",
    "noto-sans-syriac-600-normal": "ܐܒܬ",
    "noto-sans-thaana-600-normal": "ދވހ",
    "noto-sans-nko-400-normal": "ߒߞߏ",
    "noto-sans-thai-600-normal": "กชย",
    "noto-sans-lao-600-normal": "ລາວ",
    "noto-sans-khmer-600-normal": "ខ្មែរ",
    "noto-sans-myanmar-600-normal": "မြန်မာ",
    "noto-sans-javanese-600-normal": "ꦗꦮ",
    "noto-serif-tibetan-600-normal": "བོད",
    "noto-sans-devanagari-600-normal": "अजह",
    "noto-sans-bengali-600-normal": "অজন",
    "noto-sans-gurmukhi-600-normal": "ਪੰਜ",
    "noto-sans-gujarati-600-normal": "ગુજ",
    "noto-sans-oriya-600-normal": "ଓଡ଼ି",
    "noto-sans-tamil-600-normal": "அஜன",
    "noto-sans-telugu-600-normal": "తెలు",
    "noto-sans-kannada-600-normal": "ಕನ್ನ",
    "noto-sans-malayalam-600-normal": "മലയ",
    "noto-sans-sinhala-600-normal": "සිංහ",
    "noto-sans-georgian-600-normal": "აგი",
    "noto-sans-armenian-600-normal": "Արմ",
    "noto-sans-ethiopic-600-normal": "አማር",
    "noto-sans-cherokee-600-normal": "ᏣᎳᎩ",
    "noto-sans-canadian-aboriginal-600-normal": "ᐃᓄᒃ",
    "noto-sans-mongolian-400-normal": "ᠮᠣᠩ",
    "noto-sans-tifinagh-400-normal": "ⵣⵎⵖ",
}
LEFTWARDS: Final = frozenset(  # scripts that run from right to left
    f"noto-sans-{script}-normal" for script in ("hebrew-600", "arabic-600", "syriac-600", "thaana-600", "nko-400")
)
SHAPES: Final = features.check("raqm")  # whether Pillow has the engine that joins, stacks and turns letters
# And how large they are beside ours, of the same size.
OTHERS: Final = {**dict.fromkeys(SCRIPTS, 0.92), EAST_ASIAN: 0.92, EMOJI: 0.86}
# What only shapes its neighbours: joiners, direction marks, variation selectors, skin tones, tags. Without a layout
# engine there is nothing to shape, and each would be a box.
_UNSEEN: Final = (
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF),
    (0x1F3FB, 0x1F3FF), (0xE0000, 0xE01EF), (0x20E3, 0x20E3),
)  # fmt: skip
_ABSENT: Final = "\U0010fffd"  # a code point that no font draws: what it gives is the font's "missing" box


@cache
def font(cut: str, size: int) -> ImageFont.FreeTypeFont:
    """Return one cut at one size; the plain layout engine keeps widths the same on every machine. Scripts whose letters
    are nothing without it are set by the other one, where it is there."""
    engine = ImageFont.Layout.RAQM if cut in SCRIPTS and SHAPES else ImageFont.Layout.BASIC
    return ImageFont.truetype(str(FOLDER / f"{cut}.ttf"), size, layout_engine=engine)


def broken_cuts() -> list[str]:
    """Return the cuts that cannot be read."""
    broken = []
    for cut in (*CUTS, *OTHERS):
        try:
            ImageFont.truetype(str(FOLDER / f"{cut}.ttf"), 12)
        except OSError:
            broken.append(cut)
    return broken


@cache
def _glyphs(cut: str) -> ImageFont.FreeTypeFont:
    """Return a cut as its bare glyphs: the other engine puts a circle under a mark that stands alone."""
    return ImageFont.truetype(str(FOLDER / f"{cut}.ttf"), 24, layout_engine=ImageFont.Layout.BASIC)


@cache
def _missing(cut: str) -> bytes:
    return bytes(_glyphs(cut).getmask(_ABSENT))


@cache
def has_glyph(cut: str, letter: str) -> bool:
    """Return whether the cut can draw the letter."""
    return letter.isspace() or bytes(_glyphs(cut).getmask(letter)) != _missing(cut)


@cache
def cut_that_draws(cut: str, letter: str) -> str:
    """Return which cut draws a letter: this one if it can, else another; "" if none can. Our
    capitals have Latin letters alone."""
    return next((one for one in (cut, STRONG, *OTHERS) if has_glyph(one, letter)), "")


@cache
def is_joiner(letter: str) -> bool:
    """Return whether a letter only shapes those beside it."""
    return any(first <= ord(letter) <= last for first, last in _UNSEEN)


def replace_undrawable_letters(cut: str, text: str) -> str:
    """Replace what no cut can draw by the plain letter behind it (NFKC, then without its marks), else by "?", never
    nothing and never a crash."""
    whole = unicodedata.normalize("NFC", text)
    flat = " ".join("".join(letter for letter in whole if not is_joiner(letter)).split())
    return "".join(_drawable_letters(cut, flat))


def _drawable_letters(cut: str, text: str) -> Iterator[str]:
    """Yield what is drawn for each letter. A mark is drawn with its letter or not at all: by another cut it would stand
    beside it, on a dotted circle."""
    by = cut
    for letter in text:
        if unicodedata.category(letter)[0] != "M":
            drawn = _drawable(cut, letter)
            by = cut_that_draws(cut, drawn[-1:])
            yield drawn
        elif by and has_glyph(by, letter):
            yield letter


@cache
def _drawable(cut: str, letter: str) -> str:
    """Return what is drawn for a letter."""
    plain = unicodedata.normalize("NFKC", letter)
    for said in (letter, plain, unicodedata.normalize("NFKD", letter)[:1]):
        if all(cut_that_draws(cut, one) for one in said):
            return said
    return "?"


@lru_cache(maxsize=4096)
def font_runs(cut: str, size: int, text: str) -> tuple[tuple[ImageFont.FreeTypeFont, str], ...]:
    """Return a line in parts, each with the font that draws it; blanks are the cut's own."""
    parts: list[tuple[str, str]] = []
    for by, letters in groupby(_by_cut(cut, text), lambda pair: pair[0]):
        part = "".join(letter for _, letter in letters)
        parts.append((by, part[::-1] if by in LEFTWARDS and not SHAPES else part))
    return tuple((font(by, max(1, round(size * OTHERS.get(by, 1.0)))), part) for by, part in parts)


def _by_cut(cut: str, text: str) -> list[tuple[str, str]]:
    """Return each letter of a line with the cut that draws it. A blank between words of a script that runs leftwards is
    that script's, so that both are turned as one."""
    found = [(cut if letter.isspace() else cut_that_draws(cut, letter) or cut, letter) for letter in text]
    for at, (_, letter) in enumerate(found[1:-1], 1):
        before = found[at - 1][0]
        if letter.isspace() and before in LEFTWARDS and found[at + 1][0] == before:
            found[at] = (before, letter)
    return found


@lru_cache(maxsize=4096)
def text_width(cut: str, size: int, text: str) -> float:
    """Return the advance of a line."""
    return sum(face.getlength(part) for face, part in font_runs(cut, size, text))


def placed_text_parts(
    place: tuple[float, float], text: str, cut: str, size: int, anchor: str = "ls"
) -> list[tuple[tuple[float, float], str, ImageFont.FreeTypeFont, str]]:
    """Return where each part of a line is drawn: (place, anchor, font, part), on one base line."""
    found = font_runs(cut, size, text)
    if len(found) == 1 and found[0][0] is font(cut, size):
        return [(place, anchor, found[0][0], text)]
    ascent, descent = font(cut, size).getmetrics()
    x = place[0] - {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]] * text_width(cut, size, text)
    y = place[1] + {"s": 0.0, "a": ascent, "d": -descent, "m": (ascent - descent) / 2}[anchor[1]]
    out = []
    for face, part in found:
        out.append(((x, y), "ls", face, part))
        x += face.getlength(part)
    return out


def write_line(
    draw: ImageDraw.ImageDraw,
    place: tuple[float, float],
    text: str,
    cut: str,
    size: int,
    ink: tuple[int, ...],
    anchor: str = "ls",
) -> None:
    """Print a line of type."""
    for where, at, face, part in placed_text_parts(place, text, cut, size, anchor):
        draw.text(where, part, font=face, fill=ink, anchor=at)


def text_ink_box(
    place: tuple[float, float], text: str, cut: str, size: int, anchor: str = "ls"
) -> tuple[float, float, float, float]:
    """Return the box of a line's ink."""
    boxes = []
    for (x, y), at, face, part in placed_text_parts(place, text, cut, size, anchor):
        left, top, right, bottom = face.getbbox(part, anchor=at)
        boxes.append((x + left, y + top, x + right, y + bottom))
    if not boxes:
        return place[0], place[1], place[0], place[1]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def shorten_to_fit(cut: str, size: int, text: str, room: float) -> str:
    """Shorten a line with an ellipsis until it fits."""
    text = replace_undrawable_letters(cut, text)
    if text_width(cut, size, text) <= room:
        return text
    while text and text_width(cut, size, text + "…") > room:
        text = text[:-1].rstrip()
    return text + "…"


def wrap_text(cut: str, size: int, text: str, room: float, lines: int) -> list[str]:
    """Break a text into at most so many lines; the last one is shortened if there is more."""
    out: list[str] = []
    words = replace_undrawable_letters(cut, text).split(" ")
    while words and len(out) < lines:
        line = words.pop(0)
        while words and text_width(cut, size, f"{line} {words[0]}") <= room:
            line = f"{line} {words.pop(0)}"
        out.append(line)
    if out and words:
        out[-1] = shorten_to_fit(cut, size, f"{out[-1]} {' '.join(words)}", room)
    return [shorten_to_fit(cut, size, line, room) for line in out]
