"""What a replaced process did too late with messages that stand beside the tables: boards and cards of tournaments."""

from collections.abc import Awaitable, Callable

import pytest

from bot.clubs.boards import decoded_board
from bot.sandbox.messages import delete_message
from tests.bot.clockwork import DAY, Time
from tests.bot.clubs.test_board import boards, server, set_up
from tests.bot.clubs.test_event import announced, cards, plan_of
from tests.bot.hall import InProcess


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
