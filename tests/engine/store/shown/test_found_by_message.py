"""Tables and posts are found by messages that are edited in place."""

import msgspec

from engine.store.models import NewPost
from engine.store.sql.store import SqlStore
from tests.engine.store.players import SECRET, a_table


async def test_tables_are_found_by_the_messages_that_they_keep(store: SqlStore) -> None:
    for name, panel in (("ABCDE", 70), ("FGHIJ", 71), ("KLMNO", None)):
        await store.create_table(msgspec.structs.replace(a_table(), id=name, panel=panel), SECRET)
    row = await store.table("KLMNO")
    assert row is not None
    await store.update_table(row, extra={**row.extra, "card": {"message": 123456789}})
    assert [found.id for found in await store.tables_showing({71, 123456789, 5})] == ["FGHIJ", "KLMNO"]
    assert await store.tables_showing(set()) == []


async def test_posts_are_found_by_the_messages_that_they_were_sent_as(store: SqlStore) -> None:
    await store.create_table(a_table(), SECRET)
    vote = NewPost(audience="1", kind="card", payload={"n": 1}, replaces="vote:7", numbered=False)
    over = NewPost(audience="1", kind="vote_over", payload={"n": 2}, numbered=False)
    await store.post("ABCDE", [vote, over])
    for post, message in zip(await store.due_posts(2000.0, per_queue=9), (55, None), strict=True):
        await store.mark_sent(post.id, message, None, 2000.0)
    assert await store.post_keys_of_messages({55, 56}, ("card",)) == [("ABCDE", "1", "vote:7")]
    assert (
        await store.post_keys_of_messages({56}, ("card",)) == await store.post_keys_of_messages({55}, ("offer",)) == []
    )
    assert [post.payload for post in await store.sent_posts("ABCDE", "1", ("vote_over",))] == [{"n": 2}]


async def test_the_messages_of_posts_are_found_once_these_were_told(store: SqlStore) -> None:
    await store.create_table(a_table(), SECRET)
    told = [NewPost(audience="1", kind="card", payload={"n": n}, numbered=False) for n in range(4)]
    await store.post("ABCDE", told)
    posts = [post.id for post in await store.due_posts(2000.0, per_queue=9)]
    for post, place in zip(posts, ((55, 5), (55, 5), (None, None)), strict=False):
        await store.mark_sent(post, *place, 2000.0)
    assert await store.messages_of_posts(posts) == [(5, 55)]
    assert await store.messages_of_posts(posts[2:]) == await store.messages_of_posts([]) == []
