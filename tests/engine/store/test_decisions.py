import asyncio
import logging
from collections.abc import Mapping

import msgspec
import pytest

from engine.kernel.errors import SaveError
from engine.store.interface import AlreadyDone, Conflict, LeaseLost
from engine.store.models import OVER, PUBLIC, RUNNING, Decision, EventRow, NewPost
from engine.store.sqlite import SqliteStore
from tests.engine.store.players import SECRET, WORDS, Table, a_table, answer_of, ledger
from tests.engine.store.toy import TOY


def plain(n: int, parent: int, **fields: object) -> Decision:
    kept = Decision(
        id=n,
        parent=parent,
        seat="1",
        prompt="p",
        moment="m",
        action={"do": "x"},
        label={"key": "k", "args": {}},
        barrier="",
        draws=(),
        at=float(n),
    )
    return msgspec.structs.replace(kept, **fields)


async def test_a_game_comes_back_as_it_was_played(table: Table, store: SqliteStore) -> None:
    kept = [await table.step() for _ in range(12)]
    assert await store.load("ABCDE") == (12, TOY.encode(table.state))
    path = await store.path("ABCDE")
    assert [d.id for d in path] == list(range(13))
    assert path[1:] == [msgspec.structs.replace(d, draws=tuple(msgspec.to_builtins(d.draws))) for d in kept]
    assert await store.path("ABCDE", last=2) == path[-2:]
    assert await store.next_decision_id("ABCDE") == 13
    row = await store.table("ABCDE")
    assert row is not None and (row.head, row.status) == (12, RUNNING)


async def test_the_end_sets_the_status_with_the_decision(table: Table, store: SqliteStore) -> None:
    await table.play()
    row = await store.table("ABCDE")
    assert row is not None and row.status == OVER


async def test_a_table_starts_once(table: Table, store: SqliteStore) -> None:
    again = store.start("ABCDE", b"", [], [], [], key_words=WORDS, rules_version="1", data_hash="x")
    with pytest.raises(Conflict):
        await again


async def test_the_words_that_the_key_was_made_of_are_what_the_seats_keep(store: SqliteStore) -> None:
    await store.create_table(a_table(), SECRET)
    words = {"1": "late", "2": "", "3": ""}
    row = await store.start("ABCDE", b"\x80", [], [], [], key_words=words, rules_version="1", data_hash="x")
    assert {seat.seat: seat.word for seat in row.seats} == words == await store.dice_key_words("ABCDE")


async def test_what_was_not_started_cannot_be_loaded(store: SqliteStore) -> None:
    await store.create_table(a_table(), SECRET)
    with pytest.raises(SaveError, match="not started"):
        await store.load("ABCDE")
    with pytest.raises(SaveError, match="no table"):
        await store.load("NOPES")
    assert await store.path("ABCDE") == []
    assert await store.events("ABCDE") == []
    assert await store.last_undone_step("ABCDE") is None


async def test_of_two_decisions_on_one_head_one_comes_first(table: Table, store: SqliteStore) -> None:
    async def commit(n: int) -> None:
        await store.commit("ABCDE", 0, plain(1, 0, seat=str(n)), b"s%d" % n, [], [ledger(n=n)], interaction=n)

    outcomes = await asyncio.gather(*(commit(n) for n in range(8)), return_exceptions=True)
    assert [type(o) for o in outcomes].count(Conflict) == 7
    won = outcomes.index(None)
    assert (await store.load("ABCDE"))[1] == b"s%d" % won
    assert [await answer_of(store, n) is not None for n in range(8)].count(True) == 1  # who lost may try again
    posts = [await store.due_posts(2000.0, per_queue=20)]
    assert [post.payload for post in posts[0]] == [{"decision": 0}, {"n": won}]


async def test_a_decision_must_be_the_next_one(table: Table, store: SqliteStore) -> None:
    with pytest.raises(Conflict):
        await store.commit("ABCDE", 0, plain(5, 0), b"", [], [])
    with pytest.raises(ValueError, match="hangs on"):
        await store.commit("ABCDE", 0, plain(1, 3), b"", [], [])
    assert await store.next_decision_id("ABCDE") == 1


async def test_an_interaction_decides_once_and_its_answer_is_kept(table: Table, store: SqliteStore) -> None:
    await store.commit("ABCDE", 0, plain(1, 0), b"a", [], [], interaction=7, answer={"text": "well"})
    with pytest.raises(AlreadyDone) as again:  # though its head is long past
        await store.commit("ABCDE", 0, plain(1, 0), b"b", [], [ledger()], interaction=7)
    assert again.value.answer == {"text": "well"}
    with pytest.raises(AlreadyDone):
        await store.move_head("ABCDE", 1, 0, {}, [], interaction=7)
    assert await store.load("ABCDE") == (1, b"a")


async def test_without_the_lease_nothing_is_written(table: Table, store: SqliteStore) -> None:
    with pytest.raises(LeaseLost):
        await store.commit("ABCDE", 0, plain(1, 0), b"a", [], [], lease="me", interaction=1)
    assert await store.lease("ABCDE", "me", 0.0, 10)
    await store.commit("ABCDE", 0, plain(1, 0), b"a", [], [], lease="me")
    assert await store.lease("ABCDE", "other", 11.0, 10)
    with pytest.raises(LeaseLost):
        await store.commit("ABCDE", 1, plain(2, 1), b"b", [], [], lease="me")
    with pytest.raises(LeaseLost):
        await store.move_head("ABCDE", 1, 0, {}, [], lease="me")
    assert await store.load("ABCDE") == (1, b"a")
    assert await answer_of(store, 1) is None


async def test_events_are_numbered_and_read_in_pages(table: Table, store: SqliteStore) -> None:
    for n in range(1, 21):
        rows = [EventRow(decision=n, number=0, event=b"%d.%d" % (n, k), within=("turn_1",)) for k in range(n % 3)]
        await store.commit("ABCDE", n - 1, plain(n, n - 1), b"s", rows, [])
    every = await store.events("ABCDE", last=1000)
    assert [row.number for row in every] == list(range(1, len(every) + 1))
    assert every[-1].within == ("turn_1",)
    page = await store.events("ABCDE", last=5)
    assert page == every[-5:]
    assert await store.events("ABCDE", last=5, before=page[0].number) == every[-10:-5]


async def test_any_state_can_be_read_and_most_are_small(table: Table, store: SqliteStore) -> None:
    states = {0: TOY.encode(table.state)}
    for _ in range(400):
        if table.over:
            await table.undo(3)
        await table.step(posts=0)
        states[table.head] = TOY.encode(table.state)
    for decision, state in states.items():
        assert await store.state_at("ABCDE", decision) == state
    sizes = await store.database.read(
        lambda conn: conn.execute(
            "SELECT base IS NULL, avg(length(data)), count(*) FROM snapshots GROUP BY 1"
        ).fetchall()
    )
    found: Mapping[int, tuple[float, int]] = {row[0]: (row[1], row[2]) for row in sizes}
    assert found[0][0] < found[1][0] / 2
    assert found[1][1] < 40
    with pytest.raises(SaveError, match="no state after decision 9999"):
        await store.state_at("ABCDE", 9999)


async def test_a_big_state_survives_too(table: Table, store: SqliteStore) -> None:
    big = bytes(range(256)) * 1024
    await store.commit("ABCDE", 0, plain(1, 0), big, [], [])
    await store.commit("ABCDE", 1, plain(2, 1), big + b"!", [], [])
    assert await store.state_at("ABCDE", 1) == big
    assert await store.load("ABCDE") == (2, big + b"!")


async def test_nothing_secret_is_logged_or_said(
    table: Table, store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    secret = plain(1, 0, action={"do": "hush-hush"}, label={"key": "hush-hush"})
    post = NewPost(audience=PUBLIC, kind="ledger", payload={"x": "hush-hush"})
    await store.commit("ABCDE", 0, secret, b"hush-hush", [], [post], interaction=1)
    with pytest.raises(Conflict) as moved:
        await store.commit("ABCDE", 0, secret, b"hush-hush", [], [post])
    await store.set_draft("ABCDE", "1", {"x": "hush-hush"})
    assert await store.secret("ABCDE") == SECRET
    said = caplog.text + repr(moved.value)
    assert "hush" not in said and SECRET.hex() not in said and repr(SECRET) not in said


async def test_a_cancelled_caller_leaves_a_whole_decision_or_none(table: Table, store: SqliteStore) -> None:
    task = asyncio.create_task(table.step(posts=3))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    head, _ = await store.load("ABCDE")
    assert head in (0, 1)
    assert len(await store.due_posts(2000.0, per_queue=9)) == 1 + 3 * head
