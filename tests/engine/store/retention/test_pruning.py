"""Posts that were told long ago and interactions that were carried out long ago go; what is shown again stays."""

import pytest

from engine.store.models import PUBLIC, NewPost
from engine.store.retention import pruning
from engine.store.sql.interface import NO_LOCK, Connection
from engine.store.sqlite import SqliteStore
from engine.store.store_part import claim_interaction
from tests.engine.store.conftest import Clock
from tests.engine.store.players import SECRET, a_table, ledger

KINDS = ("dm", "panel")


def dm(seat: str = "1") -> NewPost:
    return NewPost(audience=seat, kind="dm", payload={})


async def kept(store: SqliteStore) -> list[tuple[str, str, str]]:
    sql = "SELECT audience, kind, status FROM outbox ORDER BY id"
    return [tuple(row) for row in await store.database.read(lambda conn: conn.execute(sql).fetchall())]


async def send_all(store: SqliteStore, now: float) -> None:
    for post in await store.due_posts(now, per_queue=9):
        await store.mark_sent(post.id, 500 + post.id, 3, now)


@pytest.fixture
async def lobby(store: SqliteStore) -> SqliteStore:
    await store.create_table(a_table(), SECRET)
    return store


async def test_what_was_told_long_ago_goes_but_for_what_is_shown_again(lobby: SqliteStore, clock: Clock) -> None:
    await lobby.post("ABCDE", [ledger(n=1), dm(), dm("2")])
    await send_all(lobby, clock.now)
    clock.now += 100.0
    await lobby.post("ABCDE", [dm()])
    await send_all(lobby, clock.now)
    assert await lobby.prune_posts(KINDS, 1050.0) == (2, False)
    assert await kept(lobby) == [(PUBLIC, "ledger", "sent"), ("1", "dm", "sent")]
    assert await lobby.prune_posts(KINDS, 1050.0) == (0, False)
    assert await lobby.prune_posts(KINDS, 1150.0) == (1, False), "it goes on from where it was"


async def test_what_waits_is_kept_and_what_became_void_goes(lobby: SqliteStore, clock: Clock) -> None:
    panel = NewPost(audience=PUBLIC, kind="panel", payload={}, replaces="panel", numbered=False)
    await lobby.post("ABCDE", [panel, dm()])
    await lobby.post("ABCDE", [panel])
    assert await lobby.prune_posts((), clock.now + 1.0) == (1, False)
    assert await kept(lobby) == [("1", "dm", "waiting"), (PUBLIC, "panel", "waiting")]
    await send_all(lobby, clock.now)
    assert len(await kept(lobby)) == 2


async def test_numbers_of_posts_go_on_when_the_last_are_gone(lobby: SqliteStore, clock: Clock) -> None:
    await lobby.post("ABCDE", [dm(), dm()])
    await send_all(lobby, clock.now)
    assert (await lobby.prune_posts(KINDS, clock.now + 1.0))[0] == 2
    await lobby.post("ABCDE", [dm()])
    assert [post.number for post in await lobby.due_posts(clock.now)] == [3]


async def test_more_than_one_transaction_takes(
    lobby: SqliteStore, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pruning, "MANY", 2)
    await lobby.post("ABCDE", [dm(), ledger(n=1), dm()])
    await send_all(lobby, clock.now)
    assert await lobby.prune_posts(KINDS, clock.now + 1.0) == (1, True)
    assert await lobby.prune_posts(KINDS, clock.now + 1.0) == (1, False)


async def test_interactions_of_long_ago_are_forgotten(lobby: SqliteStore, clock: Clock) -> None:
    await lobby.database.write(_three_done, lock=NO_LOCK)
    assert await lobby.prune_interactions(1500.0) == (2, False)
    sql = "SELECT interaction FROM done"
    assert await lobby.database.read(lambda conn: conn.execute(sql).fetchall()) == [(5,)]


def _three_done(conn: Connection) -> None:
    for number, at in ((7, 1000.0), (8, 1000.0), (5, 2000.0)):
        claim_interaction(conn, number, None, at)
