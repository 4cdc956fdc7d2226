"""The hash chain of a table as the store keeps it: when a link is made, and what of."""

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from engine.kernel.dice import game_key
from engine.store.chain.hashes import NOTHING, SALT, leaf_hash, link_hash, link_salt, step_body, step_salt
from engine.store.models import ABANDONED, COMPUTER, PUBLIC, NewPost, Post, PostFooter, SeatRow
from engine.store.outbox_write import SKIPPED
from engine.store.sqlite import SqliteStore, open_store
from engine.store.verification.export import export_table
from engine.store.verification.findings import NOT_PROVEN
from engine.store.verification.verify import verify_export
from tests.engine.store.players import Table, ledger, row_of
from tests.engine.store.toy import TOY

OLD = Path(__file__).parent / "old"
FAR = 1e12


async def posts(store: SqliteStore) -> list[Post]:
    return await store.due_posts(FAR, limit=1000, per_queue=1000)


async def test_each_public_post_has_a_link_of_its_own_whatever_was_done_in_private(
    store: SqliteStore, table: Table
) -> None:
    """A head that stayed the same over two posts would tell that nothing private was done between them."""
    links = (await store.chain_of_table("ABCDE")).links
    await table.step(posts=0)
    assert (await store.chain_of_table("ABCDE")).links == links
    await store.post("ABCDE", [NewPost(audience=PUBLIC, kind="panel", payload={}, numbered=False)])
    await store.post("ABCDE", [NewPost(audience="1", kind="card", payload={})])
    assert (await store.chain_of_table("ABCDE")).links == links, "edits and what goes to a seat make none"
    await store.post("ABCDE", [ledger(n=1)])
    await store.post("ABCDE", [ledger(n=2)])
    made = (await store.chain_of_table("ABCDE")).links
    assert [[entry["is"] for entry in link.entries] for link in made] == [["begin", "step"], ["step"], []]
    told = [post.head for post in await posts(store) if post.audience == PUBLIC and post.kind == "ledger"]
    assert told == [link.hash.hex()[:40] for link in made] and len(set(told)) == 3
    assert all(not post.head for post in await posts(store) if post.kind != "ledger")


async def test_the_same_game_has_other_hashes_at_another_table(store: SqliteStore, table: Table) -> None:
    """Salted, so that nobody works out what is in a link by trying."""
    other = await Table(store, table_id="OTHER").begin()
    one, two = (
        (await store.chain_of_table("ABCDE")).links[0].entries,
        (await store.chain_of_table(other.id)).links[0].entries,
    )
    assert one[1]["leaf"] != two[1]["leaf"] and (one[1]["is"], one[1]["id"]) == (two[1]["is"], two[1]["id"])


@pytest.mark.sqlite_file
async def test_numbers_that_are_passed_over_are_told(store: SqliteStore, table: Table) -> None:
    await table.play(4)
    with closing(sqlite3.connect(store.database.path)) as conn, conn:
        conn.execute("UPDATE tables SET next_decision = next_decision + 50")
    await table.step()
    told = [post for post in await posts(store) if post.kind == SKIPPED]
    assert [post.payload for post in told] == [{"first": 5, "last": 54}] and told[0].audience == PUBLIC
    entries = (await store.chain_of_table("ABCDE")).links[-1].entries
    assert [entry["is"] for entry in entries] == ["skipped", "step"] and entries[1]["id"] == 55
    await table.step()
    assert len([post for post in await posts(store) if post.kind == SKIPPED]) == 1


async def test_who_takes_over_a_seat_and_the_end_are_in_the_chain(store: SqliteStore, table: Table) -> None:
    row = await row_of(store, "ABCDE")
    await store.set_seats(row, [SeatRow(seat="1", kind=COMPUTER, name="Caeso"), *row.seats[1:]])
    await store.update_table(await row_of(store, "ABCDE"), status=ABANDONED)
    last = (await store.chain_of_table("ABCDE")).links[-1].entries
    assert [entry["is"] for entry in last] == ["seats", "end"]
    assert last[0]["seats"][0] == ["1", COMPUTER] and last[1]["status"] == ABANDONED


async def test_the_chain_of_an_older_table_begins_where_it_now_stands(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    path.write_bytes(gzip.decompress((OLD / "schema_4.sqlite3.gz").read_bytes()))
    path.chmod(0o600)
    store = await open_store(path)
    try:
        before = await store.next_decision_id("SAMNS")
        assert (await store.chain_of_table("SAMNS")).links == []
        await store.post("SAMNS", [ledger(n=1)])
        (link,) = (await store.chain_of_table("SAMNS")).links
        assert [entry["is"] for entry in link.entries] == ["late"] and link.entries[0]["next"] == before
    finally:
        await store.close()


async def test_a_table_that_runs_when_heads_become_long_keeps_its_short_ones(tmp_path: Path) -> None:
    """What it has told stays true: its links keep their salts, and the file says which they are."""
    path = tmp_path / "old.sqlite3"
    path.write_bytes(gzip.decompress((OLD / "schema_6.sqlite3.gz").read_bytes()))
    path.chmod(0o600)
    store = await open_store(path)
    try:
        before = await store.chain_of_table("SAMNS")
        told = [post.head for post in await posts(store) if post.table == "SAMNS" and post.audience == PUBLIC]
        assert before.long_from == len(before.links) > 2 and {len(head) for head in told if head} == {12}
        await store.post("SAMNS", [ledger(n=1)])
        await store.update_table(await row_of(store, "SAMNS"), status=ABANDONED)
        document = await export_table(store, "SAMNS")
        heads = [*dict.fromkeys(p.head for p in await posts(store) if p.table == "SAMNS" and p.head)]
        assert [len(head) for head in heads] == [*[12] * (len(heads) - 1), 40]
        assert document["praetor_export"] == 3 and document["long_from"] == before.long_from
        report = verify_export(document, heads=heads)
        assert report.ok, report.difference
        left = [one.said for one in report.findings if one.verdict == NOT_PROVEN and one.thing == "heads"]
        assert any("told only 12 digits" in one for one in left)
        lost = await store.posts_missing_from_database(
            "SAMNS", [PostFooter(1, heads[0], 0), PostFooter(2, heads[-1], 0)]
        )
        assert lost is None, "both lengths are known again"
        for foreign in ("0" * 12, "0" * 40, heads[-1][:12], "0" * 7):
            assert await store.posts_missing_from_database("SAMNS", [PostFooter(3, foreign, 0)]), foreign
    finally:
        await store.close()


async def test_a_table_that_had_ended_before_is_exported_as_it_was(tmp_path: Path) -> None:
    """Byte for byte: its thread was told the fingerprint of that file."""
    path = tmp_path / "old.sqlite3"
    path.write_bytes(gzip.decompress((OLD / "schema_6.sqlite3.gz").read_bytes()))
    path.chmod(0o600)
    with closing(sqlite3.connect(path)) as conn, conn:
        conn.execute("UPDATE tables SET status = ?", (ABANDONED,))
    store = await open_store(path)
    try:
        document = await export_table(store, "SAMNS")
        assert document["praetor_export"] == 2 and "long_from" not in document
        chain = await store.chain_of_table("SAMNS")
        before = b""
        for number, link in enumerate(chain.links):
            assert document["chain"][number]["salt"] == link_salt(chain.salts, number).hex()
            before = link_hash(before or NOTHING, number, link_salt(chain.salts, number), link.entries)
            assert before == link.hash
    finally:
        await store.close()


@pytest.mark.sqlite_file
async def test_nothing_that_is_published_opens_what_came_to_nothing(store: SqliteStore, table: Table) -> None:
    """Leaves of undone steps and of replies that came to nothing keep salts of a key that stays here, though links are
    salted by the secret: from the export and its secret none of them can be worked out."""
    await table.play(4)
    way = [decision.id for decision in await store.path("ABCDE")]
    await table.undo(way[-4])
    await table.play()
    document = await export_table(store, "ABCDE", game=TOY)
    closed = {*document["void"], *document["undone"]}
    assert document["void"] and document["undone"]
    leaves = {e["id"]: e["leaf"] for link in document["chain"] for e in link["entries"] if e["is"] == "step"}
    secret = bytes.fromhex(document["secret"])
    salts = [one["salt"] for one in (*document["chain"], *document["decisions"]) if one["salt"]]
    published = [secret, *map(bytes.fromhex, salts)]
    published += [bytes.fromhex(link["hash"]) for link in document["chain"]]
    published += [game_key(secret, document["words"]), bytes.fromhex(document["commitment"]), b""]
    kept = (await store.chain_of_table("ABCDE")).salts
    assert kept not in published and msgspec.json.encode(document).find(kept.hex().encode()) < 0
    with closing(sqlite3.connect(store.database.path)) as conn:
        rows = conn.execute("SELECT id, seat, prompt, action, draws FROM decisions WHERE why <> 'epoch'").fetchall()
    opened = 0
    for number, seat, prompt, action, draws in rows:
        if number not in closed:
            continue
        body = step_body(number, seat, prompt, json.loads(action), json.loads(draws))
        assert leaf_hash(step_salt(kept, number), body) == leaves[number], "it is what the chain binds"
        opened += 1
        for key in published:
            tried = (step_salt(key, number), link_salt(key, number), key[:SALT], key[-SALT:])
            assert all(leaf_hash(salt, body) != leaves[number] for salt in tried), number
    assert opened == len(closed)
