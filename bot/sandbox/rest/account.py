"""The bot's own account, its application, and where the gateway is."""

from __future__ import annotations

from typing import Any

from bot.sandbox import shapes
from bot.sandbox.errors import api_error_for_code, invalid_field_error
from bot.sandbox.hub import Hub
from bot.sandbox.permissions import server_permissions
from bot.sandbox.router import ApiCall, routes

Json = dict[str, Any]
EMBEDDED = 1 << 17  # a flag of applications that have an Activity


@routes.add("GET", "/users/@me", bearer=True)
def me(hub: Hub, call: ApiCall) -> Json:
    """Give the account that asks: the bot's, or that of whoever has let the application know them."""
    return shapes.own_user_json(
        hub.world.users[hub.activities.person_of_token(call.bearer)] if call.bearer else hub.world.bot
    )


@routes.add("POST", "/oauth2/token", open_=True)
def exchange_code_for_token(hub: Hub, call: ApiCall) -> Json:
    """Exchange a code for a token."""
    return hub.activities.exchange_code(call.fields)


@routes.add("GET", "/applications/{application_id}/activity-instances/{instance_id}")
def activity_instance(hub: Hub, call: ApiCall) -> Json:
    """Give an Activity that is open somewhere."""
    return hub.activities.instance_json(call.params["application_id"], call.params["instance_id"])


@routes.add("GET", "/users/{user_id}")
def user(hub: Hub, call: ApiCall) -> Json:
    """Give anybody's account."""
    who = hub.world.users.get(call.params["user_id"])
    if who is None:
        raise api_error_for_code(10013)
    return shapes.user_json(who)


@routes.add("GET", "/oauth2/applications/@me")
@routes.add("GET", "/applications/@me")
def application(hub: Hub, call: ApiCall) -> Json:
    """Give the bot's application."""
    found = shapes.application_json(hub.world)
    embedded = EMBEDDED if hub.activities.are_on else 0
    redirects = ["https://127.0.0.1"] if hub.activities.are_on else []
    more = {"flags": embedded, "flags_new": str(embedded), "redirect_uris": redirects}
    return found | {"verify_key": hub.activities.verify_key, **more}


def _gateway(hub: Hub) -> Json:
    return {"url": hub.base.replace("http", "ws", 1)}


@routes.add("GET", "/gateway", open_=True)
def gateway(hub: Hub, call: ApiCall) -> Json:
    """Say where the gateway is."""
    return _gateway(hub)


@routes.add("GET", "/gateway/bot")
def gateway_bot(hub: Hub, call: ApiCall) -> Json:
    """Say where the gateway is and how often one may identify."""
    limits, left = hub.limits, hub.gateway.starts_left
    limit = {
        "total": limits.session_starts,
        "remaining": left,
        "reset_after": 86_400_000,
        "max_concurrency": limits.max_concurrency,
    }
    return _gateway(hub) | {"shards": limits.shards, "session_start_limit": limit}


@routes.add("GET", "/users/@me/guilds")
def guilds(hub: Hub, call: ApiCall) -> list[Json]:
    """List the bot's servers."""
    return [
        {
            "id": g.id,
            "name": g.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(server_permissions(g, hub.bot_id)),
            "features": [],
        }
        for g in hub.world.guilds.values()
        if hub.bot_id in g.members
    ]


@routes.add("POST", "/users/@me/channels")
def open_dm(hub: Hub, call: ApiCall) -> Json:
    """Open a DM. It opens even where nobody will be let in: that is told when a message is sent."""
    user_id = str(call.fields.get("recipient_id") or "")
    who = hub.world.users.get(user_id)
    if who is None:
        raise invalid_field_error(("recipient_id",), "INVALID_RECIPIENT", f"User {user_id} does not exist")
    if who.bot:
        raise api_error_for_code(50007)
    if user_id not in hub.world.dms and hub.meters.take("dm opens", hub.limits.dm_opens):
        error = api_error_for_code(40003)
        error.status = hub.limits.dm_open_status
        raise error
    return hub.shape_channel(hub.open_dm_with(user_id))
