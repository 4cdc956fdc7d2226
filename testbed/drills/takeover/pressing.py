"""People who press while one bot takes another's place: when each press was answered, and how."""

import asyncio
import contextlib
import statistics
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec

from bot.messages.ids import Press
from bot.sandbox.people.person import Receipt
from bot.words import Words
from testbed.drills.stage import RefusedError, Stage, wait_until

EVERY = 0.25  # seconds between two presses
RESTARTING = Words("common")("error.restarting").strip("-# ")


class Pressed(msgspec.Struct):
    """One press. began, answered: seconds; answered is None where it was not, or where the bot said that it ends."""

    began: float
    answered: float | None = None
    is_over: bool = False


class Pressing:
    """Presses of "My table" on a table's panel, one after another, by each of some people in turn."""

    def __init__(self, stage: Stage, table: str, people: Sequence[str]) -> None:
        self._stage, self._table, self._people = stage, table, people
        self.since = time.monotonic()
        self.made: list[Pressed] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def press_for_ever(self) -> None:
        """Press for ever."""
        while True:
            panels = self._stage.panels(self._table)
            if panels:
                who = self._stage.person(self._people[len(self.made) % len(self._people)])
                pressed = Pressed(time.monotonic())
                asking = who.forge(panels[-1], Press("mine", self._table).id())
                self.made.append(pressed)
                self._tasks.append(asyncio.create_task(self._answered(pressed, asyncio.ensure_future(asking))))
            await asyncio.sleep(EVERY)

    async def _answered(self, pressed: Pressed, asking: "asyncio.Future[Receipt]") -> None:
        try:
            receipt = await (await asking).wait_until_answered()
            if not receipt.has_failed and RESTARTING not in receipt.text:
                pressed.answered = time.monotonic()
        except (RefusedError, TimeoutError):
            pass
        finally:
            pressed.is_over = True

    async def seconds_to_first_answer(self) -> float:
        """Wait until a press is answered, and return the seconds since the first of them was made."""
        answered = await wait_until(
            lambda: [one.answered for one in self.made if one.answered is not None], "nobody answers a press"
        )
        return float(min(answered) - self.since)

    async def wait_until_all_settled(self) -> None:
        """Wait until each press was answered or was not."""
        for task in self._tasks:
            await task

    @property
    def count_unanswered(self) -> int:
        """Return how many were not answered."""
        return sum(one.is_over and one.answered is None for one in self.made)

    @property
    def answer_seconds(self) -> list[float]:
        """Return how long each answer took."""
        return [one.answered - one.began for one in self.made if one.answered is not None]


@asynccontextmanager
async def people_pressing_meanwhile(stage: Stage, table: str, people: Sequence[str]) -> AsyncIterator[Pressing]:
    """Let people press in the meantime."""
    presses = Pressing(stage, table, people)
    going = asyncio.create_task(presses.press_for_ever())
    try:
        yield presses
    finally:
        going.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await going


def median_to_hundredths(seconds: Sequence[float]) -> float:
    """Return the median in hundredths of a second, 0.0 of none."""
    return round(statistics.median(seconds), 2) if seconds else 0.0
