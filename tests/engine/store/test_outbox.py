from typing import Any

import pytest

from engine.store.models import PUBLIC, NewPost
from engine.store.sql.interface import NO_LOCK
from engine.store.sqlite import SqliteStore
from tests.engine.store.conftest import Clock
from tests.engine.store.players import SECRET, Table, a_table, ledger


def dm(seat: str = "1", **payload: object) -> NewPost:
    return NewPost(audience=seat, kind="dm", payload=dict(payload))


@pytest.fixture
async def lobby(store: SqliteStore) -> SqliteStore:
    await store.create_table(a_table(), SECRET)
    return store


async def payloads(store: SqliteStore, now: float = 2000.0, per_queue: int = 1) -> list[object]:
    return [post.payload.get("n") for post in await store.due_posts(now, per_queue=per_queue)]


async def test_a_line_goes_in_order_and_lines_do_not_wait_for_each_other(lobby: SqliteStore) -> None:
    await lobby.post("ABCDE", [ledger(n=1), dm(n=2), ledger(n=3), dm("2", n=4)])
    assert await payloads(lobby) == [1, 2, 4]
    first = (await lobby.due_posts(2000.0))[0]
    assert (first.audience, first.number, first.kind, first.first_tried, first.attempts) == (
        PUBLIC,
        1,
        "ledger",
        None,
        0,
    )
    assert await lobby.note_try(first.id, 2000.0)
    assert await payloads(lobby) == [1, 2, 4]  # until it is known to be there
    await lobby.mark_sent(first.id, 555, 3, 2001.0)
    assert await payloads(lobby) == [2, 3, 4]
    assert await lobby.sent_messages("ABCDE", PUBLIC, "ledger", numbers=range(1, 2)) == [(3, 555, 1)]
    assert await lobby.sent_messages("ABCDE", PUBLIC, "panel", replaces="panel") == []
    assert not await lobby.note_try(first.id, 2002.0)


async def test_several_of_a_line_where_asked_for(lobby: SqliteStore) -> None:
    await lobby.post("ABCDE", [ledger(n=1), ledger(n=2), dm(n=3), ledger(n=4)])
    assert await payloads(lobby, per_queue=2) == [1, 2, 3]
    assert await payloads(lobby, per_queue=9) == [1, 2, 3, 4]
    assert [post.number for post in await lobby.due_posts(2000.0, per_queue=9)] == [1, 2, 1, 3]
    assert len(await lobby.due_posts(2000.0, limit=2, per_queue=9)) == 2


async def moments(store: SqliteStore, now: float, **more: Any) -> dict[str, float]:
    return {line.audience: line.at for line in await store.queues(now, **more)}


def patient(audience: str, seconds: float, *, numbered: bool = True) -> NewPost:
    return NewPost(audience=audience, kind="ledger", payload={}, max_delay=seconds, numbered=numbered)


async def test_a_line_goes_when_the_first_of_its_posts_has_waited_long_enough(lobby: SqliteStore, clock: Clock) -> None:
    await lobby.post("ABCDE", [patient("1", 2.0), patient("2", 5.0), dm("3")])
    assert await moments(lobby, 1000.0) == {"3": 0.0, "1": 1002.0, "2": 1005.0}
    clock.now = 1001.0
    await lobby.post("ABCDE", [patient("1", 2.0), patient("2", 2.0), patient("3", 2.0)])
    assert await moments(lobby, 1001.0) == {"3": 0.0, "1": 1002.0, "2": 1003.0}
    assert await moments(lobby, 1001.0, delay_scale=0.5) == {"3": 0.0, "1": 1001.0, "2": 1002.0}
    assert set((await moments(lobby, 1001.0, delay_scale=0)).values()) == {0.0}
    await lobby.post("ABCDE", [dm("2")])  # somebody waits for this one: what came before it goes with it
    assert await moments(lobby, 1001.0) == {"2": 0.0, "3": 0.0, "1": 1002.0}
    assert [line.audience for line in await lobby.queues(1001.0, 2)] == ["2", "3"]
    assert [line.audience for line in await lobby.queues(1002.0)] == ["1", "2", "3"]  # all may go: the oldest first
    assert [post.number for post in await lobby.due_posts(1001.0, per_queue=9, queue=("ABCDE", "2"))] == [1, 2, 3]
    assert not await lobby.due_posts(1001.0, per_queue=9, queue=("OTHER", "2"))


async def test_what_is_put_in_at_private_steps_neither_waits_nor_decides_when_the_rest_goes(
    lobby: SqliteStore, clock: Clock
) -> None:
    await lobby.post("ABCDE", [patient(PUBLIC, 2.0, numbered=False)])
    assert await moments(lobby, 1000.0) == {PUBLIC: 0.0}
    clock.now = 1001.0
    await lobby.post("ABCDE", [patient(PUBLIC, 2.0)])
    assert await moments(lobby, 1001.0) == {PUBLIC: 1003.0}


async def test_what_waits_for_another_try_holds_up_what_comes_after_it_and_a_reminder_nothing(
    lobby: SqliteStore,
) -> None:
    await lobby.post("ABCDE", [patient("1", 60.0), patient("1", 60.0)])
    first = (await lobby.due_posts(1000.0))[0]
    await lobby.note_try(first.id, 1000.0)
    assert await moments(lobby, 1000.0) == {"1": 0.0}, "what was tried does not wait for more"
    await lobby.retry_later(first.id, 1030.0, "503")
    assert await moments(lobby, 1000.0) == {}
    assert await moments(lobby, 1030.0) == {"1": 0.0}
    tomorrow = NewPost(audience="2", kind="dm", payload={}, not_before=9000.0)
    await lobby.post("ABCDE", [tomorrow, dm("2")])
    assert await moments(lobby, 1000.0) == {"2": 0.0}


async def test_several_are_noted_at_once_without_what_is_void(lobby: SqliteStore) -> None:
    await lobby.post("ABCDE", [ledger(n=1), ledger(n=2), ledger(n=3)])
    ids = [post.id for post in await lobby.due_posts(2000.0, per_queue=9)]
    await lobby.mark_sent(ids[1], 5, 3, 2000.0)
    assert await lobby.note_posts_tried(ids, 2001.0) == {ids[0], ids[2]}
    assert [post.first_tried for post in await lobby.due_posts(2001.0, per_queue=9)] == [2001.0, 2001.0]


async def test_nonces_are_short_and_differ(lobby: SqliteStore) -> None:
    await lobby.post("ABCDE", [ledger(n=1), ledger(n=1), dm(n=1)])
    nonces = {post.nonce for post in await lobby.due_posts(2000.0, per_queue=9)}
    assert len(nonces) == 3
    assert all(0 < len(nonce) <= 25 for nonce in nonces)


async def test_a_later_post_replaces_an_unsent_one_of_its_line(lobby: SqliteStore) -> None:
    panel = NewPost(audience=PUBLIC, kind="panel", payload={"n": 1}, replaces="panel")
    mine = NewPost(audience="1", kind="panel", payload={"n": 2}, replaces="panel")
    newer = NewPost(audience=PUBLIC, kind="panel", payload={"n": 3}, replaces="panel")
    await lobby.post("ABCDE", [panel, mine])
    old = (await lobby.due_posts(2000.0))[0]
    await lobby.post("ABCDE", [newer])
    assert await payloads(lobby) == [2, 3]
    assert not await lobby.note_try(old.id, 2000.0)  # who had taken it in hand is told in time


async def test_what_was_tried_is_settled_before_anything_replaces_it(lobby: SqliteStore) -> None:
    panel = NewPost(audience=PUBLIC, kind="panel", payload={"n": 1}, replaces="panel")
    await lobby.post("ABCDE", [panel])
    old = (await lobby.due_posts(2000.0))[0]
    await lobby.note_try(old.id, 2000.0)
    await lobby.post("ABCDE", [NewPost(audience=PUBLIC, kind="panel", payload={"n": 2}, replaces="panel")])
    again = (await lobby.due_posts(2060.0, per_queue=9))[0]
    assert (again.id, again.nonce, again.first_tried, again.attempts) == (old.id, old.nonce, 2000.0, 1)
    await lobby.note_try(again.id, 2060.0)
    assert (await lobby.due_posts(2060.0))[0].first_tried == 2000.0


async def test_a_failed_post_holds_its_line_and_a_reminder_does_not(lobby: SqliteStore) -> None:
    reminder = NewPost(audience=PUBLIC, kind="reminder", payload={"n": 0}, not_before=5000.0)
    await lobby.post("ABCDE", [reminder, ledger(n=1), ledger(n=2)])
    assert await payloads(lobby) == [1]
    first = (await lobby.due_posts(2000.0))[0]
    await lobby.note_try(first.id, 2000.0)
    await lobby.retry_later(first.id, 2030.0, "503")
    assert await payloads(lobby, 2029.0, 9) == []
    assert await payloads(lobby, 2030.0, 9) == [1, 2]
    assert await payloads(lobby, 5000.0, 9) == [0, 1, 2]


@pytest.mark.parametrize(("first_unsent", "looks"), [(True, False), (False, True)])
async def test_no_look_is_needed_where_discord_said_no_each_time(
    lobby: SqliteStore, first_unsent: bool, looks: bool
) -> None:
    await lobby.post("ABCDE", [ledger(n=1), ledger(n=2)])
    post = (await lobby.due_posts(2000.0))[0]
    for unsent in (first_unsent, True, True):
        await lobby.note_try(post.id, 2000.0)
        await lobby.retry_later(post.id, 2010.0, "429", unsent_after=post.attempts if unsent else None)
        (post,) = await lobby.due_posts(2010.0)
    assert await payloads(lobby, 2005.0) == []  # the line is held all the same
    again = (await lobby.due_posts(2010.0))[0]
    assert (again.first_tried is not None) is looks
    assert again.attempts == 3


async def test_what_can_never_be_sent_lets_the_line_go_on(lobby: SqliteStore) -> None:
    await lobby.post("ABCDE", [dm(n=1), dm(n=2)])
    first = (await lobby.due_posts(2000.0))[0]
    await lobby.note_try(first.id, 2000.0)
    await lobby.give_up(first.id, "50007")
    assert await payloads(lobby) == [2]


async def test_another_processes_tables_are_left_to_it(lobby: SqliteStore) -> None:
    await lobby.create_table(a_table("OTHER"), SECRET)
    await lobby.post("ABCDE", [ledger(n=1)])
    await lobby.post("OTHER", [ledger(n=2)])
    assert await lobby.lease("OTHER", "b", 2000.0, 30)
    assert [p.payload["n"] for p in await lobby.due_posts(2010.0, owner="a")] == [1]
    assert [p.payload["n"] for p in await lobby.due_posts(2010.0, owner="b")] == [1, 2]
    assert [p.payload["n"] for p in await lobby.due_posts(2030.0, owner="a")] == [1, 2]  # its lease ran out


async def test_an_undo_voids_what_was_not_told_of_the_steps_undone(table: Table, store: SqliteStore) -> None:
    for post in await store.due_posts(2000.0):
        await store.mark_sent(post.id, 1, 1, 2000.0)
    await store.post("ABCDE", [ledger(reminder=True)])
    await table.step()
    await table.step()
    reminder = (await store.due_posts(2000.0))[0]
    await store.mark_sent(reminder.id, 1, 1, 2000.0)
    told = (await store.due_posts(2000.0))[0]
    assert told.payload["decision"] == 1
    await store.note_try(told.id, 2000.0)  # its fate is unknown: it stays
    await table.undo(0, posts=(ledger(marker="undone"),))
    left = [post.payload for post in await store.due_posts(2000.0, per_queue=9)]
    assert left == [{"decision": 1, "n": 0}, {"marker": "undone"}]
    await table.step()
    await table.undo(0, posts=(ledger(marker="again"),))
    left = [post.payload for post in await store.due_posts(2000.0, per_queue=9)]
    assert left == [{"decision": 1, "n": 0}, {"marker": "undone"}, {"marker": "again"}]


@pytest.mark.sqlite_file
async def test_due_costs_the_same_after_a_long_history(lobby: SqliteStore, clock: Clock) -> None:
    steps = 0

    def count() -> int:
        nonlocal steps
        steps += 1
        return 0

    async def cost() -> int:
        nonlocal steps
        await lobby.database.run_outside_transaction(lambda c: c.set_progress_handler(count, 10))
        steps = 0
        await lobby.due_posts(2000.0)
        await lobby.database.run_outside_transaction(lambda c: c.set_progress_handler(None, 10))
        return steps

    await lobby.post("ABCDE", [ledger(n=1)])
    before = await cost()
    await lobby.post("ABCDE", [dm("2", n=n) for n in range(2000)])
    await lobby.database.write(
        lambda c: c.execute("UPDATE outbox SET status = 'sent' WHERE audience = '2'"), lock=NO_LOCK
    )
    assert await cost() <= before + 2


async def test_the_backlog_counts_what_is_due_and_since_when(table: Table, store: SqliteStore, clock: Clock) -> None:
    before = await store.backlog(clock() + 1e6)
    later = clock() + 500
    now_and_later = [NewPost(audience="public", kind="words", payload={}, not_before=at) for at in (0.0, later)]
    await store.post("ABCDE", now_and_later)
    assert (await store.backlog(clock())).due == before.due + 1
    found = await store.backlog(later + 60)
    assert found.due == before.due + 2 and found.waited >= 60
    assert found.tables == {("toy", "running"): 1}


async def test_what_is_tried_in_vain_has_waited_since_its_first_try(lobby: SqliteStore, clock: Clock) -> None:
    """Each try put its moment off, so with Discord down nothing had ever waited and the bot passed as healthy."""
    begun = clock() + 1e5  # made long before, as a reminder is
    await lobby.post("ABCDE", [NewPost(audience="public", kind="words", payload={}, not_before=begun)])
    (post,) = await lobby.due_posts(begun)
    assert await lobby.note_try(post.id, begun)
    assert (await lobby.backlog(begun)).waited == 0  # on its way for the first time
    for seconds in (5.0, 100.0, 400.0):
        await lobby.retry_later(post.id, begun + seconds + 60, "ClientError")
        found = await lobby.backlog(begun + seconds)
        assert (found.due, found.waited) == (1, seconds)
        await lobby.note_try(post.id, begun + seconds + 60)


async def test_what_discord_has_refused_waits_for_its_next_try(lobby: SqliteStore, clock: Clock) -> None:
    """A locked thread, say, is its people's to open: the bot delivers all the same."""
    await lobby.post("ABCDE", [ledger(n=1)])
    (post,) = await lobby.due_posts(clock())
    await lobby.note_try(post.id, clock())
    await lobby.retry_later(post.id, clock() + 300, "50083", unsent_after=0)
    assert (found := await lobby.backlog(clock() + 299)).due == 0 and found.waited == 0
    assert (await lobby.backlog(clock() + 301)).waited == 1


@pytest.mark.parametrize("tried", [True, False], ids=["the post", "the look"])
async def test_what_may_be_there_waits_for_its_next_try_too_once_discord_has_answered(
    lobby: SqliteStore, clock: Clock, *, tried: bool
) -> None:
    """A try that timed out, and then a thread that its people have locked: the bot passed as stuck until they opened
    it. It is looked for all the same, also where the refusal was of the look and no try was made."""
    await lobby.post("ABCDE", [ledger(n=1)])
    (post,) = await lobby.due_posts(clock())
    await lobby.note_try(post.id, clock())
    await lobby.retry_later(post.id, clock() + 2, "TimeoutError")
    assert (await lobby.backlog(clock() + 150)).waited == 150
    for n in range(3):
        at = clock() + 300 * n
        (post,) = await lobby.due_posts(at + 2)
        if tried:
            await lobby.note_try(post.id, at + 2)
            assert (await lobby.backlog(at + 2)).waited <= 2
        await lobby.retry_later(post.id, at + 300, "160005", unsent_after=post.attempts)
        assert (found := await lobby.backlog(at + 299)).due == 0 and found.waited == 0
        assert (await lobby.backlog(at + 301)).waited == 1
        (post,) = await lobby.due_posts(at + 300)
        assert post.first_tried is not None, "it may be there"
    await lobby.note_try(post.id, clock() + 900)
    await lobby.retry_later(post.id, clock() + 902, "TimeoutError")
    assert (await lobby.backlog(clock() + 1100)).waited == 200, "Discord is down again"


async def test_what_is_let_go_early_waits_since_then(lobby: SqliteStore, clock: Clock) -> None:
    await lobby.post("ABCDE", [ledger(n=1)])
    (post,) = await lobby.due_posts(clock())
    await lobby.note_try(post.id, clock())
    await lobby.retry_later(post.id, clock() + 1, "TimeoutError")
    await lobby.retry_later(post.id, clock() + 300, "160005", unsent_after=1)
    await lobby.retry_now("ABCDE", clock() + 10)
    await lobby.note_try(post.id, clock() + 10)
    assert (await lobby.backlog(clock() + 70)).waited == 60
