"""The HTTP server: reads a request, meets it with limits and faults, validates both directions, writes the answer."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web
from multidict import CIMultiDict

import bot.sandbox.rest  # noqa: F401 - registers the routes
from bot.sandbox.errors import ApiError, api_error_for_code, not_found
from bot.sandbox.faults import Fault
from bot.sandbox.hosts import is_host_of_this_machine
from bot.sandbox.hub import Hub
from bot.sandbox.limits import Meter
from bot.sandbox.router import ApiCall, Reply, Route, Upload, routes

Json = dict[str, Any]
API = re.compile(r"^/api(?:/v\d+)?(/.*)$")
JSON_HEADERS = {"Content-Type": "application/json", "Via": "1.1 sandbox"}
"""Exactly application/json: discord.py compares the whole header. Via: without it, it takes a 429 for a ban."""

PageHandler = Callable[[web.BaseRequest], Awaitable[web.StreamResponse]]

FORM_CODES = frozenset({50006, 50035, 50109})  # of bodies that no other try would make right
BODY_BYTES = 128 * 1024 * 1024  # of a request, above all files that a message may have


class Server:
    """Answers everything that comes to the port: REST, gateway, files, page."""

    def __init__(self, hub: Hub, page: PageHandler) -> None:
        self.hub = hub
        self.page = page
        self.names: tuple[str, ...] = ()
        """By which it is spoken to, beside the names of this machine."""
        self.log: list[tuple[str, str, int]] = []
        """The last requests: method, route, status."""
        self.refused_forms: list[str] = []
        """Requests that were refused for what they say, and by no fault that was asked for: method, route, why."""

    async def handle(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer one request, if it is meant for this machine."""
        if not is_host_of_this_machine(request.headers.get("Host"), self.names):
            return web.Response(status=421, text="This is Praetor's sandbox; it is not to be had by that name.")
        path = request.path
        match = API.match(path)
        if match is not None:
            return await self._api(request, match.group(1))
        if path == "/" and request.headers.get("Upgrade", "").lower() == "websocket":
            return await self.hub.gateway.handle(request)
        if path.startswith("/attachments/"):
            return self._file(path)
        if path.startswith("/emojis/"):
            return self._emoji(path)
        return await self.page(request)

    def _file(self, path: str) -> web.Response:
        parts = path.split("/")
        attachment = self.hub.files.get(parts[3]) if len(parts) == 5 else None
        if attachment is None:
            return web.Response(status=404)
        headers = {"Content-Type": attachment.content_type, "Cache-Control": "max-age=31536000"}
        if not attachment.content_type.startswith("image/"):
            # What a bot uploads must not run as a page on the sandbox's own address.
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=attachment.data, headers=headers | {"X-Content-Type-Options": "nosniff"})

    def _emoji(self, path: str) -> web.Response:
        """Give an emoji's picture as Discord's store of pictures does: /emojis/ID.EXTENSION."""
        emoji = self.hub.world.emojis.get(path.removeprefix("/emojis/").partition(".")[0])
        if emoji is None:
            return web.Response(status=404)
        headers = {"Content-Type": emoji.content_type, "Cache-Control": "max-age=31536000"}
        return web.Response(body=emoji.data, headers=headers | {"X-Content-Type-Options": "nosniff"})

    async def _api(self, request: web.BaseRequest, path: str) -> web.StreamResponse:
        method = request.method
        found = routes.find(method, path)
        if found is None:
            return _answer(404, not_found().body, {})
        route, params = found
        files = request.content_type == "multipart/form-data"
        fault = self.hub.faults.for_request(method, route.template, params.get("channel_id", ""), files)
        if fault is not None:
            early = await self._meet(request, fault)
            if early is not None:
                return early
        headers: dict[str, str] = {}
        try:
            self._authorise(request, route)
            self._limit(route, params, headers)
            call = await read_request(request, route, params)
            self._refuse_words(route, call, files)
            reply = self._run(route, call)
        except ApiError as error:
            if error.code in FORM_CODES and not error.asked_for:
                self.refused_forms.append(f"{method} {route.template}: {error}: {error.body.get('errors', '')}")
            if "retry_after" in error.body:
                headers["Retry-After"] = str(error.body["retry_after"])
            reply = Reply(error.status, error.body)
        if fault is not None and fault.lose == "answer":
            if fault.then is not None:
                fault.then()
            return _cut(request)
        self._note(method, route.template, reply.status)
        return _answer(reply.status, reply.body, headers)

    def _note(self, method: str, route: str, status: int) -> None:
        if len(self.log) >= 2000:
            del self.log[:1000]
        self.log.append((method, route, status))

    def _refuse_words(self, route: Route, call: ApiCall, files: bool) -> None:
        """Refuse a request for what it says, where a fault wants that."""
        said = msgspec.json.encode(call.body).decode() if call.body is not None else ""
        faults, place = self.hub.faults, call.params.get("channel_id", "")
        fault = faults.for_request(route.method, route.template, place, files, said)
        if fault is not None:
            if fault.then is not None:
                fault.then()
            error = ApiError(fault.status or 400, fault.code, "A fault that a drill asked for")
            error.asked_for = True
            raise error

    async def _meet(self, request: web.BaseRequest, fault: Fault) -> web.StreamResponse | None:
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if fault.then is not None and fault.lose != "answer":
            fault.then()
        if fault.lose == "request":
            return _cut(request)
        if fault.limited is not None:
            scope = "global" if fault.everywhere else "shared"
            body = {"message": "You are being rate limited.", "retry_after": fault.limited, "global": fault.everywhere}
            return _answer(429, body | {"code": 0}, {"Retry-After": str(fault.limited), "X-RateLimit-Scope": scope})
        if fault.status is not None:
            return _answer(fault.status, {"message": "A fault that a drill asked for", "code": fault.code}, {})
        return None

    def _authorise(self, request: web.BaseRequest, route: Route) -> None:
        given = request.headers.get("Authorization", "")
        if route.bearer and given.startswith("Bearer "):
            return
        if not route.open and given != f"Bot {self.hub.world.token}":
            raise api_error_for_code(0)

    def _limit(self, route: Route, params: dict[str, str], headers: dict[str, str]) -> None:
        limits = self.hub.limits
        if not limits.rate_limits or route.template.endswith("/callback"):
            return
        meters, now = self.hub.meters, self.hub.clock.now()
        if not route.open:
            wait = meters.take("global", (limits.global_per_second, 1.0))
            if wait:
                raise _too_fast(wait, everywhere=True)
        name = f"{route.method} {route.template}"
        window = limits.buckets.get(name, limits.other_bucket)
        major = next((params[k] for k in ("channel_id", "guild_id", "webhook_token") if k in params), "")
        meter = meters.get(f"{name} {major}", window)
        wait = meter.take(now)
        headers.update(_limit_headers(meter, name, now))
        if wait:
            headers["X-RateLimit-Scope"] = "user"
            raise _too_fast(wait, everywhere=False)

    def _run(self, route: Route, call: ApiCall) -> Reply:
        openapi = self.hub.openapi
        if openapi is not None and call.body is not None:
            openapi.check_request(route.method, route.template, call.body)
        result = route.handler(self.hub, call)
        reply = result if isinstance(result, Reply) else Reply(204 if result is None else 200, result)
        if openapi is not None and reply.body is not None:
            openapi.check_answer(route.method, route.template, reply.status, reply.body)
        return reply


def _limit_headers(meter: Meter, name: str, now: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(meter.limit),
        "X-RateLimit-Remaining": str(max(0, meter.limit - meter.used)),
        "X-RateLimit-Reset": f"{meter.reset_at:.3f}",
        "X-RateLimit-Reset-After": f"{max(0.0, meter.reset_at - now):.3f}",
        "X-RateLimit-Bucket": f"{hash(name) & 0xFFFFFFFF:08x}",
    }


def _too_fast(wait: float, *, everywhere: bool) -> ApiError:
    more = {"retry_after": round(wait, 3), "global": everywhere}
    return ApiError(429, 0, "You are being rate limited.", **more)


def _answer(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    if body is None:
        return web.Response(status=status, headers=headers)
    return web.Response(status=status, body=msgspec.json.encode(body), headers=CIMultiDict(JSON_HEADERS | headers))


def _cut(request: web.BaseRequest) -> web.Response:
    """Break the connection, as a failing network does; what is returned goes nowhere."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)


async def read_request(request: web.BaseRequest, route: Route, params: dict[str, str]) -> ApiCall:
    """Read a request's body: JSON, multipart, or a form."""
    call = ApiCall(route.method, route.template, params, dict(request.query))
    kind = request.content_type
    given = request.headers.get("Authorization", "")
    call.bearer = given.removeprefix("Bearer ") if route.bearer and given.startswith("Bearer ") else ""
    if kind == "multipart/form-data":
        await _read_parts(request, call)
    elif kind == "application/x-www-form-urlencoded":
        call.body = dict(await request.post())
    elif kind == "application/json" and request.body_exists:
        raw = await request.read()
        call.body = _decode(raw) if raw else None
    if call.body is not None:
        _ids_to_text(call.body)
    return call


def _decode(raw: bytes) -> Any:
    try:
        return msgspec.json.decode(raw)
    except msgspec.DecodeError:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from None


async def _read_parts(request: web.BaseRequest, call: ApiCall) -> None:
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        if part.name == "payload_json":
            call.body = _decode(data)
        elif part.name is not None:
            kind = part.headers.get("Content-Type", "")
            call.files.append(Upload(part.name, part.filename or "unknown", kind, data))
    call.body = {} if call.body is None else call.body


def _ids_to_text(node: Any) -> None:
    """Libraries send some ids as numbers; Discord takes both, its description only texts."""
    if isinstance(node, list):
        for item in node:
            _ids_to_text(item)
    elif isinstance(node, dict):
        for key, value in node.items():
            if isinstance(value, int) and not isinstance(value, bool):
                if _is_snowflake(node, key):
                    node[key] = str(value)
            elif key in ("users", "roles") and isinstance(value, list):
                node[key] = [str(item) if isinstance(item, int) else item for item in value]
            elif isinstance(value, dict | list):
                _ids_to_text(value)


def _is_snowflake(node: Json, key: str) -> bool:
    """A component's own id is a number, everything else called id is a snowflake."""
    return key.endswith("_id") or (key == "id" and not isinstance(node.get("type"), int))


def _large(message: Any, payload: Any, protocol: Any, writer: Any, task: Any) -> web.BaseRequest:
    """Return a request whose body may be as large as what Discord takes: how large a file may be is checked with its
    code, while aiohttp's own bound of a megabyte would cut off the connection's answer without one."""
    loop = asyncio.get_running_loop()
    return web.BaseRequest(message, payload, protocol, writer, task, loop, client_max_size=BODY_BYTES)


class Listening:
    """The server on its port."""

    def __init__(self, server: Server, host: str, port: int) -> None:
        made = web.Server(server.handle, access_log=None, request_factory=_large)
        self._runner = web.ServerRunner(made, handle_signals=False, shutdown_timeout=1.0)
        self._host, self._port = host, port
        self.url = ""

    async def start(self) -> str:
        """Listen; give the address."""
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._host, self._port)
        await site.start()
        port = self._runner.addresses[0][1]
        self.url = f"http://{self._host}:{port}"
        return self.url

    async def stop(self) -> None:
        """Stop listening."""
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self._runner.cleanup(), 5.0)
