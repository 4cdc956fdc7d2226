"""What Total War: Rome can be drawn as."""

from render.drawings import Drawing, Drawings, TouchDrawings
from render.games.total_war_rome.board_map import draw_map, map_alt_text, warm_theme_plate
from render.games.total_war_rome.board_places import board_places
from render.games.total_war_rome.board_touch import map_tokens_as_data, touch_map, touch_tile
from render.games.total_war_rome.faction_board import draw_board
from render.games.total_war_rome.land_battle import draw_battle
from render.games.total_war_rome.map_key import draw_key
from render.games.total_war_rome.map_options import public_view
from render.games.total_war_rome.naval_battle import draw_naval
from render.games.total_war_rome.places_map import draw_places
from render.games.total_war_rome.rome_cards import draw_hand
from render.games.total_war_rome.signs import SIGNS

DRAWINGS = Drawings(
    {
        "map": Drawing(draw_map, public=public_view, views=("before",), told=map_alt_text),
        "places": Drawing(draw_places, public=public_view),
        "key": Drawing(draw_key),
        "hand": Drawing(draw_hand),
        "board": Drawing(draw_board),
        "battle": Drawing(draw_battle),
        "naval battle": Drawing(draw_naval),
    },
    warm=warm_theme_plate,
    signs=SIGNS,
    places=board_places,
    touch=TouchDrawings(touch_map, map_tokens_as_data, tile=touch_tile),
)
