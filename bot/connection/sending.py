"""Sends messages, edits and answers to Discord: the JSON of `bot.messages.message_json`, with the files of pictures.

discord.py's own HTTP clients carry it, so rate limits, retries and errors are theirs: HTTPException with Discord's code
where it refuses, RateLimited where the wait would be too long, and what aiohttp raises where the connection breaks.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from io import BytesIO
from typing import Any

import discord
import msgspec
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import async_context

from bot.connection.reading import files_kept_by_edit, files_shown_by_message, message_form, shows_just_these
from bot.connection.refused_pictures import (
    may_lack_attach_permission,
    refuses_classic_form,
    refuses_kept_file,
    refuses_pictures,
)
from bot.messages import message_json
from bot.messages.card import MessageForm, form_for
from bot.messages.message_json import Json, KeptFile
from bot.messages.screen import Modal, Screen
from render import Picture

log = logging.getLogger(__name__)
Kind = discord.InteractionResponseType
NOT_THERE = 404
Owe = Callable[[], Awaitable[object]]  # notes that pictures are owed, before their message goes without them


async def send_message(
    client: discord.Client,
    channel: int,
    screen: Screen,
    *,
    nonce: str = "",
    form: MessageForm = MessageForm.CLASSIC,
    owe: Owe | None = None,
    lacks: Owe | None = None,
) -> int:
    """Send a message to a channel, thread or DM channel and return its id. form: what the message is from then on; one
    that may ping somebody is classic, since v2 gives a push without words. Where Discord refuses its pictures it goes
    without; owe: notes first that they are to follow. Where a right is missing and words alone are let through, lacks:
    notes that it is Attach Files; nothing follows then."""
    form = MessageForm.CLASSIC if screen.mention or screen.roles else form
    try:
        return await _send(client, channel, screen, nonce, form)
    except discord.HTTPException as error:
        if may_lack_attach_permission(error, screen):
            return await _words_alone(client, channel, screen, nonce, form, lacks)
        if not refuses_pictures(error, screen):
            raise
        log.warning("pictures were refused: %s, code %s", error.status, error.code)
    if owe is not None:
        await owe()
    return await _send(client, channel, screen.without_pictures(), nonce, form)


async def _words_alone(
    client: discord.Client, channel: int, screen: Screen, nonce: str, form: MessageForm, lacks: Owe | None
) -> int:
    sent = await _send(client, channel, screen.without_pictures(), nonce, form)
    log.warning("pictures were left out: the right to attach files is missing")
    if lacks is not None:
        await lacks()
    return sent


async def _send(client: discord.Client, channel: int, screen: Screen, nonce: str, form: MessageForm) -> int:
    body = _parameters(message_json.new_message_json(screen, nonce=nonce, form=form), screen.all_pictures)
    sent = await client.http.send_message(channel, params=body)
    return int(sent["id"])


async def start_post(
    client: discord.Client,
    forum: int,
    name: str,
    screen: Screen,
    tags: Sequence[str],
    *,
    form: MessageForm = MessageForm.CLASSIC,
) -> int:
    """Start a post in a forum with this as its first message; return the id that both have. How long it stays open
    without a message, and the forum's other settings, are the forum's own."""
    body: Json = {"name": name, "message": message_json.new_message_json(screen, form=form)}
    if tags:
        body["applied_tags"] = list(tags)
    made = await client.http.start_thread_in_forum(forum, params=_parameters(body, screen.all_pictures))
    return int(made["id"])


async def edit_message(
    client: discord.Client,
    channel: int,
    message: int,
    screen: Screen,
    *,
    form: MessageForm = MessageForm.CLASSIC,
    keep_pictures: bool = False,
    owe: Owe | None = None,
) -> None:
    """Make a message of the bot's into this screen. form: that of the message; a classic one may become V2 so, never
    the other way round: where it is V2 all the same, it is edited as such. keep_pictures: those that it has stay, below
    what is said. Pictures that Discord refuses are left out; owe: notes first that they are to follow."""
    try:
        shown = await _kept(client, channel, message) if keep_pictures and screen.card is not None else ()
        kept = files_kept_by_edit(shown)
        keep = keep_pictures and (bool(kept) or not shown)
        await _edit(client, channel, message, screen, form, keep=keep, kept=kept)
    except discord.HTTPException as error:
        if refuses_classic_form(error):
            await _edit(client, channel, message, screen, MessageForm.V2, keep=keep_pictures)
        elif may_lack_attach_permission(error, screen):
            await _edit(client, channel, message, screen.without_pictures(), form)
        elif refuses_pictures(error, screen) or (keep_pictures and refuses_kept_file(error)):
            if owe is not None:
                await owe()
            await _edit(client, channel, message, screen.without_pictures(), form)
        else:
            raise


async def delete_message(client: discord.Client, channel: int, message: int) -> bool:
    """Delete a message of our own; return whether it is gone."""
    try:
        await client.http.delete_message(channel, message)
    except discord.HTTPException as error:
        return error.status == NOT_THERE
    return True


async def _kept(client: discord.Client, channel: int, message: int) -> tuple[KeptFile, ...]:
    """Return the pictures that the card of a message shows: an edit that does not name them would leave them out of
    it, below or beside the card."""
    return files_shown_by_message(await client.get_partial_messageable(channel).fetch_message(message))


async def _edit(
    client: discord.Client,
    channel: int,
    message: int,
    screen: Screen,
    form: MessageForm,
    *,
    keep: bool = False,
    kept: Sequence[KeptFile] = (),
) -> None:
    made = message_json.edited_message_json(screen, form=form, keep_pictures=keep, kept=kept)
    body = _parameters(made, screen.all_pictures)
    await client.http.edit_message(channel, message, params=body)


async def answer_interaction(
    interaction: discord.Interaction[Any], screen: Screen, form: MessageForm = MessageForm.V2
) -> None:
    """Answer an interaction with a new message that only this person sees; without its pictures, where the right to
    attach files may be missing. InteractionResponded: it was answered."""
    try:
        await _answer(interaction, screen, form)
    except discord.HTTPException as error:
        if may_lack_attach_permission(error, screen):
            await _answer(interaction, screen.without_pictures(), form)
            return
        if not refuses_pictures(error, screen):
            raise
        await _answer(interaction, screen.without_pictures(), form)
        await _pictures_after(interaction, screen)


async def _answer(interaction: discord.Interaction[Any], screen: Screen, form: MessageForm) -> None:
    made = message_json.new_message_json(screen, ephemeral=True, form=form)
    await _respond(interaction, Kind.channel_message, made, screen.all_pictures)


async def _pictures_after(interaction: discord.Interaction[Any], screen: Screen) -> None:
    """Send the pictures of an answer that was given without them."""
    try:
        await _follow_up(interaction, screen.screen_of_pictures_only(), MessageForm.V2)
    except discord.HTTPException as error:
        log.warning("pictures were refused: %s, code %s", error.status, error.code)


async def answer_in_place(
    interaction: discord.Interaction[Any],
    screen: Screen,
    *,
    anew: bool = False,
    owe: Owe | None = None,
    plain: bool = False,
    put_off: bool = False,
) -> None:
    """Answer a press by changing the pressed message, in its own form (plain: in words alone, but where it is V2);
    where the screen has no pictures those that it shows stay, but not where it is made `anew`, nor those of a question
    that is answered. A picture that it shows already is not sent again. Pictures that Discord does not find on the edit
    follow: as `owe` notes first that they shall, else at once, in a message that only this person sees. put_off:
    Discord was told before that the message will change. InteractionResponded: it was answered."""
    pressed = interaction.message
    form = message_form(pressed) if pressed is not None else MessageForm.CLASSIC
    form = form_for(form, plain=plain and form is not MessageForm.V2)
    shown = files_shown_by_message(pressed) if pressed is not None else ()
    if shows_just_these(screen.all_pictures, shown):
        screen, kept, keep = msgspec.structs.replace(screen, pictures=()), shown, True
    else:
        kept = files_kept_by_edit(shown) if not screen.all_pictures and not anew else ()
        keep = not screen.all_pictures and not anew and (bool(kept) or not shown)
    made = message_json.edited_message_json(screen, keep_pictures=keep, form=form, kept=kept)
    try:
        await _update(interaction, made, screen.all_pictures, put_off=put_off)
    except discord.HTTPException as error:
        forbidden = may_lack_attach_permission(error, screen)
        if not forbidden and not refuses_pictures(error, screen) and not refuses_kept_file(error):
            raise
        if owe is not None and not forbidden:
            await owe()
        bare = message_json.edited_message_json(screen.without_pictures(), form=form)
        await _update(interaction, bare, put_off=put_off)
        if owe is None and not keep and not forbidden:
            await _pictures_after(interaction, screen)


async def answer_with_form(interaction: discord.Interaction[Any], modal: Modal) -> None:
    """Answer a press or a command with a form. InteractionResponded: it was answered."""
    await _respond(interaction, Kind.modal, message_json.modal_form_json(modal))


async def open_activity(interaction: discord.Interaction[Any]) -> str:
    """Answer by opening the application's Activity; return its instance's id, "" where Discord does not say.
    InteractionResponded: it was answered. HTTPException: Discord does not open one."""
    return (await interaction.response.launch_activity()).activity_id or ""


async def answer_autocomplete(interaction: discord.Interaction[Any], found: Sequence[tuple[str, str]]) -> None:
    """Answer an autocomplete with (label, value). InteractionResponded: it was answered."""
    await _respond(interaction, Kind.autocomplete_result, message_json.autocomplete_json(found))


async def follow_up(interaction: discord.Interaction[Any], screen: Screen, form: MessageForm = MessageForm.V2) -> None:
    """Send a message that only this person sees after the first answer to an interaction, or after its deferral;
    without its pictures, where Discord refuses these or the right to attach files may be missing."""
    try:
        await _follow_up(interaction, screen, form)
    except discord.HTTPException as error:
        if not may_lack_attach_permission(error, screen) and not refuses_pictures(error, screen):
            raise
        await _follow_up(interaction, screen.without_pictures(), form)
        if not may_lack_attach_permission(error, screen):
            await _pictures_after(interaction, screen)


async def _follow_up(interaction: discord.Interaction[Any], screen: Screen, form: MessageForm) -> None:
    made = message_json.new_message_json(screen, ephemeral=True, form=form)
    body = _parameters(made, screen.all_pictures)
    await async_context.get().execute_webhook(
        interaction.application_id,
        interaction.token,
        session=interaction._session,
        payload=body.payload,
        multipart=body.multipart,
        files=body.files,
        wait=True,
    )


async def edit_answer(
    interaction: discord.Interaction[Any], screen: Screen, form: MessageForm = MessageForm.V2
) -> None:
    """Change the first answer to an interaction, which only this person sees. form: that of the answer."""
    await _edit_original(interaction, message_json.edited_message_json(screen, form=form), screen.all_pictures)


async def _update(
    interaction: discord.Interaction[Any], made: Json, pictures: Sequence[Picture] = (), *, put_off: bool
) -> None:
    """Change the pressed message."""
    if put_off:
        await _edit_original(interaction, made, pictures)
    else:
        await _respond(interaction, Kind.message_update, made, pictures)


async def _edit_original(interaction: discord.Interaction[Any], made: Json, pictures: Sequence[Picture]) -> None:
    """Change the first answer to an interaction: the pressed message, where that was answered in place."""
    body = _parameters(made, pictures)
    await async_context.get().edit_original_interaction_response(
        interaction.application_id,
        interaction.token,
        session=interaction._session,
        payload=body.payload,
        multipart=body.multipart,
        files=body.files,
    )


async def add_pictures(interaction: discord.Interaction[Any], screen: Screen, form: MessageForm) -> None:
    """Let the first answer to an interaction, which has the words of a screen, have its pictures too. Where Discord
    does not find them on the edit they follow in a message of their own; where they are forbidden the words are all."""
    try:
        await edit_answer(interaction, screen, form)
    except discord.HTTPException as error:
        if not refuses_pictures(error, screen):
            raise
        await _pictures_after(interaction, screen)


async def _respond(
    interaction: discord.Interaction[Any], kind: Kind, data: Json, pictures: Sequence[Picture] = ()
) -> None:
    response: Any = interaction.response  # its field is how discord.py knows that an answer was given
    if response._response_type:
        raise discord.InteractionResponded(interaction)
    route = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    body = _parameters({"type": kind.value, "data": data}, pictures)
    await async_context.get().request(
        route, session=interaction._session, payload=body.payload, multipart=body.multipart, files=body.files
    )
    response._response_type = kind


def _parameters(payload: Json, pictures: Sequence[Picture]) -> MultipartParameters:
    """Return a request's body: JSON alone, or a form of the JSON and a file for each picture."""
    if not pictures:
        return MultipartParameters(payload=payload, multipart=None, files=None)
    files = [discord.File(BytesIO(p.data), filename=p.filename) for p in pictures]
    parts: list[dict[str, Any]] = [{"name": "payload_json", "value": msgspec.json.encode(payload).decode()}]
    parts += [
        {
            "name": f"files[{n}]",
            "value": file.fp,
            "filename": file.filename,
            "content_type": "application/octet-stream",
        }
        for n, file in enumerate(files)
    ]
    return MultipartParameters(payload=None, multipart=parts, files=files)
