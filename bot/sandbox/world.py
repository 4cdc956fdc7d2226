"""The world of the stand-in: people, servers, channels, messages. Plain data that can be written to a file."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.sandbox.validation.components import components_with_paths

Json = dict[str, Any]

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD, FORUM = 0, 1, 11, 12, 15
THREAD_TYPES = frozenset({10, 11, 12})

REQUIRE_TAG = 1 << 4  # of a forum: its posts must carry a tag

EPHEMERAL, LOADING, COMPONENTS_V2, HAS_THREAD = 1 << 6, 1 << 7, 1 << 15, 1 << 5
SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 12
SENDABLE_FLAGS = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2


class User(msgspec.Struct):
    """An account, a person's or the bot's."""

    id: str
    username: str
    global_name: str | None = None
    bot: bool = False
    colour: str = "#5865f2"
    dms_open: bool = True
    locale: str = "en-US"
    """The language of their client."""


class Role(msgspec.Struct):
    """A role of a server."""

    id: str
    name: str
    permissions: int
    position: int = 0
    managed: bool = False


class Overwrite(msgspec.Struct):
    """What a channel allows or denies to a role (type 0) or to a member (type 1)."""

    id: str
    type: int
    allow: int = 0
    deny: int = 0


class Member(msgspec.Struct):
    """A user in a server."""

    user_id: str
    joined_at: float
    roles: list[str] = []
    nick: str | None = None


class Attachment(msgspec.Struct):
    """A file that was sent."""

    id: str
    filename: str
    content_type: str
    data: bytes
    description: str | None = None
    width: int | None = None
    height: int | None = None
    spoiler: bool = False


class Emoji(msgspec.Struct):
    """An emoji of the application."""

    id: str
    name: str
    content_type: str
    data: bytes
    animated: bool = False


class Version(msgspec.Struct):
    """What a message said before it was edited."""

    until: float
    content: str
    embeds: list[Json]
    components: list[Json]
    attachments: list[Attachment]


class Message(msgspec.Struct):
    """A message, deleted ones included: what was once seen is not unseen."""

    id: str
    channel_id: str
    author_id: str
    at: float
    type: int = 0
    content: str = ""
    flags: int = 0
    embeds: list[Json] = []
    components: list[Json] = []
    attachments: list[Attachment] = []
    mentions: list[str] = []
    mention_roles: list[str] = []
    mention_everyone: bool = False
    edited_at: float | None = None
    pinned_at: float | None = None
    nonce: str | int | None = None
    reference: Json | None = None
    interaction: Json | None = None
    webhook: bool = False
    thread_id: str | None = None
    ephemeral_to: str | None = None
    deleted: bool = False
    dismissed: bool = False
    versions: list[Version] = []

    @property
    def all_words(self) -> str:
        """All words of the message, from top to bottom: content, embeds, text displays; labels not."""
        parts = [self.content]
        for embed in self.embeds:
            parts += [embed.get("title", ""), embed.get("description", "")]
            parts += [f"{line['name']}\n{line['value']}" for line in embed.get("fields", [])]
            parts.append((embed.get("footer") or {}).get("text", ""))
        parts += [c["content"] for _, c in components_with_paths(self.components) if c.get("content")]
        return "\n".join(part for part in parts if part)

    @property
    def is_loading(self) -> bool:
        """Whether it still says "thinking…"."""
        return bool(self.flags & LOADING)


class Thread(msgspec.Struct):
    """What a channel has besides when it is a thread."""

    owner_id: str
    created_at: float
    active_at: float
    archive_at: float
    auto_archive: int = 1440
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    members: dict[str, float] = {}
    count: int = 0
    sent: int = 0


class Tag(msgspec.Struct):
    """A tag of a forum. moderated: only who manages threads may give it or take it away."""

    id: str
    name: str
    moderated: bool = False


class Channel(msgspec.Struct):
    """A channel, a thread or a DM with its messages."""

    id: str
    type: int
    name: str = ""
    guild_id: str | None = None
    parent_id: str | None = None
    position: int = 0
    topic: str | None = None
    overwrites: dict[str, Overwrite] = {}
    recipients: list[str] = []
    thread: Thread | None = None
    messages: dict[str, Message] = {}
    order: list[int] = []
    """Ids that a list of messages shows: no ephemeral, no deleted."""
    pins: list[str] = []
    """Newest last."""
    last_pin_at: float | None = None
    deleted: bool = False
    audience: list[str] = []
    """Who could read it when it was deleted."""
    flags: int = 0
    tags: list[Tag] = []
    """Of a forum: what its posts may carry."""
    applied: list[str] = []
    """Of a forum's post: the tags that it carries."""


class Guild(msgspec.Struct):
    """A server."""

    id: str
    name: str
    owner_id: str
    locale: str = "en-US"
    roles: dict[str, Role] = {}
    members: dict[str, Member] = {}
    channels: list[str] = []
    threads: list[str] = []
    """Active ones."""


class Interaction(msgspec.Struct):
    """One thing that a person did with the bot, and what came of it."""

    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    guild_id: str | None
    at: float
    name: str
    message_id: str | None = None
    parent: Json | None = None
    """Metadata of the interaction that led to this modal."""
    ack: int | None = None
    ack_at: float | None = None
    failed: bool = False
    response_id: str | None = None
    ephemeral: bool = False
    pending: bool = False
    """Deferred with "thinking…": the first followup fills the waiting message."""
    edits_at_ack: int = 0
    """How often the pressed message had been edited when its change was put off."""
    modal: Json | None = None
    instance: str = ""
    """Of the Activity that answered."""
    choices: list[Json] | None = None
    followups: list[str] = []


class Shown(msgspec.Struct):
    """Something that one person saw outside a message: choices or a modal."""

    user_id: str
    at: float
    kind: str
    what: str
    payload: Any


class Push(msgspec.Struct):
    """A notification on somebody's phone, as it was when the message was made."""

    user_id: str
    channel_id: str
    message_id: str
    at: float
    title: str
    """Who wrote, and where: "Praetor (#games, The Forum)"; in a DM who wrote alone."""
    text: str
    silent: bool = False
    """Whether the message asked for no notification: the phone counts it and says nothing."""


class World(msgspec.Struct):
    """Everything there is."""

    bot_id: str
    application_id: str
    token: str
    users: dict[str, User] = {}
    guilds: dict[str, Guild] = {}
    channels: dict[str, Channel] = {}
    dms: dict[str, str] = {}
    """User id to their DM channel with the bot."""
    commands: dict[str, dict[str, Json]] = {}
    """Scope (a guild's id, or "" for global) to commands by id."""
    interactions: dict[str, Interaction] = {}
    shown: list[Shown] = []
    emojis: dict[str, Emoji] = {}
    """The application's own, by id."""
    pushes: list[Push] = []
    """The last notifications, oldest first."""
    last_id: int = 0
    ahead: float = 0.0
    """Seconds by which its clock is ahead of the machine's."""
    description: str = ""

    @property
    def bot(self) -> User:
        """The bot's account."""
        return self.users[self.bot_id]
