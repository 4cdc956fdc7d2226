"""A question as a phone lays it out: how far each of its lines is from the last button, at 390 pixels.

Measured on the page of the sandbox at that width with a wide font, so that Discord's own takes no more room.
"""

import math
import re
from collections.abc import Iterator

from bot.messages.message_json import embed_description
from bot.messages.screen import Button, Screen, Select, with_card

WIDTH, INNER = 320, 292  # pixels of a row of buttons, and of the words within an embed
LINE, BUTTON, SELECT, PAD = 18, 40, 44, 12  # heights of a line, a button, a list, the edge of an embed below its words
GAP, AROUND = 8, 28  # between buttons, and beside the words of one
NORMAL, SMALL, LARGE, LABEL = 8.0, 7.0, 10.0, 7.4  # pixels of a character
NEAR = 700  # pixels above the last button that a phone shows
MARK = re.compile(r"\*\*|__|`|^-# |^#{1,3} ")
EMOJI = re.compile(r"<a?:\w+:\d+>")
STAMP = re.compile(r"<t:\d+:\w>")


def lines_with_height_to_bottom(screen: Screen) -> Iterator[tuple[str, int]]:
    """Yield each line of a question's words, with the pixels from its top to the bottom of the last button."""
    card = with_card(screen).card
    lines = embed_description(card).split("\n") if card is not None else []
    below = PAD + sum(row_height(row) + GAP for row in screen.rows)
    for line in reversed(lines):
        below += line_pixel_height(line)
        yield line, below


def line_pixel_height(line: str) -> int:
    """Return how many pixels a line takes with all that it is broken into."""
    shown = STAMP.sub("in 24 hours", EMOJI.sub("XX", MARK.sub("", line)))
    if not shown:
        return LINE // 2
    wide, tall = (SMALL, 16) if line.startswith("-# ") else (LARGE, 24) if line.startswith("#") else (NORMAL, LINE)
    return math.ceil(len(shown) * wide / INNER) * tall


def row_height(row: tuple[Button, ...] | Select) -> int:
    """Return how many pixels a row takes: buttons that do not fit into a line begin another."""
    if isinstance(row, Select):
        return SELECT
    used, total, tall = 0.0, 0, 0
    for button in row:
        size = AROUND + LABEL * len(button.label)
        if used and used + GAP + size > WIDTH:
            total, used, tall = total + tall + GAP, 0.0, 0
        used += (GAP if used else 0) + min(size, WIDTH)
        tall = max(tall, BUTTON + LINE * (math.ceil(size / WIDTH) - 1))
    return total + tall


def is_seen_with_buttons_on_phone(screen: Screen, first: str) -> bool:
    """Return whether a phone shows a line of a question, and all below it, with its last button."""
    return dict(lines_with_height_to_bottom(screen)).get(first, 0) <= NEAR
