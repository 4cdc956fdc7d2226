"""Threads: started, joined, archived, and asleep after a while without a message."""

from __future__ import annotations

from typing import Any

from bot.sandbox import forums, messages, permissions, thread_members
from bot.sandbox.errors import ApiError, api_error_for_code, invalid_field_error
from bot.sandbox.hub import Hub
from bot.sandbox.world import DM, HAS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, Channel, Message, Thread

Json = dict[str, Any]
DURATIONS = (60, 1440, 4320, 10080)


def start_thread(hub: Hub, parent: Channel, owner_id: str, body: Json, message: Message | None = None) -> Channel:
    """Start a thread in a channel, on a message or by itself."""
    if parent.thread is not None or parent.type == DM or parent.guild_id is None:
        raise api_error_for_code(50024)
    kind = PUBLIC_THREAD if message else body.get("type") or PRIVATE_THREAD
    wanted = permissions.CREATE_PRIVATE_THREADS if kind == PRIVATE_THREAD else permissions.CREATE_PUBLIC_THREADS
    permissions.need_permission(hub.world, parent, owner_id, wanted)
    name = (body.get("name") or "").strip()
    if not 1 <= len(name) <= 100:
        raise invalid_field_error(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
    if message is not None and message.thread_id is not None:
        raise api_error_for_code(160004)
    guild = hub.world.guilds[parent.guild_id]
    archive_idle_threads(hub)
    if len(guild.threads) >= hub.limits.active_threads:
        raise api_error_for_code(160006)
    now = hub.clock.now()
    channel = Channel(
        # A thread on a message has that message's id.
        id=message.id if message else hub.ids.next(),
        type=kind,
        name=name,
        guild_id=guild.id,
        parent_id=parent.id,
        thread=Thread(
            owner_id=owner_id,
            created_at=now,
            active_at=now,
            archive_at=now,
            auto_archive=body.get("auto_archive_duration") or 1440,
            invitable=body.get("invitable") is not False,
            members={owner_id: now},
        ),
    )
    hub.world.channels[channel.id] = channel
    guild.threads.append(channel.id)
    hub.send_to_bot("THREAD_CREATE", hub.shape_channel(channel) | {"newly_created": True}, channel=channel)
    hub.tell_page_places_changed()
    _announce(hub, parent, channel, owner_id, message)
    return channel


def _announce(hub: Hub, parent: Channel, channel: Channel, owner_id: str, message: Message | None) -> None:
    reference: Json = {"type": 0, "channel_id": parent.id, "guild_id": parent.guild_id}
    if message is not None:
        message.thread_id = channel.id
        message.flags |= HAS_THREAD
        hub.tell_bot_and_page("MESSAGE_UPDATE", message)
        messages.create_discord_notice(
            hub, channel, owner_id, messages.THREAD_START, reference=reference | {"message_id": message.id}
        )
    elif channel.type == PUBLIC_THREAD:
        reference = {"type": 0, "channel_id": channel.id, "guild_id": channel.guild_id}
        messages.create_discord_notice(
            hub, parent, owner_id, messages.THREAD_NOTICE, content=channel.name, reference=reference
        )


def change_thread(hub: Hub, channel: Channel, user_id: str, body: Json) -> None:
    """Rename, archive, lock or wake a thread, as far as this user may."""
    thread = thread_members.require_thread(channel)
    allowed = permissions.channel_permissions(hub.world, channel, user_id)
    manager = bool(allowed & permissions.MANAGE_THREADS)
    waking = body.get("archived") is False
    if thread.archived and not waking:
        raise api_error_for_code(50083)
    if (thread.locked or "locked" in body) and not manager and (thread.locked or body.get("locked")):
        raise api_error_for_code(50013)
    if not manager and thread.owner_id != user_id and set(body) - {"archived"}:
        raise api_error_for_code(50013)
    name = body.get("name")
    if name is not None:
        if not 1 <= len(name.strip()) <= 100:
            raise invalid_field_error(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        if channel.name != name:
            check_rename_limit(hub, channel)
            channel.name = name
            messages.create_discord_notice(hub, channel, user_id, messages.RENAME_NOTICE, content=name)
    if body.get("applied_tags") is not None:
        forums.set_applied(hub, channel, user_id, [str(tag) for tag in body["applied_tags"]])
    if body.get("auto_archive_duration") in DURATIONS:
        thread.auto_archive = body["auto_archive_duration"]
    if body.get("locked") is not None:
        thread.locked = bool(body["locked"])
    if body.get("invitable") is not None:
        thread.invitable = bool(body["invitable"])
    if body.get("archived") is not None:
        archive_thread(hub, channel, archived=bool(body["archived"]), tell=False)
    _changed(hub, channel)


def check_rename_limit(hub: Hub, channel: Channel) -> None:
    """Refuse a channel's third name in ten minutes, as Discord does whatever the route's bucket says."""
    wait = hub.meters.take(f"renames {channel.id}", hub.limits.renames)
    if wait and hub.limits.rate_limits:
        raise ApiError(429, 0, "You are being rate limited.", retry_after=round(wait, 3), **{"global": False})


def archive_thread(hub: Hub, channel: Channel, *, archived: bool, tell: bool = True) -> None:
    """Archive a thread, or wake it."""
    thread = thread_members.require_thread(channel)
    if thread.archived == archived:
        return
    active = hub.world.guilds[channel.guild_id or ""].threads
    if not archived and len(active) >= hub.limits.active_threads:
        raise api_error_for_code(160006)
    thread.archived = archived
    thread.archive_at = hub.clock.now()
    if archived:
        active.remove(channel.id)
    else:
        thread.active_at = hub.clock.now()
        active.append(channel.id)
    if tell:
        _changed(hub, channel)


def _changed(hub: Hub, channel: Channel) -> None:
    hub.send_to_bot("THREAD_UPDATE", hub.shape_channel(channel), channel=channel)
    hub.tell_page_places_changed()


def wake_thread_for_message(hub: Hub, channel: Channel, user_id: str) -> None:
    """Wake an archived thread for a message, or refuse where it is locked."""
    thread = channel.thread
    if thread is None:
        return
    manager = permissions.channel_permissions(hub.world, channel, user_id) & permissions.MANAGE_THREADS
    if thread.locked and not manager:
        raise api_error_for_code(50083 if thread.archived else 160005)
    if thread.archived:
        archive_thread(hub, channel, archived=False)


def archive_idle_threads(hub: Hub) -> None:
    """Archive every thread that has been still for as long as it was told."""
    now = hub.clock.now()
    for guild in hub.world.guilds.values():
        for channel_id in list(guild.threads):
            channel = hub.world.channels[channel_id]
            thread = channel.thread
            if thread and now - thread.active_at >= thread.auto_archive * 60:
                archive_thread(hub, channel, archived=True)


def delete_channel(hub: Hub, channel: Channel) -> Json:
    """Delete a channel or a thread, and a channel's threads with it."""
    shape = hub.shape_channel(channel)
    guild = hub.world.guilds[channel.guild_id or ""]
    for other in list(hub.world.channels.values()):
        if other.parent_id == channel.id and not other.deleted and other.thread is not None:
            delete_channel(hub, other)
    channel.audience = permissions.channel_readers(hub.world, channel)
    if channel.thread is not None:
        gone = {"id": channel.id, "guild_id": guild.id, "parent_id": channel.parent_id, "type": channel.type}
        hub.send_to_bot("THREAD_DELETE", gone, channel=channel)
        if channel.id in guild.threads:
            guild.threads.remove(channel.id)
    else:
        hub.send_to_bot("CHANNEL_DELETE", shape, channel=channel)
        guild.channels.remove(channel.id)
    channel.deleted = True
    hub.tell_page_places_changed()
    return shape
