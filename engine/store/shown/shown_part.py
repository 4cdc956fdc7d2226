"""What messages that are edited in place show, so that whoever is the bot next edits none that shows the same."""

from collections.abc import Mapping

from engine.store.shown.shown_rows import OF_TABLE, between
from engine.store.sql.interface import NO_LOCK, Connection
from engine.store.store_part import StorePart

KEEP = "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"


class ShownPart(StorePart):
    """The methods of `Store` for what messages show."""

    async def shown(self, table_id: str) -> dict[str, str]:
        """Return what was kept of a table's messages, in the order of the keys."""

        def work(conn: Connection) -> dict[str, str]:
            prefix, end = between(table_id)
            sql = f"SELECT key, value FROM settings WHERE {OF_TABLE} ORDER BY key"  # noqa: S608 - a constant
            return {str(key).removeprefix(prefix): str(value) for key, value in conn.execute(sql, (prefix, end))}

        return await self._db.read(work)

    async def keep_shown(self, table_id: str, changes: Mapping[str, str | None]) -> None:
        """Keep what messages of a table show; None: it is not known any more. It may be lost in a power cut: then an
        edit is made once more."""
        prefix, _ = between(table_id)

        def work(conn: Connection) -> None:
            if conn.execute("SELECT 1 FROM tables WHERE id = ?", (table_id,)).fetchone() is None:
                return  # it was deleted meanwhile
            for key, value in sorted(changes.items()):
                if value is None:
                    conn.execute("DELETE FROM settings WHERE key = ?", (prefix + key,))
                else:
                    conn.execute(KEEP, (prefix + key, value))

        await self._db.write(work, lock=NO_LOCK, durable=False)
