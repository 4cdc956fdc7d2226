"""Channels: read, changed, deleted."""

from __future__ import annotations

from typing import Any

from bot.sandbox import forums, permissions, threads
from bot.sandbox.errors import api_error_for_code
from bot.sandbox.hub import Hub
from bot.sandbox.router import ApiCall, routes
from bot.sandbox.world import DM, FORUM

Json = dict[str, Any]
ONE = "/channels/{channel_id}"


@routes.add("GET", ONE)
def get(hub: Hub, call: ApiCall) -> Json:
    """Give a channel, a thread or a DM."""
    return hub.shape_channel(hub.channel_seen_by_bot(call.params["channel_id"]))


@routes.add("PATCH", ONE)
def change(hub: Hub, call: ApiCall) -> Json:
    """Change a channel or a thread."""
    channel = hub.channel_seen_by_bot(call.params["channel_id"])
    if channel.type == DM:
        raise api_error_for_code(50003)
    if channel.thread is not None:
        threads.change_thread(hub, channel, hub.bot_id, call.fields)
        return hub.shape_channel(channel)
    permissions.need_permission(hub.world, channel, hub.bot_id, permissions.MANAGE_CHANNELS)
    channel.name = call.fields.get("name") or channel.name
    if channel.type == FORUM and call.fields.get("available_tags") is not None:
        forums.set_tags(hub, channel, call.fields["available_tags"])
    if "topic" in call.fields:
        channel.topic = call.fields["topic"]
    hub.send_to_bot("CHANNEL_UPDATE", hub.shape_channel(channel), channel=channel)
    hub.tell_page_places_changed()
    return hub.shape_channel(channel)


@routes.add("DELETE", ONE)
def delete(hub: Hub, call: ApiCall) -> Json:
    """Delete a channel or a thread."""
    channel = hub.channel_seen_by_bot(call.params["channel_id"])
    if channel.type == DM:
        return hub.shape_channel(channel)
    wanted = permissions.MANAGE_THREADS if channel.thread else permissions.MANAGE_CHANNELS
    permissions.need_permission(hub.world, channel, hub.bot_id, wanted)
    return threads.delete_channel(hub, channel)
