"""The tables in a schema of their own on the server, and the numbered migrations that make and change them. Their
numbers are those of SQLite's migrations: the two schemas of a number have the same tables and columns."""

import re
from functools import cache
from importlib.resources import files
from typing import Any

from engine.kernel.errors import SaveError
from engine.store.postgres.address import PostgresAddress
from engine.store.postgres.driver import driver
from engine.store.postgres.faults import raise_save_error

FIRST = """
CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL);
CREATE TABLE IF NOT EXISTS holder (
    id INTEGER PRIMARY KEY, epoch BIGINT NOT NULL, owner TEXT NOT NULL, until TIMESTAMPTZ NOT NULL
);
INSERT INTO holder (id, epoch, owner, until) VALUES (1, 0, '', to_timestamp(0)) ON CONFLICT DO NOTHING
"""
OURS = "SELECT count(*), count(*) FILTER (WHERE tablename = 'schema_version') FROM pg_tables WHERE schemaname = %s"


@cache
def postgres_migrations() -> tuple[tuple[int, str], ...]:
    """Return every migration as (number, SQL), in order; the first makes the schema as SQLite had it by then."""
    found = []
    for entry in files("engine.store.postgres").joinpath("migrations").iterdir():
        matched = re.fullmatch(r"(\d{4})_\w+\.sql", entry.name)
        if matched:
            found.append((int(matched[1]), entry.read_text(encoding="utf-8")))
    return tuple(sorted(found))


def begin_schema(raw: Any, address: PostgresAddress) -> None:
    """See that the schema is there, with what is needed before the first migration. SaveError where it is another
    program's, or where the role may not make it."""
    tables, ours = raw.execute(OURS, (address.schema,)).fetchone()
    if ours:
        return
    if tables:
        raise SaveError(f"{address.name}: its schema {address.schema} is another program's; it was left as it is")
    there = raw.execute("SELECT 1 FROM pg_namespace WHERE nspname = %s", (address.schema,)).fetchone()
    try:
        raw.execute(("" if there else f"CREATE SCHEMA {address.schema}; ") + FIRST)
    except driver().errors.UniqueViolation:  # another process has made it in this moment
        return
    except driver().Error as error:
        raise_save_error(error, address.name)


def present_schema(raw: Any, address: PostgresAddress) -> int:
    """Return the number of the schema, 0 where there is none yet."""
    if not raw.execute(OURS, (address.schema,)).fetchone()[1]:
        return 0
    return int(raw.execute(f"SELECT coalesce(max(version), 0) FROM {address.schema}.schema_version").fetchone()[0])  # noqa: S608 - checked


def require_present(raw: Any, address: PostgresAddress) -> None:
    """SaveError where the schema is not the one that this program has."""
    present, newest = present_schema(raw, address), postgres_migrations()[-1][0]
    if not present:
        raise SaveError(f"there is no schema {address.schema} in {address.name} yet: the bot makes it as it starts")
    if present != newest:
        raise SaveError(f"{address.name} is of schema {present}, this Praetor has {newest}: start the bot first")


def migrate(raw: Any, address: PostgresAddress) -> None:
    """Bring the schema to the newest number, each step in a transaction of its own, while nobody else does. SaveError
    where it is newer than this program knows."""
    key = f"SELECT pg_advisory_{{}}(hashtextextended('{address.schema} migrations', 0))"
    try:
        raw.execute(key.format("lock"))
        begin_schema(raw, address)
        for number, script in postgres_migrations():
            if present_schema(raw, address) < number:
                said = f"INSERT INTO schema_version (version, at) VALUES ({number}, extract(epoch FROM now()))"  # noqa: S608 - a number
                raw.execute(f"BEGIN; {script}; {said}; COMMIT")
        raw.execute(key.format("unlock"))
    except driver().Error as error:
        raise_save_error(error, address.name)
    present, newest = present_schema(raw, address), postgres_migrations()[-1][0]
    if present > newest:
        raise SaveError(
            f"{address.name}: its schema is version {present}, this Praetor knows {newest}: use a newer Praetor"
        )
