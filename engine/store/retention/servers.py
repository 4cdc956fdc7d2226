"""Deleting what was kept of a server that the bot is no longer in.

Of a table that has ended stays what statistics and `praetor verify` need: its seats and their kinds, decisions, events,
dice and words. Whoever sat there is no longer named, nor is the server. Every other table goes whole.
"""

from collections.abc import Sequence

from engine.store.charts.charts_part import forget_charts_of_server
from engine.store.clubs.clubs_part import forget_clubs_of
from engine.store.models import ABANDONED, OVER
from engine.store.retention.erasing import MARK_TO_ERASE, TO_ERASE
from engine.store.retention.packing import unpack_in_transaction
from engine.store.rows import to_json
from engine.store.shown.shown_rows import forget_shown
from engine.store.spectators.spectators_part import NAMING as SPECTATORS
from engine.store.sql.dialect import FOR_UPDATE, json_numbers, json_texts
from engine.store.sql.interface import NO_LOCK, Connection, lock_on_setting
from engine.store.store_part import StorePart, first_query_value
from engine.store.tables import delete_table

# Of an ended table, what names people.
NAMING = ("outbox", "lines", "audit", "drafts", "standing_orders", "leases", *SPECTATORS)
# Where persons are named: table, the column that tells whose row it is, the column that names.
PLACES = (
    ("tables", "id", "host"),
    ("seats", "table_id", "person_id"),
    ("seats", "table_id", "owner"),
    ("decisions", "table_id", "person_id"),
    ("followers", "table_id", "person_id"),
    ("bets", "table_id", "person_id"),
)


class RetentionPart(StorePart):
    """The methods of `Store` that delete."""

    async def servers(self) -> list[int]:
        """Return the servers that tables are kept of."""

        def work(conn: Connection) -> list[int]:
            return [row[0] for row in conn.execute("SELECT DISTINCT guild FROM tables WHERE guild <> 0 ORDER BY guild")]

        return await self._db.read(work)

    async def remove_server(self, guild: int) -> tuple[list[str], list[int]]:
        """Delete what is kept of a server, and of persons who have no table left. Return the tables and persons that
        were touched. `erase` is due afterwards, also after a kill."""

        def work(conn: Connection) -> tuple[list[str], list[int]]:
            sql = f"SELECT id, status, head FROM tables WHERE guild = ? ORDER BY id {FOR_UPDATE}"  # noqa: S608 - constants
            rows = conn.execute(sql, (guild,)).fetchall()
            tables = [row[0] for row in rows]
            for table_id in tables:
                unpack_in_transaction(conn, table_id)
            persons = _persons(conn, tables)
            for table_id, status, head in rows:
                if status in (OVER, ABANDONED) and head is not None:
                    _unname(conn, table_id)
                else:
                    delete_table(conn, table_id)
            gone = _drop_persons(conn, persons)
            forget_clubs_of(conn, guild)
            forget_charts_of_server(conn, guild)
            keys = (f"server:{guild}", f"greeting:{guild}")
            conn.execute("DELETE FROM settings WHERE key IN (?, ?)", keys)
            conn.execute(MARK_TO_ERASE, (TO_ERASE,))
            return tables, gone

        return await self._db.write(work, lock=NO_LOCK)

    async def rewrite_store_files(self) -> None:
        """Write the files again if something was deleted since that was done last: no free page and no log keeps what
        is gone. The event loop goes on; whoever wants something of the store waits (some 100 MB a second)."""
        if await first_query_value(self._db, "SELECT value FROM settings WHERE key = ?", TO_ERASE) is None:
            return
        await self._db.rewrite_database()

        def done(conn: Connection) -> None:
            conn.execute("DELETE FROM settings WHERE key = ?", (TO_ERASE,))

        await self._db.write(done, lock=lock_on_setting(TO_ERASE))


def _persons(conn: Connection, tables: Sequence[str]) -> list[int]:
    """Return everybody who sits or sat, decides or hosts at these tables."""
    found = conn.execute(
        " UNION ".join(
            f"SELECT {column} FROM {name} WHERE {whose} IN {json_texts(':tables')}"  # noqa: S608 - constants
            for name, whose, column in PLACES
        ),
        {"tables": to_json(list(tables))},
    )
    return [row[0] for row in found if row[0]]


def _drop_persons(conn: Connection, persons: Sequence[int]) -> list[int]:
    """Delete the settings of those who have no table left, and return who they are."""
    left = conn.execute(
        " UNION ".join(
            f"SELECT {column} FROM {name} WHERE {column} IN {json_numbers(':persons')}"  # noqa: S608 - constants
            for name, _, column in PLACES
            if name != "decisions"
        ),
        {"persons": to_json(list(persons))},
    )
    gone = sorted(set(persons) - {row[0] for row in left})
    conn.executemany("DELETE FROM persons WHERE person_id = ?", [(user,) for user in gone])
    return gone


def _unname(conn: Connection, table_id: str) -> None:
    """Take from an ended table all that names people or the server."""
    for name in NAMING:
        conn.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))  # noqa: S608 - constants
    forget_shown(conn, table_id)
    conn.execute("UPDATE decisions SET person_id = NULL WHERE table_id = ? AND person_id IS NOT NULL", (table_id,))
    conn.execute("UPDATE markers SET marker = '{}' WHERE table_id = ?", (table_id,))
    conn.execute("UPDATE seats SET person_id = NULL, owner = NULL, name = seat WHERE table_id = ?", (table_id,))
    conn.execute(
        "UPDATE tables SET name = id, guild = 0, channel = 0, thread = NULL, host = 0, panel = NULL, "
        "lobby_card = NULL, extra = '{}' WHERE id = ?",
        (table_id,),
    )
