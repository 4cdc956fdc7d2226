"""The outbox: what Discord must still be told. The posts of one table to one audience are a queue and are sent in
order; each row is sent once."""

from collections.abc import Sequence

import msgspec

from engine.store.models import Backlog, NewPost, Post, Queue
from engine.store.outbox_write import ANSWERED, enqueue_posts, retry_posts_now
from engine.store.refused.refused_part import posts_aside
from engine.store.rows import POST_COLUMNS, post_of, to_json
from engine.store.sql.dialect import by_index, json_numbers, larger_of, smaller_of
from engine.store.sql.interface import NO_LOCK, Connection, table_lock
from engine.store.store_part import StorePart

# A row may go when its time has come and no earlier row of its queue is in the way: one that may go too, or one that
# was tried and waits for another try (order holds). A reminder for tomorrow, never tried, is in nobody's way.
# by_index: SQLite would else walk the whole history for the sake of ORDER BY id.
DUE = f"""
SELECT {POST_COLUMNS} FROM outbox o {{index}}
WHERE {{queue}} status = 'waiting' AND not_before <= :now
  AND (SELECT count(*) FROM (
    SELECT 1 FROM outbox e WHERE e.status = 'waiting' AND e.table_id = o.table_id AND e.audience = o.audience
      AND e.id < o.id AND (e.not_before <= :now OR e.attempts > 0) LIMIT :queue) AS earlier) < :queue
  AND NOT EXISTS (
    SELECT 1 FROM outbox e WHERE e.status = 'waiting' AND e.table_id = o.table_id AND e.audience = o.audience
      AND e.id < o.id AND e.not_before > :now AND e.attempts > 0)
ORDER BY id LIMIT :limit
"""  # noqa: S608 - a constant
MINE = """NOT EXISTS (
    SELECT 1 FROM leases l WHERE l.table_id = o.table_id AND l.owner <> :owner AND l.until > :now) AND"""
EVERYWHERE = DUE.format(index=by_index("outbox_due"), queue="")
OF_OWNER = DUE.format(index=by_index("outbox_due"), queue=MINE)
IN_QUEUE = DUE.format(index=by_index("outbox_line"), queue="o.table_id = :table AND o.audience = :audience AND")

# What was sent and may not have arrived (Discord was down, say) waits since its first try, however often that is put
# off; what Discord has refused waits for its next one, as a locked thread is its people's to open. What may be there
# and was refused since does too: `retry_later` moves its first try to the next one.
WAITED = f"""
SELECT count(*), min(coalesce(first_tried, {larger_of("not_before", "created")})) FROM outbox {by_index("outbox_due")}
WHERE status = 'waiting' AND (not_before <= :now OR first_tried <= :now)
"""  # noqa: S608 - constants

# A queue goes when the first of its posts has waited as long as it may. What is not numbered is put in at private steps
# too: it joins what waits and is never waited for, or its moment would tell of the step.
AT = "coalesce(min(CASE WHEN numbered = 1 THEN at END), 0.0)"
QUEUES_SQL = f"""
SELECT table_id, audience, min(id) AS first, {AT} AS at FROM (
  SELECT id, table_id, audience, numbered,
    CASE WHEN attempts > 0 OR patience * :delay_scale <= 0 THEN 0.0 ELSE created + patience * :delay_scale END AS at
  FROM outbox o {by_index("outbox_due")}
  WHERE status = 'waiting' AND not_before <= :now AND NOT EXISTS (
    SELECT 1 FROM outbox e WHERE e.status = 'waiting' AND e.table_id = o.table_id AND e.audience = o.audience
      AND e.id < o.id AND e.not_before > :now AND e.attempts > 0)) AS due
GROUP BY table_id, audience ORDER BY {larger_of(AT, ":now")}, first LIMIT :limit
"""  # noqa: S608 - constants


class OutboxPart(StorePart):
    """The delivery methods of `Store`."""

    async def post(self, table_id: str, posts: Sequence[NewPost]) -> None:
        """Put posts into the outbox outside a decision (a lobby card, a reminder). No undo voids them."""
        now = self._clock()
        await self._db.write(lambda conn: enqueue_posts(conn, table_id, posts, now), lock=table_lock(table_id))

    async def due_posts(
        self,
        now: float,
        limit: int = 50,
        *,
        owner: str | None = None,
        per_queue: int = 1,
        queue: tuple[str, str] | None = None,
    ) -> list[Post]:
        """Return unsent posts that may go now, oldest first, one queue (table, audience) in order: a post waits for
        the earlier ones of its queue.

        owner: leave out tables whose lease another holds. per_queue: more than the first of each queue, for who gathers
        several into one message; they must still go in this order, and none after one that failed. queue: those of one
        queue alone.
        """

        def work(conn: Connection) -> list[Post]:
            values: dict[str, object] = {"now": now, "limit": limit, "queue": per_queue}
            if queue is not None:
                values |= {"table": queue[0], "audience": queue[1]}
                return [post_of(row) for row in conn.execute(IN_QUEUE, values)]
            if owner is not None:
                return [post_of(row) for row in conn.execute(OF_OWNER, values | {"owner": owner})]
            return [post_of(row) for row in conn.execute(EVERYWHERE, values)]

        return await self._db.read(work)

    async def backlog(self, now: float) -> Backlog:
        """Return how much there is to do, for who watches over the bot."""

        def work(conn: Connection) -> Backlog:
            due, since = conn.execute(WAITED, {"now": now}).fetchone()
            rows = conn.execute("SELECT game, status, count(*) FROM tables GROUP BY game, status").fetchall()
            tables = {(str(game), str(status)): int(count) for game, status, count in rows}
            waited = max(now - since, 0.0) if due else 0.0
            return Backlog(due=due, waited=waited, tables=tables, aside=posts_aside(conn))

        found = await self._db.read(work)
        unwritable = await self._db.unwritable()
        return msgspec.structs.replace(found, unwritable=unwritable, failed_writes=self._db.failed_writes)

    async def queues(self, now: float, limit: int = 50, *, delay_scale: float = 1.0) -> list[Queue]:
        """Return the queues in which posts are due: first those that need not wait for more, oldest first, then those
        that do, by their moment. delay_scale: by what each post's `max_delay` is multiplied."""

        def work(conn: Connection) -> list[Queue]:
            found = conn.execute(QUEUES_SQL, {"now": now, "limit": limit, "delay_scale": delay_scale})
            return [Queue(table=row[0], audience=row[1], at=row[3]) for row in found]

        return await self._db.read(work)

    async def note_try(self, post_id: int, now: float) -> bool:
        """Note that a post is about to be sent, before it is. False: it was voided or sent meanwhile, do not send."""

        return bool(await self.note_posts_tried((post_id,), now))

    async def note_posts_tried(self, post_ids: Sequence[int], now: float) -> set[int]:
        """Note that posts are about to be sent as one message, and return those that are still to be sent: `trying`
        for several, all or none of them noted."""

        def work(conn: Connection) -> set[int]:
            rows = conn.execute(
                "UPDATE outbox SET attempts = attempts + 1, unknown = unknown + 1, "  # noqa: S608 - constants
                f"first_tried = {smaller_of('coalesce(first_tried, :now)', ':now')} "
                f"WHERE id IN {json_numbers(':posts')} AND status = 'waiting' RETURNING id",
                {"now": now, "posts": to_json(list(post_ids))},
            )
            return {row[0] for row in rows}

        return await self._db.write(work, lock=NO_LOCK)

    async def retry_now(self, table_id: str, now: float) -> None:
        """Let the posts of a table that wait for another try go now (its thread is back)."""

        await self._db.write(lambda conn: retry_posts_now(conn, table_id, now), lock=table_lock(table_id))

    async def mark_sent(self, post_id: int, message: int | None, channel: int | None, now: float) -> None:
        """Note that a post is there. If a power cut takes this back, the row is one whose fate is unknown: delivery
        finds it on Discord, so this needs no fsync."""
        await self._settle(post_id, "sent", now, message=message, channel=channel)

    async def retry_later(
        self, post_id: int, not_before: float, error: str, *, unsent_after: int | None = None
    ) -> None:
        """Note that a post failed and when to try again (`error` never holds its content). unsent_after: Discord said
        that it is not there by a try (429, 4xx) after so many; where there was no other, no look is needed first."""
        answered = ANSWERED if unsent_after is not None else ""
        values = {"at": not_before, "error": error, "post": post_id, "tries": unsent_after or 0}

        def work(conn: Connection) -> None:
            conn.execute(
                f"UPDATE outbox SET {answered} not_before = :at, error = :error "  # noqa: S608 - a constant
                "WHERE id = :post AND status = 'waiting'",
                values,
            )

        await self._db.write(work, lock=NO_LOCK, durable=False)

    async def give_up(self, post_id: int, error: str) -> None:
        """Note that a post can never be sent; the host is told by the caller."""
        await self._settle(post_id, "failed", self._clock(), error=error)

    async def _settle(
        self,
        post_id: int,
        status: str,
        now: float,
        *,
        message: int | None = None,
        channel: int | None = None,
        error: str = "",
    ) -> None:
        def work(conn: Connection) -> None:
            conn.execute(
                "UPDATE outbox SET status = ?, settled = ?, message = ?, channel = ?, error = ? WHERE id = ?",
                (status, now, message, channel, error, post_id),
            )

        await self._db.write(work, lock=NO_LOCK, durable=False)

    async def posts_of_kind(
        self, table_id: str, audience: str, kind: str, *, message: int = 0, since: int = 0, numbers: range = range(0)
    ) -> list[Post]:
        """Return the posts of a kind that an audience was sent, oldest first: those of a message, from the row `since`
        on; or those of these numbers."""
        which = "message = :message" if message else "number BETWEEN :first AND :last"
        sql = (
            f"SELECT {POST_COLUMNS} FROM outbox WHERE table_id = :table AND audience = :audience AND kind = :kind "  # noqa: S608 - constants
            f"AND status = 'sent' AND message IS NOT NULL AND id >= :since AND numbered = 1 AND {which} ORDER BY id"
        )
        values = {"table": table_id, "audience": audience, "kind": kind, "message": message, "since": since,
                  "first": numbers.start, "last": numbers.stop - 1}  # fmt: skip
        return await self._db.read(lambda conn: [post_of(row) for row in conn.execute(sql, values)])

    async def message_sent_as(self, nonce: str) -> int | None:
        """Return the message of a post that was sent with a nonce; None where it waits still, or there is no such."""

        def work(conn: Connection) -> int | None:
            sql = "SELECT message FROM outbox WHERE nonce = ? AND status = 'sent' AND message IS NOT NULL"
            row = conn.execute(sql, (nonce,)).fetchone()
            return int(row[0]) if row else None

        return await self._db.read(work)

    async def sent_messages(
        self, table_id: str, audience: str, kind: str, *, replaces: str = "", numbers: range = range(0)
    ) -> list[tuple[int, int, int]]:
        """Return (channel, message, number) of each post of a kind that an audience was sent: those of a `replaces`
        key, or of these numbers."""

        def work(conn: Connection) -> list[tuple[int, int, int]]:
            which = "replaces = ?" if replaces else "numbered = 1 AND number BETWEEN ? AND ?"
            return conn.execute(
                "SELECT channel, message, number FROM outbox WHERE table_id = ? AND audience = ? AND kind = ? "  # noqa: S608 - constants
                f"AND status = 'sent' AND message IS NOT NULL AND {which} ORDER BY id",
                (table_id, audience, kind, *((replaces,) if replaces else (numbers.start, numbers.stop - 1))),
            ).fetchall()

        return await self._db.read(work)
