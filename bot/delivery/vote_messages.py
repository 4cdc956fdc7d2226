"""The messages by which the table was asked for its consent: each loses its buttons and says how the vote ended."""

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.connection import sending
from bot.delivery.footers import footer, footer_of
from bot.screens.card import MessageForm
from bot.screens.screen import Screen
from bot.screens.table_screen import vote_over_screen
from bot.tables.live import LiveTable
from bot.tables.notices import vote_key
from bot.tables.post_types import Card, VoteOver, kind_of, typed
from bot.tables.registry import TableRegistry
from engine.store.models import Post

log = logging.getLogger(__name__)
FormOf = Callable[[LiveTable, Post], Awaitable[MessageForm]]  # of the messages of an audience
CARD = kind_of(Card)


class VoteMessages:
    """Edits the messages of votes."""

    def __init__(self, client: Callable[[], discord.Client], tables: TableRegistry, form: FormOf) -> None:
        self._client, self.store, self._form = client, tables.store, form

    async def deliver(self, live: LiveTable, post: Post) -> tuple[None, None]:
        """Let the message of a vote say how it ended, and return no message, since none was made. One that is there no
        more, or that Discord does not let us change, is left: a press on it is told how things stand."""
        ended = typed(post, VoteOver)
        screen = vote_over_screen(live, ended)
        key = vote_key(ended.vote)
        for channel, message, number in await self.store.posted(live.row.id, post.audience, CARD, replaces=key):
            posts = await self.store.told(live.row.id, post.audience, CARD, message=message)
            mark = footer_of(posts) if posts else footer((number,), live.row.id)
            shown = Screen(content=f"{screen.content}\n{mark}")
            try:
                await sending.edit(self._client(), channel, message, shown, form=await self._form(live, post))
            except discord.DiscordServerError:
                raise
            except discord.HTTPException as error:
                log.info("the message of a vote could not be changed: code %s", error.code)
        return None, None
