"""Reminders that were sent: when the deadline of their question moves, each is edited and carries it as Discord's own
stamp, since the plain line that rang cannot be right any more. Once the question is answered they are taken away."""

import logging

import discord

from bot.connection import sending
from bot.delivery.footers import PASSING, footer_of_joined_posts, post_footer
from bot.delivery.seat_cards import SeatCards
from bot.messages.screen import Screen
from bot.screens.seat_card import questions_for_seat
from bot.tables.live import LiveTable
from bot.tables.notices import last_waited_for_key, reminder_key
from bot.tables.post_types import Card, ReminderTime, kind_of, typed_post_body
from bot.tables.reminders import reminder_text
from bot.tables.timing import question_deadline
from engine.store.models import Post

log = logging.getLogger(__name__)
CARD = kind_of(Card)


class ReminderMessages:
    """Edits the reminders of the question that is open. cards: of the seats that are reminded."""

    def __init__(self, cards: SeatCards) -> None:
        self._cards = cards

    async def deliver(self, live: LiveTable, post: Post) -> tuple[None, None]:
        """Let a seat's reminders say until when it has time now, and return no message, since none was made. Of a
        question that is answered or closed they are deleted; those of older versions, which bear a number, fold into a
        line. One that is there no more, or that Discord does not let us change, stays."""
        question, seat = typed_post_body(post, ReminderTime).question, live.seat_row(post.audience)
        if seat is None:
            return None, None
        tables, store = self._cards.tables, self._cards.store
        over = live.open_question_key() != question or not questions_for_seat(live, seat.seat)
        late = None if over else question_deadline(live, tables.hold_scale, seat.seat)
        said = live.words("remind.over") if over else live.words.say(reminder_text(live, seat, late))
        found = await store.sent_messages(live.row.id, post.audience, CARD, replaces=reminder_key(question))
        if over:
            found += await store.sent_messages(live.row.id, post.audience, CARD, replaces=last_waited_for_key(question))
        for channel, message, number in found:
            posts = await store.posts_of_kind(live.row.id, post.audience, CARD, message=message)
            mark = footer_of_joined_posts(posts) if posts else post_footer((number,), live.row.id, sign=PASSING)
            try:
                if over and not posts:
                    await sending.delete_message(self._cards.client(), channel, message)
                    continue
                await sending.edit_message(self._cards.client(), channel, message, Screen(content=f"{said}\n{mark}"))
            except discord.DiscordServerError:
                raise
            except discord.RateLimited:  # old, and edited too often (30046)
                log.info("a reminder could not be changed: edited too often")
            except discord.HTTPException as error:
                log.info("a reminder could not be changed: code %s", error.code)
        return None, None
