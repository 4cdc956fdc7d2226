"""View in, picture out: maps, cards and hands as small PNG files, pure and the same every time.

    draw_map(view, names, **asked)            the map of Samnite Wars, or a crop with letters for a prompt; what may be
                                              asked of it are the fields of `italy_map.MapOptions`
    draw_hand(faces), draw_card(face)         cards; the words on them come from the caller
    draw_effort(left, right)                  the two sides of a war effort
    draw_rome_map, draw_rome_hand, draw_rome_board, draw_rome_battle, draw_rome_naval     the same for Total War: Rome
    RenderService                             the same, awaited: off the event loop, kept, never drawn twice at once

Nothing here knows Discord, and nothing here is given a state: what a picture may show is what the view holds.
"""

from render.drawing.card_sheet import EffortSide, Face, draw_card, draw_effort, draw_hand
from render.games.samnite_wars import italy_map
from render.games.total_war_rome import board_map
from render.games.total_war_rome.faction_board import draw_board as draw_rome_board
from render.games.total_war_rome.land_battle import draw_battle as draw_rome_battle
from render.games.total_war_rome.naval_battle import draw_naval as draw_rome_naval
from render.games.total_war_rome.rome_cards import draw_hand as draw_rome_hand
from render.picture import ALT_LIMIT, Picture
from render.service.render_service import RenderService, drawing

__all__ = [
    "ALT_LIMIT",
    "EffortSide",
    "Face",
    "Picture",
    "RenderService",
    "draw_card",
    "draw_effort",
    "draw_hand",
    "draw_map",
    "draw_rome_battle",
    "draw_rome_board",
    "draw_rome_hand",
    "draw_rome_map",
    "draw_rome_naval",
]

draw_map = drawing(italy_map.MapOptions, italy_map.draw)
draw_rome_map = drawing(board_map.MapOptions, board_map.draw)
