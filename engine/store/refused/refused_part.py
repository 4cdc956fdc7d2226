"""Posts that Discord refuses however often they are tried, in the outbox."""

from collections.abc import Sequence

from engine.store.models import NewPost, Post, PostAside
from engine.store.outbox_write import ANSWERED, enqueue_posts
from engine.store.sql.interface import NO_LOCK, Connection, table_lock
from engine.store.store_part import StorePart

ASIDE = "SELECT table_id, audience, number, numbered, kind, fault FROM outbox WHERE status = 'aside' ORDER BY id"


def posts_aside(conn: Connection) -> list[PostAside]:
    """Return the posts that were put aside, oldest first."""
    rows = conn.execute(ASIDE)
    return [PostAside(row[0], row[1], row[2] if row[3] else None, row[4], row[5]) for row in rows]


class RefusedPostsPart(StorePart):
    """The methods of `Store` for refused posts."""

    async def note_refused_posts(self, posts: Sequence[Post], now: float, not_before: float, error: str) -> None:
        """Note that Discord refused posts, and when to try again. It said that this try did not bring them there."""
        said = {"now": now, "at": not_before, "error": error}

        def work(conn: Connection) -> None:
            conn.executemany(
                f"UPDATE outbox SET {ANSWERED} refused = refused + 1, "  # noqa: S608 - a constant
                "refused_since = coalesce(refused_since, :now), not_before = :at, error = :error "
                "WHERE id = :post AND status = 'waiting'",
                [said | {"post": post.id, "tries": post.attempts} for post in posts],
            )

        await self._db.write(work, lock=NO_LOCK)

    async def put_aside(self, post: Post, fault: str, version: str, now: float, posts: Sequence[NewPost]) -> None:
        """Put a post aside and tell of it, in one transaction."""

        def work(conn: Connection) -> None:
            put = conn.execute(
                "UPDATE outbox SET status = 'aside', settled = ?, refused = refused + 1, fault = ?, aside_by = ?, "
                # Else it is looked for again.
                "first_tried = CASE WHEN unknown <= 1 AND (unknown < 1 OR attempts > ?) THEN NULL "
                "ELSE first_tried END, "
                "unknown = CASE WHEN unknown > 0 AND attempts > ? THEN unknown - 1 ELSE unknown END, "
                "refused_since = coalesce(refused_since, ?) "
                "WHERE id = ? AND status = 'waiting' RETURNING replaces",
                (now, fault, version, post.attempts, post.attempts, now, post.id),
            ).fetchone()
            if put is None:
                return
            conn.execute(
                "UPDATE outbox SET status = 'failed' WHERE status = 'aside' AND table_id = ? AND audience = ? "
                "AND replaces = ? AND replaces <> '' AND numbered = 0 AND id < ?",
                (post.table, post.audience, put[0], post.id),
            )
            enqueue_posts(conn, post.table, posts, now)

        await self._db.write(work, lock=table_lock(post.table))

    async def posts_aside(self) -> list[PostAside]:
        """Return the posts that were put aside, oldest first."""

        return await self._db.read(posts_aside)

    async def take_up_again(self, version: str, now: float) -> int:
        """Let posts that another version put aside be tried once more."""
        sql = (
            "UPDATE outbox SET status = 'waiting', settled = NULL, not_before = :now, "
            "first_tried = CASE WHEN first_tried IS NULL THEN NULL ELSE :now END "
            "WHERE status = 'aside' AND aside_by <> :version"
        )
        said = {"now": now, "version": version}
        return await self._db.write(lambda conn: conn.execute(sql, said).rowcount, lock=NO_LOCK)
