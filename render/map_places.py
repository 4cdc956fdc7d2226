"""Where the places of a whole map stand on its picture, and what is said of each when one looks at it from near: the
page of a replay goes to them, draws arrows between them and sets these words beside them in type of its own.

A game says it in `Drawings.places`, from what its map shows and nothing else.
"""

from collections.abc import Mapping

import msgspec

from render.drawing.style import Colour


class PlaceRow(msgspec.Struct, frozen=True):
    """A line on what stands in a place; colour: of whose it is, None: nobody's."""

    said: str
    colour: Colour | None = None


class MapPlace(msgspec.Struct, frozen=True):
    """A place: the middle of it, as shares of the picture's width and height, its name, and what stands there. inset:
    the number of the inset that shows it, -1: the map itself; main: of one in an inset, where it is on the map."""

    x: float
    y: float
    name: str
    rows: tuple[PlaceRow, ...] = ()
    inset: int = -1
    main: tuple[float, float] | None = None


MapPlaces = Mapping[str, MapPlace]
