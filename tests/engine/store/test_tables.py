import sqlite3

import msgspec
import pytest

from engine.kernel.errors import SaveError
from engine.store.interface import Store
from engine.store.models import COMPUTER, LOBBY, RUNNING, NewPost, Pace
from engine.store.sqlite import SqliteStore
from engine.store.tables import OF_A_TABLE
from tests.engine.store.conftest import Clock
from tests.engine.store.players import SECRET, Table, a_table, ledger, row_of


async def test_the_sqlite_store_is_a_store(store: SqliteStore) -> None:
    it: Store = store  # mypy checks the Protocol here
    assert await it.table("NOPES") is None


async def test_a_table_comes_back_as_it_was_kept(store: SqliteStore) -> None:
    row = a_table(extra={"last_map": 3}, options={"peace": "yes"}, pace=Pace(name="x", hold=1.5, deadline=None))
    await store.create_table(row, SECRET)
    assert await store.table("ABCDE") == row
    assert await store.table_of_thread(3) == row
    assert await store.table_of_thread(4) is None
    assert await store.secret("ABCDE") == SECRET


async def test_an_id_is_given_once(store: SqliteStore) -> None:
    await store.create_table(a_table(), SECRET)
    with pytest.raises(SaveError, match="ABCDE already"):
        await store.create_table(a_table(name="other"), b"other")
    assert await store.secret("ABCDE") == SECRET


async def test_tables_are_filtered_and_the_newest_comes_first(store: SqliteStore) -> None:
    for n, (guild, status) in enumerate([(1, LOBBY), (1, RUNNING), (2, LOBBY)]):
        await store.create_table(
            a_table(f"T{n}", guild=guild, status=status, created=float(n), touched=float(n)), SECRET
        )
    found = [row.id for row in await store.tables()]
    assert found == ["T2", "T1", "T0"]
    assert [row.id for row in await store.tables(guild=1)] == ["T1", "T0"]
    assert [row.id for row in await store.tables(statuses=(RUNNING,))] == ["T1"]
    assert [row.id for row in await store.tables(guild=1, user=9003, statuses=(LOBBY,))] == ["T0"]
    assert await store.tables(user=1) == []


async def test_the_order_of_running_tables_does_not_tell_where_somebody_has_just_answered(store: SqliteStore) -> None:
    for n in range(3):
        await store.create_table(a_table(f"T{n}", status=RUNNING, created=float(n), touched=float(10 - n)), SECRET)
    assert [row.id for row in await store.tables()] == ["T2", "T1", "T0"]
    await store.update_table(await row_of(store, "T0"), extra={"sealed": 1})
    assert [row.id for row in await store.tables(statuses=(RUNNING,))] == ["T2", "T1", "T0"]


async def test_fields_are_set_and_posts_go_with_them(store: SqliteStore, clock: Clock) -> None:
    await store.create_table(a_table(), SECRET)
    clock.now = 2000.0
    row = await store.update_table(
        await row_of(store, "ABCDE"), posts=[ledger(n=1)], panel=77, extra={"a": [1]}, pace=Pace(name="slow")
    )
    assert (row.panel, row.extra, row.pace.name, row.touched) == (77, {"a": [1]}, "slow", 2000.0)
    assert await store.table("ABCDE") == row
    assert [post.payload for post in await store.due_posts(2000.0)] == [{"n": 1}]


@pytest.mark.parametrize("field", ["id", "seats", "commitment", "head", "secret", "epoch"])
async def test_what_is_not_the_callers_to_set_is_refused(store: SqliteStore, field: str) -> None:
    await store.create_table(a_table(), SECRET)
    with pytest.raises(ValueError, match=field):
        await store.update_table(await row_of(store, "ABCDE"), **{field: "x"})  # type: ignore[arg-type]
    with pytest.raises(SaveError):
        await store.update_table(a_table("NOPES"), name="x")


async def test_seats_are_replaced_and_words_stay_once_the_key_is_made(store: SqliteStore) -> None:
    table = await Table(store).begin()
    row = await store.table("ABCDE")
    assert row is not None
    heir = msgspec.structs.replace(row.seats[0], kind=COMPUTER, user=None, owner=9001, word="changed")
    after = await store.set_seats(await row_of(store, "ABCDE"), (heir, *row.seats[1:]), posts=[ledger(left=1)])
    assert (after.seats[0].kind, after.seats[0].owner, after.seats[0].word) == (COMPUTER, 9001, "ave")
    assert after.head == table.head
    assert await store.tables(user=9001) == []


async def test_small_things_come_back(store: SqliteStore, clock: Clock) -> None:
    await store.create_table(a_table(), SECRET)
    assert await store.draft("ABCDE", "1") is None
    await store.set_draft("ABCDE", "1", {"prompt": "x", "given": ["a"]})
    assert await store.draft("ABCDE", "1") == {"prompt": "x", "given": ["a"]}
    await store.set_draft("ABCDE", "1", None)
    assert await store.draft("ABCDE", "1") is None
    await store.set_draft("ABCDE", "1", {"prompt": "y", "given": ["a"]})
    await store.drop_draft("ABCDE", "1", "x")  # that of another prompt
    assert await store.draft("ABCDE", "1") == {"prompt": "y", "given": ["a"]}
    await store.drop_draft("ABCDE", "1", "y")
    assert await store.draft("ABCDE", "1") is None
    for place in ("1", "1/red", "12"):
        await store.set_draft("ABCDE", place, {"prompt": "y"})
    await store.drop_draft("ABCDE", "1")
    assert [await store.draft("ABCDE", place) for place in ("1", "1/red", "12")] == [None, None, {"prompt": "y"}]
    assert await store.orders("ABCDE", "1") == []
    await store.set_orders("ABCDE", "1", [{"when": "battle", "do": "pass"}])
    await store.set_orders("ABCDE", "1", [{"when": "siege", "do": "ask"}])
    assert await store.orders("ABCDE", "1") == [{"when": "siege", "do": "ask"}]
    assert await store.person(5) == {}
    await store.set_person(5, dm=1, open=True)
    await store.set_person(5, open=False)
    assert await store.person(5) == {"dm": 1, "open": False}
    assert await store.setting("sync") is None
    await store.set_bot_setting("sync", "abc")
    await store.set_bot_setting("sync", "abd")
    assert await store.setting("sync") == "abd"
    await store.add_audit_line("ABCDE", None, "paused", {"hours": 2})
    await store.add_audit_line("ABCDE", 5, "resumed", {})
    assert [(line.user, line.what, line.details) for line in await store.audit_trail("ABCDE")] == [
        (None, "paused", {"hours": 2}),
        (5, "resumed", {}),
    ]


async def test_a_lease_is_held_by_one(store: SqliteStore) -> None:
    await store.create_table(a_table("T1"), SECRET)
    await store.create_table(a_table("T2"), SECRET)
    assert await store.lease("T1", "a", 100.0, 30)
    assert not await store.lease("T1", "b", 120.0, 30)
    assert await store.lease("T1", "a", 120.0, 30)
    assert not await store.lease("T1", "b", 149.0, 30)
    assert await store.lease("T1", "b", 150.0, 30)
    assert await store.lease_all(["T1", "T2"], "a", 151.0, 30) == ["T2"]
    await store.release("b")
    assert await store.lease_all(["T1", "T2"], "a", 152.0, 30) == ["T1", "T2"]


async def test_posts_for_a_table_that_is_not_there_are_refused(store: SqliteStore) -> None:
    with pytest.raises(SaveError, match="no table"):
        await store.post("NOPES", [NewPost(audience="1", kind="dm", payload={})])


@pytest.mark.sqlite_file
async def test_all_that_hangs_on_a_table_goes_with_it(store: SqliteStore) -> None:
    def with_a_table(conn: sqlite3.Connection) -> set[str]:
        names = [row[0] for row in conn.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()]
        return {n for n in names if "table_id" in {row[1] for row in conn.execute(f"PRAGMA table_info({n})")}}

    assert await store.database.run_outside_transaction(with_a_table) == set(OF_A_TABLE)


async def test_a_zero_in_a_name_keeps_no_question_about_any_table_from_its_answer(store: SqliteStore) -> None:
    """PostgreSQL reads no field of a JSON text in which one stands."""
    for name, practice in (("ABCDE", None), ("FGHIJ", "1")):
        await store.create_table(msgspec.structs.replace(a_table(), id=name), SECRET)
        row = await store.table(name)
        assert row is not None
        said = {"name": "A\0B, not A\\u0000B", "practice": practice}
        await store.update_table(row, extra={**row.extra, **said})
        await store.post(name, [NewPost(audience="1", kind="card", payload={"n": "\0"})])
    assert await store.practice_tables() == ["FGHIJ"]
