"""A naval battle of Total War: Rome: both navies with their dice, what became of their ships and whom they carried."""

import msgspec
from PIL import Image, ImageDraw

from render.drawing import card_sheet, fonts, pieces, tokens
from render.drawing.style import THEMES, PlayerStyle, Theme
from render.games.total_war_rome import GAME_ID
from render.games.total_war_rome import battle_sides as sides
from render.games.total_war_rome.battle_sides import ROW, TYPE
from render.games.total_war_rome.rome_cards import faction_livery
from render.large import is_drawing_large
from render.picture import Picture, encode_picture
from render.words import Words, picture_words, say_message

WIDTH, MARGIN, GAP = 1600, 28, 24
HALF = (WIDTH - 2 * MARGIN - GAP) // 2
TOP, SHIP = 134, 110  # where the plates of the sides begin; a ship's size in the water
SEA, WATER = 170, 232  # the height of the strip of sea; the same with a line of type below it


class Vessel(msgspec.Struct, frozen=True, kw_only=True):
    """A ship card, or an admiral aboard, with the dice that it rolled: (colour, face) of each, face "" before the roll;
    colours and faces as `render.drawing.dice.DICE` and the locale name them ("YELLOW", "SKULL", "X", "S", "BLANK")."""

    name: str
    dice: tuple[tuple[str, str], ...] = ()
    admiral: bool = False


class NavalSide(msgspec.Struct, frozen=True, kw_only=True):
    """One navy. `side`: the faction's id; `name`: its name; `navy`: the navy's own name; `vessels` None: not seen yet,
    then `ships` backs are drawn. `ships`: ship cards before the battle; `sunk`, `captured`: how many of them were lost
    (captured ones sail on under the enemy's colours); `troops`: troop cards aboard before the battle, None where nobody
    was carried or the viewer cannot know; `drowned`: how many of those were lost."""

    side: str
    name: str
    navy: str = ""
    vessels: tuple[Vessel, ...] | None = ()
    ships: int = 0
    sunk: int = 0
    captured: int = 0
    troops: int | None = None
    drowned: int = 0


class NavalBattle(msgspec.Struct, frozen=True, kw_only=True):
    """A naval battle (rulebook, Naval Battles), one exchange of dice: the sea area, both navies, a line on what came of
    it. `winner`: attacker, defender or "" (a tie, or not over)."""

    title: str
    area: str
    attacker: NavalSide
    defender: NavalSide
    summary: str = ""
    winner: str = ""


def draw_naval(battle: NavalBattle, *, theme: str = "light", words: Words | None = None) -> Picture:
    """Draw a naval battle: the attacker left, the defender right. 1600 px wide, as high as the larger navy needs."""
    words, look = words or picture_words(GAME_ID), THEMES[theme]
    both = (battle.attacker, battle.defender)
    rows = max(1, *(side.ships if side.vessels is None else len(side.vessels) for side in both))
    top = MARGIN + TOP
    water = top + 128 + rows * ROW
    height = water + WATER + (84 if battle.summary else 24)
    image = Image.new("RGB", (WIDTH, height), look.table)
    draw = ImageDraw.Draw(image)
    card_sheet.write_card_line(
        draw, (MARGIN, 78), fonts.shorten_to_fit(fonts.TITLE, 52, battle.title, 1150), fonts.TITLE, 52, look.table_ink
    )
    card_sheet.write_card_line(
        draw, (MARGIN, 126), fonts.shorten_to_fit(fonts.ITALIC, 38, battle.area, 1150), fonts.ITALIC, 38, look.table_ink
    )
    anchor = tokens.glyph(84, "anchor", look.sea_ink)
    image.paste(anchor, (WIDTH - MARGIN - 88, 36), anchor)
    for number, side in enumerate(both):
        x = MARGIN + number * (HALF + GAP)
        won = battle.winner == ("attacker", "defender")[number]
        role = say_message(words, ("attacker", "defender")[number])
        sides.draw_side_plate(
            image, (x, top), HALF, side.side, (side.name, side.navy or role), _signs(side, look), won, look
        )
        _vessels(image, side, (x, top + 128), look)
        _water(image, side, faction_livery(theme, both[1 - number].side), (x, water), look, words)
    halves = [(x, 0, x + HALF, height) for x in (MARGIN, MARGIN + HALF + GAP)]
    if battle.summary:
        room, start, at = (
            (HALF, MARGIN, "ls") if is_drawing_large() else (WIDTH - 80, WIDTH // 2, "ms")
        )  # in one part whole
        text = fonts.shorten_to_fit(fonts.STRONG, 38, battle.summary, room)
        card_sheet.write_card_line(draw, (start, height - 30), text, fonts.STRONG, 38, look.table_ink, at)
    return encode_picture(image, "battle", _alt(battle, words), type_size=TYPE, whole=halves)


def _signs(side: NavalSide, look: Theme) -> tuple[sides.Sign, ...]:
    """Return the numbers on a side's plate: ships, troops aboard, ships lost."""
    carried = () if side.troops is None else (("helmet", side.troops, look.faint),)
    return (("ship", side.ships, look.faint), *carried, ("skull", side.sunk + side.captured, look.token))


def _vessels(image: Image.Image, side: NavalSide, place: tuple[int, int], look: Theme) -> None:
    """Draw the ships as rows with their dice; backs where they are not seen."""
    x, y = place
    if side.vessels is None:
        back = card_sheet.card_back(look.name, (HALF, ROW - 10))
        for number in range(side.ships):
            image.paste(back, (x, y + number * ROW), back)
        return
    colour = faction_livery(look.name, side.side).colour
    for number, one in enumerate(side.vessels):
        glyph = ("star" if one.admiral else "ship", colour)
        sides.draw_fighting_card_row(image, (x, y + number * ROW), HALF, glyph, one.name, one.dice, "", look)


def _water(
    image: Image.Image, side: NavalSide, captor: PlayerStyle, place: tuple[int, int], look: Theme, words: Words
) -> None:
    """Draw a side's ships as they lie in the water: afloat, captured under the other's colours, sunk."""
    x, y = place
    strip = Image.new("RGB", (HALF, SEA), look.sea_deep)
    _waves(strip, look)
    own = faction_livery(look.name, side.side)
    afloat = max(0, side.ships - side.sunk - side.captured)
    step = min(SHIP + 34, (HALF - 40) // max(1, side.ships))
    left = (HALF - step * side.ships) // 2 + (step - SHIP) // 2
    for number in range(side.ships):
        fate = "" if number < afloat else "captured" if number < afloat + side.captured else "sunk"
        _ship(strip, fate, captor if fate == "captured" else own, (left + number * step, 34), look)
    mask = card_sheet.rounded_plate_mask(strip.size, 16)
    image.paste(strip, (x, y + 4), mask)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((x, y + 4, x + HALF - 1, y + 3 + strip.height), 16, outline=look.panel_edge, width=3)
    text = fonts.shorten_to_fit(fonts.STRONG, TYPE, fate_of(side, words), HALF - 16)
    card_sheet.write_card_line(draw, (x + 8, y + SEA + 44), text, fonts.STRONG, TYPE, look.table_ink)


def _waves(strip: Image.Image, look: Theme) -> None:
    """Draw quiet waves: short double strokes, each row shifted against the one above."""
    draw, ink = ImageDraw.Draw(strip), tokens.mix(look.sea_deep, look.sea, 0.55)
    for number, y in enumerate(range(16, strip.height, 26)):
        for x in range(-20 + number % 2 * 48, strip.width, 96):
            draw.arc((x, y, x + 24, y + 12), 20, 160, fill=ink, width=3)
            draw.arc((x + 22, y, x + 46, y + 12), 20, 160, fill=ink, width=3)


def _ship(strip: Image.Image, fate: str, flag: PlayerStyle, place: tuple[int, int], look: Theme) -> None:
    """Draw one ship: upright under its flag, with rings of a chain if captured, heeling over and faded if sunk."""
    edge = tokens.mix(flag.colour, (0, 0, 0), 0.5)
    ship = pieces.galley(SHIP, flag.colour, flag.pattern, flag.glyph, edge)
    if fate == "sunk":
        ship = ship.rotate(-34, Image.Resampling.BICUBIC, expand=True)
        faded = ship.getchannel("A").point([round(value * 0.42) for value in range(256)])
        strip.paste(ship, (place[0] + (SHIP - ship.width) // 2, place[1] + 8 + (SHIP - ship.height) // 2), faded)
        mark = tokens.glyph(58, "wound", look.control_ink, look.halo)
        strip.paste(mark, (place[0] + SHIP // 2 - 29, place[1] + 28), mark)
        return
    strip.paste(ship, place, ship)
    if fate == "captured":
        mark = tokens.disc(50, look.card, look.gold, "rings", look.ink)
        strip.paste(mark, (place[0] + SHIP - 44, place[1] - 18), mark)


def fate_of(side: NavalSide, words: Words) -> str:
    """Return in words what a navy has lost."""
    counts = (("sunk", side.sunk), ("captured", side.captured), ("drowned", side.drowned))
    return " · ".join(say_message(words, f"naval.{key}", count=count) for key, count in counts if count) or say_message(
        words, "naval.unhurt"
    )


def _alt(battle: NavalBattle, words: Words) -> str:
    out = [say_message(words, "alt.naval", title=battle.title, area=battle.area)]
    for role, side in (("attacker", battle.attacker), ("defender", battle.defender)):
        rolled = say_message(words, "hidden")
        if side.vessels is not None:
            rolled = "; ".join(_vessel(one, words) for one in side.vessels) or say_message(words, "alt.none")
        aboard = say_message(words, "alt.naval_aboard", count=side.troops) if side.troops is not None else ""
        told = {
            "role": say_message(words, role),
            "name": side.name,
            "ships": side.ships,
            "aboard": aboard,
            "rolled": rolled,
        }
        out.append(say_message(words, "alt.naval_side", **told, fate=fate_of(side, words)))
    if battle.summary:
        out.append(battle.summary)
    return " ".join(out)


def _vessel(one: Vessel, words: Words) -> str:
    faces = sides.rolled_dice_text(one.dice, words)
    return f"{one.name} ({faces})" if faces else one.name
