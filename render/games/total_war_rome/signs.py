"""Signs of Total War: Rome in lines of text: dice, factions and their forces, units, what is built, deeds, goods."""

from collections.abc import Iterator
from functools import partial

from PIL import ImageDraw

from render.drawing import dice
from render.drawing.style import Colour, colour_from_hex
from render.drawing.tokens import GLYPHS
from render.games.total_war_rome.liveries import FACTIONS_LIGHT
from render.games.total_war_rome.rome_cards import ACTIONS, TYPES
from render.kit import sign_shapes
from render.signs import Sign

UNIT, BUILT, DEED = (
    colour_from_hex("#6e5428"),
    colour_from_hex("#5b4630"),
    colour_from_hex("#3f4a56"),
)  # fields: troops; buildings; what agents do
RED, BLUE, GREEN, GREY = (
    colour_from_hex("#9d2b22"),
    colour_from_hex("#2a68a5"),
    colour_from_hex("#3f7a3c"),
    colour_from_hex("#5c5750"),
)
GOLD = colour_from_hex("#ffd36b")
BUILDINGS = ("market", "barracks", "walls", "wonder", "road")
STATUS = {"enemy": ("swords", RED), "neutral": ("neutral", GREY), "friendly": ("olive", GREEN), "ally": ("rings", BLUE)}
UNITS = {**TYPES, "cavalry_skirmisher": "mounted_javelin"}  # alike on cards, which have the type's name
DEEDS = {**ACTIONS, "spy": "reveal", "riots": "flames", "rebel_uprising": "pennant"}  # alike there, too
OTHERS = {  # id: what it says, its glyph, its field, its mark
    "vp": ("sign.vp", "laurel", colour_from_hex("#31452a"), GOLD),
    "unrest": ("name.unrest", "flame", RED, colour_from_hex("#ffdf9a")),
    "siege": ("sign.siege", "siege", GREY, colour_from_hex("#fffbe9")),
    "development": ("sign.development", "column", BUILT, GOLD),
    "card": ("name.card", "cards", colour_from_hex("#5d4d36"), colour_from_hex("#fffbe9")),
    "star": ("sign.star", "star", colour_from_hex("#5d4d36"), GOLD),
    "general": ("name.general", "helmet", UNIT, GOLD),
    "ship": ("sign.ship", "ship", colour_from_hex("#2f5963"), colour_from_hex("#fffbe9")),
    "agent": ("name.agent", "agent", DEED, colour_from_hex("#fffbe9")),
    "open": ("sign.open", "sun", colour_from_hex("#8a6a16"), colour_from_hex("#fff3c4")),
    "difficult": ("sign.difficult", "mountain", colour_from_hex("#6a4a2a"), colour_from_hex("#e6cfa6")),
    "port": ("sign.port", "anchor", colour_from_hex("#2f5963"), colour_from_hex("#fffbe9")),
    "destroyed": ("sign.destroyed", "skull", colour_from_hex("#2a2522"), colour_from_hex("#f5ecd9")),
}


def _road(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, mark: Colour) -> None:
    """A straight road that runs to the horizon, with the stones along its middle left out."""
    shape = (
        (-0.3, -1.0),
        (0.3, -1.0),
        (0.95, 1.0),
        (0.12, 1.0),
        (0.09, 0.55),
        (-0.09, 0.55),
        (-0.12, 1.0),
        (-0.95, 1.0),
    )
    draw.polygon([(x + a * r, y + b * r) for a, b in shape], fill=mark)
    for top, wide in ((-0.15, 0.07), (-0.75, 0.05)):
        draw.rectangle((x - wide * r, y + top * r, x + wide * r, y + (top + 0.38) * r), fill=BUILT)


GLYPHS["road"] = _road
GLYPHS["flames"] = sign_shapes.combined_glyph_pen(("flame", -0.45, 0.1, 0.78), ("flame", 0.5, -0.05, 0.78))
GLYPHS["mounted_javelin"] = sign_shapes.combined_glyph_pen(("horse", -0.28, 0.08, 0.86), ("javelin", 0.62, -0.1, 0.7))


def _dice() -> Iterator[tuple[str, Sign]]:
    for colour in dice.DICE:
        said = f"die.{colour.lower()}"
        yield f"die_{colour.lower()}", Sign((said, "sign.die"), partial(sign_shapes.skull_die, colour))
        for face in sign_shapes.FACES:
            drawn = partial(sign_shapes.skull_die, colour, face)
            yield f"die_{colour.lower()}_{face}", Sign((said, f"face.{face}"), drawn)


def _factions() -> Iterator[tuple[str, Sign]]:
    for side, look in FACTIONS_LIGHT.items():
        name = f"name.{side}"
        yield f"emblem_{side}", Sign((name,), partial(sign_shapes.side_emblem_sign, look))
        yield f"army_{side}", Sign((name, "name.army"), partial(sign_shapes.army_banner_sign, look))
        yield f"navy_{side}", Sign((name, "name.navy"), partial(sign_shapes.navy_galley_sign, look))
        agent = f"agent_{look.glyph}"  # with the emblem beside them: a colour never stands alone
        GLYPHS[agent] = sign_shapes.combined_glyph_pen(("agent", -0.42, 0.0, 0.8), (look.glyph, 0.5, 0.05, 0.52))
        yield (
            f"agent_{side}",
            Sign((name, "name.agent"), partial(sign_shapes.glyph_plate, agent, look.colour)),
        )


def _all() -> Iterator[tuple[str, Sign]]:
    yield from _dice()
    yield from _factions()
    yield "gold", Sign(("name.gold",), sign_shapes.coin_sign)
    for unit, glyph in UNITS.items():
        yield f"unit_{unit}", Sign((f"name.{unit}",), partial(sign_shapes.glyph_plate, glyph, UNIT))
    for built in BUILDINGS:
        yield (
            built,
            Sign((f"name.{built}",), partial(sign_shapes.glyph_plate, built, BUILT, colour_from_hex("#fff3dc"))),
        )
    for deed, glyph in DEEDS.items():
        yield f"deed_{deed}", Sign((f"name.{deed}",), partial(sign_shapes.glyph_disc, glyph, DEED))
    for status, (glyph, field) in STATUS.items():
        yield f"status_{status}", Sign((f"name.{status}",), partial(sign_shapes.glyph_disc, glyph, field))
    for sign, (said, glyph, field, mark) in OTHERS.items():
        yield sign, Sign((said,), partial(sign_shapes.glyph_plate, glyph, field, mark))


SIGNS = dict(_all())
