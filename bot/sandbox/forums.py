"""Forum channels: their tags, and the posts (threads with a first message) that carry them."""

from __future__ import annotations

from typing import Any

from bot.sandbox import messages, permissions
from bot.sandbox.errors import api_error_for_code, invalid_field_error
from bot.sandbox.hub import Hub
from bot.sandbox.router import Upload
from bot.sandbox.world import FORUM, PUBLIC_THREAD, REQUIRE_TAG, Channel, Message, Tag, Thread

Json = dict[str, Any]
TAGS, APPLIED, LETTERS = 20, 5, 20  # tags of a forum, of a post; letters of a tag's name


def start_forum_post(
    hub: Hub, forum: Channel, owner_id: str, body: Json, files: list[Upload]
) -> tuple[Channel, Message]:
    """Start a post with its first message, which has the post's id. Who may send messages in a forum may start one."""
    permissions.need_permission(hub.world, forum, owner_id, permissions.SEND)
    name = (body.get("name") or "").strip()
    if not 1 <= len(name) <= 100:
        raise invalid_field_error(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
    said = body.get("message")
    if said is None:
        raise invalid_field_error(("message",), "BASE_TYPE_REQUIRED", "This field is required")
    if files:
        permissions.need_permission(hub.world, forum, owner_id, permissions.ATTACH_FILES)
    applied = [str(tag) for tag in body.get("applied_tags") or []]
    _check(hub, forum, owner_id, applied, set(applied))
    guild = hub.world.guilds[forum.guild_id or ""]
    if len(guild.threads) >= hub.limits.active_threads:
        raise api_error_for_code(160006)
    now = hub.clock.now()
    channel = Channel(hub.ids.next(), PUBLIC_THREAD, name, guild.id, forum.id, applied=applied)
    auto = body.get("auto_archive_duration") or 1440
    channel.thread = Thread(owner_id, now, now, now, auto_archive=auto, members={owner_id: now})
    message = Message(id=channel.id, channel_id=channel.id, author_id=owner_id, at=now)
    messages.fill_message(hub, channel, message, {key: value for key, value in said.items() if key != "nonce"}, files)
    hub.world.channels[channel.id] = channel
    guild.threads.append(channel.id)
    forum.order.append(int(channel.id))  # its last_message_id is its newest post
    hub.send_to_bot("THREAD_CREATE", hub.shape_channel(channel) | {"newly_created": True}, channel=channel)
    messages.post_message(hub, channel, message)
    hub.tell_page_places_changed()
    return channel, message


def set_applied(hub: Hub, channel: Channel, user_id: str, applied: list[str]) -> None:
    """Let a post carry these tags. Its author may change them as long as they may start posts there."""
    forum = hub.world.channels[channel.parent_id or ""]
    if forum.type != FORUM:
        raise invalid_field_error(("applied_tags",), "TAGS_NOT_SUPPORTED", "Tags are only supported in forum channels.")
    manager = permissions.channel_permissions(hub.world, forum, user_id) & permissions.MANAGE_THREADS
    if not manager:
        permissions.need_permission(hub.world, forum, user_id, permissions.SEND)
    _check(hub, forum, user_id, applied, set(applied) ^ set(channel.applied))
    channel.applied = applied


def _check(hub: Hub, forum: Channel, user_id: str, applied: list[str], changed: set[str]) -> None:
    """Refuse tags that a post of the forum may not carry, or this user not change."""
    if len(applied) > APPLIED:
        raise invalid_field_error(("applied_tags",), "BASE_TYPE_MAX_LENGTH", f"Must be {APPLIED} or fewer in length.")
    known = {tag.id: tag for tag in forum.tags}
    for tag in applied:
        if tag not in known:
            raise api_error_for_code(10087)
    if forum.flags & REQUIRE_TAG and not applied:
        raise api_error_for_code(40067)
    moderated = any(known[tag].moderated for tag in changed if tag in known)
    if moderated and not permissions.channel_permissions(hub.world, forum, user_id) & permissions.MANAGE_THREADS:
        raise api_error_for_code(50013)


def set_tags(hub: Hub, forum: Channel, wanted: list[Json]) -> None:
    """Let a forum have these tags: those with a known id stay, what is left out goes, also from its posts."""
    if len(wanted) > TAGS:
        raise invalid_field_error(("available_tags",), "BASE_TYPE_MAX_LENGTH", f"Must be {TAGS} or fewer in length.")
    known, found = {tag.id: tag for tag in forum.tags}, list[Tag]()
    for place, one in enumerate(wanted):
        name = (one.get("name") or "").strip()
        if not 1 <= len(name) <= LETTERS:
            text = f"Must be between 1 and {LETTERS} in length."
            raise invalid_field_error(("available_tags", place, "name"), "BASE_TYPE_BAD_LENGTH", text)
        if name.casefold() in {tag.name.casefold() for tag in found}:
            raise api_error_for_code(40061)
        old = known.get(str(one.get("id")))
        found.append(Tag(old.id if old else hub.ids.next(), name, bool(one.get("moderated"))))
    forum.tags = found
    left = {tag.id for tag in found}
    for channel in hub.world.channels.values():
        if channel.parent_id == forum.id and not channel.deleted:
            channel.applied = [tag for tag in channel.applied if tag in left]
