"""Requests of operators, and the block list, in SQLite."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.store.models import NewPost, TableRow
from engine.store.operators.interface import LATE, Blocked, OperatorRequest, Undelivered
from engine.store.outbox_write import enqueue_posts
from engine.store.refused.refused_part import posts_aside
from engine.store.rows import of_json, to_json
from engine.store.sql.dialect import as_number, larger_of, smaller_of
from engine.store.sql.interface import NO_LOCK, Connection, table_lock
from engine.store.store_part import StorePart, one_table

REQUEST = "SELECT id, what, details, at FROM operator_requests"
MONTH = 30 * 86_400.0  # seconds that what was carried out is kept
# A private post counts once it is late: before that its moment would tell of a private step.
# What was tried in vain is due since it was made, whenever it is tried next.
DUE = f"""
SELECT count(*), min(at), coalesce(sum(is_tried), 0) FROM (
  SELECT audience, not_before, {as_number("attempts > 0 OR error <> ''")} AS is_tried,
    CASE WHEN attempts > 0 OR error <> '' THEN created ELSE {larger_of("not_before", "created")} END AS at
  FROM outbox WHERE table_id = :table AND status = 'waiting') AS waits
WHERE (not_before <= :now OR is_tried = 1) AND (audience = 'public' OR at <= :late)
"""  # noqa: S608 - constants
ERROR = """
SELECT error FROM outbox WHERE table_id = :table AND status = 'waiting' AND error <> ''
  AND (audience = 'public' OR created <= :late) ORDER BY id LIMIT 1
"""


def note_request(conn: Connection, key: str, what: str, details: Mapping[str, Any], at: float) -> int:
    """Note a request, once for a key; return its number."""
    conn.execute(
        "INSERT INTO operator_requests (key, what, details, at) VALUES (?, ?, ?, ?) ON CONFLICT (key) DO NOTHING",
        (key, what, to_json(dict(details)), at),
    )
    return int(conn.execute("SELECT id FROM operator_requests WHERE key = ?", (key,)).fetchone()[0])


def request_outcome(conn: Connection, request: int) -> dict[str, Any] | None:
    """Return how a request was carried out; None: it was not yet, or there is none."""
    row = conn.execute("SELECT answer FROM operator_requests WHERE id = ?", (request,)).fetchone()
    found: dict[str, Any] | None = of_json(row[0]) if row and row[0] is not None else None
    return found


def all_blocked(conn: Connection) -> list[Blocked]:
    """Return all who are blocked, the last first."""
    rows = conn.execute("SELECT kind, id, why, since FROM blocked ORDER BY since DESC, kind, id")
    return [Blocked(kind=row[0], id=row[1], why=row[2], since=row[3]) for row in rows]


def undelivered_of(conn: Connection, table_id: str, now: float) -> Undelivered:
    """Return what of a table's posts is not on Discord."""
    values = {"table": table_id, "now": now, "late": now - LATE}
    due, since, tried = conn.execute(DUE, values).fetchone()
    error = conn.execute(ERROR, values).fetchone()
    aside = [post for post in posts_aside(conn) if post.table == table_id]
    waited = max(now - since, 0.0) if due else 0.0
    return Undelivered(due=due, waited=waited, tried=int(tried), error=error[0] if error else "", aside=aside)


class OperatorsPart(StorePart):
    """The methods of `Store` for operators."""

    async def note_operator_request(self, key: str, what: str, details: Mapping[str, Any]) -> OperatorRequest:
        """Note what an operator asks, once for a key."""
        now = self._clock()

        def work(conn: Connection) -> OperatorRequest:
            request = note_request(conn, key, what, details, now)
            return _request(conn.execute(f"{REQUEST} WHERE id = ?", (request,)).fetchone())

        return await self._db.write(work, lock=NO_LOCK)

    async def open_requests(self) -> list[OperatorRequest]:
        """Return the requests that were not answered yet, oldest first."""
        sql = f"{REQUEST} WHERE answer IS NULL ORDER BY id"
        return await self._db.read(lambda conn: [_request(row) for row in conn.execute(sql)])

    async def note_operator_answer(self, request: int, answer: Mapping[str, Any]) -> None:
        """Note how a request was carried out."""
        now = self._clock()
        await self._db.write(lambda conn: _answer(conn, request, answer, now), lock=NO_LOCK)

    async def answer_of(self, request: int) -> dict[str, Any] | None:
        """Return how a request was carried out; None: it was not yet."""
        return await self._db.read(lambda conn: request_outcome(conn, request))

    async def queue_posts_for_tables(
        self, request: int, table_ids: Sequence[str], posts_of: Callable[[TableRow], Sequence[NewPost]]
    ) -> int:
        """Tell several tables something and note the request as carried out, in one transaction."""
        now = self._clock()

        def work(conn: Connection) -> int:
            done = request_outcome(conn, request)
            if done is not None:
                return int(done.get("tables", 0))
            for table_id in table_ids:
                enqueue_posts(conn, table_id, posts_of(one_table(conn, table_id)), now)
            _answer(conn, request, {"ok": True, "tables": len(table_ids)}, now)
            return len(table_ids)

        return await self._db.write(work, lock=table_lock(*table_ids))

    async def undelivered_posts(self, table_id: str, now: float) -> Undelivered:
        """Return what of a table's posts is not on Discord."""
        return await self._db.read(lambda conn: undelivered_of(conn, table_id, now))

    async def retry_posts_of_table(self, table_id: str, now: float) -> tuple[int, int]:
        """Let the posts of a table that wait for another try, or were put aside, be tried now."""
        late = (
            f"UPDATE outbox SET not_before = {smaller_of('not_before', ':now')} "  # noqa: S608 - constants
            "WHERE table_id = :table AND status = 'waiting' AND (attempts > 0 OR error <> '')"
        )
        again = (
            "UPDATE outbox SET status = 'waiting', settled = NULL, not_before = :now, "
            "first_tried = CASE WHEN first_tried IS NULL THEN NULL ELSE :now END "
            "WHERE table_id = :table AND status = 'aside'"
        )

        def work(conn: Connection) -> tuple[int, int]:
            named = {"now": now, "table": table_id}
            return conn.execute(late, named).rowcount, conn.execute(again, named).rowcount

        return await self._db.write(work, lock=table_lock(table_id))

    async def block(self, kind: str, id_: int, why: str) -> None:
        """Block a server or person."""
        row = (kind, id_, why, self._clock())
        sql = (
            "INSERT INTO blocked (kind, id, why, since) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (kind, id) DO UPDATE SET why = excluded.why"
        )
        await self._db.write(lambda conn: conn.execute(sql, row), lock=NO_LOCK)

    async def unblock(self, kind: str, id_: int) -> bool:
        """Serve a server or person again; return whether it was blocked."""
        sql = "DELETE FROM blocked WHERE kind = ? AND id = ?"
        return bool(await self._db.write(lambda conn: conn.execute(sql, (kind, id_)).rowcount, lock=NO_LOCK))

    async def blocked(self) -> list[Blocked]:
        """Return all who are blocked, the last first."""
        return await self._db.read(all_blocked)


def _request(row: Sequence[Any]) -> OperatorRequest:
    return OperatorRequest(id=row[0], what=row[1], details=of_json(row[2]), at=row[3])


def _answer(conn: Connection, request: int, answer: Mapping[str, Any], now: float) -> None:
    conn.execute("UPDATE operator_requests SET answer = ? WHERE id = ?", (to_json(dict(answer)), request))
    conn.execute("DELETE FROM operator_requests WHERE answer IS NOT NULL AND at < ?", (now - MONTH,))
