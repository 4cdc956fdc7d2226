"""Emojis of the application: pictures that the bot uploads once and then names in its texts as <:name:id>."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Any

from bot.sandbox import limits, shapes
from bot.sandbox.errors import FormErrors, Path, api_error_for_code, invalid_field_error
from bot.sandbox.hub import Hub
from bot.sandbox.pictures import image_size
from bot.sandbox.validation.components import emoji_fields
from bot.sandbox.world import Emoji

Json = dict[str, Any]

NAME = re.compile(r"[A-Za-z0-9_]+")
DATA_URI = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.*)", re.DOTALL)


def create_emoji(hub: Hub, body: Json) -> Emoji:
    """Make an emoji of a name and a picture as a data URI."""
    form = FormErrors()
    name = _name(hub, body.get("name"), form)
    kind, data = _picture(body.get("image"), form)
    form.check()
    if hub.faults.traps.spring_upload():
        raise invalid_field_error(("image",), "IMAGE_INVALID", "Invalid image data")
    if len(hub.world.emojis) >= hub.limits.application_emojis:
        raise api_error_for_code(30008)
    emoji = Emoji(hub.ids.next(), name, kind, data, animated=kind == "image/gif")
    hub.world.emojis[emoji.id] = emoji
    hub.wake_waiters()
    return emoji


def rename_emoji(hub: Hub, emoji: Emoji, body: Json) -> None:
    """Give an emoji another name; its id and picture stay."""
    if "name" in body:
        form = FormErrors()
        name = _name(hub, body["name"], form, own=emoji)
        form.check()
        emoji.name = name
        hub.wake_waiters()


def delete_emoji(hub: Hub, emoji: Emoji) -> None:
    """Take an emoji away: old messages that name it show its name from now on."""
    del hub.world.emojis[emoji.id]
    hub.wake_waiters()


def emoji_json(hub: Hub, emoji: Emoji) -> Json:
    """Shape an emoji of the application."""
    return {
        "id": emoji.id,
        "name": emoji.name,
        "user": shapes.user_json(hub.world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": emoji.animated,
        "available": True,
    }


def _name(hub: Hub, name: Any, form: FormErrors, own: Emoji | None = None) -> str:
    path: Path = ("name",)
    if not isinstance(name, str) or not name:
        form.required(path)
    elif not limits.EMOJI_NAME[0] <= len(name) <= limits.EMOJI_NAME[1]:
        form.add(path, "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length.")
    elif not NAME.fullmatch(name):
        form.add(path, "STRING_TYPE_REGEX", "String value did not match validation regex.")
    elif any(other.name == name for other in hub.world.emojis.values() if other is not own):
        form.add(path, "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists.")
    return str(name)


def _picture(image: Any, form: FormErrors) -> tuple[str, bytes]:
    match = DATA_URI.fullmatch(image) if isinstance(image, str) else None
    try:
        data = base64.b64decode(match.group(2), validate=True) if match else b""
    except binascii.Error:
        data = b""
    if match is None or image_size(data) == (None, None):
        form.add(("image",), "IMAGE_INVALID", "Invalid image data")
        return "", b""
    if len(data) > limits.EMOJI_BYTES:
        form.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return match.group(1), data


def check_fields(hub: Hub, parts: list[Json]) -> None:
    """Refuse a button or an option whose `emoji` is none of the application's: the sandbox has no others."""
    named = [(path, emoji) for path, emoji in emoji_fields(parts) if emoji.get("id")]
    for path, emoji in named:
        if str(emoji["id"]) not in hub.world.emojis:
            raise _bad_field(path)
    if named and hub.faults.traps.spring_emoji():
        raise _bad_field(named[0][0])


def _bad_field(path: Path) -> Exception:
    return invalid_field_error((*path, "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
