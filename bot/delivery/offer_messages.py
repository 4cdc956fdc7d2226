"""The messages with which offers came: each loses its buttons and says how the offer ended, when that is over. What
reminded of them is taken away."""

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.connection import sending
from bot.delivery.compose import Composer
from bot.delivery.footers import post_footer
from bot.messages.card import MessageForm
from bot.messages.screen import Screen
from bot.screens.table_screen import offer_over_screen
from bot.tables.live import LiveTable
from bot.tables.notices import reminder_key
from bot.tables.offers import offer_key
from bot.tables.post_types import Card, Offer, OfferOver, kind_of, typed_post_body
from engine.store.models import Post

log = logging.getLogger(__name__)
FormOf = Callable[[LiveTable, Post], Awaitable[MessageForm]]  # of the messages of an audience


class OfferMessages:
    """Edits the messages of offers."""

    def __init__(self, client: Callable[[], discord.Client], composer: Composer, form: FormOf) -> None:
        self._client, self.store, self._form = client, composer.tables.store, form

    async def deliver(self, live: LiveTable, post: Post) -> tuple[None, None]:
        """Let every message of an offer say how it ended, and return no message, since none was made. One that is there
        no more, or that Discord does not let us change, is left: a press on it is told how things stand."""
        ended = typed_post_body(post, OfferOver)
        screen = offer_over_screen(live, ended)
        key = offer_key(ended.prompt)
        reminders = reminder_key(ended.prompt)
        for channel, message, _ in await self.store.sent_messages(
            live.row.id, post.audience, kind_of(Card), replaces=reminders
        ):
            await sending.delete_message(self._client(), channel, message)
        for channel, message, number in await self.store.sent_messages(
            live.row.id, post.audience, kind_of(Offer), replaces=key
        ):
            shown = Screen(content=f"{screen.content}\n{post_footer((number,), live.row.id)}")
            try:
                await sending.edit_message(self._client(), channel, message, shown, form=await self._form(live, post))
            except discord.DiscordServerError:
                raise
            except discord.HTTPException as error:
                log.info("the message of an offer could not be changed: code %s", error.code)
        return None, None
