"""The map of The Sword of Rome: all of it, or cut round some spaces; drawn by the kit, described by `alt`."""

from dataclasses import replace
from functools import cache
from typing import Any

import msgspec

from data.speaking import current_language
from engine.games.sword_of_rome.view import SwordView
from render.games.sword_of_rome import GAME_ID, alt
from render.games.sword_of_rome.board import FIVE, FOUR, sword_point_map
from render.games.sword_of_rome.from_view import public_view
from render.games.sword_of_rome.map_view import MapOptions, MapView
from render.games.sword_of_rome.position import changing_map_parts
from render.kit.points import declared, point_drawing
from render.kit.points.declared import PointMap
from render.kit.points.point_drawing import Layout
from render.kit.points.point_places import point_places
from render.kit.points.point_touch import touch_point_map, touch_point_tile, touch_point_tokens
from render.map_places import MapPlaces
from render.picture import Picture, shorten_alt_text
from render.touch.touch_map import MadeMap
from render.touch.touch_tokens import MadeTokens
from render.words import Words, picture_words

LONG, SHORT = 9, 6  # turns of the full game, and of the short one


def draw_map(view: SwordView | MapView, *, words: Words | None = None, **options: Any) -> Picture:
    """Draw the map. options: the fields of `PointMapOptions`. words: in another language than is spoken."""
    said = words or picture_words(GAME_ID)
    wanted, shown = msgspec.convert(options, MapOptions), public_view(view)
    board_of = map_for_player_count(shown.players, shown.last_turn, words)
    made = point_drawing.draw_point_map(
        board_of, changing_map_parts(shown, said), requested_map_options(wanted), words=said
    )
    told = alt.describe_picture(shown, wanted, said)
    short = shorten_alt_text(told)
    return replace(made, alt=short, words=told if told != short else "")


def map_alt_text(view: SwordView | MapView, *, words: Words | None = None, **options: Any) -> str:
    """Return what the alt text of the map says, which takes what `draw_map` takes."""
    wanted = msgspec.convert(options, MapOptions)
    return alt.describe_picture(public_view(view), wanted, words or picture_words(GAME_ID))


def picture_layout(view: MapView, options: MapOptions | None = None) -> Layout:
    """Return where everything of a picture stands, for tests."""
    words = picture_words(GAME_ID)
    board_of = map_for_player_count(view.players, view.last_turn)
    return point_drawing.layout_point_map(
        board_of, changing_map_parts(view, words), requested_map_options(options or MapOptions())
    )


def map_places(view: SwordView | MapView) -> MapPlaces:
    """Return where the spaces stand on the whole map, and what stands on each, in words."""
    shown, words = public_view(view), picture_words(GAME_ID)
    return point_places(map_for_player_count(shown.players, shown.last_turn), changing_map_parts(shown, words), words)


def touch_map(printed: tuple[int, int], theme: str) -> MadeMap:
    """Return the map for so many players and turns as data."""
    return touch_point_map(map_for_player_count(*printed), theme)


def map_tokens_as_data(view: MapView, theme: str) -> MadeTokens:
    """Return what stands on the map as data."""
    position = changing_map_parts(view, picture_words(GAME_ID))
    return touch_point_tokens(map_for_player_count(*printed_map_variant(view)), position, theme)


def touch_tile(printed: tuple[int, int], theme: str, number: int) -> bytes:
    """Return a square of the map's ground."""
    return touch_point_tile(map_for_player_count(*printed), theme, number)


def printed_map_variant(view: MapView) -> tuple[int, int]:
    """Return what the map itself depends on: how many play, and which turn is the last."""
    return view.players, view.last_turn


def map_for_player_count(players: int, last_turn: int = LONG, words: Words | None = None) -> PointMap:
    """Return the map for a number of players, in a game of so many turns."""
    five = players == FIVE
    return (
        _spoken(current_language(), five, last_turn)
        if words is None
        else sword_point_map(words, five=five, last_turn=last_turn)
    )


@cache
def _spoken(language: str, five: bool, last_turn: int) -> PointMap:
    return sword_point_map(picture_words(GAME_ID, language), five=five, last_turn=last_turn)


def requested_map_options(options: MapOptions) -> declared.PointMapOptions:
    """Return what is asked of the kit."""
    return declared.PointMapOptions(
        theme=options.theme,
        letters=options.letters,
        glow=options.glow,
        ways=tuple(declared.PointWay(side=move.power, nodes=move.spaces) for move in options.moves),
        crop=options.crop,
        width=options.width,
    )


def warm_map_plate(theme: str) -> None:
    """Draw the map's plate for up to four players, in the game that is played mostly, before anybody asks."""
    point_drawing.warm_map_plate(map_for_player_count(FOUR, SHORT), theme)
