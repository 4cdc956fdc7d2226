"""Signs of The Sword of Rome in lines of text: dice, the powers, spaces, what lies on the map."""

from collections.abc import Iterator
from functools import partial

from render.drawing.style import PlayerStyle, colour_from_hex
from render.games.sword_of_rome.board import printed_map_drawing
from render.kit import sign_shapes
from render.signs import Sign

GREY, GOLD, PAPER = colour_from_hex("#5c5750"), colour_from_hex("#ffd36b"), colour_from_hex("#fffbe9")
OTHERS = {  # id: what it says, its glyph, its field, its mark
    "vp": ("sign.vp", "laurel", colour_from_hex("#31452a"), GOLD),
    "cu": ("sign.cu", "swords", colour_from_hex("#6e5428"), PAPER),
    "leader": ("sign.leader", "helmet", colour_from_hex("#6e5428"), GOLD),
    "card": ("sign.card", "cards", colour_from_hex("#5d4d36"), PAPER),
    "city": ("sign.city", "walls", GREY, PAPER),
    "siege": ("sign.siege", "siege", GREY, PAPER),
    "port": ("sign.port", "anchor", colour_from_hex("#2f5963"), PAPER),
    "plunder": ("sign.plunder", "flame", colour_from_hex("#9d2b22"), colour_from_hex("#ffdf9a")),
    "alliance": ("sign.alliance", "rings", colour_from_hex("#2a68a5"), PAPER),
    "truce": ("sign.truce", "olive", colour_from_hex("#3f7a3c"), PAPER),
}


def power_liveries() -> dict[str, PlayerStyle]:
    """Return how each power looks."""
    rows = printed_map_drawing()["liveries"].items()
    return {power: PlayerStyle(colour_from_hex(row["colour"]), row["glyph"], row["pattern"]) for power, row in rows}


def _all() -> Iterator[tuple[str, Sign]]:
    yield from sign_shapes.plain_dice().items()
    for power, look in power_liveries().items():
        name = f"name.{power}"
        yield f"emblem_{power}", Sign((name,), partial(sign_shapes.side_emblem_sign, look))
        yield f"army_{power}", Sign((name, "sign.army"), partial(sign_shapes.army_banner_sign, look))
    for sign, (said, glyph, field, mark) in OTHERS.items():
        yield sign, Sign((said,), partial(sign_shapes.glyph_plate, glyph, field, mark))


SIGNS = dict(_all())
