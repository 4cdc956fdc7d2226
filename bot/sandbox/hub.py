"""The hub of the stand-in: the world, its clock, and telling the bot and the page of every change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

from bot.sandbox import permissions, shapes
from bot.sandbox.beside.activities import Activities
from bot.sandbox.clock import Clock
from bot.sandbox.errors import api_error_for_code
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.gateway.sessions import CONTENT
from bot.sandbox.ids import Snowflakes
from bot.sandbox.limits import Limits, Meters
from bot.sandbox.validation.openapi import OpenApi
from bot.sandbox.world import DM, Attachment, Channel, Interaction, Message, World

Json = dict[str, Any]
PATIENCE = 300.0  # seconds that a drill or a test waits for a change: a machine that is busy tenfold is slow
Listener = Callable[[str, Json, list[str]], None]
"""Told of (kind of change, what changed, ids of the people who can see it)."""


def _attachments(world: World) -> Iterator[Attachment]:
    for channel in world.channels.values():
        for message in channel.messages.values():
            yield from message.attachments
            for version in message.versions:
                yield from version.attachments


class Hub:
    """What every part of the stand-in shares."""

    def __init__(self, world: World, limits: Limits, openapi: OpenApi | None) -> None:
        self.world = world
        self.limits = limits
        self.openapi = openapi
        self.clock = Clock(world.ahead)
        self.ids = Snowflakes(self.clock, world.last_id)
        self.meters = Meters(self.clock)
        self.faults = Faults()
        self.gateway = Gateway(self)
        self.activities = Activities(world, self.clock)
        self.base = ""
        """Where the server listens: http://127.0.0.1:8765."""
        self.nonces: dict[tuple[str, str, str], tuple[float, str]] = {}
        self.waiting: dict[str, asyncio.Future[Interaction]] = {}
        """Interactions whose person still looks at "thinking…" or a pressed button."""
        self.files: dict[str, Attachment] = {a.id: a for a in _attachments(world)}
        self.listeners: list[Listener] = []
        self.changes = 0
        """How often something changed; a kept world is written only when it did."""
        self._stirred: list[asyncio.Future[None]] = []

    @property
    def bot_id(self) -> str:
        """The bot's user id."""
        return self.world.bot_id

    def channel(self, channel_id: str) -> Channel:
        """Find a channel, deleted ones not counted."""
        channel = self.world.channels.get(channel_id)
        if channel is None or channel.deleted:
            raise api_error_for_code(10003)
        return channel

    def channel_seen_by_bot(self, channel_id: str) -> Channel:
        """Find a channel that the bot can read."""
        channel = self.channel(channel_id)
        if not permissions.can_see(self.world, channel, self.bot_id):
            raise api_error_for_code(50001)
        return channel

    def message(self, channel: Channel, message_id: str) -> Message:
        """Find a message that everybody in the channel sees."""
        message = channel.messages.get(message_id)
        if message is None or message.deleted or message.ephemeral_to is not None:
            raise api_error_for_code(10008)
        return message

    def shape_message(self, message: Message) -> Json:
        """Shape a message with its addresses on this server."""
        return shapes.message_json(self.world, self.base, message)

    def shape_channel(self, channel: Channel) -> Json:
        """Shape a channel."""
        return shapes.channel_json(self.world, channel)

    def send_to_bot(
        self, event: str, payload: Json, *, channel: Channel | None = None, guild_id: str | None = None
    ) -> None:
        """Send a gateway event, if the bot can see the place that it is about."""
        if channel is not None:
            if not permissions.can_see(self.world, channel, self.bot_id):
                return
            guild_id = channel.guild_id
        if guild_id is not None and not self.is_bot_in(guild_id):
            return
        self.gateway.dispatch(event, payload, guild_id)

    def is_bot_in(self, guild_id: str) -> bool:
        """Say whether the bot is in a server."""
        guild = self.world.guilds.get(guild_id)
        return guild is not None and self.bot_id in guild.members

    async def wait_until(self, condition: Callable[[], Any], timeout: float = PATIENCE) -> None:
        """Wait until something holds in the world; it is looked at after every change."""
        async with asyncio.timeout(timeout):
            while not condition():
                stir: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._stirred.append(stir)
                await stir

    def wake_waiters(self) -> None:
        """Let those who wait in `wait_until` look at the world again."""
        self.changes += 1
        waiting, self._stirred = self._stirred, []
        for stir in waiting:
            if not stir.done():
                stir.set_result(None)

    def tell_page(self, kind: str, payload: Json, people: list[str]) -> None:
        """Tell the page of a change and who may see it."""
        self.wake_waiters()
        for listener in self.listeners:
            listener(kind, payload, people)

    def tell_message(self, kind: str, message: Message) -> None:
        """Tell the page of a message that is new, changed or gone."""
        self.wake_waiters()
        if not self.listeners:
            return
        channel = self.world.channels[message.channel_id]
        people = [message.ephemeral_to] if message.ephemeral_to else permissions.channel_readers(self.world, channel)
        self.tell_page(kind, {"channel": channel.id, "message": self.shape_message(message)}, people)

    def tell_page_places_changed(self) -> None:
        """Tell the page that the list of channels, threads or members changed."""
        self.tell_page("places", {}, [user.id for user in self.world.users.values() if not user.bot])

    def tell_bot_and_page(self, event: str, message: Message) -> None:
        """Tell bot and page of a message that everybody in the channel sees."""
        channel = self.world.channels[message.channel_id]
        if self.gateway.is_wanted(event, channel.guild_id):
            shape = self.shape_message(message)
            if channel.guild_id:
                shape["guild_id"] = channel.guild_id
                guild = self.world.guilds[channel.guild_id]
                author = guild.members.get(message.author_id)
                if author is not None and not message.webhook:
                    shape["member"] = shapes.member_json(self.world, author, with_user=False)
                self._hide_content(shape, message)
            self.send_to_bot(event, shape, channel=channel)
        self.tell_message("new" if event == "MESSAGE_CREATE" else "changed", message)

    def _hide_content(self, shape: Json, message: Message) -> None:
        """Without the message content intent a bot reads what it wrote and what names it, nothing else."""
        mine = message.author_id == self.bot_id or self.bot_id in message.mentions
        if not mine and not self.limits.privileged_intents & CONTENT:
            shape |= {"content": "", "embeds": [], "attachments": [], "components": []}

    def open_dm_with(self, user_id: str) -> Channel:
        """Open the DM between a person and the bot, or find it."""
        world = self.world
        known = world.dms.get(user_id)
        if known:
            return world.channels[known]
        channel = Channel(id=self.ids.next(), type=DM, recipients=[user_id, world.bot_id])
        world.channels[channel.id] = channel
        world.dms[user_id] = channel.id
        self.tell_page_places_changed()
        return channel

    def are_in_same_guild(self, user_id: str) -> bool:
        """Say whether a person and the bot are in a server together."""
        return any(user_id in g.members and self.bot_id in g.members for g in self.world.guilds.values())
