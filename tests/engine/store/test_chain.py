"""The hash chain of a table as the store keeps it: when a link is made, and what of."""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

from engine.store.models import ABANDONED, COMPUTER, PUBLIC, NewPost, Post, SeatRow
from engine.store.outbox_write import SKIPPED
from engine.store.sqlite import SqliteStore, open_store
from tests.engine.store.players import Table, ledger

OLD = Path(__file__).parent / "old"
FAR = 1e12


async def posts(store: SqliteStore) -> list[Post]:
    return await store.due(FAR, limit=1000, per_queue=1000)


async def test_each_public_post_has_a_link_of_its_own_whatever_was_done_in_private(
    store: SqliteStore, table: Table
) -> None:
    """A head that stayed the same over two posts would tell that nothing private was done between them."""
    links = (await store.chain("ABCDE")).links
    await table.step(posts=0)
    assert (await store.chain("ABCDE")).links == links
    await store.post("ABCDE", [NewPost(audience=PUBLIC, kind="panel", payload={}, numbered=False)])
    await store.post("ABCDE", [NewPost(audience="1", kind="card", payload={})])
    assert (await store.chain("ABCDE")).links == links, "edits and what goes to a seat make none"
    await store.post("ABCDE", [ledger(n=1)])
    await store.post("ABCDE", [ledger(n=2)])
    made = (await store.chain("ABCDE")).links
    assert [[entry["is"] for entry in link.entries] for link in made] == [["begin", "step"], ["step"], []]
    told = [post.head for post in await posts(store) if post.audience == PUBLIC and post.kind == "ledger"]
    assert told == [link.hash.hex()[:12] for link in made] and len(set(told)) == 3
    assert all(not post.head for post in await posts(store) if post.kind != "ledger")


async def test_the_same_game_has_other_hashes_at_another_table(store: SqliteStore, table: Table) -> None:
    """Salted, so that nobody works out what is in a link by trying."""
    other = await Table(store, table_id="OTHER").begin()
    one, two = (await store.chain("ABCDE")).links[0].entries, (await store.chain(other.id)).links[0].entries
    assert one[1]["leaf"] != two[1]["leaf"] and (one[1]["is"], one[1]["id"]) == (two[1]["is"], two[1]["id"])


async def test_numbers_that_are_passed_over_are_told(store: SqliteStore, table: Table) -> None:
    await table.play(4)
    with closing(sqlite3.connect(store.database.path)) as conn, conn:
        conn.execute("UPDATE tables SET next_decision = next_decision + 50")
    await table.step()
    told = [post for post in await posts(store) if post.kind == SKIPPED]
    assert [post.payload for post in told] == [{"first": 5, "last": 54}] and told[0].audience == PUBLIC
    entries = (await store.chain("ABCDE")).links[-1].entries
    assert [entry["is"] for entry in entries] == ["skipped", "step"] and entries[1]["id"] == 55
    await table.step()
    assert len([post for post in await posts(store) if post.kind == SKIPPED]) == 1


async def test_who_takes_over_a_seat_and_the_end_are_in_the_chain(store: SqliteStore, table: Table) -> None:
    row = await store.table("ABCDE")
    assert row is not None
    await store.set_seats("ABCDE", [SeatRow(seat="1", kind=COMPUTER, name="Caeso"), *row.seats[1:]])
    await store.update_table("ABCDE", status=ABANDONED)
    last = (await store.chain("ABCDE")).links[-1].entries
    assert [entry["is"] for entry in last] == ["seats", "end"]
    assert last[0]["seats"][0] == ["1", COMPUTER] and last[1]["status"] == ABANDONED


async def test_the_chain_of_an_older_table_begins_where_it_now_stands(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    path.write_bytes(gzip.decompress((OLD / "schema_4.sqlite3.gz").read_bytes()))
    path.chmod(0o600)
    store = await open_store(path)
    try:
        before = await store.next_decision("SAMNS")
        assert (await store.chain("SAMNS")).links == []
        await store.post("SAMNS", [ledger(n=1)])
        (link,) = (await store.chain("SAMNS")).links
        assert [entry["is"] for entry in link.entries] == ["late"] and link.entries[0]["next"] == before
    finally:
        await store.close()
