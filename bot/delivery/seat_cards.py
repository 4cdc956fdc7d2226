"""The live card of each seat: the one message in its person's DM that shows what is asked of them.

Their own presses edit it, whether on the card or elsewhere; what another brings makes a new one, and folds the old.
Which message it is is stored with the table, so that it outlives a restart; what stands on it is made of the table
alone (`bot.screens.seat_card`), so that bringing it up to date twice does no harm.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from weakref import WeakValueDictionary

import discord
import msgspec

from bot.connection import sending
from bot.delivery.compose import Composer
from bot.delivery.footers import post_footer, with_footer
from bot.delivery.last_rendered import ALIEN, TOO_OFTEN, LastRendered
from bot.delivery.question_maps import question_pictures
from bot.delivery.seat_drafts import choose_term_to_explain, compute_preview, current_draft_of_seat
from bot.delivery.seats.buried_cards import BuriedCards
from bot.delivery.seats.card_numbers import CardNumbers
from bot.delivery.seats.claims import claim_seat_posts
from bot.delivery.seats.made_of import MadeOf
from bot.messages.card import MessageForm, form_for
from bot.messages.drafts import Draft
from bot.messages.screen import Screen
from bot.screens.finale import ending_line, finale_screen
from bot.screens.looks import screen_in_look
from bot.screens.news_since_decision import lines_since_decision
from bot.screens.prompt_screen import PromptScreen
from bot.screens.seat_card import (
    Lead,
    card_screen,
    folded_screen,
    game_over_screen,
    lead_above_questions,
    push_line,
    questions_for_seat,
)
from bot.screens.table_aid import LEISURE, work_out_option_odds
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.tables.post_types import SeatCard, SeatNews, seat_card, typed_post_body
from bot.tables.registry import TableRegistry
from bot.tables.reminders import is_in_digest
from bot.tables.table_extra import SeatMark, with_extra
from bot.tables.visible_events import SeatHistory, seat_history
from bot.titles import title_of_game
from engine.kernel.events import Seat
from engine.store.models import HUMAN, Post, SeatRow
from render import Picture

log = logging.getLogger(__name__)
GONE = (403, 404)  # statuses: the message, or the right to change it
TRIES = 3  # times that a card is made where its table goes on meanwhile
Client = Callable[[], discord.Client]


class SeatCards:
    """Makes, edits and folds cards. Who changes what a seat's DM shows holds `turn`, so that an answer to a press and
    the outbox never tell the same twice."""

    def __init__(self, client: Client, tables: TableRegistry, composer: Composer) -> None:
        self.client, self.tables, self.store, self.composer = client, tables, tables.store, composer
        self.last_rendered = LastRendered(composer.shown)
        self._bare: set[int] = set()  # messages whose pictures Discord refused on their last edit
        self.made_of, self._numbers, self.buried = MadeOf(tables), CardNumbers(composer.shown), BuriedCards()
        self._turns: WeakValueDictionary[tuple[str, Seat], asyncio.Lock] = WeakValueDictionary()
        self._pressing: Counter[tuple[str, Seat]] = Counter()

    @contextmanager
    def hold_queue_while_answering(self, table: str, seat: Seat) -> Iterator[None]:
        """Hold a seat's queue back while its person is being answered: the answer takes with it what comes of it."""
        key = (table, seat)
        self._pressing[key] += 1
        try:
            yield
        finally:
            self._pressing[key] -= 1
            if not self._pressing[key]:
                del self._pressing[key]
            self.tables.posted()

    def is_held_back(self, queue: tuple[str, str]) -> bool:
        """Return whether a queue waits for the answer to a press."""
        return queue in self._pressing

    @asynccontextmanager
    async def wait_for_turn_to_change_dm(self, table: str, seat: Seat) -> AsyncIterator[None]:
        """Wait until nobody else changes what a seat's DM shows."""
        lock = self._turns.get((table, seat))
        if lock is None:
            lock = self._turns[table, seat] = asyncio.Lock()
        async with lock:
            await self.composer.shown.load(table)
            yield
            await self.composer.shown.flush(table)

    def live_card_message(self, live: LiveTable, seat: Seat) -> SeatMark | None:
        """Return which message is a seat's live card; None where it has none, or its person has changed."""
        mark, row = live.extra.cards.get(seat), live.seat_row(seat)
        return mark if mark is not None and row is not None and _plays(row, mark) else None

    async def seat_card_screen(
        self,
        actor: Actor,
        seat: Seat,
        mark: SeatMark,
        draft: Draft | None = None,
        note: str = "",
        patience: float | None = None,
    ) -> Screen:
        """Return what a card shows as the table stands, without its numbers. draft: what its seat has chosen so far, if
        that is known; note: a line above all else; patience: seconds that it waits for its map, which the outbox adds
        when it comes later (`MadeOf.lacks_card_its_map`)."""
        live, drafted, history, late = actor.live, draft or Draft(), SeatHistory(), False
        pictures: Sequence[Picture] = ()
        for _ in range(TRIES):
            head = live.head
            drafted = draft or await self._draft(actor, seat)
            late, pictures = await self.made_of.timely_maps(live.row.id, seat, self._map(live, seat, drafted), patience)
            history = await self._history(live, seat)
            same = draft is not None or not pictures or await self._draft(actor, seat) == drafted
            await self._explain(actor, seat)
            if live.head == head and same:  # else the table, or its person, has gone on while the picture was drawn
                break
        if late:
            await self.store.post(live.row.id, [seat_card(seat)])
        self.made_of.note_card_being_made(live, seat)
        lead = lead_above_questions(live, seat, history, self.tables.hold_scale, note=note)
        screen = card_screen(live, seat, lead, drafted)
        return msgspec.structs.replace(screen, pictures=tuple(pictures)) if pictures else screen

    async def _history(self, live: LiveTable, seat: Seat) -> SeatHistory:
        """Return a seat's history, with what its result needs worked out."""
        found = await seat_history(self.store, live, seat)
        if live.state is not None:
            await title_of_game(live.played).compute_event_odds(live.view(seat), found.came_of)
        return found

    async def _map(self, live: LiveTable, seat: Seat, draft: Draft) -> Sequence[Picture]:
        """Return the maps that stand with a seat's only question."""
        asked = questions_for_seat(live, seat)
        if len(asked) != 1:
            return ()
        own = draft if draft.prompt == asked[0].id else Draft(asked[0].id)
        return await question_pictures(live, self.store, self.composer.renderer, asked[0], own)

    async def _explain(self, actor: Actor, seat: Seat) -> None:
        """Choose what is explained under a seat's only question: as the last thing before it is shown, since what was
        worked out of a table is forgotten when that changes."""
        asked, row = questions_for_seat(actor.live, seat), actor.live.seat_row(seat)
        if len(asked) == 1 and row is not None:
            await choose_term_to_explain(actor, row, asked[0])

    async def _draft(self, actor: Actor, seat: Seat) -> Draft:
        """Return the half-made answer of a seat to its only question, weighed so that it can be shown."""
        asked, row = questions_for_seat(actor.live, seat), actor.live.seat_row(seat)
        if len(asked) != 1 or row is None:
            return Draft()
        draft = await current_draft_of_seat(actor, row, asked[0])
        await compute_preview(actor, asked[0], draft.given, draft.way)
        return draft

    def card_with_numbers(self, mark: SeatMark, table: str, screen: Screen, more: Sequence[Post] = ()) -> Screen:
        """Return a card with the numbers that it carries; more: posts that it shows from now on, too."""
        first, last = self._numbers.first_and_last_number(table, mark, more)
        return with_footer(screen, post_footer(tuple(range(first, last + 1)), table))

    def note_shown(self, table: str, mark: SeatMark, screen: Screen, more: Sequence[Post] = ()) -> None:
        """Note what a card shows from now on."""
        if mark.message not in self._bare:
            self.last_rendered.keep(table, mark.message, screen)
        self._numbers.keep_numbers_of_card(table, mark, more)

    def owed_pictures(self, table: str, seat: Seat, message: int) -> sending.Owe:
        """Return what notes that a seat's card, which is about to be edited, is to get its pictures by another edit."""
        self._bare.discard(message)

        async def owe() -> None:
            self._bare.add(message)
            self.last_rendered.forget(table, message)
            await self.store.post(table, [seat_card(seat, again=True)])

        return owe

    # The answer to a press

    async def mark_shown(self, live: LiveTable, seat: Seat, mark: SeatMark, posts: Sequence[Post]) -> None:
        """Note that a card shows these posts; a new hand is drawn later."""
        await self.composer.shown.flush(live.row.id)
        for post in posts:
            await self.store.mark_sent(post.id, mark.message, mark.channel, self.tables.now())
        if self.composer.hand_outdated(live, seat):
            await self.store.post(live.row.id, [seat_card(seat)])

    async def catch_up_with_reading(self, actor: Actor, seat: Seat) -> None:
        """Bring a card up to date with what its person has just read elsewhere, so that nothing rings for it."""
        live = actor.live
        async with self.wait_for_turn_to_change_dm(live.row.id, seat):
            mark = self.live_card_message(live, seat)
            posts = await claim_seat_posts(self.tables, live, seat) if mark is not None and live.is_running else []
            if mark is None or not posts:
                return
            screen = self.card_with_numbers(mark, live.row.id, await self.seat_card_screen(actor, seat, mark), posts)
            if await self._edit(live, mark, screen, self.owed_pictures(live.row.id, seat, mark.message)):
                self.note_shown(live.row.id, mark, screen, posts)
                await self.mark_shown(live, seat, mark, posts)
                await self.made_of.remake_card_when_at_rest(live, seat)
            else:
                for post in posts:
                    await self.store.retry_later(post.id, self.tables.now(), "not editable", unsent_after=post.attempts)

    async def show_posts_by_editing_card(self, live: LiveTable, group: list[Post]) -> tuple[int, int] | None:
        """Show posts by an edit of the card, where they need no message of their own; return (message, channel), None
        where they do, or where the card cannot be edited."""
        seat, told = group[0].audience, [typed_post_body(post, SeatNews) for post in group]
        mark, asked = self.live_card_message(live, seat), {p.id for p in questions_for_seat(live, seat)}
        called = {prompt for one in told if not one.own for prompt in one.prompts} & asked
        last = self._numbers.first_and_last_number(live.row.id, mark)[1] if mark is not None else 0
        if called and live.is_practice and last + 1 == group[0].number:
            called = set()  # its person waits before the card, and nothing stands below it
        if mark is None or called or any(one.over for one in told) or (all(one.news for one in told) and not asked):
            return None
        if self.buried.must_buried_card_give_way(live, seat, mark, group):
            return None
        alive = await self.store.note_posts_tried([post.id for post in group], self.tables.now())
        posts = [post for post in group if post.id in alive]
        actor = await self.tables.actor(live.row.id)
        screen = self.card_with_numbers(mark, live.row.id, await self.seat_card_screen(actor, seat, mark), posts)
        if not await self._edit(live, mark, screen, self.owed_pictures(live.row.id, seat, mark.message)):
            return None
        self.note_shown(live.row.id, mark, screen, posts)
        await self.made_of.remake_card_when_at_rest(live, seat)
        if self.composer.hand_outdated(live, seat):
            await self.store.post(live.row.id, [seat_card(seat)])
        return mark.message, mark.channel

    async def compose_calling_message(self, live: LiveTable, group: list[Post]) -> Screen | None:
        """Return the message with which posts call a seat; None where they have become pointless: the question is
        closed by now, and nothing has happened to it that it was not told."""
        seat, told = group[0].audience, [typed_post_body(post, SeatNews) for post in group]
        over, own = any(one.over for one in told), all(one.own for one in told)
        actor = await self.tables.actor(live.row.id)
        asked = questions_for_seat(live, seat)  # where there are any, they tell the news
        history = await self._history(live, seat)
        called = {prompt for one in told for prompt in one.prompts} & {prompt.id for prompt in asked}
        news = all(one.news for one in told) and not asked and lines_since_decision(live, history)
        if not (over or called or own or news):
            return None
        new = live.state is not None and self.composer.hand_changed(live, seat)
        if new:
            self.composer.note_hand_shown(live, seat)
        draft = await self._draft(actor, seat)
        pictures = await self._map(live, seat, draft)
        asked_for = bool(pictures)
        if not asked_for and (new or (called and live.state is not None)):
            pictures = await self.composer.hand_pictures(live, seat)  # again for each question: older cards lose it
        for prompt in asked if len(asked) == 1 else []:
            given = draft.given if draft.prompt == prompt.id else ()
            await work_out_option_odds(live, prompt, PromptScreen.draft_with_only_action(prompt, given), LEISURE)
        asked = questions_for_seat(live, seat)  # the table may have gone on while the pictures were drawn
        if asked and not (over or called or own):
            return None  # a question has come meanwhile, and tells the news: a second call would ask for nothing
        history = await self._history(live, seat)
        await self._explain(actor, seat)
        self.made_of.note_card_being_made(live, seat)
        push = push_line(live, seat, self.tables.now(), self.tables.hold_scale, history.known)
        scale = self.tables.hold_scale
        lead = lead_above_questions(live, seat, history, scale, push=push, hand=new and asked_for)
        if over:
            return await self._over(actor, seat, lead, pictures)
        silent = own or not asked or history.has_person_just_pressed(self.tables.now())
        silent = silent or await is_in_digest(self.tables.preferences, live, seat, scale)
        screen = card_screen(live, seat, lead, draft, asking=bool(called) or own)
        return msgspec.structs.replace(screen, pictures=tuple(pictures), silent=silent)

    async def _over(self, actor: Actor, seat: Seat, lead: Lead, pictures: Sequence[Picture]) -> Screen:
        """Return how a game ended, for a seat: the card of the end, but where its DM has that already (a practice
        table) or the game goes on again."""
        live = actor.live
        if live.is_practice or live.state is None or live.game.outcome(live.state) is None:
            return msgspec.structs.replace(game_over_screen(live, seat, lead), pictures=tuple(pictures))
        told = await finale_screen(actor, self.composer.renderer, dm=True)
        return game_over_screen(live, seat, lead, told, ending_line(live, seat))

    async def take_sent_message(self, live: LiveTable, group: list[Post], message: int, channel: int) -> None:
        """Take a message that was sent for posts for the seat's live card, and fold the one before it. Only then are
        the posts done, so that a kill leaves no card unfolded."""
        seat, told = group[0].audience, [typed_post_body(post, SeatNews) for post in group]
        mark, row = self.live_card_message(live, seat), live.seat_row(seat)
        if row is None or row.user is None or (all(one.news for one in told) and not any(one.prompts for one in told)):
            return
        if any(one.over for one in told):
            await self._drop(live, seat)
            return
        if mark is None or mark.message != message:
            before = live.extra.cards.get(seat)
            old = msgspec.structs.replace(before, before=None) if before is not None else None
            mark = SeatMark(
                channel=channel,
                message=message,
                user=row.user,
                made=max(min(one.decision for one in told) - 1, 0) if all(one.own for one in told) else live.head,
                first=group[0].number,
                last=group[-1].number,
                before=old,
            )
            await self._remember(live.row.id, seat, mark)
        if mark.before is not None:
            await self._fold(live, seat, mark.before)
        await self.made_of.remake_card_when_at_rest(live, seat)

    async def update_or_fold_card(self, live: LiveTable, post: Post) -> tuple[int | None, int | None]:
        """Bring a card up to date; fold it where its person plays the seat no more. Return (message, channel)."""
        seat = typed_post_body(post, SeatCard).seat
        async with self.wait_for_turn_to_change_dm(live.row.id, seat):
            mark = self.live_card_message(live, seat)
            if mark is None or live.state is None:
                await self._drop(live, seat)
                return None, None
            if typed_post_body(post, SeatCard).at_rest and self.made_of.is_card_current(live, seat):
                await self.made_of.remake_card_when_at_rest(live, seat)
                return mark.message, mark.channel
            actor = await self.tables.actor(live.row.id)
            new = self.composer.hand_outdated(live, seat)
            made = await self.seat_card_screen(actor, seat, mark)
            screen = self.card_with_numbers(mark, live.row.id, made)
            hand = await self.composer.hand_pictures(live, seat) if new and not screen.pictures else ()
            self.composer.note_hand_shown(live, seat)
            drawn = msgspec.structs.replace(screen, pictures=(*screen.pictures, *hand))
            again = typed_post_body(post, SeatCard).again
            owe = None if again else self.owed_pictures(post.table, seat, mark.message)
            if owe is None:
                self._bare.discard(mark.message)
            edited = False
            try:
                edited = await self._edit(live, mark, drawn, owe)
            finally:
                if hand and (not edited or mark.message in self._bare):
                    self.composer.note_hand_not_shown(live, seat)
            if edited:
                self.note_shown(live.row.id, mark, screen)
            await self.made_of.remake_card_when_at_rest(live, seat)
            return mark.message, mark.channel

    async def _drop(self, live: LiveTable, seat: Seat) -> None:
        """Fold a seat's card and have none."""
        if (mark := live.extra.cards.get(seat)) is not None:
            await self._fold(live, seat, mark)
            await self._remember(live.row.id, seat, None)

    async def _fold(self, live: LiveTable, seat: Seat, mark: SeatMark) -> None:
        """Leave one line of a card, and no button; at a practice table nothing, since the next card tells it. One that
        is there no more, or that Discord does not let us change, is left: a press on it is told how things stand."""
        if live.is_practice and await sending.delete_message(self.client(), mark.channel, mark.message):
            return
        row = live.seat_row(seat)
        gone = row is None or not _plays(row, mark)
        history = await seat_history(self.store, live, seat)
        screen = folded_screen(live, seat, history, mark.made, gone=gone)
        await self._edit(live, mark, self.card_with_numbers(mark, live.row.id, screen), keep=False)

    async def _remember(self, table: str, seat: Seat, mark: SeatMark | None) -> None:
        actor = await self.tables.actor(table)
        async with actor.turn() as live:
            cards = {**live.extra.cards, seat: mark}
            extra = with_extra(live.row, cards={key: value for key, value in cards.items() if value is not None})
            live.replace(row=await self.store.update_table(live.row, extra=extra))

    async def _edit(
        self, live: LiveTable, mark: SeatMark, screen: Screen, owe: sending.Owe | None = None, *, keep: bool = True
    ) -> bool:
        """Let a card show this; its pictures stay where the screen has none, if `keep`. Return whether it does now:
        False where the message is gone, another application's, or edited too often."""
        message, reader = mark.message, await self.tables.preferences.of(mark.user)
        if self.last_rendered.is_same(live.row.id, message, screen):
            return True
        try:
            keep, form = keep and not screen.pictures, form_for(MessageForm.CLASSIC, plain=reader.plain)
            to = (self.client(), mark.channel, message, await screen_in_look(screen, reader.picture_look))
            await sending.edit_message(*to, form=form, keep_pictures=keep, owe=owe)
        except discord.RateLimited:
            return False
        except discord.HTTPException as error:
            if error.status in GONE or error.code in (ALIEN, TOO_OFTEN):
                log.info("a card could not be changed: code %s", error.code)
                return False
            raise
        if message not in self._bare:
            self.last_rendered.keep(live.row.id, message, screen)
        return True


def _plays(row: SeatRow, mark: SeatMark) -> bool:
    return row.kind == HUMAN and row.user == mark.user
