"""The messages with which offers came: each loses its buttons and says how the offer ended, when that is over. What
reminded of them is taken away."""

import logging
from collections.abc import Awaitable, Callable

import discord
import msgspec

from bot.connection import sending
from bot.delivery.compose import Composer
from bot.delivery.footers import post_footer, with_footer
from bot.messages.card import MessageForm
from bot.messages.screen import Screen, with_card
from bot.screens.rows.table_rows import with_back_button
from bot.screens.seat_card import outcome_lines_of_game
from bot.screens.table_screen import offer_over_screen
from bot.tables.live import LiveTable
from bot.tables.notices import reminder_key
from bot.tables.offers import offer_key
from bot.tables.post_types import Card, Offer, OfferOver, kind_of, typed_post_body
from bot.tables.visible_events import seat_history
from bot.titles import title_of_game
from engine.kernel.events import OfferAnswered, Seat
from engine.store.models import Post

log = logging.getLogger(__name__)
WAITING = 20  # posts of a seat among which the end of its offer is looked for, at most
FormOf = Callable[[LiveTable, Post], Awaitable[MessageForm]]  # of the messages of an audience


class OfferMessages:
    """Edits the messages of offers."""

    def __init__(self, client: Callable[[], discord.Client], composer: Composer, form: FormOf) -> None:
        self._client, self.store, self._form = client, composer.tables.store, form

    async def deliver(self, live: LiveTable, post: Post) -> tuple[None, None]:
        """Let every message of an offer say how it ended, and return no message, since none was made. One that is there
        no more, or that Discord does not let us change, is left: a press on it is told how things stand."""
        ended = typed_post_body(post, OfferOver)
        over = await self._over(live, post.audience, ended)
        key = offer_key(ended.prompt)
        reminders = reminder_key(ended.prompt)
        for channel, message, _ in await self.store.sent_messages(
            live.row.id, post.audience, kind_of(Card), replaces=reminders
        ):
            await sending.delete_message(self._client(), channel, message)
        for channel, message, number in await self.store.sent_messages(
            live.row.id, post.audience, kind_of(Offer), replaces=key
        ):
            shown = with_footer(_leading_back(live, post.audience, message, over), post_footer((number,), live.row.id))
            try:
                await sending.edit_message(self._client(), channel, message, shown, form=await self._form(live, post))
            except discord.DiscordServerError:
                raise
            except discord.HTTPException as error:
                log.info("the message of an offer could not be changed: code %s", error.code)
        return None, None

    async def over_when_pressed(
        self, live: LiveTable, seat: Seat, prompt_id: str, message: int, now: float
    ) -> Screen | None:
        """Return what the message of an offer becomes whose answer was pressed on it and is carried out, before the
        outbox edits it so; None where the pressed message is not that of this offer."""
        sent = await self.store.sent_messages(live.row.id, seat, kind_of(Offer), replaces=offer_key(prompt_id))
        number = next((number for _, one, number in sent if one == message), None)
        if number is None:
            return None
        waiting = await self.store.due_posts(now, WAITING, per_queue=WAITING, queue=(live.row.id, seat))
        ends = [typed_post_body(post, OfferOver) for post in waiting if post.kind == kind_of(OfferOver)]
        ended = next((one for one in ends if one.prompt == prompt_id), None)
        if ended is None:
            return None
        over = _leading_back(live, seat, message, await self._over(live, seat, ended))
        return with_footer(over, post_footer((number,), live.row.id))

    async def _over(self, live: LiveTable, seat: Seat, ended: OfferOver) -> Screen:
        """Return what an offer that is open no more was, and what became of it, where its answer is the seat's last
        decision with what that led to."""
        history, came = await seat_history(self.store, live, seat, aside=True), list[str]()
        if history.decision is not None and history.decision.prompt == ended.prompt:
            await title_of_game(live.played).compute_event_odds(live.view(seat), history.came_of)
            answer = [event for event in history.came_of if isinstance(event, OfferAnswered)]  # which is said above
            rest = tuple([event for event in history.came_of if event not in answer])
            came = outcome_lines_of_game(live, seat, msgspec.structs.replace(history, came_of=rest))
        return with_card(offer_over_screen(live, ended, came))


def _leading_back(live: LiveTable, seat: Seat, message: int, screen: Screen) -> Screen:
    """Return what a message becomes with a button back to what its seat is asked, where that stands above it."""
    mark = live.extra.cards.get(seat)
    return with_back_button(screen, live, seat) if mark is not None and mark.message < message else screen
