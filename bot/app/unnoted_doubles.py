"""Messages that the process before sends as it wakes, though this one has sent them, too, and of which it leaves no
note, since it is killed in that very moment. So for a quarter of an hour the bot looks now and then for copies of what
may have been on its way: the posts that had been tried and waited when this process became the bot, the cards of tables
that were being opened, and the boards, cards of tournaments and digests that it has sent since. What it has noted of
its own stays.
"""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Sequence

from bot.app.in_flight import EVERY, FAULTS, LASTS, STANDING, Places
from bot.app.late_doubles import LateDoubles, TellsPost
from bot.delivery.gathering import GATHERED
from bot.delivery.worker import QUEUES_AT_ONCE, Worker
from bot.process.repeating import look_once
from bot.tables.opening import opening_under_way
from bot.tables.post_types import OpeningWork, kind_of
from engine.store.interface import Store
from engine.store.models import Post

log = logging.getLogger(__name__)
WORK = kind_of(OpeningWork)


class UnnotedDoubles:
    """Looks for copies of messages that were being sent when this process became the bot. standing: where messages are
    that are no posts."""

    def __init__(
        self,
        worker: Worker,
        store: Store,
        doubles: LateDoubles,
        standing: Sequence[Places] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._worker, self._store, self._doubles, self._clock = worker, store, doubles, clock
        self._standing, self._stood = standing, set[tuple[int, int]]()
        self._posts, self._opened_in = list[Post](), set[int]()

    async def begin(self) -> None:
        """See what is waiting, before any of it is sent, and which messages stand there already."""
        now, most = self._worker.tables.now(), QUEUES_AT_ONCE * GATHERED
        due = await self._store.due_posts(now, most, per_queue=GATHERED)
        self._posts = [post for post in due if post.first_tried is not None]  # as is noted before any is sent
        for post in self._posts:
            row = await self._store.table(post.table) if post.kind == WORK else None
            if row is not None and (opening := opening_under_way(row)) is not None and not opening.forum:
                self._opened_in.add(opening.channel)
        self._stood = {one for places in self._standing for one in await places()}

    async def run(self) -> None:
        """Look for a quarter of an hour."""
        end = self._clock() + LASTS
        while self._clock() < end:
            await asyncio.sleep(EVERY)
            await look_once(self.look, log, "copies of messages of the time of a takeover were not looked for")

    async def look(self) -> None:
        """Look once. What cannot be looked at now the next look finds."""
        posts, standing = defaultdict[int, list[TellsPost]](list), defaultdict[int, set[int]](set)
        for post in self._posts:
            for channel, message in await self._store.messages_of_posts([post.id]):
                posts[channel].append(TellsPost(post, message))
        for channel, message in await self._sent_since():
            standing[channel].add(message)
        for channel in {*posts, *standing, *self._opened_in}:
            try:
                found = await self._doubles.take_back_copies(channel, posts[channel], standing[channel])
            except FAULTS:
                continue
            if found:
                log.info("the process before has sent %d messages that were there already", found)

    async def _sent_since(self) -> list[tuple[int, int]]:
        """Return where the boards, cards and digests are that this process has sent."""
        now = [one for places in self._standing for one in await places()]
        return [one for one in now if one not in self._stood][:STANDING]
