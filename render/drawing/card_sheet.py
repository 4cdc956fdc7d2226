"""What small cards of any game are made of: the empty card, bands of colour, names that fit, backs."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from render.drawing import fonts, inking, tokens
from render.drawing.style import CARD_BACK, THEMES, Colour, Kind, Theme

# A hand is made to be read 400 px wide: three cards of 310 in 1000, so 30 px here are 12 there.
WIDTH, CARD, GAP, MARGIN = 1000, (310, 268), 15, 20
COLUMNS = 3
DETAIL = 2
BAND = 64
TITLE_LINES = 3


def rounded_plate_mask(size: tuple[int, int], radius: int, inset: float = 0.0) -> Image.Image:
    """Return the mask of a plate with round corners."""
    mask = Image.new("L", (size[0] * DETAIL, size[1] * DETAIL))
    edge = inset * DETAIL
    box = (edge, edge, size[0] * DETAIL - 1 - edge, size[1] * DETAIL - 1 - edge)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * DETAIL, fill=255)
    return mask.reduce(DETAIL)


def blank_card(size: tuple[int, int], theme: Theme) -> tuple[Image.Image, Image.Image]:
    """Return an empty card and its inner shape."""
    card = Image.new("RGBA", size, (0, 0, 0, 0))
    card.paste(theme.panel_edge, (0, 0), rounded_plate_mask(size, 16))
    inner = rounded_plate_mask(size, 14, 3)
    card.paste(theme.card, (0, 0), inner)
    return card, inner


def fill_card_part(card: Image.Image, box: tuple[int, int, int, int], kind: Kind, shape: Image.Image) -> None:
    """Fill a part of a card with a kind's colour and pattern."""
    area = Image.new("L", card.size)
    area.paste(255, box)
    area = ImageChops.multiply(area, shape)
    card.paste(kind.colour, (0, 0), area)
    stripes = inking.smooth_ink_mask(card.size, lambda draw, by: inking.hatch_box(draw, box, kind.pattern, by, 1.0))
    faint = ImageChops.multiply(stripes, area).point([round(v * 0.2) for v in range(256)])
    card.paste(tokens.WHITE, (0, 0), faint)


def write_card_line(
    draw: ImageDraw.ImageDraw,
    place: tuple[float, float],
    text: str,
    cut: str,
    size: int,
    ink: Colour,
    anchor: str = "ls",
) -> None:
    """Print a line of type on a card."""
    fonts.write_line(draw, place, text, cut, size, ink, anchor)


def fitting_name(text: str, room: float, sizes: Sequence[int] = (34, 32, 30)) -> tuple[str, int]:
    """Choose the largest size at which a name fits; shorten it only at the smallest."""
    for size in sizes:
        if fonts.text_width(fonts.TITLE, size, fonts.replace_undrawable_letters(fonts.TITLE, text)) <= room:
            return fonts.replace_undrawable_letters(fonts.TITLE, text), size
    return fonts.shorten_to_fit(fonts.TITLE, sizes[-1], text, room), sizes[-1]


def title_lines(text: str, room: float) -> list[tuple[str, int]]:
    """Set a name in one line, or in as many as show the whole of it; a word that is too long for one in smaller type.

    >>> [size for _, size in title_lines("Circumvallation", 274)]
    [28]
    """
    line, size = fitting_name(text, room)
    if not line.endswith("…"):
        return [(line, size)]
    longest = max(
        text.split(),
        key=lambda word: fonts.text_width(fonts.TITLE, size, fonts.replace_undrawable_letters(fonts.TITLE, word)),
    )
    _, size = fitting_name(longest, room, (size, 28, 26))
    return [(part, size) for part in fonts.wrap_text(fonts.TITLE, size, text, room, TITLE_LINES)]


@lru_cache(maxsize=8)
def card_back(theme_name: str, size: tuple[int, int] = CARD) -> Image.Image:
    """Return a card's back: the same for every card."""
    theme = THEMES[theme_name]
    image, inner = blank_card(size, theme)
    shape = ImageChops.multiply(inner, rounded_plate_mask(size, 10, 11))
    fill_card_part(image, (0, 0, *size), CARD_BACK, shape)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((20, 20, size[0] - 21, size[1] - 21), 8, outline=theme.gold, width=2)
    across = min(size[1] - 40, 130)
    medal = tokens.disc(across, CARD_BACK.colour, theme.gold, "eagle", theme.gold)
    image.paste(medal, ((size[0] - across) // 2, (size[1] - across) // 2), medal)
    return image
