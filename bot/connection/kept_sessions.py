"""Sessions with Discord that another process goes on with, so that no press is lost between the two.

A session outlives its socket: whoever has its id and the number of the last event that came takes it up (RESUME), and
is told what has happened since. It is the session of the process that was the bot before, so it works whether Discord
would give each press to two sessions of one shard, to the newer alone, or close the older. Of what such a session tells
only interactions are taken: this process begins one of its own at the same time, by which it learns of servers, and
leaves the other once that is there.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import msgspec
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

log = logging.getLogger(__name__)
ANSWERABLE = 3.0  # seconds after a press within which Discord takes a first answer
OUTLIVES = 180.0  # seconds after which no session is taken up: it has long been given up
PATIENCE = 2.0  # seconds that it may take until an old session tells all
KNOWN = 1.0  # seconds that a press waits until the gateway has told of its server
OVERLAP = 1.0  # seconds for which an old session is heard beside a new one
INTERACTION = "INTERACTION_CREATE"
BROKEN = (
    ReconnectWebSocket,
    discord.ConnectionClosed,
    discord.GatewayNotFound,
    aiohttp.ClientError,
    OSError,
    TimeoutError,
)


class KeptSession(msgspec.Struct, frozen=True):
    """One shard's session. sequence: the number of the last event that came."""

    shard: int
    session: str
    sequence: int
    gateway: str


class KeptSessions(msgspec.Struct, frozen=True):
    """The sessions of one process. at: when, in Unix seconds; is_left: it hears no more, and has carried out all that
    came to it."""

    sessions: tuple[KeptSession, ...]
    at: float
    is_left: bool = False


def session_of(socket: DiscordWebSocket) -> KeptSession | None:
    """Return the session of a socket; None where it has none."""
    if socket.session_id is None or socket.sequence is None:
        return None
    return KeptSession(int(socket.shard_id or 0), socket.session_id, socket.sequence, str(socket.gateway))


class SessionHeir:
    """Takes up the sessions of the process before. client: a `bot.connection.client.Client` that is logged in."""

    def __init__(
        self, client: discord.AutoShardedClient, kept: KeptSessions, now: Callable[[], float] = time.time
    ) -> None:
        self._client, self._kept, self._now = client, kept, now
        self._heard: dict[int, asyncio.Task[None]] = {}
        self._held: set[asyncio.Task[None]] = set()

    async def resume_kept_sessions(self) -> None:
        """Take up each session, and return once each has told what was missed, or cannot be taken up."""
        if not 0 <= self._now() - self._kept.at < OUTLIVES:
            return
        told = [asyncio.Event() for _ in self._kept.sessions]
        for one, event in zip(self._kept.sessions, told, strict=True):
            self._heard[one.shard] = asyncio.create_task(self._hear(one, event))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                for event in told:
                    await event.wait()

    def close_old_session_soon(self, shard: int) -> None:
        """Leave an old session in a moment, since the shard has its own by now."""
        task = self._heard.pop(shard, None)
        if task is not None:
            asyncio.get_running_loop().call_later(OVERLAP, task.cancel)

    async def close(self) -> None:
        """Leave all old sessions now."""
        tasks = {*self._heard.values(), *self._held}
        self._heard.clear()
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=1.0)

    async def _hear(self, kept: KeptSession, told: asyncio.Event) -> None:
        """Hear one session until it is left, or over."""
        socket: DiscordWebSocket | None = None
        try:
            socket = await DiscordWebSocket.from_client(
                self._client,
                gateway=yarl.URL(kept.gateway),
                shard_id=kept.shard,
                session=kept.session,
                sequence=kept.sequence,
                resume=True,
            )
            socket._discord_parsers = {INTERACTION: self._arrived, "RESUMED": lambda _: told.set()}
            while True:
                await socket.poll_event()
        except BROKEN as error:
            if not told.is_set():
                log.info("shard %d: the session before cannot be taken up (%s)", kept.shard, type(error).__name__)
        finally:
            told.set()
            if socket is not None:
                await socket.close(code=1000)  # it is over: nobody else takes it up

    def _arrived(self, data: Any) -> None:
        """Take an interaction, unless the process before may have taken it, or it is too late for an answer."""
        age = self._now() - discord.utils.snowflake_time(int(data["id"])).timestamp()
        if age > ANSWERABLE and not self._kept.is_left:
            return
        task = asyncio.create_task(self._let_in(data))
        self._held.add(task)
        task.add_done_callback(self._held.discard)

    async def _let_in(self, data: Any) -> None:
        """Hand an interaction on, once its server is known, or soon."""
        guild = data.get("guild_id")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(KNOWN):
                while guild is not None and self._client.get_guild(int(guild)) is None:
                    await asyncio.sleep(0.02)
        self._client._connection.parsers[INTERACTION](data)
