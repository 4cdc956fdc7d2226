"""The lobby card of a table: one message in the channel, edited in place."""

from collections.abc import Callable

import discord

from bot.connection import sending
from bot.delivery.last_rendered import ALIEN
from bot.delivery.openings import Openings
from bot.screens.card import MessageForm
from bot.screens.lobby.lobby_screen import lobby_screen
from bot.screens.screen import with_card
from bot.tables.live import LiveTable
from bot.tables.registry import TableRegistry
from engine.store.models import Post


class LobbyCards:
    """Edits lobby cards. Which message it is lies with the table (`lobby_card`)."""

    def __init__(self, client: Callable[[], discord.Client], tables: TableRegistry, openings: Openings) -> None:
        self._client, self.tables, self.openings = client, tables, openings

    async def deliver(self, live: LiveTable, post: Post) -> tuple[int | None, int]:
        """Let a table's card show how it stands; return (message, channel). The card of another application (the bot's
        account was changed) stays as it is, and a new one is posted."""
        if live.row.lobby_card is not None:
            client, channel, screen = self._client(), live.row.channel, with_card(lobby_screen(live))
            try:
                await sending.edit(client, channel, live.row.lobby_card, screen, form=MessageForm.V2)
            except discord.Forbidden as error:
                if error.code != ALIEN or not await self.tables.store.trying(post.id, self.tables.now()):
                    raise
                new = await sending.send(client, channel, screen, nonce=post.nonce, form=MessageForm.V2)
                actor = await self.tables.actor(post.table)
                async with actor.turn():
                    live.replace(row=await self.tables.store.update_table(post.table, lobby_card=new))
        self.openings.shown(live)
        return live.row.lobby_card, live.row.channel
