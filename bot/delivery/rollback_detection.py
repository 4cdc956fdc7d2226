"""Whether a table's thread knows more than the database: then the file was copied back by hand, or the server was set
back, or another took over that had not got all.

When a table is opened, and again after each loss of the connection to the database, before anything is done there, the
heads of the chain in the last posts of its thread are looked for in its own chain. A post is written in the transaction
that makes its link, so whatever stands in the thread is in the database too, after any crash; only one that is older
than the thread lacks it. Such a table goes on as after `praetor restore`: by another key of its dice, with posts
numbered again, and it is told. From then on the posts that were lost are those of an earlier restore, so that it is
told once.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

import aiohttp
import discord

from bot.connection.reading import all_words_of_message
from bot.delivery.footers import thread_footer_of_message
from bot.tables import notices
from bot.tables.live import LiveTable
from bot.tables.persons.preferences import PreferenceStore
from engine.store.interface import Store
from engine.store.models import NewPost, PostFooter, RestoreMark, TableRow

log = logging.getLogger(__name__)
LOOK_BACK = 100  # messages of a thread: one request
PATIENCE = 5.0  # seconds that a table waits for its thread
AGAIN = 30.0  # seconds before a thread that could not be looked at is looked at again


class RollbackDetection:
    """Compares tables with their threads, and the database's server with the one that it was on.

    client: the connection as it is now. online: set while it may be used. preferences: those in memory, which are read
    again.
    """

    def __init__(
        self,
        store: Store,
        client: Callable[[], discord.Client],
        online: asyncio.Event,
        now: Callable[[], float],
        preferences: PreferenceStore,
    ) -> None:
        self._preferences, self._looking = preferences, asyncio.Lock()
        self._breaks: int | None = None  # how often the database's connection had been lost when it was looked at
        self.store, self._client, self._online, self._now = store, client, online, now
        self._not_before: dict[str, float] = {}  # by table, where Discord gave no answer

    async def check_server(self) -> None:
        """Look which server the database is on: at the start, and after each loss of the connection. On another, or on
        one that was promoted or set back, all running tables go on by other keys of their dice, and are told."""
        async with self._looking:
            breaks = self.store.connection_loss_count
            if breaks == self._breaks:
                return
            changed = await self.store.rekey_tables_after_server_change(notices.changed_server_posts)
            if changed:
                log.warning("the database is on another server or timeline: %d tables go on by other keys", changed)
            await self._preferences.read_again()
            self._breaks = breaks

    async def compare_with_thread(self, live: LiveTable) -> bool:
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
        lost = await self.store.posts_missing_from_database(row.id, told) if told else None
        if lost is not None:
            log.warning("table %s: the database is older than post %d of its thread", row.id, lost.number)
            await self.store.continue_after_copy_back(row.id, lost, partial(_news, lost))
            live.replace(row=await self.store.table(row.id))
        self._not_before.pop(row.id, None)
        return True

    async def _told(self, row: TableRow) -> list[PostFooter]:
        """Return what the last posts of a table's thread tell."""
        client = self._client()
        found: list[PostFooter] = []
        async for message in client.get_partial_messageable(row.thread or 0).history(limit=LOOK_BACK):
            if client.user is not None and message.author.id == client.user.id:
                told = thread_footer_of_message(all_words_of_message(message), row.id)
                found += [told] if told is not None else []
        return found


def _news(lost: RestoreMark, row: TableRow, at: float) -> list[NewPost]:
    return notices.copied_back_posts(row, at, lost.number)
