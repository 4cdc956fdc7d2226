"""Posts that were told long ago and interactions that were carried out long ago go, so that a table that is played for
years does not grow by them.

What is told again, shown again or edited stays: which kinds of posts that are, the bot says. `praetor verify` and a
database that fell behind are held against the chain, not against posts, so these lose nothing. Rows are looked at in
the order of their ids, each once: how far that has come lies in a setting, so neither database needs an index for it,
and a kill loses nothing. A post that waits longer than its term is passed over, and stays.
"""

from collections.abc import Sequence

from engine.store.rows import to_json
from engine.store.sql.dialect import json_numbers
from engine.store.sql.interface import NO_LOCK, Connection, lock_on_setting
from engine.store.store_part import StorePart

LOOKED_AT = "posts_looked_at"  # the setting: the last post that was looked at
MANY = 1000  # rows of one transaction


class PruningPart(StorePart):
    """The methods of `Store` that delete what nothing needs any more."""

    async def prune_posts(self, kinds: Sequence[str], before: float) -> tuple[int, bool]:
        """Delete, of the next posts that were made before a moment, those of these kinds that were sent, and all that
        became void. Return how many, and whether there are more to look at."""

        def work(conn: Connection) -> tuple[int, bool]:
            kept = conn.execute("SELECT value FROM settings WHERE key = ?", (LOOKED_AT,)).fetchone()
            last = int(kept[0]) if kept else 0
            sql = "SELECT id, kind, status, created FROM outbox WHERE id > ? ORDER BY id LIMIT ?"
            looked = []
            for row in conn.execute(sql, (last, MANY)).fetchall():
                if row[3] >= before:
                    break
                looked.append(row)
            gone = [row[0] for row in looked if row[2] == "void" or (row[2] == "sent" and row[1] in kinds)]
            conn.execute(f"DELETE FROM outbox WHERE id IN {json_numbers()}", (to_json(gone),))  # noqa: S608 - constants
            if looked:
                conn.execute(
                    "INSERT INTO settings (key, value) VALUES (?, ?) "
                    "ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                    (LOOKED_AT, str(looked[-1][0])),
                )
            return len(gone), len(looked) == MANY

        return await self._db.write(work, lock=lock_on_setting(LOOKED_AT), durable=False)

    async def prune_interactions(self, before: float) -> tuple[int, bool]:
        """Forget some interactions that were carried out before a moment: Discord delivers none again after so long.
        Return how many, and whether there may be more."""
        found = await self._db.read(
            lambda conn: conn.execute("SELECT interaction FROM done WHERE at < ? LIMIT ?", (before, MANY)).fetchall()
        )
        if found:
            gone = to_json([row[0] for row in found])
            sql = f"DELETE FROM done WHERE interaction IN {json_numbers()}"  # noqa: S608 - constants
            await self._db.write(lambda conn: conn.execute(sql, (gone,)).rowcount, lock=NO_LOCK, durable=False)
        return len(found), len(found) == MANY
