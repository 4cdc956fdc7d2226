"""Signs of The Rise of the Roman Republic in lines of text: emblems of the sides, what is counted, the die."""

from collections.abc import Iterator
from functools import partial

from render.drawing import dice, pieces  # noqa: F401 - the second brings the glyphs
from render.drawing.style import PlayerStyle, colour_from_hex
from render.games.rise_of_the_roman_republic.printed import printed_map_drawing
from render.kit import sign_shapes
from render.signs import Sign

PLATES = {
    "vp": ("laurel", "#9a7a22"),
    "sp": ("swords", "#7d3b2c"),
    "leader": ("helmet", "#4d5a2f"),
    "legion": ("pennant", "#8e2b24"),
    "city": ("tower", "#6b5a45"),
    "siege": ("siege", "#4b5560"),
    "marker": ("rings", "#2f5f99"),
    "fleet": ("ship", "#2f5963"),
}

FACES = 10  # of a die, 0 to 9


def _all() -> Iterator[tuple[str, Sign]]:
    for side, look in printed_map_drawing()["liveries"].items():
        if side != "others":
            livery = PlayerStyle(colour_from_hex(look["colour"]), look["glyph"], look["pattern"])
            yield f"emblem_{side}", Sign((f"sign.emblem_{side}",), partial(sign_shapes.side_emblem_sign, livery))
    for name, (glyph, field) in PLATES.items():
        yield name, Sign((f"sign.{name}",), partial(sign_shapes.glyph_plate, glyph, colour_from_hex(field)))
    for face in range(FACES):
        yield (
            f"die_{face}",
            Sign(
                ("sign.ten_sided", f"sign.die_{face}"),
                partial(sign_shapes.numbered_hexagon, str(face), *dice.DICE["RED"]),
            ),
        )
    yield "ten_sided", Sign(("sign.ten_sided",), partial(sign_shapes.numbered_hexagon, "10", *dice.DICE["WHITE"]))


SIGNS = dict(_all())
