"""The faction board of Total War: Rome: its development tree, its armies and navies, what lies in reserve."""

from collections.abc import Sequence

import msgspec
from PIL import Image, ImageDraw

from render.drawing import card_sheet, dice, fonts, pieces, tokens
from render.drawing.labels import Box
from render.drawing.style import THEMES, PlayerStyle, Theme
from render.games.total_war_rome import GAME_ID
from render.games.total_war_rome.liveries import FACTIONS
from render.games.total_war_rome.rome_cards import TYPES, General, Ship, Troop, words_of
from render.large import is_drawing_large
from render.picture import Picture, encode_picture
from render.words import Words, picture_words, say_message

WIDTH, MARGIN, GAP = 1600, 28, 14
HEAD, BOX, LINE = 132, 108, 116
TYPE, SMALL = 30, 28  # 15 and 14 px on a preview 800 wide
LARGE, LARGE_COLUMNS = 740, 2  # in large type: its width, and columns of developments side by side
OWNED, NEW, OPEN, LOCKED = "owned", "new", "open", "locked"


class Development(msgspec.Struct, frozen=True, kw_only=True):
    """A development: its name, its price, and whether it is owned (new: it works from the next round), may be bought
    now (open) or not yet (locked)."""

    name: str
    cost: int
    status: str


class Column(msgspec.Struct, frozen=True, kw_only=True):
    """A column of the development tree, from its first row on."""

    name: str
    developments: tuple[Development, ...]


class Force(msgspec.Struct, frozen=True, kw_only=True):
    """An army, a navy or the reserve: where it is, how many cards it has, and which, if the viewer knows."""

    name: str
    where: str
    kind: str  # army, navy, reserve
    count: int
    cards: tuple[Troop | Ship, ...] | None = None
    general: General | None = None


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """A faction board as its viewer may see it."""

    side: str
    title: str
    player: str
    vp: int
    gold: int
    hand: int
    columns: tuple[Column, ...]
    forces: tuple[Force, ...] = ()


def draw_board(board: Board, *, theme: str = "light", words: Words | None = None) -> Picture:
    """Draw a faction board."""
    words, look = words or picture_words(GAME_ID), THEMES[theme]
    rows = max(len(column.developments) for column in board.columns)
    large = is_drawing_large()
    beside, width = (LARGE_COLUMNS, LARGE) if large else (len(board.columns), WIDTH)
    band, line = 62 + rows * (BOX + GAP), LINE * (2 if large else 1)
    head = HEAD + (96 if large else 0)
    tree = head + band * -(-len(board.columns) // beside)
    height = MARGIN + tree + 16 + len(board.forces) * (line + GAP) + MARGIN
    image = Image.new("RGB", (width, height), look.table)
    livery = FACTIONS[theme][board.side]
    _header(image, board, livery, look)
    for number, column in enumerate(board.columns):
        _column(image, column, (number % beside, beside), MARGIN + head + number // beside * band, livery, look)
    for number, force in enumerate(board.forces):
        _force(image, force, MARGIN + tree + 16 + number * (line + GAP), livery, look)
    return encode_picture(image, "board", _alt(board, words))


def _header(image: Image.Image, board: Board, livery: PlayerStyle, look: Theme) -> None:
    draw = ImageDraw.Draw(image)
    mark = tokens.shield(104, livery.colour, livery.pattern, livery.glyph, look.panel_edge)
    image.paste(mark, (MARGIN, MARGIN - 4), mark)
    card_sheet.write_card_line(
        draw,
        (MARGIN + 128, 74),
        fonts.shorten_to_fit(fonts.TITLE, 56, board.title, min(760, image.width - 180)),
        fonts.TITLE,
        56,
        look.table_ink,
    )
    player = fonts.shorten_to_fit(fonts.TEXT, 36, board.player, min(760, image.width - 180))
    card_sheet.write_card_line(draw, (MARGIN + 130, 120), player, fonts.TEXT, 36, look.table_ink)
    x, down = image.width - MARGIN, 96 if is_drawing_large() else 0
    for glyph, value in (("laurel", board.vp), ("cards", board.hand), ("coin", board.gold)):
        text = str(value)
        card_sheet.write_card_line(draw, (x, 98 + down), text, fonts.TITLE, 56, look.table_ink, "rs")
        x -= round(fonts.text_width(fonts.TITLE, 56, text)) + 72
        sign = tokens.coin(58, look) if glyph == "coin" else tokens.glyph(58, glyph, look.laurel)
        image.paste(sign, (x, 48 + down), sign)
        x -= 40


def _column(
    image: Image.Image, column: Column, place: tuple[int, int], y: int, livery: PlayerStyle, look: Theme
) -> None:
    """Draw one column: its name, its boxes, and the line of what needs what. place: the how manieth it is, of how many
    side by side."""
    number, count = place
    wide = (image.width - 2 * MARGIN - (count - 1) * GAP) // count
    x = MARGIN + number * (wide + GAP)
    draw = ImageDraw.Draw(image)
    done = all(one.status in (OWNED, NEW) for one in column.developments)
    room = wide - (44 if done else 4)
    size = TYPE if fonts.text_width(fonts.STRONG, TYPE, column.name) <= room else SMALL
    name = fonts.shorten_to_fit(fonts.STRONG, size, column.name, room)
    card_sheet.write_card_line(draw, (x + 4, y + 34), name, fonts.STRONG, size, look.table_ink)
    if done:
        laurel = tokens.glyph(38, "laurel", look.laurel)
        image.paste(laurel, (x + wide - 38, y + 4), laurel)
    y += 50
    for row, one in enumerate(column.developments):
        top = y + row * (BOX + GAP)
        if row:
            draw.line((x + wide / 2, top - GAP, x + wide / 2, top), fill=look.panel_edge, width=5)
        _development(image, one, (x, top, x + wide, top + BOX), livery, look)


def _development(
    image: Image.Image, one: Development, box: tuple[int, int, int, int], livery: PlayerStyle, look: Theme
) -> None:
    draw = ImageDraw.Draw(image)
    owned = one.status in (OWNED, NEW)
    fill = livery.colour if owned else look.card if one.status == OPEN else tokens.mix(look.card, look.table, 0.6)
    ink = tokens.WHITE if owned else look.ink if one.status == OPEN else look.faint
    edge = look.gold if one.status == OPEN else tokens.mix(fill, (0, 0, 0), 0.45) if owned else look.panel_edge
    draw.rounded_rectangle(box, 14, fill=fill, outline=edge, width=6 if one.status == OPEN else 3)
    room = box[2] - box[0] - 92
    found = fonts.wrap_text(fonts.STRONG, TYPE, one.name, room, 2)
    top = (box[1] + box[3]) / 2 - (len(found) - 1) * 17 + 10
    for number, text in enumerate(found):
        card_sheet.write_card_line(draw, (box[0] + 16, top + number * 34), text, fonts.STRONG, TYPE, ink)
    middle = (box[1] + box[3]) // 2
    if owned:
        sign = tokens.glyph(46, "laurel" if one.status == OWNED else "hourglass", tokens.WHITE)
        image.paste(sign, (box[2] - 62, middle - 23), sign)
    else:
        coin = tokens.disc(60, look.card, look.gold, "", look.ink, str(one.cost))
        image.paste(coin, (box[2] - 72, middle - 30), coin)


def _force(image: Image.Image, force: Force, y: int, livery: PlayerStyle, look: Theme) -> None:
    """Draw an army or navy in a line: its standard, its name and place, its general, its cards by kind."""
    draw = ImageDraw.Draw(image)
    large = is_drawing_large()
    high = LINE * 2 if large else LINE
    draw.rounded_rectangle(
        (MARGIN, y, image.width - MARGIN, y + high), 14, fill=look.card, outline=look.panel_edge, width=3
    )
    edge = tokens.mix(livery.colour, (0, 0, 0), 0.5)
    args = (livery.colour, livery.pattern, livery.glyph, edge, str(force.count))
    mark = pieces.galley(96, *args) if force.kind == "navy" else pieces.banner(96, *args)
    image.paste(mark, (MARGIN + 14, y + 10), mark)
    card_sheet.write_card_line(
        draw,
        (MARGIN + 128, y + 48),
        fonts.shorten_to_fit(fonts.STRONG, 34, force.name, 380),
        fonts.STRONG,
        34,
        look.ink,
    )
    card_sheet.write_card_line(
        draw,
        (MARGIN + 128, y + 90),
        fonts.shorten_to_fit(fonts.TEXT, TYPE, force.where, 380),
        fonts.TEXT,
        TYPE,
        look.faint,
    )
    x = MARGIN + 528
    if force.general is not None:
        die = dice.coloured_die(46, force.general.die)
        image.paste(die, (x, y + 14), die)
        star = tokens.glyph(34, "star", look.gold_ink if look.name == "light" else look.gold)
        for number in range(force.general.stars):
            image.paste(star, (x + number * 32 - 4, y + 68), star)
    x += 170
    if large:  # the cards stand in a line of their own
        x, y = MARGIN + 14, y + LINE - 6
    if force.cards is None:
        for number in range(force.count):
            back = card_sheet.card_back(look.name, (64, 88))
            image.paste(back, (x + number * 74, y + 14), back)
        return
    _kinds(image, force.cards, (x, y, image.width - MARGIN - 12, y + LINE), look)


def _kinds(image: Image.Image, found: Sequence[Troop | Ship], box: Box, look: Theme) -> None:
    """Draw a chip for each kind of card: its type, how many, laurels for veterans; one line of them, or two."""
    made = [_chip(card, look) for card in found]
    long = sum(chip.width + 8 for chip in made) > box[2] - box[0]
    x, y = round(box[0]), round(box[1]) + (8 if long else 35)
    for chip in made:
        if x + chip.width > box[2]:
            x, y = round(box[0]), y + 52
        if y + 46 > box[3]:
            return
        image.paste(chip, (x, y), chip)
        x += chip.width + 8


def _chip(card: Troop | Ship, look: Theme) -> Image.Image:
    glyph = TYPES.get(card.type, "spark") if isinstance(card, Troop) else "ship"
    items: tuple[pieces.Item, ...] = (("glyph", glyph, look.ink),)
    if isinstance(card, Troop) and card.veteran:
        items = (*items, ("glyph", "laurel", look.laurel))
    if card.count > 1:
        items = (*items, ("text", f"×{card.count}", look.ink))
    fill = tokens.mix(look.card, look.gold, 0.22)
    return pieces.pill(pieces.pill_width(46, items), 46, fill, look.panel_edge, items)


def _alt(board: Board, words: Words) -> str:
    owned = [one.name for column in board.columns for one in column.developments if one.status in (OWNED, NEW)]
    out = [
        say_message(
            words,
            "alt.faction_board",
            title=board.title,
            player=board.player,
            vp=board.vp,
            gold=board.gold,
            cards=board.hand,
        ),
        say_message(words, "alt.developments", list=", ".join(owned) or say_message(words, "alt.none")),
    ]
    for force in board.forces:
        known = (
            ", ".join(words_of(card, words) for card in force.cards)
            if force.cards is not None
            else say_message(words, "hidden")
        )
        general = f"{force.general.name}; " if force.general is not None else ""
        out.append(
            say_message(
                words, "alt.force", name=force.name, where=force.where, count=force.count, cards=general + known
            )
        )
    return " ".join(out)
