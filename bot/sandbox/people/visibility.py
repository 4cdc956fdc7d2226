"""The oracle of visibility: all that one person can see, or has been shown, in one object."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.sandbox import permissions
from bot.sandbox.hub import Hub
from bot.sandbox.validation.components import components_with_paths
from bot.sandbox.world import Attachment, Channel, Message

Json = dict[str, Any]


def visible_to(hub: Hub, user_id: str) -> Json:
    """Give everything that a person can see: places, messages with their edits, choices, modals.

    Messages that were deleted count, for they were seen; so do those of deleted channels that they could read.
    """
    world = hub.world
    readable = [c for c in world.channels.values() if _could_read(hub, c, user_id)]
    shown = [s for s in world.shown if s.user_id == user_id]
    return {
        "user": user_id,
        "places": [_place(hub, channel, user_id) for channel in readable],
        "choices": [{"command": s.what, "choices": s.payload} for s in shown if s.kind == "choices"],
        "modals": [s.payload for s in shown if s.kind == "modal"],
    }


def _could_read(hub: Hub, channel: Channel, user_id: str) -> bool:
    return user_id in channel.audience if channel.deleted else permissions.can_see(hub.world, channel, user_id)


def _place(hub: Hub, channel: Channel, user_id: str) -> Json:
    messages = [m for m in channel.messages.values() if m.ephemeral_to in (None, user_id)]
    return {
        "id": channel.id,
        "name": channel.name,
        "type": channel.type,
        "topic": channel.topic,
        "deleted": channel.deleted,
        "messages": [_message(m) for m in messages],
    }


def _message(message: Message) -> Json:
    now = _version(message.content, message.embeds, message.components, message.attachments)
    past = [_version(v.content, v.embeds, v.components, v.attachments) for v in message.versions]
    return {
        "id": message.id,
        "author": message.author_id,
        "ephemeral": message.ephemeral_to is not None,
        "deleted": message.deleted,
        "pinned": message.pinned_at is not None,
        "mentions": list(message.mentions),
        "interaction": message.interaction,
        "now": now,
        "before": past,
    }


def _version(content: str, embeds: list[Json], components: list[Json], files: list[Attachment]) -> Json:
    return {
        "content": content,
        "embeds": embeds,
        "components": components,
        "custom_ids": [c["custom_id"] for _, c in components_with_paths(components) if c.get("custom_id")],
        "files": [
            {"name": f.filename, "alt": f.description, "type": f.content_type, "bytes": len(f.data), "id": f.id}
            for f in files
        ],
    }


def visible_texts(seen: Any) -> Iterator[str]:
    """Yield every text in what a person sees, ids of buttons included, to be searched for secrets."""
    if isinstance(seen, str):
        yield seen
    elif isinstance(seen, dict):
        for value in seen.values():
            yield from visible_texts(value)
    elif isinstance(seen, list):
        for value in seen:
            yield from visible_texts(value)
