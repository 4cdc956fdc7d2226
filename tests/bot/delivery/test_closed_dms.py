"""Persons who cannot be written to: the table knows, it is tried again, and what is private stays private."""

import pytest

from bot.delivery.closed_dms import AGAIN
from bot.sandbox.faults import Fault
from bot.sandbox.people.person import Person
from engine.store.models import NewPost
from tests.bot.clockwork import Time, dm_text, thread_text
from tests.bot.hall import InProcess, button, my_table, until

NEWS = {"decision": 0, "events": [], "prompts": [], "over": True}
SAID = "cannot be reached by DM"


async def _told(hall: InProcess, table: str, seat: str) -> None:
    """Let a seat have news."""
    await hall.app.store.post(table, [NewPost(audience=seat, kind="dm", payload=NEWS)])
    hall.app.worker.notify()
    await hall.settled()


@pytest.fixture
async def table(hall: InProcess) -> str:
    return await hall.start("Ada", "Boris", options="deck=closed_deck")


async def test_the_host_is_told_once_of_each_person(hall: InProcess, table: str) -> None:
    ada, boris = hall.person("Ada"), hall.person("Boris")
    boris.set_dms(open=False)
    for _ in range(2):
        await _told(hall, table, "2")
    assert dm_text(ada).count(SAID) == 1 and "Boris" in dm_text(ada)
    assert SAID not in thread_text(hall, ada, table)


async def test_where_it_is_the_host_the_thread_is_told_kindly(hall: InProcess, table: str) -> None:
    """The first DM to the host that turned out closed was told to nobody but the host."""
    ada, boris = hall.person("Ada"), hall.person("Boris")
    ada.set_dms(open=False)
    for _ in range(2):
        await _told(hall, table, "1")
    said = thread_text(hall, boris, table)
    assert said.count(SAID) == 1 and "Ada" in said
    live = (await hall.actor(table)).live
    assert not any(live.words.name(card) in said for card in live.state.hand("1"))


async def test_where_the_host_cannot_be_told_either_the_thread_is(hall: InProcess, table: str) -> None:
    ada, boris = hall.person("Ada"), hall.person("Boris")
    ada.set_dms(open=False)
    boris.set_dms(open=False)
    await _told(hall, table, "1")
    await _told(hall, table, "2")
    said = thread_text(hall, ada, table)
    assert said.count(SAID) == 2 and "Boris" in said


async def test_whose_dms_are_refused_for_an_hour_is_called_in_the_thread(hall: InProcess, table: str) -> None:
    """Discord limits how often a DM may be written to: what waits for an hour is asked in the thread meanwhile, as of
    those whose DMs are closed, and comes by DM once it is let through."""
    ada, boris = hall.person("Ada"), hall.person("Boris")
    place = next(iter(boris.dms())).id
    limited = Fault("POST", "/channels/{channel_id}/messages", limited=4000.0, times=9, places=frozenset({place}))
    hall.sandbox.faults.add(limited)
    await _told(hall, table, "2")
    await until(lambda: dm_text(ada).count(SAID) == 1)
    await until(lambda: boris.mention in thread_text(hall, ada, table))
    assert not await hall.app.store.due_posts(hall.app.tables.now() + 9e5, 9, queue=(table, "2"))
    await _told(hall, table, "2")
    assert dm_text(ada).count(SAID) == 1 and limited.hit == 1, limited.hit


async def test_one_who_was_found_closed_elsewhere_is_told_of_here_too(hall: InProcess, table: str) -> None:
    ada, boris = hall.person("Ada"), hall.person("Boris")
    boris.set_dms(open=False)
    await hall.app.store.set_person(int(boris.id), dm_open=False)
    await _told(hall, table, "2")
    assert dm_text(ada).count(SAID) == 1


async def _press(hall: InProcess, who: Person, table: str) -> None:
    """Press something in the thread, and let what goes on beside it come to its end."""
    await my_table(who, hall.thread(table))
    await until(lambda: not hall.app.calls)
    await hall.settled()


async def test_dms_that_are_open_again_are_found_when_something_is_pressed(hall: InProcess, table: str) -> None:
    clock = Time(hall)
    boris = hall.person("Boris")
    boris.set_dms(open=False)
    await _told(hall, table, "2")
    boris.set_dms(open=True)
    before = len(boris.messages("dm"))
    await _press(hall, boris, table)
    assert len(boris.messages("dm")) == before, "it was tried a moment ago"
    clock.at += AGAIN + 1  # they have pressed, and are tried when the minute is over, without another press
    await until(lambda: "once more" in dm_text(boris))
    await hall.settled()
    assert "write to you again" in dm_text(boris)
    hand = [m for m in boris.messages("dm")[before:] if "once more" in m.all_words]
    assert len(hand) == 1 and hand[0].attachments
    assert (await hall.app.store.person(int(boris.id)))["dm_open"] is True
    await _told(hall, table, "2")
    assert "The game is over" in boris.messages("dm")[-1].all_words


async def test_dms_that_are_still_closed_are_not_tried_at_every_press(hall: InProcess, table: str) -> None:
    clock = Time(hall)
    boris = hall.person("Boris")
    boris.set_dms(open=False)
    await _told(hall, table, "2")
    tried: list[int] = []
    write = hall.app.worker.closed_dms._write

    async def counted(user: int, screen: object) -> None:
        tried.append(user)
        await write(user, screen)  # type: ignore[arg-type]

    hall.app.worker.closed_dms._write = counted
    for minutes in (2, 0, 0, 0, 2, 0):
        clock.at += minutes * AGAIN
        for _ in range(3):
            await _press(hall, boris, table)
    assert tried == [int(boris.id)] * 2
    assert (await hall.app.store.person(int(boris.id)))["dm_open"] is False


async def test_who_was_closed_before_a_restart_is_tried_as_he_presses(hall: InProcess, table: str) -> None:
    clock = Time(hall)
    boris = hall.person("Boris")
    await hall.app.store.set_person(int(boris.id), dm_open=False)
    hall.app.worker.closed_dms._asked.clear()  # as after a restart
    hall.app.worker.closed_dms._tried.clear()
    await _press(hall, boris, table)
    assert "write to you again" in dm_text(boris) and clock.at


async def test_news_in_a_dm_stay_as_they_were_when_a_button_below_them_is_pressed(hall: InProcess, table: str) -> None:
    """A press changed the message that it stood under, and the news on it were gone from sight."""
    boris = hall.person("Boris")
    await _told(hall, table, "2")
    news = boris.messages("dm")[-1]
    said = news.all_words
    answer = await (await boris.press(news, custom_id=button(news, "mine"))).wait_until_answered()
    assert answer.is_ephemeral and answer.message is not None and answer.message.id != news.id
    assert boris.messages("dm")[-2].all_words == said and news.edited_at is None
    # What was an answer itself is changed in place: a walk through a question leaves one message.
    again = await (await boris.press(answer.message, custom_id=button(answer.message, "mine"))).wait_until_answered()
    assert again.message is not None and again.message.id == answer.message.id
