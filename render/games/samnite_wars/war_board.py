"""A war before the efforts are shown, as one who fights in it sees it: both sides, and below them their own cards with
what each would count.

No type is under 14 px where the picture is 400 px wide.
"""

from collections.abc import Sequence

import msgspec
from PIL import Image, ImageDraw

from render import picture
from render.drawing import fonts, tokens
from render.drawing.card_sheet import write_card_line
from render.drawing.contrast import SIGN_LEAST, readable_ink
from render.drawing.style import THEMES, Theme
from render.games.samnite_wars import GAME_ID
from render.games.samnite_wars.cards import KINDS, card_palette
from render.picture import Picture
from render.words import Words, picture_words, say_message

WIDTH, MARGIN, GAP, LEAST = 800, 16, 12, 28
HALF = (WIDTH - 2 * MARGIN - GAP) // 2
PLATE, STRIP = 176, 88


class WarSide(msgspec.Struct, frozen=True, kw_only=True):
    """A side: whom it fights for, who plays it in which livery, how many cards they hold, and their ally ("": none)."""

    role: str
    name: str
    livery: int
    cards: int
    ally: str = ""


class WarCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the viewer: its kind, and what it counts in this war; None: nothing here."""

    name: str
    kind: str
    force: int | None = None


def draw_war(
    left: WarSide,
    right: WarSide,
    hand: Sequence[WarCard],
    *,
    title: str = "",
    theme: str = "light",
    words: Words | None = None,
) -> Picture:
    """Draw both sides of a war next to each other, and the viewer's cards below."""
    words, look = words or picture_words(GAME_ID), THEMES[theme]
    top = MARGIN + 74
    below = top + PLATE + 62
    image = Image.new("RGB", (WIDTH, below + -(-len(hand) // 2) * (STRIP + GAP) + MARGIN), look.table)
    draw = ImageDraw.Draw(image)
    heading = fonts.shorten_to_fit(fonts.TITLE, 42, title or say_message(words, "effort"), WIDTH - 2 * MARGIN)
    write_card_line(draw, (WIDTH / 2, 64), heading, fonts.TITLE, 42, look.table_ink, "ms")
    for number, side in enumerate((left, right)):
        _side(image, side, MARGIN + number * (HALF + GAP), top, look)
    write_card_line(draw, (MARGIN + 6, below - 18), say_message(words, "own_cards"), fonts.CAPITALS, 32, look.table_ink)
    for number, card in enumerate(hand):
        _card(image, card, (MARGIN + number % 2 * (HALF + GAP), below + number // 2 * (STRIP + GAP)), look)
    halves = [(x, 0, x + HALF, image.height) for x in (MARGIN, MARGIN + HALF + GAP)]
    alt = say_message(
        words,
        "alt.war_board",
        title=title,
        left=f"{left.role} ({left.name})",
        left_cards=left.cards,
        right=f"{right.role} ({right.name})",
        right_cards=right.cards,
        hand=", ".join(_said(card) for card in hand) or say_message(words, "alt.none"),
    )
    return picture.encode_picture(image, "war", alt, card_palette(theme), type_size=LEAST, whole=halves)


def _said(card: WarCard) -> str:
    return card.name if card.force is None else f"{card.name} {card.force}"


def _side(image: Image.Image, side: WarSide, x: int, y: int, look: Theme) -> None:
    """Draw who a side is, who plays it, their cards and their ally."""
    draw, player = ImageDraw.Draw(image), look.players[side.livery % len(look.players)]
    draw.rounded_rectangle((x, y, x + HALF, y + PLATE), 14, fill=look.card, outline=look.panel_edge, width=3)
    mark = tokens.shield(68, player.colour, player.pattern, player.glyph, look.panel_edge)
    image.paste(mark, (x + 14, y + 14), mark)
    write_card_line(
        draw,
        (x + 94, y + 46),
        fonts.shorten_to_fit(fonts.STRONG, 32, side.role, HALF - 108),
        fonts.STRONG,
        32,
        look.ink,
    )
    write_card_line(
        draw,
        (x + 94, y + 84),
        fonts.shorten_to_fit(fonts.TEXT, LEAST, side.name, HALF - 108),
        fonts.TEXT,
        LEAST,
        look.faint,
    )
    sign = tokens.glyph(44, "cards", look.faint)
    image.paste(sign, (x + 14, y + 112), sign)
    count = str(side.cards)
    write_card_line(draw, (x + 66, y + 148), count, fonts.STRONG, 36, look.ink)
    if side.ally:
        at = x + 90 + fonts.text_width(fonts.STRONG, 36, count)
        ally = fonts.shorten_to_fit(fonts.TEXT, LEAST, f"+ {side.ally}", x + HALF - 14 - at)
        write_card_line(draw, (at, y + 146), ally, fonts.TEXT, LEAST, look.ink)


def _card(image: Image.Image, card: WarCard, place: tuple[int, int], look: Theme) -> None:
    """Draw a card: the sign of its kind, its name, what it counts; faint where it is of no use here."""
    (x, y), draw, kind = place, ImageDraw.Draw(image), KINDS.get(card.kind, KINDS["special"])
    usable = card.force is not None
    fill = look.card if usable else tokens.mix(look.card, look.table, 0.6)
    draw.rounded_rectangle((x, y, x + HALF, y + STRIP), 12, fill=fill, outline=look.panel_edge, width=2)
    sign = tokens.glyph(52, kind.glyph, readable_ink(kind.colour, look.card, SIGN_LEAST) if usable else look.faint)
    image.paste(sign, (x + 10, y + 18), sign)
    room = HALF - 74 - (76 if usable else 12)
    lines = fonts.wrap_text(fonts.STRONG, LEAST, card.name, room, 2)
    for number, part in enumerate(lines):
        base = y + STRIP // 2 + 10 - (len(lines) - 1) * 16 + number * 32
        write_card_line(draw, (x + 72, base), part, fonts.STRONG, LEAST, look.ink if usable else look.faint)
    if usable:
        disc = tokens.disc(62, look.card, look.gold, "", look.ink, str(card.force))
        image.paste(disc, (x + HALF - 72, y + 13), disc)
