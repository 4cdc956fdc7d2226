"""A server that the bot comes to is told once what it is, in the first channel where it may write, or its owner is."""

from collections.abc import Callable

import discord
import pytest

from bot.delivery.greeting import greeting_screen
from bot.sandbox.people import server_changes
from bot.sandbox.permissions import BOT_LEAST
from bot.sandbox.world import Message
from tests.bot.hall import InProcess, until


def said(hall: InProcess) -> list[Message]:
    """Return every greeting that stands anywhere."""
    title = greeting_screen().card
    assert title is not None
    messages = (m for channel in hall.sandbox.world.channels.values() for m in channel.messages.values())
    return [m for m in messages if title.title in m.all_words and not m.deleted]


async def comes_back(hall: InProcess, granted: int = BOT_LEAST) -> None:
    """Throw the bot out of the server and invite it again, with these permissions."""
    guild = next(iter(hall.sandbox.world.guilds.values()))
    server_changes.remove_bot(hall.sandbox.hub, guild)
    await until(lambda: not hall.app.client.guilds)
    server_changes.add_bot(hall.sandbox.hub, guild, granted)
    await until(lambda: hall.app.client.guilds)


async def settled(hall: InProcess) -> None:
    await until(lambda: not hall.app.calls)


def test_the_greeting_keeps_the_limits() -> None:
    assert list(greeting_screen().broken_limits()) == [] and "@" not in greeting_screen().words()


async def test_a_server_of_before_is_told_nothing_and_a_new_one_once(hall: InProcess) -> None:
    assert said(hall) == []
    await comes_back(hall)
    await until(lambda: len(said(hall)) == 1)
    assert (
        "/game create" in said(hall)[0].all_words
        and "/learn" in said(hall)[0].all_words
        and "/help" in said(hall)[0].all_words
    )
    await settled(hall)
    await comes_back(hall)
    await settled(hall)
    await hall.app.greetings.catch_up(hall.app.client.guilds)
    assert len(said(hall)) == 1


async def test_where_it_may_write_nowhere_its_owner_is_told(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.abc.GuildChannel, "permissions_for", lambda channel, who: no_right())
    await comes_back(hall)
    await until(lambda: len(said(hall)) == 1)
    assert said(hall)[0].channel_id in hall.sandbox.world.dms.values()


def no_right() -> object:
    return discord.Permissions.none()


async def test_a_kill_between_is_healed_without_a_second_one(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed after it was sent and before that was noted: at the next start it is found."""
    store, real, changed = hall.app.store, hall.app.store.set_bot_setting, hall.app.store.change_setting

    async def dying(key: str, value: str) -> None:
        if value != "said":
            await real(key, value)

    async def dying_too(key: str, change: Callable[[str | None], str]) -> str:
        return await changed(key, change) if change(await store.setting(key)) else ""

    with monkeypatch.context() as patch:
        patch.setattr(store, "set_bot_setting", dying)
        patch.setattr(store, "change_setting", dying_too)
        await comes_back(hall)
        await until(lambda: len(said(hall)) == 1)
        await settled(hall)
    assert await store.setting("greetings")
    await hall.app.greetings.catch_up(hall.app.client.guilds)
    assert len(said(hall)) == 1 and not await store.setting("greetings")
