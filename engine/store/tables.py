"""Tables and their seats."""

import math
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.kernel.errors import SaveError
from engine.store.chain import links
from engine.store.clubs.clubs_part import drop_seeks
from engine.store.interface import Conflict
from engine.store.models import ABANDONED, RUNNING, NewPost, SeatRow, TableRow
from engine.store.outbox_write import enqueue_posts, retry_posts_now
from engine.store.row_changes import merged_fields, require_seats
from engine.store.rows import SEAT_COLUMNS, TABLE_COLUMNS, seat_values, table_values, tables_of, to_json
from engine.store.shown.shown_rows import forget_shown
from engine.store.sql.dialect import json_field, json_numbers, json_texts
from engine.store.sql.interface import NO_LOCK, Connection, table_lock
from engine.store.store_part import StorePart, claim_interaction, one_table

FIXED = frozenset({"id", "seats", "commitment", "head"})
JSON_FIELDS = frozenset({"options", "pace", "extra"})
# What has a row for each table, or more: all of the schema with a column `table_id`.
OF_A_TABLE = (
    "secrets", "seats", "decisions", "events", "snapshots", "epochs", "markers", "lines", "outbox", "drafts",
    "standing_orders", "leases", "audit", "versions", "chains", "links", "chain_notes", "followers", "bets", "packed",
)  # fmt: skip
SETTABLE = frozenset(TableRow.__struct_fields__) - FIXED


class TablesPart(StorePart):
    """The methods of `Store` for tables and seats."""

    async def create_table(
        self,
        table: TableRow,
        secret: bytes,
        *,
        posts: Sequence[NewPost] = (),
        interaction: int | None = None,
        met: Sequence[int] = (),
    ) -> None:
        """Keep a new table with its dice secret and its first posts; SaveError if its id is taken, AlreadyDone if the
        interaction has made one. met: persons who look for others no more."""
        now, salts = self._clock(), secrets.token_bytes(32)

        def work(conn: Connection) -> None:
            claim_interaction(conn, interaction, {"table": table.id}, now)
            marks = ", ".join("?" * len(TABLE_COLUMNS.split(",")))
            made = conn.execute(
                f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES ({marks}) ON CONFLICT (id) DO NOTHING",  # noqa: S608 - columns and placeholders of our own
                table_values(table),
            )
            if not made.rowcount:
                raise SaveError(f"there is a table {table.id} already")
            conn.execute("INSERT INTO secrets (table_id, secret) VALUES (?, ?)", (table.id, secret))
            _put_seats(conn, table.id, table.seats)
            links.begin_empty_chain(conn, table.id, salts)
            enqueue_posts(conn, table.id, posts, now)
            drop_seeks(conn, table.guild, met)

        await self._db.write(work, lock=NO_LOCK)

    async def table(self, table_id: str) -> TableRow | None:
        """Return a table."""
        found = await self._tables("WHERE id = ?", (table_id,))
        return found[0] if found else None

    async def table_of_thread(self, thread: int) -> TableRow | None:
        """Return the table that is played in a thread (the latest, should a thread have seen several)."""
        found = await self._tables("WHERE thread = ? ORDER BY created DESC LIMIT 1", (thread,))
        return found[0] if found else None

    async def tables(
        self,
        *,
        guild: int | None = None,
        user: int | None = None,
        owner: int | None = None,
        statuses: Sequence[str] = (),
    ) -> list[TableRow]:
        """Return tables, the newest first, filtered by guild, by a person's seat (owner: by a seat that a computer
        player keeps for them), by status. One that runs counts from when it was made: by when it was last touched the
        order of a list would tell that somebody has just answered in secret."""
        wanted: list[str] = []
        values: list[Any] = []
        if guild is not None:
            wanted.append("guild = ?")
            values.append(guild)
        if user is not None:
            wanted.append("id IN (SELECT table_id FROM seats WHERE person_id = ?)")
            values.append(user)
        if owner is not None:
            wanted.append("id IN (SELECT table_id FROM seats WHERE owner = ?)")
            values.append(owner)
        if statuses:
            wanted.append(f"status IN {json_texts()}")
            values.append(to_json(list(statuses)))
        where = "WHERE " + " AND ".join(wanted) if wanted else ""
        values.append(RUNNING)
        order = "ORDER BY CASE status WHEN ? THEN created ELSE touched END DESC, id"
        return await self._tables(f"{where} {order}", values)

    async def _tables(self, where: str, values: Sequence[Any]) -> list[TableRow]:
        def work(conn: Connection) -> list[TableRow]:
            rows = conn.execute(f"SELECT {TABLE_COLUMNS} FROM tables {where}", values).fetchall()  # noqa: S608 - constants
            return tables_of(conn, rows)

        return await self._db.read(work)

    async def refused_tables(self, guilds: Sequence[int], codes: Sequence[int] = ()) -> list[str]:
        """Return the tables of servers with the code with which Discord refused what was posted there, or whose
        posts wait since they were refused with one of these codes."""

        def work(conn: Connection) -> list[str]:
            found = conn.execute(
                f"SELECT id FROM tables t WHERE guild IN {json_numbers()} "  # noqa: S608 - constants
                f"AND ({json_field('extra', 'told_host')} IS NOT NULL OR EXISTS (SELECT 1 FROM outbox o "
                f"WHERE o.table_id = t.id AND o.status = 'waiting' AND o.error IN {json_texts()})) "
                "ORDER BY id",
                (to_json(list(guilds)), to_json([str(code) for code in codes])),
            )
            return [row[0] for row in found]

        return await self._db.read(work)

    async def practice_tables(self, *, before: float | None = None) -> list[str]:
        """Return the practice tables (`extra` names the seat that plays there); before: those that nobody has touched
        since that moment."""

        def work(conn: Connection) -> list[str]:
            found = conn.execute(
                f"SELECT id FROM tables WHERE {json_field('extra', 'practice')} IS NOT NULL "  # noqa: S608 - constants
                "AND touched < ? ORDER BY id",
                (math.inf if before is None else before,),
            )
            return [row[0] for row in found]

        return await self._db.read(work)

    async def remove_practice(self, table_id: str) -> None:
        """Remove a practice table with all that belongs to it. ValueError where the table is none."""

        def work(conn: Connection) -> None:
            if not one_table(conn, table_id).extra.get("practice"):
                raise ValueError(f"{table_id} is no practice table")
            delete_table(conn, table_id)

        await self._db.write(work, lock=table_lock(table_id))

    async def update_table(
        self, table: TableRow, *, posts: Sequence[NewPost] = (), hasten: bool = False, **fields: Any
    ) -> TableRow:
        """Set fields of a table (any of TableRow's but id, seats, commitment, head) and return it as it now stands.
        table: as the caller has read it; what others have changed meanwhile stays theirs, StaleRow where it is the
        same (`row_changes`)."""
        unknown = sorted(set(fields) - SETTABLE)
        if unknown:
            raise ValueError(f"not fields of a table that can be set: {', '.join(unknown)}")
        now = self._clock()
        fields.setdefault("touched", now)

        def work(conn: Connection) -> TableRow:
            _set_fields(conn, table, one_table(conn, table.id), fields)
            after = one_table(conn, table.id)
            if fields.get("status") == ABANDONED and after.head is not None:
                links.note_game_end(conn, table.id, ABANDONED, after.head)
                conn.execute("DELETE FROM followers WHERE table_id = ?", (table.id,))  # there is nothing more to tell
            if hasten:
                retry_posts_now(conn, table.id, now)
            enqueue_posts(conn, table.id, posts, now)
            return after

        return await self._db.write(work, lock=table_lock(table.id))

    async def set_seats(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        *,
        extra: dict[str, Any] | None = None,
        posts: Sequence[NewPost] = (),
        host: int | None = None,
    ) -> TableRow:
        """Replace the seats of a table, which the caller has read as `table` (StaleRow where others sit there now).
        Once it runs, words are what they were at the start: the key came of them. extra: what the bot keeps with it
        from then on, if that changes too; host: the same of who has the office."""
        now = self._clock()

        def work(conn: Connection) -> TableRow:
            before = one_table(conn, table.id)
            require_seats(table, before)
            words = {seat.seat: seat.word for seat in before.seats} if before.head is not None else {}
            kept = [msgspec.structs.replace(seat, word=words.get(seat.seat, seat.word)) for seat in seats]
            conn.execute("DELETE FROM seats WHERE table_id = ?", (table.id,))
            _put_seats(conn, table.id, kept)
            if before.head is not None and [s.kind for s in before.seats] != [s.kind for s in kept]:
                links.note_for_next_link(conn, table.id, links.SEATS, seats=links.seats_of(conn, table.id))
            changed = {name: value for name, value in (("extra", extra), ("host", host)) if value is not None}
            _set_fields(conn, table, before, {"touched": now, **changed})
            enqueue_posts(conn, table.id, posts, now)
            return one_table(conn, table.id)

        return await self._db.write(work, lock=table_lock(table.id))

    async def renew_secret(
        self,
        table: TableRow,
        secret: bytes,
        commitment: str,
        seats: Sequence[SeatRow],
        extra: dict[str, Any],
        posts: Sequence[NewPost],
    ) -> TableRow:
        """Give a lobby another dice secret, since its start was called off, with its seats and what the bot keeps with
        it as they are then; the game's chain will tell of it. Conflict where the game has begun, StaleRow where
        somebody else has changed the same."""
        now = self._clock()

        def work(conn: Connection) -> TableRow:
            before = one_table(conn, table.id)
            if before.head is not None:
                raise Conflict(table.id)
            require_seats(table, before)
            links.note_for_next_link(conn, table.id, links.CALLED_OFF, commitment=before.commitment)
            conn.execute("UPDATE secrets SET secret = ? WHERE table_id = ?", (secret, table.id))
            conn.execute("UPDATE tables SET commitment = ? WHERE id = ?", (commitment, table.id))
            _set_fields(conn, table, before, {"extra": extra, "touched": now})
            conn.execute("DELETE FROM seats WHERE table_id = ?", (table.id,))
            _put_seats(conn, table.id, seats)
            enqueue_posts(conn, table.id, posts, now)
            return one_table(conn, table.id)

        return await self._db.write(work, lock=table_lock(table.id))

    async def secret(self, table_id: str) -> bytes:
        """Return the dice secret; only the table's actor asks, and the export of a finished game."""

        def work(conn: Connection) -> bytes:
            row = conn.execute("SELECT secret FROM secrets WHERE table_id = ?", (table_id,)).fetchone()
            if row is None:
                raise SaveError(f"there is no table {table_id}")
            return bytes(row[0])

        return await self._db.read(work)


def delete_table(conn: Connection, table_id: str) -> None:
    """Delete a table with all that belongs to it."""
    for name in OF_A_TABLE:
        conn.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))  # noqa: S608 - constants
    forget_shown(conn, table_id)
    conn.execute("DELETE FROM tables WHERE id = ?", (table_id,))


def _set_fields(conn: Connection, read: TableRow, kept: TableRow, fields: Mapping[str, Any]) -> None:
    """Put what a writer changed of the row that they have read on the row as it is kept."""
    changed = merged_fields(read, kept, fields)
    values = {key: to_json(value) if key in JSON_FIELDS else value for key, value in changed.items()}
    sets = ", ".join(f"{key} = :{key}" for key in values)
    conn.execute(f"UPDATE tables SET {sets} WHERE id = :table_id", {**values, "table_id": read.id})  # noqa: S608 - columns and placeholders of our own


def _put_seats(conn: Connection, table_id: str, seats: Sequence[SeatRow]) -> None:
    conn.executemany(
        f"INSERT INTO seats (position, {SEAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608 - constant
        seat_values(table_id, seats),
    )
