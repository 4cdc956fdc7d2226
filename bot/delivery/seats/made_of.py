"""Which moment of its table each seat's live card shows.

While a table decides by itself (computer players, plans, deadlines), a seat that is asked nothing gets no post about
each step, so a card that was made in the middle would stay at a phase that was over a second later. It is looked at
once more when the table is at rest.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from typing import Any

from bot.tables.live import LiveTable
from bot.tables.post_types import seat_card_at_rest
from bot.tables.registry import TableRegistry
from bot.tables.timing import opened_at
from engine.kernel.events import Seat
from render import Picture

KEPT = 4000  # seats
REST = 2.0  # seconds until the card of a table that decides by itself is looked at again


class MadeOf:
    """Remembers, by table and seat, the decision after which a card was made, and since when its question was open:
    None before that was noted, so that the card lacks its deadline. After a restart nothing is known, and a card that
    was to be looked at is made again."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self._lacking: set[tuple[str, Seat]] = set()
        self._drawing: set[asyncio.Future[Sequence[Picture]]] = set()
        self._made: OrderedDict[tuple[str, Seat], tuple[int, float | None]] = OrderedDict()

    def note_card_being_made(self, live: LiveTable, seat: Seat) -> None:
        """Note that a seat's card is being made of its table as it stands."""
        key = (live.row.id, seat)
        self._made[key] = live.head, opened_at(live)
        self._made.move_to_end(key)
        while len(self._made) > KEPT:
            self._made.popitem(last=False)

    def is_card_current(self, live: LiveTable, seat: Seat) -> bool:
        """Return whether a seat's card was made of its table as it stands."""
        return self._made.get((live.row.id, seat)) == (live.head, opened_at(live))

    async def remake_card_when_at_rest(self, live: LiveTable, seat: Seat) -> None:
        """See to it that a card that was just shown is made again when its table is at rest, where it is not or has
        gone on since the card was made."""
        if live.is_running and (self.tables.is_deciding(live.row.id) or not self.is_card_current(live, seat)):
            await self.tables.store.post(live.row.id, [seat_card_at_rest(seat, self.tables.now() + REST)])

    async def timely_maps(
        self, table: str, seat: Seat, drawing: Coroutine[Any, Any, Sequence[Picture]], patience: float | None
    ) -> tuple[bool, Sequence[Picture]]:
        """Return whether a card's maps take longer than some seconds (None: they are waited for), and the maps, if they
        do not. The renderer keeps what comes later."""
        task, key = asyncio.ensure_future(drawing), (table, seat)
        self._lacking.discard(key)
        if patience is not None and not (await asyncio.wait({task}, timeout=patience))[0]:
            self._drawing.add(task)
            task.add_done_callback(self._drawing.discard)
            self._lacking.add(key)
            return True, ()
        return False, await task

    def lacks_card_its_map(self, live: LiveTable, seat: Seat) -> bool:
        """Return whether the card that was made last is to get its map when that is drawn: what it shows now is of
        before."""
        return (live.row.id, seat) in self._lacking
