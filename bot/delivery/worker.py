"""The delivery worker: sends what the outbox holds, once and in order for each audience.

A kill between a send and its note is healed twice: Discord returns the first message for a nonce that it remembers, and
before anything is sent a second time the worker looks for the post's number.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from bot.connection.reading import all_words_of_message
from bot.delivery.closed_dms import CLOSED, ClosedDms
from bot.delivery.compose import Composer
from bot.delivery.dms import LOST, Dms, person_of_audience
from bot.delivery.footers import post_numbers_if_of_posts
from bot.delivery.gathering import GATHERED, posts_sent_together
from bot.delivery.last_rendered import LOOK_BACK
from bot.delivery.late_pictures import LateDelivery
from bot.delivery.live_messages import LiveMessages
from bot.delivery.message_parts import MessageParts
from bot.delivery.missing_permissions import FORBIDDEN, GONE, MissingPermissions
from bot.delivery.offer_messages import OfferMessages
from bot.delivery.panels import Panels
from bot.delivery.places.lobby_cards import LobbyCards
from bot.delivery.places.openings import Openings
from bot.delivery.refused.refused_posts import OPENED_TOO_FAST, RefusedPosts, refuses_for_good
from bot.delivery.routes import InPlace, SentOnce, Work, route_of, routes_of
from bot.delivery.seat_cards import SeatCards
from bot.delivery.throttle import Throttle, retry_delay_seconds
from bot.delivery.turn_cards import TurnCards
from bot.delivery.vote_messages import VoteMessages
from bot.replay.films import NotYetError
from bot.tables import practice
from bot.tables.clocks.seat_clocks import note_question
from bot.tables.live import LiveTable
from bot.tables.post_types import LobbyCard, Panel, SeatNews, body_of, kind_of, nudge_post
from bot.tables.registry import TableRegistry
from data.speaking import language_context
from engine.kernel.errors import SaveError, SetupError
from engine.store.models import ABANDONED, HUMAN, OVER, PUBLIC, Post
from render.service.priority_queue import LOW_PRIORITY

log = logging.getLogger(__name__)
Channel = discord.PartialMessageable
QUEUES_AT_ONCE = 16
SOON = 0.05  # seconds between two looks whether a queue is busy
LOOK = 2.0  # seconds after which the outbox is looked at though nobody rang
LONG = 600.0  # seconds that a question may wait for Discord's limit before the thread calls whom it is for
HOLD_OFF = 5.0  # seconds that a queue rests when nothing can be written down
NO_GAME = NO_THREAD = 300.0  # seconds; whoever opens the thread hastens what waits for it
PANEL, LOBBY, NEWS = kind_of(Panel), kind_of(LobbyCard), kind_of(SeatNews)


class Worker:
    """Takes due posts from the store and sends them."""

    def __init__(
        self, client: discord.Client, tables: TableRegistry, composer: Composer, *, delay_scale: float = 1.0
    ) -> None:
        self.client, self.tables, self.store, self.composer = client, tables, tables.store, composer
        self.delay_scale, self.throttle = delay_scale, Throttle()
        self.live_messages = LiveMessages(lambda: self.client, tables, composer)
        self.panels = Panels(lambda: self.client, tables, composer)
        self.openings = Openings(lambda: self.client, tables)
        self.dms = Dms(lambda: self.client, tables)
        self.offers = OfferMessages(lambda: self.client, composer, self.dms.message_form_of_post)
        self.closed_dms = ClosedDms(tables, self.dms.write)
        self.missing_permissions, self.refused = MissingPermissions(tables), RefusedPosts(tables)
        self.parts = MessageParts(lambda: self.client, tables, self.dms, self.missing_permissions, self.refused)
        self.turns = TurnCards(lambda: self.client, tables, composer)
        cards = LobbyCards(lambda: self.client, tables, self.openings)
        self.seat_cards = SeatCards(lambda: self.client, tables, composer)
        late = LateDelivery(lambda: self.client, self.store)
        self.routes = routes_of(
            composer, self.panels, self.live_messages, self.offers, cards, self.openings, self.seat_cards,
            self.turns, late, VoteMessages(lambda: self.client, tables, composer, self.dms.message_form_of_post),
        )  # fmt: skip
        self._ring = asyncio.Event()
        self._busy: set[tuple[str, str]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.online = asyncio.Event()  # nothing is tried before the bot has logged in
        self.closing = False

    def notify(self) -> None:
        """Say that there may be something to send."""
        self._ring.set()

    @property
    def is_busy(self) -> bool:
        """Return whether something is being sent."""
        return bool(self._busy)

    async def run(self) -> None:
        """Send whatever is due, for ever."""
        while not self.closing:
            await self.online.wait()
            self._ring.clear()
            wait = LOOK
            try:
                await self.tables.check_server()
                self._see_to_the_closed()
                wait = await self._start_queues()
            except SaveError as error:
                log.error("the outbox could not be read: %s", error)
            except Exception:
                log.exception("the outbox could not be read")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ring.wait(), wait)

    def _see_to_the_closed(self) -> None:
        """Try those again who pressed something when they had just been tried."""
        for user in self.closed_dms.people_to_try_again():
            task = asyncio.create_task(self.closed_dms.try_overdue(user))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def finish_and_stop(self, seconds: float = 5.0) -> None:
        """Finish what is being sent, and start nothing more."""
        self.closing = True
        await self.missing_permissions.stop()
        self.online.set()
        self._ring.set()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=seconds)
            for task in late:  # what they were sending is in the outbox still
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _start_queues(self) -> float:
        """Start the queues in which something may go, as many as there is room for; return the seconds until the next
        may. A queue that has come to its end rings."""
        now = self.tables.now()
        for found in await self.store.queues(now, QUEUES_AT_ONCE + len(self._busy) + 1, delay_scale=self.delay_scale):
            queue = (found.table, found.audience)
            if queue in self._busy or self.seat_cards.is_held_back(queue):
                continue
            if found.at > now:
                return min(found.at - now, LOOK)
            if len(self._busy) >= QUEUES_AT_ONCE:
                break
            self._busy.add(queue)
            task = asyncio.create_task(self.send_queue(queue))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return LOOK

    async def send_queue(self, queue: tuple[str, str]) -> None:
        """Send what may go of one queue (table, audience), in order, until something fails."""
        LOW_PRIORITY.set(True)  # whoever has pressed a button is drawn for first
        group, found = list[Post](), True
        try:
            await self.tables.ensure_compared(queue[0])
            posts = await self.store.due_posts(self.tables.now(), GATHERED, per_queue=GATHERED, queue=queue)
            found = bool(posts)  # else they were voided a moment ago
            while posts and not self.closing:
                group = posts_sent_together(posts, route_of(self.routes, posts[0]))
                posts = posts[len(group) :]
                if not await self._deliver(group):
                    return
        except SaveError as error:  # the disk is full, say: what was sent is found again by its number
            log.error("table %s: a post could not be noted: %s", queue[0], error)
            await asyncio.sleep(HOLD_OFF)
        except Exception:
            log.exception("table %s: a post could not be delivered", queue[0])
            if not group:
                await asyncio.sleep(HOLD_OFF)
            with contextlib.suppress(SaveError):
                for post in group[:1]:
                    await self.store.retry_later(post.id, self.tables.now() + 30, "failed")
        finally:
            self._busy.discard(queue)
            if found:
                self._ring.set()

    async def run_while_queue_is_idle(self, queue: tuple[str, str], do: Callable[[], Awaitable[None]]) -> None:
        """Do something while nothing of a queue (table, audience) is being sent."""
        while queue in self._busy:
            await asyncio.sleep(SOON)
        self._busy.add(queue)
        try:
            await do()
        finally:
            self._busy.discard(queue)
            self._ring.set()

    async def _deliver(self, group: list[Post]) -> bool:
        """Send a group of posts as one message; return whether the queue can go on."""
        await self.throttle.wait()
        route = route_of(self.routes, group[0])
        try:
            with language_context(await self.dms.reader_language(group[0])):
                if isinstance(route, Work):
                    await route.do(await self.tables.actor(group[0].table), group[0])
                else:
                    await self._send(route, group)
        except discord.HTTPException as error:
            if isinstance(route, Work):
                return await self.openings.give_up_refused(group[0], error, self._retry)
            return await self._failed(route, group, error)
        except (discord.RateLimited, NotYetError) as error:
            live = (await self.tables.actor(group[0].table)).live
            if isinstance(route, SentOnce) and live.seat_row(group[0].audience) and error.retry_after > LONG:
                return await self._unreached(live, route, group, person_of_audience(live, group[0].audience))
            await self._retry(group, error.retry_after, "later", unsent=isinstance(error, discord.RateLimited))
            return False
        except SetupError:  # its game is not installed: the table lies still
            await self._retry(group, NO_GAME, "no game", unsent=True)
            return False
        except (OSError, TimeoutError, aiohttp.ClientError) as error:
            await self._retry(group, retry_delay_seconds(group[0].attempts), type(error).__name__)
            return False
        return True

    async def _retry(self, group: list[Post], wait: float, why: str, *, unsent: bool = False) -> None:
        at = self.tables.now() + wait
        for post in group:
            await self.store.retry_later(post.id, at, why, unsent_after=post.attempts if unsent else None)

    async def _send(self, route: SentOnce | InPlace, group: list[Post]) -> None:
        post, actor = group[0], await self.tables.actor(group[0].table)
        await self.composer.shown.load(post.table)
        async with actor.turn():  # its rows are in the store a moment before the table itself has moved on
            live = actor.live
            if post.kind in (PANEL, NEWS) and live.is_running:
                # Else the deadline would come later, with an edit that tells when a secret answer was given, or be
                # lacking in the line that calls somebody.
                await note_question(actor, self.tables.now(), self.tables.hold_scale)
        if live.is_practice and not await practice.is_told_here(actor, post, await self._channel(live, post)):
            await self._note(group, None, None)
        elif post.audience == PUBLIC and post.kind != LOBBY and live.row.thread is None:
            await self._without_thread(live, group)
        elif isinstance(route, InPlace):
            found = await route.deliver(live, post)
            if found is not None:
                await self._note([post], *found)
        elif route.card is not None:
            async with route.card.wait_for_turn_to_change_dm(post.table, post.audience):
                await self._message(live, route, group)
        else:
            await self._message(live, route, group)

    async def _without_thread(self, live: LiveTable, group: list[Post]) -> None:
        """Keep what a table without a thread shall be told until it has one: it is never told in the channel."""
        over = live.row.status in (ABANDONED, OVER)
        for post in group:
            if over:
                await self.store.give_up(post.id, "no thread")
            elif await self.store.note_try(post.id, self.tables.now()):
                await self.store.retry_later(
                    post.id, self.tables.now() + NO_THREAD, "no thread", unsent_after=post.attempts
                )

    async def _message(self, live: LiveTable, route: SentOnce, group: list[Post]) -> None:
        channel_id = await self._channel(live, group[0])
        if channel_id is None:
            await self._fall_back(live, route, group)
            return
        channel = self.client.get_partial_messageable(channel_id)
        if group[0].first_tried is not None:
            group = await self._not_there(live, route, channel, group)
        refused = bool(group) and group[0].refused > 0  # perhaps by an edit of another message: it gets one of its own
        if group and not refused and route.card is not None:
            shown = await route.card.show_posts_by_editing_card(live, group)
            if shown is not None:
                await self._note(group, *shown)
                return
        joins, message = None if refused else route.joins, None
        if joins is not None and (group := await self._alive(group)):
            message = await joins.put_into_message(live, group)
        screen = await route.compose(live, group) if group and message is None else None
        if screen is None and message is None:
            await self._note(group, None, None)
            return
        if joins is None:
            group = await self._alive(group)
        if not group:
            return
        if message is None and screen is not None:
            message = await self.parts.send(live, channel_id, group, practice.hushed_screen(live, group[0], screen))
        if message is not None:
            await self._keep(live, route, group, message, channel_id)
        await self._note(group, message, channel_id)
        if group[0].audience == PUBLIC:
            await self.missing_permissions.note_post_sent(live)

    @staticmethod
    async def _keep(live: LiveTable, route: SentOnce, group: list[Post], message: int, channel: int) -> None:
        """Let those who keep which message posts are in know it."""
        if route.joins is not None:
            await route.joins.note_sent(live, group, message)
        if route.card is not None:
            await route.card.take_sent_message(live, group, message, channel)

    async def _alive(self, group: list[Post]) -> list[Post]:
        """Note that posts are about to be sent, and return them without what an undo has voided."""
        alive = await self.store.note_posts_tried([one.id for one in group], self.tables.now())
        return [one for one in group if one.id in alive]

    async def _not_there(self, live: LiveTable, route: SentOnce, channel: Channel, group: list[Post]) -> list[Post]:
        """Return the posts of a group that was tried before which are not on Discord. A kill may have come between
        the notes of a group that was sent as one, so each is looked for by its own number."""
        there: dict[int, int] = {}
        async for message in channel.history(limit=LOOK_BACK):
            if message.author.id == self._me():
                numbers = post_numbers_if_of_posts(all_words_of_message(message), group)
                there.update(dict.fromkeys(numbers, message.id))
        found = [post for post in group if post.number in there]
        if found and route.card is not None:
            await route.card.take_sent_message(live, found, there[found[-1].number], channel.id)
        for post in found:
            if route.joins is not None:
                await route.joins.note_sent(live, [post], there[post.number])
            await self._note([post], there[post.number], channel.id)
        return [post for post in group if post.number not in there]

    async def _note(self, group: list[Post], message: int | None, channel: int | None) -> None:
        for table in {one.table for one in group}:
            await self.composer.shown.flush(table)
        for one in group:
            await self.store.mark_sent(one.id, message, channel, self.tables.now())

    def _me(self) -> int:
        return self.client.user.id if self.client.user else 0

    # Where to

    async def _channel(self, live: LiveTable, post: Post) -> int | None:
        """Return the channel of an audience; None where a person's DMs are known to be closed."""
        if post.audience == PUBLIC:
            return live.row.thread
        user = person_of_audience(live, post.audience)
        if user is None:
            return None
        person = await self.store.person(user)
        if person.get("dm_open") is False:
            self.closed_dms.note_closed_before(user)
            return None
        return await self.dms.channel(user)

    # When it does not work

    async def _failed(self, route: SentOnce | InPlace, group: list[Post], error: discord.HTTPException) -> bool:
        post, code = group[0], error.code
        live = (await self.tables.actor(post.table)).live
        if code in CLOSED | LOST and post.audience != PUBLIC:
            user = person_of_audience(live, post.audience)
            if user is not None and code in LOST and await self.dms.forget_channel(user):
                await self._retry(group, 0, str(code), unsent=True)
                return False
            return await self._unreached(live, route, group, user, code)
        if post.audience == PUBLIC and await self.missing_permissions.give_up_thread_posts(live, code, group):
            return True
        if code in GONE | FORBIDDEN and post.kind == LOBBY:
            await self.missing_permissions.change_lobby_card_later(post, code)
            return True
        if code in GONE | FORBIDDEN and post.audience == PUBLIC:
            if isinstance(route, InPlace):  # it is made again when the thread is back
                await self.store.give_up(post.id, str(code))
            else:
                await self._retry(group, self.missing_permissions.seconds_until_retry(live), str(code), unsent=True)
            await self.missing_permissions.note_missing(live, code)
            return False
        if refuses_for_good(error):
            return await self.refused.note_refused(live, group, error)
        wait = 10.0 if code == OPENED_TOO_FAST else retry_delay_seconds(post.attempts)
        log.warning("table %s: a post was refused with %s, code %s", post.table, error.status, code)
        await self._retry(group, wait, str(code), unsent=error.status < 500)
        return False

    async def _unreached(
        self, live: LiveTable, route: SentOnce | InPlace, group: list[Post], user: int | None, code: int = 0
    ) -> bool:
        """Let the thread say what a person cannot be written; return that the queue can go on. code: Discord's."""
        if user is not None:
            await self.closed_dms.note_closed(group[0].table, user, code)
        if isinstance(route, SentOnce):
            await self._fall_back(live, route, group)
        else:
            await self._note(group, None, None)
        return True

    async def _fall_back(self, live: LiveTable, route: SentOnce, group: list[Post]) -> None:
        """Where a DM cannot go, the thread says that there is something, never what; "My table" shows it. In a window
        it says so whether they could respond or not, or the nudge would tell who holds a card for it."""
        post = group[0]
        said = [body_of(one) for one in group]
        window = any(isinstance(body, SeatNews) and body.window for body in said)
        pointless = all(body.is_dm_only for body in said) or (not window and await route.compose(live, group) is None)
        await self._note(group, None, None)
        if pointless:
            return
        seat = live.seat_row(post.audience)
        if seat is None or seat.kind != HUMAN or seat.user is None:
            return
        await self.closed_dms.tell_table(post.table, seat.user)
        await self.store.post(live.row.id, [nudge_post(seat.seat)])
