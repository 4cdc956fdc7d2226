"""Moving all that is kept from one database to another, of either kind, while no bot runs on them.

Each table of the schema is one transaction at the new place, noted there with its rows; so a move that was broken off
goes on with the next. At the end the rows of all tables are read at both places, and their hashes compared.
"""

import hashlib
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from engine.kernel.errors import SaveError
from engine.store.chain.chain_part import SERVER
from engine.store.places.opening import Place, open_at, open_database_snapshot, right_to_run_bot
from engine.store.postgres.address import PostgresAddress
from engine.store.postgres.connection import PostgresConnection
from engine.store.postgres.driver import driver, open_session
from engine.store.postgres.faults import raise_save_error
from engine.store.rows import of_json, to_json
from engine.store.schema import schema_migrations, schema_version
from engine.store.sql.interface import Connection

# All tables of the schema but leases, which end with their process, each after those that it names; and what its rows
# are told apart by.
TABLES = {
    "tables": "id", "secrets": "table_id", "seats": "table_id, position", "decisions": "table_id, id",
    "events": "table_id, decision, number", "snapshots": "table_id, decision", "epochs": "table_id, number",
    "versions": "table_id, epoch, number", "markers": "table_id, number", "lines": "table_id, audience", "outbox": "id",
    "done": "interaction", "drafts": "table_id, seat", "standing_orders": "table_id, seat", "persons": "person_id",
    "settings": "key", "audit": "id", "chains": "table_id", "links": "table_id, number", "chain_notes": "id",
    "followers": "table_id, person_id", "bets": "table_id, start, person_id", "operator_requests": "id",
    "blocked": "kind, id", "packed": "table_id", "boards": "guild", "seeks": "guild, person_id", "tournaments": "id",
    "entrants": "tournament, number", "charts": "game, hash, person_id",
    "chart_shares": "game, hash, owner, person_id", "charts_gone": "game, hash", "server_charts": "game, hash, guild",
    "chart_trials": "person_id, at, game, hash",
}  # fmt: skip
COUNTED = ("outbox", "audit", "chain_notes", "operator_requests", "tournaments")  # their next id is never one given
MOVING = "moving"  # the setting of the new place, as long as the move is under way: which tables are there
BATCH = 500  # rows
Told = Callable[[str, int], None]


class Moved(msgspec.Struct, frozen=True):
    """What was moved: how many rows of how many tables, and the hash of all of them."""

    tables: int
    rows: int
    digest: str


async def move_database(frm: Place, to: Place, told: Told = lambda name, rows: None) -> Moved:
    """Move all that is kept at a place to another, and return what that was. told: is given each table of the schema
    that was written, and its rows. SaveError where a bot runs on either, where something else is at the new place, or
    where it is not the same there in the end."""
    if isinstance(frm, Path) and not frm.exists():
        raise SaveError(f"there is no database {frm.name}")
    if frm == to:
        raise SaveError("it is there already: name another place")
    _require_present(frm)
    rights = [right_to_run_bot(frm), right_to_run_bot(to)]
    try:
        for right in rights:
            if not right.take():
                raise SaveError("a bot runs on one of them: stop it first")
        await (await open_at(to)).close()
        with open_database_snapshot(frm, patient=True) as source, writing_connection(to) as target:
            for name in _left(target, to):
                told(name, _copy(source, target, name))
            _count_on(source, target, frm, to)
            found = [(name, _digest(source, name), _digest(target, name)) for name in TABLES]
            wrong = [name for name, there, here in found if there != here]
            if wrong:
                raise SaveError(
                    f"{', '.join(wrong)}: not the same at both places; was something written there? Begin again "
                    "with an empty place"
                )
            target.execute("DELETE FROM settings WHERE key IN (?, ?)", (MOVING, SERVER))
    finally:
        for right in rights:
            right.give_back()
    whole = hashlib.sha256(to_json([digest for _, (_, digest), _ in found]).encode()).hexdigest()
    return Moved(len(TABLES), sum(rows for _, (rows, _), _ in found), whole)


def _require_present(frm: Place) -> None:
    """SaveError where the schema is not the present one; a server says so by itself."""
    with open_database_snapshot(frm) as conn:
        if isinstance(frm, Path) and isinstance(conn, sqlite3.Connection):
            present, newest = schema_version(conn, frm.name), schema_migrations()[-1][0]
            if present != newest:
                raise SaveError(f"{frm.name} is of schema {present}, this Praetor has {newest}: start the bot first")


@contextmanager
def writing_connection(place: Place) -> Iterator[Connection]:
    """Open a database for statements that are each kept by themselves, unless BEGIN says otherwise."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place, isolation_level=None)) as conn:
            yield conn
        return
    with open_session(place, patient=True) as raw:
        try:
            yield PostgresConnection(raw)
        except driver().Error as error:
            raise_save_error(error, place.name)


def _left(target: Connection, to: Place) -> list[str]:
    """Return the tables of the schema that are still to be written. SaveError where others' rows are there."""
    row = target.execute("SELECT value FROM settings WHERE key = ?", (MOVING,)).fetchone()
    if row is None:
        if any(target.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() for name in TABLES):  # noqa: S608 - constants
            raise SaveError(f"{to.name}: there is something already; move to an empty place")
        return list(TABLES)
    return [name for name in TABLES if name not in of_json(row[0])]


def _copy(source: Connection, target: Connection, name: str) -> int:
    """Write the rows of a table, with a note that they are there, in one transaction; return how many."""
    count = 0
    target.execute("BEGIN")
    try:
        for columns, rows in _batches(source, name):
            marks = ", ".join("?" * len(columns))
            target.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", rows)  # noqa: S608 - the schema's
            count += len(rows)
        row = target.execute("SELECT value FROM settings WHERE key = ?", (MOVING,)).fetchone()
        target.execute(
            "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (MOVING, to_json([*(of_json(row[0]) if row else []), name])),
        )
        target.execute("COMMIT")
    except BaseException:
        target.execute("ROLLBACK")
        raise
    return count


def _batches(conn: Connection, name: str) -> Iterator[tuple[list[str], list[tuple[object, ...]]]]:
    """Yield the columns and rows of a table, some at a time, in the order of its key."""
    key, last = TABLES[name].split(", "), None
    marks = ", ".join("?" * len(key))
    while True:
        after = f"WHERE ({TABLES[name]}) > ({marks})" if last is not None else ""
        found = conn.execute(f"SELECT * FROM {name} {after} ORDER BY {TABLES[name]} LIMIT {BATCH}", last or ())  # noqa: S608 - constants
        columns = [str(column[0]) for column in found.description]
        rows = [tuple(row) for row in found.fetchall()]
        if not rows:
            return
        yield columns, rows
        last = tuple(rows[-1][columns.index(one)] for one in key)


def _digest(conn: Connection, name: str) -> tuple[int, str]:
    """Return how many rows a table has, and the hash of them, whichever database it is."""
    digest, count = hashlib.sha256(), 0
    for columns, rows in _batches(conn, name):
        order = sorted(range(len(columns)), key=columns.__getitem__)
        for row in rows:
            values = [row[at] for at in order]
            if name == "settings" and MOVING in values:
                continue
            digest.update(
                msgspec.msgpack.encode([v.replace("\0", "\ufffd") if isinstance(v, str) else v for v in values])
            )
            count += 1
    return count, digest.hexdigest()


def _count_on(source: Connection, target: Connection, frm: Place, to: Place) -> None:
    """Let ids that were ever given not be given again, though their rows are gone."""
    for name in COUNTED:
        last = _last_given(source, frm, name)
        if not last:
            continue
        if isinstance(to, PostgresAddress):
            sequence = f"pg_get_serial_sequence('{to.schema}.{name}', 'id')"
            target.execute(f"SELECT setval({sequence}, ?)", (last,))
        else:
            target.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
            target.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, last))


def _last_given(conn: Connection, place: Place, name: str) -> int:
    """Return the last id that a table has given; 0: none."""
    if isinstance(place, PostgresAddress):
        sequence = f"pg_get_serial_sequence('{place.schema}.{name}', 'id')"
        row = conn.execute(f"SELECT last_value FROM pg_sequences WHERE schemaname || '.' || sequencename = {sequence}")  # noqa: S608 - constants
        return int(row.fetchone()[0] or 0)
    row = conn.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (name,)).fetchone()
    return int(row[0]) if row else 0
