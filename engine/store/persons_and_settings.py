"""What is kept of a person under his Discord id (DM channel, preferences), and of the bot as a whole under a key."""

import sqlite3
from typing import Any

from engine.store.rows import of_json, to_json
from engine.store.store_part import Part, value_of


class PersonsPart(Part):
    """The methods of `Store` for persons and settings."""

    async def person(self, user: int) -> dict[str, Any]:
        """Return what is kept of a person (DM channel id, DM open, preferences)."""
        kept = await value_of(self._db, "SELECT kept FROM persons WHERE user = ?", user)
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
        value: str | None = await value_of(self._db, "SELECT value FROM settings WHERE key = ?", key)
        return value

    async def set_setting(self, key: str, value: str) -> None:
        """Keep a setting of the whole bot."""

        def work(conn: sqlite3.Connection) -> None:
            conn.execute("INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value", row)

        row = (key, value)
        await self._db.write(work)
