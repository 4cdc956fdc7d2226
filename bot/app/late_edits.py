"""Messages that a replaced process may have edited to something old are shown again as they should be: those that a
table's row knows, offers, votes and reminders, which later posts change, boards, cards of tournaments, digests, and
private answers."""

from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence

from bot.delivery.worker import Worker
from bot.process.repeating import each_of
from bot.tables.notices import last_waited_for_key, reminder_key, vote_key
from bot.tables.offers import offer_key
from bot.tables.post_types import (
    LOBBY_CARD,
    Card,
    Offer,
    OfferOver,
    ReminderTime,
    VoteOver,
    VoteTime,
    body_of,
    kind_of,
    live_message,
    panel_post,
    seat_card,
)
from bot.tables.registry import tables_with_installed_games
from bot.tables.table_extra import extra_of
from engine.store.interface import Store
from engine.store.models import ABANDONED, LOBBY, OVER, PUBLIC, RUNNING, NewPost, Post, TableRow

SENT = (kind_of(Card), kind_of(Offer))
CHANGING = (kind_of(OfferOver), kind_of(VoteOver), kind_of(VoteTime), kind_of(ReminderTime))
Forget = Callable[[Collection[int]], Awaitable[None]]


class LateEdits:
    """Shows again what was edited too late. standing: each sees to it that some messages which no table
    knows are edited again: boards, cards of tournaments, digests, private answers."""

    def __init__(self, worker: Worker, store: Store, standing: Sequence[Forget]) -> None:
        self._worker, self._store, self._standing = worker, store, standing

    async def show_again(self, messages: set[int]) -> None:
        """Bring up to date what may show something old; nothing of a table none of whose messages is among them."""
        if messages:
            await each_of((self._of_tables, self._of_posts, *self._standing), lambda see_to: see_to(messages))

    async def _of_tables(self, messages: Collection[int]) -> None:
        rows = tables_with_installed_games(await self._store.tables_showing(messages))
        shown = [row for row in rows if row.status in (LOBBY, RUNNING, OVER, ABANDONED)]
        await each_of(shown, lambda row: self._of_table(row, messages))

    async def _of_posts(self, messages: Collection[int]) -> None:
        """Bring up to date what later posts change."""
        for table, audience, key in await self._store.post_keys_of_messages(messages, SENT):
            changing = [
                post for post in await self._store.sent_posts(table, audience, CHANGING) if key in _keys_of(post)
            ]
            if changing:
                last = changing[-1]
                again = NewPost(audience=audience, kind=last.kind, payload=last.payload, numbered=False)
                await self._store.post(table, [again])
                self._worker.notify()

    async def _of_table(self, row: TableRow, messages: Collection[int]) -> None:
        """Bring up to date what a table's row knows."""
        await self._worker.composer.shown.load(row.id)
        posts = [post for message in messages for post in self._posts(row, message)]
        if posts:
            await self._store.post(row.id, posts)
            self._worker.notify()
        card = extra_of(row).card
        if card is not None and card.message in messages:
            await self._worker.run_while_queue_is_idle((row.id, PUBLIC), self._grown_again(row.id))

    def _grown_again(self, table: str) -> Callable[[], Awaitable[None]]:
        async def show() -> None:
            await self._worker.turns.show_again((await self._worker.tables.actor(table)).live)

        return show

    def _posts(self, row: TableRow, message: int) -> Iterator[NewPost]:
        """Yield what brings a message of a table up to date; nothing of a message that is not the table's."""
        extra, worker = extra_of(row), self._worker
        for shown in (worker.panels, worker.live_messages, worker.seat_cards):
            shown.last_rendered.forget(row.id, message)
        if row.panel == message:
            yield panel_post()
        if row.lobby_card == message:
            yield LOBBY_CARD
        if extra.course is not None and extra.course.message == message:
            yield live_message(0)
        for seat, mark in extra.cards.items():
            if mark.message == message:
                yield seat_card(seat)


def _keys_of(post: Post) -> tuple[str, ...]:
    """Return the keys of the messages that a post changes."""
    match body_of(post):
        case OfferOver(prompt=prompt):
            return (offer_key(prompt),)
        case VoteOver(vote=vote) | VoteTime(vote=vote):
            return (vote_key(vote),)
        case ReminderTime(question=question):
            return reminder_key(question), last_waited_for_key(question)
        case _:
            return ()
