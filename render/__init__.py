"""View in, picture out: maps, cards and hands as small PNG files, pure and the same every time.

    draw_map(view, names)                     the map of a game, or a crop with letters for a prompt
    draw_hand(faces), draw_card(face)         cards; the words on them come from the caller
    draw_effort(left, right)                  the two sides of a war effort
    Studio                                    the same, awaited: off the event loop, kept, never drawn twice at once

Nothing here knows Discord, and nothing here is given a state: what a picture may show is what the view holds.
"""

from collections.abc import Mapping

from engine.games.samnite_wars.view import SamniteView
from render.cards import EffortSide, Face, draw_card, draw_effort, draw_hand
from render.games import samnite_wars
from render.picture import ALT_LIMIT, Picture
from render.studio import Studio
from render.words import Words, table

__all__ = ["ALT_LIMIT", "EffortSide", "Face", "Picture", "Studio", "draw_card", "draw_effort", "draw_hand", "draw_map"]


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
