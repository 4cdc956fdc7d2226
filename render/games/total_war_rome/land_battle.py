"""A battle of Total War: Rome as it goes: both sides' zones, the dice of the combat, wounds and dead, who leads.

It is as wide as two phones, so that its smallest type is 14 px on one of 400.
"""

import msgspec
from PIL import Image, ImageDraw

from render.drawing import card_sheet, dice, fonts, tokens
from render.drawing.contrast import SIGN_LEAST, readable_ink
from render.drawing.style import THEMES, Colour, Theme
from render.games.total_war_rome import GAME_ID
from render.games.total_war_rome import battle_sides as sides
from render.games.total_war_rome.rome_cards import TYPES, faction_livery
from render.large import is_drawing_large
from render.picture import Picture, encode_picture
from render.words import Words, picture_words, say_message

WIDTH, MARGIN, GAP, TYPE = 800, 16, 12, 32
HALF = (WIDTH - 2 * MARGIN - GAP) // 2
LEAST = 28  # the smallest type
BACK = (46, 64)  # a general's card, face down
PLATE, ROW, DIE, CHIP = (
    190,
    140,
    52,
    72,
)  # heights of who a side is, of a card that fights, of a die, of a card that lies
PER_HAND, CARD_HIGH = 2, 84  # a viewer's cards: how many in a row, how high
TITLE, LINE = 40, 37
PHASES = ("terrain", "flanks", "centre", "envelopment")


class Fighter(msgspec.Struct, frozen=True, kw_only=True):
    """A card in a zone: `wounded` lies sideways; `count` alike cards."""

    name: str
    type: str
    count: int = 1
    wounded: bool = False
    veteran: bool = False


class Blow(msgspec.Struct, frozen=True, kw_only=True):
    """A card in the active zone with what it rolled: (colour, face) of each die, face "" before the roll. `fate`: what
    became of it: "", wounded, dead."""

    fighter: Fighter
    dice: tuple[tuple[str, str], ...] = ()
    fate: str = ""


class BattleSide(msgspec.Struct, frozen=True, kw_only=True):
    """One side. `hidden`: its general is not shown yet; `active` None: sealed, not shown yet; `left`: cards that have
    not fought; `lost`: main cards dead."""

    side: str
    name: str
    general: str = ""
    hidden: bool = False
    stars: int = 0
    die: str = "BLACK"
    left: int = 0
    reveals: int = 0
    active: tuple[Blow, ...] | None = ()
    safe: tuple[Fighter, ...] = ()
    dead: tuple[Fighter, ...] = ()
    lost: int = 0


class Battle(msgspec.Struct, frozen=True, kw_only=True):
    """A battle: its heading, phase, combat of how many, difficult terrain, both sides, and a line on what happened.
    `hand`: what the viewer has left to deploy, which is for their eyes alone."""

    title: str
    phase: str
    combat: int
    combats: int
    difficult: int
    attacker: BattleSide
    defender: BattleSide
    summary: str = ""
    winner: str = ""  # attacker, defender
    hand: tuple[Fighter, ...] = ()


def draw_battle(battle: Battle, *, theme: str = "light", words: Words | None = None) -> Picture:
    """Draw a battle: the attacker left, the defender right."""
    words, look = words or picture_words(GAME_ID), THEMES[theme]
    both = (battle.attacker, battle.defender)
    row = ROW + LINE * any(len(_row_name(blow)) > 1 for side in both for blow in side.active or ())
    active = max(1, *(len(side.active or ()) for side in both)) * row + 56
    safe, dead = (max(_high(zone) for zone in zones) for zones in zip(*((s.safe, s.dead) for s in both), strict=True))
    top = MARGIN + 116
    ends = (top + PLATE, top + PLATE + active, top + PLATE + active + safe, top + PLATE + active + safe + dead)
    own = -(-len(battle.hand) // PER_HAND) * (CARD_HIGH + GAP) + 62 if battle.hand else 0
    wide, middle, anchor = (
        (HALF, MARGIN, "ls") if is_drawing_large() else (WIDTH - 2 * MARGIN, WIDTH / 2, "ms")
    )  # in one part
    summary = (
        fonts.wrap_text(fonts.STRONG, TYPE, battle.summary, wide, 4 if is_drawing_large() else 2)
        if battle.summary
        else []
    )
    height = ends[3] + own + len(summary) * LINE + 28
    image = Image.new("RGB", (WIDTH, height), look.table)
    _heading(image, battle, look, words)
    for number, side in enumerate(both):
        x = MARGIN + number * (HALF + GAP)
        won = battle.winner == ("attacker", "defender")[number]
        role = say_message(words, "general_hidden" if side.hidden else ("attacker", "defender")[number])
        _plate(image, side, x, top, role, won, look)
        _active(image, side, (x, ends[0]), row, look, words)
        _zone(image, say_message(words, "zone.safe"), side.safe, x, ends[1], safe, look, look.tree)
        _zone(image, say_message(words, "zone.dead"), side.dead, x, ends[2], dead, look, look.token)
    halves = [(x, 0, x + HALF, height) for x in (MARGIN, MARGIN + HALF + GAP)]
    if battle.hand:
        _hand(image, battle.hand, ends[3] + 8, look, words)
    for line, text in enumerate(summary):
        place = (middle, height - 24 - (len(summary) - 1 - line) * LINE)
        card_sheet.write_card_line(ImageDraw.Draw(image), place, text, fonts.STRONG, TYPE, look.table_ink, anchor)
    return encode_picture(image, "battle", _alt(battle, words), type_size=LEAST, whole=halves)


def _heading(image: Image.Image, battle: Battle, look: Theme, words: Words) -> None:
    """Draw what is fought for, the phase, how many combats, and the difficult terrain."""
    draw = ImageDraw.Draw(image)
    room = WIDTH - 2 * MARGIN - (battle.difficult * 46 + GAP if battle.difficult else 0)
    card_sheet.write_card_line(draw, (MARGIN, 62), fonts.shorten_to_fit(fonts.TITLE, TITLE, battle.title, room),
    fonts.TITLE, TITLE,
                     look.table_ink)  # fmt: skip
    for number in range(battle.difficult):
        sign = tokens.glyph(42, "mountain", look.ridge)
        image.paste(sign, (WIDTH - MARGIN - 46 * (number + 1), 24), sign)
    phase = say_message(words, f"battle_phase.{battle.phase}")
    card_sheet.write_card_line(draw, (MARGIN, 112), phase, fonts.STRONG, TYPE, look.table_ink)
    if battle.combats:
        text = say_message(words, "combat_of", combat=battle.combat, combats=battle.combats)
        card_sheet.write_card_line(draw, (WIDTH - MARGIN, 112), text, fonts.TEXT, TYPE, look.table_ink, "rs")


def _plate(image: Image.Image, side: BattleSide, x: int, y: int, role: str, won: bool, look: Theme) -> None:
    """Draw who a side is: shield, faction, general with die and stars, cards yet to fight, reveals, main cards dead."""
    draw, colours = ImageDraw.Draw(image), faction_livery(look.name, side.side)
    edge, high = look.gold if won else look.panel_edge, PLATE - 14
    draw.rounded_rectangle((x, y, x + HALF, y + high), 14, fill=look.card, outline=edge, width=7 if won else 3)
    mark = tokens.shield(64, colours.colour, colours.pattern, colours.glyph, look.panel_edge)
    image.paste(mark, (x + 12, y + 12), mark)
    aside = 60 if side.hidden or side.general else 0
    name = fonts.shorten_to_fit(fonts.STRONG, 34, side.name, HALF - 100 - aside)
    card_sheet.write_card_line(draw, (x + 86, y + 56), name, fonts.STRONG, 34, look.ink)
    if side.hidden:
        back = card_sheet.card_back(look.name, BACK)
        image.paste(back, (x + HALF - 58, y + 12), back)
    elif side.general:
        die = dice.coloured_die(DIE, side.die)
        image.paste(die, (x + HALF - 64, y + 14), die)
    line = fonts.shorten_to_fit(fonts.TEXT, LEAST, side.general or role, HALF - 28)
    card_sheet.write_card_line(draw, (x + 14, y + 112), line, fonts.TEXT, LEAST, look.faint)
    at = x + 14
    for glyph, value, ink in (("cards", side.left, look.faint), ("reveal", side.reveals, look.faint),
                              ("skull", side.lost, look.token)):  # fmt: skip
        at = _counted(image, glyph, value, (at, y + 126), _on_card(ink, look), look)
    star = tokens.glyph(26, "star", look.gold_ink if look.name == "light" else look.gold)
    for number in range(side.stars):
        image.paste(star, (x + HALF - 14 - 26 * (number + 1), y + 134), star)


def _on_card(ink: Colour, look: Theme) -> Colour:
    return look.control_ink if ink == look.token and look.name == "dark" else ink


def _counted(image: Image.Image, glyph: str, value: int, place: tuple[int, int], ink: Colour, look: Theme) -> int:
    """Draw a sign with its number beside it; return where the next begins."""
    sign, (x, y) = tokens.glyph(38, glyph, ink), place
    image.paste(sign, (x, y), sign)
    card_sheet.write_card_line(ImageDraw.Draw(image), (x + 42, y + 32), str(value), fonts.STRONG, TYPE, look.ink)
    return x + 50 + round(fonts.text_width(fonts.STRONG, TYPE, str(value)))


def _active(image: Image.Image, side: BattleSide, place: tuple[int, int], high: int, look: Theme, words: Words) -> None:
    """Draw the cards that fight now, each with its dice, in rows so high; a back where they are sealed."""
    (x, y), draw = place, ImageDraw.Draw(image)
    card_sheet.write_card_line(
        draw, (x + 6, y + 34), say_message(words, "zone.active"), fonts.CAPITALS, LEAST, look.table_ink
    )
    top = y + 48
    if side.active is None:
        back = card_sheet.card_back(look.name, (HALF, high - 10))
        image.paste(back, (x, top), back)
        return
    for number, blow in enumerate(side.active):
        _row(image, blow, (x, top + number * high), high - 10, faction_livery(look.name, side.side).colour, look)


def _row_name(blow: Blow) -> list[str]:
    return fonts.wrap_text(fonts.STRONG, LEAST, blow.fighter.name, HALF - 80, 2)


def _row(image: Image.Image, blow: Blow, place: tuple[int, int], high: int, colour: Colour, look: Theme) -> None:
    """Draw a card that fights: its sign and name, below them its dice and what became of it."""
    (x, y), draw = place, ImageDraw.Draw(image)
    fill = tokens.mix(look.card, look.table, 0.5) if blow.fate == "dead" else look.card
    draw.rounded_rectangle((x, y, x + HALF, y + high), 14, fill=fill, outline=colour, width=4)
    sign = tokens.glyph(46, TYPES.get(blow.fighter.type, "spark"), readable_ink(colour, fill, SIGN_LEAST))
    image.paste(sign, (x + 12, y + 12), sign)
    for line, part in enumerate(_row_name(blow)):
        card_sheet.write_card_line(draw, (x + 68, y + 46 + line * LINE), part, fonts.STRONG, LEAST, look.ink)
    below = y + high - DIE - 10
    for number, (dyed, face) in enumerate(blow.dice):
        one = dice.coloured_die(DIE, dyed, face)
        image.paste(one, (x + 68 + number * (DIE + 8), below), one)
    if blow.fate:
        mark = tokens.glyph(DIE, "skull" if blow.fate == "dead" else "wound", look.control_ink)
        image.paste(mark, (x + HALF - 14 - DIE, below), mark)


def _hand(image: Image.Image, found: tuple[Fighter, ...], y: int, look: Theme, words: Words) -> None:
    """Draw what the viewer has left: it is chosen from."""
    draw = ImageDraw.Draw(image)
    card_sheet.write_card_line(
        draw, (MARGIN + 6, y + 36), say_message(words, "zone.hand"), fonts.CAPITALS, TYPE, look.table_ink
    )
    for number, fighter in enumerate(found):
        place = (MARGIN + number % PER_HAND * (HALF + GAP), y + 52 + number // PER_HAND * (CARD_HIGH + GAP))
        _chip(image, fighter, place, HALF, CARD_HIGH, look.tree, look)


def _high(found: tuple[Fighter, ...]) -> int:
    """Return how high a zone with these cards is."""
    return max(1, len(found)) * (CHIP + 8) + 62


def _zone(
    image: Image.Image, name: str, found: tuple[Fighter, ...], x: int, y: int, high: int, look: Theme, ink: Colour
) -> None:
    """Draw a zone: its name and its cards, one below the other."""
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((x, y + 8, x + HALF, y + high - 4), 14, outline=look.panel_edge, width=2)
    card_sheet.write_card_line(draw, (x + 12, y + 42), name, fonts.CAPITALS, LEAST, look.table_ink)
    for number, fighter in enumerate(found):
        _chip(image, fighter, (x + 8, y + 52 + number * (CHIP + 8)), HALF - 16, CHIP, ink, look)


def _chip(
    image: Image.Image, fighter: Fighter, place: tuple[int, int], wide: int, high: int, ink: Colour, look: Theme
) -> None:
    """Draw cards that lie together: sign, name, how many; a veteran's laurel, a wound."""
    (x, y), draw = place, ImageDraw.Draw(image)
    draw.rounded_rectangle((x, y, x + wide, y + high), 12, fill=look.card, outline=look.panel_edge, width=2)
    sign = tokens.glyph(44, TYPES.get(fighter.type, "spark"), readable_ink(ink, look.card, SIGN_LEAST))
    if fighter.wounded:
        sign = sign.rotate(90)
    image.paste(sign, (x + 8, y + (high - 44) // 2), sign)
    right = x + wide - 10
    if fighter.count > 1:
        count = f"×{fighter.count}"
        card_sheet.write_card_line(draw, (right, y + high // 2 + 12), count, fonts.STRONG, TYPE, look.ink, "rs")
        right -= round(fonts.text_width(fonts.STRONG, TYPE, count)) + 8
    long = fonts.text_width(fonts.TEXT, LEAST, fighter.name) > right - x - 98
    if fighter.wounded or (fighter.veteran and not long):  # what is long says itself that it is a veteran
        kind, mark_ink = ("wound", look.control_ink) if fighter.wounded else ("laurel", look.laurel)
        mark = tokens.glyph(34, kind, mark_ink)
        image.paste(mark, (right - 34, y + (high - 34) // 2), mark)
        right -= 40
    lines = fonts.wrap_text(fonts.TEXT, LEAST, fighter.name, right - x - 58, 2)
    for number, part in enumerate(lines):
        base = y + high // 2 + 10 - (len(lines) - 1) * 16 + number * 32
        card_sheet.write_card_line(draw, (x + 58, base), part, fonts.TEXT, LEAST, look.ink)


def _alt(battle: Battle, words: Words) -> str:
    out = [
        say_message(
            words,
            "alt.battle",
            title=battle.title,
            phase=say_message(words, f"battle_phase.{battle.phase}"),
            combat=battle.combat,
            combats=battle.combats,
        )
    ]
    for role, side in (("attacker", battle.attacker), ("defender", battle.defender)):
        fought = say_message(words, "hidden_effort")
        if side.active is not None:
            fought = "; ".join(_blow(blow, words) for blow in side.active) or say_message(words, "alt.none")
        dead = ", ".join(_fighter(one) for one in side.dead) or say_message(words, "alt.none")
        out.append(
            say_message(
                words,
                "alt.battle_side",
                role=say_message(words, role),
                name=side.name,
                general=say_message(words, "general_hidden")
                if side.hidden
                else side.general or say_message(words, "alt.none"),
                left=side.left,
                fought=fought,
                dead=dead,
            )
        )
    if battle.hand:
        out.append(say_message(words, "alt.hand_left", cards=", ".join(_fighter(one) for one in battle.hand)))
    if battle.summary:
        out.append(battle.summary)
    return " ".join(out)


def _fighter(one: Fighter) -> str:
    return f"{one.name} ×{one.count}" if one.count > 1 else one.name


def _blow(blow: Blow, words: Words) -> str:
    faces = sides.rolled_dice_text(blow.dice, words)
    return f"{blow.fighter.name} ({faces})" if faces else blow.fighter.name
