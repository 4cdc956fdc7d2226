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
from collections.abc import Callable
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from bot.__main__ import main
from bot.clubs import boards, digests, standing_messages
from bot.clubs.standing_messages import StandingMessages
from bot.connection.rate_limits import Http
from bot.delivery.live_messages import LiveMessages
from bot.delivery.panels import Panels
from bot.delivery.places.lobby_cards import LobbyCards
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
    """Let it be known of each request of boards, cards, calls, digests, openings, and of what bears no number, what it
    is for."""
    assert (StandingMessages.bring_up_to_date.__kwdefaults__ or {}).keys() == {"every"}  # noqa: S101 - it has one alone
    StandingMessages.bring_up_to_date.__kwdefaults__ = {"every": SECOND}
    _name(StandingMessages, "bring_up_to_date", lambda one: str(one._kind))
    _name(Openings, "open", lambda _: "opening")
    for unnumbered in (Panels, LiveMessages, LobbyCards):
        _name(unnumbered, "deliver", lambda _: "unnumbered")


def _name(of: type, method: str, is_for: Callable[[Any], str]) -> None:
    """Let it be known what requests of a method are for."""
    carried_out = getattr(of, method)

    async def named(self: Any, *args: Any, **kwargs: Any) -> Any:
        known = FOR.set(f" for {is_for(self)}")
        try:
            return await carried_out(self, *args, **kwargs)
        finally:
            FOR.reset(known)

    setattr(of, method, named)


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
