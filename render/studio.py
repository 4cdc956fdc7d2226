"""The async front: pictures are drawn in a few worker threads, kept, and drawn once however many ask at the same time.

Pillow lets go of the interpreter's lock in its inner loops, so threads are enough: a process pool would hold a second
copy of every plate.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import msgspec

from engine.games.samnite_wars.view import SamniteView
from engine.games.total_war_rome.view import RomeView
from render import cards
from render.cards import EffortSide, Face
from render.games import rome_battle, rome_board, rome_cards, rome_naval, samnite_wars, total_war_rome
from render.games.rome_battle import Battle
from render.games.rome_board import Board
from render.games.rome_naval import NavalBattle
from render.line import PATIENT, Line
from render.picture import Picture
from render.words import Words, table

KEPT = 64


class Studio:
    """Draws pictures off the event loop. The key of a picture is everything that can be seen on it."""

    def __init__(self, workers: int = 1, kept: int = KEPT) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="studio")
        self._line = Line(workers)
        self._kept: OrderedDict[Hashable, Picture] = OrderedDict()
        self._limit = kept
        self._running: dict[Hashable, asyncio.Task[Picture]] = {}
        self.drawings = 0  # how many were really drawn; the rest came from the cache or shared a drawing

    async def map(
        self,
        view: SamniteView,
        names: Mapping[str, str],
        *,
        theme: str = "light",
        width: int = samnite_wars.SIZE[0],
        lettered: Mapping[str, str] | None = None,
        crop: str | None = None,
        before: SamniteView | None = None,
        card_names: Mapping[str, str] | None = None,
        words: Words | None = None,
    ) -> Picture:
        """Draw the map of Samnite Wars, see `render.draw_map`."""
        asked = samnite_wars.Asked(
            names,
            theme=theme,
            width=width,
            lettered=lettered or {},
            crop=crop,
            before=before,
            cards=card_names or {},
            words=words or table(),
        )
        public = samnite_wars.seen(view), None if before is None else samnite_wars.seen(before)
        seen = (public, sorted(names.items()), theme, width, list((lettered or {}).items()), crop, words)
        top = None if view.top_card is None else (card_names or {}).get(view.top_card)
        return await self._once(("map", _key(seen, top)), partial(samnite_wars.draw, view, asked))

    async def hand(
        self,
        faces: Sequence[Face],
        *,
        hidden: int = 0,
        title: str = "",
        theme: str = "light",
        letters: Mapping[str, str] | None = None,
    ) -> Picture:
        """Draw a hand, see `render.draw_hand`."""
        key = ("hand", tuple(faces), hidden, title, theme, tuple((letters or {}).items()))
        draw = partial(cards.draw_hand, tuple(faces), hidden=hidden, title=title, theme=theme, letters=letters)
        return await self._once(key, draw)

    async def card(self, face: Face, *, theme: str = "light") -> Picture:
        """Draw one card."""
        return await self._once(("card", face, theme), partial(cards.draw_card, face, theme=theme))

    async def effort(
        self, left: EffortSide, right: EffortSide, *, winner: str = "", title: str = "", theme: str = "light"
    ) -> Picture:
        """Draw a war effort."""
        draw = partial(cards.draw_effort, left, right, winner=winner, title=title, theme=theme)
        return await self._once(("effort", left, right, winner, title, theme), draw)

    async def drawn(self, key: Hashable, draw: Callable[[], Picture]) -> Picture:
        """Make any drawing; `key` is everything that can be seen on it."""
        return await self._once(key, draw)

    async def rome_map(
        self,
        view: RomeView,
        names: Mapping[str, str],
        *,
        theme: str = "light",
        show: str = "control",
        width: int = total_war_rome.SIZE[0],
        lettered: Mapping[str, str] | None = None,
        crop: str | None = None,
        before: RomeView | None = None,
        words: Words | None = None,
    ) -> Picture:
        """Draw the board of Total War: Rome, see `render.draw_rome_map`."""
        public = total_war_rome.seen(view)
        earlier = None if before is None else total_war_rome.seen(before)
        asked = total_war_rome.Asked(
            names,
            theme=theme,
            show=show,
            width=width,
            lettered=lettered or {},
            crop=crop,
            before=earlier,
            words=words or table(),
        )
        seen = (sorted(names.items()), theme, show, width, list((lettered or {}).items()), crop, words)
        key = ("rome map", _key(public, earlier, seen))
        return await self._once(key, partial(total_war_rome.draw, public, asked))

    async def rome_hand(
        self,
        faces: Sequence[rome_cards.Face],
        *,
        hidden: int = 0,
        title: str = "",
        theme: str = "light",
        letters: Mapping[str, str] | None = None,
        words: Words | None = None,
    ) -> Picture:
        """Draw any cards of Total War: Rome, see `render.draw_rome_hand`."""
        key = ("rome hand", _key(tuple(faces), hidden, title, theme, list((letters or {}).items()), words))
        draw = partial(
            rome_cards.draw_hand, tuple(faces), hidden=hidden, title=title, theme=theme, letters=letters, words=words
        )
        return await self._once(key, draw)

    async def rome_board(self, board: Board, *, theme: str = "light", words: Words | None = None) -> Picture:
        """Draw a faction board."""
        draw = partial(rome_board.draw_board, board, theme=theme, words=words)
        return await self._once(("rome board", _key(board, theme, words)), draw)

    async def rome_battle(self, battle: Battle, *, theme: str = "light", words: Words | None = None) -> Picture:
        """Draw a battle as it goes."""
        draw = partial(rome_battle.draw_battle, battle, theme=theme, words=words)
        return await self._once(("rome battle", _key(battle, theme, words)), draw)

    async def rome_naval(self, battle: NavalBattle, *, theme: str = "light", words: Words | None = None) -> Picture:
        """Draw a naval battle."""
        draw = partial(rome_naval.draw_naval, battle, theme=theme, words=words)
        return await self._once(("rome naval", _key(battle, theme, words)), draw)

    async def warm(self, theme: str = "light") -> None:
        """Draw a theme's plate and choose the cards' colours before anybody asks."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._pool, samnite_wars.plate, theme)
        await loop.run_in_executor(self._pool, cards.colours, theme)

    async def warm_rome(self, theme: str = "light", words: Words | None = None) -> None:
        """Draw the plate of Total War: Rome, and find every name its place, before anybody asks."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._pool, total_war_rome.warm, theme, words or table())

    def close(self) -> None:
        """Let the workers go; what is being drawn is finished first."""
        self._pool.shutdown(wait=True, cancel_futures=True)

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
            made = await asyncio.get_running_loop().run_in_executor(self._pool, draw)
        self._kept[key] = made
        while len(self._kept) > self._limit:
            self._kept.popitem(last=False)
        return made


def _key(*seen: object) -> bytes:
    return msgspec.msgpack.encode(seen)
