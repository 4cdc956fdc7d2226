"""Screens as discord.py's objects. Views are stopped before they are sent: presses are found by their custom id alone,
so that they outlive a restart and nothing is remembered for them."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import discord

from bot.screens.screen import Button, Modal, Screen, Select
from render import Picture

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
NOBODY = discord.AllowedMentions.none()


def view_of(screen: Screen) -> discord.ui.View:
    """Return the rows of a screen as a view that discord.py will not keep."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(screen.rows):
        if isinstance(row, Select):
            view.add_item(_select(row, number))
        else:
            for button in row:
                view.add_item(_button(button, number))
    view.stop()
    return view


def _button(button: Button, row: int) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(
        custom_id=button.id,
        label=button.label,
        style=STYLES[button.style],
        emoji=button.emoji,
        disabled=button.disabled,
        row=row,
    )


def _select(select: Select, row: int) -> discord.ui.Select[discord.ui.View]:
    options = [
        discord.SelectOption(label=o.label, value=o.value, description=o.description, default=o.chosen)
        for o in select.options
    ]
    return discord.ui.Select(
        custom_id=select.id,
        placeholder=select.placeholder,
        min_values=select.least,
        max_values=select.most,
        options=options,
        row=row,
    )


def files_of(pictures: Sequence[Picture]) -> list[discord.File]:
    """Return pictures as files with their alt texts."""
    return [discord.File(BytesIO(p.data), filename=p.filename, description=p.alt) for p in pictures]


def mentions(screen: Screen) -> discord.AllowedMentions:
    """Return whom the message may ping: nobody, but those that it names for it."""
    if not screen.mention:
        return NOBODY
    return discord.AllowedMentions(users=[discord.Object(user) for user in screen.mention])


def sending(screen: Screen) -> dict[str, Any]:
    """Return the arguments of a new message (channel, response and followup take the same)."""
    args: dict[str, Any] = {"content": screen.content or None, "allowed_mentions": mentions(screen)}
    if screen.rows:
        args["view"] = view_of(screen)
    if screen.pictures:
        args["files"] = files_of(screen.pictures)
    if screen.silent:
        args["silent"] = True
    return args


def editing(screen: Screen) -> dict[str, Any]:
    """Return the arguments that make an existing message into this screen."""
    return {
        "content": screen.content or None,
        "view": view_of(screen) if screen.rows else None,
        "attachments": files_of(screen.pictures),
        "allowed_mentions": mentions(screen),
    }


class Form(discord.ui.Modal):
    """A modal; its submission is found by its custom id, like every press."""

    def __init__(self, modal: Modal) -> None:
        super().__init__(title=modal.title, custom_id=modal.id, timeout=None)
        for one in modal.inputs:
            field: discord.ui.TextInput[Form] = discord.ui.TextInput(
                custom_id=one.id,
                placeholder=one.placeholder or None,
                default=one.value or None,
                required=one.required,
                max_length=one.most,
            )
            self.add_item(discord.ui.Label(text=one.label, component=field))
        self.stop()
