"""The bot with plain pictures, which can be stopped exactly between the look at its lease and the first byte of a
request.

Run in place of `testbed.drills.plain_pictures`. Once the file that `PRAETOR_DRILL_STOP` names is there, the next
request that fits what stands in it (a regular expression of method and path, and of what it is for where that is a
board, a tournament's card or call, a digest or an opening) removes the file and stops this process (SIGSTOP), as the
last thing before it is sent. Where another file is there as it goes on (`file_that_kills`), the process is killed as
soon as that request was answered. Boards, cards and digests are looked after every second, not every ten minutes.
"""

import contextlib
import os
import re
import signal
import sys
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from bot.__main__ import main
from bot.clubs import boards, digests, standing_messages
from bot.clubs.standing_messages import StandingMessages
from bot.connection.rate_limits import Http
from bot.delivery.places.openings import Openings
from bot.tournaments import keeper
from testbed.drills.plain_pictures import replace_drawing_by_pixels
from testbed.seeded_secrets import draw_from_seed

STOP = "PRAETOR_DRILL_STOP"
SECOND = 1.0  # in place of minutes and hours
FOR: ContextVar[str] = ContextVar("for_what", default="")


def file_that_kills(file: Path) -> Path:
    """Return the file that has a process killed after its request."""
    return file.with_suffix(".death")


def watch_stop_file_before_requests(file: Path) -> None:
    """Let each client look at the file after it has looked at the lease."""
    made, stopped = Http.__init__, list[Any]()

    async def stop(_: object, __: object, begun: Any) -> None:
        with contextlib.suppress(FileNotFoundError):
            if re.fullmatch(file.read_text(), f"{begun.method} {begun.url.path}{FOR.get()}"):
                file.unlink()
                stopped.append(begun.url)
                os.kill(os.getpid(), signal.SIGSTOP)

    async def die(_: object, __: object, ended: Any) -> None:
        if ended.url in stopped and file_that_kills(file).exists():
            os.kill(os.getpid(), signal.SIGKILL)

    def make(self: Http, *args: Any, **kwargs: Any) -> None:
        made(self, *args, **kwargs)
        trace = self.http_trace
        assert trace is not None  # noqa: S101 - ours has one
        trace.on_request_headers_sent.append(stop)  # after the look, which is there already
        trace.on_request_end.append(die)

    Http.__init__ = make  # type: ignore[method-assign]


def name_what_requests_are_for() -> None:
    """Let it be known of each request of boards, cards, calls and digests what it is for."""
    bring = StandingMessages.bring_up_to_date

    async def named(self: StandingMessages, *args: Any, **kwargs: Any) -> Any:
        is_for = FOR.set(f" for {self._kind}")
        try:
            return await bring(self, *args, **kwargs)
        finally:
            FOR.reset(is_for)

    opened = Openings.open

    async def opening(self: Openings, *args: Any) -> None:
        is_for = FOR.set(" for opening")
        try:
            await opened(self, *args)
        finally:
            FOR.reset(is_for)

    bring.__kwdefaults__ = {"every": SECOND}
    StandingMessages.bring_up_to_date = named  # type: ignore[method-assign]
    Openings.open = opening  # type: ignore[method-assign, assignment]


def look_after_boards_and_cards_every_second() -> None:
    """Let boards, cards, calls and digests be looked at, edited and sent anew after seconds."""
    for module, names in (
        (boards, ("LOOK", "EDITS", "HOUR")),
        (keeper, ("LOOK", "EDITS", "YOUNG")),
        (digests, ("LOOK", "HOUR")),
        (standing_messages, ("SOON",)),
    ):
        for name in names:
            assert hasattr(module, name), name  # noqa: S101 - it is called so
            setattr(module, name, SECOND)


if __name__ == "__main__":
    draw_from_seed()
    replace_drawing_by_pixels()
    name_what_requests_are_for()
    look_after_boards_and_cards_every_second()
    watch_stop_file_before_requests(Path(os.environ[STOP]))
    sys.exit(main())
