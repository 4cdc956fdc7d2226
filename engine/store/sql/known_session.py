"""Since which loss of the connection to the database a task knows what is there (a context variable).

On a server the sessions may be lost while a table changes, and what answers next may be a replica that lacks the last
decisions. Whoever has looked how the table stands says so here, and a write in a session that is newer is refused:
nothing is decided by what was read before the loss.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar


class KnownSession:
    """breaks: how often the connection had been lost when the task looked; is_over: nothing hangs on it any more, also
    in tasks that were begun meanwhile."""

    def __init__(self, breaks: int) -> None:
        self.breaks, self.is_over = breaks, False


KNOWN_SESSION: ContextVar[KnownSession | None] = ContextVar("known_session", default=None)


@contextmanager
def refuse_writes_after_break(breaks: int) -> Iterator[None]:
    """Refuse writes of this task where the connection has been lost since."""
    before, known = KNOWN_SESSION.get(), KnownSession(breaks)
    KNOWN_SESSION.set(known)
    try:
        yield
    finally:
        known.is_over = True
        KNOWN_SESSION.set(before)


def known_breaks() -> int | None:
    """Return the number of losses that the present task knows of; None: nothing hangs on it."""
    known = KNOWN_SESSION.get()
    return known.breaks if known is not None and not known.is_over else None
