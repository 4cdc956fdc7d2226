"""What a seat has prepared at a table: its half-made answer (draft) and its standing orders. Both are the bot's JSON
and no part of a game's state."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.store.rows import of_json, to_json
from engine.store.sql.dialect import json_field
from engine.store.sql.interface import Connection, table_lock
from engine.store.store_part import StorePart, first_query_value

DROP_ONE = f"UPDATE drafts SET draft = NULL WHERE table_id = ? AND seat = ? AND {json_field('draft', 'prompt')} = ?"  # noqa: S608 - a constant
DROP_ALL = "DELETE FROM drafts WHERE table_id = ? AND (seat = ? OR seat LIKE ? || '/%')"


class DraftsPart(StorePart):
    """The methods of `Store` for drafts and standing orders."""

    async def draft(self, table_id: str, seat: str) -> dict[str, Any] | None:
        """Return the half-made answer of a seat."""
        kept = await first_query_value(
            self._db, "SELECT draft FROM drafts WHERE table_id = ? AND seat = ?", table_id, seat
        )
        draft: dict[str, Any] | None = None if kept is None else of_json(kept)
        return draft

    async def set_draft(self, table_id: str, seat: str, draft: Mapping[str, Any] | None) -> None:
        """Keep or drop the half-made answer of a seat."""
        values = (table_id, seat, None if draft is None else to_json(dict(draft)))

        def work(conn: Connection) -> None:
            conn.execute(
                "INSERT INTO drafts (table_id, seat, draft) VALUES (?, ?, ?) "
                "ON CONFLICT (table_id, seat) DO UPDATE SET draft = excluded.draft",
                values,
            )

        await self._db.write(work, lock=table_lock(table_id), durable=False)

    async def drop_draft(self, table_id: str, seat: str, prompt: str = "") -> None:
        """Drop the half-made answer of a seat to a prompt, and no other's; "": all of the seat, also at `seat/...`."""

        def work(conn: Connection) -> None:
            if prompt:
                conn.execute(DROP_ONE, (table_id, seat, prompt))
            else:
                conn.execute(DROP_ALL, (table_id, seat, seat))

        await self._db.write(work, lock=table_lock(table_id), durable=False)

    async def orders(self, table_id: str, seat: str) -> list[dict[str, Any]]:
        """Return the standing orders of a seat."""
        kept = await first_query_value(
            self._db, "SELECT orders FROM standing_orders WHERE table_id = ? AND seat = ?", table_id, seat
        )
        orders: list[dict[str, Any]] = [] if kept is None else of_json(kept)
        return orders

    async def set_orders(self, table_id: str, seat: str, orders: Sequence[Mapping[str, Any]]) -> None:
        """Replace the standing orders of a seat."""
        values = (table_id, seat, to_json([dict(order) for order in orders]))

        def work(conn: Connection) -> None:
            conn.execute(
                "INSERT INTO standing_orders (table_id, seat, orders) VALUES (?, ?, ?) "
                "ON CONFLICT (table_id, seat) DO UPDATE SET orders = excluded.orders",
                values,
            )

        await self._db.write(work, lock=table_lock(table_id))
