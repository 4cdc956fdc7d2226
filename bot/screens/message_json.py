"""Messages and forms as the JSON that Discord documents: the only place that writes it, for posts, DMs, answers and
forms alike (`bot.connection.sending` sends it).

discord.py could build it out of objects of its own (views, buttons, text inputs), which costs more than all that
Praetor does for `/table`, and remembers them; here presses are found by their custom ids alone.

    >>> from bot.screens.screen import Button, Screen
    >>> message(Screen(content="Ready?", rows=((Button(id="go", label="Go"),),)))["components"]
    [{'type': 1, 'components': [{'type': 2, 'custom_id': 'go', 'label': 'Go', 'style': 2, 'disabled': False}]}]
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from bot.screens.screen import Button, Modal, Row, Screen, Select, TextInput
from render import Picture

SILENT, EPHEMERAL = 1 << 12, 1 << 6  # flags of a message: without push and sound; for its reader's eyes alone
ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT, LABEL = 1, 2, 3, 4, 18  # types of components
SHORT = 1  # style of a text input: one line
STYLES = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
Json = dict[str, Any]


def message(screen: Screen, *, nonce: str = "", ephemeral: bool = False) -> Json:
    """Return a new message. nonce: Discord makes one message of all that come with it, for some minutes."""
    out: Json = {
        "content": screen.content or None,
        "components": rows_of(screen.rows),
        "allowed_mentions": _mentions(screen),
    }
    flags = SILENT * screen.silent | EPHEMERAL * ephemeral
    if flags:
        out["flags"] = flags
    if nonce:
        out |= {"nonce": nonce, "enforce_nonce": True}
    if screen.pictures:
        out["attachments"] = _attachments(screen.pictures)
    return out


def edited(screen: Screen, *, keep_pictures: bool = False) -> Json:
    """Return what makes an existing message into this screen. keep_pictures: those that it has stay."""
    out: Json = {
        "content": screen.content or None,
        "components": rows_of(screen.rows),
        "allowed_mentions": _mentions(screen),
    }
    return out if keep_pictures else {**out, "attachments": _attachments(screen.pictures)}


def form(modal: Modal) -> Json:
    """Return a form that opens on a press."""
    return {"custom_id": modal.id, "title": modal.title, "components": [_labelled(one) for one in modal.inputs]}


def choices(found: Sequence[tuple[str, str]]) -> Json:
    """Return what an autocomplete suggests, of (label, value), as far as Discord takes it."""
    return {"choices": [{"name": label[:100], "value": value[:100]} for label, value in found[:25]]}


def _mentions(screen: Screen) -> Json:
    """Return whom the message may ping: nobody, but those that it names for it."""
    return {"parse": [], "users": [str(user) for user in screen.mention]}


def _attachments(pictures: Sequence[Picture]) -> list[Json]:
    """Return what is said of the files that are sent with a message, in their order: names and alt texts."""
    return [{"id": n, "filename": p.filename, "description": p.alt} for n, p in enumerate(pictures)]


@lru_cache(maxsize=512)
def rows_of(rows: tuple[Row, ...]) -> list[Json]:
    """Return the rows of a screen. What is returned is kept: do not change it."""
    return [
        {"type": ACTION_ROW, "components": [_select(row)] if isinstance(row, Select) else [_button(b) for b in row]}
        for row in rows
    ]


def _button(button: Button) -> Json:
    out: Json = {
        "type": BUTTON,
        "custom_id": button.id,
        "label": button.label,
        "style": STYLES[button.style],
        "disabled": button.disabled,
    }
    if button.emoji:
        out["emoji"] = {"name": button.emoji}
    return out


def _select(select: Select) -> Json:
    options = []
    for option in select.options:
        line: Json = {"value": option.value, "label": option.label, "default": option.chosen}
        if option.description:
            line["description"] = option.description
        options.append(line)
    return {
        "type": STRING_SELECT,
        "custom_id": select.id,
        "placeholder": select.placeholder,
        "min_values": select.least,
        "max_values": select.most,
        "options": options,
    }


def _labelled(one: TextInput) -> Json:
    field: Json = {
        "type": TEXT_INPUT,
        "custom_id": one.id,
        "style": SHORT,
        "required": one.required,
        "max_length": one.most,
    }
    if one.placeholder:
        field["placeholder"] = one.placeholder
    if one.value:
        field["value"] = one.value
    return {"type": LABEL, "label": one.label, "component": field}
