"""Who is in a thread: people join, leave, or are pulled in by being mentioned."""

from __future__ import annotations

from typing import Any

from bot.sandbox import shapes
from bot.sandbox.errors import api_error_for_code
from bot.sandbox.hub import Hub
from bot.sandbox.world import Channel, Thread

Json = dict[str, Any]


def join_thread(hub: Hub, channel: Channel, user_id: str) -> None:
    """Make somebody a member of a thread."""
    thread = require_thread(channel)
    if user_id in thread.members:
        return
    thread.members[user_id] = hub.clock.now()
    payload = member_count_json(hub, channel) | {"added_members": [shapes.thread_member_json(channel, user_id)]}
    if user_id == hub.bot_id:
        hub.send_to_bot("THREAD_CREATE", hub.shape_channel(channel), channel=channel)
    hub.send_to_bot("THREAD_MEMBERS_UPDATE", payload, channel=channel)
    hub.tell_page_places_changed()


def leave_thread(hub: Hub, channel: Channel, user_id: str) -> None:
    """Take somebody out of a thread."""
    thread = require_thread(channel)
    if user_id not in thread.members:
        raise api_error_for_code(10007)
    payload = member_count_json(hub, channel) | {"removed_member_ids": [user_id]}
    hub.send_to_bot("THREAD_MEMBERS_UPDATE", payload, channel=channel)
    del thread.members[user_id]
    hub.tell_page_places_changed()


def member_count_json(hub: Hub, channel: Channel) -> Json:
    """Return the part of a thread's update that says how many are in it."""
    count = len(require_thread(channel).members)
    return {"id": channel.id, "guild_id": channel.guild_id, "member_count": min(50, count)}


def require_thread(channel: Channel) -> Thread:
    """Return what makes a channel a thread; refused where it is none."""
    if channel.thread is None:
        raise api_error_for_code(50024)
    return channel.thread
