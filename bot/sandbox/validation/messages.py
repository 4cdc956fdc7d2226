"""What Discord refuses in a message, a modal or an autocomplete answer, beyond what its published schemas say."""

from __future__ import annotations

from typing import Any

from bot.sandbox import limits
from bot.sandbox.errors import ApiError, FormErrors, api_error_for_code
from bot.sandbox.validation import components, layout
from bot.sandbox.validation.embeds import check_embeds
from bot.sandbox.world import COMPONENTS_V2

Json = dict[str, Any]

OTHER_LEGACY = ("poll", "sticker_ids")


def check_message(body: Json, *, v2: bool, files: set[str], has_file: bool, was_v2: bool = False) -> None:
    """Refuse a message (as it will stand) that Discord would refuse."""
    form = FormErrors()
    content, embeds = body.get("content") or "", body.get("embeds") or []
    parts = body.get("components") or []
    if len(content) > limits.CONTENT:
        form.too_long(("content",), limits.CONTENT)
    if v2:
        _check_v2(body, content, embeds, form)
    elif was_v2:
        form.add(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", "The flag cannot be removed from a message")
    check_embeds(embeds, form)
    components.check_components(parts, form, files=files)
    layout.check_layout(parts, form, v2=v2)
    form.check()
    if not content and not embeds and not parts and not has_file and not body.get("sticker_ids"):
        raise api_error_for_code(50006)


def _check_v2(body: Json, content: str, embeds: list[Json], form: FormErrors) -> None:
    for field, value in (("content", content), ("embeds", embeds), *((f, body.get(f)) for f in OTHER_LEGACY)):
        if value:
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            form.add((field,), code, f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")


def is_v2(flags: int) -> bool:
    """Say whether these flags make a message of components alone."""
    return bool(flags & COMPONENTS_V2)


MODAL_TOP = frozenset({1, 10, 18})
MODAL_INPUTS = frozenset({3, 4, 5, 6, 7, 8, 19, 21, 22, 23})


def check_modal(data: Json) -> None:
    """Refuse a modal that Discord would refuse."""
    form = FormErrors()
    for field, most in (("custom_id", 100), ("title", 45)):
        if not data.get(field):
            form.required((field,))
        elif len(data[field]) > most:
            form.too_long((field,), most)
    parts = data.get("components") or []
    if not 1 <= len(parts) <= limits.MODAL_COMPONENTS:
        form.add(("components",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    seen: set[str] = set()
    for path, part in modal_inputs(parts):
        custom_id = part.get("custom_id")
        if not custom_id:
            form.required((*path, "custom_id"))
        elif custom_id in seen:
            message = "Component custom id cannot be duplicated"
            form.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        seen.add(custom_id or "")
    form.check()


def modal_inputs(parts: list[Json]) -> list[tuple[tuple[str | int, ...], Json]]:
    """List the fields of a modal, in rows or under labels, with their paths."""
    found: list[tuple[tuple[str | int, ...], Json]] = []
    for index, part in enumerate(parts):
        if part.get("type") == 18 and part.get("component"):
            found.append((("components", index, "component"), part["component"]))
        for inner, child in enumerate(part.get("components") or []):
            found.append((("components", index, "components", inner), child))
    return [(path, part) for path, part in found if part.get("type") in MODAL_INPUTS]


def check_autocomplete_choices(data: Json | None) -> list[Json]:
    """Give the choices of an autocomplete answer, or refuse them."""
    form = FormErrors()
    choices = (data or {}).get("choices")
    if choices is None:
        form.required(("data", "choices"))
        form.check()
        return []
    if len(choices) > limits.CHOICES:
        form.add(("data", "choices"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    for index, choice in enumerate(choices):
        name, value = choice.get("name") or "", choice.get("value")
        if not 1 <= len(name) <= 100:
            form.add(("data", "choices", index, "name"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        if isinstance(value, str) and not 1 <= len(value) <= 100:
            form.add(
                ("data", "choices", index, "value"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length."
            )
    form.check()
    return list(choices)


def check_files(sizes: list[int], *, most_each: int, most_all: int) -> None:
    """Refuse files that are too many or too large."""
    if len(sizes) > limits.FILES:
        raise ApiError(400, 50035, "Invalid Form Body", errors={"files": _too_many()})
    if any(size > most_each for size in sizes) or sum(sizes) > most_all:
        raise api_error_for_code(40005)


def _too_many() -> Json:
    return {"_errors": [{"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 10 or fewer in length."}]}
