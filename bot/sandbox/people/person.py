"""The people of the sandbox: everything that a person can see and do in Discord's client."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.sandbox import interactions, messages, permissions, thread_members, threads
from bot.sandbox.hub import Hub
from bot.sandbox.people import forms, server_changes
from bot.sandbox.people.forms import RefusedError
from bot.sandbox.people.receipts import Receipt, controls_of, labels_of, text_of
from bot.sandbox.people.visibility import visible_to
from bot.sandbox.validation.commands import ENTRY
from bot.sandbox.validation.components import BUTTON, LINK, SELECTS, STRING_SELECT
from bot.sandbox.world import DM, Channel, Guild, Interaction, Message, User

__all__ = ["Person", "Receipt", "RefusedError", "controls_of", "labels_of", "text_of"]

Json = dict[str, Any]


class Person:
    """Somebody at a client. Places are given as a channel, its id or its name."""

    def __init__(self, hub: Hub, user_id: str) -> None:
        self.hub = hub
        self.id = user_id

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def user(self) -> User:
        """The account."""
        return self.hub.world.users[self.id]

    @property
    def name(self) -> str:
        """The name that others read."""
        return self.user.global_name or self.user.username

    @property
    def mention(self) -> str:
        """The text that mentions this person."""
        return f"<@{self.id}>"

    # What they see

    def guilds(self) -> list[Guild]:
        """List the servers that they are in."""
        return [g for g in self.hub.world.guilds.values() if self.id in g.members]

    def channels(self) -> list[Channel]:
        """List the channels that they can read."""
        found = [self.hub.world.channels[c] for guild in self.guilds() for c in guild.channels]
        return [c for c in found if self.sees(c)]

    def threads(self, *, archived: bool = False) -> list[Channel]:
        """List the threads that they can read, active ones unless told otherwise."""
        found = [c for c in self.hub.world.channels.values() if c.thread and c.thread.archived == archived]
        return [c for c in found if self.sees(c)]

    def dms(self) -> list[Channel]:
        """List their DMs: the one with the bot, once it is open."""
        known = self.hub.world.dms.get(self.id)
        return [self.hub.world.channels[known]] if known else []

    def sees(self, channel: Channel) -> bool:
        """Say whether they can read a channel."""
        return permissions.can_see(self.hub.world, channel, self.id)

    def place(self, where: Channel | str) -> Channel:
        """Find a place that they can read: "games", "dm", an id."""
        if isinstance(where, Channel):
            channel: Channel | None = where
        elif where == "dm":
            channel = next(iter(self.dms()), None)
        else:
            channel = self.hub.world.channels.get(where) or self._named(where)
        if channel is None or not self.sees(channel):
            raise RefusedError(f"{self.name} sees no {where if isinstance(where, str) else where.name!r}")
        return channel

    def _named(self, name: str) -> Channel | None:
        wanted = name.removeprefix("#")
        found = [*self.channels(), *self.threads(), *self.threads(archived=True)]
        return next((c for c in reversed(found) if c.name == wanted), None)

    def messages(self, where: Channel | str) -> list[Message]:
        """List the messages that they see in a place, oldest first."""
        return [m for m in self.place(where).messages.values() if self.sees_message(m)]

    def sees_message(self, message: Message) -> bool:
        """Say whether a message of a channel that they read is there for them."""
        return not message.deleted and not message.dismissed and message.ephemeral_to in (None, self.id)

    def last(self, where: Channel | str, containing: str = "") -> Message:
        """Give the newest message that they see in a place, or the newest with these words."""
        for message in reversed(self.messages(where)):
            if containing in text_of(message):
                return message
        raise RefusedError(f"{self.name} sees no message with {containing!r}")

    def pins(self, where: Channel | str) -> list[Message]:
        """List pinned messages, newest pin first."""
        channel = self.place(where)
        return [channel.messages[i] for i in reversed(channel.pins)]

    def visible(self) -> Json:
        """Ask the oracle for all that they see."""
        return visible_to(self.hub, self.id)

    # What they do with the bot

    def commands(self, where: Channel | str) -> list[Json]:
        """List the commands that they are offered in a place."""
        return forms.commands_offered_in_channel(self.hub, self.place(where), self.id)

    async def slash(self, command: str, where: Channel | str = "games", /, **options: Any) -> Receipt:
        """Send a slash command, such as slash("game create", "games", name="First")."""
        return await self.slash_with(command, where, options)

    async def slash_with(self, command: str, where: Channel | str, options: Json) -> Receipt:
        """Send a slash command with its options in a dictionary."""
        channel = self._place_for_commands(where)
        defined, part = forms.find_command(self.hub, channel, self.id, command)
        data = forms.command_data(self.hub, channel, defined, part, command, options)
        return await self._send(interactions.COMMAND, channel, data, command.removeprefix("/"))

    async def autocomplete(
        self, command: str, focused: str, typed: str = "", where: Channel | str = "games", /, **options: Any
    ) -> Receipt:
        """Ask for the suggestions of an option while typing into it."""
        channel = self._place_for_commands(where)
        defined, part = forms.find_command(self.hub, channel, self.id, command)
        option = next((o for o in part.get("options", []) if o["name"] == focused), None)
        if option is None or not option.get("autocomplete"):
            raise RefusedError(f"{focused!r} has no suggestions")
        given = options | {focused: typed}
        data = forms.command_data(self.hub, channel, defined, part, command, given, focused)
        return await self._send(interactions.AUTOCOMPLETE, channel, data, command.removeprefix("/"))

    async def launch_activity(self, where: Channel | str) -> Receipt:
        """Use the entry point of the bot's Activity, of which the bot is told."""
        channel = self._place_for_commands(where)
        entry = next(one for one in self.hub.world.commands[""].values() if one["type"] == ENTRY)
        data: Json = {"id": entry["id"], "name": entry["name"], "type": ENTRY}
        return await self._send(interactions.COMMAND, channel, data, entry["name"])

    def _place_for_commands(self, where: Channel | str) -> Channel:
        if where == "dm":
            return self.open_dm()
        channel = self.place(where)
        if channel.thread is not None and channel.thread.archived:
            raise RefusedError("this thread is archived")
        return channel

    async def press(
        self, message: Message, label: str | None = None, *, custom_id: str | None = None, forged: str | None = None
    ) -> Receipt:
        """Press a button, found by its label (or what stands before a colon in it) or custom id; `forged` is sent in
        place of the true custom id."""
        button = self._control(message, {BUTTON}, label, custom_id)
        if button.get("disabled") or button["style"] == LINK:
            raise RefusedError("this button cannot be pressed")
        data = {"custom_id": forged or button["custom_id"], "component_type": BUTTON, "id": button["id"]}
        return await self._use(message, data)

    async def forge(self, message: Message, custom_id: str, values: Sequence[str] = ()) -> Receipt:
        """Send what no control of the message offers: a press, or with values a choice in a select."""
        data: Json = {"custom_id": custom_id, "component_type": STRING_SELECT if values else BUTTON, "id": 1}
        return await self._use(message, data | ({"values": list(values)} if values else {}))

    async def select(
        self, message: Message, values: list[str] | str, *, custom_id: str | None = None, placeholder: str | None = None
    ) -> Receipt:
        """Choose in a select, by values or labels."""
        chosen = [values] if isinstance(values, str) else [str(getattr(v, "id", v)) for v in values]
        select = self._control(message, set(SELECTS), placeholder, custom_id)
        if select.get("disabled"):
            raise RefusedError("this select is disabled")
        channel = self.hub.world.channels[message.channel_id]
        return await self._use(message, forms.select_data(self.hub, channel, select, chosen))

    def _control(self, message: Message, kinds: set[int], label: str | None, custom_id: str | None) -> Json:
        for control in controls_of(message):
            if control["type"] not in kinds:
                continue
            if custom_id is not None and control.get("custom_id") != custom_id:
                continue
            named = str(control.get("label") or control.get("placeholder") or "")
            if label is not None and named != label and not named.startswith(f"{label}: "):
                continue
            return control
        raise RefusedError(f"there is no control {label or custom_id!r} on this message: {labels_of(message)}")

    async def _use(self, message: Message, data: Json) -> Receipt:
        channel = self.hub.world.channels[message.channel_id]
        if not self.sees(channel) or not self.sees_message(message):
            raise RefusedError(f"{self.name} does not see this message")
        if channel.thread is not None and channel.thread.archived:
            raise RefusedError("this thread is archived")
        return await self._send(interactions.COMPONENT, channel, data, data["custom_id"], message)

    async def submit(self, opened: Receipt, values: Json | None = None, **fields: Any) -> Receipt:
        """Fill in the modal that an interaction opened, by custom ids or labels, and send it."""
        if opened.modal is None:
            raise RefusedError("no form was opened")
        channel = self.hub.world.channels[opened.interaction.channel_id]
        data = forms.modal_data(self.hub, channel, opened.modal, (values or {}) | fields)
        message = channel.messages.get(opened.interaction.message_id or "")
        name = opened.modal["custom_id"]
        return await self._send(interactions.MODAL, channel, data, name, message, opened.interaction)

    async def _send(
        self,
        kind: int,
        channel: Channel,
        data: Json,
        name: str,
        message: Message | None = None,
        parent: Interaction | None = None,
    ) -> Receipt:
        interaction, done = interactions.start_interaction(
            self.hub, kind, self.id, channel.id, data, name=name, message=message, parent=parent
        )
        await done
        return Receipt(self.hub, interaction)

    # What else they do

    def open_dm(self) -> Channel:
        """Open the DM with the bot from their side."""
        return self.hub.open_dm_with(self.id)

    def post(self, where: Channel | str, content: str) -> Message:
        """Write a plain message."""
        channel = self.open_dm() if where == "dm" else self.place(where)
        if channel.type != DM:
            allowed = permissions.channel_permissions(self.hub.world, channel, self.id)
            if not allowed & permissions.send_permission(channel):
                raise RefusedError("you may not write here")
            threads.wake_thread_for_message(self.hub, channel, self.id)
            if channel.thread is not None:
                thread_members.join_thread(self.hub, channel, self.id)
        return messages.create_message(self.hub, channel, self.id, {"content": content})

    def dismiss(self, message: Message) -> None:
        """Put away a message that only they see."""
        if message.ephemeral_to != self.id:
            raise RefusedError("this message is not yours alone")
        message.dismissed = True
        self.hub.tell_page("gone", {"channel": message.channel_id, "message": {"id": message.id}}, [self.id])

    def set_dms(self, *, open: bool) -> None:  # noqa: A002 - the word that people use
        """Open or close their DMs to members of their servers."""
        self.user.dms_open = open
        self.hub.tell_page_places_changed()

    def set_locale(self, locale: str) -> None:
        """Use their client in another language."""
        self.user.locale = locale
        self.hub.tell_page_places_changed()

    def leave(self, guild: Guild | None = None) -> None:
        """Leave a server, the first one unless told otherwise."""
        server_changes.person_leaves_guild(self.hub, guild or self.guilds()[0], self.id)

    def join(self, guild: Guild) -> None:
        """Join a server."""
        server_changes.join_guild(self.hub, guild, self.id)

    def join_thread(self, thread: Channel) -> None:
        """Become a member of a thread that they can see."""
        thread_members.join_thread(self.hub, self.place(thread), self.id)
