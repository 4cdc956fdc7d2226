"""Activities that were launched: who opened which table where, for the page that opens a moment later and says nothing
that could be trusted; and where Discord has refused to launch one.

It is kept in memory alone: after a restart a page goes on by its bearer, and one that opens finds its table by its
channel, or asks.
"""

import time
from collections import OrderedDict

import msgspec

KEPT = 10_000  # persons whose last launch is remembered
SOON = 120.0  # seconds in which a page opens, where Discord has not said in which instance it will
AGAIN = 30 * 60.0  # seconds after a refusal until the next try in the same server


class Launch(msgspec.Struct):
    """The last table that a person opened as an Activity. instance: "" where Discord has not said."""

    table: str
    channel: int
    at: float
    instance: str = ""


class Launches:
    """Remembers launches and refusals. are_on: whether tables can be opened as an Activity at all."""

    def __init__(self) -> None:
        self.are_on = False
        self._last: OrderedDict[int, Launch] = OrderedDict()
        self._refused: dict[int, float] = {}

    def may_be_tried(self, guild: int | None) -> bool:
        """Return whether an Activity may be launched in a server, or in a DM: it was not refused there lately."""
        return self.are_on and time.monotonic() >= self._refused.get(guild or 0, 0.0)

    def note_refused(self, guild: int | None) -> None:
        """Note that Discord refused to launch one in a server, or in a DM."""
        now = time.monotonic()
        self._refused = {place: until for place, until in self._refused.items() if until > now}
        self._refused[guild or 0] = now + AGAIN

    def note_launch(self, user: int, channel: int, table: str) -> Launch:
        """Note which table a person is about to open; return the note, for the instance."""
        found = self._last[user] = Launch(table, channel, time.monotonic())
        self._last.move_to_end(user)
        if len(self._last) > KEPT:
            self._last.popitem(last=False)
        return found

    def is_known(self, instance: str) -> bool:
        """Return whether the bot itself has launched an instance."""
        return any(one.instance == instance for one in self._last.values())

    def table_of(self, user: int, channel: int, instance: str) -> str:
        """Return the table that a person has opened in an instance; "" for none that is known."""
        found = self._last.get(user)
        if found is None:
            return ""
        if found.instance:
            return found.table if found.instance == instance else ""
        return found.table if found.channel == channel and time.monotonic() - found.at < SOON else ""

    def forget(self, user: int) -> None:
        """Forget what a person has opened."""
        self._last.pop(user, None)
