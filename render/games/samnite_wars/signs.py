"""Signs of Samnite Wars in lines of text: dice, the players and the two sides of a battle, kinds of cards, values."""

from collections.abc import Iterator
from functools import partial

from render.drawing import dice
from render.drawing.style import LIGHT, PlayerStyle, colour_from_hex
from render.games.samnite_wars.cards import KINDS
from render.kit import sign_shapes
from render.signs import Sign

FORCES = range(1, 10)  # of a card in its best place, and of what a whole side may bring
ROME = PlayerStyle(colour_from_hex("#8e2b24"), "eagle", "bend")
PEOPLES = PlayerStyle(colour_from_hex("#4d5a2f"), "helmet", "pale")
TEN = range(1, 11)


def _all() -> Iterator[tuple[str, Sign]]:
    yield from sign_shapes.plain_dice().items()
    for rolled in TEN:
        drawn = partial(sign_shapes.numbered_hexagon, str(rolled), *dice.DICE["RED"])
        yield f"ten_{rolled}", Sign(("sign.ten", str(rolled)), drawn)
    for kind, look in KINDS.items():
        yield (
            f"card_{kind}",
            Sign((f"name.{kind}", "name.card"), partial(sign_shapes.glyph_plate, look.glyph, look.colour)),
        )
    for force in FORCES:
        drawn = partial(
            sign_shapes.lettered_sign, str(force), colour_from_hex("#fbf5e6"), colour_from_hex("#33261a"), round_=True
        )
        yield f"force_{force}", Sign(("sign.force", str(force)), drawn)
    for number, livery in enumerate(LIGHT.players, 1):
        yield f"player_{number}", Sign(("sign.player", str(number)), partial(sign_shapes.side_emblem_sign, livery))
    yield "rome", Sign(("sign.rome",), partial(sign_shapes.side_emblem_sign, ROME))
    yield "enemy", Sign(("sign.peoples",), partial(sign_shapes.side_emblem_sign, PEOPLES))
    yield "gold", Sign(("name.gold",), sign_shapes.coin_sign)
    yield (
        "prestige",
        Sign(
            ("sign.prestige",),
            partial(sign_shapes.glyph_plate, "laurel", colour_from_hex("#31452a"), colour_from_hex("#ffd36b")),
        ),
    )
    yield "card", Sign(("name.card",), partial(sign_shapes.glyph_plate, "cards", colour_from_hex("#5d4d36")))


SIGNS = dict(_all())
