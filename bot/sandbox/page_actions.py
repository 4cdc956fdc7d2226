"""What the page can ask for. Each is the same thing that a test asks of a Person, as JSON."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.sandbox import permissions, pushes
from bot.sandbox.hub import Hub
from bot.sandbox.people import forms
from bot.sandbox.people.forms import RefusedError
from bot.sandbox.people.locales import command_in_locale, shown_path
from bot.sandbox.people.person import Person
from bot.sandbox.people.receipts import Receipt
from bot.sandbox.world import DM, PRIVATE_THREAD, Channel, Message

Json = dict[str, Any]
Action = Callable[[Hub, Person, Json], Awaitable[Json]]
PAGE_OF_MESSAGES = 60
PAGE_OF_PUSHES = 50
LOCALES = ("en-US", "it", "de", "fr", "es-ES", "pt-BR")  # some of Discord's; what the bot does not speak is English


async def carry_out_page_action(hub: Hub, user_id: str, wanted: Json) -> Json:
    """Do what the page asks, as this person."""
    if wanted["do"] == "hello":
        return _hello(hub)
    if user_id not in hub.world.users:
        raise RefusedError("choose who you are first")
    return await ACTIONS[wanted["do"]](hub, Person(hub, user_id), wanted)


def _hello(hub: Hub) -> Json:
    people = [u for u in hub.world.users.values() if not u.bot]
    named = [{"id": u.id, "name": u.global_name or u.username, "colour": u.colour} for u in people]
    return {"people": named, "ahead": hub.clock.offset}


async def _places(hub: Hub, who: Person, wanted: Json) -> Json:
    guilds = []
    threads = [*who.threads(), *who.threads(archived=True)]
    for guild in who.guilds():
        channels = [c for c in who.channels() if c.guild_id == guild.id]
        shapes = [
            _place(hub, c) | {"threads": [_place(hub, t) for t in threads if t.parent_id == c.id]} for c in channels
        ]
        roles = [{"id": r.id, "name": r.name} for r in guild.roles.values()]
        members = list(guild.members)
        guilds.append({"id": guild.id, "name": guild.name, "channels": shapes, "roles": roles, "members": members})
    users = [
        {"id": u.id, "name": u.global_name or u.username, "colour": u.colour, "bot": u.bot}
        for u in hub.world.users.values()
    ]
    elsewhere = [g for g in hub.world.guilds.values() if who.id not in g.members]
    return {
        "guilds": guilds,
        "dms": [_place(hub, c) for c in who.dms()],
        "users": users,
        "dms_open": who.user.dms_open,
        "locale": who.user.locale,
        "locales": LOCALES,
        "connected": hub.gateway.is_connected,
        "can_join": [{"id": g.id, "name": g.name} for g in elsewhere],
    }


def _place(hub: Hub, channel: Channel) -> Json:
    thread = channel.thread
    parent = hub.world.channels.get(channel.parent_id or "")
    known = {tag.id: tag.name for tag in parent.tags} if parent is not None else {}
    return {
        "id": channel.id,
        "name": channel.name,
        "type": channel.type,
        "topic": channel.topic,
        "parent_id": channel.parent_id,
        "last": str(channel.order[-1]) if channel.order else None,
        "private": channel.type == PRIVATE_THREAD,
        "archived": bool(thread and thread.archived),
        "locked": bool(thread and thread.locked),
        "tags": [tag.name for tag in channel.tags] or [known[tag] for tag in channel.applied if tag in known],
        "count": thread.count if thread else 0,
    }


def _shape(hub: Hub, message: Message) -> Json:
    return hub.shape_message(message)


async def _messages(hub: Hub, who: Person, wanted: Json) -> Json:
    channel = who.place(wanted["channel"])
    seen = who.messages(channel)
    before = wanted.get("before")
    if before:
        seen = [m for m in seen if int(m.id) < int(before)]
    allowed = permissions.channel_permissions(hub.world, channel, who.id)
    return _place(hub, channel) | {
        "messages": [_shape(hub, m) for m in seen[-PAGE_OF_MESSAGES:]],
        "more": len(seen) > PAGE_OF_MESSAGES,
        "pins": len(channel.pins),
        "can_write": channel.type == DM or bool(allowed & permissions.send_permission(channel)),
        "commands": _commands(hub, channel, who),
    }


def _commands(hub: Hub, channel: Channel, who: Person) -> list[Json]:
    if channel.thread and channel.thread.archived:
        return []
    found, locale = [], who.user.locale
    for command in forms.commands_offered_in_channel(hub, channel, who.id):
        for name, part in forms.typable_commands(command):
            shown = command_in_locale(part, locale)
            path = shown_path(command, name, locale)
            options = shown.get("options", [])
            found.append({"name": name, "shown": path, "description": shown["description"], "options": options})
    return sorted(found, key=lambda c: str(c["name"]))


def _receipt(receipt: Receipt) -> Json:
    what = receipt.interaction
    return {
        "interaction": what.id,
        "failed": receipt.has_failed,
        "kind": receipt.kind,
        "modal": receipt.modal,
        "message": what.response_id,
        "choices": receipt.choices,
    }


async def _slash(hub: Hub, who: Person, wanted: Json) -> Json:
    return _receipt(await who.slash_with(wanted["command"], wanted["channel"], wanted["options"]))


async def _autocomplete(hub: Hub, who: Person, wanted: Json) -> Json:
    receipt = await who.autocomplete(
        wanted["command"], wanted["focused"], wanted["typed"], wanted["channel"], **wanted["options"]
    )
    return _receipt(receipt)


def _message(hub: Hub, who: Person, wanted: Json) -> Message:
    message = who.place(wanted["channel"]).messages.get(wanted["message"])
    if message is None:
        raise RefusedError("this message is gone")
    return message


async def _press(hub: Hub, who: Person, wanted: Json) -> Json:
    return _receipt(await who.press(_message(hub, who, wanted), custom_id=wanted["custom_id"]))


async def _select(hub: Hub, who: Person, wanted: Json) -> Json:
    message = _message(hub, who, wanted)
    return _receipt(await who.select(message, wanted["values"], custom_id=wanted["custom_id"]))


async def _submit(hub: Hub, who: Person, wanted: Json) -> Json:
    opened = hub.world.interactions.get(wanted["interaction"])
    if opened is None or opened.user_id != who.id:
        raise RefusedError("this form has been open for too long")
    return _receipt(await who.submit(Receipt(hub, opened), wanted["values"]))


async def _post(hub: Hub, who: Person, wanted: Json) -> Json:
    return {"message": who.post(who.place(wanted["channel"]), wanted["content"]).id}


async def _pins(hub: Hub, who: Person, wanted: Json) -> Json:
    return {"messages": [_shape(hub, m) for m in who.pins(wanted["channel"])]}


async def _pushes(hub: Hub, who: Person, wanted: Json) -> Json:
    mine = [pushes.notification_json(p) for p in hub.world.pushes if p.user_id == who.id]
    return {"pushes": mine[-PAGE_OF_PUSHES:][::-1]}


async def _dismiss(hub: Hub, who: Person, wanted: Json) -> Json:
    who.dismiss(_message(hub, who, wanted))
    return {}


async def _dms(hub: Hub, who: Person, wanted: Json) -> Json:
    who.set_dms(open=bool(wanted["open"]))
    return {}


async def _locale(hub: Hub, who: Person, wanted: Json) -> Json:
    if wanted["locale"] not in LOCALES:
        raise RefusedError("there is no such language here")
    who.set_locale(wanted["locale"])
    return {}


async def _open_dm(hub: Hub, who: Person, wanted: Json) -> Json:
    return _place(hub, who.open_dm())


async def _leave(hub: Hub, who: Person, wanted: Json) -> Json:
    who.leave(hub.world.guilds[wanted["guild"]])
    return {}


async def _join(hub: Hub, who: Person, wanted: Json) -> Json:
    who.join(hub.world.guilds[wanted["guild"]])
    return {}


ACTIONS: dict[str, Action] = {
    "places": _places,
    "messages": _messages,
    "slash": _slash,
    "autocomplete": _autocomplete,
    "press": _press,
    "select": _select,
    "submit": _submit,
    "post": _post,
    "pins": _pins,
    "pushes": _pushes,
    "dismiss": _dismiss,
    "dms": _dms,
    "locale": _locale,
    "open_dm": _open_dm,
    "leave": _leave,
    "join": _join,
}
