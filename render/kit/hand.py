"""A hand of cards as one picture, and a card by itself: a band with the kind, a name, a number, some lines.

    def card(card_id: str) -> Card:
        kind = Kind(ink("#2c5d8c"), "pale", "helmet")
        return Card(id=card_id, name="Cohort", kind=kind, kind_name="Troops", number=7)

    DRAWINGS = Drawings({"hand": hand(card)})

Then `await renderer.draw(game, "hand", ("cohort_7", "cohort_9"))` is a picture of two cards.
"""

from collections.abc import Callable, Mapping, Sequence

import msgspec
from PIL import Image, ImageDraw

from render import picture
from render.drawing import fonts, tokens
from render.drawing.card_sheet import (
    BAND,
    CARD,
    COLUMNS,
    GAP,
    MARGIN,
    WIDTH,
    blank_card,
    card_back,
    fill_card_part,
    title_lines,
    write_card_line,
)
from render.drawing.packed import remember_packed_pictures
from render.drawing.style import THEMES, Kind
from render.drawings import Drawing
from render.large import is_drawing_large
from render.picture import Picture
from render.words import Words, picture_words, say_message

SIZE, LEADING = 30, 35  # of a card's words
SIDE, FOOT = 18, 16  # room beside and below them
BAND_SIZES = (30, 28, 26)  # of the word on the band
TOP, TITLE = 122, 34  # where the name stands, and how high a line of it is
LARGE_COLUMNS = 2  # cards in a row of the large form: type of 30 pixels is 17 there
LONGEST = 20  # lines of words; none has as many


class HandCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card as its viewer may see it. kind: how its band looks; kind_name: what is written there; copies: how many
    alike it stands for."""

    id: str
    name: str
    kind: Kind
    kind_name: str = ""
    number: int | None = None
    lines: tuple[str, ...] = ()
    copies: int = 1


def hand_drawing(card: Callable[[str], HandCard]) -> Drawing:
    """Return the drawing of a hand that is given by its cards' ids. Options: those of `draw_hand`."""
    return Drawing(lambda ids, **options: draw_hand([card(one) for one in ids], **options))


def wrapped_card_lines(card: HandCard) -> list[str]:
    """Return the lines of a card as they are printed, all of them."""
    return [line for raw in card.lines for line in fonts.wrap_text(fonts.TEXT, SIZE, raw, CARD[0] - 2 * SIDE, LONGEST)]


def card_height_needed(card: HandCard) -> int:
    """Return how high a card must be so that none of its words is cut; never less than a card without words."""
    titles = len(title_lines(card.name, CARD[0] - 2 * SIDE))
    return max(CARD[1], TOP + TITLE * titles + SIDE + LEADING * (len(wrapped_card_lines(card)) - 1) + FOOT)


@remember_packed_pictures(512)
def hand_card_face(card: HandCard, theme_name: str, high: int = CARD[1]) -> Image.Image:
    """Return one card of a hand, as high as its row."""
    theme, kind = THEMES[theme_name], card.kind
    image, inner = blank_card((CARD[0], high), theme)
    fill_card_part(image, (0, 0, CARD[0], BAND), kind, inner)
    draw = ImageDraw.Draw(image)
    mark = tokens.faint_glyph(120, kind.glyph, theme.card, kind.colour)
    image.paste(mark, (CARD[0] - 136, high - 134), mark)
    small = tokens.glyph(40, kind.glyph, tokens.WHITE)
    image.paste(small, (16, 13), small)
    room = CARD[0] - 68 - (78 if card.number is not None else 14)
    word = _counted(card.kind_name, card)
    size = next((size for size in BAND_SIZES if fonts.text_width(fonts.STRONG, size, word) <= room), BAND_SIZES[-1])
    write_card_line(
        draw, (66, 43), fonts.shorten_to_fit(fonts.STRONG, size, word, room), fonts.STRONG, size, tokens.WHITE
    )
    if card.number is not None:
        disc = tokens.disc(78, theme.card, theme.gold, "", theme.ink, str(card.number))
        image.paste(disc, (CARD[0] - 84, 8), disc)
    y = TOP
    for text, size in title_lines(card.name, CARD[0] - 2 * SIDE):
        write_card_line(draw, (SIDE, y), text, fonts.TITLE, size, theme.ink)
        y += TITLE
    draw.line((SIDE, y - 18, CARD[0] - SIDE, y - 18), fill=tokens.mix(theme.card, kind.colour, 0.6), width=2)
    y += SIDE
    for line in wrapped_card_lines(card):
        write_card_line(draw, (SIDE, y), line, fonts.TEXT, SIZE, theme.ink)
        y += LEADING
    return image


def _counted(said: str, card: HandCard) -> str:
    return f"{card.copies} × {said}" if card.copies > 1 else said


def draw_hand(
    cards: Sequence[HandCard],
    *,
    hidden: int = 0,
    title: str = "",
    theme: str = "light",
    letters: Mapping[str, str] | None = None,
    words: Words | None = None,
    colours: Image.Image | None = None,
) -> Picture:
    """Draw cards in rows of three (of two in large type), then as many backs.

    `letters` marks the cards that a prompt offers, by id. colours:
    a palette that fits every card, with which a hand is encoded in a fraction of the time."""
    words = words or picture_words()
    look, marks = THEMES[theme], letters or {}
    count = max(1, len(cards) + hidden)
    most = LARGE_COLUMNS if is_drawing_large() else COLUMNS
    columns = min(most, count)
    top = 84 if title else MARGIN
    width = WIDTH if title and most == COLUMNS else columns * (CARD[0] + GAP) - GAP + 2 * MARGIN
    rows = [cards[first : first + most] for first in range(0, count, most)]
    high = [max([CARD[1], *map(card_height_needed, row)]) for row in rows]
    image = Image.new("RGB", (width, top + sum(high) + GAP * (len(high) - 1) + MARGIN), look.table)
    draw = ImageDraw.Draw(image)
    if title:
        line = fonts.shorten_to_fit(fonts.STRONG, 40, title, width - 60)
        write_card_line(draw, (MARGIN + 6, 58), line, fonts.STRONG, 40, look.table_ink)
    for number in range(len(cards) + hidden):
        row = number // most
        x = MARGIN + number % most * (CARD[0] + GAP)
        y = top + sum(high[:row]) + row * GAP
        one = cards[number] if number < len(cards) else None
        card = card_back(theme) if one is None else hand_card_face(one, theme, high[row])
        image.paste(card, (x, y), card)
        if one is not None and one.id in marks:
            badge = tokens.badge(74, marks[one.id], look)
            image.paste(badge, (x + CARD[0] - 78, y + card.height - 78), badge)
    listed = ", ".join((f"{marks[one.id]} " if one.id in marks else "") + _named(one) for one in cards)
    if hidden:
        listed = ", ".join(part for part in (listed, f"{hidden} {say_message(words, 'hidden')}") if part)
    held = sum(one.copies for one in cards) + hidden
    alt = say_message(words, "alt.hand", count=held, list=listed or say_message(words, "alt.none"))
    return picture.encode_picture(image, "hand", f"{title}. {alt}" if title else alt, colours)


def _named(card: HandCard) -> str:
    return _counted(card.name + (f" {card.number}" if card.number is not None else ""), card)


def draw_card(
    one: HandCard, *, theme: str = "light", words: Words | None = None, colours: Image.Image | None = None
) -> Picture:
    """Draw one card."""
    card = hand_card_face(one, theme, card_height_needed(one))
    image = Image.new("RGB", (card.width + 2 * GAP, card.height + 2 * GAP), THEMES[theme].table)
    image.paste(card, (GAP, GAP), card)
    number = f" {one.number}" if one.number is not None else ""
    text = f": {'; '.join(one.lines)}" if one.lines else ""
    alt = say_message(words or picture_words(), "alt.card", name=one.name, kind=one.kind_name, force=number, text=text)
    return picture.encode_picture(image, "card", alt, colours)
