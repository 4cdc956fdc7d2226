"""What may be asked of the map beside the view, and what the map shows of a view: nothing that one seat alone knows."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial

import msgspec

from engine.games.samnite_wars.view import SamniteView
from render.drawing.style import REFERENCE_WIDTH
from render.games.samnite_wars import GAME_ID
from render.words import Words, picture_words

CHANGES = "changes"  # the crop that shows what changed, and what is lettered


@dataclass(frozen=True)
class MapOptions:
    """What a map is asked to show beside the view.

    `names` says what each seat is called, `lettered` puts letters on the regions that a prompt offers, `before` makes
    regions glow that changed since then, `crop` is a region's id or "changes" (what changed, is lettered or is fought
    over; the whole map if that is nothing), `cards` gives the name of the deck's top card, `words` another language
    than English.
    """

    names: Mapping[str, str]
    theme: str = "light"
    width: int = REFERENCE_WIDTH
    lettered: Mapping[str, str] = field(default_factory=dict)
    crop: str | None = None
    before: SamniteView | None = None
    cards: Mapping[str, str] = field(default_factory=dict)
    words: Words = field(default_factory=partial(picture_words, GAME_ID))

    def public(self) -> "MapOptions":
        """Return the same without what one seat alone knows of the earlier view."""
        return self if self.before is None else replace(self, before=public_view(self.before))


def public_view(view: SamniteView) -> SamniteView:
    """Return what a map shows of a view: nothing that one seat alone knows, so all seats share one drawing."""
    players = tuple(msgspec.structs.replace(player, known=()) for player in view.players)
    return msgspec.structs.replace(view, seat=None, players=players, hand=(), effort=None, discards=())
