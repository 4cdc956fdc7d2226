"""How much work a press makes: calls of the project's own Python functions in the event loop's thread, and among them
the views that are built and the rows' small things that are decoded. Counts alone: no limit hangs on a clock or on what
else the machine does. So a function that goes on after it has waited is not called once more, and what the bot does
every so many seconds, whether anybody presses or not, is left out."""

import asyncio
import inspect
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from bot.app import App
from bot.operators.acts import Operators
from bot.tables import epochs, table_extra
from bot.tables.registry import TableRegistry
from bot.tables.upkeep.absent_hosts import AbsentHosts
from bot.tables.upkeep.departures import Departures
from engine.kernel.game import Game

ROOT = Path(__file__).parents[2]
OWN = tuple(f"{ROOT / part}/" for part in ("bot", "render", "engine", "data"))
STAND_IN = f"{ROOT / 'bot' / 'sandbox'}/"
GOES_ON = inspect.CO_COROUTINE | inspect.CO_GENERATOR | inspect.CO_ASYNC_GENERATOR
BY_THE_CLOCK = {  # the tasks of what is looked at every so many seconds
    job.__qualname__
    for job in (Operators.run, App._tidy, App._warm, TableRegistry.run_clock, Departures.run, AbsentHosts.run)
}


class Work:
    """What was done while it was counted. calls: by module; views: by seat; extras: by what was decoded; pins: how
    often a table was held against the installed rules."""

    def __init__(self, game: Game[Any]) -> None:
        self.calls: Counter[str] = Counter()
        self.views: Counter[str | None] = Counter()
        self.extras: Counter[str] = Counter()
        self.pins = 0
        self._begun: set[FrameType] = set()  # of what may go on later
        self._named = {type(game).view.__code__: self._view, table_extra.extra_of.__code__: self._extra}

    def seen(self, frame: FrameType, event: str, arg: Any) -> None:
        """Count a call (`sys.setprofile`)."""
        name = frame.f_code.co_filename
        if event != "call" or not name.startswith(OWN) or name.startswith(STAND_IN):
            return
        if frame.f_code.co_flags & GOES_ON:
            if frame in self._begun:
                return
            self._begun.add(frame)
        if _by_the_clock():
            return
        self.calls[name] += 1
        if frame.f_code is epochs.pin_to_installed_rules.__code__:
            self.pins += 1
        elif (count := self._named.get(frame.f_code)) is not None:
            count(frame.f_locals)

    def _view(self, given: dict[str, Any]) -> None:
        self.views[given["seat"]] += 1

    def _extra(self, given: dict[str, Any]) -> None:
        kept = given["kept"]
        self.extras[repr(kept.extra if hasattr(kept, "extra") else kept)] += 1


def _by_the_clock() -> bool:
    """Return whether this is done in a task of what is looked at every so many seconds."""
    try:
        task = asyncio.current_task()
    except RuntimeError:  # a callback of the loop
        return False
    return task is not None and getattr(task.get_coro(), "__qualname__", "") in BY_THE_CLOCK


@contextmanager
def counted(game: Game[Any]) -> Iterator[Work]:
    """Count what is done in this thread."""
    work = Work(game)
    sys.setprofile(work.seen)
    try:
        yield work
    finally:
        sys.setprofile(None)


@contextmanager
def uncounted() -> Iterator[None]:
    """Leave out what a test does itself."""
    counting = sys.getprofile()
    sys.setprofile(None)
    try:
        yield
    finally:
        sys.setprofile(counting)
