"""The methods of `Store` for the chain of a table and for the keys of its dice."""

import sqlite3

from engine.kernel.dice import Keys
from engine.kernel.errors import SaveError
from engine.store.chain import links
from engine.store.chain.links import Chain
from engine.store.rows import of_json
from engine.store.store_part import Part


class ChainPart(Part):
    """What is read of the chain. It is written with what it binds (`links.linked`)."""

    async def chain(self, table_id: str) -> Chain:
        """Return the chain of a table with the key of its salts: for the export of a game that has ended alone."""
        return await self._db.read(lambda conn: links.kept(conn, table_id))

    async def keys(self, table_id: str) -> Keys:
        """Return the keys of a table's dice; only its actor asks, and who plays it again."""

        def work(conn: sqlite3.Connection) -> Keys:
            row = conn.execute(
                "SELECT s.secret, s.words, c.restores FROM secrets s JOIN chains c ON c.table_id = s.table_id "
                "WHERE s.table_id = ?",
                (table_id,),
            ).fetchone()
            if row is None:
                raise SaveError(f"there is no table {table_id}")
            words: dict[str, str] = of_json(row[1]) if row[1] else {}
            return Keys(row[0], words, [(one["n"], one["decision"]) for one in of_json(row[2])])

        return await self._db.read(work)
