"""The cards: a face, a hand as one picture, and the two sides of a war effort."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
from PIL import Image, ImageDraw

from render import picture
from render.drawing import dice, fonts, tokens
from render.drawing.card_sheet import (
    CARD,
    WIDTH,
    blank_card,
    card_back,
    fill_card_part,
    fitting_name,
    write_card_line,
)
from render.drawing.packed import remember_packed_pictures
from render.drawing.style import THEMES, Kind, Theme, colour_from_hex
from render.games.samnite_wars import GAME_ID
from render.kit import hand
from render.picture import Picture
from render.words import Words, picture_words, say_message

KINDS: Final = {
    "ally": Kind(colour_from_hex("#24664a"), "bend", "rings"),
    "battle": Kind(colour_from_hex("#a33a2c"), "plain", "swords"),
    "strategy": Kind(colour_from_hex("#2c5d8c"), "pale", "tower"),
    "troops": Kind(colour_from_hex("#6b4a86"), "plain", "helmet"),
    "weapon": Kind(colour_from_hex("#4c5661"), "sinister", "shield"),
    "conquest": Kind(colour_from_hex("#805708"), "plain", "eagle"),
    "victory": Kind(colour_from_hex("#6b5a0c"), "fess", "laurel"),
    "defeat": Kind(colour_from_hex("#3d3633"), "bend", "broken"),
    "peace": Kind(colour_from_hex("#456624"), "plain", "olive"),
    "special": Kind(colour_from_hex("#10525a"), "check", "spark"),
}


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """A card as its viewer may see it; the words come from the caller. `kind` is a key of `style.KINDS`."""

    id: str
    name: str
    kind: str
    force: int | None = None
    lines: tuple[str, ...] = ()


class EffortSide(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a war effort: who, which of the players' liveries, the cards (None: sealed), their total, its dice
    where they broke a tie, the last of which decided."""

    name: str
    livery: int
    faces: tuple[Face, ...] | None
    total: int | None = None
    role: str = ""
    rolls: tuple[int, ...] = ()


STRIP = (476, 148)


STRIP_TITLES = (36, 34, 32, 30, 28, 26)  # sizes of a name on a strip, the largest that fits


FOOT = 118  # of a war effort: the room of the totals, and that of the dice that break a tie


THROW = 84


DIE = 64


MOST_DICE = 3


def card_of(one: Face, words: Words) -> hand.HandCard:
    """Return a card as the kit draws it."""
    return hand.HandCard(
        id=one.id,
        name=one.name,
        kind=KINDS.get(one.kind, KINDS["special"]),
        kind_name=say_message(words, f"name.{one.kind}"),
        number=one.force,
        lines=one.lines,
    )


@remember_packed_pictures(512)
def card_as_strip(card: Face, theme_name: str, kind_word: str) -> Image.Image:
    """Return a card as a strip, for the columns of a war effort."""
    theme, kind = THEMES[theme_name], KINDS.get(card.kind, KINDS["special"])
    image, inner = blank_card(STRIP, theme)
    fill_card_part(image, (0, 0, 82, STRIP[1]), kind, inner)
    draw = ImageDraw.Draw(image)
    small = tokens.glyph(56, kind.glyph, tokens.WHITE)
    image.paste(small, (15, (STRIP[1] - 56) // 2), small)
    room = STRIP[0] - 98 - (108 if card.force is not None else 16)
    text, size = fitting_name(card.name, room, STRIP_TITLES)
    write_card_line(draw, (98, 54), text, fonts.TITLE, size, theme.ink)
    note = " · ".join((kind_word, *card.lines))
    for number, line in enumerate(fonts.wrap_text(fonts.TEXT, 30, note, room, 2)):
        write_card_line(draw, (98, 92 + 36 * number), line, fonts.TEXT, 30, theme.faint)
    if card.force is not None:
        disc = tokens.disc(80, theme.card, theme.gold, "", theme.ink, str(card.force))
        image.paste(disc, (STRIP[0] - 92, (STRIP[1] - 80) // 2), disc)
    return image


@lru_cache(maxsize=4)
def card_palette(theme_name: str) -> Image.Image:
    """Return a palette that fits every card: with it a hand is encoded in a fraction of the time."""
    theme = THEMES[theme_name]
    sheet = Image.new("RGB", (4 * CARD[0], 4 * CARD[1]), theme.table)
    cards = [hand.HandCard(id=kind, name=kind, kind=look, kind_name=kind, number=8) for kind, look in KINDS.items()]
    made = [hand.hand_card_face(card, theme_name) for card in cards]
    made += [card_back(theme_name), tokens.badge(CARD[1], "W", theme)]
    made += [tokens.shield(CARD[1] // 2, p.colour, p.pattern, p.glyph, theme.panel_edge) for p in theme.players]
    made.append(tokens.glyph(CARD[1] // 2, "laurel", theme.laurel))
    for number, one in enumerate(made):
        spot = number if number < 12 else 12 + (number - 12) // 2
        shift = CARD[0] // 2 * ((number - 12) % 2) if number >= 12 else 0
        sheet.paste(one, (spot % 4 * CARD[0] + shift, spot // 4 * CARD[1]), one)
    return picture.fitted_palette(sheet, care=1)


def draw_hand(faces: Sequence[Face], *, theme: str = "light", words: Words | None = None, **options: Any) -> Picture:
    """Draw cards in rows of three; the options are those of the kit's hand."""
    words = words or picture_words(GAME_ID)
    cards = [card_of(one, words) for one in faces]
    return hand.draw_hand(cards, theme=theme, words=words, colours=card_palette(theme), **options)


def draw_card(one: Face, *, theme: str = "light", words: Words | None = None) -> Picture:
    """Draw one card."""
    words = words or picture_words(GAME_ID)
    return hand.draw_card(card_of(one, words), theme=theme, words=words, colours=card_palette(theme))


def draw_effort(
    left: EffortSide,
    right: EffortSide,
    *,
    winner: str = "",
    title: str = "",
    theme: str = "light",
    words: Words | None = None,
) -> Picture:
    """Draw a war effort: two columns of cards with their totals, and the dice of a tie; `winner` is "left", "right" or
    ""."""
    words = words or picture_words(GAME_ID)
    look = THEMES[theme]
    most = max(1, *(1 if side.faces is None else len(side.faces) for side in (left, right)))
    top = 84
    foot = FOOT + (THROW if left.rolls or right.rolls else 0)
    image = Image.new("RGB", (WIDTH, top + 124 + most * (STRIP[1] + 12) + foot), look.table)
    draw = ImageDraw.Draw(image)
    heading = fonts.shorten_to_fit(fonts.TITLE, 42, title or say_message(words, "effort"), WIDTH - 60)
    write_card_line(draw, (WIDTH / 2, 60), heading, fonts.TITLE, 42, look.table_ink, "ms")
    for number, side in enumerate((left, right)):
        x = 16 + number * (WIDTH - 32 - STRIP[0])
        _side(image, side, x, top, (winner == "left") if number == 0 else (winner == "right"), look, words)
    columns = [(x, 0, x + STRIP[0], image.height) for x in (16, WIDTH - 16 - STRIP[0])]
    return picture.encode_picture(
        image, "effort", _effort_alt(left, right, winner, words), card_palette(theme), type_size=30, whole=columns
    )


def _side(image: Image.Image, side: EffortSide, x: int, top: int, won: bool, look: Theme, words: Words) -> None:
    draw = ImageDraw.Draw(image)
    player = look.players[side.livery % len(look.players)]
    mark = tokens.shield(84, player.colour, player.pattern, player.glyph, look.panel_edge)
    image.paste(mark, (x + 4, top + 12), mark)
    name = fonts.shorten_to_fit(fonts.STRONG, 38, side.name, STRIP[0] - 112)
    write_card_line(draw, (x + 104, top + (52 if side.role else 66)), name, fonts.STRONG, 38, look.table_ink)
    if side.role:
        role = fonts.shorten_to_fit(fonts.TEXT, 32, side.role, STRIP[0] - 112)
        write_card_line(draw, (x + 104, top + 92), role, fonts.TEXT, 32, look.table_ink)
    y = top + 116
    for one in side.faces or ():
        card = card_as_strip(one, look.name, say_message(words, f"name.{one.kind}"))
        image.paste(card, (x, y), card)
        y += STRIP[1] + 12
    if side.faces is None:
        card = card_back(look.name, STRIP)
        image.paste(card, (x, y), card)
    foot = FOOT + (THROW if side.rolls else 0)
    base_line = image.height - foot + 84
    if won:
        edge = (x, image.height - foot + 6, x + STRIP[0], image.height - 16)
        draw.rounded_rectangle(edge, 14, fill=look.card, outline=look.gold, width=5)
        laurel = tokens.glyph(76, "laurel", look.laurel)
        image.paste(laurel, (x + STRIP[0] - 96, image.height - foot + 16), laurel)
    total = "–" if side.total is None else str(side.total)
    ink = look.ink if won else look.table_ink
    write_card_line(draw, (x + 24, base_line - 4), say_message(words, "total"), fonts.CAPITALS, 38, ink)
    write_card_line(draw, (x + STRIP[0] - 116, base_line), total, fonts.TITLE, 68, ink, "rs")
    if side.rolls:
        write_card_line(draw, (x + 24, base_line + THROW - 20), say_message(words, "tie"), fonts.CAPITALS, 38, ink)
        for number, rolled in enumerate(reversed(side.rolls[-MOST_DICE:])):  # the last stands under the total
            die = dice.plain_die(DIE, rolled)
            image.paste(die, (x + STRIP[0] - 116 - DIE - number * (DIE + 12), base_line + THROW - DIE - 4), die)


def _effort_alt(left: EffortSide, right: EffortSide, winner: str, words: Words) -> str:
    def cards(side: EffortSide) -> str:
        if side.faces is None:
            return say_message(words, "hidden_effort")
        return ", ".join(one.name for one in side.faces) or say_message(words, "alt.none")

    name = {"left": left.name, "right": right.name}.get(winner)
    result = say_message(words, "wins", name=name) if name else say_message(words, "alt.undecided")
    if left.rolls and right.rolls:
        result = say_message(words, "alt.tie", left=left.rolls[-1], right=right.rolls[-1], result=result)
    return say_message(
        words,
        "alt.war_effort",
        left=left.name,
        left_cards=cards(left),
        left_total="–" if left.total is None else left.total,
        right=right.name,
        right_cards=cards(right),
        right_total="–" if right.total is None else right.total,
        result=result,
    )
