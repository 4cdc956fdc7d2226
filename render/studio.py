"""The async front: pictures are drawn off the event loop, kept, and drawn once however many ask at the same time.

Each worker is a thread; whoever must answer people meanwhile lets it wait for an easel of its own (`apart`).
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from queue import SimpleQueue
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import msgspec

from render import cards
from render.easel import Easel
from render.games import rome_battle, rome_board, rome_cards, rome_naval, samnite_wars, total_war_rome
from render.line import PATIENT, Line
from render.picture import Picture
from render.words import Words, table

KEPT = 16 * 1024 * 1024  # bytes of pictures, some thirty maps


P = ParamSpec("P")
T = TypeVar("T")
View = TypeVar("View")
Request = TypeVar("Request", bound="_Request")


class _Request(Protocol):
    def public(self: Request) -> Request: ...


def drawing(
    asked: Callable[P, Request], draw: Callable[[View, Request], Picture]
) -> Callable[Concatenate[View, P], Picture]:
    """Return the function that draws a map of a view and takes the fields of what may be asked of it as arguments."""

    def made(view: View, /, *args: P.args, **kwargs: P.kwargs) -> Picture:
        return draw(view, asked(*args, **kwargs))

    return made


def _door(name: str, draw: Callable[P, Picture]) -> Callable[Concatenate["Studio", P], Coroutine[Any, Any, Picture]]:
    """Return the awaited form of a drawing: what it is given is all that can be seen on it."""

    async def door(studio: "Studio", /, *args: P.args, **kwargs: P.kwargs) -> Picture:
        return await studio.drawn((name, _key(args, sorted(kwargs.items()))), partial(draw, *args, **kwargs))

    return door


def _map(
    name: str, asked: Callable[P, Request], seen: Callable[[View], View], draw: Callable[[View, Request], Picture]
) -> Callable[Concatenate["Studio", View, P], Coroutine[Any, Any, Picture]]:
    """Return the awaited form of a map: all seats that see the same share one drawing."""

    async def door(studio: "Studio", view: View, /, *args: P.args, **kwargs: P.kwargs) -> Picture:
        public, request = seen(view), asked(*args, **kwargs).public()
        return await studio.drawn((name, _key(public, request)), partial(draw, public, request))

    return door


class Studio:
    """Draws pictures off the event loop. The key of a picture is everything that can be seen on it.

    kept: bytes of pictures that are remembered. apart: draw in processes of their own, one a worker; where a few
    pictures are drawn and nobody else waits, threads do and need no start.
    """

    def __init__(self, workers: int = 1, kept: int = KEPT, *, apart: bool = False) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="studio")
        self._easels = [Easel() for _ in range(workers)] if apart else []
        self._free: SimpleQueue[Easel] = SimpleQueue()
        for easel in self._easels:
            self._free.put(easel)
        self._line = Line(workers)
        self._kept: OrderedDict[Hashable, Picture] = OrderedDict()
        self._held, self._limit = 0, kept  # bytes
        self._running: dict[Hashable, asyncio.Task[Picture]] = {}
        self.drawings = 0  # how many were really drawn; the rest came from the cache or shared a drawing

    # What each takes is said once, where it is drawn: the fields of a map's `Asked`, the arguments of a function.
    map = _map("map", samnite_wars.Asked, samnite_wars.seen, samnite_wars.draw)
    hand = _door("hand", cards.draw_hand)
    card = _door("card", cards.draw_card)
    effort = _door("effort", cards.draw_effort)
    rome_map = _map("rome map", total_war_rome.Asked, total_war_rome.seen, total_war_rome.draw)
    rome_hand = _door("rome hand", rome_cards.draw_hand)
    rome_board = _door("rome board", rome_board.draw_board)
    rome_battle = _door("rome battle", rome_battle.draw_battle)
    rome_naval = _door("rome naval", rome_naval.draw_naval)

    async def drawn(self, key: Hashable, draw: Callable[[], Picture]) -> Picture:
        """Make any drawing; `key` is everything that can be seen on it."""
        return await self._once(key, draw)

    async def warm(self, theme: str = "light") -> None:
        """Draw a theme's plate and choose the cards' colours before anybody asks."""
        await self._made(partial(samnite_wars.warm, theme))

    async def warm_rome(self, theme: str = "light", words: Words | None = None) -> None:
        """Draw the plate of Total War: Rome, and find every name its place, before anybody asks."""
        await self._made(partial(total_war_rome.warm, theme, words or table()))

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
        for easel in self._easels:
            easel.close(wait=wait)

    async def _once(self, key: Hashable, draw: Callable[[], Picture]) -> Picture:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        task = self._running.get(key)
        if task is None:
            task = asyncio.create_task(self._draw(key, draw))
            self._running[key] = task
            task.add_done_callback(lambda _: self._running.pop(key, None))
        elif not PATIENT.get():
            self._line.hurry(key)
        # One who stops waiting must not take the drawing away from the others.
        return await asyncio.shield(task)

    async def _draw(self, key: Hashable, draw: Callable[[], Picture]) -> Picture:
        self.drawings += 1
        async with self._line.turn(key):
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
        if not self._easels:
            return job()
        easel = self._free.get()
        try:
            return easel.draw(job)
        finally:
            self._free.put(easel)


def _key(*seen: object) -> bytes:
    return msgspec.msgpack.encode(seen)
