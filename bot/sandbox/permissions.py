"""Who may do what where: Discord's own algorithm."""

from __future__ import annotations

from bot.sandbox.errors import api_error_for_code
from bot.sandbox.world import DM, PRIVATE_THREAD, Channel, Guild, World

ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
VIEW = 1 << 10
SEND = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_HISTORY = 1 << 16
USE_COMMANDS = 1 << 31
MANAGE_ROLES = 1 << 28
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51
ALL = (1 << 53) - 1

BOT_LEAST = 2_252_177_770_925_056
"""View, send, send in threads, create threads of both kinds, attach, embed, history, pin."""

EVERYONE = (
    VIEW | SEND | EMBED_LINKS | ATTACH_FILES | READ_HISTORY | USE_COMMANDS | SEND_IN_THREADS | CREATE_PUBLIC_THREADS
)
DM_PERMISSIONS = VIEW | SEND | EMBED_LINKS | ATTACH_FILES | READ_HISTORY | PIN_MESSAGES | USE_COMMANDS


def server_permissions(guild: Guild, user_id: str) -> int:
    """Add up what a member's roles give them in the whole server."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return ALL
    total = guild.roles[guild.id].permissions
    for role_id in member.roles:
        role = guild.roles.get(role_id)
        total |= role.permissions if role else 0
    return ALL if total & ADMINISTRATOR else total


def channel_permissions(world: World, channel: Channel, user_id: str) -> int:
    """Say what a user may do in a channel, its overwrites counted."""
    if channel.type == DM:
        return DM_PERMISSIONS if user_id in channel.recipients else 0
    guild = world.guilds.get(channel.guild_id or "")
    if guild is None or user_id not in guild.members:
        return 0
    base = server_permissions(guild, user_id)
    if base == ALL:
        return ALL
    place = world.channels[channel.parent_id] if channel.thread and channel.parent_id else channel
    total = _overwritten(base, place, guild, user_id)
    return total if total & VIEW else 0


def _overwritten(base: int, channel: Channel, guild: Guild, user_id: str) -> int:
    everyone = channel.overwrites.get(guild.id)
    if everyone:
        base = base & ~everyone.deny | everyone.allow
    allow = deny = 0
    for role_id in guild.members[user_id].roles:
        overwrite = channel.overwrites.get(role_id)
        if overwrite:
            allow |= overwrite.allow
            deny |= overwrite.deny
    base = base & ~deny | allow
    own = channel.overwrites.get(user_id)
    return base & ~own.deny | own.allow if own else base


def can_see(world: World, channel: Channel, user_id: str) -> bool:
    """Say whether a user can read a channel at all."""
    if channel.deleted:
        return False
    allowed = channel_permissions(world, channel, user_id)
    if not allowed & VIEW:
        return False
    if channel.type == PRIVATE_THREAD and channel.thread and user_id not in channel.thread.members:
        return bool(allowed & MANAGE_THREADS)
    return True


def need_permission(world: World, channel: Channel, user_id: str, permission: int) -> None:
    """Refuse with Discord's code when a user may not do this here."""
    if not can_see(world, channel, user_id):
        raise api_error_for_code(50001)
    if not channel_permissions(world, channel, user_id) & permission:
        raise api_error_for_code(50013)


def send_permission(channel: Channel) -> int:
    """Name the permission that sending a message here needs."""
    return SEND_IN_THREADS if channel.thread else SEND


def channel_readers(world: World, channel: Channel) -> list[str]:
    """List everybody who can read a channel."""
    if channel.type == DM:
        return list(channel.recipients)
    guild = world.guilds.get(channel.guild_id or "")
    return [user for user in guild.members if can_see(world, channel, user)] if guild else []
