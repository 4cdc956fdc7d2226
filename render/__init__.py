"""View in, picture out: maps, cards and hands as small PNG files, pure and the same every time.

    draw_map(view, names)                     the map of a game, or a crop with letters for a prompt
    draw_hand(faces), draw_card(face)         cards; the words on them come from the caller
    draw_effort(left, right)                  the two sides of a war effort
    draw_rome_map, draw_rome_hand, draw_rome_board, draw_rome_battle, draw_rome_naval     the same for Total War: Rome
    Studio                                    the same, awaited: off the event loop, kept, never drawn twice at once

Nothing here knows Discord, and nothing here is given a state: what a picture may show is what the view holds.
"""

from collections.abc import Mapping

from engine.games.samnite_wars.view import SamniteView
from engine.games.total_war_rome.view import RomeView
from render.cards import EffortSide, Face, draw_card, draw_effort, draw_hand
from render.games import rome_battle, rome_board, rome_cards, samnite_wars, total_war_rome
from render.games.rome_battle import draw_battle as draw_rome_battle
from render.games.rome_board import draw_board as draw_rome_board
from render.games.rome_cards import draw_hand as draw_rome_hand
from render.games.rome_naval import draw_naval as draw_rome_naval
from render.picture import ALT_LIMIT, Picture
from render.studio import Studio
from render.words import Words, table

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


def draw_map(
    view: SamniteView,
    names: Mapping[str, str],
    *,
    theme: str = "light",
    width: int = samnite_wars.SIZE[0],
    lettered: Mapping[str, str] | None = None,
    crop: str | None = None,
    before: SamniteView | None = None,
    card_names: Mapping[str, str] | None = None,
    words: Words | None = None,
) -> Picture:
    """Draw the map of Samnite Wars as a seat, or the public, may see it.

    `names` says what each seat is called, `lettered` puts letters on the regions that a prompt offers, `before` makes
    regions glow that changed since then, `crop` is a region's id or "changes" (what changed, is lettered or is fought
    over; the whole map if that is nothing), `card_names` gives the name of the deck's top card, `words` another
    language than `words.yaml`'s English.
    """
    asked = samnite_wars.Asked(
        names,
        theme=theme,
        width=width,
        lettered=lettered or {},
        crop=crop,
        before=before,
        cards=card_names or {},
        words=words or table(),
    )
    return samnite_wars.draw(view, asked)


def draw_rome_map(
    view: RomeView,
    names: Mapping[str, str],
    *,
    theme: str = "light",
    show: str = "control",
    width: int = total_war_rome.SIZE[0],
    lettered: Mapping[str, str] | None = None,
    crop: str | None = None,
    before: RomeView | None = None,
    words: Words | None = None,
) -> Picture:
    """Draw the board of Total War: Rome as everybody may see it.

    `names` says what each seat is called; `show` is "control", "income" (gold, markets, unrest) or "military" (no
    markets); `lettered` puts letters on regions, sea areas, armies, navies or agents by their ids; `before` makes what
    changed hands glow and draws an arrow for each move since; `crop` is a region's or sea area's id or "changes".
    """
    asked = total_war_rome.Asked(
        names,
        theme=theme,
        show=show,
        width=width,
        lettered=lettered or {},
        crop=crop,
        before=before,
        words=words or table(),
    )
    return total_war_rome.draw(view, asked)
