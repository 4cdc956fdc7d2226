"""What a person fills in: a command's options, a select, a modal. Refuses what Discord's client would not send."""

from __future__ import annotations

import base64
import mimetypes
import re
from typing import Any

from bot.sandbox import permissions, shapes
from bot.sandbox.hub import Hub
from bot.sandbox.validation import messages
from bot.sandbox.world import FORUM, Attachment, Channel

Json = dict[str, Any]
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(1, 11)
TEXT_INPUT, STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 4, 3, 5, 6, 7, 8
ATTACHMENT, FILE_LIMIT = 11, 10 * 2**20  # an option that is a file, and the bytes that it may have
RADIO, CHECKBOXES, CHECKBOX = 21, 22, 23


class RefusedError(Exception):
    """What Discord's own client would not let a person do."""


def commands_offered_in_channel(hub: Hub, channel: Channel, user_id: str) -> list[Json]:
    """List the slash commands that a person is offered in a channel."""
    world = hub.world
    if channel.type == FORUM:  # nothing is typed there
        return []
    scopes = [world.commands.get("", {})]
    if channel.guild_id:
        if not hub.is_bot_in(channel.guild_id):
            return []
        if not permissions.channel_permissions(world, channel, user_id) & permissions.USE_COMMANDS:
            return []
        scopes.append(world.commands.get(channel.guild_id, {}))
    found = [c for scope in scopes for c in scope.values() if c["type"] == 1]
    return [c for c in found if _offered(hub, c, channel, user_id)]


def _offered(hub: Hub, command: Json, channel: Channel, user_id: str) -> bool:
    contexts = command.get("contexts")
    if not channel.guild_id:
        return 1 in contexts if contexts is not None else bool(command.get("dm_permission", True))
    if contexts is not None and 0 not in contexts:
        return False
    needed = int(command.get("default_member_permissions") or 0)
    return permissions.channel_permissions(hub.world, channel, user_id) & needed == needed


def typable_commands(command: Json) -> list[tuple[str, Json]]:
    """List what can be typed of a command: itself, or each of its subcommands, with the part that holds the options."""
    found: list[tuple[str, Json]] = []

    def visit(name: str, part: Json) -> None:
        inner = [o for o in part.get("options", []) if o["type"] in (SUBCOMMAND, GROUP)]
        if not inner:
            found.append((name, part))
        for option in inner:
            visit(f"{name} {option['name']}", option)

    visit(command["name"], command)
    return found


def find_command(hub: Hub, channel: Channel, user_id: str, name: str) -> tuple[Json, Json]:
    """Find what was typed: the command and the part of it that holds the options."""
    wanted = name.removeprefix("/").strip()
    for command in commands_offered_in_channel(hub, channel, user_id):
        if wanted.split(" ")[0] != command["name"]:
            continue
        for full, part in typable_commands(command):
            if full == wanted:
                return command, part
    raise RefusedError(f"there is no command /{wanted} here")


def command_data(
    hub: Hub, channel: Channel, command: Json, part: Json, name: str, given: Json, focused: str | None = None
) -> Json:
    """Make the data of a command's interaction; with `focused`, of an autocomplete's."""
    resolved: Json = {}
    options = _options(hub, channel, part, given, resolved, focused)
    for path_name in reversed(name.removeprefix("/").strip().split(" ")[1:]):
        kind = SUBCOMMAND if not options or options[0]["type"] not in (SUBCOMMAND, GROUP) else GROUP
        options = [{"type": kind, "name": path_name, "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1}
    if options:
        data["options"] = options
    if resolved:
        data["resolved"] = resolved
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    return data


def _options(hub: Hub, channel: Channel, part: Json, given: Json, resolved: Json, focused: str | None) -> list[Json]:
    known = {option["name"]: option for option in part.get("options", [])}
    for name in given:
        if name not in known:
            raise RefusedError(f"there is no option {name!r}")
    filled: list[Json] = []
    for name, option in known.items():
        if name == focused:
            filled.append({"type": option["type"], "name": name, "value": given.get(name, ""), "focused": True})
        elif given.get(name) is not None:
            value = given[name] if focused else _value(hub, channel, option, given[name], resolved)
            filled.append({"type": option["type"], "name": name, "value": value})
        elif option.get("required") and focused is None:
            raise RefusedError(f"the option {name!r} is required")
    return filled


def _value(hub: Hub, channel: Channel, option: Json, value: Any, resolved: Json) -> Any:
    kind, name = option["type"], option["name"]
    if kind == STRING:
        value = str(value)
        low, high = option.get("min_length", 0), option.get("max_length", 6000)
        if not low <= len(value) <= high:
            raise RefusedError(f"{name!r} must have {low} to {high} characters")
    elif kind in (INTEGER, NUMBER):
        value = _number(name, kind, value)
        if value < option.get("min_value", value) or value > option.get("max_value", value):
            raise RefusedError(f"{name!r} must be from {option.get('min_value')} to {option.get('max_value')}")
    elif kind == BOOLEAN:
        value = value in (True, "true", "True")
    elif kind == ATTACHMENT:
        value = _given_file(hub, channel, value, resolved)
    else:
        value = str(getattr(value, "id", value))
        resolve_named_id(hub, channel, value, resolved)
        _fits(hub, option, value)
    if option.get("choices"):
        return _choice(name, option["choices"], value)
    return value


def _given_file(hub: Hub, channel: Channel, value: Json, resolved: Json) -> str:
    """Upload a file that is given to a command, `{"name": …, "data": base64}`, and return its id."""
    name, content = str(value["name"]), base64.b64decode(value["data"])
    if len(content) > FILE_LIMIT:
        raise RefusedError(f"{name} is larger than {FILE_LIMIT // 2**20} MiB")
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    file = Attachment(
        id=hub.ids.next(), filename=re.sub(r"[^\w.\-]", "_", name), content_type=kind, data=content, description=None,
        width=None, height=None, spoiler=False,
    )  # fmt: skip
    hub.files[file.id] = file
    shape = shapes.attachment_json(hub.base, channel.id, file, ephemeral=True)
    resolved.setdefault("attachments", {})[file.id] = shape
    return file.id


def _fits(hub: Hub, option: Json, value: str) -> None:
    """Refuse a channel of a type that the option does not take: the client does not list it."""
    wanted, place = option.get("channel_types"), hub.world.channels.get(value)
    if option["type"] == CHANNEL and wanted and (place is None or place.type not in wanted):
        raise RefusedError(f"{option['name']!r} takes no channel of this type")


def _number(name: str, kind: int, value: Any) -> int | float:
    try:
        return int(value) if kind == INTEGER else float(value)
    except (TypeError, ValueError):
        raise RefusedError(f"{name!r} must be a number") from None


def _choice(name: str, choices: list[Json], value: Any) -> Any:
    for choice in choices:
        if value in (choice["value"], choice["name"]):
            return choice["value"]
    raise RefusedError(f"{value!r} is not among the choices of {name!r}")


def resolve_named_id(hub: Hub, channel: Channel, wanted: str, resolved: Json) -> None:
    """Put what an id stands for into the resolved data."""
    world = hub.world
    guild = world.guilds.get(channel.guild_id or "")
    if wanted in world.users:
        resolved.setdefault("users", {})[wanted] = shapes.user_json(world.users[wanted])
        if guild and wanted in guild.members:
            member = shapes.member_json(world, guild.members[wanted], with_user=False)
            member["permissions"] = str(permissions.channel_permissions(world, channel, wanted))
            resolved.setdefault("members", {})[wanted] = member
    elif wanted in world.channels:
        place = shapes.channel_json(world, world.channels[wanted])
        place["permissions"] = "0"
        resolved.setdefault("channels", {})[wanted] = place
    elif guild and wanted in guild.roles:
        resolved.setdefault("roles", {})[wanted] = shapes.role_json(guild.roles[wanted])
    else:
        raise RefusedError(f"there is nothing with the id {wanted}")


def select_data(hub: Hub, channel: Channel, select: Json, values: list[str]) -> Json:
    """Make the data of a choice in a select."""
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    if not low <= len(values) <= high:
        raise RefusedError(f"choose {low} to {high} of these")
    data: Json = {"custom_id": select["custom_id"], "component_type": select["type"], "id": select.get("id", 0)}
    return data | _selected(hub, channel, select, values)


def _selected(hub: Hub, channel: Channel, select: Json, values: list[str]) -> Json:
    if select["type"] == STRING_SELECT:
        offered = {option["value"] for option in select["options"]}  # labels need not be unique, values are
        names = {option["label"]: option["value"] for option in reversed(select["options"])}
        chosen = [value if value in offered else names.get(value, "") for value in values]
        if not offered.issuperset(chosen):
            raise RefusedError(f"{values} are not all among the options {list(names)}")
        return {"values": chosen}
    resolved: Json = {}
    for value in values:
        resolve_named_id(hub, channel, value, resolved)
    return {"values": values, "resolved": resolved}


def modal_data(hub: Hub, channel: Channel, modal: Json, given: Json) -> Json:
    """Make the data of a filled-in modal; fields are named by custom id or by label."""
    parts: list[Json] = []
    used: set[str] = set()
    for index, part in enumerate(modal["components"], 1):
        if part["type"] == 18:
            field = part["component"]
            answer = _field(hub, channel, field, part["label"], given, used)
            parts.append({"type": 18, "id": part.get("id", index), "component": answer})
        elif part["type"] == 1:
            inner = [_field(hub, channel, c, c.get("label") or "", given, used) for c in part["components"]]
            parts.append({"type": 1, "id": part.get("id", index), "components": inner})
        else:
            parts.append({"type": part["type"], "id": part.get("id", index)})
    unknown = set(given) - used
    if unknown:
        raise RefusedError(f"the form has no field {sorted(unknown)}")
    return {"custom_id": modal["custom_id"], "components": parts}


def _field(hub: Hub, channel: Channel, field: Json, label: str, given: Json, used: set[str]) -> Json:
    key = field["custom_id"] if field["custom_id"] in given else label
    used.add(key)
    value = given.get(key)
    shape: Json = {"type": field["type"], "id": field.get("id", 0), "custom_id": field["custom_id"]}
    required = field.get("required") is not False
    kind = field["type"]
    if kind == TEXT_INPUT:
        return shape | {"value": _text(field, label, field.get("value") or "" if value is None else str(value))}
    if kind == CHECKBOX:
        return shape | {"value": bool(field.get("default") if value is None else value)}
    if kind == RADIO:
        if value is None and required:
            raise RefusedError(f"{label!r} is required")
        return shape | {"value": value}
    values = _defaults(field) if value is None else [value] if isinstance(value, str) else list(value)
    if required and not values:
        raise RefusedError(f"{label!r} is required")
    if kind == CHECKBOXES or not values:
        return shape | {"values": values}
    return shape | _selected(hub, channel, field, values)


def _defaults(field: Json) -> list[str]:
    return [option["value"] for option in field.get("options") or [] if option.get("default")]


def _text(field: Json, label: str, text: str) -> str:
    low, high = field.get("min_length") or 0, field.get("max_length") or 4000
    if not text and field.get("required") is not False:
        raise RefusedError(f"{label!r} is required")
    if text and not low <= len(text) <= high:
        raise RefusedError(f"{label!r} must have {low} to {high} characters")
    return text


def modal_fields(modal: Json) -> list[Json]:
    """List the fields of a modal."""
    return [field for _, field in messages.modal_inputs(modal["components"])]
