"""Looking back along the path: milestones and the events between them, without what was undone."""

import msgspec
import pytest

from engine.store.models import EventRow
from engine.store.sqlite import SqliteStore
from tests.engine.store.players import Table
from tests.engine.store.test_decisions import plain


def event(tag: str, n: int) -> EventRow:
    return EventRow(decision=n, number=0, event=msgspec.json.encode({"is": tag, "n": n}), within=())


async def tell(store: SqliteStore, head: int, *tags: str) -> int:
    """Commit a decision with events of these tags, and return it."""
    number = await store.next_decision_id("ABCDE")
    events = [event(tag, number) for tag in tags]
    await store.commit("ABCDE", head, plain(number, head), b"s%d" % number, events, [])
    return number


@pytest.fixture
async def told(table: Table, store: SqliteStore) -> int:
    head = 0
    for tags in (("dawn", "work"), ("work",), ("work", "dawn", "work"), ("work",)):
        head = await tell(store, head, *tags)
    return head


async def test_milestones_are_found_by_their_tags(told: int, store: SqliteStore) -> None:
    found = await store.milestones("ABCDE", {"dawn"})
    assert [row.decision for row in found] == [1, 3]
    assert await store.milestones("ABCDE", {"dusk"}) == [] == await store.milestones("ABCDE", set())
    assert [row.number for row in found] == sorted(row.number for row in found)


async def test_events_between_milestones(told: int, store: SqliteStore) -> None:
    first, second = await store.milestones("ABCDE", {"dawn"})
    between = await store.events_between("ABCDE", first.number, second.number)
    assert [row.decision for row in between] == [1, 1, 2, 3] and between[0] == first
    rest = await store.events_between("ABCDE", second.number)
    assert [row.decision for row in rest] == [3, 3, 4] and rest[0] == second
    assert [*between, *rest] == (await store.events("ABCDE", last=100))[-7:]


async def test_what_was_undone_is_not_the_past(told: int, store: SqliteStore) -> None:
    await store.move_head("ABCDE", told, 2, {}, [])
    assert [row.decision for row in await store.milestones("ABCDE", {"dawn"})] == [1]
    again = await tell(store, 2, "dawn")
    assert [row.decision for row in await store.milestones("ABCDE", {"dawn"})] == [1, again]
    assert {row.decision for row in await store.events_between("ABCDE", 0)} >= {1, 2, again}
    assert not {3, 4} & {row.decision for row in await store.events_between("ABCDE", 0)}
