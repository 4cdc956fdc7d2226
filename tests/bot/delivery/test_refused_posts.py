"""What Discord refuses for good is told in words alone, or put aside: its queue goes on, and nothing comes twice."""

import pytest

from bot.delivery.footers import post_numbers_of_table
from bot.delivery.refused.refused_posts import OVER, TRIES
from bot.sandbox.faults import Fault
from bot.sandbox.world import Message
from engine.store.models import PUBLIC, NewPost
from tests.bot.clockwork import Time, dm_text, seated
from tests.bot.delivery.test_delivery import POST, ledger, lines, numbers, post
from tests.bot.hall import InProcess

BAD = "a bad word"
STEP = 300.0  # seconds, the longest time between two tries


def poison(hall: InProcess, *, status: int = 400, code: int = 50035, times: int = 9999) -> Fault:
    """Let Discord refuse all that says a certain word."""
    fault = Fault("POST", POST, status=status, code=code, words=BAD, times=times)
    hall.sandbox.faults.add(fault)
    return fault


async def passes(hall: InProcess, clock: Time, table: str, seconds: float) -> None:
    """Let time pass in steps, each with the tries that are due."""
    for _ in range(int(seconds / STEP) + 1):
        clock.at += STEP
        hall.app.worker.notify()
        await hall.settled()


def foot(hall: InProcess, table: str) -> list[Message]:
    return [m for m in hall.thread(table).messages.values() if not m.deleted]


async def aside(hall: InProcess) -> tuple[Time, str, int]:
    """Let a line be refused until it is put aside, with one behind it; return the clock, the table and its number."""
    clock = Time(hall)
    table, *_ = await seated(hall)
    await hall.settled()
    poison(hall)
    number = max(numbers(hall, table)) + 1
    await post(hall, table, BAD)
    await post(hall, table, "good")
    await passes(hall, clock, table, OVER + 2 * STEP)
    return clock, table, number


async def test_a_post_that_is_refused_for_good_is_put_aside_and_its_queue_goes_on(hall: InProcess) -> None:
    clock, table, number = await aside(hall)
    assert [line for line in lines(hall, table) if "good" in line] and BAD not in "".join(lines(hall, table))
    said = "\n".join(m.all_words for m in foot(hall, table))
    assert said.count(f"#{number} could not be shown") == 1 and "/log" in said
    (put,) = await hall.app.store.posts_aside()
    assert (put.table, put.audience, put.number) == (table, PUBLIC, number) and put.fault
    host = hall.person("Ada")
    assert f"#{number} of this table" in dm_text(host) and put.fault in dm_text(host) and "50035" in dm_text(host)
    assert (await hall.app.store.backlog(clock.at)).aside == [put]


async def test_it_is_tried_so_many_times_over_half_an_hour_first(hall: InProcess) -> None:
    clock = Time(hall)
    table, *_ = await seated(hall)
    await hall.settled()
    fault = poison(hall)
    await post(hall, table, BAD)
    await passes(hall, clock, table, OVER - 3 * STEP)
    assert not await hall.app.store.posts_aside()
    await passes(hall, clock, table, 4 * STEP)
    assert await hall.app.store.posts_aside() and fault.hit >= TRIES


async def test_a_later_version_sends_it_once_under_its_own_number(hall: InProcess) -> None:
    clock, table, number = await aside(hall)
    hall.sandbox.faults.clear()
    await hall.app.worker.refused.take_up_again()
    await passes(hall, clock, table, STEP)
    assert number not in numbers(hall, table), "this version has found that it cannot"
    for _ in range(2):
        hall.app.worker.refused.version = "later"
        await hall.app.worker.refused.take_up_again()
        await passes(hall, clock, table, STEP)
    assert numbers(hall, table).count(number) == 1 and not await hall.app.store.posts_aside()
    (shown,) = [m for m in foot(hall, table) if number in post_numbers_of_table(m.all_words, table)]
    assert BAD in shown.all_words


async def test_a_later_version_that_cannot_either_puts_it_aside_at_once_and_tells_nobody_again(hall: InProcess) -> None:
    clock, table, number = await aside(hall)
    (before,), told = await hall.app.store.posts_aside(), dm_text(hall.person("Ada"))
    hall.app.worker.refused.version = "later"
    await hall.app.worker.refused.take_up_again()
    await passes(hall, clock, table, 0)
    assert await hall.app.store.posts_aside() == [before] and dm_text(hall.person("Ada")) == told
    assert "\n".join(m.all_words for m in foot(hall, table)).count(f"#{number} could not be shown") == 1


@pytest.mark.parametrize(("status", "code"), [(403, 0), (404, 0), (408, 0), (400, 40003)])
async def test_what_may_be_mended_is_never_put_aside(hall: InProcess, status: int, code: int) -> None:
    clock = Time(hall)
    table, *_ = await seated(hall)
    await hall.settled()
    poison(hall, status=status, code=code)
    await post(hall, table, BAD)
    await passes(hall, clock, table, 2 * OVER)
    assert not await hall.app.store.posts_aside()
    hall.sandbox.faults.clear()
    await passes(hall, clock, table, STEP)
    assert len([line for line in lines(hall, table) if BAD in line]) == 1


async def test_the_others_of_its_message_go_without_it(hall: InProcess) -> None:
    """Lines that are gathered are one message: the first refusal parts them."""
    clock = Time(hall)
    table, *_ = await seated(hall)
    await hall.settled()
    poison(hall)
    await hall.app.store.post(table, [ledger("Gaius"), ledger(BAD), ledger("Titus")])
    hall.app.worker.notify()
    await passes(hall, clock, table, OVER + 2 * STEP)
    said = "".join(lines(hall, table))
    assert "Gaius" in said and "Titus" in said and BAD not in said and len(await hall.app.store.posts_aside()) == 1


async def test_a_private_post_is_told_of_to_the_host_without_whose_it_is(hall: InProcess) -> None:
    clock = Time(hall)
    table, *_ = await seated(hall)
    await hall.settled()
    ada, boris = hall.person("Ada"), hall.person("Boris")
    poison(hall)
    card = {"text": {"key": "ledger.abandoned", "args": {"by": BAD}}, "buttons": []}
    actor = await hall.actor(table)
    seat = actor.live.seat_of(int(boris.id))
    assert seat is not None
    await hall.app.store.post(table, [NewPost(audience=seat.seat, kind="card", payload=card)])
    hall.app.worker.notify()
    await passes(hall, clock, table, OVER + 2 * STEP)
    (put,) = await hall.app.store.posts_aside()
    assert f"number {put.number}" in dm_text(boris) and "A private message of this table" in dm_text(ada)
    assert "Boris" not in dm_text(ada).split("A private message")[1].split("\n", maxsplit=1)[0]


async def test_what_is_refused_for_its_form_is_told_in_words(hall: InProcess) -> None:
    """Only what the card is made of is refused: the words go alone, at once, under their number."""
    table, *_ = await seated(hall)
    await hall.settled()
    number = max(numbers(hall, table)) + 1
    hall.sandbox.faults.add(Fault("POST", POST, status=400, code=50035, words='"type":17', times=99))
    await post(hall, table, "good")
    await hall.settled()
    (shown,) = [m for m in foot(hall, table) if number in post_numbers_of_table(m.all_words, table)]
    assert "good" in shown.all_words and not await hall.app.store.posts_aside()


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (403, 160005)])
async def test_the_parts_of_a_long_post_that_are_there_come_no_second_time(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    """Only the second part is refused, for longer than Discord remembers a nonce: for good, so that each of its posts
    is tried by itself, or by a thread that is locked meanwhile."""
    clock = Time(hall)
    monkeypatch.setattr("bot.delivery.footers.TEXTS", 1500)
    table, *_ = await seated(hall)
    await hall.settled()
    fault = Fault("POST", POST, status=status, code=code, words="(2/2)", times=9999)
    hall.sandbox.faults.add(fault)
    await post(hall, table, *(f"n{n:02} " + "x" * 100 for n in range(20)))
    await hall.settled()
    assert fault.hit
    hall.sandbox.advance(2 * STEP)
    await post(hall, table, "n20 x")
    await passes(hall, clock, table, STEP)
    hall.sandbox.faults.clear()
    hall.sandbox.advance(2 * STEP)
    await passes(hall, clock, table, STEP)
    said = "\n".join(m.all_words for m in foot(hall, table))
    for n in range(21):
        assert said.count(f"n{n:02} ") == 1, (n, said)
