"""Signs of Total War: Rome in lines of text: dice, factions and their forces, units, what is built, deeds, goods."""

from collections.abc import Iterator
from functools import partial

from PIL import ImageDraw

from render.drawing import dice
from render.drawing.style import Colour, ink
from render.drawing.tokens import GLYPHS
from render.games.total_war_rome.liveries import FACTIONS_LIGHT
from render.games.total_war_rome.rome_cards import ACTIONS, TYPES
from render.kit import sign_shapes
from render.signs import Sign

UNIT, BUILT, DEED = ink("#6e5428"), ink("#5b4630"), ink("#3f4a56")  # fields: troops; buildings; what agents do
RED, BLUE, GREEN, GREY = ink("#9d2b22"), ink("#2a68a5"), ink("#3f7a3c"), ink("#5c5750")
GOLD = ink("#ffd36b")
BUILDINGS = ("market", "barracks", "walls", "wonder", "road")
STATUS = {"enemy": ("swords", RED), "neutral": ("neutral", GREY), "friendly": ("olive", GREEN), "ally": ("rings", BLUE)}
UNITS = {**TYPES, "cavalry_skirmisher": "mounted_javelin"}  # alike on cards, which have the type's name
DEEDS = {**ACTIONS, "spy": "reveal", "riots": "flames", "rebel_uprising": "pennant"}  # alike there, too
OTHERS = {  # id: what it says, its glyph, its field, its mark
    "vp": ("sign.vp", "laurel", ink("#31452a"), GOLD),
    "unrest": ("name.unrest", "flame", RED, ink("#ffdf9a")),
    "siege": ("sign.siege", "siege", GREY, ink("#fffbe9")),
    "development": ("sign.development", "column", BUILT, GOLD),
    "card": ("name.card", "cards", ink("#5d4d36"), ink("#fffbe9")),
    "star": ("sign.star", "star", ink("#5d4d36"), GOLD),
    "general": ("name.general", "helmet", UNIT, GOLD),
    "ship": ("sign.ship", "ship", ink("#2f5963"), ink("#fffbe9")),
    "agent": ("name.agent", "agent", DEED, ink("#fffbe9")),
    "open": ("sign.open", "sun", ink("#8a6a16"), ink("#fff3c4")),
    "difficult": ("sign.difficult", "mountain", ink("#6a4a2a"), ink("#e6cfa6")),
    "port": ("sign.port", "anchor", ink("#2f5963"), ink("#fffbe9")),
    "destroyed": ("sign.destroyed", "skull", ink("#2a2522"), ink("#f5ecd9")),
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
GLYPHS["flames"] = sign_shapes.together(("flame", -0.45, 0.1, 0.78), ("flame", 0.5, -0.05, 0.78))
GLYPHS["mounted_javelin"] = sign_shapes.together(("horse", -0.28, 0.08, 0.86), ("javelin", 0.62, -0.1, 0.7))


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
        yield f"emblem_{side}", Sign((name,), partial(sign_shapes.shield, look))
        yield f"army_{side}", Sign((name, "name.army"), partial(sign_shapes.banner, look))
        yield f"navy_{side}", Sign((name, "name.navy"), partial(sign_shapes.galley, look))
        agent = f"agent_{look.glyph}"  # with the emblem beside them: a colour never stands alone
        GLYPHS[agent] = sign_shapes.together(("agent", -0.42, 0.0, 0.8), (look.glyph, 0.5, 0.05, 0.52))
        yield (
            f"agent_{side}",
            Sign((name, "name.agent"), partial(sign_shapes.plate, agent, look.colour)),
        )


def _all() -> Iterator[tuple[str, Sign]]:
    yield from _dice()
    yield from _factions()
    yield "gold", Sign(("name.gold",), sign_shapes.gold)
    for unit, glyph in UNITS.items():
        yield f"unit_{unit}", Sign((f"name.{unit}",), partial(sign_shapes.plate, glyph, UNIT))
    for built in BUILDINGS:
        yield built, Sign((f"name.{built}",), partial(sign_shapes.plate, built, BUILT, ink("#fff3dc")))
    for deed, glyph in DEEDS.items():
        yield f"deed_{deed}", Sign((f"name.{deed}",), partial(sign_shapes.disc, glyph, DEED))
    for status, (glyph, field) in STATUS.items():
        yield f"status_{status}", Sign((f"name.{status}",), partial(sign_shapes.disc, glyph, field))
    for sign, (said, glyph, field, mark) in OTHERS.items():
        yield sign, Sign((said,), partial(sign_shapes.plate, glyph, field, mark))


SIGNS = dict(_all())
