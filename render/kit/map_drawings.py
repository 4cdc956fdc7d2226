"""Maps that are only declared, registered as drawings: a game says where its map is and what of a view stands on it.

    DRAWINGS = Drawings(
        {"map": point_map(board, position)}, warm=warm_points(board), places=places_of_points(board, position)
    )

where `board()` returns the declared `PointMap` and `position(view)` its `PointPosition`. Then a picture is
`await renderer.draw(game, "map", view, theme="dark", letters={"roma": "A"})`; the options are the fields of
the engine's `PointMapOptions`. Only the position reaches the process that draws, so that all who see the same share one
drawing, and nothing else of a view can be seen.
"""

from collections.abc import Callable
from typing import Any

from render.drawings import Drawing, TouchDrawings
from render.kit.hexes import hex_data, hex_drawing
from render.kit.hexes.hex_places import hex_places
from render.kit.points import declared, point_alt, point_drawing
from render.kit.points.point_places import point_places
from render.kit.points.point_touch import touch_point_map, touch_point_tile, touch_point_tokens
from render.map_places import MapPlaces
from render.picture import Picture
from render.touch.touch_tokens import MadeTokens
from render.words import Words, picture_words


def point_map(board: Callable[[], declared.PointMap], position: Callable[[Any], declared.PointPosition]) -> Drawing:
    """Return the drawing of a map of points with links. Options: the fields of `points.declared.PointMapOptions`, and
    `words` in another language. A `PointPosition` in place of a view is drawn as it is."""

    def public(view: Any) -> declared.PointPosition:
        return view if isinstance(view, declared.PointPosition) else position(view)

    def draw(view: Any, *, words: Words | None = None, **options: Any) -> Picture:
        return point_drawing.draw_point_map(board(), public(view), declared.PointMapOptions(**options), words=words)

    def told(view: Any, *, words: Words | None = None, **options: Any) -> str:
        wanted = declared.PointMapOptions(**options)
        return point_alt.describe_picture(board(), public(view), wanted, words or picture_words())

    return Drawing(draw, public, told=told)


def places_of_points(
    board: Callable[[], declared.PointMap], position: Callable[[Any], declared.PointPosition]
) -> Callable[[Any], MapPlaces]:
    """Return what says where the nodes of a map of points stand on its picture, for `Drawings.places`."""

    def places(view: Any) -> MapPlaces:
        shown = view if isinstance(view, declared.PointPosition) else position(view)
        return point_places(board(), shown, picture_words())

    return places


def touch_of_points(
    board: Callable[[], declared.PointMap], position: Callable[[Any], declared.PointPosition]
) -> TouchDrawings:
    """Return a map of points as data, for `Drawings.touch`."""

    def standing(view: Any, theme: str) -> MadeTokens:
        shown = view if isinstance(view, declared.PointPosition) else position(view)
        return touch_point_tokens(board(), shown, theme)

    return TouchDrawings(
        lambda printed, theme: touch_point_map(board(), theme),
        standing,
        tile=lambda printed, theme, number: touch_point_tile(board(), theme, number),
    )


def places_of_hexes(
    field: Callable[[], hex_data.HexMap], position: Callable[[Any], hex_data.HexPosition]
) -> Callable[[Any], MapPlaces]:
    """Return what says where the hexes of a map stand on its picture, for `Drawings.places`."""
    return lambda view: hex_places(field(), position(view))


def warm_points(board: Callable[[], declared.PointMap]) -> Callable[[str], None]:
    """Return what draws the plate of a map of points by a theme, for `Drawings.warm`."""

    def warm(theme: str) -> None:
        point_drawing.warm_map_plate(board(), theme)

    return warm


def hex_map(field: Callable[[], hex_data.HexMap], position: Callable[[Any], hex_data.HexPosition]) -> Drawing:
    """Return the drawing of a map of hexes. Options: the fields of `hexes.hex_data.PointMapOptions`. A `PointPosition`
    in place of a view is drawn as it is. Its ground needs no start: it is drawn by zones, as they are seen."""

    def public(view: Any) -> hex_data.HexPosition:
        return view if isinstance(view, hex_data.HexPosition) else position(view)

    def draw(view: Any, **options: Any) -> Picture:
        return hex_drawing.draw_hexes(field(), public(view), hex_data.HexMapOptions(**options))

    def told(view: Any, **options: Any) -> str:
        return hex_drawing.hex_map_alt_text(field(), public(view), hex_data.HexMapOptions(**options))

    return Drawing(draw, public, told=told)
