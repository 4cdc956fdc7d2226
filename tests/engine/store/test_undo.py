"""Undo and redo, against a model that is plain enough to believe."""

import random

import msgspec
import pytest

from engine.store.interface import Conflict
from engine.store.models import OVER, RUNNING
from engine.store.sqlite import SqliteStore
from tests.engine.store.players import Table
from tests.engine.store.test_decisions import plain
from tests.engine.store.toy import TOY
from tests.tiers import thinned


class Model:
    def __init__(self) -> None:
        self.parents: dict[int, int | None] = {0: None}
        self.head, self.next = 0, 1
        self.undone: list[int] = []  # to be redone, the next one last

    def path(self) -> list[int]:
        out: list[int] = []
        step: int | None = self.head
        while step is not None:
            out.append(step)
            step = self.parents[step]
        return out[::-1]

    def commit(self) -> None:
        self.parents[self.next] = self.head
        self.head, self.next, self.undone = self.next, self.next + 1, []

    def undo(self, steps: int) -> int:
        path = self.path()
        self.undone += path[: -steps - 1 : -1]
        self.head = path[-steps - 1]
        return self.head

    def redo(self) -> int:
        self.head = self.undone.pop()
        return self.head


@pytest.mark.parametrize("seed", thinned(range(4), seconds=1))
async def test_random_walks_agree_with_the_model(table: Table, store: SqliteStore, seed: int) -> None:
    chance, model = random.Random(seed), Model()
    for n in range(250):
        what = chance.random()
        path = model.path()
        if what < 0.5:
            head, state = model.head, b"state %d" % n
            model.commit()
            await store.commit("ABCDE", head, plain(model.head, head), b"state %d" % model.head, [], [])
            assert state
        elif what < 0.75 and len(path) > 1:
            head = model.head
            to = model.undo(chance.randint(1, min(4, len(path) - 1)))
            saved = await store.move_head("ABCDE", head, to, {"n": n}, [])
            assert saved == (TOY.encode(table.state) if to == 0 else b"state %d" % to)
        elif model.undone:
            head = model.head
            await store.move_head("ABCDE", head, model.redo(), {"n": n}, [])
        again = await store.last_undone_step("ABCDE")
        assert (again.id if again else None) == (model.undone[-1] if model.undone else None)
        assert [d.id for d in await store.path("ABCDE")] == model.path()
        assert await store.next_decision_id("ABCDE") == model.next
        assert (await store.load("ABCDE"))[0] == model.head


async def test_what_is_neither_undo_nor_redo_is_refused(table: Table, store: SqliteStore) -> None:
    for n in range(1, 4):
        await store.commit("ABCDE", n - 1, plain(n, n - 1), b"s%d" % n, [], [])
    await store.move_head("ABCDE", 3, 1, {}, [])
    await store.commit("ABCDE", 1, plain(4, 1), b"s4", [], [])
    for to in (2, 3, 4, 5, -1):
        with pytest.raises(ValueError, match="not"):
            await store.move_head("ABCDE", 4, to, {}, [])
    with pytest.raises(Conflict):
        await store.move_head("ABCDE", 3, 2, {}, [])
    assert (await store.load("ABCDE"))[0] == 4
    assert [(m.kind, m.frm, m.to) for m in await store.undo_markers("ABCDE")] == [("undo", 3, 1)]


def state(n: int) -> bytes:
    return msgspec.msgpack.encode({"n": n})


async def test_redo_goes_step_by_step_and_leaves_markers(table: Table, store: SqliteStore) -> None:
    for n in range(1, 4):
        await store.commit("ABCDE", n - 1, plain(n, n - 1), state(n), [], [], status=OVER if n == 3 else RUNNING)
    await store.move_head("ABCDE", 3, 2, {"who": "1"}, [])
    row = await store.table("ABCDE")
    assert row is not None and row.status == RUNNING
    await store.move_head("ABCDE", 2, 0, {"who": "2"}, [])
    assert [d.id for d in await store.redo_path("ABCDE")] == [1, 2, 3]
    with pytest.raises(ValueError, match="4 is not on the line that leads to 0"):
        await store.move_head("ABCDE", 0, 4, {}, [])
    for frm, to in ((0, 1), (1, 2), (2, 3)):
        assert await store.move_head("ABCDE", frm, to, {}, []) == state(to)
    assert await store.last_undone_step("ABCDE") is None
    found = [(m.kind, m.marker.get("who")) for m in await store.undo_markers("ABCDE")]
    assert found == [("undo", "1"), ("undo", "2"), ("redo", None), ("redo", None), ("redo", None)]


async def test_an_epoch_puts_a_new_base_under_the_head(table: Table, store: SqliteStore) -> None:
    await store.commit("ABCDE", 0, plain(1, 0), b"s1", [], [])
    step = await store.new_epoch("ABCDE", 1, b"edited", reason="a piece", rules_version="2", data_hash="new", user=9001)
    assert (step, await store.load("ABCDE")) == (2, (2, b"edited"))
    last = (await store.path("ABCDE", last=1))[0]
    assert (last.id, last.parent, last.why, last.barrier, last.user) == (2, 1, "epoch", "epoch", 9001)
    row = await store.table("ABCDE")
    assert row is not None and (row.rules_version, row.data_hash) == ("2", "new")
    await store.move_head("ABCDE", 2, 1, {}, [])
    row = await store.table("ABCDE")
    assert row is not None and (row.rules_version, row.data_hash) == ("1", "toydata")
    assert [e.decision for e in await store.epochs("ABCDE")] == [0]
    await store.move_head("ABCDE", 1, 2, {}, [])
    assert [(e.decision, e.reason) for e in await store.epochs("ABCDE")] == [(0, "start"), (2, "a piece")]
    with pytest.raises(Conflict):
        await store.new_epoch("ABCDE", 1, b"", reason="", rules_version="", data_hash="")


async def test_several_steps_are_redone_in_one_move(table: Table, store: SqliteStore) -> None:
    for n in range(1, 5):
        await store.commit("ABCDE", n - 1, plain(n, n - 1), b"s%d" % n, [], [])
    await store.move_head("ABCDE", 4, 1, {}, [])
    assert await store.move_head("ABCDE", 1, 3, {}, []) == b"s3"
    assert [d.id for d in await store.redo_path("ABCDE")] == [4]
    assert [(m.kind, m.frm, m.to) for m in await store.undo_markers("ABCDE")] == [("undo", 4, 1), ("redo", 1, 3)]
