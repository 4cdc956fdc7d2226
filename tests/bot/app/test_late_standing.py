"""What a replaced process did too late with messages that stand beside the tables: boards, cards of tournaments and
calls to their entrants, digests, greetings."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.app.late_effects import KEY, LOOKS, NOTHING, LateEffects, keep_late_requests
from bot.clubs.boards import decoded_board
from bot.clubs.standing_messages import SOON
from bot.connection import sending
from bot.connection.late_requests import LateRequest
from bot.sandbox.faults import Fault
from bot.sandbox.messages import delete_message
from tests.bot.clockwork import DAY, Time
from tests.bot.clubs.test_board import boards, channel, server, set_up
from tests.bot.clubs.test_digest import Reader, digests, toy, toys
from tests.bot.clubs.tournaments import announced, cards, does, plan_of, signs_up
from tests.bot.delivery.test_greeting import comes_back, said
from tests.bot.hall import InProcess, until

__all__ = ["toy", "toys"]


def meanwhile(
    hall: InProcess, patch: pytest.MonkeyPatch, question: str, happens: Callable[[], Awaitable[object]]
) -> None:
    """Let something happen after the store was asked a question, once, before its answer is used."""
    asked = getattr(hall.app.store, question)

    async def answered() -> object:
        patch.setattr(hall.app.store, question, asked)
        found = await asked()
        await happens()
        return found

    patch.setattr(hall.app.store, question, answered)


async def test_a_board_that_is_posted_anew_as_the_old_one_is_looked_at_stays(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(hall)
    await set_up(hall)
    (first,) = boards(hall)
    time.at += DAY
    meanwhile(hall, monkeypatch, "boards", hall.app.boards.run_once)
    await hall.app.boards.forget_shown({int(first.id)})
    (second,) = boards(hall)
    kept = decoded_board(await hall.app.store.board(server(hall)))
    assert first.deleted and kept is not None and kept.board.message == int(second.id)


async def test_a_card_that_is_posted_anew_as_the_old_one_is_looked_at_stays(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    await announced(hall)
    (first,) = cards(hall)
    keeper = hall.app.tournaments

    async def moved() -> None:
        delete_message(hall.sandbox.hub, first)
        await keeper.forget_shown({int(first.id)})
        await keeper.run_once()

    meanwhile(hall, monkeypatch, "tournaments", moved)
    await keeper.forget_shown({int(first.id)})
    (second,) = cards(hall)
    assert (await plan_of(hall)).card.message == int(second.id) != int(first.id)


class Woken:
    """A process that was stopped before each message that was sent since, and sends it again as it wakes, when Discord
    has forgotten its nonce."""

    def __init__(self, hall: InProcess, patch: pytest.MonkeyPatch) -> None:
        self.hall, self.sent = hall, list[tuple[tuple[Any, ...], dict[str, Any]]]()
        self._send = sending.send_message
        patch.setattr(sending, "send_message", self._noted)

    async def _noted(self, *args: Any, **named: Any) -> int:
        self.sent.append((args, named))
        return await self._send(*args, **named)

    async def sends_again(self, which: int = -1) -> int:
        """Send again what was sent so-manieth, and return the message that is there twice."""
        self.hall.sandbox.hub.nonces.clear()
        args, named = self.sent[which]
        return await self._send(*args, **named)

    async def leaves(self, which: int = -1, *, known: bool = True) -> int:
        """Send it again, and leave a note of it, which the bot finds. known: whether Discord had answered by then."""
        (_, channel, *_), named = self.sent[which]
        double = await self.sends_again(which)
        app = self.hall.app
        late = LateRequest(channel, double if known else 0, is_edit=False, nonce=named["nonce"])
        await keep_late_requests(app.store, [late])
        keepers = (app.boards, app.tournaments, app.digests, app.greetings)
        await LateEffects(app.worker, app.store, (), [one.sent_as for one in keepers]).look()
        return double


@pytest.fixture
def woken(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> Woken:
    return Woken(hall, monkeypatch)


@pytest.mark.parametrize("known", [True, False])
async def test_a_board_that_is_there_twice_is_taken_back(hall: InProcess, woken: Woken, *, known: bool) -> None:
    await set_up(hall)
    (board,) = boards(hall)
    await woken.leaves(known=known)
    assert boards(hall) == [board] and await hall.app.store.setting(KEY) == NOTHING


@pytest.mark.parametrize("days", [1, 20])
async def test_a_board_of_days_ago_is_taken_back(hall: InProcess, woken: Woken, days: int) -> None:
    """The machine was asleep for so long."""
    time = Time(hall)
    await set_up(hall)
    for _ in range(days):
        time.at += DAY
        await hall.app.boards.run_once()
    (board,) = boards(hall)
    await woken.leaves(0)
    assert boards(hall) == [board]


async def test_a_board_that_is_there_once_is_left(hall: InProcess, woken: Woken) -> None:
    await set_up(hall)
    (board,) = boards(hall)
    nonce = woken.sent[-1][1]["nonce"]
    await keep_late_requests(hall.app.store, [LateRequest(int(board.channel_id), 0, is_edit=False, nonce=nonce)])
    effects = LateEffects(hall.app.worker, hall.app.store, (), [hall.app.boards.sent_as])
    for _ in range(LOOKS):
        await effects.look()
    assert boards(hall) == [board] and await hall.app.store.setting(KEY) == NOTHING


async def test_a_tournament_s_card_that_is_there_twice_is_taken_back(hall: InProcess, woken: Woken) -> None:
    await announced(hall)
    (card,) = cards(hall)
    await woken.leaves()
    assert cards(hall) == [card]


async def test_a_call_to_an_entrant_that_is_there_twice_is_taken_back(hall: InProcess, woken: Woken) -> None:
    await announced(hall)
    await signs_up(hall, "Boris")
    boris = hall.person("Boris")
    await does(hall.person("Ada"), "cancel", sure="yes")
    await hall.app.tournaments.run_once()
    calls = [one for one in boris.messages("dm") if "Spring" in one.all_words]
    assert len(calls) == 1
    await woken.leaves()
    assert [one for one in boris.messages("dm") if "Spring" in one.all_words] == calls


async def test_a_digest_that_is_there_twice_is_taken_back(toys: InProcess, woken: Woken) -> None:
    one = Reader(toys)
    await one.sits()
    shown = await one.passes(0)
    which = [n for n, (args, _) in enumerate(woken.sent) if "\n-# Digest " in args[2].words()]
    await woken.leaves(which[-1])
    assert digests(one.ada) == shown


async def test_a_greeting_that_is_there_twice_is_taken_back(hall: InProcess, woken: Woken) -> None:
    await comes_back(hall)
    await until(lambda: not hall.app.calls and said(hall))
    (greeting,) = said(hall)
    await woken.leaves()
    assert said(hall) == [greeting]


async def test_what_a_message_is_sent_by_is_noted_though_nothing_answers(hall: InProcess, woken: Woken) -> None:
    """The connection goes away as the answer comes, and with it the message's id."""
    app = hall.app

    def stopped() -> None:
        app.may_send = lambda: False

    time, place = Time(hall), channel(hall, "general")
    await set_up(hall)
    time.at += DAY
    path = "/channels/{channel_id}/messages"
    hall.sandbox.faults.add(Fault("POST", path, lose="answer", then=stopped, places=frozenset({place.id})))
    await app.boards.run_once()
    assert [(one.channel, one.message) for one in app.late] == [(int(place.id), 0)]
    assert app.late[0].nonce == woken.sent[-1][1]["nonce"]
    app.may_send = lambda: True


async def test_who_may_be_replaced_posts_no_board_and_does_so_once_it_may_again(hall: InProcess) -> None:
    """It was stopped after it had noted that it posts one, and wakes with its lease gone."""
    app, time = hall.app, Time(hall)
    await set_up(hall)
    (first,) = boards(hall)
    before, time.at = first.all_words, time.at + DAY
    app.may_send = lambda: False
    await app.boards.run_once()
    assert boards(hall) == [first] and first.all_words == before
    app.may_send = lambda: True
    time.at += SOON + 1
    await app.boards.run_once()
    (second,) = boards(hall)
    assert first.deleted and second.id != first.id


async def test_who_may_be_replaced_edits_no_card_of_a_tournament(hall: InProcess) -> None:
    app, time = hall.app, Time(hall)
    await announced(hall)
    (card,) = cards(hall)
    before = card.all_words
    await app.tournaments.forget_shown({int(card.id)})
    card.content = "something old"
    app.may_send = lambda: False
    await app.tournaments.run_once()
    assert card.content == "something old" and not app.late
    app.may_send = lambda: True
    time.at += SOON + 1
    await app.tournaments.run_once()
    assert cards(hall) == [card] and card.all_words == before
