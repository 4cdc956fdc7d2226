"""Discord's rate limits, kept by the client so that it neither waits nor gives up without need.

discord.py refuses every call of a bucket whose window is long, even while most of its calls are left; and after the
last call it forgets the window, so that the next call is certainly answered with 429.
"""

import asyncio
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from http import HTTPStatus
from typing import Any

import aiohttp
import discord
from discord.http import HTTPClient, Ratelimit, Route

from bot.connection import heartbeats
from bot.connection.late_requests import EDITED, LateRequest, possible_effect_of_request

UNKNOWN = 30.0  # seconds that one waits for the first answer of a bucket of which nothing is known yet
WENT_OUT: ContextVar[list[bool]] = ContextVar("went_out")  # a request, once or several times


class RateLimitBucket(Ratelimit):
    """One bucket of Discord's. While calls are left they go at once; a short wait is waited; a long one raises
    RateLimited."""

    __slots__ = ("patience",)

    def __init__(self, patience: float) -> None:
        super().__init__(None)  # its own check looks at the window alone
        self.patience = patience

    def seconds_left(self) -> float:
        """Return how many seconds are left of the window."""
        return max(0.0, self.expires - self._loop.time()) if self.expires is not None else 0.0

    def _anew(self) -> None:
        """Begin a new window, of which only the number of calls is known."""
        self.remaining, self.expires = self.limit - self.outgoing, None
        self.reset_after, self.dirty = 0.0, False

    def _refuse_long(self) -> None:
        if self.remaining <= 0 and self.seconds_left() > self.patience:
            raise discord.RateLimited(self.seconds_left())

    async def acquire(self) -> None:
        """Take one call from the bucket, or wait for one. RateLimited if the wait would be too long."""
        self._last_request = self._loop.time()
        if self.is_expired():
            self._anew()
        while self.remaining <= 0:
            self._refuse_long()
            await self._my_turn()
        self.remaining -= 1
        self.outgoing += 1

    async def _my_turn(self) -> None:
        turn: asyncio.Future[None] = self._loop.create_future()
        self._pending_requests.append(turn)
        try:
            while not turn.done():
                await asyncio.wait([turn], timeout=UNKNOWN if self.expires is None else self.seconds_left())
                if not turn.done():
                    await self._refresh()
        except BaseException:
            if not turn.cancel() and self.remaining > 0:  # it was this one's turn: now it is the next one's
                self._wake_next()
            raise

    async def _refresh(self) -> None:
        """Sleep until the next window. If that is far off, do not sleep: wake those who wait, so that they are
        refused."""
        if self.seconds_left() > self.patience:
            self._wake(len(self._pending_requests))
            return
        async with self._sleeping:
            await asyncio.sleep(self.seconds_left())
            if self.expires is None or self.is_expired():  # else another has begun the new window already
                self._anew()
        if self.remaining > 0:
            self._wake(self.remaining)

    async def __aexit__(self, *raised: Any) -> None:
        self.outgoing -= 1
        tokens = self.remaining - self.outgoing
        if self._sleeping.locked():
            return
        if tokens <= 0:
            await self._refresh()
        elif self._pending_requests:
            self._wake(tokens)


class NotTheBot(aiohttp.ClientConnectionError):
    """Nothing was sent: another process may be the bot by now. It is a connection that failed, for whoever sends."""


class Http(HTTPClient):
    """discord.py's HTTP client, with such buckets. may_send: looked at as the last thing before each request, answers
    to interactions and tries again among them, since all go by this one's session. late: is told of what went out all
    the same, since the process was stopped after that look. edited: is told which message was edited, and when."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        patience: float,
        put_off: Callable[[], None] = lambda: None,
        may_send: Callable[[], bool] = lambda: True,
        late: Callable[[LateRequest], None] = lambda one: None,
        edited: Callable[[int, str | None], None] = lambda message, at: None,
    ) -> None:
        trace = aiohttp.TraceConfig()
        super().__init__(
            loop, max_ratelimit_timeout=patience, http_trace=trace
        )  # what a 429 says is held against it too

        async def look(_: object, __: object, ended: aiohttp.TraceRequestEndParams) -> None:
            if ended.response.status == HTTPStatus.TOO_MANY_REQUESTS:
                put_off()

        async def require_right(_: object, __: object, begun: object) -> None:
            if not may_send():
                raise NotTheBot("another process may be the bot by now: nothing was sent")

        async def go(_: object, __: object, begun: object) -> None:
            await require_right(_, __, begun)
            if (out := WENT_OUT.get(None)) is not None:  # the gateway's own connection goes by no request
                out.append(True)

        trace.on_request_start.append(require_right)
        trace.on_request_headers_sent.append(go)  # which comes before they are
        trace.on_request_end.append(look)
        self.patience, self._may_send, self._late, self._edited = patience, may_send, late, edited

    async def request(self, route: Route, **kwargs: Any) -> Any:
        """Carry a request out. One that went out, and ended when this process may be the bot no more, is told of."""
        answer: Any = None
        sent = dict(kwargs)  # discord.py takes it apart
        out: list[bool] = []
        went = WENT_OUT.set(out)
        try:
            answer = await super().request(route, **kwargs)
        finally:
            WENT_OUT.reset(went)
            late = possible_effect_of_request(route, sent, answer) if out and not self._may_send() else None
            if late is not None:
                self._late(late)
        if (route.method, route.path) == EDITED and isinstance(answer, Mapping):
            self._edited(int(answer["id"]), answer.get("edited_timestamp"))
        return answer

    async def ws_connect(self, url: str, *, compress: int = 0) -> aiohttp.ClientWebSocketResponse:
        """Return the gateway's socket, whose close does not wait half a minute for an answer of nobody."""
        socket = await super().ws_connect(url, compress=compress)
        socket._timeout = aiohttp.ClientWSTimeout(ws_receive=None, ws_close=heartbeats.GOODBYE)
        return socket

    def get_ratelimit(self, key: str) -> Ratelimit:
        """Return the bucket of a route and its place."""
        found = self._buckets.get(key)
        if found is None:
            found = self._buckets[key] = RateLimitBucket(self.patience)
            self._try_clear_expired_ratelimits()
        return found
