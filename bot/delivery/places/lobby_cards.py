"""The lobby card of a table: one message in the channel, edited in place."""

from collections.abc import Callable
from contextlib import suppress

import discord

from bot.connection import sending
from bot.connection.reading import message_form
from bot.delivery.last_rendered import ALIEN, ARCHIVED_THREAD
from bot.delivery.places.openings import Openings
from bot.messages.card import MessageForm, thread_form
from bot.messages.screen import Screen, with_card
from bot.screens.lobby.lobby_screen import lobby_screen
from bot.tables.forum import card_channel
from bot.tables.live import LiveTable
from bot.tables.registry import TableRegistry
from engine.store.models import Post


class LobbyCards:
    """Edits lobby cards. Which message it is is stored with the table (`lobby_card`)."""

    def __init__(self, client: Callable[[], discord.Client], tables: TableRegistry, openings: Openings) -> None:
        self._client, self.tables, self.openings = client, tables, openings

    async def deliver(self, live: LiveTable, post: Post) -> tuple[int | None, int]:
        """Let a table's card show how it stands; return (message, channel). The card of another application (the bot's
        account was changed) stays as it is, and a new one is posted."""
        if live.row.lobby_card is not None:
            client, channel, screen = self._client(), card_channel(live.row), with_card(lobby_screen(live))
            form = thread_form(plain=live.is_plain)
            old = live.row.lobby_card
            forum = live.extra.forum  # its first message stays what it is: without it a post is an orphan
            if live.is_plain and not forum and await self._is_card(channel, old):  # no message goes back to plain words
                if await self.tables.store.note_try(post.id, self.tables.now()):
                    await self._anew(live, post, screen, form)
                    with suppress(discord.NotFound, discord.Forbidden):
                        await client.get_partial_messageable(channel).get_partial_message(old).delete()
            else:
                try:
                    await self._edit(live, old, screen, form)
                except discord.Forbidden as error:
                    if error.code != ALIEN or not await self.tables.store.note_try(post.id, self.tables.now()):
                        raise
                    await self._anew(live, post, screen, form)
        self.openings.note_shown(live)
        return live.row.lobby_card, card_channel(live.row)

    async def _edit(self, live: LiveTable, card: int, screen: Screen, form: MessageForm) -> None:
        """Let a card show this. In a forum it lies in its thread, which is opened again for it where it sleeps."""
        client, channel = self._client(), card_channel(live.row)
        try:
            await sending.edit_message(client, channel, card, screen, form=form)
        except discord.HTTPException as error:
            if error.code != ARCHIVED_THREAD or not live.extra.forum:
                raise
            await self.openings.forum_posts.reopen_sleeping_post(channel)
            await sending.edit_message(client, channel, card, screen, form=form)

    async def _is_card(self, channel: int, message: int) -> bool:
        """Return whether a lobby card is one of components, which it stays for good."""
        found = await self._client().get_partial_messageable(channel).fetch_message(message)
        return message_form(found) is MessageForm.V2

    async def _anew(self, live: LiveTable, post: Post, screen: Screen, form: MessageForm) -> None:
        """Post a table's card again, in place of the one that was."""
        new = await sending.send_message(self._client(), card_channel(live.row), screen, nonce=post.nonce, form=form)
        actor = await self.tables.actor(post.table)
        async with actor.turn():
            live.replace(row=await self.tables.store.update_table(live.row, lobby_card=new))
