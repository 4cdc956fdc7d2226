"""The page on which a newcomer plays: its files, and one WebSocket for what they do and for live updates."""

from __future__ import annotations

import asyncio
import logging
from importlib import resources
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.sandbox import page_actions
from bot.sandbox.beside.clocks import Clocks
from bot.sandbox.beside.table_proxy import ROOM, TableProxy
from bot.sandbox.errors import ApiError
from bot.sandbox.hub import Hub
from bot.sandbox.people.forms import RefusedError
from bot.sandbox.people.person import Person

Json = dict[str, Any]
log = logging.getLogger(__name__)

FILES = resources.files("bot.sandbox") / "page"
KINDS = {"html": "text/html", "css": "text/css", "js": "text/javascript"}
EMOJI_FONT = "emoji.ttf"
"""For browsers on machines without a font of emojis: what `render` draws them with, in one colour."""
# The page needs nothing from outside: the browser is told so.
SAFE = "default-src 'self'; img-src 'self' data: https:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'"


class Viewer:
    """One open page: whose eyes it looks through, and what waits to be sent to it."""

    def __init__(self) -> None:
        self.user_id = ""
        self.queue: asyncio.Queue[Json] = asyncio.Queue()


class Page:
    """Serves the page and tells every open one what changed for the person it shows."""

    def __init__(self, hub: Hub, hint: str, clocks: Clocks) -> None:
        self.hub = hub
        self.hint = hint
        self.clocks = clocks
        self.table = TableProxy(hub)
        self.viewers: dict[web.WebSocketResponse, Viewer] = {}

    async def handle(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer a request for the page."""
        if request.path == "/sandbox/ws":
            return await self._socket(request)
        if request.path.startswith(ROOM):
            return await self.table.handle(request)
        if request.path == f"/page/{EMOJI_FONT}":
            data = (resources.files("render") / "font_files" / "noto-emoji-600-normal.ttf").read_bytes()
            return web.Response(body=data, content_type="font/ttf", headers={"Cache-Control": "max-age=31536000"})
        name = "index.html" if request.path == "/" else request.path.removeprefix("/page/")
        kind = KINDS.get(name.rpartition(".")[2])
        file = FILES / name
        if request.method != "GET" or kind is None or "/" in name or not file.is_file():
            return web.Response(status=404, text="There is nothing here.")
        headers = {"Cache-Control": "no-cache", "Content-Security-Policy": SAFE}
        return web.Response(body=file.read_bytes(), content_type=kind, charset="utf-8", headers=headers)

    async def stop(self) -> None:
        """Close all connections."""
        await self.table.stop()
        for ws in list(self.viewers):
            await ws.close(code=1001)

    async def _socket(self, request: web.BaseRequest) -> web.StreamResponse:
        origin = request.headers.get("Origin", self.hub.base)
        if origin.partition("://")[2] != request.headers.get("Host"):
            return web.Response(status=403)  # another site's page in the same browser
        ws = web.WebSocketResponse(compress=False)
        await ws.prepare(request)
        viewer = self.viewers[ws] = Viewer()
        if len(self.viewers) == 1:
            self.hub.listeners.append(self._changed)
        writer = asyncio.create_task(_write(ws, viewer))
        tasks: set[asyncio.Task[None]] = set()
        try:
            async for message in ws:
                if message.type is WSMsgType.TEXT:
                    task = asyncio.create_task(self._act(viewer, msgspec.json.decode(message.data)))
                    tasks.add(task)
                    task.add_done_callback(tasks.discard)
        finally:
            del self.viewers[ws]
            if not self.viewers:
                self.hub.listeners.remove(self._changed)
            for task in (writer, *tasks):
                task.cancel()
            await asyncio.gather(writer, *tasks, return_exceptions=True)
        return ws

    async def _act(self, viewer: Viewer, wanted: Json) -> None:
        answer: Json = {"id": wanted.get("id")}
        try:
            viewer.user_id = str(wanted.get("as") or viewer.user_id)
            if wanted.get("do") == "table":
                answer["result"] = {"address": self.table.link(Person(self.hub, viewer.user_id))}
            elif wanted.get("do") == "code":  # the person lets the bot's Activity know who they are
                answer["result"] = {"code": self.hub.activities.issue_code(viewer.user_id)}
            elif wanted.get("do") == "clock":
                answer["result"] = await self.clocks.move(wanted)
            else:
                done = await page_actions.carry_out_page_action(self.hub, viewer.user_id, wanted)
                answer["result"] = done | {"hint": self.hint}
        except RefusedError as error:
            answer["error"] = str(error)
        except ApiError as error:
            answer["error"] = f"{error.body['message']} ({error.code})"
        except (KeyError, TypeError, ValueError) as error:
            log.exception("the page asked for something odd: %s", wanted.get("do"))
            answer["error"] = f"{type(error).__name__}: {error}"
        viewer.queue.put_nowait(answer)

    def _changed(self, kind: str, payload: Json, people: list[str]) -> None:
        for viewer in self.viewers.values():
            if viewer.user_id in people:
                viewer.queue.put_nowait({"event": kind, **payload})
            if kind == "new":
                others = [user_id for user_id in people if user_id != viewer.user_id]
                viewer.queue.put_nowait({"event": "unread", "users": others, "channel": payload["channel"]})


async def _write(ws: web.WebSocketResponse, viewer: Viewer) -> None:
    while True:
        answer = await viewer.queue.get()
        await ws.send_str(msgspec.json.encode(answer).decode())
