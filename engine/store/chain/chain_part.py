"""The methods of `Store` for the chain of a table and for the keys of its dice."""

from collections.abc import Mapping, Sequence

from engine.kernel.dice import Keys
from engine.kernel.errors import SaveError
from engine.store.chain import links
from engine.store.chain.links import Chain
from engine.store.models import ARCHIVED, LOBBY, OPENING, PUBLIC, RUNNING, News, PostFooter, RestoreMark
from engine.store.restore_marker import note_table_copied_back
from engine.store.rows import of_json
from engine.store.sql.interface import UNKNOWN, Connection, Lock, table_lock
from engine.store.store_part import StorePart, first_query_value

SERVER = "server"  # the setting that keeps which server the database is on; it is never moved to another


class ChainPart(StorePart):
    """What is read of the chain. It is written with what it binds (`links.link_kept_entries`)."""

    @property
    def connection_loss_count(self) -> int:
        """Return how often the connection to the database was lost since the start."""
        return self._db.breaks

    async def rekey_tables_after_server_change(self, news: News) -> int:
        """Let every running table go on by another key of its dice where the database is on another server than when
        this was asked last, or on one that was promoted or set back; return how many tables that were."""
        present, now = await self._db.server_identity(), self._clock()
        kept = await first_query_value(self._db, "SELECT value FROM settings WHERE key = ?", SERVER)
        if not present or present == kept:
            return 0
        sql = "SELECT id FROM tables WHERE status IN (?, ?, ?, ?) ORDER BY id"

        def running(conn: Connection) -> list[str]:
            return [str(row[0]) for row in conn.execute(sql, (OPENING, LOBBY, RUNNING, ARCHIVED)).fetchall()]

        changed = kept is not None and _is_other(kept, present)
        tables = await self._db.read(running) if changed else []

        def work(conn: Connection) -> None:
            for table_id in tables:
                note_table_copied_back(conn, table_id, news, now, RestoreMark(0, 0))
            conn.execute(
                "INSERT INTO settings (key, value) VALUES (?, ?) "
                "ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                (SERVER, present),
            )

        await self._db.write(work, lock=Lock(tables=tuple(tables), names=(f"setting {SERVER}",)))
        return len(tables)

    async def chain_of_table(self, table_id: str) -> Chain:
        """Return the chain of a table with the key of its salts: for the export of a game that has ended alone."""
        return await self._db.read(lambda conn: links.chain_of_table(conn, table_id))

    async def unshuffled_restore(self, table_id: str) -> int | None:
        """Return the last restore of a table, where its hidden decks were not shuffled since; else None."""

        def work(conn: Connection) -> int | None:
            kept, settled = conn.execute(
                "SELECT restores, settled FROM chains WHERE table_id = ?", (table_id,)
            ).fetchone()
            last = max((int(one["n"]) for one in of_json(kept)), default=0)
            return last if last > settled else None

        return await self._db.read(work)

    async def posts_missing_from_database(self, table_id: str, told: Sequence[PostFooter]) -> RestoreMark | None:
        """Return what posts tell of a table that this database has never told, and no restore that it knows of has
        lost; None: nothing. So a database shows that was copied back by hand. told: what stands in the thread."""

        def work(conn: Connection) -> RestoreMark | None:
            restores, began, last = conn.execute(
                "SELECT c.restores, t.head, l.last FROM chains c JOIN tables t ON t.id = c.table_id "
                "LEFT JOIN lines l ON l.table_id = t.id AND l.audience = ? WHERE t.id = ?",
                (PUBLIC, table_id),
            ).fetchone()
            restore = links.last_restore(restores)
            for one in told:
                if one.head:
                    known = one.restore < restore or links.is_head(conn, table_id, one.head)
                else:
                    known = began is not None or one.number <= (last or 0)  # in the lobby posts have no heads
                if not known:
                    return RestoreMark(max(one.restore for one in told), max(one.number for one in told))
            return None

        return await self._db.read(work)

    async def continue_after_copy_back(self, table_id: str, lost: RestoreMark, news: News) -> None:
        """Let a table go on from a database that was copied back by hand, as `backup.restore_database` does: all of it
        in one transaction. news: the posts for the table."""
        now = self._clock()
        await self._db.write(
            lambda conn: note_table_copied_back(conn, table_id, news, now, lost), lock=table_lock(table_id)
        )

    async def dice_keys(self, table_id: str, words: Mapping[str, str] | None = None) -> Keys:
        """Return the keys of a table's dice; only its actor asks, and who plays it again. words: those that will go
        into them, of a table that has not begun."""

        def work(conn: Connection) -> Keys:
            row = conn.execute(
                "SELECT s.secret, s.words, c.restores FROM secrets s JOIN chains c ON c.table_id = s.table_id "
                "WHERE s.table_id = ?",
                (table_id,),
            ).fetchone()
            if row is None:
                raise SaveError(f"there is no table {table_id}")
            said: Mapping[str, str] = (of_json(row[1]) if row[1] else {}) if words is None else words
            return Keys(row[0], said, [(one["n"], one["decision"]) for one in of_json(row[2])])

        return await self._db.read(work)


def _is_other(kept: str, present: str) -> bool:
    """Return whether two identities of a server are of two, as far as each of their parts is known."""
    pairs = zip(kept.split("/"), present.split("/"), strict=True)
    return any(was != now for was, now in pairs if UNKNOWN not in (was, now))
