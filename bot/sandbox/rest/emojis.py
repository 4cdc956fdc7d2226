"""Emojis of the bot's application."""

from __future__ import annotations

from typing import Any

from bot.sandbox import emojis
from bot.sandbox.errors import ApiError, api_error_for_code
from bot.sandbox.hub import Hub
from bot.sandbox.router import ApiCall, Reply, routes
from bot.sandbox.world import Emoji

Json = dict[str, Any]
ALL = "/applications/{application_id}/emojis"
ONE = ALL + "/{emoji_id}"


def _mine(hub: Hub, call: ApiCall) -> None:
    if call.params["application_id"] != hub.world.application_id:
        raise api_error_for_code(20012)


def _write(hub: Hub, call: ApiCall) -> None:
    """Meet the quota that no header tells of, where a test has set one."""
    _mine(hub, call)
    window = hub.faults.traps.emoji_quota
    wait = hub.meters.take("emoji quota", window) if window else 0.0
    if wait:
        more = {"retry_after": round(wait, 3), "global": False}
        raise ApiError(429, 0, "You are being rate limited.", **more)


def _emoji(hub: Hub, call: ApiCall) -> Emoji:
    emoji = hub.world.emojis.get(call.params["emoji_id"])
    if emoji is None:
        raise api_error_for_code(10014)
    return emoji


@routes.add("GET", ALL)
def list_emojis(hub: Hub, call: ApiCall) -> Json:
    """List them all."""
    _mine(hub, call)
    return {"items": [emojis.emoji_json(hub, emoji) for emoji in hub.world.emojis.values()]}


@routes.add("POST", ALL)
def create(hub: Hub, call: ApiCall) -> Reply:
    """Make one."""
    _write(hub, call)
    return Reply(201, emojis.emoji_json(hub, emojis.create_emoji(hub, call.fields)))


@routes.add("GET", ONE)
def get(hub: Hub, call: ApiCall) -> Json:
    """Give one."""
    _mine(hub, call)
    return emojis.emoji_json(hub, _emoji(hub, call))


@routes.add("PATCH", ONE)
def edit(hub: Hub, call: ApiCall) -> Json:
    """Rename one."""
    _write(hub, call)
    emoji = _emoji(hub, call)
    emojis.rename_emoji(hub, emoji, call.fields)
    return emojis.emoji_json(hub, emoji)


@routes.add("DELETE", ONE)
def delete(hub: Hub, call: ApiCall) -> None:
    """Take one away."""
    _write(hub, call)
    emojis.delete_emoji(hub, _emoji(hub, call))
