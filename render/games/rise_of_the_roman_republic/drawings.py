"""What The Rise of the Roman Republic can be drawn as."""

from typing import Any

import msgspec

from render.drawings import Drawing, Drawings, TouchDrawings
from render.games.rise_of_the_roman_republic.boards import draw_armies, draw_cup, draw_lookup_card, draw_senate
from render.games.rise_of_the_roman_republic.from_view import public_view
from render.games.rise_of_the_roman_republic.map_key import draw_key
from render.games.rise_of_the_roman_republic.province_board import draw_provinces
from render.games.rise_of_the_roman_republic.rise_map import (
    draw_map,
    map_alt_text,
    map_ground_tile,
    map_places,
    map_tokens_as_data,
    printed_for,
    touch_map,
)
from render.games.rise_of_the_roman_republic.signs import SIGNS


def _public(view: Any) -> Any:
    """Return a view as everybody has it: all that these boards show is public."""
    return msgspec.structs.replace(view, seat=None, own=())


DRAWINGS = Drawings(
    {
        "map": Drawing(draw_map, public=public_view, told=map_alt_text),
        "key": Drawing(draw_key),
        "senate": Drawing(draw_senate, public=_public),
        "armies": Drawing(draw_armies, public=_public),
        "provinces": Drawing(draw_provinces, public=_public),
        "cup": Drawing(draw_cup, public=_public),
        "card": Drawing(draw_lookup_card),
    },
    signs=SIGNS,
    places=map_places,
    touch=TouchDrawings(touch_map, map_tokens_as_data, printed_for, map_ground_tile),
)
