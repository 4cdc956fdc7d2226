"""Who is drawn for next: a person who has pressed a button comes before posts that nobody is looking at yet."""

import asyncio
import heapq
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from itertools import count

import msgspec

LOW_PRIORITY: ContextVar[bool] = ContextVar("patient", default=False)
"""Set to True by whoever asks for drawings that can wait, in their own task."""


class _Place(msgspec.Struct, order=True):
    low_priority: bool
    serial: int
    key: Hashable = None
    turn: asyncio.Future[None] | None = None


class PriorityQueue:
    """A line before a few workers: the impatient first, each in the order of coming."""

    def __init__(self, workers: int) -> None:
        self._free = workers
        self._places: list[_Place] = []
        self._serial = count()

    @asynccontextmanager
    async def wait_for_turn(self, key: Hashable) -> AsyncIterator[None]:
        """Wait until it is one's turn."""
        if self._free:
            self._free -= 1
        else:
            turn = asyncio.get_running_loop().create_future()
            heapq.heappush(self._places, _Place(LOW_PRIORITY.get(), next(self._serial), key, turn))
            await turn
        try:
            yield
        finally:
            self._next()

    def draw_key_earlier(self, key: Hashable) -> None:
        """Let what waits for this key be drawn before what can wait."""
        for place in self._places:
            if place.key == key and place.low_priority:
                place.low_priority = False
                heapq.heapify(self._places)
                return

    def _next(self) -> None:
        while self._places:
            turn = heapq.heappop(self._places).turn
            if turn is not None and not turn.done():
                turn.set_result(None)
                return
        self._free += 1
