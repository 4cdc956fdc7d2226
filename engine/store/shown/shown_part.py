"""What messages that are edited in place show, so that whoever is the bot next edits none that shows the same."""

from collections.abc import Collection, Mapping, Sequence

from engine.store.models import Post, TableRow
from engine.store.rows import POST_COLUMNS, TABLE_COLUMNS, post_of, tables_of, to_json
from engine.store.shown.shown_rows import OF_TABLE, key_bounds_of_table
from engine.store.sql.dialect import json_numbers, json_texts
from engine.store.sql.interface import NO_LOCK, Connection
from engine.store.store_part import StorePart

KEEP = "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"


class ShownPart(StorePart):
    """The methods of `Store` for what messages show."""

    async def kept_of_messages(self, table_id: str) -> dict[str, str]:
        """Return what was kept of a table's messages, in the order of the keys."""

        def work(conn: Connection) -> dict[str, str]:
            prefix, end = key_bounds_of_table(table_id)
            sql = f"SELECT key, value FROM settings WHERE {OF_TABLE} ORDER BY key"  # noqa: S608 - a constant
            return {str(key).removeprefix(prefix): str(value) for key, value in conn.execute(sql, (prefix, end))}

        return await self._db.read(work)

    async def keep_shown(self, table_id: str, changes: Mapping[str, str | None]) -> None:
        """Keep what messages of a table show; None: it is not known any more. It may be lost in a power cut: then an
        edit is made once more."""
        prefix, _ = key_bounds_of_table(table_id)

        def work(conn: Connection) -> None:
            if conn.execute("SELECT 1 FROM tables WHERE id = ?", (table_id,)).fetchone() is None:
                return  # it was deleted meanwhile
            for key, value in sorted(changes.items()):
                if value is None:
                    conn.execute("DELETE FROM settings WHERE key = ?", (prefix + key,))
                else:
                    conn.execute(KEEP, (prefix + key, value))

        await self._db.write(work, lock=NO_LOCK, durable=False)

    async def tables_showing(self, messages: Collection[int]) -> list[TableRow]:
        """Return the tables that keep one of these messages in their row: few of many."""
        those = sorted(messages)
        named = " OR ".join(["extra LIKE ?"] * len(those))

        def work(conn: Connection) -> list[TableRow]:
            rows = conn.execute(
                f"SELECT {TABLE_COLUMNS} FROM tables WHERE panel IN {json_numbers()} OR lobby_card IN {json_numbers()} "  # noqa: S608 - constants
                f"OR {named} ORDER BY id",
                (to_json(those), to_json(those), *(f"%{one}%" for one in those)),
            ).fetchall()
            return tables_of(conn, rows)

        return await self._db.read(work) if those else []

    async def messages_of_posts(self, posts: Collection[int]) -> list[tuple[int, int]]:
        """Return (channel, message) of each message that these posts were sent as, or have edited."""
        sql = (
            f"SELECT DISTINCT channel, message FROM outbox WHERE id IN {json_numbers()} "  # noqa: S608 - a constant
            "AND status = 'sent' AND message IS NOT NULL AND channel IS NOT NULL ORDER BY message"
        )
        values = (to_json(sorted(posts)),)
        return await self._db.read(lambda conn: [(row[0], row[1]) for row in conn.execute(sql, values)])

    async def post_keys_of_messages(
        self, messages: Collection[int], kinds: Sequence[str]
    ) -> list[tuple[str, str, str]]:
        """Return (table, audience, key) of the posts of these kinds that messages were sent as; key: what they replace,
        by which those that change them find them."""
        sql = (
            f"SELECT DISTINCT table_id, audience, replaces FROM outbox WHERE message IN {json_numbers()} "  # noqa: S608 - constants
            f"AND kind IN {json_texts()} AND status = 'sent' AND replaces <> '' ORDER BY table_id, audience, replaces"
        )
        values = (to_json(sorted(messages)), to_json(list(kinds)))
        return await self._db.read(lambda conn: [(row[0], row[1], row[2]) for row in conn.execute(sql, values)])

    async def sent_posts(self, table_id: str, audience: str, kinds: Sequence[str]) -> list[Post]:
        """Return the posts of these kinds that an audience was sent, oldest first."""
        sql = (
            f"SELECT {POST_COLUMNS} FROM outbox WHERE table_id = ? AND audience = ? AND status = 'sent' "  # noqa: S608 - constants
            f"AND kind IN {json_texts()} ORDER BY id"
        )
        values = (table_id, audience, to_json(list(kinds)))
        return await self._db.read(lambda conn: [post_of(row) for row in conn.execute(sql, values)])
