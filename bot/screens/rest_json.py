"""Answers without a picture, sent as the JSON that Discord documents.

discord.py would build a view of objects and a message out of the answer to the answer, which costs more than all that
Praetor does for `/table`; nothing of that is used.
"""

from functools import lru_cache
from typing import Any

import discord
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.screens.discord_ui import STYLES
from bot.screens.screen import Button, Row, Screen, Select

MESSAGE, EDIT = discord.InteractionResponseType.channel_message, discord.InteractionResponseType.message_update
EPHEMERAL = 64
ACTION_ROW, BUTTON, STRING_SELECT = 1, 2, 3
Json = dict[str, Any]


async def answer(interaction: discord.Interaction[Any], screen: Screen, kind: discord.InteractionResponseType) -> None:
    """Answer an interaction with a new message that only this person sees (MESSAGE), or by changing the pressed one
    (EDIT). The same errors as discord.py's: HTTPException, InteractionResponded."""
    response: Any = interaction.response  # its field is how discord.py knows that an answer was given
    if response._response_type:
        raise discord.InteractionResponded(interaction)
    data: Json = {"content": screen.content, "components": rows_of(screen.rows), "allowed_mentions": _mentions(screen)}
    if kind is MESSAGE:
        data["flags"] = EPHEMERAL
    route = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    payload = {"type": kind.value, "data": data}
    await async_context.get().request(route, session=interaction._session, payload=payload)
    response._response_type = kind


def _mentions(screen: Screen) -> Json:
    return {"parse": [], "users": [str(user) for user in screen.mention]}


@lru_cache(maxsize=512)
def rows_of(rows: tuple[Row, ...]) -> list[Json]:
    """Return the rows of a screen as Discord takes them."""
    return [
        {"type": ACTION_ROW, "components": [_select(row)] if isinstance(row, Select) else [_button(b) for b in row]}
        for row in rows
    ]


def _button(button: Button) -> Json:
    out: Json = {
        "type": BUTTON,
        "custom_id": button.id,
        "label": button.label,
        "style": STYLES[button.style].value,
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
