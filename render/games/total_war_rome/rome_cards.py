"""Cards of Total War: Rome: troops, ships, generals and action cards; a hand of any of them as one picture."""

from collections.abc import Mapping, Sequence

import msgspec
from PIL import Image, ImageDraw

from render.drawing import card_sheet, dice, fonts, pieces, tokens
from render.drawing.packed import remember_packed_pictures
from render.drawing.style import THEMES, Colour, Kind, PlayerStyle, Theme
from render.games.total_war_rome import GAME_ID
from render.games.total_war_rome.liveries import FACTIONS
from render.large import is_drawing_large
from render.picture import Picture, encode_picture
from render.words import Words, picture_words, say_message

CARD = (310, 376)
SIZES, LEADING = (30, 28, 26, 24, 22), 4  # of the text on a card, the largest that fits
STAR, LEAST_STAR, DIE_FROM_RIGHT = 44, 38, 74  # pixels; many stars are drawn smaller, so that the die stands apart
WIDTH, GAP, MARGIN, COLUMNS, BAND, SMALL = 1000, 15, 20, 3, 64, 25
TYPES = {
    "foot_close": "shield", "foot_loose": "swords", "foot_skirmisher": "javelin", "cavalry_skirmisher": "javelin",
    "bowmen": "bow", "cavalry": "horse", "chariot": "wheel", "elephant": "elephant", "artillery": "catapult",
}  # fmt: skip
ACTIONS = {
    "treaty": "olive", "trade": "market", "spy": "agent", "protests": "flame", "riots": "flame",
    "rebel_uprising": "broken", "bribe": "spark", "sabotage": "barracks", "treasury_theft": "column",
    "double_agent": "agent", "sow_distrust": "broken", "recruit_mercenaries": "helmet", "assassination": "javelin",
}  # fmt: skip
MERCENARY = PlayerStyle((110, 84, 40), "spark", "check")


class Troop(msgspec.Struct, frozen=True, kw_only=True):
    """A troop card. `type` is the data's, `type_name` its word; dice are colours; `red`, `black` are types."""

    id: str
    name: str
    side: str  # "mercenary" for mercenaries
    type: str
    type_name: str
    good: tuple[str, ...]
    difficult: tuple[str, ...] = ()
    red: tuple[str, ...] = ()
    black: tuple[str, ...] = ()
    cost: int | None = None
    veteran: bool = False
    count: int = 1


class Ship(msgspec.Struct, frozen=True, kw_only=True):
    """A ship card."""

    id: str
    name: str
    side: str
    type_name: str
    dice: tuple[str, ...]
    cost: int | None = None
    count: int = 1


class General(msgspec.Struct, frozen=True, kw_only=True):
    """A general card: their stars, their die, what they are known for."""

    id: str
    name: str
    side: str
    type_name: str
    stars: int
    die: str
    lines: tuple[str, ...] = ()


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """An action card: its agent action and tax levy above, its event below; `when` says the phases."""

    id: str
    action: str
    action_name: str
    tax: int
    event_name: str
    when: str = ""
    lines: tuple[str, ...] = ()


Face = Troop | Ship | General | Action


def faction_livery(theme: str, side: str) -> PlayerStyle:
    """Return the livery of a faction, or of mercenaries."""
    return FACTIONS[theme].get(side, MERCENARY)


def _head(image: Image.Image, inner: Image.Image, look: PlayerStyle, glyph: str, word: str, room: int) -> None:
    """Draw the band: faction colour and pattern, the card's glyph and its word."""
    card_sheet.fill_card_part(image, (0, 0, CARD[0], BAND), Kind(look.colour, look.pattern, glyph), inner)
    small = tokens.glyph(42, glyph, tokens.WHITE)
    image.paste(small, (14, 12), small)
    draw = ImageDraw.Draw(image)
    if fonts.text_width(fonts.STRONG, 30, word) <= room:
        card_sheet.write_card_line(draw, (66, 43), word, fonts.STRONG, 30, tokens.WHITE)
        return
    found = fonts.wrap_text(fonts.STRONG, SMALL, word, room, 2)
    for number, part in enumerate(found):
        card_sheet.write_card_line(
            draw, (66, (41 if len(found) == 1 else 28) + 25 * number), part, fonts.STRONG, SMALL, tokens.WHITE
        )


def _names(draw: ImageDraw.ImageDraw, text: str, theme: Theme, rule: Colour) -> int:
    """Write a card's name and a rule below it; return where what follows begins."""
    y = 112
    for part, size in card_sheet.title_lines(text, CARD[0] - 36):
        card_sheet.write_card_line(draw, (18, y), part, fonts.TITLE, size, theme.ink)
        y += 34
    draw.line((18, y - 18, CARD[0] - 18, y - 18), fill=tokens.mix(theme.card, rule, 0.6), width=2)
    return y


def _coin(image: Image.Image, theme: Theme, text: str) -> None:
    disc = tokens.disc(72, theme.card, theme.gold, "", theme.ink, text)
    image.paste(disc, (CARD[0] - 80, 6), disc)


def _dice(image: Image.Image, x: int, y: int, colours: Sequence[str], size: int = 48) -> int:
    for number, colour in enumerate(colours):
        die = dice.coloured_die(size, colour)
        image.paste(die, (x + number * (size + 8), y), die)
    return x + len(colours) * (size + 8)


def _effect(image: Image.Image, y: int, head: str, ink: Colour, types: Sequence[str], theme: Theme) -> int:
    """Draw what an S does: the S of its colour, what becomes of it, and the types against which it does."""
    if not types:
        return y
    mark = pieces.pill(84, 40, ink, ink, (("glyph", "letter_s", tokens.WHITE), ("glyph", head, tokens.WHITE)))
    image.paste(mark, (18, y), mark)
    glyphs = dict.fromkeys(TYPES.get(one, "spark") for one in types)
    for number, glyph in enumerate(glyphs):
        small = tokens.glyph(36, glyph, theme.ink)
        image.paste(small, (114 + number * 42, y + 2), small)
    return y + 48


def _troop(card: Troop, theme_name: str) -> Image.Image:
    theme, look = THEMES[theme_name], faction_livery(theme_name, card.side)
    image, inner = card_sheet.blank_card(CARD, theme)
    _head(image, inner, look, TYPES.get(card.type, "spark"), card.type_name, CARD[0] - 76 - (74 if card.cost else 10))
    if card.cost is not None:
        _coin(image, theme, str(card.cost))
    draw = ImageDraw.Draw(image)
    y = top = _names(draw, card.name, theme, look.colour)
    sun = tokens.glyph(40, "sun", theme.gold_ink if theme_name == "light" else theme.gold)
    rough = tokens.glyph(40, "mountain", theme.ridge)
    image.paste(sun, (18, y + 2), sun)
    _dice(image, 66, y - 2, card.good)
    if card.difficult:
        y += 56
        image.paste(rough, (18, y + 2), rough)
        _dice(image, 66, y - 2, card.difficult)
    y = _effect(image, y + 58, "skull", (176, 42, 37), card.red, theme)
    _effect(image, y, "shield", (43, 33, 25), card.black, theme)
    if card.veteran:
        laurel = tokens.glyph(56, "laurel", theme.laurel)
        image.paste(laurel, (CARD[0] - 74, top - 6), laurel)
    _count(image, card.count, theme)
    return image


def _count(image: Image.Image, count: int, theme: Theme) -> None:
    if count > 1:
        items: tuple[pieces.Item, ...] = (("text", f"×{count}", theme.badge_ink),)
        mark = pieces.pill(66, 46, theme.badge, theme.badge, items)
        image.paste(mark, (CARD[0] - 82, CARD[1] - 60), mark)


def _ship(card: Ship, theme_name: str) -> Image.Image:
    theme, look = THEMES[theme_name], faction_livery(theme_name, card.side)
    image, inner = card_sheet.blank_card(CARD, theme)
    _head(image, inner, look, "ship", card.type_name, CARD[0] - 150)
    if card.cost is not None:
        _coin(image, theme, str(card.cost))
    y = _names(ImageDraw.Draw(image), card.name, theme, look.colour)
    _dice(image, 18, y, card.dice, 58)
    mark = tokens.faint_glyph(130, "ship", theme.card, look.colour)
    image.paste(mark, (CARD[0] - 150, CARD[1] - 146), mark)
    _count(image, card.count, theme)
    return image


def _general(card: General, theme_name: str) -> Image.Image:
    theme, look = THEMES[theme_name], faction_livery(theme_name, card.side)
    image, inner = card_sheet.blank_card(CARD, theme)
    _head(image, inner, look, look.glyph, card.type_name, CARD[0] - 80)
    draw = ImageDraw.Draw(image)
    y = _names(draw, card.name, theme, look.colour)
    size, places = general_star_layout(card.stars)
    star = tokens.glyph(size, "star", theme.gold_ink if theme_name == "light" else theme.gold)
    for x in places:
        image.paste(star, (x, y + (STAR - size) // 2), star)
    die = dice.coloured_die(56, card.die)
    image.paste(die, (CARD[0] - DIE_FROM_RIGHT, y - 6), die)
    _lines(draw, card.lines, y + 82, theme)
    return image


def general_star_layout(count: int) -> tuple[int, list[int]]:
    """Return the size of a general's stars, and where each begins, from the left."""
    room = CARD[0] - DIE_FROM_RIGHT - 12
    size = STAR if 16 + count * (STAR + 2) <= room else LEAST_STAR
    return size, [16 + number * (size + 2) for number in range(count)]


def fitted_card_lines(found: Sequence[str], height: float) -> tuple[int, list[str]]:
    """Return the size (px) at which texts fit below each other on a card, and their lines: nothing is cut off while
    a size that is still read lets it stand."""
    for size in SIZES:
        lines = [part for raw in found for part in fonts.wrap_text(fonts.TEXT, size, raw, CARD[0] - 36, 20)]
        if len(lines) * (size + LEADING) <= height:
            break
    return size, lines[: int(height // (size + LEADING))]


def _lines(draw: ImageDraw.ImageDraw, found: Sequence[str], y: int, theme: Theme) -> None:
    size, lines = fitted_card_lines(found, CARD[1] - 8 - y)
    for number, line in enumerate(lines):
        card_sheet.write_card_line(draw, (18, y + number * (size + LEADING)), line, fonts.TEXT, size, theme.ink)


def event_phase_lines(card: Action) -> tuple[int, list[str]]:
    """Return the phases of an event as they stand on its card, and their size (px): all of them, in two lines where
    one would be too small."""
    for size in SIZES:
        if fonts.text_width(fonts.ITALIC, size, card.when) <= CARD[0] - 36:
            return size, [card.when]
    return SIZES[1], fonts.wrap_text(fonts.ITALIC, SIZES[1], card.when, CARD[0] - 36, 2)


def _action(card: Action, theme_name: str) -> Image.Image:
    theme = THEMES[theme_name]
    look = PlayerStyle((93, 77, 54), "eagle", "plain")
    image, inner = card_sheet.blank_card(CARD, theme)
    _head(image, inner, look, ACTIONS.get(card.action, "agent"), card.action_name, CARD[0] - 154)
    _coin(image, theme, str(card.tax))
    draw = ImageDraw.Draw(image)
    y = _names(draw, card.event_name, theme, look.colour)
    if card.when:
        size, lines = event_phase_lines(card)
        for text in lines:
            card_sheet.write_card_line(draw, (18, y + 18), text, fonts.ITALIC, size, theme.faint)
            y += 34
    _lines(draw, card.lines, y + 18, theme)
    return image


@remember_packed_pictures(512)
def card_face(card: Face, theme_name: str) -> Image.Image:
    """Return one card."""
    if isinstance(card, Troop):
        return _troop(card, theme_name)
    if isinstance(card, Ship):
        return _ship(card, theme_name)
    if isinstance(card, General):
        return _general(card, theme_name)
    return _action(card, theme_name)


def words_of(card: Face, words: Words) -> str:
    """Return a card in words."""
    if isinstance(card, Action):
        return say_message(words, "alt.action_card", action=card.action_name, tax=card.tax, event=card.event_name)
    count = f" ×{card.count}" if not isinstance(card, General) and card.count > 1 else ""
    if isinstance(card, General):
        return say_message(
            words, "alt.general", name=card.name, stars=card.stars, die=dice.colour_word(card.die, words)
        )
    rolled = card.good if isinstance(card, Troop) else card.dice
    listed = " ".join(dice.colour_word(one, words) for one in rolled)
    return say_message(words, "alt.unit", name=card.name, type=card.type_name, dice=listed) + count


def draw_hand(
    faces: Sequence[Face],
    *,
    hidden: int = 0,
    title: str = "",
    theme: str = "light",
    letters: Mapping[str, str] | None = None,
    words: Words | None = None,
) -> Picture:
    """Draw cards in rows of three (of two in large type), then as many backs.

    `letters` marks the cards that a prompt offers, by id."""
    words, look, marks = words or picture_words(GAME_ID), THEMES[theme], letters or {}
    count = max(1, len(faces) + hidden)
    top = 84 if title else MARGIN
    most = 2 if is_drawing_large() else COLUMNS
    columns = most if title else min(most, count)
    rows = -(-count // most)
    width = columns * (CARD[0] + GAP) - GAP + 2 * MARGIN
    image = Image.new("RGB", (width, top + rows * (CARD[1] + GAP) - GAP + MARGIN), look.table)
    if title:
        text = fonts.shorten_to_fit(fonts.STRONG, 40, title, width - 60)
        card_sheet.write_card_line(ImageDraw.Draw(image), (MARGIN + 6, 58), text, fonts.STRONG, 40, look.table_ink)
    for number in range(len(faces) + hidden):
        x = MARGIN + number % most * (CARD[0] + GAP)
        y = top + number // most * (CARD[1] + GAP)
        one = faces[number] if number < len(faces) else None
        card = card_sheet.card_back(theme, CARD) if one is None else card_face(one, theme)
        image.paste(card, (x, y), card)
        if one is not None and one.id in marks:
            badge = tokens.badge(74, marks[one.id], look)
            image.paste(badge, (x + CARD[0] - 78, y + CARD[1] - 78), badge)
    listed = ", ".join((f"{marks[one.id]} " if one.id in marks else "") + words_of(one, words) for one in faces)
    if hidden:
        listed = ", ".join(part for part in (listed, f"{hidden} {say_message(words, 'hidden')}") if part)
    alt = say_message(words, "alt.hand", count=len(faces) + hidden, list=listed or say_message(words, "alt.none"))
    return encode_picture(image, "hand", f"{title}. {alt}" if title else alt)
