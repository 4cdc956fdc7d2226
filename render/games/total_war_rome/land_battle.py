"""A battle of Total War: Rome as it goes: both sides' zones, the dice of the combat, wounds and dead, who leads."""

import msgspec
from PIL import Image, ImageDraw

from render.drawing import card_sheet, dice, fonts, tokens
from render.drawing.style import THEMES, Colour, Theme
from render.games.total_war_rome import GAME_ID
from render.games.total_war_rome import battle_sides as sides
from render.games.total_war_rome.rome_cards import TYPES, livery
from render.picture import Picture, encode
from render.words import Words, picture_words, say

WIDTH, MARGIN, GAP, TYPE = 1600, 28, 24, 32
HALF = (WIDTH - 2 * MARGIN - GAP) // 2
BACK = (66, 92)  # a general's card, face down
CHIP, SMALL = 76, 28  # a chip's height; its smallest type, 14 px on a preview 800 wide
PER_HAND, CARD_HIGH, LARGE = 3, 124, 56  # a viewer's cards: how many in a row, how high; type of 14 px on a phone
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
    `hand`: what the viewer has left to deploy, which is for his eyes alone."""

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
    active = max(1, *(len(side.active or ()) for side in both)) * sides.ROW + 66
    safe = max(_rows(side.safe) for side in both) * (CHIP + 10) + 62
    dead = max(_rows(side.dead) for side in both) * (CHIP + 10) + 62
    top = MARGIN + 118
    ends = (top + 150, top + 150 + active, top + 150 + active + safe, top + 150 + active + safe + dead)
    own = -(-len(battle.hand) // PER_HAND) * (CARD_HIGH + 14) + 92 if battle.hand else 0
    height = ends[3] + own + (84 if battle.summary else 24)
    image = Image.new("RGB", (WIDTH, height), look.table)
    _heading(image, battle, look, words)
    for number, side in enumerate(both):
        x = MARGIN + number * (HALF + GAP)
        won = battle.winner == ("attacker", "defender")[number]
        role = say(words, "general_hidden" if side.hidden else ("attacker", "defender")[number])
        _general(image, side, x, top, role, won, look)
        _active(image, side, x, ends[0], active, look, words)
        _zone(image, say(words, "zone.safe"), side.safe, x, ends[1], safe, look, look.tree)
        _zone(image, say(words, "zone.dead"), side.dead, x, ends[2], dead, look, look.token)
    if battle.hand:
        _hand(image, battle.hand, ends[3] + 12, look, words)
    if battle.summary:
        text = fonts.fit(fonts.STRONG, 38, battle.summary, WIDTH - 80)
        card_sheet.write(ImageDraw.Draw(image), (WIDTH / 2, height - 30), text, fonts.STRONG, 38, look.table_ink, "ms")
    return encode(image, "battle", _alt(battle, words))


def _heading(image: Image.Image, battle: Battle, look: Theme, words: Words) -> None:
    draw = ImageDraw.Draw(image)
    title = fonts.fit(fonts.TITLE, 52, battle.title, 960)
    card_sheet.write(draw, (MARGIN, 78), title, fonts.TITLE, 52, look.table_ink)
    x = WIDTH - MARGIN
    for phase in reversed(PHASES):
        word = say(words, f"battle_phase.{phase}")
        now = phase == battle.phase
        cut = fonts.STRONG if now else fonts.TEXT
        card_sheet.write(draw, (x, 124), word, cut, TYPE, look.table_ink if now else look.faint, "rs")
        x -= round(fonts.width(cut, TYPE, word)) + 34
    if battle.combats:
        text = say(words, "combat_of", combat=battle.combat, combats=battle.combats)
        card_sheet.write(draw, (MARGIN, 126), text, fonts.TEXT, TYPE + 2, look.table_ink)
    for number in range(battle.difficult):
        sign = tokens.glyph(48, "mountain", look.ridge)
        image.paste(sign, (WIDTH - MARGIN - 52 * (number + 1), 32), sign)


def _general(image: Image.Image, side: BattleSide, x: int, y: int, role: str, won: bool, look: Theme) -> None:
    """Draw who leads a side: shield, faction, general with stars and die, cards yet to fight, reveals."""
    signs = (("cards", side.left, look.faint), ("reveal", side.reveals, look.faint), ("skull", side.lost, look.token))
    sides.plate(image, (x, y + 30), HALF, side.side, (side.name, side.general or role), signs, won, look)
    if side.hidden:
        back = card_sheet.back(look.name, BACK)
        image.paste(back, (x + 432, y + 40), back)
        return
    die = dice.die(58, side.die)
    image.paste(die, (x + 436, y + 46), die)
    star = tokens.glyph(28, "star", look.gold_ink if look.name == "light" else look.gold)
    for number in range(side.stars):
        image.paste(star, (x + 428 + number * (26 if side.stars < 5 else 23), y + 108), star)


def _active(image: Image.Image, side: BattleSide, x: int, y: int, high: int, look: Theme, words: Words) -> None:
    """Draw the cards that fight now, each with its dice; a back where they are sealed."""
    draw = ImageDraw.Draw(image)
    colours = livery(look.name, side.side)
    card_sheet.write(draw, (x + 8, y + 38), say(words, "zone.active"), fonts.CAPITALS, TYPE, look.table_ink)
    top = y + 54
    if side.active is None:
        back = card_sheet.back(look.name, (HALF, sides.ROW - 10))
        image.paste(back, (x, top), back)
        return
    for number, blow in enumerate(side.active):
        row = (x, top + number * sides.ROW)
        glyph = TYPES.get(blow.fighter.type, "spark")
        sides.row(image, row, HALF, (glyph, colours.colour), blow.fighter.name, blow.dice, blow.fate, look)


def _hand(image: Image.Image, found: tuple[Fighter, ...], y: int, look: Theme, words: Words) -> None:
    """Draw what the viewer has left, large: it is chosen from."""
    draw = ImageDraw.Draw(image)
    card_sheet.write(draw, (MARGIN + 8, y + 54), say(words, "zone.hand"), fonts.CAPITALS, LARGE, look.table_ink)
    wide = (WIDTH - 2 * MARGIN - (PER_HAND - 1) * 14) // PER_HAND
    for number, fighter in enumerate(found):
        left, top = MARGIN + number % PER_HAND * (wide + 14), y + 76 + number // PER_HAND * (CARD_HIGH + 14)
        draw.rounded_rectangle(
            (left, top, left + wide, top + CARD_HIGH), 16, fill=look.card, outline=look.panel_edge, width=3
        )
        sign = tokens.glyph(72, TYPES.get(fighter.type, "spark"), look.tree)
        image.paste(sign, (left + 14, top + (CARD_HIGH - 72) // 2), sign)
        right = left + wide - 18
        if fighter.count > 1:
            card_sheet.write(draw, (right, top + 80), f"×{fighter.count}", fonts.STRONG, LARGE, look.ink, "rs")
            right -= 84
        room = right - left - 100
        if fonts.width(fonts.TEXT, LARGE, fighter.name) <= room:
            card_sheet.write(draw, (left + 100, top + 80), fighter.name, fonts.TEXT, LARGE, look.ink)
            continue
        for line, part in enumerate(fonts.wrap(fonts.TEXT, LARGE - 8, fighter.name, room, 2)):
            card_sheet.write(draw, (left + 100, top + 54 + 52 * line), part, fonts.TEXT, LARGE - 8, look.ink)


def _rows(found: tuple[Fighter, ...]) -> int:
    return max(1, -(-len(found) // 2))


def _zone(
    image: Image.Image,
    name: str,
    found: tuple[Fighter, ...],
    x: int,
    y: int,
    high: int,
    look: Theme,
    ink: tuple[int, int, int],
) -> None:
    """Draw a zone: its name and its cards as chips, two in a row."""
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((x, y + 8, x + HALF, y + high - 4), 16, outline=look.panel_edge, width=2)
    card_sheet.write(draw, (x + 16, y + 46), name, fonts.CAPITALS, TYPE, look.table_ink)
    wide = (HALF - 42) // 2
    for number, fighter in enumerate(found):
        left, top = x + 16 + number % 2 * (wide + 10), y + 58 + number // 2 * (CHIP + 10)
        draw.rounded_rectangle(
            (left, top, left + wide, top + CHIP), 12, fill=look.card, outline=look.panel_edge, width=2
        )
        sign = tokens.glyph(48, TYPES.get(fighter.type, "spark"), ink)
        if fighter.wounded:
            sign = sign.rotate(90)
        image.paste(sign, (left + 10, top + 14), sign)
        right = left + wide - 12
        if fighter.count > 1:
            card_sheet.write(draw, (right, top + 50), f"×{fighter.count}", fonts.STRONG, 36, look.ink, "rs")
            right -= 54
        room = right - left - 72
        long = fonts.width(fonts.TEXT, SMALL, fighter.name) > room - 40
        if fighter.wounded or (fighter.veteran and not long):  # what is long says itself that it is a veteran
            kind, mark_ink = ("wound", look.control_ink) if fighter.wounded else ("laurel", look.laurel)
            mark = tokens.glyph(36, kind, mark_ink)
            image.paste(mark, (right - 36, top + 20), mark)
            room -= 42
        _chip_name(draw, fighter.name, (left + 68, top), room, look.ink)


def _chip_name(draw: ImageDraw.ImageDraw, name: str, place: tuple[int, int], room: float, ink: Colour) -> None:
    """Write a name on a chip: in one line, or small in two where only that shows the whole of it."""
    x, y = place
    size = next((one for one in (TYPE, 30, SMALL) if fonts.width(fonts.TEXT, one, name) <= room), 0)
    if size:
        card_sheet.write(draw, (x, y + 49), name, fonts.TEXT, size, ink)
        return
    for number, part in enumerate(fonts.wrap(fonts.TEXT, SMALL, name, room, 2)):
        card_sheet.write(draw, (x, y + 34 + 31 * number), part, fonts.TEXT, SMALL, ink)


def _alt(battle: Battle, words: Words) -> str:
    out = [
        say(
            words,
            "alt.battle",
            title=battle.title,
            phase=say(words, f"battle_phase.{battle.phase}"),
            combat=battle.combat,
            combats=battle.combats,
        )
    ]
    for role, side in (("attacker", battle.attacker), ("defender", battle.defender)):
        fought = say(words, "hidden_effort")
        if side.active is not None:
            fought = "; ".join(_blow(blow, words) for blow in side.active) or say(words, "alt.none")
        dead = ", ".join(_fighter(one) for one in side.dead) or say(words, "alt.none")
        out.append(
            say(
                words,
                "alt.battle_side",
                role=say(words, role),
                name=side.name,
                general=say(words, "general_hidden") if side.hidden else side.general or say(words, "alt.none"),
                left=side.left,
                fought=fought,
                dead=dead,
            )
        )
    if battle.hand:
        out.append(say(words, "alt.hand_left", cards=", ".join(_fighter(one) for one in battle.hand)))
    if battle.summary:
        out.append(battle.summary)
    return " ".join(out)


def _fighter(one: Fighter) -> str:
    return f"{one.name} ×{one.count}" if one.count > 1 else one.name


def _blow(blow: Blow, words: Words) -> str:
    faces = sides.rolled(blow.dice, words)
    return f"{blow.fighter.name} ({faces})" if faces else blow.fighter.name
