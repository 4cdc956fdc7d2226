"""Reads messages as Discord gives them back: their words, form and pictures, whatever form they were written in."""

from collections.abc import Iterable, Iterator
from typing import Any

import discord

from bot.screens.card import MessageForm


def form_of(message: discord.Message) -> MessageForm:
    """Return the form in which a message of the bot's is, and stays."""
    return MessageForm.V2 if message.flags.components_v2 else MessageForm.CLASSIC


def words_of(message: discord.Message) -> str:
    """Return all words of a message: content, descriptions of embeds, text displays, from top to bottom, without empty
    lines (as `Screen.words` has them)."""
    embeds = (embed.description for embed in message.embeds if embed.description)
    displays = (part.content for part in walked(message.components) if isinstance(part, discord.TextDisplay))
    said = "\n".join((message.content, *embeds, *displays))
    return "\n".join(line for line in said.split("\n") if line)


def pictures_of(message: discord.Message) -> tuple[str, ...]:
    """Return the addresses of the pictures that a message shows in its card."""
    embeds = (embed.image.url for embed in message.embeds if embed.image.url)
    galleries = (part for part in walked(message.components) if isinstance(part, discord.MediaGalleryComponent))
    return (*embeds, *(item.media.url for gallery in galleries for item in gallery.items))


def walked(components: Iterable[Any]) -> Iterator[Any]:
    """Yield components with those that lie within others, from top to bottom."""
    for component in components:
        yield component
        yield from walked(getattr(component, "children", ()))
