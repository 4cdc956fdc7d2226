"""Starts the stand-in, in a test's own process or for the command line."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bot.sandbox import threads
from bot.sandbox.beside.clocks import Clocks
from bot.sandbox.default_world import default_world
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.hub import Hub, Json
from bot.sandbox.limits import Limits
from bot.sandbox.page_server import Page
from bot.sandbox.people import visibility
from bot.sandbox.people.person import Person
from bot.sandbox.server import Listening, Server
from bot.sandbox.validation import openapi
from bot.sandbox.world import Channel, Guild, Push, World
from engine.store.file_permissions import write_private

log = logging.getLogger(__name__)
SAVE_EVERY = 1.0  # seconds; what came later is lost if the process is killed
SWEEP_EVERY = 30.0
HINT = "Type / in the box below to see what the bot can do."


class Sandbox:
    """A running stand-in: where it is, who is in it, and what a test may do to it."""

    def __init__(self, hub: Hub, keep: Path | None, hint: str) -> None:
        self.hub = hub
        self.keep = keep
        self.clocks = Clocks(hub)
        self.page = Page(hub, hint, self.clocks)
        self.server = Server(hub, self.page.handle)
        self._listening: Listening | None = None
        self._chores: list[asyncio.Task[None]] = []

    async def start(self, host: str, port: int) -> None:
        """Listen on loopback."""
        if not ipaddress.ip_address(host).is_loopback:
            raise ValueError(f"the sandbox listens on loopback only, not on {host}")
        self._listening = Listening(self.server, host, port)
        self.hub.base = await self._listening.start()
        self._chores = [asyncio.create_task(self._sweep())]
        if self.keep is not None:
            self._chores.append(asyncio.create_task(self._save_often(self.keep)))

    async def stop(self) -> None:
        """Stop, and keep the world if it is to be kept."""
        for chore in self._chores:
            chore.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await chore
        await self.page.stop()
        await self.hub.gateway.stop()
        self.hub.clock.stop()
        if self._listening is not None:
            await self._listening.stop()
        if self.keep is not None:
            save_world(self.hub, self.keep)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            threads.archive_idle_threads(self.hub)

    async def _save_often(self, path: Path) -> None:
        saved = -1
        while True:
            await asyncio.sleep(SAVE_EVERY)
            if self.hub.changes != saved:
                saved = self.hub.changes
                # Encoded at once, so that it is one moment; written beside the event loop.
                await asyncio.to_thread(_write, path, _encode(self.hub))

    @property
    def page_url(self) -> str:
        """Where a person plays."""
        return self.hub.base + "/"

    @property
    def api_url(self) -> str:
        """Where a bot finds the REST API."""
        return self.hub.base + "/api/v10"

    @property
    def gateway_url(self) -> str:
        """Where a bot finds the gateway."""
        return self.hub.base.replace("http", "ws", 1) + "/"

    def show_tables(self, address: str) -> None:
        """Show tables beside the chat, as pages and as the bot's Activity. address: where the bot serves them."""
        self.page.table.target = address
        self.hub.activities.switch_on()

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.world.token

    @property
    def environment(self) -> dict[str, str]:
        """The settings that make a bot process talk to this stand-in."""
        return {
            "PRAETOR_DISCORD_API": self.api_url,
            "PRAETOR_DISCORD_GATEWAY": self.gateway_url,
            "DISCORD_TOKEN": self.token,
            "PRAETOR_LOG_FORMAT": "text",  # people and drills read it
            "PRAETOR_PICTURES": "0",  # people of the stand-in press faster than anybody
        }

    @property
    def world(self) -> World:
        """Everything there is."""
        return self.hub.world

    @property
    def faults(self) -> Faults:
        """The faults that wait to happen."""
        return self.hub.faults

    @property
    def gateway(self) -> Gateway:
        """The gateway, to be cut or waited for."""
        return self.hub.gateway

    @property
    def limits(self) -> Limits:
        """The numbers that are enforced."""
        return self.hub.limits

    @property
    def guild(self) -> Guild:
        """The first server."""
        return next(iter(self.world.guilds.values()))

    def advance(self, seconds: float) -> None:
        """Let time pass at once."""
        self.hub.clock.advance(seconds)
        threads.archive_idle_threads(self.hub)

    def person(self, name: str) -> Person:
        """Act as somebody, by their name."""
        for user in self.world.users.values():
            if not user.bot and name.lower() in (user.username, (user.global_name or "").lower()):
                return Person(self.hub, user.id)
        raise KeyError(name)

    def channel(self, name: str) -> Channel:
        """Find a channel or a thread by name, the newest if there are several."""
        for channel in reversed(self.world.channels.values()):
            if channel.name == name and not channel.deleted:
                return channel
        raise KeyError(name)

    def pushes(self, who: Person | str | None = None, *, aloud: bool = True) -> list[Push]:
        """List what phones were told when messages were made, oldest first: one person's, or everybody's.

        aloud: without those of silent messages. A message that is asked for again by its nonce is told once.
        """
        user_id = who.id if isinstance(who, Person) else who
        found = self.world.pushes
        return [p for p in found if user_id in (None, p.user_id) and not (aloud and p.silent)]

    def visible_to(self, who: Person | str) -> Json:
        """Ask the oracle what somebody can see."""
        return visibility.visible_to(self.hub, who if isinstance(who, str) else who.id)


def save_world(hub: Hub, path: Path) -> None:
    """Write the world to a file, whole or not at all."""
    _write(path, _encode(hub))


def _encode(hub: Hub) -> bytes:
    hub.world.last_id, hub.world.ahead = hub.ids.last, hub.clock.offset
    return msgspec.json.encode(hub.world)


def _write(path: Path, data: bytes) -> None:
    write_private(path, data)  # the bot's token and every DM are in it


def load_world(path: Path) -> World:
    """Read a world from its file."""
    return msgspec.json.decode(path.read_bytes(), type=World)


async def serve_sandbox(
    host: str = "127.0.0.1",
    port: int = 0,
    *,
    world: World | None = None,
    keep: Path | None = None,
    limits: Limits | None = None,
    hint: str = HINT,
    openapi_path: Path | None = None,
    validate: bool = True,
    names: Sequence[str] = (),
) -> Sandbox:
    """Start a stand-in; port 0 takes a free one. A kept world is read from its file where there is one. names: by
    which it is spoken to, beside those of this machine."""
    if world is None:
        world = load_world(keep) if keep is not None and keep.exists() else default_world()
    checker = openapi.load_openapi(openapi_path) if validate else None
    sandbox = Sandbox(Hub(world, limits or Limits(), checker), keep, hint)
    sandbox.server.names = tuple(names)
    await sandbox.start(host, port)
    return sandbox
