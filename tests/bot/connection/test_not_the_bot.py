"""A process that may not be the bot any more sends nothing: no post, no edit, no answer, wherever it was stopped."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.bot.clockwork import default, seated
from tests.bot.hall import InProcess, until


def requests(hall: InProcess) -> list[tuple[str, str]]:
    """Return all messages that are there, as they stand now."""
    return [
        (one.id, one.all_words) for channel in hall.sandbox.world.channels.values() for one in channel.messages.values()
    ]


async def test_frozen_between_the_note_of_a_try_and_the_request(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It wakes with its lease gone, and sends what it was about to send once it has that again."""
    table, actor, _, _ = await seated(hall)
    await hall.settled()
    store, app, noted = hall.app.store, hall.app, list[object]()
    before = requests(hall)

    def frozen_after(note: Callable[..., Awaitable[object]]) -> Callable[..., Awaitable[object]]:
        async def freeze(*args: Any) -> object:
            found = await note(*args)
            app.may_send = lambda: False
            noted.append(found)
            return found

        return freeze

    with monkeypatch.context() as frozen:
        for name in ("note_posts_tried", "note_try"):
            frozen.setattr(store, name, frozen_after(getattr(store, name)))
        await default(actor)
        app.worker.notify()
        await until(lambda: noted and not app.worker._busy)
        assert requests(hall) == before
    app.may_send = lambda: True
    await store.retry_now(table, app.tables.now())
    app.worker.notify()
    await until(lambda: requests(hall) != before)
    await hall.settled()
    ids = [one for one, _ in requests(hall)]
    assert len(ids) == len(set(ids))


async def test_answers_are_not_sent_either(hall: InProcess) -> None:
    """Each is tried twice, as where the connection breaks; the person is shown Discord's own word that nothing came."""
    table, _, consul, _ = await seated(hall)
    await hall.settled()
    before, looks = requests(hall), list[bool]()

    def refuse() -> bool:
        looks.append(False)
        return False

    hall.app.may_send = refuse
    asking = asyncio.create_task(consul.slash("hand", hall.thread(table)))
    await until(lambda: len(looks) > 1 and not hall.app.calls)
    assert requests(hall) == before and not asking.done()
    asking.cancel()
