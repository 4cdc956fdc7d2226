"""The key to a map: every sign as it is printed there, with what it means beside it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.drawing import card_sheet, fonts
from render.drawing.style import Theme
from render.large import is_drawing_large
from render.layout.scene import draw_picture_frame
from render.picture import Picture, encode_picture
from render.words import Words, say_message

WIDE, COLUMNS, ROW, MARGIN = 1000, 2, 104, 28
LARGE = 640  # its width in large type, in which it has one column
TITLE, TYPE = 52, 37  # type of 14 pixels at least, where a phone shows the picture 400 wide
SIGN = 124  # the room of a sign


@dataclass(frozen=True)
class KeyEntry:
    """One sign. said: the key of its words among the game's picture words; image: as the map prints it."""

    said: str
    image: Image.Image


def draw_key(entries: Sequence[KeyEntry], theme: Theme, words: Words) -> Picture:
    """Return the key as a picture of two columns, in large type of one; its description says the same."""
    columns, full = (1, LARGE) if is_drawing_large() else (COLUMNS, WIDE)
    rows = -(-len(entries) // columns)
    image = Image.new("RGB", (full, 110 + rows * ROW + MARGIN), theme.panel)
    draw = ImageDraw.Draw(image)
    card_sheet.write_card_line(draw, (full / 2, 82), say_message(words, "key"), fonts.TITLE, TITLE, theme.ink, "ms")
    wide = (full - 2 * MARGIN) // columns
    said = []
    for number, entry in enumerate(entries):
        text = say_message(words, entry.said)
        said.append(text)
        left, top = MARGIN + number // rows * wide, 110 + number % rows * ROW
        made = entry.image
        place = (left + (SIGN - made.width) // 2, top + (ROW - made.height) // 2)
        image.paste(made, place, made if made.mode == "RGBA" else None)
        lines = fonts.wrap_text(fonts.TEXT, TYPE, text, wide - SIGN - 16, 2)
        base = top + ROW / 2 + TYPE * 0.33 - (len(lines) - 1) * TYPE * 0.54
        for at, line in enumerate(lines):
            card_sheet.write_card_line(
                draw, (left + SIGN + 8, base + at * TYPE * 1.08), line, fonts.TEXT, TYPE, theme.ink
            )
    draw_picture_frame(image, theme)
    return encode_picture(image, "key", " ".join((say_message(words, "alt.key"), "; ".join(said) + ".")))
