"""The status panel of a table: edited in place; at a new turn posted and pinned again, and the old one deleted."""

import logging
from collections.abc import Callable

import discord
import msgspec

from bot.connection import sending
from bot.connection.reading import all_words_of_message
from bot.delivery.compose import Composer
from bot.delivery.last_rendered import ALIEN, LOOK_BACK, UNKNOWN_MESSAGE, LastRendered
from bot.messages.card import MessageForm, thread_form
from bot.messages.screen import Screen, text_without_heading_marks, with_card
from bot.tables.live import LiveTable
from bot.tables.post_types import Panel, typed_post_body
from bot.tables.registry import TableRegistry
from bot.tables.table_extra import PanelMark, with_extra
from engine.store.models import Post

log = logging.getLogger(__name__)
AGAIN = 600.0  # seconds between two tries to pin a panel


class Panels:
    """Sends and edits panels. Which message it is is stored with the table, so that it outlives a restart."""

    def __init__(self, client: Callable[[], discord.Client], tables: TableRegistry, composer: Composer) -> None:
        self._client, self.tables, self.composer = client, tables, composer
        self.last_rendered = LastRendered(composer.shown)
        self.tried: dict[int, float] = {}  # by panel: when its pin was refused last

    async def deliver(self, live: LiveTable, post: Post) -> tuple[int, int] | None:
        """Edit the panel; where it shall be new, post and pin it below the rest, and retire the old one. Return
        (message, channel); None where the post is void by now. Only when the old one is gone is the post done,
        so that a kill leaves none behind."""
        channel_id = live.row.thread or 0  # without one nothing comes here
        channel = self._client().get_partial_messageable(channel_id)
        screen, form = with_card(self.composer.panel(live)), thread_form(plain=live.is_plain)
        old = live.row.panel
        renewed = live.extra.renewed
        if old is not None and renewed is not None and renewed.post == post.id:
            # a kill came between the new panel and its pin
            await self._renewed(live, channel, old, renewed)
            return old, channel_id
        anew = old is None or typed_post_body(post, Panel).anew
        if old is not None and not anew and await self._edited(live, channel, old, screen, form):
            if renewed is not None and renewed.unpinned and self.tables.now() >= self.tried.get(old, 0.0) + AGAIN:
                await self._renewed(live, channel, old, msgspec.structs.replace(renewed, old=None))
            return old, channel_id
        if not await self.tables.store.note_try(post.id, self.tables.now()):
            return None
        new = await self._lost(channel, screen, old) if post.first_tried is not None else None
        if new is None:
            new = await sending.send_message(self._client(), channel_id, screen, nonce=post.nonce, form=form)
        self.last_rendered.keep(live.row.id, new, screen)
        actor = await self.tables.actor(post.table)
        async with actor.turn():  # the row's small things are written by whoever has the turn
            mark = PanelMark(post=post.id, old=old if old != new else None)
            extra = with_extra(live.row, renewed=mark)
            live.replace(row=await self.tables.store.update_table(live.row, panel=new, extra=extra))
        await self._renewed(live, channel, new, mark)
        return new, channel_id

    async def _renewed(self, live: LiveTable, channel: discord.PartialMessageable, new: int, mark: PanelMark) -> None:
        """Pin a panel and retire the one before it. Where its pin is refused the table keeps that it lacks it."""
        unpinned = not await self._pin(channel, new, mark.old)
        if unpinned:
            self.tried[new] = self.tables.now()
        else:
            self.tried.pop(new, None)
        if unpinned == mark.unpinned:
            return
        actor = await self.tables.actor(live.row.id)
        async with actor.turn():
            extra = with_extra(live.row, renewed=msgspec.structs.replace(mark, unpinned=unpinned))
            live.replace(row=await self.tables.store.update_table(live.row, extra=extra))

    async def _edited(
        self, live: LiveTable, channel: discord.PartialMessageable, message: int, screen: Screen, form: MessageForm
    ) -> bool:
        """Let a message show this, if it does not already; return whether it does, False if it has to be made again."""
        if self.last_rendered.is_same(live.row.id, message, screen):
            return True
        try:
            await sending.edit_message(self._client(), channel.id, message, screen, form=form)
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, ALIEN):
                raise
            return False
        except discord.RateLimited:  # too many edits of an old message (30046): a new panel may be edited again
            return False
        self.last_rendered.keep(live.row.id, message, screen)
        return True

    async def _lost(self, channel: discord.PartialMessageable, screen: Screen, old: int | None) -> int | None:
        """Return the panel that was posted just before a kill, of which nothing was noted."""
        user = self._client().user
        async for message in channel.history(limit=LOOK_BACK):
            mine = user is not None and message.author.id == user.id and message.id != old
            if (
                mine
                and message.components
                and text_without_heading_marks(all_words_of_message(message)).startswith(screen.first_line())
            ):
                return message.id
        return None

    async def _pin(self, channel: discord.PartialMessageable, new: int, old: int | None) -> bool:
        """Pin the new panel and retire the old one; a board without pins is still a board. Return whether it is
        pinned."""
        pinned = True
        for message, what in ((new, "pin"), (old, "delete")):
            if message is None:
                continue
            partial = channel.get_partial_message(message)
            try:
                await (partial.pin() if what == "pin" else partial.delete())
            except discord.HTTPException as error:
                log.info("%s of a panel: refused with %s", what, error.code)
                pinned = pinned and what != "pin"
        return pinned
