"""Small things: carried-out interactions, drafts, standing orders, leases, persons, settings, the audit trail."""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

from engine.store.models import AuditNote, AuditRow
from engine.store.outbox_write import note
from engine.store.rows import of_json, to_json
from engine.store.store_part import Part


class PersonsPart(Part):
    """What is kept beside the games, as `Store` says."""

    async def _value(self, sql: str, *values: Any) -> Any:
        def work(conn: sqlite3.Connection) -> Any:
            row = conn.execute(sql, values).fetchone()
            return row[0] if row else None

        return await self._db.read(work)

    async def done(self, interaction: int) -> dict[str, Any] | None:
        """Return what an interaction was answered, None if it was not carried out."""
        kept = await self._value("SELECT answer FROM done WHERE interaction = ?", interaction)
        answer: dict[str, Any] | None = None if kept is None else of_json(kept)
        return answer

    async def mark_done(self, interaction: int, answer: Mapping[str, Any]) -> bool:
        """Note that an interaction that decides nothing was carried out; False if it was before."""
        values = (interaction, to_json(dict(answer)), self._clock())

        def work(conn: sqlite3.Connection) -> bool:
            return conn.execute("INSERT INTO done VALUES (?, ?, ?) ON CONFLICT DO NOTHING", values).rowcount == 1

        return await self._db.write(work, durable=False)

    async def draft(self, table_id: str, seat: str) -> dict[str, Any] | None:
        """Return the half-made answer of a seat."""
        kept = await self._value("SELECT draft FROM drafts WHERE table_id = ? AND seat = ?", table_id, seat)
        draft: dict[str, Any] | None = None if kept is None else of_json(kept)
        return draft

    async def set_draft(self, table_id: str, seat: str, draft: Mapping[str, Any] | None) -> None:
        """Keep or drop the half-made answer of a seat."""
        values = (table_id, seat, None if draft is None else to_json(dict(draft)))

        def work(conn: sqlite3.Connection) -> None:
            conn.execute("INSERT INTO drafts VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET draft = excluded.draft", values)

        await self._db.write(work, durable=False)

    async def orders(self, table_id: str, seat: str) -> list[dict[str, Any]]:
        """Return the standing orders of a seat."""
        kept = await self._value("SELECT orders FROM standing_orders WHERE table_id = ? AND seat = ?", table_id, seat)
        orders: list[dict[str, Any]] = [] if kept is None else of_json(kept)
        return orders

    async def set_orders(self, table_id: str, seat: str, orders: Sequence[Mapping[str, Any]]) -> None:
        """Replace the standing orders of a seat."""
        values = (table_id, seat, to_json([dict(order) for order in orders]))

        def work(conn: sqlite3.Connection) -> None:
            conn.execute(
                "INSERT INTO standing_orders VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET orders = excluded.orders",
                values,
            )

        await self._db.write(work)

    async def lease(self, table_id: str, owner: str, now: float, seconds: float) -> bool:
        """Take or renew the lease of a table; False if another owner holds it."""

        def work(conn: sqlite3.Connection) -> bool:
            return _take(conn, table_id, owner, now, seconds)

        return await self._db.write(work, durable=False)

    async def lease_all(self, table_ids: Sequence[str], owner: str, now: float, seconds: float) -> list[str]:
        """Take or renew the leases of many tables in one transaction and return those that are the owner's."""

        def work(conn: sqlite3.Connection) -> list[str]:
            return [table_id for table_id in table_ids if _take(conn, table_id, owner, now, seconds)]

        return await self._db.write(work, durable=False)

    async def release(self, owner: str) -> None:
        """Give back every lease of an owner."""

        def work(conn: sqlite3.Connection) -> None:
            conn.execute("DELETE FROM leases WHERE owner = ?", (owner,))

        await self._db.write(work, durable=False)

    async def person(self, user: int) -> dict[str, Any]:
        """Return what is kept of a person (DM channel id, DM open, preferences)."""
        kept = await self._value("SELECT kept FROM persons WHERE user = ?", user)
        person: dict[str, Any] = {} if kept is None else of_json(kept)
        return person

    async def set_person(self, user: int, **fields: Any) -> None:
        """Merge fields into what is kept of a person."""

        def work(conn: sqlite3.Connection) -> None:
            row = conn.execute("SELECT kept FROM persons WHERE user = ?", (user,)).fetchone()
            kept = {**(of_json(row[0]) if row else {}), **fields}
            conn.execute(
                "INSERT INTO persons VALUES (?, ?) ON CONFLICT DO UPDATE SET kept = excluded.kept",
                (user, to_json(kept)),
            )

        await self._db.write(work)

    async def setting(self, key: str) -> str | None:
        """Return a setting of the whole bot (hash of the synced commands, ...)."""
        value: str | None = await self._value("SELECT value FROM settings WHERE key = ?", key)
        return value

    async def set_setting(self, key: str, value: str) -> None:
        """Keep a setting of the whole bot."""

        def work(conn: sqlite3.Connection) -> None:
            conn.execute("INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value", row)

        row = (key, value)
        await self._db.write(work)

    async def audit(self, table_id: str, user: int | None, what: str, details: Mapping[str, Any]) -> None:
        """Leave a line in the audit trail: what was done to a table, never what a seat holds."""
        audit_note, now = AuditNote(user=user, what=what, details=dict(details)), self._clock()
        await self._db.write(lambda conn: note(conn, table_id, audit_note, now))

    async def audit_trail(self, table_id: str, *, last: int = 50) -> list[AuditRow]:
        """Return the last lines of a table's audit trail, oldest first."""

        def work(conn: sqlite3.Connection) -> list[AuditRow]:
            rows = conn.execute(
                "SELECT user, what, details, at FROM audit WHERE table_id = ? ORDER BY id DESC LIMIT ?",
                (table_id, last),
            ).fetchall()
            return [AuditRow(user=r[0], what=r[1], details=of_json(r[2]), at=r[3]) for r in reversed(rows)]

        return await self._db.read(work)


def _take(conn: sqlite3.Connection, table_id: str, owner: str, now: float, seconds: float) -> bool:
    taken = conn.execute(
        "INSERT INTO leases VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET owner = excluded.owner, until = excluded.until "
        "WHERE leases.owner = excluded.owner OR leases.until <= ?",
        (table_id, owner, now + seconds, now),
    )
    return taken.rowcount == 1
