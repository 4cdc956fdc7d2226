"""World to JSON: every object in the shape that Discord gives it."""

from __future__ import annotations

from typing import Any

from bot.sandbox import permissions
from bot.sandbox.clock import discord_timestamp
from bot.sandbox.validation.components import resolve_media
from bot.sandbox.world import (
    DM,
    FORUM,
    HAS_THREAD,
    PRIVATE_THREAD,
    Attachment,
    Channel,
    Guild,
    Interaction,
    Member,
    Message,
    Role,
    User,
    World,
)

Json = dict[str, Any]


def user_json(who: User) -> Json:
    """Shape a user."""
    shape: Json = {
        "id": who.id,
        "username": who.username,
        "discriminator": "0000" if who.bot else "0",
        "global_name": who.global_name,
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        "clan": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "banner": None,
        "accent_color": None,
    }
    if who.bot:
        shape["bot"] = True
    return shape


def own_user_json(who: User) -> Json:
    """Shape the account that asks."""
    return user_json(who) | {
        "mfa_enabled": True,
        "locale": who.locale,
        "verified": True,
        "email": None,
        "premium_type": 0,
    }


def member_json(world: World, who: Member, *, with_user: bool = True) -> Json:
    """Shape a member of a server."""
    shape: Json = {
        "roles": list(who.roles),
        "nick": who.nick,
        "joined_at": discord_timestamp(who.joined_at),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
    }
    if with_user:
        shape["user"] = user_json(world.users[who.user_id])
    return shape


def role_json(what: Role) -> Json:
    """Shape a role."""
    return {
        "id": what.id,
        "name": what.name,
        "permissions": str(what.permissions),
        "position": what.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": what.managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel_json(world: World, what: Channel) -> Json:
    """Shape a channel, a thread or a DM."""
    last = str(what.order[-1]) if what.order else None
    shape: Json = {"id": what.id, "type": what.type, "flags": what.flags, "last_message_id": last}
    if what.last_pin_at is not None:
        shape["last_pin_timestamp"] = discord_timestamp(what.last_pin_at)
    if what.type == DM:
        others = [user_json(world.users[user_id]) for user_id in what.recipients if user_id != world.bot_id]
        return shape | {"recipients": others}
    shape |= {"guild_id": what.guild_id, "name": what.name, "parent_id": what.parent_id, "rate_limit_per_user": 0}
    if what.thread is not None:
        return shape | _thread(world, what)
    if what.type == FORUM:
        shape |= _forum(what)
    return shape | {
        "position": what.position,
        "topic": what.topic,
        "nsfw": False,
        "permission_overwrites": [
            {"id": o.id, "type": o.type, "allow": str(o.allow), "deny": str(o.deny)} for o in what.overwrites.values()
        ],
    }


def _forum(what: Channel) -> Json:
    return {
        "available_tags": [
            {"id": t.id, "name": t.name, "moderated": t.moderated, "emoji_id": None, "emoji_name": None}
            for t in what.tags
        ],
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
    }


def _thread(world: World, what: Channel) -> Json:
    thread = what.thread
    assert thread is not None  # noqa: S101 - the caller has found it
    meta: Json = {
        "archived": thread.archived,
        "archive_timestamp": discord_timestamp(thread.archive_at),
        "auto_archive_duration": thread.auto_archive,
        "locked": thread.locked,
        "create_timestamp": discord_timestamp(thread.created_at),
    }
    if what.type == PRIVATE_THREAD:
        meta["invitable"] = thread.invitable
    shape: Json = {
        "owner_id": thread.owner_id,
        "thread_metadata": meta,
        "message_count": thread.count,
        "member_count": min(50, len(thread.members)),
        "total_message_sent": thread.sent,
    }
    parent = world.channels.get(what.parent_id or "")
    if parent is not None and parent.type == FORUM:
        shape["applied_tags"] = list(what.applied)
    if world.bot_id in thread.members:
        shape["member"] = thread_member_json(what, world.bot_id)
    return shape


def thread_member_json(what: Channel, user_id: str) -> Json:
    """Shape somebody's membership of a thread."""
    joined = what.thread.members[user_id] if what.thread else 0.0
    return {"id": what.id, "user_id": user_id, "join_timestamp": discord_timestamp(joined), "flags": 1}


def guild_json(what: Guild) -> Json:
    """Shape a server as GET gives it."""
    return {
        "id": what.id,
        "name": what.name,
        "owner_id": what.owner_id,
        "roles": [role_json(r) for r in what.roles.values()],
        "region": "deprecated",
        "features": [],
        "emojis": [],
        "stickers": [],
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "verification_level": 0,
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": what.locale,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        **dict.fromkeys(_GUILD_NULLS),
    }


_GUILD_NULLS = (
    "icon",
    "description",
    "home_header",
    "splash",
    "discovery_splash",
    "banner",
    "application_id",
    "afk_channel_id",
    "system_channel_id",
    "widget_channel_id",
    "max_presences",
    "vanity_url_code",
    "rules_channel_id",
    "safety_alerts_channel_id",
    "public_updates_channel_id",
    "incidents_data",
)


def guild_create_json(world: World, what: Guild) -> Json:
    """Shape a server as the gateway first tells of it: channels and threads that the bot can see, itself as member."""
    bot_id = world.bot_id
    seen = [world.channels[c] for c in what.threads if permissions.can_see(world, world.channels[c], bot_id)]
    bot_member = what.members[bot_id]
    return guild_json(what) | {
        "joined_at": discord_timestamp(bot_member.joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(what.members),
        "members": [member_json(world, bot_member)],
        "channels": [channel_json(world, world.channels[c]) for c in what.channels],
        "threads": [channel_json(world, t) for t in seen],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def attachment_json(base: str, channel_id: str, what: Attachment, *, ephemeral: bool = False) -> Json:
    """Shape a file."""
    url = f"{base}/attachments/{channel_id}/{what.id}/{what.filename}"
    shape: Json = {
        "id": what.id,
        "filename": what.filename,
        "size": len(what.data),
        "url": url,
        "proxy_url": url,
        "content_type": what.content_type,
    }
    if what.width is not None and what.height is not None:
        shape |= {"width": what.width, "height": what.height}
    if what.description:
        shape["description"] = what.description
    if ephemeral:
        shape["ephemeral"] = True
    return shape


def message_json(world: World, base: str, what: Message) -> Json:
    """Shape a message, its files given their addresses."""
    files = [attachment_json(base, what.channel_id, a, ephemeral=bool(what.ephemeral_to)) for a in what.attachments]
    embeds, components, shown = resolve_media(what.embeds, what.components, files)
    shape: Json = {
        "id": what.id,
        "channel_id": what.channel_id,
        "type": what.type,
        "author": user_json(world.users[what.author_id]),
        "content": what.content,
        "timestamp": discord_timestamp(what.at),
        "edited_timestamp": None if what.edited_at is None else discord_timestamp(what.edited_at),
        "tts": False,
        "mention_everyone": what.mention_everyone,
        "mentions": [user_json(world.users[u]) for u in what.mentions],
        "mention_roles": list(what.mention_roles),
        # A file that an embed or a component shows is not listed a second time.
        "attachments": [f for f in files if f["id"] not in shown],
        "embeds": embeds,
        "components": components,
        "pinned": what.pinned_at is not None,
        "flags": what.flags,
    }
    _message_extras(world, what, shape)
    return shape


def _message_extras(world: World, what: Message, shape: Json) -> None:
    if what.nonce is not None:
        shape["nonce"] = what.nonce
    if what.reference is not None:
        shape["message_reference"] = what.reference
    if what.author_id == world.bot_id:
        shape["application_id"] = world.application_id
    if what.webhook:
        shape["webhook_id"] = world.application_id
    if what.interaction is not None:
        shape["interaction_metadata"] = what.interaction
    if what.flags & HAS_THREAD and what.thread_id in world.channels:
        thread = world.channels[what.thread_id]
        if not thread.deleted:
            shape["thread"] = channel_json(world, thread)


def interaction_metadata(world: World, what: Interaction) -> Json:
    """Shape what a message says of the interaction that it came from."""
    owner = {"0": what.guild_id or "0"}
    shape: Json = {
        "id": what.id,
        "type": what.type,
        "user": user_json(world.users[what.user_id]),
        "authorizing_integration_owners": owner,
    }
    if what.type == 2:
        shape["name"] = what.name
    if what.type == 3 and what.message_id:
        shape["interacted_message_id"] = what.message_id
    if what.type == 5:
        shape["triggering_interaction_metadata"] = what.parent
    return shape


def application_json(world: World) -> Json:
    """Shape the bot's application, as its owner sees it."""
    owner = next(u for u in world.users.values() if not u.bot)
    return {
        "id": world.application_id,
        "name": world.bot.global_name or world.bot.username,
        "icon": None,
        "description": world.description,
        "type": None,
        "bot": user_json(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_json(owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {}},
    }
