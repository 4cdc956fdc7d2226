"""What a person's phone says of a new message: who is called by it, and the words that the notification has.

The words are those of `content` alone, without their markdown. A message of components (v2) has none, so its
notification is empty; where only a picture came, the phone says that one was sent. Mentions and emojis are put into
words; marks of time (`<t:...>`) stay as they are, since Discord promises nothing about them here. A later edit
notifies nobody, and neither does an answer that only one person sees.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from bot.sandbox.hub import Hub
from bot.sandbox.permissions import can_see
from bot.sandbox.world import COMPONENTS_V2, DM, SUPPRESS_NOTIFICATIONS, Channel, Message, Push, World

KEPT = 5000  # notifications that a world remembers
PICTURE, FILE = "sent an image", "sent a file"

_FENCE = re.compile(r"```(?:\w+\n)?([^`]*)```")
_LINE_MARK = re.compile(r"^(?:-#|#{1,3}|>>>|>)\s+", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]+)\]\(<?https?://[^\s)>]+>?\)")
_PAIRS = (
    *(
        re.compile(rf"(?<!\\){mark}(?=\S)(.+?)(?<=\S){mark}", re.DOTALL)
        for mark in (r"\*\*\*", r"\*\*", "__", "~~", r"\|\|", r"\*", "`")
    ),
    re.compile(r"(?<![\w\\:])_(?=\S)([^_]+?)(?<=\S)_(?![\w:])"),
)
_ESCAPE = re.compile(r"\\([^A-Za-z0-9\s])")
_EMOJI = re.compile(r"<a?:(\w+):\d+>")
_MENTION = re.compile(r"<(@!?|@&|#)(\d+)>")
_COMMAND = re.compile(r"</([^:>]+):\d+>")


def record_notification(hub: Hub, channel: Channel, message: Message) -> None:
    """Note whom a message that was just made notifies, and tell the page. Those whom it is silent for are noted too."""
    if message.ephemeral_to is not None:
        return
    world = hub.world
    called = _called(world, channel, message)
    if not called:
        return
    title, text = _title(world, channel, message), push_text(world, message)
    silent = bool(message.flags & SUPPRESS_NOTIFICATIONS)
    for user_id in called:
        push = Push(user_id, channel.id, message.id, message.at, title, text, silent)
        world.pushes.append(push)
        if not silent:
            hub.tell_page("push", {"push": notification_json(push)}, [user_id])
    del world.pushes[:-KEPT]


def notification_json(push: Push) -> dict[str, object]:
    """Shape a notification for the page."""
    return {
        "channel": push.channel_id,
        "message": push.message_id,
        "at": push.at,
        "title": push.title,
        "text": push.text,
        "silent": push.silent,
    }


def _called(world: World, channel: Channel, message: Message) -> list[str]:
    """List the people a message calls: the other side of a DM; elsewhere those it mentions who can read the place."""
    wanted = list(channel.recipients) if channel.type == DM else [*message.mentions, *_by_role(world, channel, message)]
    people = [u for u in dict.fromkeys(wanted) if u != message.author_id and not world.users[u].bot]
    return [u for u in people if can_see(world, channel, u)]


def _by_role(world: World, channel: Channel, message: Message) -> list[str]:
    roles = set(message.mention_roles)
    if not roles and not message.mention_everyone:
        return []
    members = world.guilds[channel.guild_id or ""].members.values()
    return [m.user_id for m in members if message.mention_everyone or roles & set(m.roles)]


def _title(world: World, channel: Channel, message: Message) -> str:
    author = world.users[message.author_id]
    name = author.global_name or author.username
    if channel.type == DM:
        return name
    sign = "" if channel.thread else "#"
    return f"{name} ({sign}{channel.name}, {world.guilds[channel.guild_id or ''].name})"


def push_text(world: World, message: Message) -> str:
    """Return the words of a message's notification; empty for a v2 message."""
    text = text_without_markdown(world, message.content)
    if text:
        return text
    if message.flags & COMPONENTS_V2:
        return ""
    shown = any(embed.get("image") or embed.get("thumbnail") for embed in message.embeds)
    if shown or any(file.content_type.startswith("image/") for file in message.attachments):
        return PICTURE
    return FILE if message.attachments else ""


def text_without_markdown(world: World, content: str) -> str:
    """Return a text of Discord's markdown without its marks.

    "## **Red** asks <@1>" is "Red asks @Ada".
    """
    text = _LINE_MARK.sub("", _FENCE.sub(r"\1", content))
    text = _EMOJI.sub(r":\1:", _COMMAND.sub(r"/\1", _LINK.sub(r"\1", text)))
    text = _MENTION.sub(_namer(world), text)
    for pair in _PAIRS:
        text = pair.sub(r"\1", text)
    return _ESCAPE.sub(r"\1", text).strip()


def _namer(world: World) -> Callable[[re.Match[str]], str]:
    def name(match: re.Match[str]) -> str:
        kind, wanted = match.groups()
        if kind == "#":
            channel = world.channels.get(wanted)
            return f"#{channel.name if channel else 'unknown'}"
        if kind == "@&":
            roles = [g.roles[wanted].name for g in world.guilds.values() if wanted in g.roles]
            return f"@{(roles or ['role'])[0].removeprefix('@')}"
        user = world.users.get(wanted)
        return f"@{(user.global_name or user.username) if user else 'unknown'}"

    return name
