"""Edits that the process before had begun when it was replaced, and makes as it wakes. It leaves a note of them (see
`late_effects`), but not where it is killed in that very moment. So for a quarter of an hour the bot looks now and then
at the few messages that may have been on their way: Discord says when each was edited last. What was edited since by
somebody else is shown again as it should be. Of boards, cards of tournaments and digests those may have been that this
process edits first: the one before had not noted what it was about to show.

A look edits nothing, so none tells that somebody has acted. After that time nothing can come any more: Discord closes a
connection by which nothing was asked for so long.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

import aiohttp
import discord

from bot.app.late_edits import LateEdits
from bot.delivery.worker import QUEUES_AT_ONCE, Worker
from bot.process.repeating import look_once
from engine.store.interface import Store

log = logging.getLogger(__name__)
EVERY = 15.0  # seconds; what two looks see was another's edit, so all is mended within half a minute
LASTS = 900.0  # seconds
STANDING = 16  # boards, cards and digests that are looked at, at most
KEPT = 500  # messages whose last edit by this process is known
MENDED = 3  # times that a message is shown again, at most: a press on it edits it, too
Places = Callable[[], Awaitable[Sequence[tuple[int, int]]]]  # where messages of a kind are: channel, message
FAULTS = (discord.DiscordException, aiohttp.ClientError, OSError)


class OwnEdits:
    """When this process has edited messages last, as Discord has told it."""

    def __init__(self) -> None:
        self._at: OrderedDict[int, datetime | None] = OrderedDict()

    def note_edit_time(self, message: int, at: str | None) -> None:
        """Note when a message was edited. at: as Discord writes it."""
        self._at[message] = discord.utils.parse_time(at)
        self._at.move_to_end(message)
        if len(self._at) > KEPT:
            self._at.popitem(last=False)

    def last_edit_time(self, message: int) -> datetime | None:
        """Return when a message was edited last; None where it was not."""
        return self._at.get(message)


class InFlight:
    """Looks at the messages of the posts that were waiting when this process became the bot. standing: where messages
    are that are no posts."""

    def __init__(
        self,
        worker: Worker,
        store: Store,
        edits: LateEdits,
        own: OwnEdits,
        standing: Sequence[Places] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._worker, self._store, self._edits, self._own, self._clock = worker, store, edits, own, clock
        self._standing, self._stood = standing, set[int]()
        self._posts: set[int] = set()
        self._known: dict[int, datetime | None] = {}  # by message: the last edit that was seen, and is no fault
        self._doubted: dict[int, datetime | None] = {}  # one that seems to be another's: that of this process, perhaps
        self._mended: dict[int, int] = {}

    async def begin(self) -> None:
        """See what is waiting, before any of it is sent: the process before had begun no more queues than these."""
        due = await self._store.due_posts(self._worker.tables.now(), QUEUES_AT_ONCE)
        self._posts = {post.id for post in due}

    async def run(self) -> None:
        """Look for a quarter of an hour."""
        end = self._clock() + LASTS
        while (self._posts or self._standing) and self._clock() < end:
            await asyncio.sleep(EVERY)
            await look_once(self.look, log, "messages of the time of a takeover were not looked at")

    async def look(self) -> None:
        """Look once. Where what is stale cannot be shown again, the next look tries it."""
        stale: dict[int, datetime | None] = {}
        for channel, message in [*await self._store.messages_of_posts(self._posts), *await self._standing_edited()]:
            try:
                found = await self._worker.client.http.get_message(channel, message)
            except FAULTS:
                continue  # it is gone, or the next look finds it
            at = discord.utils.parse_time(found.get("edited_timestamp"))
            if self._is_another_s(message, at):
                stale[message] = at
        if stale:
            log.info("the process before has edited %d messages too late", len(stale))
            await self._edits.show_again(set(stale))
            self._known |= stale

    async def _standing_edited(self) -> list[tuple[int, int]]:
        """Return where the boards, cards and digests are that this process has edited first."""
        found = []
        for places in self._standing:
            for channel, message in await places():
                at = self._own.last_edit_time(message)
                if at is not None and (message in self._stood or len(self._stood) < STANDING):
                    self._stood.add(message)
                    self._known.setdefault(message, at)
                    found.append((channel, message))
        return found

    def _is_another_s(self, message: int, at: datetime | None) -> bool:
        """Return whether a message was edited last by another process, as the look before has seen, too."""
        known = self._known.setdefault(message, at)
        if at in (known, self._own.last_edit_time(message)):
            return False
        if self._doubted.get(message) != at:
            self._doubted[message] = at
            return False
        self._mended[message] = self._mended.get(message, 0) + 1
        return self._mended[message] <= MENDED
