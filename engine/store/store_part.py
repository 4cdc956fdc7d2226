"""What every part of the store has: the database, a clock, and the two checks that several parts make."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.kernel.errors import SaveError
from engine.store.interface import AlreadyDone, LeaseLost
from engine.store.models import TableRow
from engine.store.rows import TABLE_COLUMNS, of_json, tables_of, to_json
from engine.store.sql.interface import Connection, Database


class StorePart:
    """Base of the parts that make up the store."""

    def __init__(self, db: Database, clock: Callable[[], float]) -> None:
        self._db = db
        self._clock = clock


async def first_query_value(db: Database, sql: str, *values: Any) -> Any:
    """Return the first column of a query's first row; None if there is no row."""

    def work(conn: Connection) -> Any:
        row = conn.execute(sql, values).fetchone()
        return row[0] if row else None

    return await db.read(work)


def one_table(conn: Connection, table_id: str) -> TableRow:
    """Return a table; SaveError if there is none."""
    rows = conn.execute(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (table_id,)).fetchall()  # noqa: S608 - constant
    if not rows:
        raise SaveError(f"there is no table {table_id}")
    return tables_of(conn, rows)[0]


def claim_interaction(conn: Connection, interaction: int | None, answer: Mapping[str, Any] | None, now: float) -> None:
    """Note an interaction as carried out; AlreadyDone if it was."""
    if interaction is None:
        return
    values = (interaction, to_json(answer or {}), now)
    if not conn.execute(
        "INSERT INTO done (interaction, answer, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", values
    ).rowcount:
        row = conn.execute("SELECT answer FROM done WHERE interaction = ?", (interaction,)).fetchone()
        raise AlreadyDone(of_json(row[0]))


def require_lease(conn: Connection, table_id: str, owner: str | None) -> None:
    """Raise LeaseLost if `owner` is given and another (or nobody) holds the table. A lease that ran out and that
    nobody has taken still counts: taking it is a transaction of its own, so two never both pass here."""
    if owner is None:
        return
    row = conn.execute("SELECT owner FROM leases WHERE table_id = ?", (table_id,)).fetchone()
    if row is None or row[0] != owner:
        raise LeaseLost(table_id)
