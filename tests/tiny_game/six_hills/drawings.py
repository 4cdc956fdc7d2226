"""The pictures: the kit's map of points, and the kit's hand of cards."""

from functools import cache

from render.drawing.style import Kind, colour_from_hex
from render.drawings import Drawings
from render.kit.hand import HandCard, hand_drawing
from render.kit.map_drawings import places_of_points, point_map, touch_of_points, warm_points
from render.kit.points.declared import Node, PointLink, PointMap, PointPosition, PointSide
from render.words import picture_words, say_message

from .game import HILLS, SPEARS, HillsView

SPEAR = Kind(colour_from_hex("#2c5d8c"), "pale", "pennant")
SIDES = (
    PointSide(id="1", name="Red", colour="#b02a25", glyph="eagle"),
    PointSide(id="2", name="Blue", colour="#27478c", glyph="wheel"),
    PointSide(id="3", name="Green", colour="#3f7a3c", glyph="leaf"),
    PointSide(id="4", name="Gold", colour="#a87a0c", glyph="crescent"),
)


@cache
def board() -> PointMap:
    words = picture_words("six_hills")
    return PointMap(
        id="six_hills",
        name="Six Hills",
        size=(900, 640),
        nodes=tuple(
            Node(id=hill, name=say_message(words, f"name.{hill}"), place=row["at"], number=row["worth"])
            for hill, row in HILLS.items()
        ),
        links=tuple(PointLink(a=a, b=b) for a, row in HILLS.items() for b in row["borders"] if a < b),
        sides=SIDES,
    )


def position(view: HillsView) -> PointPosition:
    return PointPosition(control=view.owners)


def card(spear: str) -> HandCard:
    number = SPEARS[spear]
    lines = (f"Beats every spear below {number}",)
    return HandCard(id=spear, name="Spear", kind=SPEAR, kind_name="Bid", number=number, lines=lines)


DRAWINGS = Drawings(
    {"map": point_map(board, position), "hand": hand_drawing(card)},
    warm=warm_points(board),
    places=places_of_points(board, position),
    touch=touch_of_points(board, position),
)
