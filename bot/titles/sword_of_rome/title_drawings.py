"""What of a game of The Sword of Rome is drawn, from which views."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.screens.card import Card, Gallery
from bot.titles.sword_of_rome import ways
from bot.titles.sword_of_rome.battle_course import course_of
from bot.titles.sword_of_rome.card_words import face
from bot.titles.sword_of_rome.short_words import SEA
from bot.titles.title_base import PlainTitle
from bot.words import Words
from engine.games.sword_of_rome.board.roads import BOX, neighbours
from engine.games.sword_of_rome.tables import GAME_ID, SPACES
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.events import Event
from render import Picture, RenderService

DRAWN = frozenset(space for space in SPACES if space != "garrison_box")  # the box is drawn with five players only
NARROW = 3  # spaces of which a crop shows what lies next to them too


class SwordPictures(PlainTitle):
    """The pictures of the game."""

    async def draw_map(
        self,
        renderer: RenderService,
        view: SwordView,
        words: Words,
        *,
        theme: str = "light",
        around: str | None = None,
        letters: Mapping[str, str] | None = None,
        show: str = "",
        before: Any = None,
    ) -> Picture:
        """Return the map of Italy; around a space with those next to it."""
        crop = with_neighbours((around,)) if around in DRAWN else ()
        return await renderer.draw(GAME_ID, "map", view, theme=theme, letters=letters or {}, crop=crop)

    async def draw_places(
        self,
        renderer: RenderService,
        view: SwordView,
        words: Words,
        letters: Mapping[str, str],
        *,
        way: Sequence[str] = (),
        chosen: Sequence[str] = (),
    ) -> Picture:
        """Return the part of the map that holds these spaces and the way, with their letters."""
        marked = {space: letter for space, letter in letters.items() if space in DRAWN}
        crop, glow = [space for space in (*letters, *way) if space in DRAWN], [s for s in chosen if s in DRAWN]
        wide = with_neighbours(crop) if len(crop) == 1 else tuple(crop)
        return await renderer.draw(GAME_ID, "map", view, letters=marked, crop=wide, glow=tuple(glow))

    async def draw_hand(self, renderer: RenderService, view: SwordView, words: Words) -> Sequence[Picture]:
        """Return the hand as one picture, Desperate Times last."""
        held = self.holding(view)
        return (await renderer.draw(GAME_ID, "hand", [face(card, words) for card in held]),) if held else ()

    async def draw_card(self, renderer: RenderService, card: str, words: Words) -> Picture:
        """Return one card."""
        return await renderer.draw(GAME_ID, "card", face(card, words))

    async def draw_live_message(
        self, renderer: RenderService, view: SwordView, events: Sequence[Event], words: Words, *, over: bool = False
    ) -> Sequence[Picture]:
        """Return the part of the map where a battle is fought, with the way in and the ways out."""
        course = course_of(events)
        if course is None:
            return ()
        begun = course.begun
        start = begun.came_from.removeprefix(SEA)
        came = [(begun.attacker, (start, begun.space))] if start else []
        return (await self._scene(renderer, view, [*came, *ways.moves(course.after)], (begun.space,)),)

    async def pictured(
        self, renderer: RenderService, card: Card, view: SwordView, events: Sequence[Event], words: Words
    ) -> Card:
        """Return a card with the part of the map where forces went, and where something was besieged or taken."""
        moved, places = ways.moves(events), ways.places_of(events)
        if not moved and not places:
            return card
        picture = await self._scene(renderer, view, moved, places)
        return msgspec.structs.replace(card, parts=(*card.parts, Gallery(pictures=(picture,))))

    async def _scene(
        self,
        renderer: RenderService,
        view: SwordView,
        moved: Sequence[tuple[str, tuple[str, ...]]],
        places: Sequence[str],
    ) -> Picture:
        """Return the part of the map that holds these moves and spaces, as it stands after them."""
        shown = [(power, tuple(space for space in way if space in DRAWN)) for power, way in moved]
        spaces = dict.fromkeys([*(space for _, way in shown for space in way), *(s for s in places if s in DRAWN)])
        arrows = [{"power": power, "spaces": way} for power, way in shown if len(way) > 1]
        glow = tuple(space for space in places if space in DRAWN)
        crop = with_neighbours(tuple(spaces)) if len(spaces) < NARROW else tuple(spaces)
        return await renderer.draw(GAME_ID, "map", view, crop=crop, moves=arrows, glow=glow)


def with_neighbours(spaces: Sequence[str]) -> tuple[str, ...]:
    """Return spaces with those next to them; the box beyond the Alps, which lies at the edge, only by itself."""
    beside = [other for space in spaces for other in neighbours(space) if other != BOX and other in DRAWN]
    return tuple(dict.fromkeys([*spaces, *beside]))
