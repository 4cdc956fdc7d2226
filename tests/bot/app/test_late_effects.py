"""What a replaced process sent or edited too late is taken back, or shown again as it should be."""

from collections.abc import AsyncIterator
from typing import cast

import pytest

from bot.app.late_effects import KEY, LOOKS, NOTHING, LateEffects, leave_to_heir
from bot.connection import sending
from bot.connection.late_requests import LateRequest
from bot.connection.rate_limits import NotTheBot
from bot.connection.reading import words_of
from bot.delivery.footers import foot_numbers
from bot.messages.card import MessageForm
from bot.messages.screen import Screen, with_card
from bot.sandbox.faults import Fault
from bot.tables.table_extra import extra_of
from engine.store.sql.store import SqlStore
from tests.bot.clockwork import default, seated
from tests.bot.hall import InProcess

OLD = Screen(content="something old")


@pytest.fixture
async def table(hall: InProcess) -> AsyncIterator[str]:
    table, actor, _, _ = await seated(hall)
    await default(actor)
    await hall.settled()
    yield table


async def heir(hall: InProcess, *late: LateRequest) -> LateEffects:
    """Return a bot that has found what the one before left."""
    await leave_to_heir(hall.app.store, late)
    found = LateEffects(hall.app.worker, hall.app.store)
    await found.look()
    await hall.settled()
    assert await hall.app.store.setting(KEY) == NOTHING
    return found


async def places(hall: InProcess, table: str) -> dict[str, tuple[int, int]]:
    """Return the channel and id of each kind of message that is edited."""
    row = await hall.app.store.table(table)
    assert row is not None and row.thread is not None and row.panel is not None and row.lobby_card is not None
    extra = extra_of(row)
    seat = next(iter(extra.cards.values()))
    assert extra.card is not None
    return {
        "panel": (row.thread, row.panel),
        "lobby card": (row.channel, row.lobby_card),
        "seat's card": (seat.channel, seat.message),
        "turn's card": (row.thread, extra.card.message),
    }


async def test_what_was_edited_to_something_old_is_shown_again(hall: InProcess, table: str) -> None:
    world = hall.sandbox.world
    shown = await places(hall, table)
    before = {kind: world.channels[str(at)].messages[str(one)].said for kind, (at, one) in shown.items()}
    for kind, (at, one) in shown.items():
        form = MessageForm.CLASSIC if kind == "seat's card" else MessageForm.V2
        await sending.edit_message(hall.app.client, at, one, with_card(OLD), form=form)
    assert all("something old" in world.channels[str(at)].messages[str(one)].said for at, one in shown.values())
    await heir(hall, *(LateRequest(at, one, is_edit=True) for at, one in shown.values()))
    after = {kind: world.channels[str(at)].messages[str(one)].said for kind, (at, one) in shown.items()}
    calls = "seat's card"  # whose first line called its person, and is not told again
    assert OLD.content not in after.pop(calls) and before.pop(calls)
    assert after == before


async def numbered(hall: InProcess, table: str) -> tuple[int, int, str]:
    """Return the channel, id and words of a message with a number."""
    thread = hall.thread(table)
    client = hall.app.client
    async for one in client.get_partial_messageable(int(thread.id)).history(limit=50):
        if foot_numbers(words_of(one)) is not None:
            return int(thread.id), one.id, words_of(one)
    raise AssertionError("nothing is numbered")


@pytest.mark.parametrize("known", [True, False])
async def test_a_message_that_is_there_twice_is_taken_back(hall: InProcess, table: str, *, known: bool) -> None:
    channel, first, words = await numbered(hall, table)
    double = await sending.send_message(hall.app.client, channel, Screen(content=words))
    await heir(hall, LateRequest(channel, double if known else 0, is_edit=False))
    messages = hall.thread(table).messages
    assert messages[str(double)].deleted and not messages[str(first)].deleted


async def test_a_message_that_is_there_once_is_left(hall: InProcess, table: str) -> None:
    channel, first, _ = await numbered(hall, table)
    found = await heir(hall, LateRequest(channel, first, is_edit=False))
    for _ in range(LOOKS):
        await found.look()
    assert not hall.thread(table).messages[str(first)].deleted and not found._doubles


async def test_a_panel_that_is_not_the_table_s_is_taken_back(hall: InProcess, table: str) -> None:
    row = await hall.app.store.table(table)
    assert row is not None and row.thread is not None and row.panel is not None
    store, sql = cast("SqlStore", hall.app.store), "SELECT nonce FROM outbox WHERE message = ?"
    nonce = str(await store._db.read(lambda conn: conn.execute(sql, (row.panel,)).fetchone()[0]))
    double = await sending.send_message(hall.app.client, row.thread, Screen(content="A panel"))
    await heir(hall, *(LateRequest(row.thread, one, is_edit=False, nonce=nonce) for one in (double, row.panel)))
    messages = hall.thread(table).messages
    assert messages[str(double)].deleted and not messages[str(row.panel)].deleted


async def test_a_request_that_went_out_all_the_same_is_noted(hall: InProcess, table: str) -> None:
    """The process was stopped between the look and the first byte."""
    app, shown = hall.app, (await places(hall, table))["lobby card"]

    def stopped() -> None:
        app.may_send = lambda: False

    hall.sandbox.faults.add(Fault("PATCH", "/channels/{channel_id}/messages/{message_id}", delay=0.0, then=stopped))
    await sending.edit_message(app.client, *shown, with_card(OLD), form=MessageForm.V2)
    assert list(app.late) == [LateRequest(*shown, is_edit=True)]
    hall.sandbox.faults.clear()
    with pytest.raises(NotTheBot):
        await sending.edit_message(app.client, *shown, with_card(OLD), form=MessageForm.V2)
    assert len(app.late) == 1
    app.may_send = lambda: True
