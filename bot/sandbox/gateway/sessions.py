"""What a bot hears by the gateway: which events it asked for, its sessions, and their sockets."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import zlib
from collections import deque

from aiohttp import web

BACKLOG = 5000
GUILDS, MEMBERS, PRESENCES, CONTENT = 1 << 0, 1 << 1, 1 << 8, 1 << 15
GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12
ALWAYS = frozenset({"INTERACTION_CREATE", "RESUMED", "READY", "USER_UPDATE"})


def intent_for(event: str, guild_id: str | None) -> int:
    """Name the intent that a bot must have asked for to hear of such an event."""
    if event in ALWAYS:
        return 0
    if event.startswith("MESSAGE_"):
        return GUILD_MESSAGES if guild_id else DIRECT_MESSAGES
    if event in ("GUILD_MEMBER_ADD", "GUILD_MEMBER_REMOVE", "GUILD_MEMBER_UPDATE"):
        return MEMBERS
    if event == "CHANNEL_PINS_UPDATE" and not guild_id:
        return DIRECT_MESSAGES
    return GUILDS


class Socket:
    """One connection: a queue that is written in order, compressed in one stream where the client asked for it."""

    def __init__(self, ws: web.WebSocketResponse, *, compress: bool) -> None:
        self.ws = ws
        self.deflate = zlib.compressobj(level=1) if compress else None
        self.queue: asyncio.Queue[bytes | int | None] = asyncio.Queue()
        self.dead = False
        """Whether the line is dead, which neither side is told."""
        self.ours = False
        """Whether the close was ours: then the client's echo ends nothing."""
        self.writer = asyncio.create_task(self._write())

    def send(self, frame: bytes) -> None:
        """Queue a frame."""
        self.queue.put_nowait(frame)

    def close(self, code: int | None) -> None:
        """Close after what is queued; None cuts the line without a close frame."""
        self.ours = True
        self.queue.put_nowait(code)

    async def _write(self) -> None:
        while True:
            frame = await self.queue.get()
            if self.dead:
                continue
            if frame is None:
                transport = self.ws._req.transport if self.ws._req else None
                if transport is not None:
                    transport.abort()
                return
            if isinstance(frame, int):
                await self.ws.close(code=frame)
                return
            with contextlib.suppress(ConnectionError):
                if self.deflate is None:
                    await self.ws.send_str(frame.decode())
                else:
                    await self.ws.send_bytes(self.deflate.compress(frame) + self.deflate.flush(zlib.Z_SYNC_FLUSH))


class Session:
    """What a bot hears, numbered; it lives on while its socket is down."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.backlog: deque[tuple[int, bytes]] = deque(maxlen=BACKLOG)
        self.socket: Socket | None = None

    def wants_event(self, event: str, guild_id: str | None, *, own: bool = False) -> bool:
        """Say whether this event is for this session. own: it is about the bot itself as a member."""
        needed = 0 if own else intent_for(event, guild_id)
        if needed and not self.intents & needed:
            return False
        index, count = self.shard
        return index == ((int(guild_id) >> 22) % count if guild_id else 0)

    def push(self, event: str, data: bytes) -> None:
        """Number an event, keep it for replay, and send it if the line is up."""
        self.sequence += 1
        frame = b'{"t":"%b","s":%d,"op":0,"d":%b}' % (event.encode(), self.sequence, data)
        self.backlog.append((self.sequence, frame))
        if self.socket is not None:
            self.socket.send(frame)
