"""Maps as data, drawn off the event loop like pictures: kept by what can be seen, made once however many ask, and their
files (grounds, sprites) by hash."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterable, Mapping
from functools import partial
from typing import Any

import msgspec

from data.speaking import current_language
from render import games
from render.drawings import TouchDrawings
from render.service.priority_queue import LOW_PRIORITY
from render.touch.touch_map import MadeMap, TouchMap, tile_names
from render.touch.touch_tokens import MadeTokens, TouchTokens

FILES = 32 * 1024 * 1024  # bytes of files that are kept, some twenty maps
TILES = 8192  # squares that are known by name, some sixty maps
KEPT = 256  # maps and tables that are remembered as data
Made = MadeMap | MadeTokens
Drawn = Callable[[Hashable, Callable[[], Any]], Awaitable[Any]]  # a job by its key, carried out where drawing is done


class TouchFiles:
    """Files by their hashes, those asked for longest ago let go beyond a bound in bytes."""

    def __init__(self, limit: int = FILES) -> None:
        self._files: OrderedDict[str, bytes] = OrderedDict()
        self._held, self._limit = 0, limit

    def add(self, files: Mapping[str, bytes]) -> None:
        """Keep some files."""
        for name, data in files.items():
            if name not in self._files:
                self._held += len(data)
            self._files[name] = data
            self._files.move_to_end(name)
        while self._held > self._limit and len(self._files) > len(files):
            self._held -= len(self._files.popitem(last=False)[1])

    def find(self, name: str) -> bytes | None:
        """Return a file; None if it is not kept."""
        found = self._files.get(name)
        if found is not None:
            self._files.move_to_end(name)
        return found

    def has_files(self, names: Iterable[str]) -> bool:
        """Return whether all of these are kept."""
        return all(name in self._files for name in names)


class TouchAnswers:
    """Answers with data what a map is and what stands on it. drawn: carries out a job where drawing is done."""

    def __init__(self, drawn: Drawn, limit: int = FILES) -> None:
        self._drawn = drawn
        self.files = TouchFiles(limit)
        self._kept: OrderedDict[Hashable, tuple[Any, tuple[str, ...]]] = OrderedDict()
        self._tiles: dict[str, tuple[str, str, Any, str, str, int]] = {}  # by name: of which map, and its number
        self._running: dict[Hashable, asyncio.Task[Any]] = {}

    async def map(self, game: str, view: Any, theme: str, palette: str = "") -> TouchMap:
        """Return the map that a view is played on. KeyError if the game has none."""
        touch, seen = _seen(game, view)
        asked = current_language(), game, touch.printed(seen), theme, palette
        made: TouchMap = await self._once(("map", _packed(asked)), partial(games.touch_map_in, *asked))
        for number, name in enumerate(tile_names(made)):
            self._tiles[name] = (*asked, number)
        for name in list(self._tiles)[: max(0, len(self._tiles) - TILES)]:
            del self._tiles[name]
        return made

    async def tile(self, name: str) -> bytes | None:
        """Return a square of a map that was asked for before, drawn now if it is not kept, after all that is wanted
        sooner; None if no map names it."""
        found, asked = self.files.find(name), self._tiles.get(name)
        if found is not None or asked is None:
            return found
        drawn: bytes = await self._shared(name, self._draw_tile, partial(games.map_ground_tile_in_language, *asked))
        return drawn

    async def tokens(self, game: str, view: Any, theme: str, palette: str = "") -> TouchTokens:
        """Return what stands on the map in a view, of which only what the map shows is looked at. KeyError if the game
        has none."""
        _, seen = _seen(game, view)
        asked = current_language(), game, seen, theme, palette
        made: TouchTokens = await self._once(("tokens", _packed(asked)), partial(games.touch_tokens_in, *asked))
        return made

    async def _once(self, key: Hashable, draw: Callable[[], Made]) -> Any:
        kept = self._kept.get(key)
        if kept is not None and self.files.has_files(kept[1]):
            self._kept.move_to_end(key)
            return kept[0]
        return await self._shared(key, self._make, draw)

    async def _shared(self, key: Hashable, make: Callable[[Hashable, Any], Coroutine[Any, Any, Any]], draw: Any) -> Any:
        """Make something once for all who ask for it meanwhile."""
        task = self._running.get(key)
        if task is None:
            task = asyncio.create_task(make(key, draw))
            self._running[key] = task
            task.add_done_callback(lambda _: self._running.pop(key, None))
        return await asyncio.shield(task)

    async def _make(self, key: Hashable, draw: Callable[[], Made]) -> Any:
        made: Made = await self._drawn(key, draw)
        data = made.map if isinstance(made, MadeMap) else made.tokens
        self.files.add(made.files)
        self._kept[key] = data, tuple(made.files)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return data

    async def _draw_tile(self, name: Hashable, draw: Callable[[], bytes]) -> bytes:
        LOW_PRIORITY.set(True)  # in a task of its own: the small ground is there meanwhile
        data: bytes = await self._drawn(name, draw)
        self.files.add({str(name): data})
        return data


def _seen(game: str, view: Any) -> tuple[TouchDrawings, Any]:
    """Return how a game's map is made, and what it shows of a view. KeyError if it has none."""
    drawings = games.drawings_of(game)
    if drawings.touch is None:
        raise KeyError(game)
    return drawings.touch, drawings.kinds["map"].without_unseen(view, {})[0]


def _packed(asked: tuple[Any, ...]) -> bytes:
    return msgspec.msgpack.encode(asked)
