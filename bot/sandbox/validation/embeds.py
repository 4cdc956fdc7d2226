"""Embeds of a message: how long and how many their texts may be."""

from __future__ import annotations

from typing import Any

from bot.sandbox import limits
from bot.sandbox.errors import FormErrors, Path

Json = dict[str, Any]

TEXTS = {"title": 256, "description": 4096}
WITHIN = {"footer": ("text", 2048), "author": ("name", 256)}
FIELD_TEXTS = {"name": 256, "value": 1024}
SCHEMES = ("http://", "https://", "attachment://")


def check_embeds(embeds: list[Json], form: FormErrors) -> None:
    """Note what Discord would refuse in a message's embeds."""
    if len(embeds) > limits.EMBEDS:
        form.add(("embeds",), "BASE_TYPE_MAX_LENGTH", f"Must be {limits.EMBEDS} or fewer in length.")
    for index, embed in enumerate(embeds):
        _check(embed, ("embeds", index), form)
    if sum(_length(embed) for embed in embeds) > limits.EMBEDS_TOTAL:
        form.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _check(embed: Json, path: Path, form: FormErrors) -> None:
    for field, most in TEXTS.items():
        if len(embed.get(field) or "") > most:
            form.too_long((*path, field), most)
    for part, (field, most) in WITHIN.items():
        if len((embed.get(part) or {}).get(field) or "") > most:
            form.too_long((*path, part, field), most)
    lines = embed.get("fields") or []
    if len(lines) > limits.EMBED_FIELDS:
        form.too_long((*path, "fields"), limits.EMBED_FIELDS)
    for number, line in enumerate(lines):
        for field, most in FIELD_TEXTS.items():
            text = line.get(field) or ""
            if not text:
                form.required((*path, "fields", number, field))
            elif len(text) > most:
                form.too_long((*path, "fields", number, field), most)
    for part in ("image", "thumbnail"):
        url = str((embed.get(part) or {}).get("url") or "")
        if url and not url.startswith(SCHEMES):
            message = "Scheme must be one of ('http', 'https')."
            form.add((*path, part, "url"), "URL_TYPE_INVALID_SCHEME", message)


def _length(embed: Json) -> int:
    texts = [embed.get(field) for field in TEXTS]
    texts += [(embed.get(part) or {}).get(field) for part, (field, _) in WITHIN.items()]
    for line in embed.get("fields") or []:
        texts += [line.get(field) for field in FIELD_TEXTS]
    return sum(len(text.strip()) for text in texts if text)
