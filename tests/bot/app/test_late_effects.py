"""What a replaced process sent or edited too late is taken back, or shown again as it should be."""

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.app.late_effects import KEY, LOOKS, NOTHING, LateEffects, keep_late_requests
from bot.connection import sending
from bot.connection.late_requests import LateRequest
from bot.connection.rate_limits import NotTheBot
from bot.connection.reading import all_words_of_message
from bot.delivery.footers import post_numbers_at_foot
from bot.messages.card import MessageForm
from bot.messages.screen import Screen, with_card
from bot.sandbox.faults import Fault
from bot.sandbox.world import Message
from bot.services.private_answers import PrivateAnswers
from bot.tables.table_extra import extra_of
from engine.store.sql.store import SqlStore
from tests.bot.clockwork import default, seated
from tests.bot.clubs.test_board import boards, channel, set_up
from tests.bot.hall import InProcess, button, my_table, until
from tests.bot.tables.test_undo import buy
from tests.bot.toy_table import decides, register, toy_table
from tests.engine.kernel.toy import Propose

OLD = Screen(content="something old")


@pytest.fixture
async def table(hall: InProcess) -> AsyncIterator[str]:
    table, actor, _, _ = await seated(hall)
    await default(actor)
    await hall.settled()
    yield table


async def heir(hall: InProcess, *late: LateRequest) -> LateEffects:
    """Return a bot that has found what the one before left."""
    await keep_late_requests(hall.app.store, late)
    found = LateEffects(hall.app.worker, hall.app.store)
    await found.look()
    await hall.settled()
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
    before = {kind: world.channels[str(at)].messages[str(one)].all_words for kind, (at, one) in shown.items()}
    for kind, (at, one) in shown.items():
        form = MessageForm.CLASSIC if kind == "seat's card" else MessageForm.V2
        await sending.edit_message(hall.app.client, at, one, with_card(OLD), form=form)
    assert all("something old" in world.channels[str(at)].messages[str(one)].all_words for at, one in shown.values())
    await heir(hall, *(LateRequest(at, one, is_edit=True) for at, one in shown.values()))
    after = {kind: world.channels[str(at)].messages[str(one)].all_words for kind, (at, one) in shown.items()}
    calls = "seat's card"  # whose first line called its person, and is not told again
    assert OLD.content not in after.pop(calls) and before.pop(calls)
    assert after == before
    assert await hall.app.store.setting(KEY) == NOTHING


async def edited_late(hall: InProcess, channel: str, message: Message, form: MessageForm) -> None:
    """Let a replaced process edit a message to something old, and the heir hear of it."""
    old = with_card(OLD) if form is MessageForm.V2 else OLD
    await sending.edit_message(hall.app.client, int(channel), int(message.id), old, form=form)
    assert "something old" in message.all_words
    late = LateRequest(int(channel), int(message.id), is_edit=True)
    await keep_late_requests(hall.app.store, [late])
    await LateEffects(hall.app.worker, hall.app.store, (hall.app.boards.forget_shown,)).look()
    await hall.settled()


@pytest.fixture
def toys(toy_game: None, hall: InProcess) -> InProcess:
    """The hall where the toy can be played."""
    return hall


@pytest.fixture
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


async def test_an_offer_that_is_over_is_shown_as_over_again(toys: InProcess) -> None:
    table = await toy_table(toys, "Ada", "Boris")
    await decides(toys, table, "1", Propose("2"))
    boris = toys.person("Boris")
    (message,) = (one for one in boris.messages("dm") if "offers you" in one.all_words)
    await (await boris.press(message, "Accept")).wait_until_answered()
    await toys.settled()
    after = message.all_words
    assert "You have accepted it" in after
    await edited_late(toys, toys.sandbox.world.dms[boris.id], message, MessageForm.CLASSIC)
    assert message.all_words == after


async def test_a_vote_that_is_over_is_shown_as_over_again(hall: InProcess) -> None:
    table, _, consul, other = await seated(hall)
    await buy(consul, table, 1)
    await hall.settled()
    await (await consul.slash("undo", "games", step="buy", table=table)).wait_until_answered()
    await hall.settled()
    vote = other.last("dm", "go back")
    await (await other.press(vote, "Refuse")).wait_until_answered()
    await hall.settled()
    after = vote.all_words
    assert "Not agreed" in after
    await edited_late(hall, hall.sandbox.world.dms[other.id], vote, MessageForm.CLASSIC)
    assert vote.all_words == after


async def test_a_board_is_shown_again(hall: InProcess) -> None:
    await set_up(hall)
    (board,) = boards(hall)
    after = board.all_words
    await edited_late(hall, channel(hall, "general").id, board, MessageForm.V2)
    await hall.app.boards.run_once()
    assert board.all_words == after


@pytest.fixture
def on_a_server(hall: InProcess) -> InProcess:
    """A bot beside which another may stand ready."""
    hall.app.private_answers._is_on = True
    return hall


async def test_a_private_answer_is_shown_again(on_a_server: InProcess) -> None:
    """Its person has pressed again, at the heir."""
    table, _, consul, _ = await seated(on_a_server)
    thread = on_a_server.thread(table)
    mine = await my_table(consul, thread)
    receipt = await (await consul.press(mine, custom_id=button(mine, "open"))).wait_until_answered()
    shown = receipt.message
    assert shown is not None and shown.id == mine.id, "it is another message"
    after, shown.content, shown.components = shown.all_words, "something old", []
    late = LateRequest(int(thread.id), int(shown.id), is_edit=True)
    await keep_late_requests(on_a_server.app.store, [late])
    app = on_a_server.app
    await LateEffects(app.worker, app.store, (app.private_answers.show_again,)).look()
    assert shown.all_words == after and "something old" not in after


async def test_a_private_answer_that_went_out_late_is_noted(on_a_server: InProcess) -> None:
    app, (table, _, consul, _) = on_a_server.app, await seated(on_a_server)
    mine = await my_table(consul, on_a_server.thread(table))

    def stopped() -> None:
        app.may_send = lambda: False

    path = "/interactions/{interaction_id}/{interaction_token}/callback"
    on_a_server.sandbox.faults.add(Fault("POST", path, delay=0.0, then=stopped))
    await (await consul.press(mine, custom_id=button(mine, "open"))).wait_until_answered()
    await until(lambda: app.late)  # the bot hears a moment later that it was answered
    assert [(one.message, one.is_edit) for one in app.late] == [(int(mine.id), True)]


async def test_a_private_answer_that_was_broken_off_is_noted() -> None:
    """A process that was replaced ends before Discord has answered."""
    late: list[LateRequest] = []
    message: Any = SimpleNamespace(id=2, channel=SimpleNamespace(id=1))
    answers = PrivateAnswers(lambda: False, late.append, is_on=True)

    async def again() -> None: ...

    with pytest.raises(asyncio.CancelledError), answers.noting_change(message, again):
        raise asyncio.CancelledError
    assert late == [LateRequest(1, 2, is_edit=True)]


async def test_tables_that_were_not_touched_are_not_read(
    hall: InProcess, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await hall.create("Clara")
    shown = (await places(hall, table))["panel"]
    read: list[str] = []
    load = hall.app.worker.composer.shown.load

    async def noted(table: str) -> None:
        read.append(table)
        await load(table)

    monkeypatch.setattr(hall.app.worker.composer.shown, "load", noted)
    await heir(hall, LateRequest(*shown, is_edit=True))
    assert table in read and other not in read


async def numbered(hall: InProcess, table: str) -> tuple[int, int, str]:
    """Return the channel, id and words of a message with a number."""
    thread = hall.thread(table)
    client = hall.app.client
    async for one in client.get_partial_messageable(int(thread.id)).history(limit=50):
        if post_numbers_at_foot(all_words_of_message(one)) is not None:
            return int(thread.id), one.id, all_words_of_message(one)
    raise AssertionError("nothing is numbered")


@pytest.mark.parametrize("known", [True, False])
async def test_a_message_that_is_there_twice_is_taken_back(hall: InProcess, table: str, *, known: bool) -> None:
    channel, first, words = await numbered(hall, table)
    double = await sending.send_message(hall.app.client, channel, Screen(content=words))
    await heir(hall, LateRequest(channel, double if known else 0, is_edit=False))
    messages = hall.thread(table).messages
    assert messages[str(double)].deleted and not messages[str(first)].deleted
    assert await hall.app.store.setting(KEY) == NOTHING


class KilledError(Exception):
    """The bot was killed here."""


async def killed(*_: object) -> None:
    raise KilledError


async def test_a_kill_loses_nothing_that_was_left(hall: InProcess, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a message that was edited, and of one that is there twice: the next one sees to both."""
    at, panel = (await places(hall, table))["panel"]
    shown = hall.sandbox.world.channels[str(at)].messages[str(panel)]
    before = shown.all_words
    await sending.edit_message(hall.app.client, at, panel, with_card(OLD), form=MessageForm.V2)
    channel, first, words = await numbered(hall, table)
    double = await sending.send_message(hall.app.client, channel, Screen(content=words))
    late = [LateRequest(at, panel, is_edit=True), LateRequest(channel, double, is_edit=False)]
    with monkeypatch.context() as patch:
        patch.setattr(hall.app.store, "tables_showing", killed)
        patch.setattr(sending, "delete_message", killed)
        with pytest.raises(KilledError):
            await heir(hall, *late)
    await heir(hall)
    messages = hall.thread(table).messages
    assert shown.all_words == before and messages[str(double)].deleted and not messages[str(first)].deleted
    assert await hall.app.store.setting(KEY) == NOTHING


async def test_what_cannot_be_seen_to_is_left_after_some_tries(
    hall: InProcess, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    late = LateRequest(*(await places(hall, table))["panel"], is_edit=True)
    monkeypatch.setattr(hall.app.store, "tables_showing", killed)
    await keep_late_requests(hall.app.store, [late])
    found = LateEffects(hall.app.worker, hall.app.store)
    for _ in range(LOOKS):
        assert await hall.app.store.setting(KEY) != NOTHING
        with pytest.raises(KilledError):
            await found.look()
    assert await hall.app.store.setting(KEY) == NOTHING


async def test_a_message_that_is_there_once_is_left(hall: InProcess, table: str) -> None:
    channel, first, _ = await numbered(hall, table)
    found = await heir(hall, LateRequest(channel, first, is_edit=False))
    for _ in range(LOOKS):
        await found.look()
    assert not hall.thread(table).messages[str(first)].deleted
    assert await hall.app.store.setting(KEY) == NOTHING


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
