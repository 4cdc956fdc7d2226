"""The film of a game that is over, for its thread: asked for once by a button of the finale, posted once.

What is asked for lies in the outbox from the press on, so a kill loses nothing; the film itself is made when its post
is due, beside the delivery, which is told to come again. It lies in memory until it is sent.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from bot.messages.screen import Screen
from bot.replay.child import FILM, Progress, ReplayChild, ReplayError, ReplayOrder
from bot.screens.looks import picture_look_of_table
from bot.tables.live import LiveTable
from bot.tables.registry import TableRegistry
from bot.tables.table_extra import extra_of, with_extra
from engine.store.models import TableRow
from render import Picture

log = logging.getLogger(__name__)
MOST = 8_000_000  # bytes
KEPT = 600.0  # seconds that a film lies in memory, while Discord may refuse it
TRIES = 2  # of a film that cannot be made, before it is given up

Beside = Callable[[Coroutine[Any, Any, Any]], None]


class NotYetError(Exception):
    """The message of a post is still being made. retry_after: seconds after which it may be ready."""

    retry_after = 3.0


class Films:
    """Makes films, and the messages that they are posted with.

    beside: starts a task that nobody waits for. most: bytes that a film may have in a server, by its id.
    """

    def __init__(
        self, child: ReplayChild, tables: TableRegistry, beside: Beside, most: Callable[[int], int] = lambda guild: MOST
    ) -> None:
        self.child, self.tables, self.most = child, tables, most
        self._beside = beside
        self._progress: dict[str, Progress] = {}  # by table: of the films that are being made
        self._made: dict[str, bytes] = {}  # by table: those that wait to be sent
        self._failed: dict[str, int] = {}  # by table: how often

    def progress(self, table: str) -> Progress | None:
        """Return how far a film is; None where it is not being made, or made."""
        return self._progress.get(table)

    async def message(self, live: LiveTable) -> Screen | None:
        """Return the message of a film. NotYetError while it is being made; None where it cannot be made: then it may
        be asked for again."""
        table = live.row.id
        if self._failed.get(table, 0) >= TRIES:
            del self._failed[table]
            await self._forget(table)
            return None
        data = self._made.get(table)
        if data is None:
            if table not in self._progress:
                self._progress[table] = Progress()
                self._beside(self._make(live.row, live.language))
            raise NotYetError
        words = live.words
        alt = words("replay.film_alt", name=live.row.name)
        film = Picture(data=data, mime="image/webp", filename="replay.webp", alt=alt, width=0, height=0)
        return Screen(content=words("replay.film"), pictures=(film,))

    async def _make(self, row: TableRow, language: str) -> None:
        table, most = row.id, min(MOST, self.most(row.guild))
        try:
            palette = picture_look_of_table(extra_of(row)).palette
            order = ReplayOrder(table=table, what=FILM, most=most, language=language, palette=palette)
            self._made[table] = await self.child.make_replay_file(
                order, lambda now: self._progress.update({table: now})
            )
            self._failed.pop(table, None)
            asyncio.get_running_loop().call_later(KEPT, self._made.pop, table, None)
        except (ReplayError, OSError) as error:
            self._failed[table] = self._failed.get(table, 0) + 1
            log.error("table %s: the film could not be made (%s)", table, error)
        finally:
            self._progress.pop(table, None)

    async def _forget(self, table: str) -> None:
        """Let a film be asked for again."""
        actor = await self.tables.actor(table)
        async with actor.turn() as live:
            row = await self.tables.store.update_table(live.row, extra=with_extra(live.row, film=None))
            live.replace(row=row)
