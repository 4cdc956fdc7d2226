"""The gateway: sessions that outlive their sockets, so that RESUME replays what was missed."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any, Protocol

import msgspec
from aiohttp import WSMsgType, web

from bot.sandbox import shapes
from bot.sandbox.faults import Faults
from bot.sandbox.gateway.sessions import CONTENT, GUILDS, MEMBERS, PRESENCES, Session, Socket
from bot.sandbox.limits import Limits, Meters
from bot.sandbox.world import Guild, World

Json = dict[str, Any]

HEARTBEAT_MS = 41_250
ACK_S = 0.05  # an answer before discord.py has noted that its beat was sent reads as 41 s of delay to it
EACH, NEWEST, CLOSED = "each", "newest", "closed"  # what becomes of two sessions of one shard: each hears all that
# happens; the newest alone; the older is closed. Which of them Discord does is not known.
TIMED_OUT = 4009
PRIVILEGED = MEMBERS | PRESENCES | CONTENT
OWN = "GUILD_MEMBER_UPDATE"  # of itself a bot hears it without any intent
NOT_AUTHENTICATED, FAILED, DECODE, ALREADY, DISALLOWED, SHARD, SHARDING = 4003, 4004, 4002, 4005, 4014, 4010, 4011


class Server(Protocol):
    """What the gateway needs of the server that it belongs to (the hub)."""

    world: World
    limits: Limits
    faults: Faults
    meters: Meters
    base: str

    @property
    def bot_id(self) -> str:
        """The bot's user id."""
        ...


class Gateway:
    """All sessions of the bot."""

    def __init__(self, hub: Server) -> None:
        self.hub = hub
        self.sessions: dict[str, Session] = {}
        self.sockets: set[Socket] = set()
        self.held: list[tuple[int, str, bytes, str | None, bool]] = []
        self.identifies = 0
        self.identified: list[tuple[int, int]] = []
        """The last shards that identified: (id, count)."""
        self.too_soon = self.overdrawn = 0
        """How often a bot identified before its bucket might, and with none left."""
        self.beats: list[float] = []
        """When heartbeats came, the last ones."""
        self.resumes = 0
        self.refuse = False
        """While true, nobody can connect: an outage."""
        self.barred: int | None = None
        """A close code with which whoever identifies or resumes is sent away."""
        self.doubled = EACH
        self._ready = asyncio.Event()

    async def wait_until_connected(self, timeout: float = 30.0) -> None:
        """Wait until a bot is connected."""
        await asyncio.wait_for(self._ready.wait(), timeout)

    @property
    def is_connected(self) -> bool:
        """Whether a bot listens now."""
        return any(session.socket is not None for session in self.sessions.values())

    def is_wanted(self, event: str, guild_id: str | None) -> bool:
        """Return whether any bot asked for such events; if none did, they need not be made."""
        return any(session.wants_event(event, guild_id) for session in self.sessions.values())

    def dispatch(self, event: str, payload: Json, guild_id: str | None = None) -> None:
        """Send an event to every session that asked for its kind."""
        if not self.sessions:
            return
        data = msgspec.json.encode(payload)
        own = event == OWN and payload["user"]["id"] == self.hub.bot_id
        fault = self.hub.faults.for_event(event)
        copies = fault.copies if fault else 1
        if fault and fault.hold:
            self.held.append((fault.hold, event, data, guild_id, own))
            return
        for _ in range(copies):
            self._push(event, data, guild_id, own=own)
        if self.held:
            self._let_go()

    def _let_go(self) -> None:
        held, self.held = self.held, []
        for left, event, data, guild_id, own in held:
            if left <= 1:
                self._push(event, data, guild_id, own=own)
            else:
                self.held.append((left - 1, event, data, guild_id, own))

    def _push(self, event: str, data: bytes, guild_id: str | None, *, own: bool = False) -> None:
        for session in self._hearing():
            if session.wants_event(event, guild_id, own=own):
                session.push(event, data)

    def _hearing(self) -> list[Session]:
        """Return the sessions that are told what happens."""
        if self.doubled != NEWEST:
            return list(self.sessions.values())
        return list({session.shard: session for session in self.sessions.values()}.values())

    def _close_older(self, shard: tuple[int, int]) -> None:
        """End a shard's sessions, since it has begun another."""
        for session in [one for one in self.sessions.values() if one.shard == shard]:
            del self.sessions[session.id]
            if session.socket is not None:
                session.socket.close(TIMED_OUT)

    def reconnect(self) -> None:
        """Ask every bot to reconnect and resume (op 7)."""
        for session in self.sessions.values():
            if session.socket:
                session.socket.send(b'{"t":null,"s":null,"op":7,"d":null}')

    def end_sessions(self, *, resumable: bool) -> None:
        """Tell every bot that its session is over (op 9)."""
        frame = b'{"t":null,"s":null,"op":9,"d":%b}' % (b"true" if resumable else b"false")
        for session in list(self.sessions.values()):
            if session.socket:
                session.socket.send(frame)
                if not resumable:
                    del self.sessions[session.id]

    def go_silent(self) -> None:
        """Make every connection go silent: nothing comes or goes any more, and no end is told."""
        for socket in self.sockets:
            socket.dead = True

    def close_sockets(self, code: int | None = None) -> None:
        """Close every socket with a code, or cut the lines; the sessions stay."""
        for socket in self.sockets:
            socket.close(code)

    async def stop(self) -> None:
        """Close everything."""
        for socket in list(self.sockets):
            await socket.ws.close(code=1001)
            socket.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await socket.writer

    async def handle(self, request: web.BaseRequest) -> web.StreamResponse:
        """Serve one gateway connection."""
        if self.refuse:
            return web.Response(status=503)
        ws = web.WebSocketResponse(compress=False, max_msg_size=1 << 16, autoping=True)
        await ws.prepare(request)
        socket = Socket(ws, compress=request.query.get("compress") == "zlib-stream")
        self.sockets.add(socket)
        session: Session | None = None
        socket.send(b'{"t":null,"s":null,"op":10,"d":{"heartbeat_interval":%d,"_trace":[]}}' % HEARTBEAT_MS)
        try:
            async for message in ws:
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    continue
                if socket.dead:
                    await self._silence(request)
                    break
                session = self._receive(socket, session, message.data)
        finally:
            self._disconnected(socket, session, ws.close_code)
            socket.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await socket.writer
        return ws

    async def _silence(self, request: web.BaseRequest) -> None:
        """Read, and say nothing, until the other side has hung up."""
        while request.transport is not None and not request.transport.is_closing():
            await asyncio.sleep(0.05)

    def _disconnected(self, socket: Socket, session: Session | None, code: int | None) -> None:
        self.sockets.discard(socket)
        if session is not None and session.socket is socket:
            session.socket = None
            if code in (1000, 1001) and not socket.ours:
                # A client that closes so says that it will not come back for this session.
                self.sessions.pop(session.id, None)
        if not self.is_connected:
            self._ready.clear()

    def _receive(self, socket: Socket, session: Session | None, raw: str | bytes) -> Session | None:
        try:
            message = msgspec.json.decode(raw)
            op, data = message["op"], message.get("d")
        except (msgspec.DecodeError, KeyError, TypeError):
            socket.close(DECODE)
            return session
        if op == 1:
            self.beats = [*self.beats[-999:], time.monotonic()]
            ack = b'{"t":null,"s":null,"op":11,"d":null}'
            asyncio.get_running_loop().call_later(ACK_S, socket.send, ack)
        elif op in (2, 6) and session is not None:
            socket.close(ALREADY)
        elif op in (2, 6) and self.barred is not None:
            self.identifies += op == 2
            socket.close(self.barred)
        elif op == 2:
            return self._identify(socket, data)
        elif op == 6:
            return self._resume(socket, data)
        elif session is None:
            socket.close(NOT_AUTHENTICATED)
        return session

    def _identify(self, socket: Socket, data: Json) -> Session | None:
        hub = self.hub
        index, count = data.get("shard") or (0, 1)
        intents = data.get("intents", 0)
        if str(data.get("token", "")).removeprefix("Bot ") != hub.world.token:
            socket.close(FAILED)
            return None
        if intents & PRIVILEGED & ~hub.limits.privileged_intents:
            socket.close(DISALLOWED)
            return None
        refusal = self._refused(index, count)
        if refusal:
            socket.close(refusal)
            return None
        self.identifies += 1
        self.identified = [*self.identified[-999:], (index, count)]
        if self._too_soon(index):
            socket.send(b'{"t":null,"s":null,"op":9,"d":false}')
            return None
        self._forget_dead(index)
        if self.doubled == CLOSED:
            self._close_older((index, count))
        session = Session(intents, (index, count))
        self.sessions[session.id] = session
        session.socket = socket
        self._greet(session)
        return session

    def _refused(self, index: int, count: int) -> int:
        """Return the close code for a shard that cannot be had, 0 for one that can. Where no start is left Discord
        makes the token worthless, for good."""
        limits = self.hub.limits
        if self.starts_left <= 0:
            self.overdrawn += 1
            return FAILED
        if not 0 <= index < count:
            return SHARD
        return SHARDING if len(self._guilds(index, count)) > limits.shard_guilds else 0

    def _too_soon(self, index: int) -> bool:
        """Return whether a bucket of shards (id modulo max_concurrency) identifies more often than it may."""
        limits = self.hub.limits
        if not limits.rate_limits or not limits.identify_seconds:
            return False
        bucket = f"identify {index % limits.max_concurrency}"
        found = self.hub.meters.take(bucket, (1, limits.identify_seconds)) > 0
        self.too_soon += found
        return found

    @property
    def starts_left(self) -> int:
        """How often the bot may still identify today."""
        return max(0, self.hub.limits.session_starts - self.identifies)

    def _guilds(self, index: int, count: int) -> list[Guild]:
        """Return the servers of the bot that a shard serves."""
        mine = (guild for guild in self.hub.world.guilds.values() if self.hub.bot_id in guild.members)
        return [guild for guild in mine if (int(guild.id) >> 22) % count == index]

    def _forget_dead(self, shard: int) -> None:
        """Drop sessions whose bot has connected anew: they will never be resumed."""
        for session in list(self.sessions.values()):
            if session.socket is None and session.shard[0] == shard:
                del self.sessions[session.id]

    def _greet(self, session: Session) -> None:
        hub = self.hub
        guilds = self._guilds(*session.shard)
        ready: Json = {
            "v": 10,
            "user": shapes.own_user_json(hub.world.bot),
            "guilds": [{"id": g.id, "unavailable": True} for g in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": hub.base.replace("http", "ws", 1),
            "shard": list(session.shard),
            "application": {"id": hub.world.application_id, "flags": 0},
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "guild_join_requests": [],
            "geo_ordered_rtc_regions": [],
            "user_settings": {},
            "_trace": [],
        }
        session.push("READY", msgspec.json.encode(ready))
        for guild in guilds:
            if session.intents & GUILDS:
                session.push("GUILD_CREATE", msgspec.json.encode(shapes.guild_create_json(hub.world, guild)))
        self._ready.set()

    def _resume(self, socket: Socket, data: Json) -> Session | None:
        session = self.sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        oldest = session.backlog[0][0] if session and session.backlog else 0
        if session is None or not isinstance(sequence, int) or sequence + 1 < oldest or sequence > session.sequence:
            socket.send(b'{"t":null,"s":null,"op":9,"d":false}')
            return None
        self.resumes += 1
        if session.socket is not None:
            session.socket.close(4000)
        for number, frame in session.backlog:
            if number > sequence:
                socket.send(frame)
        session.socket = socket
        session.push("RESUMED", b'{"_trace":[]}')
        self._ready.set()
        return session
