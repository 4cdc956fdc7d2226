"""What may be asked of the map beside the view, and what the map shows of a view: nothing that one seat alone knows."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial

import msgspec

from engine.games.total_war_rome.view import RomeView
from render.games.total_war_rome import GAME_ID
from render.words import Words, picture_words

CHANGES = "changes"  # the crop that shows what changed, and what is lettered

WIDTH = 2400  # pixels of the whole board
SHOWS = ("control", "income", "military")


@dataclass(frozen=True)
class MapOptions:
    """What a map is asked to show beside the view.

    `names` says what each seat is called; `show` is "control", "income" (what regions and factions bring in taxes now,
    markets, unrest) or "military" (the dice of garrisons; no markets); `lettered` puts letters on regions, sea areas,
    armies, navies or agents by their ids; `before` makes what changed hands glow and draws an arrow for each move
    since; `crop` is a region's or sea area's id or "changes"; `words` is another language than English.
    """

    names: Mapping[str, str]
    theme: str = "light"
    show: str = "control"
    width: int = WIDTH
    lettered: Mapping[str, str] = field(default_factory=dict)
    crop: str | None = None
    before: RomeView | None = None
    words: Words = field(default_factory=partial(picture_words, GAME_ID))

    def public(self) -> "MapOptions":
        """Return the same without what one seat alone knows of the earlier view."""
        return self if self.before is None else replace(self, before=public_view(self.before))


def public_view(view: RomeView) -> RomeView:
    """Return what a map shows of a view: nothing that one seat alone knows, so all seats share one drawing."""
    plain = msgspec.structs.replace
    return plain(
        view,
        seat=None,
        sides=(),
        hand=(),
        plan=(),
        packs={},
        discards=(),
        deck_size=0,
        battle=None,
        eased=(),
        factions={
            side: plain(one, reserve=None, spare=None, generals=None, initiative=None, shown=())
            for side, one in view.factions.items()
        },
        armies={one.id: plain(one, cards=None, general=None, seen=0, mu=None, spent=0) for one in view.armies.values()},
        navies={one.id: plain(one, ships=None, mu=None) for one in view.navies.values()},
    )
