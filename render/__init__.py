"""View in, picture out: maps, cards and hands as small PNG files, pure and the same every time.

    draw_map(view, names, **asked)            the map of Samnite Wars, or a crop with letters for a prompt; what may be
                                              asked of it are the fields of `samnite_wars.Asked`
    draw_hand(faces), draw_card(face)         cards; the words on them come from the caller
    draw_effort(left, right)                  the two sides of a war effort
    draw_rome_map, draw_rome_hand, draw_rome_board, draw_rome_battle, draw_rome_naval     the same for Total War: Rome
    Studio                                    the same, awaited: off the event loop, kept, never drawn twice at once

Nothing here knows Discord, and nothing here is given a state: what a picture may show is what the view holds.
"""

from render.cards import EffortSide, Face, draw_card, draw_effort, draw_hand
from render.games import rome_battle, rome_board, rome_cards, samnite_wars, total_war_rome
from render.games.rome_battle import draw_battle as draw_rome_battle
from render.games.rome_board import draw_board as draw_rome_board
from render.games.rome_cards import draw_hand as draw_rome_hand
from render.games.rome_naval import draw_naval as draw_rome_naval
from render.picture import ALT_LIMIT, Picture
from render.studio import Studio, drawing

__all__ = [
    "ALT_LIMIT",
    "EffortSide",
    "Face",
    "Picture",
    "Studio",
    "draw_card",
    "draw_effort",
    "draw_hand",
    "draw_map",
    "draw_rome_battle",
    "draw_rome_board",
    "draw_rome_hand",
    "draw_rome_map",
    "draw_rome_naval",
    "rome_battle",
    "rome_board",
    "rome_cards",
]

draw_map = drawing(samnite_wars.Asked, samnite_wars.draw)
draw_rome_map = drawing(total_war_rome.Asked, total_war_rome.draw)
