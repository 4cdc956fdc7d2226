"""What the store is asked for whoever runs the bot. `OperatorsPart` implements it; the structs are here."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from engine.store.models import NewPost, PostAside, TableRow

LATE = 120.0  # seconds that a post may be due before delivery counts as stuck
SERVER, PERSON = "server", "person"  # kinds of what is blocked


class OperatorRequest(msgspec.Struct, frozen=True, kw_only=True):
    """Something that an operator asks of the bot. what: the name of the act; details: its arguments; at: when it was
    asked, in Unix seconds."""

    id: int
    what: str
    details: dict[str, Any]
    at: float


class Blocked(msgspec.Struct, frozen=True, kw_only=True):
    """A server or person whom the bot serves no more, why (for the operator alone) and since when (Unix seconds)."""

    kind: str
    id: int
    why: str
    since: float


class Undelivered(msgspec.Struct, frozen=True, kw_only=True):
    """What of a table's posts is not on Discord: how many are due (private ones once they are late), for how many
    seconds the oldest of them has been, how many of these were tried in vain, what the last such try met (a code, never
    words), and which were put aside."""

    due: int = 0
    waited: float = 0.0
    tried: int = 0
    error: str = ""
    aside: Sequence[PostAside] = ()


class OperatorsStore(Protocol):
    """The part of `Store` for operators; what holds for its methods holds for these."""

    async def note_operator_request(self, key: str, what: str, details: Mapping[str, Any]) -> OperatorRequest:
        """Note what an operator asks, once for a key: the second time the first request is returned."""

    async def open_requests(self) -> list[OperatorRequest]:
        """Return the requests that were not answered yet, oldest first."""

    async def note_operator_answer(self, request: int, answer: Mapping[str, Any]) -> None:
        """Note how a request was carried out. Answered ones of more than a month are dropped."""

    async def answer_of(self, request: int) -> dict[str, Any] | None:
        """Return how a request was carried out; None: it was not yet."""

    async def queue_posts_for_tables(
        self, request: int, table_ids: Sequence[str], posts_of: Callable[[TableRow], Sequence[NewPost]]
    ) -> int:
        """Put posts into the outbox of several tables and note the request as carried out, all in one transaction;
        return at how many tables. What was carried out before is not done again: then the first count is returned."""

    async def undelivered_posts(self, table_id: str, now: float) -> Undelivered:
        """Return what of a table's posts is not on Discord."""

    async def retry_posts_of_table(self, table_id: str, now: float) -> tuple[int, int]:
        """Let the posts of a table that wait for another try, and those that were put aside, be tried now; return how
        many of each."""

    async def block(self, kind: str, id_: int, why: str) -> None:
        """Block a server or person; who is blocked already has a new reason."""

    async def unblock(self, kind: str, id_: int) -> bool:
        """Serve a server or person again; return whether it was blocked."""

    async def blocked(self) -> list[Blocked]:
        """Return all who are blocked, the last first."""
