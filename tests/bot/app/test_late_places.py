"""What a replaced process did too late with threads and with posts in a forum."""

from bot.app.late_effects import KEY, NOTHING, LateEffects, keep_late_requests
from bot.connection import sending
from bot.connection.late_requests import LateRequest
from bot.messages.screen import Screen
from bot.sandbox.faults import Fault
from tests.bot.clockwork import Time, seated
from tests.bot.delivery.test_forum import card, forum, opened, posts, started, tags
from tests.bot.hall import InProcess


async def heir(hall: InProcess, late: LateRequest) -> None:
    """Let the bot find what the one before left."""
    await keep_late_requests(hall.app.store, [late])
    await LateEffects(hall.app.worker, hall.app.store).look()
    await hall.settled()
    assert await hall.app.store.setting(KEY) == NOTHING


async def test_a_thread_that_was_called_otherwise_has_its_name_again(hall: InProcess) -> None:
    table, _, _, _ = await seated(hall)
    Time(hall).at += 3600
    thread = hall.thread(table)
    name = thread.name
    await hall.app.client.http.edit_channel(int(thread.id), name="Something old")
    assert thread.name == "Something old"
    await heir(hall, LateRequest(int(thread.id), 0, is_edit=True, is_place=True))
    assert thread.name == name


async def test_a_thread_that_has_its_name_is_not_edited(hall: InProcess) -> None:
    table, _, _, _ = await seated(hall)
    thread, log = hall.thread(table), hall.sandbox.server.log
    before = [one[:2] for one in log].count(("PATCH", "/channels/{channel_id}"))
    await heir(hall, LateRequest(int(thread.id), 0, is_edit=True, is_place=True))
    assert [one[:2] for one in log].count(("PATCH", "/channels/{channel_id}")) == before


async def test_a_post_that_was_given_old_tags_has_its_own_again(hall: InProcess) -> None:
    forum(hall, make=True)
    _, post = await started(hall)
    after, place = tags(hall, post), hall.sandbox.channel("tables")
    old = [tag.id for tag in place.tags if tag.name == "Open"]
    await hall.app.client.http.edit_channel(int(post.id), applied_tags=old)
    assert tags(hall, post) != after
    await heir(hall, LateRequest(int(post.id), 0, is_edit=True, is_place=True))
    assert tags(hall, post) == after


async def started_late(hall: InProcess, name: str) -> LateRequest:
    """Let a woken process start a table's post once more, and return its note of that."""
    app, place = hall.app, hall.sandbox.channel("tables")

    def stopped() -> None:
        app.may_send = lambda: False

    hall.sandbox.faults.add(Fault("POST", "/channels/{channel_id}/threads", delay=0.0, then=stopped))
    await sending.start_post(app.client, int(place.id), name, Screen(content="It opens in a moment."), ())
    app.may_send = lambda: True
    (late,) = app.late
    return late


async def test_a_post_that_is_there_twice_is_taken_away(hall: InProcess) -> None:
    forum(hall, manage=True)
    _, post = await opened(hall)
    late = await started_late(hall, post.name)
    assert len(posts(hall)) == 2
    await heir(hall, late)
    assert posts(hall) == [post]


async def test_a_post_that_is_there_twice_says_that_it_is_none_where_it_cannot_go(hall: InProcess) -> None:
    forum(hall)
    _, post = await opened(hall)
    late = await started_late(hall, post.name)
    (double,) = (one for one in posts(hall) if one.id != post.id)
    await heir(hall, late)
    assert "was not opened" in card(double).all_words and double.thread is not None and double.thread.archived
    assert "was not opened" not in card(post).all_words


async def test_a_post_that_is_the_table_s_is_left(hall: InProcess) -> None:
    forum(hall, manage=True)
    _, post = await opened(hall)
    parent = int(post.parent_id or 0)
    await heir(hall, LateRequest(parent, int(post.id), is_edit=False, is_place=True))
    assert posts(hall) == [post]
