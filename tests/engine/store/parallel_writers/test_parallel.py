"""Many writers at once, on either database: nothing is lost, doubled or out of order, whichever comes first."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from engine.store.interface import AlreadyDone, Conflict
from engine.store.models import PUBLIC, NewPost
from engine.store.row_changes import StaleRow
from engine.store.sql.store import SqlStore
from tests.engine.store.players import SECRET, Table, a_table, ledger, row_of

POSTS, WRITERS = 40, 20


async def test_posts_of_one_table_are_each_there_once_and_in_order(table: Table, store: SqlStore) -> None:
    await asyncio.gather(*(store.post("ABCDE", [ledger(n=n)]) for n in range(POSTS)))
    found = await store.due_posts(1e12, POSTS * 2, per_queue=POSTS * 2, queue=("ABCDE", PUBLIC))
    said = [post for post in found if "n" in post.payload]
    assert sorted(post.payload["n"] for post in said) == list(range(POSTS))
    assert [post.number for post in found] == list(range(1, len(found) + 1))  # by id, so the order is that of numbers
    chain = await store.chain_of_table("ABCDE")
    assert [link.number for link in chain.links] == list(range(len(chain.links)))


async def test_all_that_many_write_of_one_person_is_kept(store: SqlStore) -> None:
    def one(n: int) -> Any:
        if n % 2:
            return store.set_person(7, **{f"field{n}": n})
        return store.change_preferences(7, lambda kept: {f"wish{n}": len(kept)})

    await asyncio.gather(*(one(n) for n in range(WRITERS)))
    kept = await store.person(7)
    assert {key for key in kept if key.startswith("field")} == {f"field{n}" for n in range(1, WRITERS, 2)}
    assert sorted(kept["preferences"].values()) == list(range(WRITERS // 2))  # each saw all that came before it


async def test_all_that_many_add_to_one_setting_is_kept(store: SqlStore) -> None:
    await asyncio.gather(*(store.change_setting("told", lambda kept: f"{kept or ''}x") for _ in range(WRITERS)))
    assert await store.setting("told") == "x" * WRITERS


async def test_of_decisions_on_one_head_one_is_kept(table: Table, store: SqlStore) -> None:
    writers = [await Table(table.store).load() for _ in range(6)]  # all have read the same head
    results = await asyncio.gather(*(writer.step() for writer in writers), return_exceptions=True)
    assert sum(isinstance(result, Conflict) for result in results) == 5
    assert (await store.load("ABCDE"))[0] == 1 and len(await store.path("ABCDE")) == 2


async def test_of_one_interaction_that_comes_twice_one_is_carried_out(store: SqlStore) -> None:
    rows = [a_table(id=f"T{n}") for n in range(6)]
    made = await asyncio.gather(
        *(store.create_table(row, SECRET, interaction=5) for row in rows), return_exceptions=True
    )
    assert sum(isinstance(one, AlreadyDone) for one in made) == 5 and len(await store.tables()) == 1


async def test_a_table_that_two_make_is_made_once(store: SqlStore) -> None:
    made = await asyncio.gather(*(store.create_table(a_table(), SECRET) for _ in range(4)), return_exceptions=True)
    assert sum(isinstance(one, Exception) for one in made) == 3 and (await row_of(store, "ABCDE")).seats


@pytest.mark.parametrize("seed", range(3))
async def test_random_writers_leave_what_a_model_says(table: Table, store: SqlStore, seed: int) -> None:
    """Each writer does a few things of a list; the model knows what must be there whatever their order was."""
    chance = random.Random(f"parallel {seed}")
    model: dict[str, set[int]] = {"posts": set(), "audit": set(), "extra": set(), "followers": set()}

    async def extra(n: int) -> None:
        while True:
            row = await row_of(store, "ABCDE")
            try:
                await store.update_table(row, extra={**row.extra, f"n{n}": n})
            except StaleRow:
                continue
            return

    async def once(n: int, what: str) -> None:
        model[what].add(n)
        if what == "posts":
            await store.post("ABCDE", [NewPost(audience=chance.choice(("1", "2")), kind="dm", payload={"n": n})])
        elif what == "audit":
            await store.add_audit_line("ABCDE", n, "did", {"n": n})
        elif what == "extra":
            await extra(n)
        else:
            await store.follow("ABCDE", n, follows=True)

    await asyncio.gather(*(once(n, chance.choice(list(model))) for n in range(1, 61)))
    found = await store.due_posts(1e12, 500, per_queue=500)
    assert {post.payload["n"] for post in found if "n" in post.payload and post.kind == "dm"} >= model["posts"]
    assert {row.details["n"] for row in await store.audit_trail("ABCDE", last=99)} == model["audit"]
    assert {n for n in (await row_of(store, "ABCDE")).extra.values() if isinstance(n, int)} >= model["extra"]
    assert set(await store.followers("ABCDE")) == model["followers"]
    assert msgspec.json.encode(await store.path("ABCDE"))
    for audience in ("1", "2"):
        numbers = [post.number for post in found if post.audience == audience]
        assert numbers == sorted(numbers) and len(set(numbers)) == len(numbers)
