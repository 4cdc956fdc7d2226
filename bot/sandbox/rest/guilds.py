"""Servers, their channels, roles and members."""

from __future__ import annotations

from typing import Any

from bot.sandbox import permissions, shapes
from bot.sandbox.errors import api_error_for_code
from bot.sandbox.hub import Hub
from bot.sandbox.people import server_changes
from bot.sandbox.router import ApiCall, routes
from bot.sandbox.world import Guild, Member

Json = dict[str, Any]
ONE = "/guilds/{guild_id}"


def _guild(hub: Hub, call: ApiCall) -> Guild:
    guild_id = call.params["guild_id"]
    if not hub.is_bot_in(guild_id):
        raise api_error_for_code(10004)
    return hub.world.guilds[guild_id]


@routes.add("GET", ONE)
def get(hub: Hub, call: ApiCall) -> Json:
    """Give a server."""
    guild = _guild(hub, call)
    shape = shapes.guild_json(guild)
    if call.flag("with_counts"):
        shape |= {"approximate_member_count": len(guild.members), "approximate_presence_count": len(guild.members)}
    return shape


@routes.add("GET", ONE + "/channels")
def channels(hub: Hub, call: ApiCall) -> list[Json]:
    """List a server's channels."""
    return [hub.shape_channel(hub.world.channels[c]) for c in _guild(hub, call).channels]


@routes.add("GET", ONE + "/roles")
def roles(hub: Hub, call: ApiCall) -> list[Json]:
    """List a server's roles."""
    return [shapes.role_json(r) for r in _guild(hub, call).roles.values()]


@routes.add("GET", ONE + "/members/{user_id}")
def member(hub: Hub, call: ApiCall) -> Json:
    """Give one member."""
    guild = _guild(hub, call)
    who = guild.members.get(call.params["user_id"])
    if who is None:
        raise api_error_for_code(10007 if call.params["user_id"] in hub.world.users else 10013)
    return shapes.member_json(hub.world, who)


@routes.add("PUT", ONE + "/members/{user_id}/roles/{role_id}")
def give_role(hub: Hub, call: ApiCall) -> None:
    """Give a member a role."""
    member, role_id = _role_of(hub, call)
    if role_id not in member.roles:
        member.roles.append(role_id)


@routes.add("DELETE", ONE + "/members/{user_id}/roles/{role_id}")
def take_role(hub: Hub, call: ApiCall) -> None:
    """Take a role from a member."""
    member, role_id = _role_of(hub, call)
    member.roles = [one for one in member.roles if one != role_id]


def _role_of(hub: Hub, call: ApiCall) -> tuple[Member, str]:
    """Return a member and a role that the bot may give: below its own highest."""
    guild = _guild(hub, call)
    member, role = guild.members.get(call.params["user_id"]), guild.roles.get(call.params["role_id"])
    if member is None or role is None:
        raise api_error_for_code(10007 if member is None else 10011)
    own = [guild.roles[one].position for one in guild.members[hub.bot_id].roles if one in guild.roles]
    below = role.position < max(own, default=0) and role.id != guild.id and not role.managed
    if not permissions.server_permissions(guild, hub.bot_id) & permissions.MANAGE_ROLES or not below:
        raise api_error_for_code(50013)
    return member, role.id


@routes.add("GET", ONE + "/members")
def members(hub: Hub, call: ApiCall) -> list[Json]:
    """List members, which needs the members intent switched on."""
    guild = _guild(hub, call)
    if not hub.limits.privileged_intents & 1 << 1:
        raise api_error_for_code(50001)
    return [shapes.member_json(hub.world, m) for m in guild.members.values()][: call.number("limit", 1)]


@routes.add("DELETE", "/users/@me/guilds/{guild_id}")
def leave(hub: Hub, call: ApiCall) -> None:
    """Let the bot leave a server."""
    server_changes.remove_bot(hub, _guild(hub, call))
