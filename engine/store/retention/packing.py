"""Finished games, compressed: the rows of a table that is over lie in one packed row, until somebody asks for them.

What is packed is what a game has most of: decisions, events, states and what was posted. Nothing is left out, so an
export, a replay or the log of a table comes out the same. `unpack_table` brings a table's rows back before anything of
them is read; in a database that is opened for reading alone they are laid over the others in temporary tables.

Whoever adds a migration that changes rows of `PACKED` or of `snapshots` must unpack first; new columns need a default.
"""

import asyncio
import lzma
import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from engine.kernel.errors import SaveError
from engine.store import snapshots
from engine.store.models import ABANDONED, OVER
from engine.store.retention.interface import PackedTable
from engine.store.rows import of_json, to_json
from engine.store.sql.dialect import json_field
from engine.store.sql.interface import Connection, table_lock
from engine.store.store_part import StorePart

PACKED = ("decisions", "events", "outbox")  # whose rows are kept as they are
SHADOWED = ("decisions", "events", "snapshots")  # what is laid over a database that cannot be written to
# What columns are called now that were called otherwise when rows were packed: table, column.
RENAMED = {("decisions", "user"): "person_id"}
ROWS, STATES = 6, 1  # levels of compression; states are mostly long matches, which a low level finds as well
ID = re.compile(r"(?<!\d)\d{15,20}(?!\d)")  # what may be the Discord id of a person, in a text
PACKABLE = f"""
SELECT id FROM tables t WHERE status IN (:over, :abandoned) AND head IS NOT NULL AND touched < :before
  AND coalesce({json_field("extra", "practice")}, '') = ''
  AND NOT EXISTS (SELECT 1 FROM packed p WHERE p.table_id = t.id)
  AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.table_id = t.id AND o.status IN ('waiting', 'aside'))
ORDER BY touched
"""  # noqa: S608 - constants


class Rows(msgspec.Struct, frozen=True, array_like=True):
    """Rows of one table of the schema, with their columns."""

    name: str
    columns: list[str]
    rows: list[list[Any]]


class PackedRows(msgspec.Struct, frozen=True, array_like=True):
    """What lies in a packed row. rows: `Rows` of each table of PACKED, as msgpack; snapshots: (decision, base, age) of
    each, in order; states: the states after these decisions, one msgpack value after another. Both are xz."""

    rows: bytes
    snapshots: list[tuple[int, int | None, int]]
    states: bytes


class PackingPart(StorePart):
    """The methods of `Store` that compress finished games."""

    async def tables_to_pack(self, before: float) -> list[str]:
        """Return the tables whose games were over before a moment, have nothing to post and are not packed."""
        values = {"over": OVER, "abandoned": ABANDONED, "before": before}
        return await self._db.read(lambda conn: [row[0] for row in conn.execute(PACKABLE, values)])

    async def packed_form(self, table_id: str) -> PackedTable:
        """Return the rows of a finished table, compressed; nothing is changed. SaveError where a state is damaged."""
        mark, found, kept = await self._db.read(lambda conn: (_mark(conn, table_id), *_read(conn, table_id)))
        return await asyncio.to_thread(_pack, table_id, mark, found, kept)

    async def keep_packed(self, packed: PackedTable) -> bool:
        """Put the packed rows of a table in the place of its rows; return whether: not where something was written
        there meanwhile."""
        now = self._clock()

        def work(conn: Connection) -> bool:
            if _mark(conn, packed.table) != packed.mark:
                return False
            for name in (*PACKED, "snapshots"):
                conn.execute(f"DELETE FROM {name} WHERE table_id = ?", (packed.table,))  # noqa: S608 - constants
            values = (packed.table, packed.rows, to_json(packed.persons), packed.bytes, now)
            conn.execute("INSERT INTO packed (table_id, rows, persons, bytes, at) VALUES (?, ?, ?, ?, ?)", values)
            return True

        return await self._db.write(work, lock=table_lock(packed.table))

    async def unpack_table(self, table_id: str) -> bool:
        """Bring back the rows of a table that is packed, so that they can be read; return whether it was."""
        packed = await self._db.read(lambda conn: packed_row(conn, table_id))
        if packed is None:
            return False
        rows = await asyncio.to_thread(unpacked_table_rows, table_id, packed)
        if self._db.read_only:
            for one in rows:
                if one.name in SHADOWED:
                    await self._db.overlay_rows_for_session(one.name, partial(_lay_over, one, table_id))
        else:
            await self._db.write(lambda conn: _put_back(conn, table_id, rows), lock=table_lock(table_id), durable=False)
        return True


def packed_row(conn: Connection, table_id: str) -> bytes | None:
    """Return the packed rows of a table; None where it is not packed."""
    row = conn.execute("SELECT rows FROM packed WHERE table_id = ?", (table_id,)).fetchone()
    return None if row is None else bytes(row[0])


def unpack_in_transaction(conn: Connection, table_id: str) -> None:
    """Bring back the rows of a table, if it is packed, inside the caller's transaction."""
    packed = packed_row(conn, table_id)
    if packed is not None:
        _put_back(conn, table_id, unpacked_table_rows(table_id, packed))


def packed_tables_naming_person(conn: Connection, user: int) -> list[str]:
    """Return the packed tables whose rows may name a person."""
    rows = conn.execute("SELECT table_id, persons FROM packed WHERE persons LIKE ? ORDER BY table_id", (f"%{user}%",))
    return [row[0] for row in rows if user in of_json(row[1])]


# Packing


def _mark(conn: Connection, table_id: str) -> list[Any]:
    """Return what changes whenever something is written to a table's rows."""
    table = conn.execute("SELECT touched, head, next_decision, status FROM tables WHERE id = ?", (table_id,)).fetchone()
    posts = conn.execute(
        "SELECT count(*), max(id), coalesce(sum(settled), 0.0), "
        "count(CASE WHEN status IN ('waiting', 'aside') THEN 1 END) "
        "FROM outbox WHERE table_id = ?",
        (table_id,),
    ).fetchone()
    is_packed = conn.execute("SELECT count(*) FROM packed WHERE table_id = ?", (table_id,)).fetchone()
    return [*(table or ()), *posts, *is_packed]


def _read(conn: Connection, table_id: str) -> tuple[list[Rows], list[tuple[int, int | None, int, bytes]]]:
    found = []
    for name in PACKED:
        rows = conn.execute(f"SELECT * FROM {name} WHERE table_id = ?", (table_id,))  # noqa: S608 - constants
        found.append(Rows(name, [column[0] for column in rows.description], [list(row) for row in rows]))
    kept = conn.execute(
        "SELECT decision, base, age, data FROM snapshots WHERE table_id = ? ORDER BY decision", (table_id,)
    ).fetchall()
    return found, kept


def _pack(
    table_id: str, mark: list[Any], found: Sequence[Rows], kept: Sequence[tuple[int, int | None, int, bytes]]
) -> PackedTable:
    packer, states = lzma.LZMACompressor(preset=STATES), bytearray()
    for state in snapshots.states_in({row[0]: (row[1], row[3]) for row in kept}):
        states += packer.compress(msgspec.msgpack.encode(state))
    states += packer.flush()
    rows = lzma.compress(msgspec.msgpack.encode(found), preset=ROWS)
    packed = PackedRows(rows, [(decision, base, age) for decision, base, age, _ in kept], bytes(states))
    size = sum(_size(value) for one in found for row in one.rows for value in row) + sum(len(row[3]) for row in kept)
    return PackedTable(table_id, mark, msgspec.msgpack.encode(packed), sorted(_persons(found)), size)


def _size(value: Any) -> int:
    return len(value) if isinstance(value, bytes | str) else 8


def _persons(found: Sequence[Rows]) -> set[int]:
    """Return the ids of persons in rows: of those who decided, and whatever in a text may be one."""
    persons = set[int]()
    for one in found:
        for row in one.rows:
            for column, value in zip(one.columns, row, strict=True):
                if isinstance(value, str):
                    persons.update(map(int, ID.findall(value)))
                    persons.update([int(value[5:])] if column == "audience" and value[:5] == "user:" else ())
                elif column == "person_id" and isinstance(value, int):
                    persons.add(value)
    return persons


# Unpacking


def unpacked_table_rows(table_id: str, packed: bytes) -> list[Rows]:
    """Return the rows of a packed table, snapshots included. SaveError where they are damaged."""
    try:
        kept = msgspec.msgpack.decode(packed, type=PackedRows)
        found = msgspec.msgpack.decode(lzma.decompress(kept.rows), type=list[Rows])
        states = dict(zip((one[0] for one in kept.snapshots), _states(kept.states), strict=True))
        data = snapshots.packed_again(states, [(decision, base) for decision, base, _ in kept.snapshots])
    except (lzma.LZMAError, msgspec.DecodeError, ValueError, KeyError) as error:
        raise SaveError(f"table {table_id}: its packed rows are damaged") from error
    rows = [[table_id, decision, base, age, data[decision]] for decision, base, age in kept.snapshots]
    found = [Rows(one.name, [RENAMED.get((one.name, said), said) for said in one.columns], one.rows) for one in found]
    return [*found, Rows("snapshots", ["table_id", "decision", "base", "age", "data"], rows)]


def _states(packed: bytes) -> Iterator[bytes]:
    """Yield the states, one after another."""
    said, at = lzma.decompress(packed), 0
    while at < len(said):
        head = said[at]
        width = {0xC4: 1, 0xC5: 2, 0xC6: 4}[head]  # bin 8, 16 and 32 of msgpack
        begin = at + 1 + width
        at = begin + int.from_bytes(said[at + 1 : begin], "big")
        yield said[begin:at]


def _put_back(conn: Connection, table_id: str, found: Sequence[Rows]) -> None:
    if not conn.execute("DELETE FROM packed WHERE table_id = ?", (table_id,)).rowcount:
        return  # somebody else has brought them back
    for one in found:
        _insert(conn, one.name, one)


def _insert(conn: Connection, into: str, one: Rows) -> None:
    marks = ", ".join("?" * len(one.columns))
    conn.executemany(f"INSERT INTO {into} ({', '.join(one.columns)}) VALUES ({marks})", one.rows)  # noqa: S608 - the schema's


def _lay_over(found: Rows, table_id: str, conn: Connection, over: str) -> None:
    """Put rows of a table into what is laid over the rows of all."""
    conn.execute(f"DELETE FROM {over} WHERE table_id = ?", (table_id,))  # noqa: S608 - constants
    _insert(conn, over, found)


def packed_decisions_of_person(conn: Connection, user: int) -> list[dict[str, Any]]:
    """Return the decisions of a person at packed tables: table, number, seat, label, at."""
    out = []
    for table_id in packed_tables_naming_person(conn, user):
        (rows,) = (
            one for one in unpacked_table_rows(table_id, packed_row(conn, table_id) or b"") if one.name == "decisions"
        )
        said = [dict(zip(rows.columns, row, strict=True)) for row in rows.rows]
        shown = ("seat", "label", "at")
        out += [
            {"table": table_id, "number": one["id"], **{name: one[name] for name in shown}}
            for one in said
            if one["person_id"] == user
        ]
    return out
