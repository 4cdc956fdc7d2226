"""Finished games, compressed: all comes out as before, whoever asks, and a kill or a write leaves them whole."""

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.kernel.errors import SaveError
from engine.store.backup import back_up_database, restore_database
from engine.store.models import OVER, PUBLIC, NewPost
from engine.store.read_only import open_store_read_only
from engine.store.retention import packing
from engine.store.sql.interface import NO_LOCK
from engine.store.sqlite import SqliteStore, open_store
from engine.store.verification import export as exports
from engine.store.verification.export import export_table
from engine.store.verification.verify import verify_export
from tests.engine.store.players import Table, row_of
from tests.engine.store.toy import TOY

ADA = 123456789012345678
LATER = 1e12


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.store.verification import verify as verifying

    monkeypatch.setattr(verifying, "find_game", lambda game_id: TOY)
    for module in (exports, verifying):
        monkeypatch.setattr(module, "played_game", lambda game_id, options: TOY)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """A store with two finished games and one that is played."""
    opened = await open_store(tmp_path / "p.sqlite3")
    for table_id in ("FIRST", "SECND"):
        await (await Table(opened, table_id=table_id).begin()).play()
        await opened.update_table(await row_of(opened, table_id), status=OVER)
        for post in await opened.due_posts(LATER, 1000, per_queue=1000):
            await opened.mark_sent(post.id, 1000 + post.id, 5, 1.0)
    await (await Table(opened, table_id="THIRD").begin()).play(10)
    yield opened
    await opened.close()


async def asked(store: SqliteStore, sql: str) -> list[Any]:
    """Return the rows of a query."""
    return await store.database.read(lambda conn: conn.execute(sql).fetchall())


async def rows(store: SqliteStore) -> dict[str, list[Any]]:
    """Return every row of the tables that are packed, states as they are read."""
    found = {name: sorted(await asked(store, f"SELECT * FROM {name}"), key=repr) for name in (*packing.PACKED, "links")}  # noqa: S608 - constants
    path = await store.path("FIRST")
    return {**found, "states": [await store.state_at("FIRST", one.id) for one in path]}


async def pack(store: SqliteStore, table_id: str) -> bool:
    return await store.keep_packed(await store.packed_form(table_id))


async def test_only_what_is_over_long_enough_and_told_is_packed(store: SqliteStore) -> None:
    row = await store.table("FIRST")
    assert row is not None and await store.tables_to_pack(row.touched) == []
    assert sorted(await store.tables_to_pack(LATER)) == ["FIRST", "SECND"]
    await store.post("SECND", [NewPost(audience=PUBLIC, kind="ledger", payload={})])
    assert await store.tables_to_pack(LATER) == ["FIRST"]
    assert await pack(store, "FIRST") and await store.tables_to_pack(LATER) == []


async def test_what_was_packed_comes_back_the_same(store: SqliteStore) -> None:
    before, exported = await rows(store), await export_table(store, "FIRST")
    assert await pack(store, "FIRST")
    for name in (*packing.PACKED, "snapshots"):
        assert await asked(store, f"SELECT 1 FROM {name} WHERE table_id = 'FIRST'") == []  # noqa: S608 - constants
    assert await store.unpack_table("FIRST") and not await store.unpack_table("FIRST")
    assert await rows(store) == before and await export_table(store, "FIRST") == exported
    assert await pack(store, "FIRST") and await pack(store, "SECND")
    assert await export_table(store, "FIRST") == exported  # it brings them back by itself
    assert not (await store.tables_to_pack(LATER)) or await store.tables_to_pack(LATER) == ["FIRST"]


async def test_a_packed_game_is_exported_and_verified_without_a_change_of_the_file(
    store: SqliteStore, tmp_path: Path
) -> None:
    exported = await export_table(store, "FIRST")
    assert await pack(store, "FIRST")
    path = tmp_path / "kept.sqlite3"
    back_up_database(store.database.path, path)
    before = path.read_bytes()
    async with open_store_read_only(path) as seen:
        assert await export_table(seen, "FIRST") == exported and await export_table(seen, "FIRST") == exported
        document = msgspec.json.decode(msgspec.json.encode(await export_table(seen, "FIRST")))
        assert (await export_table(seen, "SECND"))["table"] == "SECND"
        assert len(await seen.path("THIRD")) > 1
    assert verify_export(document).ok and path.read_bytes() == before


async def test_a_packed_game_goes_through_a_backup_and_its_restore(store: SqliteStore, tmp_path: Path) -> None:
    exported = await export_table(store, "FIRST")
    assert await pack(store, "FIRST")
    back_up_database(store.database.path, tmp_path / "kept.sqlite3")
    restore_database(tmp_path / "kept.sqlite3", tmp_path / "back.sqlite3")
    back = await open_store(tmp_path / "back.sqlite3")
    again = await export_table(back, "FIRST")
    await back.close()
    assert again == exported


async def test_what_is_written_while_it_is_compressed_wins(store: SqliteStore) -> None:
    form = await store.packed_form("FIRST")
    await store.post("FIRST", [NewPost(audience=PUBLIC, kind="ledger", payload={})])
    before = await rows(store)
    assert not await store.keep_packed(form) and await rows(store) == before
    other = await store.packed_form("SECND")
    assert await store.keep_packed(other) and not await store.keep_packed(other)


async def test_whoever_is_named_in_a_packed_game_is_told_and_forgotten(store: SqliteStore) -> None:
    await store.database.write(
        lambda conn: conn.execute("UPDATE decisions SET person_id = ? WHERE table_id = 'FIRST' AND id > 2", (ADA,)),
        lock=NO_LOCK,
    )
    await store.database.write(
        lambda conn: conn.execute("UPDATE seats SET person_id = NULL, owner = NULL WHERE table_id = 'FIRST'"),
        lock=NO_LOCK,
    )
    before = (await store.person_data(ADA))["decisions"]
    assert before and await store.tables_naming_person(ADA) == ["FIRST"]
    assert await pack(store, "FIRST")
    assert (await store.person_data(ADA))["decisions"] == before
    assert await store.tables_naming_person(ADA) == ["FIRST"]
    await store.forget_person_at_table("FIRST", ADA, "somebody", lambda seat: seat)
    assert (await store.person_data(ADA))["decisions"] == [] and await store.tables_naming_person(ADA) == []
    assert await pack(store, "FIRST") and await store.tables_naming_person(ADA) == []


async def test_a_server_that_is_removed_leaves_nobodys_name_in_a_packed_game(store: SqliteStore) -> None:
    row = await store.table("FIRST")
    assert row is not None
    await store.database.write(
        lambda conn: conn.execute("UPDATE decisions SET person_id = ? WHERE table_id = 'FIRST'", (ADA,)),
        lock=NO_LOCK,
    )
    assert await pack(store, "FIRST")
    await store.remove_server(row.guild)
    assert (await store.person_data(ADA))["decisions"] == []
    assert (await export_table(store, "FIRST"))["decisions"]


async def test_packed_rows_that_are_damaged_are_said_to_be(store: SqliteStore) -> None:
    assert await pack(store, "FIRST")
    await store.database.write(
        lambda conn: conn.execute(
            "UPDATE packed SET rows = CAST(substr(rows, 1, 200) || x'00' || substr(rows, 202) AS BLOB)"
        ),
        lock=NO_LOCK,
    )
    with pytest.raises(SaveError, match="FIRST: its packed rows are damaged"):
        await store.unpack_table("FIRST")


async def test_a_damaged_state_is_not_packed_over(store: SqliteStore) -> None:
    await store.database.write(
        lambda conn: conn.execute("UPDATE snapshots SET data = x'789c00' WHERE table_id = 'FIRST' AND decision = 3"),
        lock=NO_LOCK,
    )
    with pytest.raises(SaveError, match="damaged"):
        await store.packed_form("FIRST")


async def test_columns_that_a_newer_schema_has_get_their_defaults(store: SqliteStore) -> None:
    assert await pack(store, "FIRST")
    path = store.database.path
    with closing(sqlite3.connect(path)) as conn, conn:
        conn.execute("ALTER TABLE decisions ADD COLUMN newer TEXT NOT NULL DEFAULT 'usual'")
    assert await store.unpack_table("FIRST")
    sql = "SELECT DISTINCT newer FROM decisions WHERE table_id = 'FIRST'"
    assert await store.database.read(lambda conn: conn.execute(sql).fetchall()) == [("usual",)]
    assert json.dumps(await export_table(store, "FIRST"), default=str)
