"""Draws the maps of a replay's steps: as data for the page, as pictures for the film, and for the page of a game whose
map there is as a picture alone."""

from typing import Any

from bot.replay.standing import Standing
from bot.tables.live import LiveTable
from bot.titles import title_of_game
from bot.titles.map_request import MapRequest
from render import Picture, RenderService
from render.games import drawings_of
from render.palettes import picture_in_palette
from render.replay.tiles import Tiles
from render.service.seen_keys import SeenKeys


class StepMaps:
    """The maps of a replay, added one after another.

    page, film: what they are drawn for. standing: the maps as data, None where the page is not wanted or the game has
    none; pictures: the maps as pictures; are_pictures: whether there are any.
    """

    def __init__(
        self, live: LiveTable, renderer: RenderService, *, theme: str, palette: str, page: bool, film: bool
    ) -> None:
        self._live, self._renderer, self._theme, self._palette = live, renderer, theme, palette
        self._page, self._seen = page, SeenKeys()
        has_data = page and drawings_of(live.played).touch is not None
        self.standing = Standing(renderer, live.played, theme=theme, palette=palette) if has_data else None
        self.pictures = Tiles()
        self.are_pictures = film or self.standing is None
        self._count = 0

    def __len__(self) -> int:
        return self._count

    async def add_map(self, view: Any) -> str:
        """Add the map of a view; its number is the count of those before. Return what it shows, in words."""
        self._count += 1
        if self.standing is not None:
            await self.standing.add_map(view)
        alt = await self._told(view)
        if not self.are_pictures and alt is not None:
            return alt
        picture = await self._picture(view)
        if self.are_pictures:
            self.pictures.add_map(picture)
        return picture.alt

    async def close(self) -> None:
        """End the drawing with what only the whole needs."""
        if self.standing is not None:
            await self.standing.draw_squares()
        self._seen.close()

    async def _told(self, view: Any) -> str | None:
        """Return what the map shows in words; None where its game tells that only with the picture."""
        asked = MapRequest(theme=self._theme)
        await title_of_game(self._live.played).draw_map(self._seen, view, self._live.words, asked)
        return self._seen.alt_text_asked_last()

    async def _picture(self, view: Any) -> Picture:
        title, asked = title_of_game(self._live.played), MapRequest(theme=self._theme)
        made = await title.draw_map(self._renderer, view, self._live.words, asked)
        return picture_in_palette(made, self._palette)
