"""A hand of cards as one picture, and a card by itself: a band with the kind, a name, a number, some lines.

    def card(card_id: str) -> Card:
        kind = Kind(ink("#2c5d8c"), "pale", "helmet")
        return Card(id=card_id, name="Cohort", kind=kind, kind_name="Troops", number=7)

    DRAWINGS = Drawings({"hand": hand(card)})

Then `await renderer.draw(game, "hand", ("cohort_7", "cohort_9"))` is a picture of two cards.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

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
    back,
    fill,
    sheet,
    title_lines,
    write,
)
from render.drawing.style import THEMES, Kind
from render.drawings import Drawing
from render.picture import Picture
from render.words import Words, picture_words, say


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A card as its viewer may see it. kind: how its band looks; kind_name: what is written there."""

    id: str
    name: str
    kind: Kind
    kind_name: str = ""
    number: int | None = None
    lines: tuple[str, ...] = ()


def hand(card: Callable[[str], Card]) -> Drawing:
    """Return the drawing of a hand that is given by its cards' ids. Options: those of `draw_hand`."""
    return Drawing(lambda ids, **options: draw_hand([card(one) for one in ids], **options))


@lru_cache(maxsize=256)
def face(card: Card, theme_name: str) -> Image.Image:
    """Return one card of a hand."""
    theme, kind = THEMES[theme_name], card.kind
    image, inner = sheet(CARD, theme)
    fill(image, (0, 0, CARD[0], BAND), kind, inner)
    draw = ImageDraw.Draw(image)
    mark = tokens.glyph(120, kind.glyph, tokens.mix(theme.card, kind.colour, 0.13))
    image.paste(mark, (CARD[0] - 136, CARD[1] - 134), mark)
    small = tokens.glyph(40, kind.glyph, tokens.WHITE)
    image.paste(small, (16, 13), small)
    room = CARD[0] - 68 - (78 if card.number is not None else 14)
    word = fonts.fit(fonts.STRONG, 30, card.kind_name, room)
    write(draw, (66, 43), word, fonts.STRONG, 30, tokens.WHITE)
    if card.number is not None:
        disc = tokens.disc(78, theme.card, theme.gold, "", theme.ink, str(card.number))
        image.paste(disc, (CARD[0] - 84, 8), disc)
    y = 122
    for text, size in title_lines(card.name, CARD[0] - 36):
        write(draw, (18, y), text, fonts.TITLE, size, theme.ink)
        y += 34
    draw.line((18, y - 18, CARD[0] - 18, y - 18), fill=tokens.mix(theme.card, kind.colour, 0.6), width=2)
    y += 18
    for raw in card.lines:
        for line in fonts.wrap(fonts.TEXT, 30, raw, CARD[0] - 36, 3):
            if y < CARD[1] - 8:
                write(draw, (18, y), line, fonts.TEXT, 30, theme.ink)
            y += 35
    return image


def draw_hand(
    cards: Sequence[Card],
    *,
    hidden: int = 0,
    title: str = "",
    theme: str = "light",
    letters: Mapping[str, str] | None = None,
    words: Words | None = None,
    colours: Image.Image | None = None,
) -> Picture:
    """Draw cards in rows of three, then as many backs; `letters` marks the cards that a prompt offers, by id. colours:
    a palette that fits every card, with which a hand is encoded in a fraction of the time."""
    words = words or picture_words()
    look, marks = THEMES[theme], letters or {}
    count = max(1, len(cards) + hidden)
    columns = min(COLUMNS, count)
    top = 84 if title else MARGIN
    width = WIDTH if title else columns * (CARD[0] + GAP) - GAP + 2 * MARGIN
    rows = -(-count // COLUMNS)
    image = Image.new("RGB", (width, top + rows * (CARD[1] + GAP) - GAP + MARGIN), look.table)
    draw = ImageDraw.Draw(image)
    if title:
        line = fonts.fit(fonts.STRONG, 40, title, width - 60)
        write(draw, (MARGIN + 6, 58), line, fonts.STRONG, 40, look.table_ink)
    for number in range(len(cards) + hidden):
        x = MARGIN + number % COLUMNS * (CARD[0] + GAP)
        y = top + number // COLUMNS * (CARD[1] + GAP)
        one = cards[number] if number < len(cards) else None
        card = back(theme) if one is None else face(one, theme)
        image.paste(card, (x, y), card)
        if one is not None and one.id in marks:
            badge = tokens.badge(74, marks[one.id], look)
            image.paste(badge, (x + CARD[0] - 78, y + CARD[1] - 78), badge)
    listed = ", ".join((f"{marks[one.id]} " if one.id in marks else "") + _named(one) for one in cards)
    if hidden:
        listed = ", ".join(part for part in (listed, f"{hidden} {say(words, 'hidden')}") if part)
    alt = say(words, "alt.hand", count=len(cards) + hidden, list=listed or say(words, "alt.none"))
    return picture.encode(image, "hand", f"{title}. {alt}" if title else alt, colours)


def _named(card: Card) -> str:
    return card.name + (f" {card.number}" if card.number is not None else "")


def draw_card(
    one: Card, *, theme: str = "light", words: Words | None = None, colours: Image.Image | None = None
) -> Picture:
    """Draw one card."""
    image = Image.new("RGB", (CARD[0] + 2 * GAP, CARD[1] + 2 * GAP), THEMES[theme].table)
    card = face(one, theme)
    image.paste(card, (GAP, GAP), card)
    number = f" {one.number}" if one.number is not None else ""
    text = f": {'; '.join(one.lines)}" if one.lines else ""
    alt = say(words or picture_words(), "alt.card", name=one.name, kind=one.kind_name, force=number, text=text)
    return picture.encode(image, "card", alt, colours)
