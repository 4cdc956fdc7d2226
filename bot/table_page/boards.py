"""The map of a table for its page, as the render process has made it, and its files, which are the same for all."""

import asyncio
import gzip
from collections import OrderedDict
from typing import Any

import msgspec
from aiohttp import web

from bot.process.faults import log_fault
from bot.services import Services
from bot.table_page.signed_tokens import PagePass
from bot.table_page.table_state import TouchBoard
from bot.tables.live import LiveTable
from render.games import drawings_of
from render.touch.touch_map import TouchMap
from render.touch.touch_tokens import TouchTokens

DRAWING = 1.5  # seconds that an answer waits for its map
KEPT = 400  # maps, and what stands on them, that are kept as data, some thousand bytes each
FOREVER = "public, max-age=31536000, immutable"
AS_DRAWN, DARK = "light", "dark"


class Boards:
    """Asks for maps and what stands on them, and serves their files."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._data: OrderedDict[str, bytes] = OrderedDict()  # packed, by key
        self._drawing: set[asyncio.Future[Any]] = set()

    def has_map(self, live: LiveTable) -> bool:
        """Return whether a table has a map that can be touched."""
        return live.state is not None and drawings_of(live.played).touch is not None

    async def board_of(self, live: LiveTable, bearer: PagePass) -> TouchBoard | None:
        """Return the map as a person sees it; None where it is not drawn yet: then the page asks again."""
        if not self.has_map(live):
            return None
        look, view = (
            (await self.services.tables.preferences.of(bearer.user)).picture_look,
            live.view(bearer.reader_seat),
        )
        renderer, game = self.services.renderer, live.played
        colours = (DARK, "") if look.palette == DARK else (AS_DRAWN, look.palette)
        drawing = asyncio.ensure_future(
            asyncio.gather(renderer.touch_map(game, view, *colours), renderer.map_tokens_as_data(game, view, *colours))
        )
        self._drawing.add(drawing)
        drawing.add_done_callback(self._drawing.discard)
        try:
            ground, tokens = await asyncio.wait_for(asyncio.shield(drawing), DRAWING)
        except TimeoutError:
            return None
        except Exception as error:  # a table can be played without its map
            log_fault(error)
            return None
        for one in (ground, tokens):
            self._keep(one.key, one)
        return TouchBoard(ground.key, tokens.key)

    def _keep(self, key: str, made: TouchMap | TouchTokens) -> None:
        if key not in self._data:
            self._data[key] = gzip.compress(msgspec.json.encode(made), 6, mtime=0)
        self._data.move_to_end(key)
        if len(self._data) > KEPT:
            self._data.popitem(last=False)

    async def map_data(self, request: web.Request) -> web.StreamResponse:
        """Give a map, or what stands on one, as data, named by what is in it."""
        found = self._data.get(request.match_info["key"])
        if found is None:
            raise web.HTTPNotFound
        headers = {"Cache-Control": FOREVER, "Content-Encoding": "gzip"}
        return web.Response(body=found, content_type="application/json", headers=headers)

    async def map_file(self, request: web.Request) -> web.StreamResponse:
        """Give a file of a map: its ground, a sprite; a square of it, drawn now where it is not kept."""
        name, renderer = request.match_info["name"], self.services.renderer
        found = renderer.touch_file(name) or await renderer.touch_tile(name)
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found, content_type="image/webp", headers={"Cache-Control": FOREVER})
