"""A copy of a server's backup, restored by the operator's own tools, is proven where it lies."""

from contextlib import closing
from pathlib import Path

from engine.store.places.moving import move_database
from engine.store.postgres.address import PostgresAddress
from engine.store.sqlite import open_store
from engine.store.verification.backup_proof import Proof, prove_restored_copy
from testbed.drills.records import Records
from tests.engine.store.players import Table
from tests.engine.store.toy import TOY
from tests.postgres import fresh_address


async def restored(folder: Path) -> PostgresAddress:
    """Return a place on a server to which a table has come that was played for a while."""
    address, file = fresh_address(), folder / "praetor.sqlite3"
    store = await open_store(file)
    await (await Table(store).begin()).play(25)
    await store.close()
    await move_database(file, address)
    return address


async def test_a_good_copy_is_proven_and_not_changed(tmp_path: Path) -> None:
    address = await restored(tmp_path)
    with closing(Records(address)) as records:
        before = records.rows("SELECT * FROM decisions ORDER BY id")
        proof = await prove_restored_copy(address, find=lambda _: TOY)
        assert proof == Proof(tables=1, replayed=1, decisions=25) and proof.is_proven
        assert records.rows("SELECT * FROM decisions ORDER BY id") == before


async def test_what_was_not_played_so_is_found(tmp_path: Path) -> None:
    address = await restored(tmp_path)
    Records(address).change("UPDATE decisions SET seat = CASE seat WHEN '1' THEN '2' ELSE '1' END WHERE id = 7")
    proof = await prove_restored_copy(address, find=lambda _: TOY)
    assert not proof.is_without_fault and proof.wrong[0].startswith("table ABCDE: decision ")


async def test_a_server_without_it_is_said(tmp_path: Path) -> None:
    proof = await prove_restored_copy(fresh_address())
    assert not proof.is_without_fault and proof.wrong
