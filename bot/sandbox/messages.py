"""Messages: made, edited, deleted, pinned, by the bot, by people and by Discord itself."""

from __future__ import annotations

import mimetypes
import re
from bisect import bisect_left
from typing import Any

from bot.sandbox import emojis, pushes, thread_members
from bot.sandbox.clock import discord_timestamp
from bot.sandbox.errors import api_error_for_code, invalid_field_error
from bot.sandbox.hub import Hub
from bot.sandbox.permissions import channel_readers
from bot.sandbox.pictures import image_size
from bot.sandbox.router import Upload
from bot.sandbox.validation import components, messages
from bot.sandbox.world import (
    EPHEMERAL,
    LOADING,
    SENDABLE_FLAGS,
    Attachment,
    Channel,
    Message,
    Version,
)

Json = dict[str, Any]
USER_MENTION, ROLE_MENTION = re.compile(r"<@!?(\d+)>"), re.compile(r"<@&(\d+)>")
PIN_NOTICE, THREAD_NOTICE, THREAD_START, RENAME_NOTICE, ADD_NOTICE = 6, 18, 21, 4, 1


def create_message(
    hub: Hub,
    channel: Channel,
    author_id: str,
    body: Json,
    files: list[Upload] | None = None,
    *,
    kind: int = 0,
    ephemeral_to: str | None = None,
    webhook: bool = False,
    interaction: Json | None = None,
    reference: Json | None = None,
) -> Message:
    """Put a message into a channel and tell everybody who sees it."""
    flags = (body.get("flags") or 0) & SENDABLE_FLAGS & ~EPHEMERAL | (EPHEMERAL if ephemeral_to else 0)
    message = Message(
        id=hub.ids.next(),
        channel_id=channel.id,
        author_id=author_id,
        at=hub.clock.now(),
        type=kind,
        flags=flags,
        ephemeral_to=ephemeral_to,
        webhook=webhook,
        interaction=interaction,
        reference=reference,
        nonce=body.get("nonce"),
    )
    fill_message(hub, channel, message, body, files or [])
    post_message(hub, channel, message)
    pushes.record_notification(hub, channel, message)
    return message


def create_discord_notice(hub: Hub, channel: Channel, author_id: str, kind: int, **more: Any) -> Message:
    """Put one of Discord's own notices into a channel."""
    message = Message(
        id=hub.ids.next(), channel_id=channel.id, author_id=author_id, at=hub.clock.now(), type=kind, **more
    )
    post_message(hub, channel, message)
    return message


def create_thinking_message(hub: Hub, channel: Channel, ephemeral_to: str | None, interaction: Json) -> Message:
    """Put the waiting message of a deferred answer into a channel."""
    message = Message(
        id=hub.ids.next(),
        channel_id=channel.id,
        author_id=hub.bot_id,
        at=hub.clock.now(),
        type=20 if interaction["type"] == 2 else 0,
        flags=LOADING | (EPHEMERAL if ephemeral_to else 0),
        ephemeral_to=ephemeral_to,
        webhook=True,
        interaction=interaction,
    )
    post_message(hub, channel, message)
    return message


def post_message(hub: Hub, channel: Channel, message: Message) -> None:
    """Keep a finished message and tell of it."""
    channel.messages[message.id] = message
    if message.ephemeral_to is not None:
        hub.tell_message("new", message)
        return
    channel.order.append(int(message.id))
    if channel.thread is not None:
        channel.thread.count += 1
        channel.thread.sent += 1
        channel.thread.active_at = message.at
    hub.tell_bot_and_page("MESSAGE_CREATE", message)


def fill_message(hub: Hub, channel: Channel, message: Message, body: Json, files: list[Upload]) -> None:
    """Write a body into a message: what it names is replaced, what it leaves out stays."""
    was_v2 = messages.is_v2(message.flags)
    if body.get("flags") is not None:
        keep = message.flags & ~SENDABLE_FLAGS | message.flags & EPHEMERAL
        message.flags = keep | body["flags"] & SENDABLE_FLAGS & ~EPHEMERAL
    attachments = _attachments(hub, channel, message, body, files)
    whole: Json = {
        "content": body.get("content", message.content),
        "embeds": body.get("embeds", message.embeds),
        "components": body.get("components", message.components),
        "poll": body.get("poll"),
        "sticker_ids": body.get("sticker_ids"),
    }
    names = {a.filename for a in attachments}
    v2 = messages.is_v2(message.flags)
    messages.check_message(whole, v2=v2, was_v2=was_v2, files=names, has_file=bool(attachments))
    if v2 and not whole["components"]:
        raise api_error_for_code(50006)
    emojis.check_fields(hub, body.get("components") or [])
    message.content = (whole["content"] or "").strip()
    message.embeds = [_embed(embed) for embed in whole["embeds"] or []]
    if "components" in body:
        message.components = components.fill_in(body["components"] or [])
    message.attachments = attachments
    _mentions(hub, channel, message, body.get("allowed_mentions"))


def _embed(embed: Json) -> Json:
    shape = {key: value for key, value in components.copied_json(embed).items() if value is not None}
    for line in shape.get("fields", []):
        line["inline"] = bool(line.get("inline"))
    return shape | {"type": "rich"}


def _attachments(hub: Hub, channel: Channel, message: Message, body: Json, files: list[Upload]) -> list[Attachment]:
    most = hub.limits
    messages.check_files([len(f.data) for f in files], most_each=most.file_bytes, most_all=most.request_bytes)
    wanted: list[Json] | None = body.get("attachments")
    by_field = {f.field: f for f in files}
    kept = message.attachments
    if wanted is not None:
        by_id = {a.id: a for a in message.attachments}
        kept = [by_id[str(w["id"])] for w in wanted if str(w["id"]) in by_id]
    new: list[Attachment] = []
    for upload in files:
        index = upload.field.removeprefix("files[").removesuffix("]")
        meta = next((w for w in wanted or [] if str(w.get("id")) == index), {})
        new.append(_attachment(hub, upload, meta))
    for place, want in enumerate(wanted or []):
        number = str(want["id"])
        if f"files[{number}]" not in by_field and number not in {a.id for a in kept}:
            raise invalid_field_error(
                ("attachments", place, "id"), "ATTACHMENT_NOT_FOUND", f"Attachment {number} not found"
            )
    if len(kept) + len(new) > 10:
        raise invalid_field_error(("attachments",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    return [*kept, *new]


def _attachment(hub: Hub, upload: Upload, meta: Json) -> Attachment:
    name = re.sub(r"[^\w.\-]", "_", meta.get("filename") or upload.filename or "unknown")
    kind = upload.content_type
    if kind in ("", "application/octet-stream"):
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    width, height = image_size(upload.data)
    attachment = Attachment(
        id=hub.ids.next(),
        filename=name,
        content_type=kind,
        data=upload.data,
        description=meta.get("description"),
        width=width,
        height=height,
        spoiler=name.startswith("SPOILER_"),
    )
    hub.files[attachment.id] = attachment
    return attachment


def _mentions(hub: Hub, channel: Channel, message: Message, allowed: Json | None) -> None:
    texts = [message.content]
    texts += [c["content"] for _, c in components.components_with_paths(message.components) if c.get("content")]
    text = "\n".join(texts)
    parse = None if allowed is None else allowed.get("parse") or []
    users = dict.fromkeys(u for u in USER_MENTION.findall(text) if u in hub.world.users)
    roles = dict.fromkeys(ROLE_MENTION.findall(text))
    if parse is not None:
        named_users, named_roles = set((allowed or {}).get("users") or []), set((allowed or {}).get("roles") or [])
        users = dict.fromkeys(u for u in users if "users" in parse or u in named_users)
        roles = dict.fromkeys(r for r in roles if "roles" in parse or r in named_roles)
    message.mentions, message.mention_roles = list(users), list(roles)
    everyone = "@everyone" in text or "@here" in text
    message.mention_everyone = everyone and (parse is None or "everyone" in parse)
    if channel.thread is not None and message.ephemeral_to is None:
        _pull_in(hub, channel, message.mentions)


def _pull_in(hub: Hub, channel: Channel, mentioned: list[str]) -> None:
    """Who is mentioned in a thread becomes a member of it."""
    guild = hub.world.guilds[channel.guild_id or ""]
    for user_id in mentioned:
        if channel.thread and user_id not in channel.thread.members and user_id in guild.members:
            thread_members.join_thread(hub, channel, user_id)


def edit_message(
    hub: Hub, message: Message, body: Json, files: list[Upload] | None = None, *, first: bool = False
) -> None:
    """Edit a message; what it said before is kept for the oracle. `first`: it was only "thinking…" until now."""
    channel = hub.world.channels[message.channel_id]
    before = Version(hub.clock.now(), message.content, message.embeds, message.components, message.attachments)
    flags = message.flags
    try:
        fill_message(hub, channel, message, body, files or [])
    except Exception:
        message.flags = flags
        raise
    message.flags &= ~LOADING
    if not first:
        message.versions.append(before)
        message.edited_at = hub.clock.now()
    if message.ephemeral_to is not None:
        hub.tell_message("changed", message)
    else:
        hub.tell_bot_and_page("MESSAGE_UPDATE", message)


def delete_message(hub: Hub, message: Message) -> None:
    """Take a message away; the oracle still knows it."""
    channel = hub.world.channels[message.channel_id]
    message.deleted = True
    if message.ephemeral_to is None:
        place = bisect_left(channel.order, int(message.id))
        if place < len(channel.order) and channel.order[place] == int(message.id):
            del channel.order[place]
        if message.id in channel.pins:
            channel.pins.remove(message.id)
        if channel.thread is not None:
            channel.thread.count = max(0, channel.thread.count - 1)
        payload = {"id": message.id, "channel_id": channel.id}
        if channel.guild_id:
            payload["guild_id"] = channel.guild_id
        hub.send_to_bot("MESSAGE_DELETE", payload, channel=channel)
    people = [message.ephemeral_to] if message.ephemeral_to else channel_readers(hub.world, channel)
    hub.tell_page("gone", {"channel": channel.id, "message": {"id": message.id}}, people)


def pin_message(hub: Hub, channel: Channel, message: Message, user_id: str) -> None:
    """Pin a message, with the notice that Discord puts into the channel."""
    if message.pinned_at is not None:
        return
    if len(channel.pins) >= hub.limits.pins:
        raise api_error_for_code(30003)
    message.pinned_at = channel.last_pin_at = hub.clock.now()
    channel.pins.append(message.id)
    _pins_changed(hub, channel, message)
    reference = {"type": 0, "channel_id": channel.id, "message_id": message.id}
    if channel.guild_id:
        reference["guild_id"] = channel.guild_id
    create_discord_notice(hub, channel, user_id, PIN_NOTICE, reference=reference)


def unpin_message(hub: Hub, channel: Channel, message: Message) -> None:
    """Unpin a message."""
    if message.pinned_at is None:
        return
    message.pinned_at = None
    channel.pins.remove(message.id)
    _pins_changed(hub, channel, message)


def _pins_changed(hub: Hub, channel: Channel, message: Message) -> None:
    payload: Json = {
        "channel_id": channel.id,
        "last_pin_timestamp": discord_timestamp(channel.last_pin_at or hub.clock.now()),
    }
    if channel.guild_id:
        payload["guild_id"] = channel.guild_id
    hub.send_to_bot("CHANNEL_PINS_UPDATE", payload, channel=channel)
    hub.tell_bot_and_page("MESSAGE_UPDATE", message)
