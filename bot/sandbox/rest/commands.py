"""Application commands, global and of one server."""

from __future__ import annotations

from typing import Any

from bot.sandbox.errors import api_error_for_code
from bot.sandbox.hub import Hub
from bot.sandbox.router import ApiCall, Reply, routes
from bot.sandbox.validation import commands

Json = dict[str, Any]
GLOBAL = "/applications/{application_id}/commands"
LOCAL = "/applications/{application_id}/guilds/{guild_id}/commands"

BOOLEANS = ("required", "autocomplete")


def _scope(hub: Hub, call: ApiCall) -> dict[str, Json]:
    if call.params["application_id"] != hub.world.application_id:
        raise api_error_for_code(50001)
    guild_id = call.params.get("guild_id", "")
    if guild_id and not hub.is_bot_in(guild_id):
        raise api_error_for_code(50001)
    return hub.world.commands.setdefault(guild_id, {})


def _find(scope: dict[str, Json], call: ApiCall) -> Json:
    command = scope.get(call.params["command_id"])
    if command is None:
        raise api_error_for_code(10063)
    return command


def _clean(option: Json) -> Json:
    """Drop what a definition leaves empty, as Discord does in its answer."""
    kept = {key: value for key, value in option.items() if value is not None or key == "default_member_permissions"}
    for key in BOOLEANS:
        if kept.get(key) is False:
            del kept[key]
    if kept.get("options") is not None:
        kept["options"] = [_clean(inner) for inner in kept["options"]]
        if not kept["options"]:
            del kept["options"]
    if kept.get("choices") == []:
        del kept["choices"]
    return kept


def _define(hub: Hub, body: Json, guild_id: str, known: Json | None) -> Json:
    permission = body.get("default_member_permissions")
    command: Json = _clean(body) | {
        "id": known["id"] if known else hub.ids.next(),
        "application_id": hub.world.application_id,
        "version": hub.ids.next(),
        "type": body.get("type") or commands.CHAT,
        "description": body.get("description") or "",
        "default_member_permissions": None if permission is None else str(permission),
        "nsfw": bool(body.get("nsfw")),
    }
    command.setdefault("integration_types", [0])
    if guild_id:
        command["guild_id"] = guild_id
        command.pop("contexts", None)
    else:
        command.setdefault("contexts", None)
        command["dm_permission"] = body.get("dm_permission") is not False
    return command


def _key(command: Json) -> tuple[int, str]:
    return command.get("type") or commands.CHAT, command.get("name") or ""


@routes.add("GET", GLOBAL)
@routes.add("GET", LOCAL)
def list_commands(hub: Hub, call: ApiCall) -> list[Json]:
    """List the commands of a scope."""
    return list(_scope(hub, call).values())


@routes.add("PUT", GLOBAL)
@routes.add("PUT", LOCAL)
def overwrite(hub: Hub, call: ApiCall) -> list[Json]:
    """Replace the commands of a scope; one of the same kind and name keeps its id."""
    scope = _scope(hub, call)
    body: list[Json] = call.body if isinstance(call.body, list) else []
    commands.check_commands(body)
    had, has = (any(one.get("type") == commands.ENTRY for one in every) for every in (scope.values(), body))
    if had and not has:
        raise api_error_for_code(50240)
    known = {_key(command): command for command in scope.values()}
    guild_id = call.params.get("guild_id", "")
    made = [_define(hub, command, guild_id, known.get(_key(command))) for command in body]
    scope.clear()
    scope.update((command["id"], command) for command in made)
    hub.tell_page_places_changed()
    return made


@routes.add("POST", GLOBAL)
@routes.add("POST", LOCAL)
def create(hub: Hub, call: ApiCall) -> Reply:
    """Define one command, or replace the one of that name."""
    scope = _scope(hub, call)
    commands.check_command(call.fields)
    known = next((c for c in scope.values() if _key(c) == _key(call.fields)), None)
    others = [c for c in scope.values() if c is not known]
    commands.check_commands([*others, call.fields])
    command = _define(hub, call.fields, call.params.get("guild_id", ""), known)
    scope[command["id"]] = command
    hub.tell_page_places_changed()
    return Reply(200 if known else 201, command)


@routes.add("GET", GLOBAL + "/{command_id}")
@routes.add("GET", LOCAL + "/{command_id}")
def get(hub: Hub, call: ApiCall) -> Json:
    """Give one command."""
    return _find(_scope(hub, call), call)


@routes.add("PATCH", GLOBAL + "/{command_id}")
@routes.add("PATCH", LOCAL + "/{command_id}")
def change(hub: Hub, call: ApiCall) -> Json:
    """Change one command."""
    scope = _scope(hub, call)
    known = _find(scope, call)
    body = known | call.fields
    commands.check_command(body)
    command = _define(hub, body, call.params.get("guild_id", ""), known)
    scope[command["id"]] = command
    hub.tell_page_places_changed()
    return command


@routes.add("DELETE", GLOBAL + "/{command_id}")
@routes.add("DELETE", LOCAL + "/{command_id}")
def delete(hub: Hub, call: ApiCall) -> None:
    """Take one command away."""
    scope = _scope(hub, call)
    del scope[_find(scope, call)["id"]]
    hub.tell_page_places_changed()
