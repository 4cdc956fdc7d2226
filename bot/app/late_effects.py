"""What a process did on Discord after another had taken its place: it was stopped between its last look at the lease
and the first byte of a request, or its network came back. As it ends it leaves a note of each such request with the
tables; the bot finds that, takes a message back that is there twice, and shows again what was edited to something old.

Nothing else is edited after a takeover: an edit without need would tell that somebody has just acted.
"""

import logging
from collections import Counter
from collections.abc import Sequence

import msgspec

from bot.app.late_doubles import LateDoubles
from bot.app.late_edits import Forget, LateEdits
from bot.app.late_places import LatePlaces
from bot.connection.late_requests import LateRequest, SentAs
from bot.delivery.worker import Worker
from bot.process.repeating import each_of, repeat
from engine.store.interface import Store

log = logging.getLogger(__name__)
KEY = "late_requests"
EVERY = 5.0  # seconds
LOOKS = 6  # at most: the second of a message that is there twice may be sent a moment later
NOTHING = "[]"


async def keep_late_requests(store: Store, late: Sequence[LateRequest]) -> None:
    """Keep what this process, which was replaced, may have done since. The store is one that writes without a lease."""

    def more(kept: str | None) -> str:
        return msgspec.json.encode([*_decoded(kept), *late]).decode()

    await store.change_setting(KEY, more)


class _Left(msgspec.Struct, eq=False):
    """What was not seen to yet. tries: how often that was tried."""

    late: LateRequest
    tries: int = 0
    is_done: bool = False


class LateEffects:
    """Sees to what the process before has done too late. standing: as for `LateEdits`; sent_as: as for
    `LateDoubles`."""

    def __init__(
        self, worker: Worker, store: Store, standing: Sequence[Forget] = (), sent_as: Sequence[SentAs] = ()
    ) -> None:
        self._store, self._edits = store, LateEdits(worker, store, standing)
        self._doubles, self._places = LateDoubles(worker, store, sent_as), LatePlaces(worker, store)
        self._left: list[_Left] = []

    async def run(self) -> None:
        """Look every few seconds, for ever."""
        await repeat(self.look, EVERY, log, "what a replaced process left was not seen to")

    async def look(self) -> None:
        """Look once. What was left stays noted until it was seen to, so that a kill loses nothing of it."""
        noted = Counter(_decoded(await self._store.setting(KEY)))
        if not noted:
            return
        found = noted - Counter(one.late for one in self._left)
        if found:
            log.info("the process before left %d requests of which it heard too late", found.total())
        self._left += map(_Left, found.elements())
        for one in self._left:
            one.tries += 1
        try:
            await each_of((self._show_again, self._take_back), lambda see_to: see_to())
        finally:
            await self._drop_done()

    async def _drop_done(self) -> None:
        """Drop from the note what was seen to, and what was tried often enough."""
        done = Counter(one.late for one in self._left if one.is_done or one.tries >= LOOKS)
        self._left = [one for one in self._left if not one.is_done and one.tries < LOOKS]

        def without_done(kept: str | None) -> str:
            return msgspec.json.encode(list((Counter(_decoded(kept)) - done).elements())).decode()

        if done:
            await self._store.change_setting(KEY, without_done)

    async def _show_again(self) -> None:
        edits = [one for one in self._left if one.late.is_edit]
        await self._edits.show_again({one.late.message for one in edits if not one.late.is_place})
        await self._places.show_again({one.late.channel for one in edits if one.late.is_place})
        for one in edits:
            one.is_done = True

    async def _take_back(self) -> None:
        async def take_back(one: _Left) -> None:
            doubles = self._places if one.late.is_place else self._doubles
            one.is_done = await doubles.take_back(one.late)

        await each_of([one for one in self._left if not one.late.is_edit], take_back)


def _decoded(kept: str | None) -> list[LateRequest]:
    try:
        return msgspec.json.decode(kept or NOTHING, type=list[LateRequest])
    except msgspec.MsgspecError:  # of another version
        return []
