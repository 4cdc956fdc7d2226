"""The map of The Sword of Rome: all of it, or cut round some spaces; drawn by the kit, described by `alt`."""

from dataclasses import replace
from functools import cache
from typing import Any

import msgspec

from engine.games.sword_of_rome.view import SwordView
from render.games.sword_of_rome import GAME_ID, alt
from render.games.sword_of_rome.board import FIVE, FOUR, board
from render.games.sword_of_rome.from_view import public_view
from render.games.sword_of_rome.map_view import MapOptions, MapView
from render.games.sword_of_rome.position import position
from render.kit.points import declared, point_drawing
from render.kit.points.declared import PointMap
from render.kit.points.point_drawing import Layout
from render.picture import Picture
from render.words import Words, picture_words


def draw_map(view: SwordView | MapView, *, words: Words | None = None, **options: Any) -> Picture:
    """Draw the map. options: the fields of `MapOptions`. words: in another language than English."""
    said = words or picture_words(GAME_ID)
    wanted, shown = msgspec.convert(options, MapOptions), public_view(view)
    made = point_drawing.draw(map_of(shown.players, words), position(shown, said), asked(wanted), words=said)
    return replace(made, alt=alt.describe(shown, wanted, said))


def layout(view: MapView, options: MapOptions | None = None) -> Layout:
    """Return where everything of a picture stands, for tests."""
    words = picture_words(GAME_ID)
    return point_drawing.lay(map_of(view.players), position(view, words), asked(options or MapOptions()))


def map_of(players: int, words: Words | None = None) -> PointMap:
    """Return the map for a number of players."""
    return _in_english(players == FIVE) if words is None else board(words, five=players == FIVE)


@cache
def _in_english(five: bool) -> PointMap:
    return board(picture_words(GAME_ID), five=five)


def asked(options: MapOptions) -> declared.MapOptions:
    """Return what is asked of the kit."""
    return declared.MapOptions(
        theme=options.theme,
        letters=options.letters,
        glow=options.glow,
        ways=tuple(declared.Way(side=move.power, nodes=move.spaces) for move in options.moves),
        crop=options.crop,
        width=options.width,
    )


def warm(theme: str) -> None:
    """Draw the map's plate for up to four players before anybody asks."""
    point_drawing.warm(map_of(FOUR), theme)
