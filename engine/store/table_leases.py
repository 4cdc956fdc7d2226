"""Leases of tables: which process may change a table, and until when (Unix seconds). They are for several processes
that share one store; on SQLite `ProcessLock` already keeps a second process out."""

from collections.abc import Sequence

from engine.store.sql.interface import NO_LOCK, Connection
from engine.store.store_part import StorePart


class LeasesPart(StorePart):
    """The lease methods of `Store`."""

    async def lease(self, table_id: str, owner: str, now: float, seconds: float) -> bool:
        """Take or renew the lease of a table; False if another owner holds it."""

        def work(conn: Connection) -> bool:
            return _take(conn, table_id, owner, now, seconds)

        return await self._db.write(work, lock=NO_LOCK, durable=False)

    async def lease_all(self, table_ids: Sequence[str], owner: str, now: float, seconds: float) -> list[str]:
        """Take or renew the leases of many tables in one transaction and return those that are the owner's."""

        def work(conn: Connection) -> list[str]:
            return [table_id for table_id in sorted(table_ids) if _take(conn, table_id, owner, now, seconds)]

        return await self._db.write(work, lock=NO_LOCK, durable=False)

    async def release(self, owner: str) -> None:
        """Give back every lease of an owner."""

        def work(conn: Connection) -> None:
            conn.execute("DELETE FROM leases WHERE owner = ?", (owner,))

        await self._db.write(work, lock=NO_LOCK, durable=False)


def _take(conn: Connection, table_id: str, owner: str, now: float, seconds: float) -> bool:
    taken = conn.execute(
        "INSERT INTO leases (table_id, owner, until) VALUES (?, ?, ?) "
        "ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, until = excluded.until "
        "WHERE leases.owner = excluded.owner OR leases.until <= ?",
        (table_id, owner, now + seconds, now),
    )
    return taken.rowcount == 1
