"""The requests at which the kill drill strikes: as one arrives, or after it was carried out and before the answer."""

from collections.abc import Callable

import msgspec

from bot.sandbox.faults import Fault
from testbed.drills.stage import Stage

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = MESSAGES + "/{message_id}"


class Point(msgspec.Struct, frozen=True):
    """A moment to kill the bot at: when the n-th request of a kind arrives, or after it was carried out and before
    the answer."""

    name: str
    method: str
    route: str
    after: bool
    place: str = ""  # "thread", "dm", or "card": the lobby card's channel
    files: bool | None = None
    refused: bool = False  # Discord refuses the picture of such a request first: the moment is that of its words

    def fault(self, stage: Stage, table: str, n: int, strike: Callable[[], None]) -> Fault:
        """Return the fault that kills the bot there."""
        places = {
            "": frozenset[str](),
            "thread": frozenset({stage.thread(table).id}),
            "dm": frozenset(stage.sandbox.world.dms.values()),
            "card": frozenset({str(stage.records.table_row(table)["channel"])}),
        }
        fatal = Fault(
            method=self.method,
            route=self.route,
            lose="answer" if self.after else "request",
            skip=0 if self.refused else n,
            places=places[self.place],
            files=self.files,
            then=strike,
        )
        if not self.refused:
            return fatal
        first = Fault(self.method, self.route, status=400, code=40005, places=places[self.place], files=True)
        first.then = lambda: stage.sandbox.faults.requests.append(fatal)
        return first


def _both(
    name: str, method: str, route: str, place: str = "", files: bool | None = None, *, refused: bool = False
) -> tuple[Point, Point]:
    return (
        Point(f"before {name}", method, route, False, place, files, refused),
        Point(f"after {name}", method, route, True, place, files, refused),
    )


CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
# Every request that a game makes of Discord. What is told in the thread is made of components (v2), a DM is classic.
POINTS = (
    *_both("acknowledgement", "POST", CALLBACK, files=False),
    *_both("acknowledgement with a picture", "POST", CALLBACK, files=True),
    *_both("post", "POST", MESSAGES, "thread", False),
    *_both("picture", "POST", MESSAGES, "thread", True),
    *_both("edit in the thread", "PATCH", MESSAGE, "thread", False),
    *_both("edit with a picture", "PATCH", MESSAGE, "thread", True),
    *_both("DM", "POST", MESSAGES, "dm"),
    *_both("edit of a DM", "PATCH", MESSAGE, "dm", False),
    *_both("edit of a DM with a picture", "PATCH", MESSAGE, "dm", True),
    *_both("look at a DM", "GET", MESSAGE, "dm"),
    *_both("edit of the lobby card", "PATCH", MESSAGE, "card"),
    *_both("pin", "PUT", "/channels/{channel_id}/messages/pins/{message_id}", "thread"),
    *_both("words of a refused post", "POST", MESSAGES, "thread", False, refused=True),
    *_both("words of a refused edit", "PATCH", MESSAGE, "thread", False, refused=True),
    *_both("words of a refused DM", "POST", MESSAGES, "dm", False, refused=True),
    *_both("words of a refused edit of a DM", "PATCH", MESSAGE, "dm", False, refused=True),
    *_both("words of a refused acknowledgement", "POST", CALLBACK, files=False, refused=True),
    *_both("removal of the old panel", "DELETE", MESSAGE, "thread"),
)
