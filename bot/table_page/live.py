"""Who looks on: open pages are told that what *they* are shown has changed, and nothing else.

A table that moves wakes its readers a moment later, the same for all. Each is then shown anew, and told of it only if
that is another than before: so nobody learns that somebody has sealed, passed or drafted anything.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

from bot.tables.registry import TableRegistry

SETTLES = 0.15  # seconds from a change until readers are shown anew: what comes at once comes together
LOOK = 20.0  # seconds after which it is asked whether a reader may still look on
SOCKETS = 4  # a person


class TooManyPagesError(Exception):
    """A person has as many pages open as one may."""


class Readers:
    """Wakes those who look on at tables."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._open: Counter[int] = Counter()

    @contextlib.contextmanager
    def count_open_page(self, user: int) -> Iterator[None]:
        """Count an open page of a person. TooManyPagesError: they have enough."""
        if self._open[user] >= SOCKETS:
            raise TooManyPagesError
        self._open[user] += 1
        try:
            yield
        finally:
            self._open[user] -= 1
            if not self._open[user]:
                del self._open[user]

    async def marks_as_they_change(
        self, table: str, holds: Callable[[], Awaitable[object]], mark: Callable[[], Awaitable[str]]
    ) -> AsyncIterator[str]:
        """Yield the mark of what a reader is shown, as often as it is another. A table at which nothing happens is not
        shown anew; whether its reader may look on still is asked now and then all the same, by `holds`."""
        told, before = "", None
        moved = asyncio.Event()
        while True:
            live = (await self._tables.actor(table)).live
            with live.calling_on_change(moved.set):
                await holds()
                if moved.is_set() or live is not before:
                    moved.clear()
                    before, now = live, await mark()
                    if now != told:
                        told = now
                        yield now
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(moved.wait(), LOOK)
                    await asyncio.sleep(SETTLES)
