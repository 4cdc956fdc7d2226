"""Words of SQL that SQLite and PostgreSQL say otherwise, each in one place.

The SQL of the store is written once. Where the two have no words in common it is put together from these functions,
which return what SQLite understands; `in_postgres` turns a whole statement, with its placeholders, into PostgreSQL's.
"""

import re
from functools import cache

FOR_UPDATE = "/* FOR UPDATE */"  # behind a SELECT of tables: nobody else writes to them until the transaction ends


def json_texts(mark: str = "?") -> str:
    """Return the texts of a JSON list, given for a placeholder: `id IN {json_texts()}`."""
    return f"(SELECT value FROM json_each({mark}))"  # noqa: S608 - a placeholder


def json_numbers(mark: str = "?") -> str:
    """Return the whole numbers of a JSON list, given for a placeholder."""
    return f"(SELECT CAST(value AS BIGINT) FROM json_each({mark}))"  # noqa: S608 - a placeholder


def json_field(column: str, name: str) -> str:
    """Return a field of a JSON object in a text column; NULL where it is not there, or null."""
    return f"json_extract({column}, '$.{name}')"


def field_of_bytes(column: str, name: str) -> str:
    """Return a field of a JSON object that is kept as bytes."""
    return f"json_extract(CAST({column} AS TEXT), '$.{name}')"


def by_index(name: str) -> str:
    """Return the demand for an index, behind a table's name: SQLite would choose another. PostgreSQL chooses by its
    figures."""
    return f"INDEXED BY {name}"


def larger_of(one: str, other: str) -> str:
    """Return the larger of two values that are not NULL.

    >>> larger_of("a", ":now")
    'CASE WHEN a > :now THEN a ELSE :now END'
    """
    return f"CASE WHEN {one} > {other} THEN {one} ELSE {other} END"


def smaller_of(one: str, other: str) -> str:
    """Return the smaller of two values that are not NULL."""
    return f"CASE WHEN {one} < {other} THEN {one} ELSE {other} END"


def as_number(condition: str) -> str:
    """Return 1 where a condition holds, else 0: PostgreSQL does not count with truth values."""
    return f"CASE WHEN {condition} THEN 1 ELSE 0 END"


def _json_field_in_postgres(text: str) -> str:
    """Return how a field is had there, of the JSON in the first group and by the name in the second: PostgreSQL gives
    no field of a JSON in which the character 0 stands anywhere. text: the JSON, as text."""
    return rf"(replace({text}, '\\u0000', '\\ufffd')::json ->> '\2')"


_MARK = r"(\?|:\w+)"
_WORDS = (
    (re.compile(re.escape(json_texts("MARK")).replace("MARK", _MARK)), r"(SELECT json_array_elements_text(\1::json))"),
    (
        re.compile(re.escape(json_numbers("MARK")).replace("MARK", _MARK)),
        r"(SELECT json_array_elements_text(\1::json)::bigint)",
    ),
    (
        re.compile(r"json_extract\(CAST\(([\w.]+) AS TEXT\), '\$\.(\w+)'\)"),
        _json_field_in_postgres(r"convert_from(\1, 'UTF8')"),
    ),
    (re.compile(r"json_extract\(([\w.]+), '\$\.(\w+)'\)"), _json_field_in_postgres(r"\1")),
    (re.compile(r" INDEXED BY \w+"), ""),
    (re.compile(re.escape(FOR_UPDATE)), "FOR UPDATE"),
)
_NAMED = re.compile(r"(?<![:\w'$]):([a-z_]+)\b")


@cache
def in_postgres(sql: str) -> str:
    """Return a statement of the store as psycopg takes it for PostgreSQL.

    >>> in_postgres("SELECT id FROM tables WHERE name LIKE '%x' AND id IN " + json_texts(":ids"))
    "SELECT id FROM tables WHERE name LIKE '%%x' AND id IN (SELECT json_array_elements_text(%(ids)s::json))"
    """
    for said, meant in _WORDS:
        sql = said.sub(meant, sql)
    return _NAMED.sub(r"%(\1)s", sql.replace("%", "%%").replace("?", "%s"))
