"""What a process did on Discord after another had taken its place: it was stopped between its last look at the lease
and the first byte of a request, or its network came back. As it ends it leaves a note of each such request with the
tables; the bot finds that, takes a message back that is there twice, and shows again what was edited to something old.

Nothing else is edited after a takeover: an edit without need would tell that somebody has just acted.
"""

import logging
from collections.abc import Sequence

import discord
import msgspec

from bot.app.late_edits import Forget, LateEdits
from bot.connection import sending
from bot.connection.late_requests import LateRequest
from bot.connection.reading import words_of
from bot.delivery.footers import FootNumbers, foot_numbers
from bot.delivery.last_rendered import LOOK_BACK
from bot.delivery.worker import Worker
from bot.process.repeating import repeat
from engine.store.interface import Store

log = logging.getLogger(__name__)
KEY = "late_requests"
EVERY = 5.0  # seconds
LOOKS = 6  # for a message that is there twice: its second may be sent a moment later
NOTHING = "[]"


async def leave_to_heir(store: Store, late: Sequence[LateRequest]) -> None:
    """Keep what this process, which was replaced, may have done since. The store is one that writes without a lease."""

    def more(kept: str | None) -> str:
        return msgspec.json.encode([*_decoded(kept), *late]).decode()

    await store.change_setting(KEY, more)


class LateEffects:
    """Sees to what the process before has done too late. standing: as for `LateEdits`."""

    def __init__(self, worker: Worker, store: Store, standing: Sequence[Forget] = ()) -> None:
        self._worker, self._store, self._edits = worker, store, LateEdits(worker, store, standing)
        self._doubles: list[tuple[LateRequest, int]] = []  # messages that were sent, and how often they were looked for

    async def run(self) -> None:
        """Look every few seconds, for ever."""
        await repeat(self.look, EVERY, log, "what a replaced process left was not seen to")

    async def look(self) -> None:
        """Look once."""
        if await self._store.setting(KEY) not in (None, NOTHING):
            taken: list[LateRequest] = []

            def take(kept: str | None) -> str:
                taken[:] = _decoded(kept)
                return NOTHING

            await self._store.change_setting(KEY, take)
            log.info("the process before left %d requests of which it heard too late", len(taken))
            await self._edits.show_again({one.message for one in taken if one.is_edit})
            self._doubles += [(one, 0) for one in taken if not one.is_edit]
        doubles, self._doubles = self._doubles, []
        for one, looks in doubles:
            if not await self._taken_back(one) and looks + 1 < LOOKS:
                self._doubles.append((one, looks + 1))

    # Messages that are there twice

    async def _taken_back(self, late: LateRequest) -> bool:
        """Take a message back that another tells too; return whether nothing is left to be looked for."""
        client = self._worker.client
        me = client.user.id if client.user else 0
        history = client.get_partial_messageable(late.channel).history(limit=LOOK_BACK)
        try:
            there = {one.id: foot_numbers(words_of(one)) async for one in history if one.author.id == me}
        except discord.HTTPException as error:
            return error.status < 500
        if late.message and late.message not in there:
            return True
        if late.message and there[late.message] is None:
            return await self._unnumbered(late)
        mine = [late.message] if late.message else sorted(there, reverse=True)
        for message in mine:
            numbers = there[message]
            others = [one for other, one in there.items() if other != message and one is not None]
            if numbers is not None and any(_tells(other, numbers) for other in others):
                await sending.delete_message(client, late.channel, message)
                return True
        return False

    async def _unnumbered(self, late: LateRequest) -> bool:
        """The same of a message without a number, which its post's row knows."""
        if not late.nonce:
            return True  # it is no table's post
        told = await self._store.message_sent_as(late.nonce)
        if told is None:
            return False  # it waits still
        if told != late.message:
            await sending.delete_message(self._worker.client, late.channel, late.message)
        return True


def _tells(other: FootNumbers, one: FootNumbers) -> bool:
    """Return whether another message tells all that one tells."""
    return (
        (other.sign, other.table, other.part) == (one.sign, one.table, one.part)
        and other.first <= one.first
        and one.last <= other.last
    )


def _decoded(kept: str | None) -> list[LateRequest]:
    try:
        return msgspec.json.decode(kept or NOTHING, type=list[LateRequest])
    except msgspec.MsgspecError:  # of another version
        return []
