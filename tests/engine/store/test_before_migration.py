"""Before a database is brought to a newer schema it is copied by itself, or it is not brought there."""

import gzip
import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.kernel.errors import SaveError
from engine.store.backup import back_up_before_migration, restore
from engine.store.schema import migrations
from engine.store.sqlite import open_store

OLD = Path(__file__).parent / "old" / "schema_1.sqlite3.gz"
NEWEST = migrations()[-1][0]


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """A database of the first schema."""
    path = tmp_path / "praetor.sqlite3"
    path.write_bytes(gzip.decompress(OLD.read_bytes()))
    return path


def schema(path: Path) -> int:
    with closing(sqlite3.connect(path)) as conn:
        return int(conn.execute("SELECT max(version) FROM schema_version").fetchone()[0])


async def test_an_older_database_is_kept_beside_before_it_is_migrated(older: Path) -> None:
    kept = back_up_before_migration(older)
    assert (
        kept is not None
        and kept.parent == older.parent
        and kept.name == f"praetor-before-schema-{NEWEST}-from-1.sqlite3"
    )
    await (await open_store(older)).close()
    assert (schema(kept), schema(older)) == (1, NEWEST) and kept.stat().st_mode & 0o077 == 0
    assert back_up_before_migration(older) is None
    assert restore(kept, older, replace=True).tables > 0


def test_it_lies_in_the_folder_of_backups_and_writes_over_nothing(older: Path, tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there" / "yet"
    first, second = back_up_before_migration(older, folder), back_up_before_migration(older, folder)
    assert first is not None and second is not None
    assert first != second and {first, second} == set(folder.iterdir())


def test_without_it_nothing_is_changed(older: Path, tmp_path: Path) -> None:
    before = hashlib.sha256(older.read_bytes()).digest()
    (tmp_path / "a file").write_bytes(b"")
    with pytest.raises(SaveError, match="nothing was changed"):
        back_up_before_migration(older, tmp_path / "a file" / "backups")
    assert hashlib.sha256(older.read_bytes()).digest() == before


def test_none_is_made_of_nothing_nor_of_what_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "praetor.sqlite3"
    assert back_up_before_migration(path) is None
    path.write_bytes(b"")
    assert back_up_before_migration(path) is None
    path.write_bytes(b"no database at all" * 100)
    assert back_up_before_migration(path) is None
    assert list(tmp_path.iterdir()) == [path]
