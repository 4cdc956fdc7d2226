"""A session of PostgreSQL as the store's functions know a connection: their placeholders, rows by index."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from engine.store.sql.dialect import in_postgres


class FetchedRows:
    """What a statement gave. Where it gives no rows there are none, as with sqlite3."""

    def __init__(self, cursor: Any) -> None:
        self._cursor = cursor

    @property
    def rowcount(self) -> int:
        """Return how many rows were written, or given."""
        return int(self._cursor.rowcount)

    @property
    def description(self) -> Any:
        """Return the columns, each a sequence that begins with its name."""
        return self._cursor.description or ()

    def fetchone(self) -> Any:
        """Return the next row; None where there is no more."""
        return self._cursor.fetchone() if self._cursor.description else None

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""
        return list(self._cursor.fetchall()) if self._cursor.description else []

    def __iter__(self) -> Iterator[Any]:
        return iter(self.fetchall())


class PostgresConnection:
    """A `Connection` on a session. raw: psycopg's; epoch: whose the lease was when the transaction began;
    breaks: how many losses of the connection it came after."""

    def __init__(self, raw: Any, breaks: int = 0) -> None:
        self.raw, self.breaks = raw, breaks
        self.epoch: int | None = None

    @property
    def is_gone(self) -> bool:
        """Return whether the session has ended."""
        return bool(self.raw.closed or self.raw.broken)

    def execute(self, sql: str, parameters: Any = (), /) -> FetchedRows:
        """Run a statement of the store."""
        return FetchedRows(self.raw.execute(in_postgres(sql), _without_zeros(parameters)))

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> FetchedRows:
        """Run a statement once for each of the parameters."""
        cursor = self.raw.cursor()
        given = [_without_zeros(one) for one in parameters]
        if given:
            cursor.executemany(in_postgres(sql), given)
        return FetchedRows(cursor)

    def begin(self, statements: str) -> None:
        """Begin a transaction by statements that are sent together, and keep the epoch that one of them reads."""
        cursor = self.raw.execute(statements)
        self.epoch = None
        while True:
            if cursor.description and cursor.description[0].name == "epoch":
                row = cursor.fetchone()
                self.epoch = row[0] if row else None
            if not cursor.nextset():
                return

    def roll_back(self) -> None:
        """End a transaction without keeping it; a session that does not answer is closed."""
        try:
            self.raw.execute("ROLLBACK")
        except Exception:  # whatever is wrong with it, it is not used again
            with suppress(Exception):
                self.raw.close()


def _without_zeros(parameters: Any) -> Any:
    """Return parameters without the character 0, which PostgreSQL keeps in no text."""
    if isinstance(parameters, Mapping):
        return {key: _without_zero(value) for key, value in parameters.items()}
    return [_without_zero(value) for value in parameters]


def _without_zero(value: Any) -> Any:
    return value.replace("\0", "\ufffd") if isinstance(value, str) and "\0" in value else value
