"""The last press of each person, and the picture that is being put beside the answer to it.

A picture that was drawn late may only be put beside an answer that nothing has replaced since; and what is pressed
while it is on its way is answered after it, or Discord would show the older of the two.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable

KEPT = 1000  # persons
PATIENCE = 1.0  # seconds that an answer waits for a picture that is on its way


class LastPresses:
    """Knows by person the last interaction with a message, and the edit that is on its way."""

    def __init__(self) -> None:
        self._last: OrderedDict[int, int] = OrderedDict()
        self._edits: dict[int, asyncio.Future[object]] = {}

    def note_press(self, user: int, interaction: int) -> None:
        """Note that somebody has pressed something."""
        self._last[user] = interaction
        self._last.move_to_end(user)
        while len(self._last) > KEPT:
            self._last.popitem(last=False)

    def last_press(self, user: int) -> int | None:
        """Return the last interaction with a message of somebody."""
        return self._last.get(user)

    async def carry_out_edit(self, user: int, edit: Awaitable[object]) -> None:
        """Carry out an edit that what is pressed meanwhile waits for."""
        task = self._edits[user] = asyncio.ensure_future(edit)
        try:
            await task
        finally:
            if self._edits.get(user) is task:
                del self._edits[user]

    async def wait_for_edit(self, user: int) -> None:
        """Wait for the edit that is on its way, but not for long."""
        task = self._edits.get(user)
        if task is not None:
            await asyncio.wait({task}, timeout=PATIENCE)
