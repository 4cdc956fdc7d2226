"""A database is brought to a server and back: all of it, goes on where it was broken off, and is compared."""

from pathlib import Path
from typing import Any

import pytest

from engine.kernel.errors import SaveError
from engine.store.places import moving
from engine.store.places.moving import COUNTED, TABLES, move_database
from engine.store.places.opening import Place, open_at, right_to_run_bot
from engine.store.sqlite import open_store
from tests.engine.store.players import Table, ledger
from tests.postgres import fresh_address


async def filled(path: Path) -> Path:
    """Make a database with a game that was played a while, with something of most kinds."""
    store = await open_store(path)
    table = await Table(store).begin()
    for _ in range(6):
        await table.step(posts=2)
    await table.undo(table.head - 1, posts=(ledger(marker="undone"),))
    await store.set_person(7, preferences={"language": "it"}, name="Zoë \U0001f3b2")
    await store.add_audit_line("ABCDE", 7, "did", {"how": "so"})
    await store.block("person", 8, "noise")
    await store.database.run_outside_transaction(lambda conn: conn.execute("DELETE FROM outbox WHERE id > 4"))
    await store.close()
    return path


async def test_a_game_goes_to_a_server_and_back_and_is_played_on(tmp_path: Path) -> None:
    file, address, back = await filled(tmp_path / "a.sqlite3"), fresh_address(), tmp_path / "b.sqlite3"
    told: dict[str, int] = {}
    there = await move_database(file, address, told.__setitem__)
    assert list(told) == list(TABLES) and sum(told.values()) == there.rows > 30
    assert await move_database(address, back) == there
    for place in (address, back):
        store = await open_at(place)
        table = await Table(store, seed=2).load()  # type: ignore[arg-type] # on either database
        given = [post.id for post in await store.due_posts(1e12, 99, per_queue=99)]
        await table.step()
        assert (
            min({post.id for post in await store.due_posts(1e12, 99, per_queue=99)} - set(given)) > 12
        )  # never one given
        await store.close()


async def test_it_goes_on_where_it_was_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, address = await filled(tmp_path / "a.sqlite3"), fresh_address()
    real = moving._copy

    def broken(source: Any, target: Any, name: str) -> int:
        if name == "outbox":
            raise KeyboardInterrupt
        return real(source, target, name)

    with monkeypatch.context() as killed, pytest.raises(KeyboardInterrupt):
        killed.setattr(moving, "_copy", broken)
        await move_database(file, address)
    told: list[str] = []
    await move_database(file, address, lambda name, rows: told.append(name))
    assert told == list(TABLES)[list(TABLES).index("outbox") :]


async def test_what_is_there_already_is_left_alone(tmp_path: Path) -> None:
    file, address = await filled(tmp_path / "a.sqlite3"), fresh_address()
    await move_database(file, address)
    with pytest.raises(SaveError, match="something already"):
        await move_database(file, address)
    right = right_to_run_bot(address)
    assert right.take()
    with pytest.raises(SaveError, match="a bot runs"):
        await move_database(address, tmp_path / "c.sqlite3")
    right.give_back()


async def test_a_row_that_is_not_the_same_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, real = await filled(tmp_path / "a.sqlite3"), moving._count_on

    def changed(source: Any, target: Any, frm: Place, to: Place) -> None:
        target.execute("UPDATE seats SET word = 'other' WHERE position = 1")
        real(source, target, frm, to)

    monkeypatch.setattr(moving, "_count_on", changed)
    with pytest.raises(SaveError, match=r"^seats: not the same"):
        await move_database(file, fresh_address())


async def test_every_table_of_the_schema_is_moved(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "a.sqlite3")
    rows = await store.database.run_outside_transaction(
        lambda conn: conn.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'").fetchall()
    )
    await store.close()
    assert {name for name, _ in rows} - {"schema_version", "sqlite_sequence", "leases"} == set(TABLES)
    assert {name for name, sql in rows if "AUTOINCREMENT" in (sql or "")} == set(COUNTED)
