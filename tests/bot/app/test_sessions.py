"""One bot ends or dies, and another goes on with its sessions: each press is answered, and once."""

import asyncio
from functools import partial

import pytest

from bot.app import App, sessions
from bot.app.sessions import KEY
from bot.connection import kept_sessions
from bot.connection.kept_sessions import SessionHeir
from bot.sandbox.gateway import CLOSED, EACH, NEWEST
from engine.store.places.opening import open_at
from tests.bot.hall import InProcess, until


@pytest.fixture
async def first(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> InProcess:
    """A bot beside which another may stand ready."""
    monkeypatch.setattr(kept_sessions, "OVERLAP", 0.0)
    monkeypatch.setattr(sessions, "SessionHeir", partial(SessionHeir, now=hall.sandbox.hub.clock.now))
    hall.app.sessions.is_on = True
    return hall


async def heir_of(first: InProcess) -> InProcess:
    """Start another bot on the same database."""
    app = App(first.app.settings, await open_at(first.app.settings.database_place))
    app.sessions.is_on = True
    return InProcess(first.sandbox, app)


def seen(hall: InProcess) -> set[int]:
    return set(hall.app._handler._seen)


@pytest.mark.parametrize("doubled", [EACH, NEWEST, CLOSED])
async def test_what_is_pressed_while_one_hands_over_is_answered(first: InProcess, doubled: str) -> None:
    gateway, ada = first.sandbox.gateway, first.person("Ada")
    gateway.doubled = doubled
    assert await first.close() == 0
    asked = asyncio.create_task(ada.slash("help"))
    await until(lambda: first.sandbox.world.interactions)  # nobody hears it
    heir = await heir_of(first)
    receipt = await (await asked).wait_until_answered()
    assert "Praetor" in receipt.text and gateway.resumes == 1
    assert "Praetor" in (await (await ada.slash("help")).wait_until_answered()).text
    await until(lambda: len(gateway.sessions) == 1)  # the old one is left
    assert await heir.close() == 0


async def test_of_a_bot_that_was_killed_only_what_may_still_be_answered_is_taken(
    first: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, store = first.person("Ada"), first.app.store
    await first.app.sessions.keep_sessions()
    kept = await store.setting(KEY)
    assert kept is not None
    early = await (await ada.slash("help")).wait_until_answered()  # after the last time that they were kept
    assert await first.close() == 0
    first.sandbox.advance(10.0)
    late = asyncio.create_task(ada.slash("help"))
    await until(lambda: len(first.sandbox.world.interactions) == 2)
    moment = first.sandbox.hub.clock.now()
    monkeypatch.setattr(sessions, "SessionHeir", partial(SessionHeir, now=lambda: moment))
    again = await open_at(first.app.settings.database_place)
    await again.set_bot_setting(KEY, kept)  # as if it had not ended in good order
    await again.close()
    heir = await heir_of(first)
    receipt = await (await late).wait_until_answered()
    assert "Praetor" in receipt.text
    assert int(receipt.interaction.id) in seen(heir) and int(early.interaction.id) not in seen(heir)
    assert await heir.close() == 0


async def test_a_session_that_is_over_is_left_alone(first: InProcess) -> None:
    await first.app.sessions.keep_sessions()
    assert await first.close() == 0
    first.sandbox.gateway.sessions.clear()
    heir = await heir_of(first)
    await until(lambda: first.sandbox.gateway.is_connected)
    assert "Praetor" in (await (await first.person("Ada").slash("help")).wait_until_answered()).text
    assert first.sandbox.gateway.resumes == 0
    assert await heir.close() == 0


@pytest.mark.sqlite_file
async def test_on_a_file_nothing_is_kept_and_the_session_ends(hall: InProcess) -> None:
    await hall.app.sessions.keep_sessions()
    assert await hall.close() == 0
    await until(lambda: not hall.sandbox.gateway.sessions)
    again = await open_at(hall.app.settings.database_place)
    assert await again.setting(KEY) is None
    await again.close()
