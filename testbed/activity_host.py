"""What is around an Activity: Discord's client as an outer page, and its proxy, each on an origin of its own.

Both are one server: the outer page is asked for by the name of `localhost`, what the proxy hands on by 127.0.0.1, so
that a browser takes them for two. The proxy strips the operator's host, adds a policy of its own, and may sign.
"""

import asyncio
from importlib import resources
from typing import Any

import aiohttp
from aiohttp import WSMsgType, web

from bot.sandbox.beside.activities import Activities

OUTER = "/outer"
CLIENT = resources.files("testbed") / "activity_client.js"
TO_BOT = ("Authorization", "Content-Type", "If-None-Match")
DROPPED = ("Content-Length", "Content-Encoding", "Transfer-Encoding", "Connection", "Date", "Server")
PAGE = """<!doctype html><title>Discord</title><link rel="icon" href="data:,">
<iframe id="frame" style="width:100%;height:100vh;border:0"></iframe><script src="/outer/client.js"></script>"""


class ActivityHost:
    """Discord around an Activity. target: where the bot serves the page; public: by which name; signs_for: whom the
    proxy signs for, "" for nobody; says_no: whether persons let nobody know who they are; cut_after: seconds after
    which a socket is cut."""

    def __init__(self, activities: Activities, target: str, public: str) -> None:
        self.activities, self.target, self._public = activities, target, public
        self.signs_for, self.says_no, self.cut_after = "", False, 100.0
        self.frame = self.outer = ""
        self._session: aiohttp.ClientSession | None = None
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Listen on a free port."""
        app = web.Application()
        app.router.add_get(OUTER, self._page)
        app.router.add_get(OUTER + "/client.js", self._client)
        app.router.add_get(OUTER + "/code", self._code)
        app.router.add_route("*", "/{path:.*}", self._proxied)
        self._session = aiohttp.ClientSession(auto_decompress=True)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        port = self._runner.addresses[0][1]
        self.frame, self.outer = f"http://127.0.0.1:{port}", f"http://localhost:{port}"

    async def stop(self) -> None:
        """Listen no more."""
        if self._runner is not None and self._session is not None:
            await self._session.close()
            await self._runner.cleanup()

    def instance_address(self, user: str, instance: str, **other: str) -> str:
        """Return where a person has an instance open. other: `ready="never"` where the client never says so."""
        asked = {
            "user": user,
            "instance": instance,
            "client": self.activities.world.application_id,
            "channel": self.activities.instances[instance].channel_id,
            "at": self.frame,
            **other,
        }
        return f"{self.outer}{OUTER}?" + "&".join(f"{key}={value}" for key, value in asked.items())

    async def _page(self, request: web.Request) -> web.Response:
        return web.Response(text=PAGE, content_type="text/html")

    async def _client(self, request: web.Request) -> web.Response:
        return web.Response(text=CLIENT.read_text("utf-8"), content_type="text/javascript")

    async def _code(self, request: web.Request) -> web.Response:
        return web.json_response({} if self.says_no else {"code": self.activities.issue_code(request.query["user"])})

    # The proxy

    def _headers(self, request: web.Request) -> dict[str, str]:
        found = {name: request.headers[name] for name in TO_BOT if name in request.headers}
        found["Host"] = self._public
        if "Origin" in request.headers:
            found["Origin"] = f"https://{self.activities.world.application_id}.discordsays.com"
        return found | (self.activities.signed_headers(self.signs_for) if self.signs_for else {})

    async def _proxied(self, request: web.Request) -> web.StreamResponse:
        session, address = self._session, self.target + request.path_qs
        if session is None:
            return web.Response(status=503)
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self._socket(session, request)
        sent: dict[str, Any] = {"data": await request.read() or None, "headers": self._headers(request)}
        async with session.request(request.method, address, allow_redirects=False, **sent) as got:
            answer = web.Response(status=got.status, body=await got.read())
            for name, value in got.headers.items():
                if name.title() not in DROPPED and name != "Content-Type":
                    answer.headers.add(name, value)
            answer.headers["Content-Type"] = got.headers.get("Content-Type", "application/octet-stream")
            answer.headers.add("Content-Security-Policy", self._policy())
            return answer

    def _policy(self) -> str:
        """Return what Discord adds of its own: nothing but the Activity's own origin."""
        socket = self.frame.replace("http", "ws", 1)
        own = f"default-src 'self' data: blob:; connect-src 'self' {socket} data: blob:"
        return f"{own}; frame-ancestors {self.outer}"

    async def _socket(self, session: aiohttp.ClientSession, request: web.Request) -> web.StreamResponse:
        page = web.WebSocketResponse()
        await page.prepare(request)
        async with session.ws_connect(self.target + request.path_qs, headers=self._headers(request)) as bot:

            async def outward() -> None:
                async for message in page:
                    if message.type is WSMsgType.TEXT:
                        await bot.send_str(message.data)

            going = asyncio.create_task(outward())
            try:
                async with asyncio.timeout(self.cut_after):
                    async for message in bot:
                        if message.type is WSMsgType.TEXT:
                            await page.send_str(message.data)
            except TimeoutError:
                pass
            going.cancel()
            await page.close(code=bot.close_code or 1006 if bot.closed else 1001)
        return page
