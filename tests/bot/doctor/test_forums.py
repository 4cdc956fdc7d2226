"""Forums that lack something: each is found by `praetor doctor`, told how it is mended, and good again once that was
done."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.doctor.discord_account import discord_account_findings
from bot.doctor.findings import GOOD, NOTE, WRONG, DoctorFinding
from bot.doctor.forums import known_forums
from bot.process.settings import Secret, Settings
from bot.sandbox import permissions, threads
from bot.sandbox.launch import Sandbox
from bot.sandbox.people import server_changes
from bot.sandbox.world import REQUIRE_TAG, Channel, Overwrite, Tag
from bot.tables.forum import STATES, tag_name
from engine.store.models import OVER, RUNNING
from tests.engine.store.running_tables import database as running_tables


@pytest.fixture
def forum(stand_in: Sandbox) -> Channel:
    found = stand_in.channel("tables")
    found.overwrites.clear()  # which let the bot make its tags
    return found


@pytest.fixture
def settings(stand_in: Sandbox, forum: Channel, tmp_path: Path) -> Settings:
    """An installation one of whose tables lives in the stand-in's forum, where all its tags are."""
    path = running_tables(tmp_path)
    with closing(sqlite3.connect(path)) as conn, conn:
        table, game, extra = conn.execute("SELECT id, game, extra FROM tables LIMIT 1").fetchone()
        extra = msgspec.json.encode({**msgspec.json.decode(extra), "forum": True}).decode()
        row = (int(stand_in.guild.id), int(forum.id), extra, RUNNING, table)
        conn.execute("UPDATE tables SET guild = ?, channel = ?, extra = ?, status = ? WHERE id = ?", row)
    forum.tags = [tag(stand_in, tag_name(game, what)) for what in (*STATES, "game")]
    token = Secret(stand_in.token)
    return Settings(database=path, token=token, api=stand_in.api_url, gateway=stand_in.gateway_url)


def tag(sandbox: Sandbox, name: str, *, moderated: bool = False) -> Tag:
    return Tag(sandbox.hub.ids.next(), name, moderated)


def allow(sandbox: Sandbox, place: Channel, flags: int, *, deny: int = 0) -> None:
    server_changes.set_permission_overwrite(sandbox.hub, place, sandbox.world.bot_id, allow=flags, deny=deny)


async def found(settings: Settings) -> list[DoctorFinding]:
    return [one for one in await discord_account_findings(settings) if one.about == "forums" and one.verdict != GOOD]


async def test_a_forum_that_has_what_is_needed(settings: Settings) -> None:
    (said,) = [one for one in await discord_account_findings(settings) if one.about == "forums"]
    assert said.verdict == GOOD and "1 looked at" in said.said


async def test_an_installation_without_forums_says_nothing_of_them(settings: Settings, tmp_path: Path) -> None:
    with closing(sqlite3.connect(settings.database)) as conn, conn:
        conn.execute("UPDATE tables SET status = ?", (OVER,))
    assert known_forums(settings) == {} == known_forums(Settings(database=tmp_path / "none.sqlite3"))
    assert [one for one in await discord_account_findings(settings) if one.about == "forums"] == []


async def test_rights_that_the_forum_itself_takes_away(stand_in: Sandbox, forum: Channel, settings: Settings) -> None:
    """The server grants them: what its channels forbid was not looked at."""
    allow(stand_in, forum, 0, deny=permissions.SEND | permissions.ATTACH_FILES)
    (said,) = await found(settings)
    assert said.verdict == WRONG and "Send Messages, Attach Files" in said.said and "forum's own settings" in said.mend
    allow(stand_in, forum, permissions.SEND | permissions.ATTACH_FILES)
    assert await found(settings) == []


async def test_a_right_that_a_role_has_back(stand_in: Sandbox, forum: Channel, settings: Settings) -> None:
    """Everybody may not write there; the bot's role may."""
    (role,) = [one for one in stand_in.guild.roles.values() if one.managed]
    forum.overwrites[stand_in.guild.id] = Overwrite(stand_in.guild.id, 0, 0, permissions.SEND)
    assert [one.verdict for one in await found(settings)] == [WRONG]
    forum.overwrites[role.id] = Overwrite(role.id, 0, permissions.SEND, 0)
    assert await found(settings) == []


async def test_tags_that_are_lacking(stand_in: Sandbox, forum: Channel, settings: Settings) -> None:
    gone = forum.tags.pop(1)
    (said,) = await found(settings)
    assert said.verdict == NOTE and gone.name in said.said and "Manage Channels" in said.mend
    allow(stand_in, forum, permissions.MANAGE_CHANNELS)
    assert await found(settings) == [], "the bot makes it"
    forum.tags += [tag(stand_in, f"Tag {n}") for n in range(17)]
    (said,) = await found(settings)
    assert "a forum has 20 at most, so others must go" in said.mend


async def test_a_forum_that_requires_a_tag_and_has_none(stand_in: Sandbox, forum: Channel, settings: Settings) -> None:
    kept, forum.tags, forum.flags = forum.tags, [tag(stand_in, "News")], REQUIRE_TAG
    (said,) = await found(settings)
    assert said.verdict == WRONG and "no table opens there" in said.said
    assert kept[0].name in said.mend and "require no tag" in said.mend
    forum.flags = 0
    (said,) = await found(settings)
    assert said.verdict == NOTE
    forum.tags, forum.flags = kept, REQUIRE_TAG
    assert await found(settings) == []


async def test_tags_that_moderators_alone_give(stand_in: Sandbox, forum: Channel, settings: Settings) -> None:
    for one in forum.tags:
        one.moderated = True
    (said,) = await found(settings)
    assert said.verdict == NOTE and forum.tags[0].name in said.said and "manage threads" in said.mend
    forum.flags = REQUIRE_TAG
    assert [one.verdict for one in await found(settings)] == [WRONG, NOTE]
    allow(stand_in, forum, permissions.MANAGE_THREADS)
    assert await found(settings) == []


async def test_a_forum_that_is_gone_or_not_to_be_seen(stand_in: Sandbox, forum: Channel, settings: Settings) -> None:
    allow(stand_in, forum, 0, deny=permissions.VIEW)
    (said,) = await found(settings)
    assert said.verdict == WRONG and "does not see" in said.said and "View Channel" in said.mend
    allow(stand_in, forum, permissions.VIEW)
    assert await found(settings) == []
    threads.delete_channel(stand_in.hub, forum)
    (said,) = await found(settings)
    assert said.verdict == WRONG and "is gone, and one table lives there" in said.said
    assert "/host rebuild" in said.mend and "/server place" in said.mend


async def test_the_place_that_a_server_has_named(stand_in: Sandbox, forum: Channel, settings: Settings) -> None:
    """No table is there yet: all games must find their tags."""
    with closing(sqlite3.connect(settings.database)) as conn, conn:
        conn.execute("UPDATE tables SET status = ?", (OVER,))
        limits = msgspec.json.encode({"home": int(forum.id)}).decode()
        conn.execute("INSERT INTO settings VALUES (?, ?)", (f"server:{stand_in.guild.id}", limits))
    (said,) = await found(settings)
    assert said.verdict == NOTE and "has no tag" in said.said
    threads.delete_channel(stand_in.hub, forum)
    (said,) = await found(settings)
    assert "it is the server's own place for tables" in said.said
    text_channel = stand_in.channel("games")
    with closing(sqlite3.connect(settings.database)) as conn, conn:
        conn.execute("UPDATE settings SET value = ?", (msgspec.json.encode({"home": int(text_channel.id)}).decode(),))
    assert await found(settings) == [], "a text channel has no tags"
