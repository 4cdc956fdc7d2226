"""The connection to Discord, as discord.py keeps it."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakSet

import discord
import yarl

from bot.connection import heartbeats, shards
from bot.connection.kept_sessions import KeptSession, SessionHeir, session_of
from bot.connection.late_requests import LateRequest
from bot.connection.rate_limits import Http
from bot.connection.session_starts import SessionStarts
from bot.process.settings import Settings

log = logging.getLogger(__name__)
PERMISSIONS = 2252177770925056  # view, send, send in threads, create threads, attach, embed, history, pin
PATIENCE_S = 30.0  # seconds: what Discord puts off for longer (old edits, an hour) goes back into the outbox
OPENING = 60.0  # seconds that a connection may take to be made
LEAVING = 0.5  # seconds that Discord is waited for as its sessions are left to another process
OF_GUILDS = frozenset({"GUILD_CREATE", "GUILD_UPDATE"})
CHANGES = OF_GUILDS | {
    "CHANNEL_UPDATE",
    "THREAD_UPDATE",
    "THREAD_LIST_SYNC",  # a channel has come into sight
    "GUILD_ROLE_UPDATE",
    "GUILD_ROLE_DELETE",
    "GUILD_MEMBER_UPDATE",
}  # after which what was refused may be allowed


@dataclass(frozen=True)
class Events:
    """Who is told what happens on the connection."""

    login: Callable[[], Awaitable[object]]  # we are known to Discord; the gateway comes next
    interaction: Callable[[discord.Interaction[Any]], Awaitable[None]]
    permissions: Callable[[int], None]  # what the bot may do in this server may have changed
    joined: Callable[[discord.Guild], None]  # the bot has come to a server
    left: Callable[[int], None]  # the bot is no longer in this server; an outage is none
    ready: Callable[[Sequence[discord.Guild]], Awaitable[None]]  # connected, with the servers that the bot is in
    gateway: Callable[[str], None]  # "connect", "resume" or "disconnect" has happened
    put_off: Callable[[], None]  # Discord has answered a request with 429
    written_to: Callable[[int], None]  # a person has written to the bot in their DM: who, and nothing of what
    may_send: Callable[[], bool] = lambda: True  # whether this process is the bot still: asked before each request
    late: Callable[[LateRequest], None] = lambda one: None  # a request went out when it may have been the bot no more
    edited: Callable[[int, str | None], None] = lambda message, at: None  # this process has edited a message, and when


class Client(discord.AutoShardedClient):
    """The connection, in as many shards as Discord asks for: no privileged intent, no caches of members or messages.

    starts: when a session may be begun; gateway: an address that was set by hand, which comes before Discord's own.
    """

    def __init__(self, events: Events, starts: SessionStarts, gateway: str | None = None) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, dm_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            enable_debug_events=False,
            heartbeat_timeout=heartbeats.SILENCE,
        )
        heartbeats.install_heartbeat_thread()
        shards.install_shard_class()
        self.http = self._connection.http = Http(
            self.loop, PATIENCE_S, events.put_off, events.may_send, events.late, events.edited
        )
        self._events, self.starts, self._gateway = events, starts, gateway
        self._linked: set[int] = set()  # shards between a connection (or its resume) and its loss
        self._sockets: WeakSet[discord.gateway.DiscordWebSocket] = WeakSet()
        told_of: Any = self._connection  # of each socket; else it looks after voice alone
        told_of._update_references = self._sockets.add
        self._launching: asyncio.Task[None] | None = None
        self.heir: SessionHeir | None = None  # of the process that was the bot before
        self._guard_dispatch()

    def _guard_dispatch(self) -> None:
        """Ignore a gateway event that cannot be read. discord.py would let it end the process."""
        parsers: dict[str, Callable[[Any], None]] = self._connection.parsers
        for name, parse in list(parsers.items()):
            parsers[name] = self._guarded(name, parse)

    def _guarded(self, name: str, parse: Callable[[Any], None]) -> Callable[[Any], None]:
        def guarded(data: Any) -> None:
            try:
                if name.startswith("MESSAGE_"):  # of DMs, since no other intent for messages is asked for
                    self._written(name, data)
                    return  # what was written is not read, kept or logged
                new = name == "GUILD_CREATE" and self.get_guild(int(data["id"])) is None  # others come in READY
                parse(data)
                guild = self.get_guild(int(data["id"])) if new else None
                if guild is not None and not guild.unavailable:
                    self._events.joined(guild)
                if name == "GUILD_DELETE" and not data.get("unavailable", False):
                    self._events.left(int(data["id"]))
                if name in CHANGES:
                    self._changed(name, data)
            except Exception as error:  # whatever it was, the next event may be well formed
                log.warning("a malformed %s was passed over (%s)", name, type(error).__name__)

        return guarded

    def _written(self, name: str, data: Any) -> None:
        """Tell of a person who has written to the bot."""
        author = data["author"] if name == "MESSAGE_CREATE" and not data.get("guild_id") else {"bot": True}
        if not author.get("bot") and int(author["id"]) != (self.user.id if self.user else 0):
            self._events.written_to(int(author["id"]))

    def _changed(self, name: str, data: Any) -> None:
        """Tell delivery that the bot's permissions in a server may have changed. (Without the members intent, Discord
        tells of changes to one member alone: the bot.)"""
        if name == "GUILD_MEMBER_UPDATE" and int(data["user"]["id"]) != (self.user.id if self.user else 0):
            return
        self._events.permissions(int(data["id"] if name in OF_GUILDS else data["guild_id"]))

    # Shards

    async def launch_shards(self) -> None:
        """Ask Discord how many shards it wants and how many sessions are left, and connect the first; the others
        follow beside it, so that what happens to a shard is seen to before all are there."""
        await self.wait_for_free_sessions()
        if self.heir is not None:
            await self.heir.resume_kept_sessions()
        address = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
        await self._launch(address, 0)
        self._launching = asyncio.create_task(self._launch_rest(address))

    async def _ask(self) -> Mapping[str, Any]:
        """Return what Discord says of sessions, and keep what it says of shards and of the gateway."""
        count, address, limit = await self.http.get_bot_gateway()
        if not self.shards:  # else they go on as they are
            self.shard_count = self._connection.shard_count = count
            self._connection.shard_ids = range(count)
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self._gateway or address)
        return limit

    async def _launch(self, address: yarl.URL, shard: int) -> None:
        """Connect one shard."""
        make = discord.gateway.DiscordWebSocket.from_client
        with self.starts.reserve():
            async with asyncio.timeout(OPENING):
                socket = await make(self, initial=True, gateway=address, shard_id=shard)
        made = shards.ResumingShard(socket, self, self._AutoShardedClient__queue.put_nowait)  # type: ignore[attr-defined]
        self._AutoShardedClient__shards[shard] = made  # type: ignore[attr-defined]
        made.launch()

    async def _launch_rest(self, address: yarl.URL) -> None:
        for shard in self._connection.shard_ids[1:]:
            pause = 1.0
            while True:
                try:
                    await self.wait_for_free_sessions()
                    await self._launch(address, shard)
                    break
                except Exception as error:  # whatever it was, the others wait behind this one
                    log.warning("shard %d: no connection (%s), again in %.0f s", shard, type(error).__name__, pause)
                    await asyncio.sleep(pause)
                    pause = min(pause * 2, 60.0)

    async def wait_for_free_sessions(self) -> None:
        """Ask Discord, and return once it takes new sessions of this bot (another process may use them up too)."""
        self.starts.note_start_limit(await self._ask())
        await self.starts.wait_until_allowed(self._ask)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for this shard's turn to begin a session (discord.py calls it before each IDENTIFY)."""
        await self.starts.wait_for_turn(shard_id or 0)

    def sessions(self) -> tuple[KeptSession, ...]:
        """Return the session of each shard that has one, as far as its events have come."""
        kept = [session_of(shard.ws) for shard in self._all_shards().values()]
        return tuple(one for one in kept if one is not None)

    async def stop_and_hand_over_sessions(self) -> tuple[KeptSession, ...]:
        """Hear nothing more, and return the sessions as they are then, for another to go on with."""
        for shard in self._all_shards().values():
            shard.stop_hearing()
        await asyncio.sleep(0)  # what was under way has ended
        sessions = self.sessions()
        closing = [asyncio.create_task(shard.ws.close()) for shard in self._all_shards().values()]
        if closing:
            await asyncio.wait(closing, timeout=LEAVING)
        return sessions

    def _all_shards(self) -> dict[int, shards.ResumingShard]:
        found: dict[int, shards.ResumingShard] = self._AutoShardedClient__shards  # type: ignore[attr-defined]
        return found

    async def close(self) -> None:
        """Close the connection. What waits for the last servers to be told of, some seconds after the login, would
        otherwise go on and announce readiness to an event loop that ends."""
        waiting = {task for task in self._connection._ready_tasks.values() if not task.done()}
        waiting |= {task for task in (self._connection._ready_task, self._launching) if task is not None}
        for task in waiting:
            task.cancel()
        if waiting:
            await asyncio.wait(waiting, timeout=1.0)
        if self.heir is not None:
            await self.heir.close()
        await super().close()
        for socket in list(self._sockets):  # one that waited for its turn is no shard's yet
            await socket.close(code=1000)

    async def setup_hook(self) -> None:
        """Sync the commands, if they have changed."""
        await self._events.login()

    async def on_ready(self) -> None:
        """Say who is connected, and where: the first thing that whoever runs a bot wants to know."""
        count = len(self.guilds)
        there = f" by {self.shard_count} shards" if self.shard_count != 1 else ""
        log.info("Connected as %s in %d guild%s%s", self.user, count, "" if count == 1 else "s", there)
        await self._events.ready(self.guilds)

    @property
    def heartbeat_seconds(self) -> dict[int, float]:
        """Seconds from the last heartbeat to its answer for each shard there should be; not a number while it has no
        connection."""
        told = dict(self.latencies)
        return {
            shard: told.get(shard, math.nan) if shard in self._linked else math.nan
            for shard in (self._connection.shard_ids or (0,))
        }

    async def on_shard_connect(self, shard_id: int) -> None:
        """Tell that a connection is there."""
        self._linked.add(shard_id)
        self._events.gateway("connect")
        if self.heir is not None:
            self.heir.close_old_session_soon(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Tell that a lost connection goes on where it was."""
        self._linked.add(shard_id)
        self._events.gateway("resume")

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Tell that a connection is lost, once (discord.py says so again while it is made again)."""
        if shard_id in self._linked:
            self._linked.discard(shard_id)
            self._events.gateway("disconnect")

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Hand every interaction on."""
        await self._events.interaction(interaction)


def use_addresses(settings: Settings) -> None:
    """Make discord.py use the server that the settings name. It has no option for that, but reads these attributes
    each time."""
    discord.http.Route.BASE = settings.api
    if settings.gateway is not None:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway)


def invite_link(application_id: int | None) -> str:
    """Return the link that invites the bot with the least permissions, "–" while nobody knows its id."""
    if application_id is None:
        return "–"
    return discord.utils.oauth_url(
        application_id, permissions=discord.Permissions(PERMISSIONS), scopes=("bot", "applications.commands")
    )
