"""The map of a table for its page, as the render process has made it, and its files, which are the same for all."""

import asyncio
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

DRAWING = 1.5  # seconds that an answer waits for its map
MAPS = 60  # that are kept as data: a few for each game, language and theme
FOREVER = "public, max-age=31536000, immutable"
AS_DRAWN, DARK = "light", "dark"


class Boards:
    """Asks for maps and what stands on them, and serves their files."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._maps: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: set[asyncio.Future[Any]] = set()

    def has_map(self, live: LiveTable) -> bool:
        """Return whether a table has a map that can be touched."""
        return live.state is not None and drawings_of(live.row.game).touch is not None

    async def board_of(self, live: LiveTable, bearer: PagePass) -> TouchBoard | None:
        """Return the map as a person sees it; None where it is not drawn yet: then the page asks again."""
        if not self.has_map(live):
            return None
        look, view = (await self.services.tables.preferences.of(bearer.user)).look, live.view(bearer.seat)
        renderer, game = self.services.renderer, live.row.game
        colours = (DARK, "") if look.palette == DARK else (AS_DRAWN, look.palette)
        drawing = asyncio.ensure_future(
            asyncio.gather(renderer.touch_map(game, view, *colours), renderer.touch_tokens(game, view, *colours))
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
        self._maps[ground.key] = msgspec.json.encode(ground)
        self._maps.move_to_end(ground.key)
        if len(self._maps) > MAPS:
            self._maps.popitem(last=False)
        return TouchBoard(ground.key, tokens)

    async def map_data(self, request: web.Request) -> web.StreamResponse:
        """Give a map as data, named by what is in it."""
        found = self._maps.get(request.match_info["key"])
        if found is None:
            raise web.HTTPNotFound
        answer = web.Response(body=found, content_type="application/json", headers={"Cache-Control": FOREVER})
        answer.enable_compression()
        return answer

    async def map_file(self, request: web.Request) -> web.StreamResponse:
        """Give a file of a map: its ground, a sprite; a square of it, drawn now where it is not kept."""
        name, renderer = request.match_info["name"], self.services.renderer
        found = renderer.touch_file(name) or await renderer.touch_tile(name)
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found, content_type="image/webp", headers={"Cache-Control": FOREVER})
