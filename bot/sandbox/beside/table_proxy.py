"""The page of a table beside the chat: the sandbox shows it on its own address, and asks the bot's server for it.

Who looks is known here already, so their links are signed with what the bot signs them with: the token, which the
stand-in has given out itself.
"""

import re
import time

import aiohttp
from aiohttp import WSMsgType, web

from bot.sandbox.hub import Hub
from bot.sandbox.people.person import Person, controls_of
from bot.table_page.signed_tokens import LINK_LASTS, PagePass, Signer, new_name, page_signing_key

ROOM = "/table/"
NAMED = re.compile(r"(?:mine|hand|map|legal|rules|open|ok|add|sel|go):([0-9A-Z]{5})(?::|$)")
TO_BOT = ("Authorization", "Content-Type", "If-None-Match")
TO_PAGE = ("Content-Type", "Content-Security-Policy", "ETag", "Cache-Control", "X-Content-Type-Options")


class TableProxy:
    """Hands the page's requests on to the bot. target: the address of the bot's server, "" while there is none."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.target = hub, ""
        self._session: aiohttp.ClientSession | None = None

    async def stop(self) -> None:
        """Close the connections to the bot."""
        if self._session is not None:
            await self._session.close()

    def link(self, who: Person) -> str:
        """Return the address of the page of the table of which a person was told last; "" where there is none."""
        table = self._last_table(who) if self.target else ""
        if not table:
            return ""
        signer = Signer(page_signing_key(self.hub.world.token))
        given = PagePass("link", int(who.id), table, "", 0, time.time() + LINK_LASTS, new_name())
        return f"{ROOM}#{signer.sign(given)}"

    def _last_table(self, who: Person) -> str:
        for place in who.dms():
            for message in reversed(who.messages(place)):
                for control in controls_of(message):
                    if found := NAMED.match(str(control.get("custom_id", ""))):
                        return found[1]
        return ""

    async def handle(self, request: web.BaseRequest) -> web.StreamResponse:
        """Ask the bot, and give its answer."""
        path = request.path.removeprefix(ROOM)
        if not self.target:
            return web.Response(status=503)
        if self._session is None:
            self._session = aiohttp.ClientSession()
        if path == "api/live":
            return await self._socket(self._session, request)
        headers = {name: request.headers[name] for name in TO_BOT if name in request.headers}
        body = await request.read()
        try:
            async with self._session.request(
                request.method, f"{self.target}/{path}", data=body or None, headers=headers
            ) as got:
                kept = {name: got.headers[name] for name in TO_PAGE if name in got.headers}
                return web.Response(status=got.status, body=await got.read(), headers=kept)
        except aiohttp.ClientError:
            return web.Response(status=503)

    async def _socket(self, client: aiohttp.ClientSession, request: web.BaseRequest) -> web.StreamResponse:
        page = web.WebSocketResponse()
        await page.prepare(request)
        try:
            async with client.ws_connect(f"{self.target}/api/live") as bot:
                first = await page.receive(timeout=10.0)
                if first.type is WSMsgType.TEXT:
                    await bot.send_str(first.data)
                    async for message in bot:
                        if message.type is WSMsgType.TEXT:
                            await page.send_str(message.data)
                await page.close(code=bot.close_code or 1000)
        except (aiohttp.ClientError, ConnectionError, TimeoutError):
            await page.close(code=1011)
        return page
