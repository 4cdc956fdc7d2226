"""Reads messages as Discord gives them back: their words, form and pictures, whatever form they were written in."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import discord

from bot.messages.card import MessageForm
from bot.messages.message_json import KeptFile
from bot.messages.screen import Screen
from render.picture import Picture, is_named_by_content

LOOK_BACK = 20  # messages


def message_form(message: discord.Message) -> MessageForm:
    """Return the form in which a message of the bot's is, and stays."""
    return MessageForm.V2 if message.flags.components_v2 else MessageForm.CLASSIC


def all_words_of_message(message: discord.Message) -> str:
    """Return all words of a message: content, descriptions of embeds, text displays, from top to bottom, without empty
    lines (as `Screen.words` has them)."""
    embeds = (embed.description for embed in message.embeds if embed.description)
    displays = (part.content for part in nested_components(message.components) if isinstance(part, discord.TextDisplay))
    said = "\n".join((message.content, *embeds, *displays))
    return "\n".join(line for line in said.split("\n") if line)


async def was_screen_posted_last(client: discord.Client, channel: int, screen: Screen, *, since: float = 0.0) -> bool:
    """Return whether one of the last messages there is the bot's own, no older than a moment, and has the first line of
    a screen; where it may not read, none is."""
    try:
        async for message in client.get_partial_messageable(channel).history(limit=LOOK_BACK):
            own = client.user is not None and message.author.id == client.user.id
            if own and message.created_at.timestamp() >= since and screen.first_line() in all_words_of_message(message):
                return True
    except discord.HTTPException:
        return False
    return False


def files_shown_by_message(message: discord.Message) -> tuple[KeptFile, ...]:
    """Return the pictures and files that a message shows in its card, as they are named on an edit that keeps them.
    Of a v2 message Discord lists no attachments: the ids stand with the items alone."""
    embeds = [KeptFile(url=_own(embed.image.url)) for embed in message.embeds if embed.image.url]
    found = []
    for part in nested_components(message.components):
        if isinstance(part, discord.MediaGalleryComponent):
            found += [_kept(item.media, alt=item.description or "") for item in part.items]
        elif isinstance(part, discord.FileComponent):
            found.append(_kept(part.media, picture=False))
    if not embeds and not found and not message.flags.components_v2:  # words alone, with pictures below
        found = [_attached(one) for one in message.attachments]
    return (*embeds, *found)


def _attached(file: discord.Attachment) -> KeptFile:
    is_picture = (file.content_type or "").startswith("image/")
    return KeptFile(
        url=f"attachment://{file.filename}", id=str(file.id), alt=file.description or "", picture=is_picture
    )


def files_kept_by_edit(shown: Sequence[KeptFile]) -> tuple[KeptFile, ...]:
    """Return the pictures and files of a message that an edit without pictures leaves: all but maps of a question,
    which go with it."""
    return tuple(one for one in shown if not is_named_by_content(_name(one)))


def shows_just_these(pictures: Sequence[Picture], shown: Sequence[KeptFile]) -> bool:
    """Return whether a message shows just these pictures, by names that say what is on them."""
    names = [picture.filename for picture in pictures]
    return bool(names) and all(map(is_named_by_content, names)) and names == [_name(one) for one in shown]


def _name(file: KeptFile) -> str:
    return _own(file.url).removeprefix("attachment://")


def _kept(media: discord.UnfurledMediaItem, *, alt: str = "", picture: bool = True) -> KeptFile:
    number = media.attachment_id
    url = media.url if number is None else _own(media.url)
    return KeptFile(url=url, id="" if number is None else str(number), alt=alt, picture=picture)


def _own(url: str) -> str:
    """Return the name under which a message shows a file of its own, given the address that Discord made of it."""
    return f"attachment://{url.split('?', 1)[0].rsplit('/', 1)[-1]}"


def nested_components(components: Iterable[Any]) -> Iterator[Any]:
    """Yield components with those that lie within others, from top to bottom."""
    for component in components:
        yield component
        yield from nested_components(getattr(component, "children", ()))
