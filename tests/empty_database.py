"""An SQLite file with the present schema, made once a process.

To carry out all migrations took a tenth of a test of the bot. That they are carried out where no file is show the tests
of migrations and of bots that are started as processes.
"""

import sqlite3
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.store.schema import migrate_schema


@cache
def _empty_database() -> bytes:
    """Return a file with the present schema and no rows, as it stands after a bot was closed."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite3"
        conn = sqlite3.connect(path, isolation_level=None)
        conn.execute("PRAGMA journal_mode = WAL")
        migrate_schema(conn, path.name)
        conn.close()
        return path.read_bytes()


def lay_empty_database(path: Path) -> None:
    """Put a file there that has the present schema, for its owner alone."""
    path.touch(0o600)
    path.write_bytes(_empty_database())
