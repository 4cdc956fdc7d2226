"""The words that databases say otherwise: what SQLite is told, and what PostgreSQL is."""

import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from engine.store.sql import dialect
from engine.store.sql.dialect import in_postgres


def in_sqlite(sql: str, *values: object) -> Any:
    with closing(sqlite3.connect(":memory:")) as conn:
        return conn.execute(f"SELECT {sql}", values).fetchone()[0]


@pytest.mark.parametrize(
    ("sql", "values", "said"),
    [
        (f"'b' IN {dialect.json_texts()}", ['["a", "b"]'], 1),
        (f"2 IN {dialect.json_numbers()}", ["[1, 2]"], 1),
        (dialect.json_field('\'{"a": "b"}\'', "a"), [], "b"),
        (dialect.field_of_bytes("x'" + json.dumps({"is": "won"}).encode().hex() + "'", "is"), [], "won"),
        (dialect.larger_of("2", "3"), [], 3),
        (dialect.smaller_of("2", "3"), [], 2),
        (dialect.as_number("2 > 3"), [], 0),
    ],
)
def test_sqlite_understands_each_word(sql: str, values: list[str], said: object) -> None:
    assert in_sqlite(sql, *values) == said


def test_a_statement_for_postgresql_has_its_words_and_placeholders() -> None:
    said = in_postgres(
        f"SELECT id FROM tables t {dialect.by_index('a')} WHERE {dialect.json_field('t.extra', 'b')} = ?"  # noqa: S608 - constants
    )
    assert said == r"SELECT id FROM tables t WHERE (replace(t.extra, '\u0000', '\ufffd')::json ->> 'b') = %s"
    said = in_postgres(f"SELECT {dialect.field_of_bytes('event', 'is')} WHERE a IN {dialect.json_numbers(':ids')}")
    assert said == (
        r"SELECT (replace(convert_from(event, 'UTF8'), '\u0000', '\ufffd')::json ->> 'is') "
        "WHERE a IN (SELECT json_array_elements_text(%(ids)s::json)::bigint)"
    )
    assert in_postgres(f"SELECT 1 FROM tables {dialect.FOR_UPDATE}") == "SELECT 1 FROM tables FOR UPDATE"  # noqa: S608 - constants


def test_what_only_looks_like_a_placeholder_stays() -> None:
    assert in_postgres("SELECT '12:30', a::text WHERE b LIKE ? || '/%' AND c = :c") == (
        "SELECT '12:30', a::text WHERE b LIKE %s || '/%%' AND c = %(c)s"
    )
