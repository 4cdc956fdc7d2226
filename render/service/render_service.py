"""The async front: pictures are drawn off the event loop, kept, and drawn once however many ask at the same time.

Each worker is a thread; whoever must answer people meanwhile lets it wait for a process of its own (`apart`).
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from queue import SimpleQueue
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import msgspec

from render.drawing import card_sheet
from render.games.samnite_wars import italy_map
from render.games.total_war_rome import board_map, faction_board, land_battle, naval_battle, rome_cards
from render.picture import Picture
from render.service.priority_queue import LOW_PRIORITY, PriorityQueue
from render.service.worker_process import WorkerProcess
from render.words import Words, table

KEPT = 16 * 1024 * 1024  # bytes of pictures, some thirty maps


P = ParamSpec("P")
T = TypeVar("T")
View = TypeVar("View")
Request = TypeVar("Request", bound="_Request")


class _Request(Protocol):
    def public(self: Request) -> Request: ...


def drawing(
    options: Callable[P, Request], draw: Callable[[View, Request], Picture]
) -> Callable[Concatenate[View, P], Picture]:
    """Return the function that draws a map of a view and takes the fields of what may be asked of it as arguments."""

    def made(view: View, /, *args: P.args, **kwargs: P.kwargs) -> Picture:
        return draw(view, options(*args, **kwargs))

    return made


def _door(
    name: str, draw: Callable[P, Picture]
) -> Callable[Concatenate["RenderService", P], Coroutine[Any, Any, Picture]]:
    """Return the awaited form of a drawing: what it is given is all that can be seen on it."""

    async def door(renderer: "RenderService", /, *args: P.args, **kwargs: P.kwargs) -> Picture:
        return await renderer.drawn((name, _key(args, sorted(kwargs.items()))), partial(draw, *args, **kwargs))

    return door


def _map(
    name: str, options: Callable[P, Request], seen: Callable[[View], View], draw: Callable[[View, Request], Picture]
) -> Callable[Concatenate["RenderService", View, P], Coroutine[Any, Any, Picture]]:
    """Return the awaited form of a map: all seats that see the same share one drawing."""

    async def door(renderer: "RenderService", view: View, /, *args: P.args, **kwargs: P.kwargs) -> Picture:
        public, request = seen(view), options(*args, **kwargs).public()
        return await renderer.drawn((name, _key(public, request)), partial(draw, public, request))

    return door


class RenderService:
    """Draws pictures off the event loop. The key of a picture is everything that can be seen on it.

    kept: bytes of pictures that are remembered. apart: draw in processes of their own, one a worker; where a few
    pictures are drawn and nobody else waits, threads do and need no start.
    """

    def __init__(self, workers: int = 1, kept: int = KEPT, *, apart: bool = False) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="render")
        self._workers = [WorkerProcess() for _ in range(workers)] if apart else []
        self._free: SimpleQueue[WorkerProcess] = SimpleQueue()
        for worker in self._workers:
            self._free.put(worker)
        self._queue = PriorityQueue(workers)
        self._kept: OrderedDict[Hashable, Picture] = OrderedDict()
        self._held, self._limit = 0, kept  # bytes
        self._running: dict[Hashable, asyncio.Task[Picture]] = {}
        self.drawings = 0  # how many were really drawn; the rest came from the cache or shared a drawing

    # What each takes is said once, where it is drawn: the fields of a map's `MapOptions`, the arguments of a function.
    map = _map("map", italy_map.MapOptions, italy_map.seen, italy_map.draw)
    hand = _door("hand", card_sheet.draw_hand)
    card = _door("card", card_sheet.draw_card)
    effort = _door("effort", card_sheet.draw_effort)
    rome_map = _map("rome map", board_map.MapOptions, board_map.seen, board_map.draw)
    rome_hand = _door("rome hand", rome_cards.draw_hand)
    rome_board = _door("rome board", faction_board.draw_board)
    rome_battle = _door("rome battle", land_battle.draw_battle)
    rome_naval = _door("rome naval", naval_battle.draw_naval)

    async def drawn(self, key: Hashable, draw: Callable[[], Picture]) -> Picture:
        """Make any drawing; `key` is everything that can be seen on it."""
        return await self._once(key, draw)

    async def warm(self, theme: str = "light") -> None:
        """Draw a theme's plate and choose the cards' colours before anybody asks."""
        await self._made(partial(italy_map.warm, theme))

    async def warm_rome(self, theme: str = "light", words: Words | None = None) -> None:
        """Draw the plate of Total War: Rome, and find every name its place, before anybody asks."""
        await self._made(partial(board_map.warm, theme, words or table()))

    def close(self, *, wait: bool = True) -> None:
        """Let the workers go. wait: what is being drawn is finished first; else it is lost, where it is drawn apart,
        and what stands in line is not begun."""
        if not wait:
            for task in self._running.values():
                task.cancel()
            self._let_go(wait=False)
        self._pool.shutdown(wait=wait, cancel_futures=True)
        self._let_go(wait=wait)

    def _let_go(self, *, wait: bool) -> None:
        for worker in self._workers:
            worker.close(wait=wait)

    async def _once(self, key: Hashable, draw: Callable[[], Picture]) -> Picture:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        task = self._running.get(key)
        if task is None:
            task = asyncio.create_task(self._draw(key, draw))
            self._running[key] = task
            task.add_done_callback(lambda _: self._running.pop(key, None))
        elif not LOW_PRIORITY.get():
            self._queue.hurry(key)
        # One who stops waiting must not take the drawing away from the others.
        return await asyncio.shield(task)

    async def _draw(self, key: Hashable, draw: Callable[[], Picture]) -> Picture:
        self.drawings += 1
        async with self._queue.turn(key):
            made = await self._made(draw)
        if len(made.data) <= self._limit:
            self._kept[key] = made
            self._held += len(made.data)
        while self._held > self._limit:
            self._held -= len(self._kept.popitem(last=False)[1].data)
        return made

    async def _made(self, job: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._work, job)

    def _work(self, job: Callable[[], T]) -> T:
        if not self._workers:
            return job()
        worker = self._free.get()
        try:
            return worker.draw(job)
        finally:
            self._free.put(worker)


def _key(*seen: object) -> bytes:
    return msgspec.msgpack.encode(seen)
