"""What happens in a server by hand: members and the bot come and go, permissions change, things get deleted."""

from __future__ import annotations

from typing import Any

from bot.sandbox import permissions, shapes
from bot.sandbox.hub import Hub
from bot.sandbox.world import Channel, Guild, Member, Overwrite

Json = dict[str, Any]


def person_leaves_guild(hub: Hub, guild: Guild, user_id: str) -> None:
    """Let a person leave a server, its threads with it."""
    guild.members.pop(user_id, None)
    for channel in hub.world.channels.values():
        if channel.guild_id == guild.id and channel.thread:
            channel.thread.members.pop(user_id, None)
    gone = {"guild_id": guild.id, "user": shapes.user_json(hub.world.users[user_id])}
    hub.send_to_bot("GUILD_MEMBER_REMOVE", gone, guild_id=guild.id)
    hub.tell_page_places_changed()


def join_guild(hub: Hub, guild: Guild, user_id: str) -> None:
    """Let a person join a server."""
    guild.members[user_id] = Member(user_id, hub.clock.now())
    new = shapes.member_json(hub.world, guild.members[user_id]) | {"guild_id": guild.id}
    hub.send_to_bot("GUILD_MEMBER_ADD", new, guild_id=guild.id)
    hub.tell_page_places_changed()


def remove_bot(hub: Hub, guild: Guild) -> None:
    """Throw the bot out of a server; commands of that server go with it."""
    hub.send_to_bot("GUILD_DELETE", {"id": guild.id}, guild_id=guild.id)
    guild.members.pop(hub.bot_id, None)
    hub.world.commands.pop(guild.id, None)
    hub.tell_page_places_changed()


def add_bot(hub: Hub, guild: Guild, granted: int = permissions.BOT_LEAST) -> None:
    """Invite the bot into a server with these permissions."""
    roles = [role.id for role in guild.roles.values() if role.managed]
    for role_id in roles:
        guild.roles[role_id].permissions = granted
    guild.members[hub.bot_id] = Member(hub.bot_id, hub.clock.now(), roles)
    hub.send_to_bot("GUILD_CREATE", shapes.guild_create_json(hub.world, guild), guild_id=guild.id)
    hub.tell_page_places_changed()


def set_bot_permissions(hub: Hub, guild: Guild, granted: int) -> None:
    """Change what the bot's own role gives it; @everyone still gives its share."""
    for role in guild.roles.values():
        if role.managed:
            role.permissions = granted
            changed = {"guild_id": guild.id, "role": shapes.role_json(role)}
            hub.send_to_bot("GUILD_ROLE_UPDATE", changed, guild_id=guild.id)
    hub.tell_page_places_changed()


def set_bot_roles(hub: Hub, guild: Guild, roles: list[str]) -> None:
    """Give the bot roles in a server, and take the others from it."""
    member = guild.members[hub.bot_id]
    member.roles = list(roles)
    hub.send_to_bot(
        "GUILD_MEMBER_UPDATE", shapes.member_json(hub.world, member) | {"guild_id": guild.id}, guild_id=guild.id
    )
    hub.tell_page_places_changed()


def set_permission_overwrite(hub: Hub, channel: Channel, target_id: str, *, allow: int = 0, deny: int = 0) -> None:
    """Allow and deny something in a channel, to a member or a role."""
    kind = 1 if target_id in hub.world.users else 0
    channel.overwrites[target_id] = Overwrite(target_id, kind, allow, deny)
    guild_id = channel.guild_id
    # A bot that can no longer see the channel is told all the same: it learns so that it cannot.
    hub.send_to_bot("CHANNEL_UPDATE", hub.shape_channel(channel), guild_id=guild_id)
    hub.tell_page_places_changed()


def lock_thread(hub: Hub, channel: Channel, *, locked: bool) -> None:
    """Lock a thread, as a moderator does, or unlock it."""
    if channel.thread is not None:
        channel.thread.locked = locked
    hub.send_to_bot("THREAD_UPDATE", hub.shape_channel(channel), channel=channel)
    hub.tell_page_places_changed()
