"""The render service: pictures are drawn off the event loop, kept, and drawn once however many ask at the same time.

Each worker is a thread; whoever must answer people meanwhile lets it wait for a process of its own (`apart`).
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace
from functools import partial
from queue import SimpleQueue
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from data.speaking import current_language
from render import games
from render.picture import Picture
from render.service.priority_queue import LOW_PRIORITY, PriorityQueue
from render.service.touch_answers import TouchAnswers
from render.service.worker_process import WorkerProcess
from render.touch.touch_map import TouchMap
from render.touch.touch_tokens import TouchTokens

KEPT = 16 * 1024 * 1024  # bytes of pictures, some thirty maps
T = TypeVar("T")
Again = Callable[[], Awaitable[Picture]]  # draws a picture again, in large type
Key = tuple[str, str, bytes]  # the game, the kind of drawing, and everything that can be seen on it
_APART: ContextVar[str] = ContextVar("apart", default="")  # for whom alone it is drawn


class RenderService:
    """Draws pictures off the event loop. The key of a picture is everything that can be seen on it.

    workers: how many pictures are drawn at a time. kept: bytes of pictures that are remembered. apart: draw in
    processes of their own, one a worker; where a few pictures are drawn and nobody else waits, threads do and need no
    start.
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
        self._touch = TouchAnswers(self._answer)
        self.timed: Callable[[str, str, float], None] = lambda game, kind, seconds: None  # told of each drawing
        self.drawings = 0  # how many were really drawn; the rest came from the cache or shared a drawing

    async def draw(self, game: str, kind: str, view: Any, /, **options: Any) -> Picture:
        """Return a picture: of which game, of which kind (a key of its `Drawings.kinds`), what it shows, and what else
        is asked (the options of the drawing). KeyError for a kind that the game has not; what the drawing raises.

        Its words are in the language that is spoken (`data/speaking.py`). All who may see the same share one:
        `await renderer.draw(game, "map", view, names=names, theme="dark")`.
        """
        view, options = games.drawings_of(game).kinds[kind].without_unseen(view, options)
        language = current_language()
        asked = language, game, kind, view, options
        return await self._once(
            _key(*asked), partial(games.draw_picture_in_language, *asked), partial(self._in_large, asked)
        )

    async def _in_large(self, asked: tuple[str, str, str, Any, Mapping[str, Any]]) -> Picture:
        """Return a picture as it is laid out in large type."""
        return await self._once(_key(*asked, large=True), partial(games.draw_picture_in_language, *asked, large=True))

    async def draw_sign(self, game: str, sign: str) -> Picture:
        """Return a sign of a game (`render.signs`), whose file is called after it. KeyError if the game has none such.

        It is not kept: who shows signs needs each once.
        """
        async with self._queue.wait_for_turn(("sign", game, sign)):
            return await self._made(partial(games.draw_sign, game, sign))

    async def touch_map(self, game: str, view: Any, theme: str = "light", palette: str = "") -> TouchMap:
        """Return the map that a view is played on as data (`render.touch`), in the language that is spoken; palette: in
        whose colours (`render.palettes`). Its files: `touch_file`. KeyError if the game has none."""
        return await self._touch.map(game, view, theme, palette)

    async def map_tokens_as_data(self, game: str, view: Any, theme: str = "light", palette: str = "") -> TouchTokens:
        """Return what stands on the map in a view as data, nothing that the drawing "map" does not show; its sprites:
        `touch_file`. KeyError if the game has no such map."""
        return await self._touch.tokens(game, view, theme, palette)

    def touch_file(self, name: str) -> bytes | None:
        """Return the WebP file that a map or tokens named by its hash; None if it is not kept any more: then who asks
        for the map or the tokens again has it anew."""
        return self._touch.files.find(name)

    async def touch_tile(self, name: str) -> bytes | None:
        """Return the WebP file of a tile of a map, drawn when it is first asked for; None if no map that was asked for
        names it."""
        return await self._touch.tile(name)

    async def _answer(self, key: Hashable, job: Callable[[], Any]) -> Any:
        """Carry out a job that answers with data, in its turn."""
        async with self._queue.wait_for_turn(key):
            return await self._made(job)

    @property
    def is_apart(self) -> bool:
        """Return whether it draws in processes of their own."""
        return bool(self._workers)

    async def draw_plates_ahead(self, game: str, theme: str = "light") -> None:
        """Draw a game's plates by a theme before anybody asks for a picture."""
        await self._made(partial(games.warm_game_plates, game, theme))

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

    async def _once(self, key: Key, draw: Callable[[], Picture], again: Again | None = None) -> Picture:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        task = self._running.get(key)
        if task is None:
            task = asyncio.create_task(self._draw(key, draw, again))
            self._running[key] = task
            task.add_done_callback(lambda _: self._running.pop(key, None))
        elif not LOW_PRIORITY.get():
            self._queue.draw_key_earlier(key)
        # One who stops waiting must not take the drawing away from the others.
        return await asyncio.shield(task)

    async def _draw(self, key: Key, draw: Callable[[], Picture], again: Again | None = None) -> Picture:
        self.drawings += 1
        began = perf_counter()
        async with self._queue.wait_for_turn(key):
            made = replace(await self._made(draw), again=again)
        self.timed(key[0], key[1], perf_counter() - began)
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


@contextmanager
def keep_drawings_apart_for(whom: str) -> Iterator[None]:
    """Let what is drawn within be kept for somebody alone: how soon it comes then tells nobody what another was
    shown."""
    token = _APART.set(whom)
    try:
        yield
    finally:
        _APART.reset(token)


def _key(language: str, game: str, kind: str, view: Any, options: Mapping[str, Any], *, large: bool = False) -> Key:
    return game, kind, msgspec.msgpack.encode((language, view, sorted(options.items()), large, _APART.get()))
