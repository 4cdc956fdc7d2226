"""The pictures of each game: a package a game, found by its registration and imported when it is first drawn."""

from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import msgspec

from data.charted_games import kept_by_game
from data.speaking import language_context
from data.words import LANGUAGE
from engine.games import registration_of
from engine.kernel.registration import object_at_path
from render.drawings import Drawing, Drawings, TouchDrawings
from render.kit.chart import draw_chart
from render.kit.standings import draw_standings
from render.large import drawing_in_large_type
from render.picture import Picture
from render.signs import encode_sign
from render.touch.recoloured import map_in_palette, tile_in_palette, tokens_in_palette
from render.touch.touch_map import MadeMap
from render.touch.touch_tokens import MadeTokens, TouchRow, css_colour, keyed_tokens
from render.words import picture_words

GENERIC = {
    "chart": Drawing(draw_chart),
    "standings": Drawing(draw_standings),
}  # what every game can be drawn as, unless it draws it itself


@kept_by_game
def drawings_of(game: str) -> Drawings:
    """Return what a game can be drawn as. SetupError if there is no such game."""
    found: Drawings = object_at_path(registration_of(game).drawings)
    return replace(found, kinds={**GENERIC, **found.kinds})


def bench_of(game: str) -> ModuleType | None:
    """Return the module that measures a game's pictures, `bench` beside its drawings; None if it has none."""
    name = registration_of(game).drawings.partition(":")[0].rpartition(".")[0] + ".bench"
    return import_module(name) if find_spec(name) is not None else None


def draw_game_picture(game: str, kind: str, view: Any, /, **options: Any) -> Picture:
    """Draw at once, in this thread: `draw_game_picture(game, "map", view, names=names)`. KeyError if the game has no
    drawing of this kind."""
    return drawings_of(game).kinds[kind].draw(view, **options)


def draw_picture_in_language(
    language: str, game: str, kind: str, view: Any, options: Mapping[str, Any], large: bool = False
) -> Picture:
    """Draw like `draw_game_picture`, with words in a language, perhaps in large type: what another thread or process is
    given."""
    with language_context(language), drawing_in_large_type(large):
        return draw_game_picture(game, kind, view, **options)


def warm_game_plates(game: str, theme: str) -> None:
    """Draw what all pictures of a game stand on, by theme."""
    drawings_of(game).warm(theme)


def draw_sign(game: str, sign: str) -> Picture:
    """Draw a sign of a game at once, in this thread; its file is called after it. KeyError if the game has no such
    sign."""
    return encode_sign(drawings_of(game).signs[sign], picture_words(game, LANGUAGE))


def touch_map_in(language: str, game: str, printed: Any, theme: str, palette: str = "") -> MadeMap:
    """Return a game's map as data with its files, in a language and in somebody's colours. KeyError if it has none."""
    with language_context(language):
        return map_in_palette(_touch(game).map(printed, theme), palette)


def map_ground_tile_in_language(language: str, game: str, printed: Any, theme: str, palette: str, number: int) -> bytes:
    """Return a square of a map's ground as a file, in a language and in somebody's colours. KeyError if it has none."""
    tile = _touch(game).tile
    if tile is None:
        raise KeyError(game)
    with language_context(language):
        return tile_in_palette(tile(printed, theme, number), palette)


def touch_tokens_in(language: str, game: str, view: Any, theme: str, palette: str = "") -> MadeTokens:
    """Return what stands on a game's map as data with its sprites, and what is said of each place, in a language and in
    somebody's colours. KeyError if the game has none."""
    with language_context(language):
        made, places = _touch(game).tokens(view, theme), drawings_of(game).places(view)
        rows = {
            place: tuple([TouchRow(row.said, css_colour(row.colour) if row.colour else "") for row in one.rows])
            for place, one in places.items()
            if one.rows
        }
        said = replace(made, tokens=keyed_tokens(msgspec.structs.replace(made.tokens, rows=rows)))
        return tokens_in_palette(said, palette)


def _touch(game: str) -> TouchDrawings:
    found = drawings_of(game).touch
    if found is None:
        raise KeyError(f"{game} has no map that one can touch")
    return found
