"""Tables that live in a forum: the post, its tags, and what Discord refuses of them."""

from typing import Any

import pytest

from bot.messages.ids import Press
from bot.sandbox import permissions, threads
from bot.sandbox.faults import Fault
from bot.sandbox.people import server_changes
from bot.sandbox.world import REQUIRE_TAG, Channel, Message
from bot.sandbox.world import Tag as KeptTag
from bot.tables.forum import APPLIED, LETTERS, STATES, Forum, Rights, Tag, tag_name, tag_spellings, tags_of_post
from bot.words import Words, unmarked_text
from engine.games import game_ids
from engine.store.models import ABANDONED, ARCHIVED, LOBBY, OVER, RUNNING
from tests.bot.hall import InProcess, ends, refused, until
from tests.games import EXAMPLE

POSTS, ONE = "/channels/{channel_id}/threads", "/channels/{channel_id}"


def forum(hall: InProcess, *, make: bool = False, manage: bool = False) -> Channel:
    """Return the stand-in's forum. make, manage: the bot may make tags, give moderated ones."""
    found = hall.sandbox.channel("tables")
    allow = permissions.MANAGE_CHANNELS * make | permissions.MANAGE_THREADS * manage
    server_changes.set_permission_overwrite(hall.sandbox.hub, found, hall.sandbox.world.bot_id, allow=allow)
    return found


def with_tags(hall: InProcess, *names: str, moderated: tuple[str, ...] = ()) -> Channel:
    place = forum(hall)
    place.tags = [KeptTag(hall.sandbox.hub.ids.next(), name, name in moderated) for name in names]
    hall.sandbox.hub.send_to_bot("CHANNEL_UPDATE", hall.sandbox.hub.shape_channel(place), channel=place)
    return place


def posts(hall: InProcess) -> list[Channel]:
    place = hall.sandbox.channel("tables")
    return [c for c in hall.sandbox.world.channels.values() if c.parent_id == place.id and not c.deleted]


def tags(hall: InProcess, post: Channel) -> set[str]:
    names = {tag.id: tag.name for tag in hall.sandbox.channel("tables").tags}
    return {names[tag] for tag in post.applied}


def card(post: Channel) -> Message:
    return post.messages[post.id]


async def opened(hall: InProcess, **options: Any) -> tuple[str, Channel]:
    """Open a table in the forum; return its id and its post."""
    place = hall.sandbox.channel("tables")
    said = await (
        await hall.person("Ada").slash("game create", game=EXAMPLE, channel=place, **options)
    ).wait_until_answered()
    assert "is open (table" in said.text, said
    await hall.settled()
    return said.text.split("(table ")[1][:5], posts(hall)[-1]


async def started(hall: InProcess) -> tuple[str, Channel]:
    table, post = await opened(hall, computers=5 if EXAMPLE == "samnite_wars" else 3)
    said = await (await hall.person("Ada").slash("game start", "games", table=table)).wait_until_answered()
    assert "begins" in said.text, said
    await hall.settled()
    return table, post


# Opening


async def test_a_table_in_a_forum_is_one_post_with_its_card_first(hall: InProcess) -> None:
    forum(hall, make=True)
    table, post = await opened(hall, computers=1)
    row = await hall.app.store.table(table)
    assert row is not None and (row.thread, row.lobby_card, row.status) == (int(post.id), int(post.id), LOBBY)
    assert f"table {table}" in card(post).all_words and "join" in str(card(post).components)
    assert [c.name for c in posts(hall)] == [post.name] and post.thread is not None
    assert tags(hall, post) == {"Open", tag_name(EXAMPLE, "game")}
    assert {tag.name for tag in hall.sandbox.channel("tables").tags} >= {"Open", "Running", "Ended"}


async def test_the_forum_s_own_settings_are_left_alone(hall: InProcess) -> None:
    forum(hall)
    _, post = await opened(hall, computers=1)
    assert post.thread is not None and post.thread.auto_archive == 1440  # what the stand-in's forum gives by itself


async def test_without_the_right_tags_that_are_there_are_used_and_others_left_out(hall: InProcess) -> None:
    with_tags(hall, "open", "News")  # by name, whatever its case
    _table, post = await opened(hall, computers=1)
    assert tags(hall, post) == {"open"}
    assert [tag.name for tag in hall.sandbox.channel("tables").tags] == ["open", "News"]
    said = await hall.person("Ada").slash("server show", "games")
    assert "Running" in said.text and "Manage Channels" in said.text


async def test_tags_follow_the_table_through_its_life(hall: InProcess) -> None:
    forum(hall, make=True)
    table, post = await started(hall)
    assert "Running" in tags(hall, post) and "Open" not in tags(hall, post)
    edits = len([1 for method, route, _ in hall.sandbox.server.log if (method, route) == ("PATCH", ONE)])
    assert edits == 2  # the forum's tags made at once, then one change of the post
    await ends(hall.person("Ada"), "host end", table)
    await hall.settled()
    row = await hall.app.store.table(table)
    assert row is not None and row.status == ARCHIVED and tags(hall, post) >= {"Ended"}
    await (await hall.person("Ada").slash("game revive", "games", table=table)).wait_until_answered()
    await hall.settled()
    assert "Running" in tags(hall, post) and "Ended" not in tags(hall, post)


async def test_a_lobby_that_is_closed_is_ended(hall: InProcess) -> None:
    forum(hall, make=True)
    table, post = await opened(hall, computers=1)
    await ends(hall.person("Ada"), "host end", table)
    await hall.settled()
    row = await hall.app.store.table(table)
    assert row is not None and row.status == ABANDONED and "Ended" in tags(hall, post)


async def test_tags_that_others_gave_stay(hall: InProcess) -> None:
    place = with_tags(hall, "Open", "Running", "Ended", "Beginners")
    table, post = await opened(hall, computers=2)
    post.applied.append(place.tags[3].id)
    await (await hall.person("Ada").slash("game start", "games", table=table)).wait_until_answered()
    await hall.settled()
    assert tags(hall, post) == {"Running", "Beginners"}


async def test_a_sleeping_post_is_woken_for_its_card_and_tags(hall: InProcess) -> None:
    forum(hall, make=True)
    table, post = await opened(hall, computers=1)
    threads.archive_thread(hall.sandbox.hub, post, archived=True)
    await (await hall.person("Boris").slash("game join", "games", table=table)).wait_until_answered()
    await hall.settled()
    assert post.thread is not None and not post.thread.archived and "Boris" in card(post).all_words


# What is refused


async def test_a_forum_that_requires_a_tag_takes_ours_or_says_which_it_needs(hall: InProcess) -> None:
    place = with_tags(hall, "News")
    place.flags |= REQUIRE_TAG
    with_tags(hall, "News")
    ada = hall.person("Ada")
    said = await ada.slash("game create", game=EXAMPLE, channel=place)
    await refused(said, "must bear a tag", "“Open”")
    assert not posts(hall) and not await hall.app.store.tables()
    with_tags(hall, "News", "Open")
    _, post = await opened(hall, computers=1)
    assert tags(hall, post) == {"Open"}


async def test_a_tag_for_moderators_is_given_only_by_one(hall: InProcess) -> None:
    with_tags(hall, "Open", "Running", "Ended", moderated=("Open",))
    _, post = await opened(hall, computers=1)
    assert tags(hall, post) == set()
    said = await hall.person("Ada").slash("server show", "games")
    assert "Manage Threads" in said.text
    forum(hall, manage=True)
    _, post = await opened(hall, computers=1)
    assert tags(hall, post) == {"Open"}


@pytest.mark.parametrize(
    ("status", "code", "reason"),
    [
        (403, 50013, "Send Messages in Threads"),
        (400, 160006, "as many active threads"),
        (404, 10003, "is gone"),
        (400, 40067, "must bear a tag"),
        (400, 50024, "neither a text channel nor a forum"),
    ],
)
async def test_what_discord_refuses_for_good_is_undone(hall: InProcess, status: int, code: int, reason: str) -> None:
    hall.sandbox.faults.add(Fault("POST", POSTS, status=status, code=code))
    place = hall.sandbox.channel("tables")
    said = await (await hall.person("Ada").slash("game create", game=EXAMPLE, channel=place)).wait_until_answered()
    assert "was not opened" in said.text and reason in said.text, said.text
    await hall.settled()
    (row,) = await hall.app.store.tables()
    assert row.status == ABANDONED and not posts(hall)


@pytest.mark.parametrize("lose", ["request", "answer"])
async def test_a_lost_request_or_answer_leaves_one_post(hall: InProcess, lose: Any) -> None:
    hall.sandbox.faults.add(Fault("POST", POSTS, lose=lose))
    place = hall.sandbox.channel("tables")
    await (await hall.person("Ada").slash("game create", game=EXAMPLE, channel=place)).wait_until_answered()
    (row,) = await hall.app.store.tables()

    async def there() -> bool:
        await hall.app.store.retry_now(row.id, hall.app.tables.now())
        hall.app.worker.notify()
        found = await hall.app.store.table(row.id)
        return found is not None and found.status == LOBBY

    await until(there)
    await hall.settled()
    assert len(posts(hall)) == 1


async def test_who_may_not_write_in_a_channel_opens_no_table_there(hall: InProcess) -> None:
    place, boris = hall.sandbox.channel("tables"), hall.person("Boris")
    server_changes.set_permission_overwrite(hall.sandbox.hub, place, boris.id, deny=permissions.SEND)
    await refused(await boris.slash("game create", game=EXAMPLE, channel=place), "may not write")
    assert not await hall.app.store.tables()


async def test_a_right_that_lacks_in_the_forum_is_named_before_anything_is_kept(hall: InProcess) -> None:
    place, bot = hall.sandbox.channel("tables"), hall.sandbox.world.bot_id
    server_changes.set_permission_overwrite(hall.sandbox.hub, place, bot, deny=permissions.SEND_IN_THREADS)
    said = await hall.person("Ada").slash("game create", game=EXAMPLE, channel=place)
    await refused(said, "Send Messages in Threads")
    assert not await hall.app.store.tables()


async def test_a_deleted_forum_loses_nothing_and_the_table_moves_elsewhere(hall: InProcess) -> None:
    forum(hall, make=True)
    table, _post = await started(hall)
    threads.delete_channel(hall.sandbox.hub, hall.sandbox.channel("tables"))
    ada = hall.person("Ada")
    said = await (await ada.slash("game thread", "general", table=table)).wait_until_answered()
    assert "is open" in said.text, said.text
    await hall.settled()
    row = await hall.app.store.table(table)
    assert row is not None and row.status == RUNNING
    assert row.channel == int(hall.sandbox.channel("general").id)
    assert "The game is on" in hall.card(table).all_words


async def test_a_table_moves_into_a_forum_and_out_of_it(hall: InProcess) -> None:
    place = forum(hall, make=True)
    table = await hall.start("Ada", computers=1)
    old = hall.card(table)
    said = await (
        await hall.person("Ada").slash("game thread", "general", table=table, channel=place)
    ).wait_until_answered()
    assert "is open" in said.text, said.text
    await hall.settled()
    (post,) = posts(hall)
    assert (
        f"<#{post.id}>" in old.all_words and "The game is on" in card(post).all_words and "Running" in tags(hall, post)
    )
    await (await hall.person("Ada").slash("game thread", "general", table=table)).wait_until_answered()
    await hall.settled()
    row = await hall.app.store.table(table)
    assert row is not None and row.channel == int(hall.sandbox.channel("general").id)
    assert f"<#{row.thread}>" in card(post).all_words and "Ended" in tags(hall, post)


# Where tables are opened


async def test_the_server_s_place_is_taken_where_none_is_named(hall: InProcess) -> None:
    forum(hall, make=True)
    ada = hall.person("Ada")
    said = await ada.slash("server place", "games", channel=hall.sandbox.channel("tables"))
    assert f"<#{hall.sandbox.channel('tables').id}>" in said.text
    await (await ada.slash("game create", "general", game=EXAMPLE, computers=1)).wait_until_answered()
    await hall.settled()
    (post,) = posts(hall)
    again = await (
        await ada.slash("game create", post, game=EXAMPLE, computers=1)
    ).wait_until_answered()  # asked within a post
    assert "is open" in again.text and len(posts(hall)) == 2
    await ada.slash("server place", "games")
    await (await ada.slash("game create", "general", game=EXAMPLE, computers=1)).wait_until_answered()
    await hall.settled()
    assert len(posts(hall)) == 2


async def test_a_place_that_is_gone_is_said(hall: InProcess) -> None:
    ada = hall.person("Ada")
    await ada.slash("server place", "games", channel=hall.sandbox.channel("tables"))
    threads.delete_channel(hall.sandbox.hub, hall.sandbox.channel("tables"))
    await refused(await ada.slash("game create", "general", game=EXAMPLE), "/server place")


async def test_a_rematch_is_opened_in_the_same_forum(hall: InProcess) -> None:
    forum(hall, make=True)
    table, post = await opened(hall, computers=1)
    await ends(hall.person("Ada"), "host end", table)
    await hall.settled()
    said = await (await hall.person("Ada").forge(card(post), Press("rematch", table).id())).wait_until_answered()
    await hall.settled()
    assert len(posts(hall)) == 2, said.text


# Tags as such


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_tag_that_discord_takes_whole(game: str) -> None:
    for what in (*STATES, "game"):
        words = Words(game)
        short = f"forum.short_{game}"
        whole = words(short) if what == "game" and words.has_words(short) else ""
        assert tag_name(game, what) == unmarked_text(whole or words(f"forum.tag_{what}", game=game))
        assert 1 <= len(tag_name(game, what)) <= LETTERS
    names = [next(iter(tag_spellings(game, what))) for what in (*STATES, "game")]
    assert len(set(names)) == len(names)


def test_a_post_bears_five_tags_at_most_and_others_come_first() -> None:
    place = Forum(
        tuple(Tag(str(n), name, moderated=False) for n, name in enumerate(("Open", "a", "b", "c", "d"))), False
    )
    new = tags_of_post(place, EXAMPLE, LOBBY, ["1", "2", "3", "4"], Rights())
    assert len(new) == APPLIED and set(new) == {"0", "1", "2", "3", "4"}
    full = Forum((*place.tags, Tag("5", "e", moderated=False)), False)
    assert tags_of_post(full, EXAMPLE, LOBBY, ["1", "2", "3", "4", "5"], Rights()) == ["1", "2", "3", "4", "5"]


def test_a_required_tag_is_never_taken_away_for_nothing() -> None:
    place = Forum((Tag("0", "Open", moderated=False),), required=True)
    assert tags_of_post(place, EXAMPLE, OVER, ["0"], Rights()) == ["0"]
