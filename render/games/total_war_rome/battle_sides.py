"""What the pictures of battles on land and at sea share: the plate of a side, a row that fights with its dice."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.drawing import card_sheet, dice, fonts, tokens
from render.drawing.contrast import SIGN_LEAST, readable_ink
from render.drawing.style import Colour, Theme
from render.games.total_war_rome.rome_cards import faction_livery
from render.words import Words, say_message

ROW, DIE, TYPE = 104, 56, 32  # a row's height with the gap below it; 32 px are 16 on a preview 800 wide
Dice = tuple[tuple[str, str], ...]  # (colour, face) of each die; face "" before the roll
Sign = tuple[str, object, Colour]  # a glyph, the number under it, its ink


def draw_side_plate(
    image: Image.Image,
    place: tuple[int, int],
    wide: int,
    side: str,
    lines: tuple[str, str],
    signs: Sequence[Sign],
    won: bool,
    look: Theme,
) -> None:
    """Draw who a side is: shield, two lines of type, signs with numbers at the right; a golden edge if it has won."""
    (x, y), draw, colours = place, ImageDraw.Draw(image), faction_livery(look.name, side)
    edge = look.gold if won else look.panel_edge
    draw.rounded_rectangle((x, y, x + wide, y + 110), 16, fill=look.card, outline=edge, width=7 if won else 3)
    mark = tokens.shield(88, colours.colour, colours.pattern, colours.glyph, look.panel_edge)
    image.paste(mark, (x + 14, y + 11), mark)
    name = fonts.shorten_to_fit(fonts.STRONG, 38, lines[0], 300)
    card_sheet.write_card_line(draw, (x + 116, y + 48), name, fonts.STRONG, 38, look.ink)
    line = fonts.shorten_to_fit(fonts.TEXT, TYPE, lines[1], 300)
    card_sheet.write_card_line(draw, (x + 116, y + 90), line, fonts.TEXT, TYPE, look.faint)
    for number, (glyph, value, ink) in enumerate(signs):
        at = x + wide - 204 + (number - len(signs) + 3) * 72
        sign = tokens.glyph(44, glyph, look.control_ink if ink == look.token and look.name == "dark" else ink)
        image.paste(sign, (at, y + 12), sign)
        card_sheet.write_card_line(draw, (at + 22, y + 98), str(value), fonts.STRONG, 38, look.ink, "ms")


def draw_fighting_card_row(
    image: Image.Image,
    place: tuple[int, int],
    wide: int,
    glyph: tuple[str, Colour],
    name: str,
    thrown: Dice,
    fate: str,
    look: Theme,
) -> None:
    """Draw a card that fights: its glyph, its name, its dice, and its fate: "", wounded, dead."""
    (x, y), draw = place, ImageDraw.Draw(image)
    fill = tokens.mix(look.card, look.table, 0.5) if fate == "dead" else look.card
    draw.rounded_rectangle((x, y, x + wide, y + ROW - 10), 14, fill=fill, outline=glyph[1], width=4)
    sign = tokens.glyph(60, glyph[0], readable_ink(glyph[1], fill, SIGN_LEAST))
    image.paste(sign, (x + 14, y + 17), sign)
    room = wide - 110 - len(thrown) * (DIE + 8) - (64 if fate else 0)
    found = fonts.wrap_text(fonts.STRONG, TYPE, name, room, 2)
    for part, text in enumerate(found):
        base = y + 58 - (len(found) - 1) * 18 + part * 37
        card_sheet.write_card_line(draw, (x + 88, base), text, fonts.STRONG, TYPE, look.ink)
    at = x + wide - 14
    if fate:
        mark = tokens.glyph(50, "skull" if fate == "dead" else "wound", look.control_ink)
        image.paste(mark, (at - 52, y + 22), mark)
        at -= 66
    for colour, face in reversed(thrown):
        one = dice.coloured_die(DIE, colour, face)
        image.paste(one, (at - DIE, y + 19), one)
        at -= DIE + 8


def rolled_dice_text(thrown: Dice, words: Words) -> str:
    """Return rolled dice in words, "" before the roll."""
    return ", ".join(
        f"{dice.colour_word(colour, words)} {say_message(words, 'face.' + face.lower())}"
        for colour, face in thrown
        if face
    )
