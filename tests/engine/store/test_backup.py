import asyncio
import gzip
import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.kernel.errors import SaveError
from engine.store.backup import back_up_before_migration, back_up_database, restore_database
from engine.store.models import PUBLIC, NewPost, Post, PostFooter, RestoreMark, TableRow
from engine.store.restore_marker import GAP
from engine.store.schema import schema_migrations
from engine.store.sqlite import SqliteStore, open_store
from tests.engine.store.players import Table, ledger

pytestmark = pytest.mark.sqlite_file

FAR = 1e12  # when everything is due


async def test_a_backup_under_load_is_one_moment_and_can_be_played_on(
    table: Table, store: SqliteStore, tmp_path: Path
) -> None:
    target = tmp_path / "copy.sqlite3"
    playing = asyncio.create_task(table.play(60))
    copies = [
        await asyncio.to_thread(back_up_database, store.database.path, target.with_suffix(f".{n}")) for n in range(3)
    ]
    await playing
    assert [copy.decisions for copy in copies] == sorted(copy.decisions for copy in copies)
    for copy in copies:
        assert {p.name for p in tmp_path.glob("copy*-wal")} == set()
        again = await open_store(Path(copy.file))
        try:
            played = await Table(again, seed=8).load()
            assert played.head == copy.decisions - 1
            await played.play()
        finally:
            await again.close()


async def test_a_file_that_is_there_is_not_written_over_unasked(
    table: Table, store: SqliteStore, tmp_path: Path
) -> None:
    target = tmp_path / "copy.sqlite3"
    target.write_bytes(b"dear to somebody")
    with pytest.raises(SaveError, match="exists already"):
        back_up_database(store.database.path, target)
    assert target.read_bytes() == b"dear to somebody"
    assert back_up_database(store.database.path, target, replace=True).tables == 1


async def test_restore_sets_aside_what_was_there(tmp_path: Path) -> None:
    path, copy = tmp_path / "p.sqlite3", tmp_path / "copy.sqlite3"
    store = await open_store(path)
    table = await Table(store).begin()
    await table.play(5)
    back_up_database(path, copy)
    await table.play(5)
    with pytest.raises(SaveError, match="is there and good"):
        restore_database(copy, path)
    with pytest.raises(SaveError, match="open in another process"):
        restore_database(copy, path, replace=True)
    assert (await store.load("ABCDE"))[0] == 10
    await store.close()
    done = restore_database(copy, path, replace=True)
    for file, head in ((path, 5), (Path(done.kept), 10)):
        again = await open_store(file)
        assert (await again.load("ABCDE"))[0] == head
        await again.close()


async def test_restore_onto_nothing_and_onto_a_damaged_file(table: Table, store: SqliteStore, tmp_path: Path) -> None:
    copy, path = tmp_path / "copy.sqlite3", tmp_path / "new.sqlite3"
    back_up_database(store.database.path, copy)
    assert restore_database(copy, path).kept == ""
    path.write_bytes(b"damaged" * 1000)
    done = restore_database(copy, path)
    assert Path(done.kept).read_bytes() == b"damaged" * 1000
    again = await open_store(path)
    assert (await again.load("ABCDE"))[0] == 0
    await again.close()


async def test_a_bad_backup_is_never_brought_back(table: Table, store: SqliteStore, tmp_path: Path) -> None:
    copy, path = tmp_path / "copy.sqlite3", tmp_path / "new.sqlite3"
    await table.play()
    back_up_database(store.database.path, copy)
    whole = copy.read_bytes()
    for bad, said in (
        (whole[:4096] + b"\xa5" * 8192 + whole[12288:], "damaged"),
        (b"no database at all, only text" * 300, "not a database"),
        (b"", "empty"),
    ):
        copy.write_bytes(bad)
        with pytest.raises(SaveError, match=said):
            restore_database(copy, path)
        assert not path.exists()
    sqlite3.connect(copy).close()
    with pytest.raises(SaveError, match="no backup"):
        restore_database(tmp_path / "nothing", path)
    with pytest.raises(SaveError, match="no database"):
        back_up_database(tmp_path / "nothing", copy)


async def test_a_restored_database_knows_that_discord_went_on_without_it(tmp_path: Path) -> None:
    path, copy = tmp_path / "p.sqlite3", tmp_path / "copy.sqlite3"
    store = await open_store(path)
    table = await Table(store).begin()
    await table.play(4)
    await store.post("ABCDE", [NewPost(audience=PUBLIC, kind="ledger", payload={"n": 1})])
    last = await store.due_posts(FAR, per_queue=100)
    back_up_database(path, copy)
    await store.close()
    told: list[tuple[str, float]] = []

    def news(row: TableRow, at: float) -> list[NewPost]:
        told.append((row.id, at))
        return [NewPost(audience=PUBLIC, kind="ledger", payload={"restored": True})]

    restore_database(copy, path, replace=True, news=news)
    again = await open_store(path)
    due = await again.due_posts(FAR, per_queue=100)
    await again.close()
    new = next(p for p in due if p.payload == {"restored": True})
    before = [p for p in due if p is not new]
    assert [p.number for p in before] == [p.number for p in last] and all(p.first_tried is not None for p in before)
    assert new.first_tried is None
    assert new.number == GAP + 1 + max(p.number for p in last if p.audience == PUBLIC)
    assert [row for row, _ in told] == ["ABCDE"] and told[0][1] > 0


async def test_a_copy_that_was_put_back_is_seen_by_the_heads_of_posts_once(tmp_path: Path) -> None:
    """By heads that the database has never told; those that a restore has lost are its own affair."""
    path, copy = tmp_path / "p.sqlite3", tmp_path / "copy.sqlite3"
    store = await open_store(path)
    table = await Table(store).begin()
    await table.play(4)
    early = [told_of(post) for post in await store.due_posts(FAR, per_queue=1000, limit=1000) if post.head]
    assert early and await store.posts_missing_from_database("ABCDE", early) is None, "a crash after a post"
    back_up_database(path, copy)
    await table.play(4)
    late = [told_of(post) for post in await store.due_posts(FAR, per_queue=1000, limit=1000) if post.head]
    assert await store.posts_missing_from_database("ABCDE", late) is None
    await store.close()
    for n in (1, 2):
        path.write_bytes(copy.read_bytes())
        again = await open_store(path)
        lost = await again.posts_missing_from_database("ABCDE", late)
        assert lost == RestoreMark(n - 1, max(one.number for one in late))
        await again.continue_after_copy_back("ABCDE", lost, lambda row, at: [ledger(back=True)])
        assert await again.posts_missing_from_database("ABCDE", late) is None, "it is told once"
        due = await again.due_posts(FAR, per_queue=1000, limit=1000)
        (new,) = [post for post in due if post.payload == {"back": True}]
        assert (
            new.number > lost.number and new.head.endswith(f"/{n}") and (await again.unshuffled_restore("ABCDE")) == n
        )
        late.append(told_of(new))
        await again.close()


async def test_posts_to_a_seat_have_other_numbers_after_each_return_of_one_copy(tmp_path: Path) -> None:
    """The thread tells the numbers that the public was given; nobody tells those of a seat. By one number two posts of
    its DM were looked for, and the later could pass as sent."""
    path, copy = tmp_path / "p.sqlite3", tmp_path / "copy.sqlite3"
    store = await open_store(path)
    table = await Table(store).begin()
    await table.play(4)
    await store.close()
    back_up_database(path, copy)
    given: set[int] = set()
    for n, by_hand in ((1, True), (2, True), (3, False)):
        if by_hand:
            path.write_bytes(copy.read_bytes())
        else:
            restore_database(copy, path, replace=True)
        again = await open_store(path)
        if by_hand:
            await again.continue_after_copy_back("ABCDE", RestoreMark(n - 1, 50), lambda row, at: [])
        await again.post("ABCDE", [NewPost(audience="2", kind="dm", payload={"n": one}) for one in (1, 2)])
        due = await again.due_posts(FAR, per_queue=1000, limit=1000)
        new = {post.number for post in due if post.audience == "2" and post.first_tried is None}
        assert len(new) == 2 and not new & given, (n, new)
        given |= new
        await again.close()


def told_of(post: Post) -> PostFooter:
    head, _, restore = post.head.partition("/")
    return PostFooter(post.number, head, int(restore or 0))


async def test_the_number_of_a_restore_comes_but_once(tmp_path: Path) -> None:
    """The backup knows nothing of the restore before; the database that is set aside does."""
    path, copy = tmp_path / "p.sqlite3", tmp_path / "copy.sqlite3"
    store = await open_store(path)
    table = await Table(store).begin()
    await table.play(4)
    await store.close()
    back_up_database(path, copy)
    for n in (1, 2, 3):
        restore_database(copy, path, replace=True)
        again = await open_store(path)
        assert await again.unshuffled_restore("ABCDE") == n
        await again.close()


async def test_a_table_that_is_over_is_told_nothing(tmp_path: Path) -> None:
    path, copy = tmp_path / "p.sqlite3", tmp_path / "copy.sqlite3"
    store = await open_store(path)
    table = await Table(store).begin()
    await table.play()
    back_up_database(path, copy)
    await store.close()
    restore_database(copy, path, replace=True, news=lambda row, at: pytest.fail("it is over"))


# Before a database is brought to a newer schema

OLD = Path(__file__).parent / "old" / "schema_1.sqlite3.gz"
NEWEST = schema_migrations()[-1][0]


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
    assert restore_database(kept, older, replace=True).tables > 0


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
