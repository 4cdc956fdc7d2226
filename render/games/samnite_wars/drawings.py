"""What Samnite Wars can be drawn as."""

from collections.abc import Sequence
from typing import Any

from render.drawings import Drawing, Drawings, TouchDrawings
from render.games.samnite_wars.cards import EffortSide, draw_card, draw_effort, draw_hand
from render.games.samnite_wars.italy_map import draw_map, map_alt_text, warm_theme_plate
from render.games.samnite_wars.italy_places import italy_places
from render.games.samnite_wars.italy_touch import map_tokens_as_data, touch_map
from render.games.samnite_wars.map_key import draw_key
from render.games.samnite_wars.map_options import public_view
from render.games.samnite_wars.places_map import draw_places
from render.games.samnite_wars.signs import SIGNS
from render.games.samnite_wars.war_board import WarCard, WarSide, draw_war
from render.picture import Picture


def _effort(sides: tuple[EffortSide, EffortSide], **options: Any) -> Picture:
    return draw_effort(*sides, **options)


def _war(board: tuple[WarSide, WarSide, Sequence[WarCard]], **options: Any) -> Picture:
    return draw_war(*board, **options)


DRAWINGS = Drawings(
    {
        "map": Drawing(draw_map, public=public_view, views=("before",), told=map_alt_text),
        "places": Drawing(draw_places, public=public_view),
        "key": Drawing(draw_key),
        "hand": Drawing(draw_hand),
        "card": Drawing(draw_card),
        "effort": Drawing(_effort),
        "war": Drawing(_war),
    },
    warm=warm_theme_plate,
    signs=SIGNS,
    places=italy_places,
    touch=TouchDrawings(touch_map, map_tokens_as_data),
)
