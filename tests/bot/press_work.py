"""How much work a press makes: calls of the project's own Python functions in the event loop's thread, and among them
the views that are built and the rows' small things that are decoded. Counts alone: no limit hangs on a clock or on what
else the machine does."""

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from bot.tables import epochs, table_extra
from engine.kernel.game import Game

ROOT = Path(__file__).parents[2]
OWN = tuple(f"{ROOT / part}/" for part in ("bot", "render", "engine", "data"))
STAND_IN = f"{ROOT / 'bot' / 'sandbox'}/"


class Work:
    """What was done while it was counted. calls: by module; views: by seat; extras: by what was decoded; pins: how
    often a table was held against the installed rules."""

    def __init__(self, game: Game[Any]) -> None:
        self.calls: Counter[str] = Counter()
        self.views: Counter[str | None] = Counter()
        self.extras: Counter[str] = Counter()
        self.pins = 0
        self._named = {type(game).view.__code__: self._view, table_extra.extra_of.__code__: self._extra}

    def seen(self, frame: FrameType, event: str, arg: Any) -> None:
        """Count a call (`sys.setprofile`)."""
        name = frame.f_code.co_filename
        if event != "call" or not name.startswith(OWN) or name.startswith(STAND_IN):
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
