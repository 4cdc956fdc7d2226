"""Messages of a channel, its pins and its typing."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Any

from bot.sandbox import messages, permissions, thread_members, threads
from bot.sandbox.clock import discord_timestamp
from bot.sandbox.errors import ApiError, api_error_for_code, invalid_field_error
from bot.sandbox.hub import Hub
from bot.sandbox.router import ApiCall, routes
from bot.sandbox.world import DM, FORUM, Channel, Message

Json = dict[str, Any]
PLACE = "/channels/{channel_id}/messages"
ONE = PLACE + "/{message_id}"


def refuse_if_unable_to_send(hub: Hub, channel: Channel) -> None:
    """Refuse where the bot cannot send a message now."""
    if channel.type == DM:
        person = hub.world.users[next(u for u in channel.recipients if u != hub.bot_id)]
        if not hub.are_in_same_guild(person.id):
            raise api_error_for_code(50278)
        if not person.dms_open:
            raise api_error_for_code(50007)
        return
    permissions.need_permission(hub.world, channel, hub.bot_id, permissions.send_permission(channel))
    if channel.type == FORUM:  # it holds posts, and no message itself
        raise api_error_for_code(50008)


@routes.add("POST", PLACE)
def create(hub: Hub, call: ApiCall) -> Json:
    """Send a message. The same nonce from the same author gives the message that it gave before."""
    channel = hub.channel(call.params["channel_id"])
    refuse_if_unable_to_send(hub, channel)
    body = call.fields
    if call.files:
        permissions.need_permission(hub.world, channel, hub.bot_id, permissions.ATTACH_FILES)
    if (
        body.get("embeds")
        and not permissions.channel_permissions(hub.world, channel, hub.bot_id) & permissions.EMBED_LINKS
    ):
        body = body | {"embeds": []}
    known = _known_nonce(hub, channel, body)
    if known is not None:
        return hub.shape_message(known)
    threads.wake_thread_for_message(hub, channel, hub.bot_id)
    reference = _reference(hub, channel, body)
    message = messages.create_message(
        hub, channel, hub.bot_id, body, call.files, kind=19 if reference else 0, reference=reference
    )
    if channel.thread is not None:
        thread_members.join_thread(hub, channel, hub.bot_id)
    if body.get("enforce_nonce") and body.get("nonce") is not None:
        key = (channel.id, hub.bot_id, str(body["nonce"]))
        hub.nonces[key] = (hub.clock.now() + hub.limits.nonce_seconds, message.id)
    return hub.shape_message(message)


def _known_nonce(hub: Hub, channel: Channel, body: Json) -> Message | None:
    nonce = body.get("nonce")
    if isinstance(nonce, str) and len(nonce) > 25:
        raise invalid_field_error(("nonce",), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    if nonce is None or not body.get("enforce_nonce"):
        return None
    now = hub.clock.now()
    while hub.nonces:  # oldest first, all with the same life
        key = next(iter(hub.nonces))
        if hub.nonces[key][0] > now:
            break
        del hub.nonces[key]
    found = hub.nonces.get((channel.id, hub.bot_id, str(nonce)))
    return channel.messages.get(found[1]) if found else None


def _reference(hub: Hub, channel: Channel, body: Json) -> Json | None:
    wanted = body.get("message_reference")
    if not wanted:
        return None
    message_id = str(wanted.get("message_id"))
    target = channel.messages.get(message_id)
    if target is None or target.deleted:
        if wanted.get("fail_if_not_exists") is False:
            return None
        raise invalid_field_error(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
    reference: Json = {"type": 0, "channel_id": channel.id, "message_id": message_id}
    return reference | ({"guild_id": channel.guild_id} if channel.guild_id else {})


@routes.add("GET", PLACE)
def history(hub: Hub, call: ApiCall) -> list[Json]:
    """List messages, newest first."""
    channel = hub.channel_seen_by_bot(call.params["channel_id"])
    if channel.type == FORUM:
        raise api_error_for_code(50024)
    limit = call.number("limit", 50)
    if not 1 <= limit <= 100:
        raise invalid_field_error(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
    if not permissions.channel_permissions(hub.world, channel, hub.bot_id) & permissions.READ_HISTORY:
        return []
    ids = messages_around_id(channel.order, call.query, limit)
    return [hub.shape_message(channel.messages[str(i)]) for i in reversed(ids)]


def messages_around_id(order: list[int], query: dict[str, str], limit: int) -> list[int]:
    """Cut the ids that before, after or around ask for, oldest first."""
    if "around" in query:
        middle = bisect_left(order, int(query["around"]))
        start = max(0, middle - limit // 2)
        return order[start : start + limit]
    if "after" in query:
        start = bisect_right(order, int(query["after"]))
        return order[start : start + limit]
    end = bisect_left(order, int(query["before"])) if "before" in query else len(order)
    return order[max(0, end - limit) : end]


@routes.add("GET", ONE)
def get(hub: Hub, call: ApiCall) -> Json:
    """Give one message."""
    channel = hub.channel_seen_by_bot(call.params["channel_id"])
    return hub.shape_message(hub.message(channel, call.params["message_id"]))


@routes.add("PATCH", ONE)
def edit(hub: Hub, call: ApiCall) -> Json:
    """Edit one of the bot's own messages."""
    channel = hub.channel_seen_by_bot(call.params["channel_id"])
    message = hub.message(channel, call.params["message_id"])
    if call.files and channel.type != DM:
        permissions.need_permission(hub.world, channel, hub.bot_id, permissions.ATTACH_FILES)
    if message.author_id != hub.bot_id:
        raise api_error_for_code(50005)
    if message.type not in (0, 19, 20):
        raise api_error_for_code(50021)
    if channel.thread is not None and channel.thread.archived:
        raise api_error_for_code(50083)
    if hub.clock.now() - message.at > hub.limits.old_after:
        wait = hub.meters.take(f"old edits {channel.id}", hub.limits.old_edits)
        if wait:
            text = "Maximum number of edits to messages older than 1 hour reached. Try again later."
            raise ApiError(429, 30046, text, retry_after=round(wait, 3), **{"global": False})
    messages.edit_message(hub, message, call.fields, call.files)
    return hub.shape_message(message)


@routes.add("DELETE", ONE)
def delete(hub: Hub, call: ApiCall) -> None:
    """Delete a message."""
    channel = hub.channel_seen_by_bot(call.params["channel_id"])
    message = hub.message(channel, call.params["message_id"])
    if message.author_id != hub.bot_id:
        if channel.type == DM:
            raise api_error_for_code(50003)
        permissions.need_permission(hub.world, channel, hub.bot_id, permissions.MANAGE_MESSAGES)
    messages.delete_message(hub, message)


@routes.add("POST", "/channels/{channel_id}/typing")
def typing(hub: Hub, call: ApiCall) -> None:
    """Say that the bot is typing."""
    channel = hub.channel(call.params["channel_id"])
    refuse_if_unable_to_send(hub, channel)


@routes.add("GET", "/channels/{channel_id}/messages/pins")
def pins(hub: Hub, call: ApiCall) -> Json:
    """List pinned messages, newest pin first."""
    channel = hub.channel_seen_by_bot(call.params["channel_id"])
    limit = min(50, call.number("limit", 50))
    items = [channel.messages[i] for i in reversed(channel.pins)]
    before = call.query.get("before")
    if before:
        items = [m for m in items if discord_timestamp(m.pinned_at or 0.0) < before]
    shapes = [
        {"pinned_at": discord_timestamp(m.pinned_at or 0.0), "message": hub.shape_message(m)} for m in items[:limit]
    ]
    return {"items": shapes, "has_more": len(items) > limit}


@routes.add("GET", "/channels/{channel_id}/pins")
def old_pins(hub: Hub, call: ApiCall) -> list[Json]:
    """List pinned messages the old way."""
    channel = hub.channel_seen_by_bot(call.params["channel_id"])
    return [hub.shape_message(channel.messages[i]) for i in reversed(channel.pins)][:50]


def _pinnable(hub: Hub, call: ApiCall) -> tuple[Channel, Message]:
    channel = hub.channel_seen_by_bot(call.params["channel_id"])
    permissions.need_permission(hub.world, channel, hub.bot_id, permissions.PIN_MESSAGES)
    message = hub.message(channel, call.params["message_id"])
    if channel.thread is not None and channel.thread.archived:
        raise api_error_for_code(50083)
    return channel, message


@routes.add("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
@routes.add("PUT", "/channels/{channel_id}/pins/{message_id}")
def pin(hub: Hub, call: ApiCall) -> None:
    """Pin a message."""
    channel, message = _pinnable(hub, call)
    if message.type not in (0, 19, 20):
        raise api_error_for_code(50021)
    messages.pin_message(hub, channel, message, hub.bot_id)


@routes.add("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
@routes.add("DELETE", "/channels/{channel_id}/pins/{message_id}")
def unpin(hub: Hub, call: ApiCall) -> None:
    """Unpin a message."""
    messages.unpin_message(hub, *_pinnable(hub, call))
