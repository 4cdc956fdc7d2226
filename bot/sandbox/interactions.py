"""Interactions: what a person does with the bot, how the bot must answer, and how soon."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from bot.sandbox import messages, permissions, shapes
from bot.sandbox.errors import ApiError, api_error_for_code, invalid_field_error
from bot.sandbox.hub import Hub
from bot.sandbox.router import Upload
from bot.sandbox.validation import components
from bot.sandbox.validation import messages as validation
from bot.sandbox.world import DM, EPHEMERAL, LOADING, Interaction, Message, Shown

Json = dict[str, Any]

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
PONG, REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, SHOW_MODAL, LAUNCH = 1, 4, 5, 6, 7, 8, 9, 12
ALLOWED = {
    COMMAND: {REPLY, DEFER, SHOW_MODAL, LAUNCH},
    COMPONENT: {REPLY, DEFER, DEFER_UPDATE, UPDATE, SHOW_MODAL, LAUNCH},
    AUTOCOMPLETE: {CHOICES},
    MODAL: {REPLY, DEFER, DEFER_UPDATE, UPDATE, LAUNCH},
}


def start_interaction(
    hub: Hub,
    kind: int,
    user_id: str,
    channel_id: str,
    data: Json,
    *,
    name: str,
    message: Message | None = None,
    parent: Interaction | None = None,
) -> tuple[Interaction, asyncio.Future[Interaction]]:
    """Send an interaction to the bot; the future is done when it is acknowledged or has failed."""
    channel = hub.world.channels[channel_id]
    interaction_id = hub.ids.next()
    interaction = Interaction(
        id=interaction_id,
        token=f"{interaction_id}.{secrets.token_urlsafe(24)}",
        type=kind,
        user_id=user_id,
        channel_id=channel_id,
        guild_id=channel.guild_id,
        at=hub.clock.now(),
        name=name,
        message_id=message.id if message else None,
        parent=shapes.interaction_metadata(hub.world, parent) if parent else None,
    )
    for place in data.get("resolved", {}).get("channels", {}).values():
        place["permissions"] = str(permissions.channel_permissions(hub.world, hub.world.channels[place["id"]], user_id))
    _prune(hub)
    hub.world.interactions[interaction_id] = interaction
    waiting: asyncio.Future[Interaction] = asyncio.get_running_loop().create_future()
    hub.waiting[interaction_id] = waiting
    hub.clock.call_after(hub.limits.callback_seconds, lambda: _expire(hub, interaction))
    if hub.gateway.sessions:
        payload = _payload(hub, interaction, data, message)
        hub.gateway.dispatch("INTERACTION_CREATE", payload, channel.guild_id)
    return interaction, waiting


def _prune(hub: Hub) -> None:
    """Forget interactions whose tokens are dead, oldest first; what was shown is kept elsewhere."""
    kept = hub.world.interactions
    oldest = hub.clock.now() - hub.limits.token_seconds
    while len(kept) > 1000:
        first = next(iter(kept.values()))
        if first.at > oldest:
            return
        del kept[first.id]


def _payload(hub: Hub, what: Interaction, data: Json, message: Message | None) -> Json:
    world = hub.world
    channel = world.channels[what.channel_id]
    who = world.users[what.user_id]
    payload: Json = {
        "id": what.id,
        "application_id": world.application_id,
        "type": what.type,
        "token": what.token,
        "version": 1,
        "attachment_size_limit": hub.limits.file_bytes,
        "data": data,
        "channel_id": channel.id,
        "channel": hub.shape_channel(channel)
        | {"permissions": str(permissions.channel_permissions(world, channel, what.user_id))},
        "app_permissions": str(permissions.channel_permissions(world, channel, world.bot_id)),
        "locale": who.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": {"0": what.guild_id or "0"},
        "context": 1 if channel.type == DM else 0,
    }
    if what.guild_id:
        guild = world.guilds[what.guild_id]
        member = shapes.member_json(world, guild.members[who.id])
        member["permissions"] = payload["channel"]["permissions"]
        payload |= {"guild_id": guild.id, "guild_locale": guild.locale, "member": member}
        payload["guild"] = {"id": guild.id, "locale": guild.locale, "features": []}
    else:
        payload["user"] = shapes.user_json(who)
    if message is not None:
        payload["message"] = hub.shape_message(message)
    return payload


def _expire(hub: Hub, interaction: Interaction) -> None:
    if interaction.ack is None:
        interaction.failed = True
        _settle(hub, interaction)


def _settle(hub: Hub, interaction: Interaction) -> None:
    waiting = hub.waiting.pop(interaction.id, None)
    if waiting is not None and not waiting.done():
        waiting.set_result(interaction)
    hub.tell_page("interaction", {"id": interaction.id, "failed": interaction.failed}, [interaction.user_id])


def acknowledge_interaction(hub: Hub, interaction_id: str, token: str, body: Json, files: list[Upload]) -> Json:
    """Take the bot's first answer, if it is in time and fits what was asked."""
    what = hub.world.interactions.get(interaction_id)
    if what is None or what.token != token:
        raise api_error_for_code(10062)
    if what.ack is not None:
        raise api_error_for_code(40060)
    if what.failed or hub.clock.now() - what.at > hub.limits.callback_seconds:
        raise api_error_for_code(10062)
    kind = body.get("type")
    if kind not in ALLOWED[what.type] or (kind in (DEFER_UPDATE, UPDATE) and not what.message_id):
        raise invalid_field_error(
            ("type",), "INTERACTION_CALLBACK_INVALID_TYPE", "This type cannot answer this interaction."
        )
    try:
        message = _ANSWERS[kind](hub, what, body.get("data"), files)
    except ApiError as error:
        if kind != CHOICES and "errors" in error.body:
            error.body["errors"] = {"data": error.body["errors"]}
        raise
    what.ack, what.ack_at = kind, hub.clock.now()
    if message is not None:
        what.response_id = message.id
        what.ephemeral = message.ephemeral_to is not None
    _settle(hub, what)
    return _resource(hub, what, kind, message)


def _resource(hub: Hub, what: Interaction, kind: int, message: Message | None) -> Json:
    shape: Json = {"id": what.id, "type": what.type, "channel_id": what.channel_id}
    if what.guild_id:
        shape["guild_id"] = what.guild_id
    answer: Json = {"interaction": shape}
    if what.instance:
        shape["activity_instance_id"] = what.instance
        answer["resource"] = {"type": kind, "activity_instance": {"id": what.instance}}
    if message is not None:
        shape["response_message_id"] = message.id
        shape["response_message_loading"] = message.is_loading
        shape["response_message_ephemeral"] = message.ephemeral_to is not None
    if message is not None and kind in (REPLY, UPDATE):
        answer["resource"] = {"type": kind, "message": hub.shape_message(message)}
    return answer


def _asked_ephemeral(what: Interaction, data: Json | None) -> str | None:
    return what.user_id if ((data or {}).get("flags") or 0) & EPHEMERAL else None


def _reply(hub: Hub, what: Interaction, data: Json | None, files: list[Upload]) -> Message:
    if not data:
        raise invalid_field_error((), "BASE_TYPE_REQUIRED", "This field is required")
    return messages.create_message(
        hub,
        hub.channel(what.channel_id),
        hub.bot_id,
        data,
        files,
        kind=20 if what.type == COMMAND else 0,
        ephemeral_to=_asked_ephemeral(what, data),
        webhook=True,
        interaction=shapes.interaction_metadata(hub.world, what),
    )


def _defer(hub: Hub, what: Interaction, data: Json | None, files: list[Upload]) -> Message:
    what.pending = True
    to = _asked_ephemeral(what, data)
    return messages.create_thinking_message(
        hub, hub.channel(what.channel_id), to, shapes.interaction_metadata(hub.world, what)
    )


def pressed_button_message(hub: Hub, what: Interaction) -> Message:
    """Find the message whose button was pressed."""
    message = hub.world.channels[what.channel_id].messages.get(what.message_id or "")
    if message is None or message.deleted:
        raise api_error_for_code(10008)
    return message


def _defer_update(hub: Hub, what: Interaction, data: Json | None, files: list[Upload]) -> Message | None:
    what.pending, message = True, pressed_button_message(hub, what)
    what.edits_at_ack = len(message.versions)
    return message


def _update(hub: Hub, what: Interaction, data: Json | None, files: list[Upload]) -> Message:
    message = pressed_button_message(hub, what)
    if hub.faults.traps.gallery_edits:
        _refuse_new_gallery(data or {}, files)
    messages.edit_message(hub, message, data or {}, files)
    return message


def _choices(hub: Hub, what: Interaction, data: Json | None, files: list[Upload]) -> None:
    what.choices = validation.check_autocomplete_choices(data)
    hub.world.shown.append(Shown(what.user_id, hub.clock.now(), "choices", what.name, what.choices))


def _launch(hub: Hub, what: Interaction, data: Json | None, files: list[Upload]) -> None:
    what.instance = hub.activities.launch(hub.channel(what.channel_id), what.user_id)
    hub.tell_page("activity", {"instance": what.instance}, [what.user_id])


def _modal(hub: Hub, what: Interaction, data: Json | None, files: list[Upload]) -> None:
    validation.check_modal(data or {})
    what.modal = data
    hub.world.shown.append(Shown(what.user_id, hub.clock.now(), "modal", what.name, data))


_ANSWERS: dict[int, Any] = {
    REPLY: _reply,
    DEFER: _defer,
    DEFER_UPDATE: _defer_update,
    UPDATE: _update,
    CHOICES: _choices,
    SHOW_MODAL: _modal,
    LAUNCH: _launch,
}


def interaction_by_token(hub: Hub, application_id: str, token: str) -> Interaction:
    """Find the interaction that a followup belongs to, while its token lives."""
    what = hub.world.interactions.get(token.partition(".")[0])
    if application_id != hub.world.application_id:
        raise api_error_for_code(10015)
    if what is None or what.token != token or hub.clock.now() - what.at > hub.limits.token_seconds:
        raise api_error_for_code(50027)
    if what.ack is None or what.type == AUTOCOMPLETE:
        raise api_error_for_code(10015)
    return what


def follow_up(hub: Hub, what: Interaction, body: Json, files: list[Upload]) -> Message:
    """Post a followup. The first after a "thinking…" fills that message, and its own ephemeral flag is ignored."""
    channel = hub.channel(what.channel_id)
    waiting = channel.messages.get(what.response_id or "") if what.pending else None
    if waiting is not None and not waiting.deleted and waiting.flags & LOADING:
        messages.edit_message(hub, waiting, {"flags": 0, **body}, files, first=True)
        what.pending = False
        return waiting
    what.pending = False
    message = messages.create_message(
        hub,
        channel,
        hub.bot_id,
        body,
        files,
        ephemeral_to=_asked_ephemeral(what, body),
        webhook=True,
        interaction=shapes.interaction_metadata(hub.world, what),
    )
    what.followups.append(message.id)
    return message


def answer_message_of(hub: Hub, what: Interaction, message_id: str) -> Message:
    """Find a message of this interaction: its first answer (@original) or a followup."""
    wanted = what.response_id if message_id == "@original" else message_id
    channel = hub.channel(what.channel_id)
    message = channel.messages.get(wanted or "")
    if message is None or message.deleted or wanted not in (what.response_id, *what.followups):
        raise api_error_for_code(10008)
    return message


def edit_answer(hub: Hub, what: Interaction, message: Message, body: Json, files: list[Upload]) -> None:
    """Edit an answer; a "thinking…" becomes a message."""
    loading = message.is_loading
    if hub.faults.traps.gallery_edits:
        _refuse_new_gallery(body, files)
    if loading and not (body.get("content") or body.get("embeds") or body.get("components") or files):
        raise api_error_for_code(50006)
    messages.edit_message(hub, message, body, files, first=loading)
    what.pending = what.pending and message.id != what.response_id


def _refuse_new_gallery(body: Json, files: list[Upload]) -> None:
    """Fail as Discord now and then does: a gallery of an edited answer does not find the file that comes with it."""
    new = {upload.filename for upload in files}
    for path, part in components.components_with_paths(body.get("components") or []):
        for index, item in enumerate(part.get("items") or []):
            if str(item["media"]["url"]).removeprefix("attachment://") in new:
                where = (*path, "items", index, "media", "url")
                raise invalid_field_error(
                    where, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "No such attachment"
                )
