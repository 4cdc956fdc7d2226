"""The sandbox's clock: the stand-in's and the bot's go on together, and what is due on the way happens in its order."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from bot.sandbox.launch import Sandbox, load_world, save_world, serve_sandbox
from bot.sandbox.people.forms import RefusedError
from bot.sandbox.world import Message
from testbed.drills.records import Records
from testbed.fork_server import start_module
from tests.bot.hall import ROOT, Hall, button, until
from tests.games import EXAMPLE

HOUR, DAY = 3600.0, 86_400.0


DM = 1  # the type of a channel


def all_dms(stand_in: Sandbox) -> list[Message]:
    """Return the messages of all DMs, also those that were taken away: a reminder is, once its question is closed."""
    return [m for channel in stand_in.world.channels.values() if channel.type == DM for m in channel.messages.values()]


async def test_time_passes_for_stand_in_and_bot_alike(stand_in: Sandbox, tmp_path: Path) -> None:
    hall, clocks = Hall(stand_in), stand_in.clocks
    bot = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "testbed.drills.plain_pictures", "run", "--end-with-parent", "--clock-ahead", "0"),
        env={**os.environ, **stand_in.environment, "PRAETOR_DATABASE": str(tmp_path / "p.sqlite3"),
             "PRAETOR_HOLD_SCALE": "0", "PRAETOR_GATHER": "0", "PRAETOR_EMOJIS": "0"},
        cwd=ROOT, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    listening = asyncio.create_task(clocks.run_with_bot(bot))
    try:
        await until(lambda: stand_in.gateway.is_connected and stand_in.world.commands)
        with pytest.raises(RefusedError, match="no deadline"):
            await clocks.move({"to": "deadline"})
        table = await hall.create("Ada", "Boris", deadline=24)
        await (await hall.person("Ada").slash("game start", "games", table=table)).wait_until_answered()
        began = stand_in.hub.clock.now()
        news = await clocks.move({})
        assert began + 4 * HOUR < news["deadline"] <= began + 24 * HOUR + 60
        assert news["where"] in hall.thread(table).name and news["came"] == []
        asked = {message.id for message in all_dms(stand_in)}
        due = news["deadline"]
        news = await clocks.move({"to": "deadline"})
        assert 0 < stand_in.hub.clock.now() - due < 60, "just after it"
        assert news["passed"] == pytest.approx(stand_in.hub.clock.now() - began, abs=60)
        assert any(one.get("place") == hall.thread(table).name for one in news["came"])
        assert any(one.get("person") == "Ada" for one in news["came"]), "who came to read something by DM is named"
        passed = stand_in.hub.clock.now() - began
        assert news["ahead"] == stand_in.hub.clock.offset and 4 * HOUR < passed <= 24 * HOUR + 60
        said = [m for m in hall.person("Ada").messages(hall.thread(table)) if "deadline" in m.all_words.lower()]
        assert said and said[-1].at >= began + passed - 60  # the default was played, and told at its time
        reminded = [m for m in all_dms(stand_in) if m.id not in asked and m.at < began + passed - HOUR]
        assert reminded, "the last call came at its own time, before the deadline"
        assert (await clocks.move({"by": DAY}))["ahead"] == pytest.approx(news["ahead"] + DAY, abs=HOUR)
        with pytest.raises(RefusedError, match="60 days"):
            await clocks.move({"by": -1})
    finally:
        assert bot.stdin is not None
        bot.stdin.close()
        await bot.wait()
        await listening


async def test_what_clubs_wait_for_happens_as_time_passes(stand_in: Sandbox, tmp_path: Path) -> None:
    """A tournament's tables begin, and digests come, at the time that passes: nobody waits for real seconds."""
    clocks, ada = stand_in.clocks, Hall(stand_in).person("Ada")
    bot = await start_module(
        "testbed.drills.plain_pictures",
        *("run", "--end-with-parent", "--clock-ahead", "0"),
        env={**os.environ, **stand_in.environment, "PRAETOR_DATABASE": str(tmp_path / "p.sqlite3"),
             "PRAETOR_HOLD_SCALE": "0", "PRAETOR_GATHER": "0", "PRAETOR_EMOJIS": "0"},
        cwd=ROOT, heard=True,
    )  # fmt: skip
    listening = asyncio.create_task(clocks.run_with_bot(bot))
    try:
        await until(lambda: stand_in.gateway.is_connected and stand_in.world.commands)
        made = await (
            await ada.slash("event create", "games", game=EXAMPLE, kind="swiss", name="Spring", days=1)
        ).wait_until_answered()
        assert "is announced" in made.text
        card = next(m for m in reversed(ada.messages("games")) if "Event 1" in m.all_words)
        for name in ("Ada", "Boris"):
            who = stand_in.person(name)
            await (await who.slash("settings", "games", digest="6", reminders="off")).wait_until_answered()
            await (await who.press(card, custom_id=button(card, "evjoin"))).wait_until_answered()
        await (await ada.slash("event start", "games")).wait_until_answered()
        news = await clocks.move({"by": 1})
        rows = Records(tmp_path / "p.sqlite3").rows("SELECT status FROM tables")
        assert [row["status"] for row in rows] == ["running"]
        assert news["where"] == "Spring", "a tournament's games are due, too"
        await clocks.move({"to": "deadline"})
        assert any("took too long" in m.all_words for m in ada.messages("games") if "Event 1" in m.all_words)
        digests = [m for m in all_dms(stand_in) if "Digest" in m.all_words]
        assert digests and all(one.at < stand_in.hub.clock.now() - 5 * HOUR for one in digests[:1])
    finally:
        assert bot.stdin is not None
        bot.stdin.close()
        await bot.wait()
        await listening


async def test_without_a_bot_the_stand_in_s_clock_goes_on_alone_and_is_kept(tmp_path: Path) -> None:
    sandbox = await serve_sandbox()
    try:
        assert (await sandbox.clocks.move({"by": HOUR}))["ahead"] == pytest.approx(HOUR, abs=60)
        ahead = sandbox.hub.clock.offset
        save_world(sandbox.hub, tmp_path / "world.json")
    finally:
        await sandbox.stop()
    again = await serve_sandbox(world=load_world(tmp_path / "world.json"))
    try:
        assert again.hub.clock.offset == ahead
    finally:
        await again.stop()
