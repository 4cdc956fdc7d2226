"""What the parts of the store ask of a database. SQLite's (`engine.store.connection`) and PostgreSQL's
(`engine.store.postgres.database`) give it.

The parts hand a database functions that take a connection, each of which is one transaction. They say beforehand what
they write to: on SQLite there is one writer anyway, on PostgreSQL it is locked before the function runs.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol, TypeVar

import msgspec

from engine.kernel.errors import SaveError

T = TypeVar("T")


class UnsureWrite(SaveError):  # noqa: N818 - says what is known
    """The connection broke while a transaction was to be kept: nobody knows yet whether it was. Whoever has something
    in memory reads it again."""


class ResultRows(Protocol):
    """What a statement gives: rows, each by the index of its columns."""

    @property
    def rowcount(self) -> int:
        """Return how many rows were written."""

    @property
    def description(self) -> Any:
        """Return the columns, each a sequence that begins with its name."""

    def fetchone(self) -> Any:
        """Return the next row; None where there is no more."""

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection, within a transaction: placeholders are `?` or `:name`. sqlite3's own is one."""

    def execute(self, sql: str, parameters: Any = ..., /) -> ResultRows:
        """Run a statement."""

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> ResultRows:
        """Run a statement once for each of the parameters."""


class Lock(msgspec.Struct, frozen=True):
    """What a transaction writes to. tables: their ids; names: what has no row of a table (persons, settings)."""

    tables: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


UNKNOWN = "-"  # a part of a server's identity that the bot's role may not ask for

# A single statement that looks at what it changes as it changes it, or a row that nobody else writes.
NO_LOCK = Lock()


def table_lock(*table_ids: str) -> Lock:
    """Return the lock on tables."""
    return Lock(tables=table_ids)


def person_lock(*users: int) -> Lock:
    """Return the lock on what is kept of persons."""
    return Lock(names=tuple(f"person {user}" for user in users))


def lock_on_setting(key: str) -> Lock:
    """Return the lock on a setting."""
    return Lock(names=(f"setting {key}",))


class Database(Protocol):
    """An open database.

    refused: why the last write was not kept, "" if it was; failed_writes: that were not, since the start; read_only: it
    was opened for reading alone; hasty: wait for no disk, for benchmarks and drills that lay out a scene; breaks: how
    often the connection was lost and made anew.
    """

    refused: str
    failed_writes: int
    read_only: bool
    hasty: bool
    breaks: int

    async def write(self, work: Callable[[Connection], T], *, lock: Lock, durable: bool = True) -> T:
        """Run `work` in a write transaction: all of it is kept or nothing. durable: on the disk before this returns, so
        that a power cut takes back nothing that a player was told."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` on one consistent moment of the database."""

    async def overlay_rows_for_session(self, name: str, fill: Callable[[Connection, str], None]) -> None:
        """Let a database that is opened for reading have more rows in a table, for this connection alone. fill: puts
        them into a table of that shape, whose name it is given."""

    async def rewrite_database(self) -> None:
        """Write all files again, so that nothing stays in them of what was deleted."""

    async def server_identity(self) -> str:
        """Return what tells the server and the line of its history from others, UNKNOWN for each part that it does not
        say ("system/timeline"); "": there is no server."""

    async def unwritable(self) -> str:
        """Return why nothing can be written now, "" if it can."""

    async def close(self) -> None:
        """Finish what was asked before and close the database."""
