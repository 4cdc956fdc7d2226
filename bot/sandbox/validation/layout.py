"""What may stand in what in a message, and how much of it: rows of buttons alone, and components v2."""

from __future__ import annotations

from typing import Any

from bot.sandbox import limits
from bot.sandbox.errors import FormErrors, Path
from bot.sandbox.validation.components import (
    BUTTON,
    CONTAINER,
    FILE,
    GALLERY,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    TEXT_DISPLAY,
    THUMBNAIL,
    components_with_paths,
)

Json = dict[str, Any]

IN_CONTAINER = frozenset({ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR})
TOP_V2 = IN_CONTAINER | {CONTAINER}
ACCESSORIES = frozenset({BUTTON, THUMBNAIL})
SPACINGS = frozenset({None, 1, 2})
COLOURS = 0x1000000


def check_layout(parts: list[Json], form: FormErrors, *, v2: bool) -> None:
    """Note everything that Discord would refuse in how a message's components are put together."""
    _check_places(parts, ("components",), TOP_V2 if v2 else frozenset({ROW}), form)
    everything = list(components_with_paths(parts))
    for path, component in everything:
        if component["type"] == ROW:
            _check_row(path, component, form)
    if not v2:
        if len(parts) > limits.ROWS:
            form.add(("components",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
        return
    for path, component in everything:
        if component["type"] in _RULES:
            _RULES[component["type"]](path, component, form)
    _check_ids(everything, form)
    _check_totals(everything, form)


def _check_places(parts: list[Json], path: Path, allowed: frozenset[int], form: FormErrors) -> None:
    for index, component in enumerate(parts):
        if component["type"] not in allowed:
            kinds = ", ".join(str(kind) for kind in sorted(allowed))
            message = f'Value of field "type" must be one of ({kinds}).'
            form.add((*path, index, "type"), "UNION_TYPE_CHOICES", message)


def _check_row(path: Path, row: Json, form: FormErrors) -> None:
    children = row.get("components") or []
    _check_places(children, (*path, "components"), SELECTS | {BUTTON}, form)
    selects = sum(1 for child in children if child["type"] in SELECTS)
    if not children or len(children) > 5 or (selects and len(children) > 1):
        message = "Must be between 1 and 5 in length." if not selects else "A row holds one select menu alone."
        form.add((*path, "components"), "BASE_TYPE_BAD_LENGTH", message)


def _check_length(items: list[Json], path: Path, most: int, form: FormErrors) -> None:
    if not 1 <= len(items) <= most:
        form.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {most} in length.")


def _check_container(path: Path, container: Json, form: FormErrors) -> None:
    children = container.get("components") or []
    _check_length(children, (*path, "components"), limits.V2_COMPONENTS, form)
    _check_places(children, (*path, "components"), IN_CONTAINER, form)
    colour = container.get("accent_color")
    if colour is not None and not 0 <= colour < COLOURS:
        message = "int value should be between 0 and 16777215."
        form.add((*path, "accent_color"), "NUMBER_TYPE_MAX", message)


def _check_section(path: Path, section: Json, form: FormErrors) -> None:
    children = section.get("components") or []
    _check_length(children, (*path, "components"), limits.SECTION_TEXTS, form)
    _check_places(children, (*path, "components"), frozenset({TEXT_DISPLAY}), form)
    accessory = section.get("accessory")
    if not accessory:
        form.required((*path, "accessory"))
    elif accessory["type"] not in ACCESSORIES:
        form.add((*path, "accessory", "type"), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (2, 11).')


def _check_text(path: Path, text: Json, form: FormErrors) -> None:
    if not (text.get("content") or "").strip():
        form.required((*path, "content"))


def _check_gallery(path: Path, gallery: Json, form: FormErrors) -> None:
    items = gallery.get("items") or []
    _check_length(items, (*path, "items"), limits.GALLERY_ITEMS, form)
    for index, item in enumerate(items):
        _check_alt((*path, "items", index), item, form)


def _check_alt(path: Path, media: Json, form: FormErrors) -> None:
    if len(media.get("description") or "") > limits.ALT_TEXT:
        form.too_long((*path, "description"), limits.ALT_TEXT)


def _check_separator(path: Path, separator: Json, form: FormErrors) -> None:
    if separator.get("spacing") not in SPACINGS:
        form.add((*path, "spacing"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")


_RULES = {
    CONTAINER: _check_container,
    SECTION: _check_section,
    TEXT_DISPLAY: _check_text,
    GALLERY: _check_gallery,
    THUMBNAIL: _check_alt,
    SEPARATOR: _check_separator,
}


def _check_ids(everything: list[tuple[Path, Json]], form: FormErrors) -> None:
    """Note a component's own number (not its custom id) that stands twice; 0 asks Discord to choose one."""
    seen: set[int] = set()
    for path, component in everything:
        number = component.get("id") or 0
        if number and number in seen:
            form.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        seen.add(number)


def _check_totals(everything: list[tuple[Path, Json]], form: FormErrors) -> None:
    if len(everything) > limits.V2_COMPONENTS:
        form.add(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "Must have 40 or fewer components.")
    if sum(len(c.get("content") or "") for _, c in everything if c["type"] == TEXT_DISPLAY) > limits.V2_TEXT_TOTAL:
        form.add(
            ("components",),
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            "Total text of components must be 4000 or fewer in length.",
        )
