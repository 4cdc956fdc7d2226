"""Whether a table's thread knows more than the database: then the file was copied back by hand.

When a table is opened, before anything is done there, the heads of the chain in the last posts of its thread are looked
for in its own chain. A post is written in the transaction that makes its link, so whatever stands in the thread is in
the database too, after any crash; only one that is older than the thread lacks it. Such a table goes on as after
`praetor restore`: by another key of its dice, with posts numbered again, and it is told. From then on the posts that
were lost are those of an earlier restore, so that it is told once.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

import aiohttp
import discord

from bot.connection.reading import words_of
from bot.delivery.footers import told_in
from bot.tables import notices
from bot.tables.live import LiveTable
from engine.store.interface import Store
from engine.store.models import NewPost, PostFooter, RestoreMark, TableRow

log = logging.getLogger(__name__)
LOOK_BACK = 100  # messages of a thread: one request
PATIENCE = 5.0  # seconds that a table waits for its thread
AGAIN = 30.0  # seconds before a thread that could not be looked at is looked at again


class RollbackDetection:
    """Compares tables with their threads.

    client: the connection as it is now. online: set while it may be used.
    """

    def __init__(
        self, store: Store, client: Callable[[], discord.Client], online: asyncio.Event, now: Callable[[], float]
    ) -> None:
        self.store, self._client, self._online, self._now = store, client, online, now
        self._not_before: dict[str, float] = {}  # by table, where Discord gave no answer

    async def compare(self, live: LiveTable) -> bool:
        """Compare a table with its thread; call within its turn. False: Discord gave no answer, so that it is to be
        done again. A thread that is gone, or that the bot may not read, shows nothing."""
        row = live.row
        if not self._online.is_set() or self._now() < self._not_before.get(row.id, 0.0):
            return False
        try:
            told = await asyncio.wait_for(self._told(row), PATIENCE)
        except (discord.NotFound, discord.Forbidden):
            return True
        except (discord.DiscordException, OSError, TimeoutError, aiohttp.ClientError):
            self._not_before[row.id] = self._now() + AGAIN
            return False
        lost = await self.store.lost(row.id, told) if told else None
        if lost is not None:
            log.warning("table %s: the database is older than post %d of its thread", row.id, lost.number)
            await self.store.copied_back(row.id, lost, partial(_news, lost))
            live.replace(row=await self.store.table(row.id))
        self._not_before.pop(row.id, None)
        return True

    async def _told(self, row: TableRow) -> list[PostFooter]:
        """Return what the last posts of a table's thread tell."""
        client = self._client()
        found: list[PostFooter] = []
        async for message in client.get_partial_messageable(row.thread or 0).history(limit=LOOK_BACK):
            if client.user is not None and message.author.id == client.user.id:
                told = told_in(words_of(message), row.id)
                found += [told] if told is not None else []
        return found


def _news(lost: RestoreMark, row: TableRow, at: float) -> list[NewPost]:
    return notices.copied_back(row, at, lost.number)
