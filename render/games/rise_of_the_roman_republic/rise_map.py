"""The map: all that a scenario is played on, or the hexes around some; drawn by the kit."""

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

import msgspec

from engine.games.rise_of_the_roman_republic.view import RiseView
from render.games.rise_of_the_roman_republic import GAME_ID
from render.games.rise_of_the_roman_republic.board import board_in, livery_sides, scenario_map
from render.games.rise_of_the_roman_republic.from_view import public_view
from render.games.rise_of_the_roman_republic.map_view import MapOptions, MapView
from render.games.rise_of_the_roman_republic.position import hex_map_position
from render.games.rise_of_the_roman_republic.printed import printed_map_drawing
from render.kit.hexes import hex_crop, hex_data
from render.kit.hexes.hex_drawing import draw_hexes, hex_map_alt_text
from render.kit.hexes.hex_places import hex_places
from render.kit.hexes.hex_touch import touch_hex_map, touch_hex_tile, touch_hex_tokens
from render.map_places import MapPlaces
from render.picture import Picture
from render.touch.touch_map import MadeMap
from render.touch.touch_tokens import MadeTokens
from render.words import Words, picture_words

SEA_HEXES: Mapping[str, str] = MappingProxyType(
    {sea: place for sheet in printed_map_drawing()["sheets"].values() for sea, place in sheet.get("levels", {}).items()}
)
"""By sea, the hex about which the levels of Naval Superiority stand on the map."""
SEAS = frozenset(SEA_HEXES.values())
Printed = tuple[str, tuple[str, ...], int]


def draw_map(view: RiseView | MapView, *, words: Words | None = None, **options: Any) -> Picture:
    """Draw the map. options: the fields of `HexMapOptions`. words: in another language than English."""
    wanted, shown = msgspec.convert(options, MapOptions), public_view(view)
    printed = shown.scenario, shown.roads, shown.last
    field = scenario_map(*printed) if words is None else board_in(*printed, words)
    return draw_hexes(
        field, hex_map_position(shown, wanted.moves, words or picture_words(GAME_ID)), requested_map_options(wanted)
    )


def map_alt_text(view: RiseView | MapView, *, words: Words | None = None, **options: Any) -> str:
    """Return what the alt text of the map says, which takes what `draw_map` takes."""
    wanted, shown = msgspec.convert(options, MapOptions), public_view(view)
    printed = shown.scenario, shown.roads, shown.last
    field = scenario_map(*printed) if words is None else board_in(*printed, words)
    position = hex_map_position(shown, wanted.moves, words or picture_words(GAME_ID))
    return hex_map_alt_text(field, position, requested_map_options(wanted))


def map_places(view: RiseView | MapView) -> MapPlaces:
    """Return where the hexes stand on the whole map, and what stands on each, in words."""
    shown = public_view(view)
    field = scenario_map(shown.scenario, shown.roads, shown.last)
    return hex_places(field, hex_map_position(shown, (), picture_words(GAME_ID)))


def touch_map(printed: Printed, theme: str) -> MadeMap:
    """Return the map of a scenario as data."""
    return touch_hex_map(scenario_map(*printed), theme)


def map_ground_tile(printed: Printed, theme: str, number: int) -> bytes:
    """Return a square of the ground of a scenario's map."""
    return touch_hex_tile(scenario_map(*printed), theme, number)


def map_tokens_as_data(view: MapView, theme: str) -> MadeTokens:
    """Return what stands on the map as data."""
    position = hex_map_position(view, (), picture_words(GAME_ID))
    return touch_hex_tokens(scenario_map(*printed_for(view)), position, theme, livery_sides(view.scenario))


def printed_for(view: MapView) -> Printed:
    """Return what the map itself depends on: the scenario, roads that were opened, and the last turn."""
    return view.scenario, view.roads, view.last


@cache
def _cell(place: str) -> tuple[int, int]:
    """Return the column and row of a hex, by its number."""
    return int(place[:2]), int(place[2:])


def is_on_one_part(places: Iterable[str]) -> bool:
    """Return whether hexes, named by their column and row, lie near enough for one part of the map; those that stand
    for whole seas are shown on the sheet."""
    cells = [_cell(one) for one in places if one not in SEAS]
    return not cells or hex_crop.crop_shows_hexes([column for column, _ in cells], [row for _, row in cells])


def requested_map_options(options: MapOptions) -> hex_data.HexMapOptions:
    """Return what is asked of the kit."""
    return hex_data.HexMapOptions(
        theme=options.theme, width=options.width, around=options.crop, near=True, letters=dict(options.letters)
    )
