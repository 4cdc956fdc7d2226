"""What The Sword of Rome can be drawn as."""

from render.drawings import Drawing, Drawings, TouchDrawings
from render.games.sword_of_rome.cards import draw_card, draw_hand
from render.games.sword_of_rome.from_view import public_view
from render.games.sword_of_rome.map_key import draw_key
from render.games.sword_of_rome.signs import SIGNS
from render.games.sword_of_rome.sword_map import (
    draw_map,
    map_alt_text,
    map_places,
    map_tokens_as_data,
    printed_map_variant,
    touch_map,
    touch_tile,
    warm_map_plate,
)

DRAWINGS = Drawings(
    {
        "map": Drawing(draw_map, public=public_view, told=map_alt_text),
        "key": Drawing(draw_key),
        "hand": Drawing(draw_hand),
        "card": Drawing(draw_card),
    },
    warm=warm_map_plate,
    signs=SIGNS,
    places=map_places,
    touch=TouchDrawings(touch_map, map_tokens_as_data, printed_map_variant, touch_tile),
)
