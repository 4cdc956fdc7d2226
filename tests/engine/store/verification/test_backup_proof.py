"""A backup counts once it was restored into a scratch file and some of its tables were replayed."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.store.backup import back_up_database
from engine.store.sqlite import SqliteStore, open_store
from engine.store.verification.backup_proof import Proof, prove_backup
from tests.engine.store.players import Table
from tests.engine.store.toy import TOY, Dearer

pytestmark = pytest.mark.sqlite_file


@pytest.fixture
async def copied(table: Table, store: SqliteStore, tmp_path: Path) -> Path:
    """A backup of a table that was played for a while."""
    await table.play(25)
    target = tmp_path / "copy.sqlite3"
    back_up_database(store.database.path, target)
    return target


async def test_a_good_one_comes_back_and_nothing_is_left_beside_it(copied: Path) -> None:
    beside = {path.name for path in copied.parent.iterdir()}
    proof = await prove_backup(copied, find=lambda _: TOY)
    assert proof == Proof(tables=1, replayed=1, decisions=25) and proof.is_without_fault and proof.is_proven
    assert {path.name for path in copied.parent.iterdir()} == beside


async def test_a_state_that_is_not_what_was_played_is_found(copied: Path) -> None:
    with closing(sqlite3.connect(copied)) as conn, conn:
        conn.execute("UPDATE decisions SET seat = CASE seat WHEN '1' THEN '2' ELSE '1' END WHERE id = 7")
    proof = await prove_backup(copied, find=lambda _: TOY)
    assert not proof.is_without_fault and proof.wrong[0].startswith("table ABCDE: decision ")


async def test_a_damaged_file_is_found(copied: Path) -> None:
    whole = copied.read_bytes()
    copied.write_bytes(whole[: len(whole) // 2])
    proof = await prove_backup(copied, find=lambda _: TOY)
    assert not proof.is_without_fault and "damaged" in proof.wrong[0]


async def test_tables_of_other_rules_show_nothing_and_are_counted(copied: Path) -> None:
    proof = await prove_backup(copied, find=lambda _: Dearer())
    assert proof.is_without_fault and (proof.replayed, proof.other_rules) == (0, 1)
    assert not proof.is_proven


async def test_tables_of_other_rules_that_come_out_the_same_prove_it(copied: Path) -> None:
    with closing(sqlite3.connect(copied)) as conn, conn:
        conn.execute("UPDATE tables SET rules_version = 'of another day'")
    proof = await prove_backup(copied, find=lambda _: TOY)
    assert proof.is_proven and (proof.replayed, proof.other_rules) == (1, 0)


async def test_without_a_table_nothing_is_proven(copied: Path) -> None:
    empty = copied.with_name("empty.sqlite3")
    await (await open_store(empty)).close()
    proof = await prove_backup(empty, find=lambda _: TOY)
    assert proof.is_without_fault and not proof.is_proven
