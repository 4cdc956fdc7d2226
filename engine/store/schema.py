"""The numbered migrations: each in one transaction with its number, so that a kill leaves the old schema whole."""

import re
import sqlite3
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from engine.kernel.errors import SaveError

APPLICATION_ID = 0x50524145  # "PRAE": tells our files from other programs' databases


@cache
def schema_migrations() -> tuple[tuple[int, str], ...]:
    """Return every migration as (number, SQL), in order; the numbers run 1, 2, 3 without a gap."""
    found = []
    for entry in files("engine.store").joinpath("migrations").iterdir():
        matched = re.fullmatch(r"(\d{4})_\w+\.sql", entry.name)
        if matched:
            found.append((int(matched[1]), entry.read_text(encoding="utf-8")))
    found.sort()
    if [number for number, _ in found] != list(range(1, len(found) + 1)):
        raise SaveError("the migrations of this installation have a gap: install Praetor again")
    return tuple(found)


def sql_statements(script: str) -> Iterator[str]:
    """Yield the statements of a script one by one: `executescript` would commit before the first."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def schema_version(conn: sqlite3.Connection, name: str) -> int:
    """Return the schema's version, 0 for a new file; SaveError for another program's database."""
    holds = conn.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if not holds:
        return 0
    ours = conn.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
    if not ours or not conn.execute("SELECT 1 FROM sqlite_schema WHERE name = 'schema_version'").fetchone():
        raise SaveError(f"{name}: it is a database of another program; it was left as it is")
    row = conn.execute("SELECT max(version) FROM schema_version").fetchone()
    return int(row[0] or 0)


def migrate_schema(conn: sqlite3.Connection, name: str, known: tuple[tuple[int, str], ...] | None = None) -> None:
    """Bring the schema to the newest version; SaveError where it is newer than this program knows."""
    known = schema_migrations() if known is None else known
    for number, script in known:
        if schema_version(conn, name) >= number:
            continue
        conn.execute("BEGIN IMMEDIATE")
        try:
            if schema_version(conn, name) < number:  # another process may have come first
                _apply(conn, number, script)
            conn.execute("COMMIT")
        except BaseException:
            if conn.in_transaction:
                conn.execute("ROLLBACK")
            raise
    newest = known[-1][0] if known else 0
    present = schema_version(conn, name)
    if present > newest:
        raise SaveError(f"{name}: its schema is version {present}, this Praetor knows {newest}: use a newer Praetor")


def _apply(conn: sqlite3.Connection, number: int, script: str) -> None:
    if number == 1:
        conn.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        conn.execute("CREATE TABLE schema_version (version INTEGER PRIMARY KEY, at REAL NOT NULL) STRICT")
    for statement in sql_statements(script):
        conn.execute(statement)
    conn.execute("INSERT INTO schema_version (version, at) VALUES (?, unixepoch())", (number,))
