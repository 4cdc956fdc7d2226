"""Cards in the thread that grow: what belongs together is one message, by edits, with every number in one place."""

from typing import Literal

import pytest

from bot.delivery.footers import post_numbers_of_table
from bot.messages.screen import with_card
from bot.sandbox.faults import Fault
from bot.tables.post_types import Ledger, kind_of
from bot.tables.table_extra import extra_of
from engine.store.models import PUBLIC, Post
from tests.bot.clockwork import Time, default, seated, thread_text
from tests.bot.hall import InProcess, until

EDIT = "/channels/{channel_id}/messages/{message_id}"


def borne(hall: InProcess, table: str) -> list[list[int]]:
    """Return the numbers that each message of the thread bears, for those that bear any."""
    messages = hall.thread(table).messages.values()
    found = [list(post_numbers_of_table(m.all_words, table)) for m in messages if not m.deleted]
    return [numbers for numbers in found if numbers]


def whole(hall: InProcess, table: str) -> bool:
    """Return whether each number up to the last stands in one message."""
    numbers = sorted(n for message in borne(hall, table) for n in message)
    return numbers == list(range(1, len(numbers) + 1))


async def play(hall: InProcess, table: str, steps: int) -> None:
    actor = await hall.actor(table)
    for _ in range(steps):
        await default(actor)
        await hall.settled()


async def test_the_steps_of_a_turn_are_one_message_that_grows(hall: InProcess) -> None:
    table, actor, _, _ = await seated(hall)
    before = len(borne(hall, table))
    await play(hall, table, 2)
    grown = borne(hall, table)
    assert whole(hall, table) and len(grown) <= before + 1
    mark = extra_of(actor.live.row).card
    assert mark is not None and mark.last == grown[-1][-1] and len(grown[-1]) > 1


async def test_after_an_hour_a_new_card_goes_on_from_it(hall: InProcess) -> None:
    time = Time(hall)
    table, actor, _, other = await seated(hall)
    await play(hall, table, 2)
    mark = extra_of(actor.live.row).card
    time.at += 3700
    await play(hall, table, 4)  # the first may be steps that nobody may know of
    now = extra_of(actor.live.row).card
    assert mark is not None and now is not None and whole(hall, table)
    assert now.message != mark.message and (now.key != mark.key or "goes on" in thread_text(hall, other, table))


@pytest.mark.parametrize("code", [10008, 30046, 50005, 50083])
async def test_where_discord_takes_no_edit_a_new_card_goes_on(hall: InProcess, code: int) -> None:
    table, actor, _, _ = await seated(hall)
    await play(hall, table, 1)
    mark = extra_of(actor.live.row).card
    hall.sandbox.faults.add(Fault("PATCH", EDIT, status=400, code=code, times=1))
    await play(hall, table, 3)
    await hall.settled()
    now = extra_of(actor.live.row).card
    assert whole(hall, table) and mark is not None and now is not None and now.message != mark.message


@pytest.mark.parametrize("lose", ["request", "answer"])
async def test_an_edit_that_is_lost_is_made_once(
    hall: InProcess, lose: Literal["request", "answer"], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.worker.retry_delay_seconds", lambda post: 0.05)
    table, actor, _, _ = await seated(hall)
    await play(hall, table, 1)
    fault = Fault("PATCH", EDIT, lose=lose, times=1)
    hall.sandbox.faults.add(fault)
    await default(actor)
    await until(lambda: fault.hit)
    await play(hall, table, 2)
    await until(lambda: whole(hall, table))


async def test_every_step_shows_the_lines_of_a_card(hall: InProcess) -> None:
    table, _, consul, _ = await seated(hall)
    await play(hall, table, 2)
    card = [m for m in consul.messages(hall.thread(table)) if post_numbers_of_table(m.all_words, table)][-1]
    shown = await (await consul.press(card, "Every step")).wait_until_answered()
    assert "Every step, #" in shown.text or "Step #" in shown.text


async def test_a_line_looks_the_same_however_posts_are_gathered(hall: InProcess) -> None:
    """A line that is bold stays so: it is no heading where it happens to come first."""
    _, actor, *_ = await seated(hall)
    compose, bold = hall.app.worker.composer.ledger_message, "since.title"  # a key whose line is bold as a whole
    told = [
        Post(
            id=n,
            table=actor.live.row.id,
            audience=PUBLIC,
            number=n,
            kind=kind_of(Ledger),
            payload={"lead": lead},
            nonce="",
            attempts=0,
            created=0.0,
            first_tried=None,
        )
        for n, lead in ((1, bold), (2, "ledger.deadline"), (3, bold))
    ]
    alone = [with_card(await compose(actor.live, [one])).words() for one in told]
    together = with_card(await compose(actor.live, told)).words()
    assert together == "\n".join(alone)
