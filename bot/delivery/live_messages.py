"""The live message of a span of events (a battle): one message that is edited as the span goes on."""

from collections.abc import Callable

import discord
import msgspec

from bot.connection import sending
from bot.connection.reading import all_words_of_message
from bot.delivery.compose import Composer
from bot.delivery.footers import post_footer, with_footer
from bot.delivery.last_rendered import (
    ALIEN,
    ARCHIVED_THREAD,
    LOOK_BACK,
    TOO_OFTEN,
    UNKNOWN_MESSAGE,
    LastRendered,
)
from bot.delivery.late_pictures import late_pictures_owed
from bot.messages.card import MessageForm, thread_form
from bot.messages.screen import Screen, text_without_heading_marks, with_card
from bot.screens.looks import picture_look_of_table, screen_in_look
from bot.tables import event_spans
from bot.tables.live import LiveTable
from bot.tables.registry import TableRegistry
from bot.tables.table_extra import LiveMark, with_extra
from bot.tables.watching.bets import settle_bets
from engine.store.models import Post

REFUSED = frozenset({ALIEN, ARCHIVED_THREAD, TOO_OFTEN, UNKNOWN_MESSAGE})  # then the end is a post of its own


class LiveMessages:
    """Sends and edits live messages. Which message it is is stored with the table, so that it outlives a restart."""

    def __init__(self, client: Callable[[], discord.Client], tables: TableRegistry, composer: Composer) -> None:
        self._client, self.tables, self.composer = client, tables, composer
        self.last_rendered = LastRendered(composer.shown)

    async def deliver(self, live: LiveTable, post: Post) -> tuple[int | None, int | None]:
        """Bring the live message up to date; return (message, channel), None where there is nothing to show. The one
        before is brought to its end first."""
        if live.state is None:
            return None, None
        found, screen = await self.composer.live_message(live, None)
        span, screen = (
            found[-1] if found else None,
            await screen_in_look(with_card(screen), picture_look_of_table(live.extra)) if screen else None,
        )
        channel_id = live.row.thread or 0  # without one nothing comes here
        channel = self._client().get_partial_messageable(channel_id)
        kept, form = live.extra.course, thread_form(plain=live.is_plain)
        if kept and (span is None or kept.start != span.start or (kept.number is not None and span.end is None)):
            await self._end(live, channel, kept)
        if span is None or screen is None:
            return None, None
        if kept and kept.start == span.start:
            if kept.number is not None and span.end is not None:
                return kept.message, channel_id  # its end stands there, with its number
            if kept.number is None and await self._edit(live, channel, kept.message, screen, form):
                return kept.message, channel_id
        if span.end is not None or not await self.tables.store.note_try(post.id, self.tables.now()):
            return None, None  # nobody saw it begin: the report tells it all
        new = await self._lost(channel, screen) if post.first_tried is not None else None
        if new is None:
            quiet = msgspec.structs.replace(screen, silent=True) if live.is_practice else screen  # it calls nobody
            new = await sending.send_message(self._client(), channel_id, quiet, nonce=post.nonce, form=form)
        self.last_rendered.keep(live.row.id, new, screen)
        await self._remember(post.table, LiveMark(start=span.start, message=new))
        return new, channel_id

    async def _end(self, live: LiveTable, channel: discord.PartialMessageable, kept: LiveMark) -> None:
        """Let the live message of an earlier span say how it ended, or that it was taken back."""
        found, screen = await self.composer.live_message(live, kept.start)
        on = any(span.start == kept.start and span.end is None for span in found)
        if (on and kept.number is not None) or (screen is None and await self._undone(live, kept.start)):
            screen = Screen(content=live.words("undo.course"))
        elif kept.number is not None:
            return  # its end stands there
        if screen is not None:
            form = thread_form(plain=live.is_plain)
            shown = await screen_in_look(_marked(live, screen, kept), picture_look_of_table(live.extra))
            await self._edit(live, channel, kept.message, shown, form)

    async def put_into_message(self, live: LiveTable, group: list[Post]) -> int | None:
        """Make the live message of a span that is over into the report of it, with its number; None where a post of its
        own must tell it."""
        kept, ended = live.extra.course, await self.composer.ended_span(live, group[0])
        if kept is None or ended is None or kept.start != ended[0].start:
            return None
        if kept.number not in (None, group[0].number):
            return None
        ended_now = LiveMark(start=kept.start, message=kept.message, number=group[0].number, head=group[0].head)
        screen = await screen_in_look(_marked(live, ended[1], ended_now), picture_look_of_table(live.extra))
        try:
            place, owe = (live.row.thread or 0, kept.message), late_pictures_owed(self.tables.store, group)
            await sending.edit_message(self._client(), *place, screen, form=thread_form(plain=live.is_plain), owe=owe)
        except discord.HTTPException as error:
            if error.code not in REFUSED:
                raise
            return None
        except discord.RateLimited:
            return None
        return kept.message

    async def note_sent(self, live: LiveTable, group: list[Post], message: int) -> None:
        """Note that a message tells the end of its span, and is edited no more as it goes on."""
        kept, ended = live.extra.course, await self.composer.ended_span(live, group[0])
        if ended is not None:
            await settle_bets(self.tables.store, live, ended[0])
        if ended is not None and (kept is None or kept.start <= ended[0].start):
            start, post = ended[0].start, group[0]
            await self._remember(
                live.row.id, LiveMark(start=start, message=message, number=post.number, head=post.head)
            )

    async def _undone(self, live: LiveTable, step: int) -> bool:
        """Return whether a step is no more on the line to the head; of one long ago nobody asks any more."""
        path = await self.tables.store.path(live.row.id, last=event_spans.LOOK_BACK)
        return bool(path) and path[0].id <= step and all(decision.id != step for decision in path)

    async def _edit(
        self, live: LiveTable, channel: discord.PartialMessageable, message: int, screen: Screen, form: MessageForm
    ) -> bool:
        """Let a live message show this; return False where it is another application's, and a new one is needed."""
        if self.last_rendered.is_same(live.row.id, message, screen):
            return True
        try:
            await sending.edit_message(self._client(), channel.id, message, screen, form=form)
        except discord.HTTPException as error:
            if error.code == ALIEN:
                return False
            if error.code not in REFUSED:
                raise
        else:
            self.last_rendered.keep(live.row.id, message, screen)
        return True

    async def _lost(self, channel: discord.PartialMessageable, screen: Screen) -> int | None:
        """Return the message that was sent just before a kill, of which nothing was noted: a battle that goes on says
        so in its first line, and only one goes on at a time."""
        user = self._client().user
        async for message in channel.history(limit=LOOK_BACK):
            mine = user is not None and message.author.id == user.id
            if mine and text_without_heading_marks(all_words_of_message(message)).startswith(screen.first_line()):
                return message.id
        return None

    async def _remember(self, table: str, live_message: LiveMark) -> None:
        actor = await self.tables.actor(table)
        async with actor.turn() as live:
            extra = with_extra(live.row, course=live_message)
            live.replace(row=await self.tables.store.update_table(live.row, extra=extra))


def _marked(live: LiveTable, screen: Screen, mark: LiveMark) -> Screen:
    """Return a message as a card, with the number of its post, if it has one."""
    shown = with_card(screen)
    return (
        shown if mark.number is None else with_footer(shown, post_footer((mark.number,), live.row.id, head=mark.head))
    )
