"""The connection to Discord, as discord.py keeps it."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import discord
import yarl

from bot.connection import heartbeats
from bot.connection.rate_limits import Http
from bot.settings import Settings

log = logging.getLogger(__name__)
PERMISSIONS = 2252177770925056  # view, send, send in threads, create threads, attach, embed, history, pin
PATIENCE_S = 30.0  # seconds: what Discord puts off for longer (old edits, an hour) goes back into the outbox
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
    ready: Callable[[Sequence[discord.Guild]], Awaitable[None]]  # connected, with the servers that the bot is in
    gateway: Callable[[str], None]  # "connect", "resume" or "disconnect" has happened
    put_off: Callable[[], None]  # Discord has answered a request with 429


class Client(discord.Client):
    """The connection: no privileged intent, no caches of members or messages."""

    def __init__(self, events: Events) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            enable_debug_events=False,
            heartbeat_timeout=heartbeats.SILENCE,
        )
        heartbeats.install()
        self.http = self._connection.http = Http(self.loop, PATIENCE_S, events.put_off)
        self._events = events
        self._linked = False  # between a connection (or its resume) and its loss
        self._guard_dispatch()

    def _guard_dispatch(self) -> None:
        """Ignore a gateway event that cannot be read. discord.py would let it end the process."""
        parsers: dict[str, Callable[[Any], None]] = self._connection.parsers
        for name, parse in list(parsers.items()):
            parsers[name] = self._guarded(name, parse)

    def _guarded(self, name: str, parse: Callable[[Any], None]) -> Callable[[Any], None]:
        def guarded(data: Any) -> None:
            try:
                new = name == "GUILD_CREATE" and self.get_guild(int(data["id"])) is None  # others come in READY
                parse(data)
                guild = self.get_guild(int(data["id"])) if new else None
                if guild is not None and not guild.unavailable:
                    self._events.joined(guild)
                if name in CHANGES:
                    self._changed(name, data)
            except Exception as error:  # whatever it was, the next event may be well formed
                log.warning("a malformed %s was passed over (%s)", name, type(error).__name__)

        return guarded

    def _changed(self, name: str, data: Any) -> None:
        """Tell delivery that the bot's permissions in a server may have changed. (Without the members intent, Discord
        tells of changes to one member alone: the bot.)"""
        if name == "GUILD_MEMBER_UPDATE" and int(data["user"]["id"]) != (self.user.id if self.user else 0):
            return
        self._events.permissions(int(data["id"] if name in OF_GUILDS else data["guild_id"]))

    async def close(self) -> None:
        """Close the connection. What waits for the last servers to be told of, some seconds after the login, would
        otherwise go on and announce readiness to an event loop that ends."""
        ready = self._connection._ready_task
        if ready is not None:
            ready.cancel()
            await asyncio.wait({ready}, timeout=1.0)
        await super().close()

    async def setup_hook(self) -> None:
        """Sync the commands, if they have changed."""
        await self._events.login()

    async def on_ready(self) -> None:
        """Say who is connected, and where: the first thing that whoever runs a bot wants to know."""
        count = len(self.guilds)
        log.info("Connected as %s in %d guild%s", self.user, count, "" if count == 1 else "s")
        await self._events.ready(self.guilds)

    @property
    def heartbeat(self) -> float:
        """Seconds from the last heartbeat to its answer; not a number while there is no connection."""
        return self.latency if self._linked else math.nan

    async def on_connect(self) -> None:
        """Tell that a connection is there."""
        self._linked = True
        self._events.gateway("connect")

    async def on_resumed(self) -> None:
        """Tell that a lost connection goes on where it was."""
        self._linked = True
        self._events.gateway("resume")

    async def on_disconnect(self) -> None:
        """Tell that the connection is lost."""
        self._linked = False
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
