"""Signs of The Sword of Rome in lines of text: dice, the powers, spaces, what lies on the map."""

from collections.abc import Iterator
from functools import partial

from render.drawing.style import PlayerStyle, ink
from render.games.sword_of_rome.board import drawing
from render.kit import sign_shapes
from render.signs import Sign

GREY, GOLD, PAPER = ink("#5c5750"), ink("#ffd36b"), ink("#fffbe9")
OTHERS = {  # id: what it says, its glyph, its field, its mark
    "vp": ("sign.vp", "laurel", ink("#31452a"), GOLD),
    "cu": ("sign.cu", "swords", ink("#6e5428"), PAPER),
    "leader": ("sign.leader", "helmet", ink("#6e5428"), GOLD),
    "card": ("sign.card", "cards", ink("#5d4d36"), PAPER),
    "city": ("sign.city", "walls", GREY, PAPER),
    "siege": ("sign.siege", "siege", GREY, PAPER),
    "port": ("sign.port", "anchor", ink("#2f5963"), PAPER),
    "plunder": ("sign.plunder", "flame", ink("#9d2b22"), ink("#ffdf9a")),
    "alliance": ("sign.alliance", "rings", ink("#2a68a5"), PAPER),
    "truce": ("sign.truce", "olive", ink("#3f7a3c"), PAPER),
}


def liveries() -> dict[str, PlayerStyle]:
    """Return how each power looks."""
    rows = drawing()["liveries"].items()
    return {power: PlayerStyle(ink(row["colour"]), row["glyph"], row["pattern"]) for power, row in rows}


def _all() -> Iterator[tuple[str, Sign]]:
    yield from sign_shapes.plain_dice().items()
    for power, look in liveries().items():
        name = f"name.{power}"
        yield f"emblem_{power}", Sign((name,), partial(sign_shapes.shield, look))
        yield f"army_{power}", Sign((name, "sign.army"), partial(sign_shapes.banner, look))
    for sign, (said, glyph, field, mark) in OTHERS.items():
        yield sign, Sign((said,), partial(sign_shapes.plate, glyph, field, mark))


SIGNS = dict(_all())
