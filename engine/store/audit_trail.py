"""The audit trail of each table: who did what to it and when. It never says what a seat holds."""

from collections.abc import Mapping
from typing import Any

from engine.store.models import AuditNote, AuditRow
from engine.store.outbox_write import note_in_audit_trail
from engine.store.rows import of_json
from engine.store.sql.interface import Connection, table_lock
from engine.store.store_part import StorePart


class AuditPart(StorePart):
    """The audit methods of `Store`."""

    async def add_audit_line(self, table_id: str, user: int | None, what: str, details: Mapping[str, Any]) -> None:
        """Leave a line in the audit trail: what was done to a table, never what a seat holds."""
        audit_note, now = AuditNote(user=user, what=what, details=dict(details)), self._clock()
        await self._db.write(
            lambda conn: note_in_audit_trail(conn, table_id, audit_note, now), lock=table_lock(table_id)
        )

    async def audit_trail(self, table_id: str, *, last: int = 50) -> list[AuditRow]:
        """Return the last lines of a table's audit trail, oldest first."""

        def work(conn: Connection) -> list[AuditRow]:
            rows = conn.execute(
                "SELECT person_id, what, details, at FROM audit WHERE table_id = ? ORDER BY id DESC LIMIT ?",
                (table_id, last),
            ).fetchall()
            return [AuditRow(user=r[0], what=r[1], details=of_json(r[2]), at=r[3]) for r in reversed(rows)]

        return await self._db.read(work)
