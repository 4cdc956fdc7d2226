"""Threads and their members."""

from __future__ import annotations

from typing import Any

from bot.sandbox import forums, messages, permissions, shapes, thread_members, threads
from bot.sandbox.errors import api_error_for_code
from bot.sandbox.hub import Hub
from bot.sandbox.router import ApiCall, Reply, routes
from bot.sandbox.world import FORUM, PRIVATE_THREAD, Channel

Json = dict[str, Any]
MEMBERS = "/channels/{channel_id}/thread-members"


@routes.add("POST", "/channels/{channel_id}/threads")
def create(hub: Hub, call: ApiCall) -> Reply:
    """Start a thread without a message; in a forum a post with its first message."""
    parent = hub.channel_seen_by_bot(call.params["channel_id"])
    if parent.type == FORUM:
        channel, message = forums.start_forum_post(hub, parent, hub.bot_id, call.fields, call.files)
        return Reply(201, hub.shape_channel(channel) | {"message": hub.shape_message(message)})
    return Reply(201, hub.shape_channel(threads.start_thread(hub, parent, hub.bot_id, call.fields)))


@routes.add("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def create_on_message(hub: Hub, call: ApiCall) -> Reply:
    """Start a thread on a message."""
    parent = hub.channel_seen_by_bot(call.params["channel_id"])
    message = hub.message(parent, call.params["message_id"])
    return Reply(201, hub.shape_channel(threads.start_thread(hub, parent, hub.bot_id, call.fields, message)))


def _thread(hub: Hub, call: ApiCall) -> Channel:
    channel = hub.channel(call.params["channel_id"])
    if channel.thread is None:
        raise api_error_for_code(50024)
    if not permissions.can_see(hub.world, channel, hub.bot_id):
        raise api_error_for_code(50001)
    return channel


def _awake(channel: Channel) -> None:
    if channel.thread and channel.thread.archived:
        raise api_error_for_code(50083)


@routes.add("GET", MEMBERS)
def members(hub: Hub, call: ApiCall) -> list[Json]:
    """List a thread's members."""
    channel = _thread(hub, call)
    return [shapes.thread_member_json(channel, user_id) for user_id in channel.thread.members] if channel.thread else []


@routes.add("GET", MEMBERS + "/{user_id}")
def member(hub: Hub, call: ApiCall) -> Json:
    """Give one member of a thread."""
    channel = _thread(hub, call)
    user_id = hub.bot_id if call.params["user_id"] == "@me" else call.params["user_id"]
    if channel.thread is None or user_id not in channel.thread.members:
        raise api_error_for_code(10007)
    return shapes.thread_member_json(channel, user_id)


@routes.add("PUT", MEMBERS + "/@me")
def join(hub: Hub, call: ApiCall) -> None:
    """Join a thread."""
    channel = _thread(hub, call)
    _awake(channel)
    thread_members.join_thread(hub, channel, hub.bot_id)


@routes.add("PUT", MEMBERS + "/{user_id}")
def add(hub: Hub, call: ApiCall) -> None:
    """Add somebody to a thread; they must be able to see its channel."""
    channel = _thread(hub, call)
    _awake(channel)
    permissions.need_permission(hub.world, channel, hub.bot_id, permissions.send_permission(channel))
    user_id = call.params["user_id"]
    guild = hub.world.guilds[channel.guild_id or ""]
    if user_id not in hub.world.users:
        raise api_error_for_code(10013)
    parent = hub.world.channels[channel.parent_id or ""]
    if user_id not in guild.members or not permissions.can_see(hub.world, parent, user_id):
        raise api_error_for_code(50001)
    if channel.thread and user_id not in channel.thread.members:
        thread_members.join_thread(hub, channel, user_id)
        messages.create_discord_notice(hub, channel, hub.bot_id, messages.ADD_NOTICE, mentions=[user_id])


@routes.add("DELETE", MEMBERS + "/@me")
def leave(hub: Hub, call: ApiCall) -> None:
    """Leave a thread."""
    channel = _thread(hub, call)
    _awake(channel)
    thread_members.leave_thread(hub, channel, hub.bot_id)


@routes.add("DELETE", MEMBERS + "/{user_id}")
def remove(hub: Hub, call: ApiCall) -> None:
    """Take somebody out of a thread."""
    channel = _thread(hub, call)
    _awake(channel)
    owns = channel.type == PRIVATE_THREAD and channel.thread and channel.thread.owner_id == hub.bot_id
    if not owns:
        permissions.need_permission(hub.world, channel, hub.bot_id, permissions.MANAGE_THREADS)
    thread_members.leave_thread(hub, channel, call.params["user_id"])


def _listed(hub: Hub, channels: list[Channel]) -> Json:
    mine = [c for c in channels if c.thread and hub.bot_id in c.thread.members]
    return {
        "threads": [hub.shape_channel(c) for c in channels],
        "members": [shapes.thread_member_json(c, hub.bot_id) for c in mine],
        "has_more": False,
    }


@routes.add("GET", "/guilds/{guild_id}/threads/active")
def list_active_threads(hub: Hub, call: ApiCall) -> Json:
    """List the active threads that the bot can see."""
    if not hub.is_bot_in(call.params["guild_id"]):
        raise api_error_for_code(10004)
    threads.archive_idle_threads(hub)
    found = [hub.world.channels[c] for c in hub.world.guilds[call.params["guild_id"]].threads]
    return _listed(hub, [c for c in found if permissions.can_see(hub.world, c, hub.bot_id)])


def _archived(hub: Hub, call: ApiCall, *, private: bool) -> Json:
    parent = hub.channel_seen_by_bot(call.params["channel_id"])
    permissions.need_permission(hub.world, parent, hub.bot_id, permissions.READ_HISTORY)
    found = [
        c
        for c in hub.world.channels.values()
        if c.parent_id == parent.id and c.thread and c.thread.archived and not c.deleted
    ]
    found = [c for c in found if (c.type == PRIVATE_THREAD) == private]
    found = [c for c in found if permissions.can_see(hub.world, c, hub.bot_id)]
    found.sort(key=lambda c: c.thread.archive_at if c.thread else 0.0, reverse=True)
    return _listed(hub, found[: call.number("limit", 50)])


@routes.add("GET", "/channels/{channel_id}/threads/archived/public")
def archived_public(hub: Hub, call: ApiCall) -> Json:
    """List archived public threads."""
    return _archived(hub, call, private=False)


@routes.add("GET", "/channels/{channel_id}/threads/archived/private")
def archived_private(hub: Hub, call: ApiCall) -> Json:
    """List all archived private threads."""
    permissions.need_permission(
        hub.world, hub.channel_seen_by_bot(call.params["channel_id"]), hub.bot_id, permissions.MANAGE_THREADS
    )
    return _archived(hub, call, private=True)


@routes.add("GET", "/channels/{channel_id}/users/@me/threads/archived/private")
def archived_joined(hub: Hub, call: ApiCall) -> Json:
    """List the archived private threads that the bot is in."""
    return _archived(hub, call, private=True)
