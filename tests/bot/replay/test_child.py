"""The process that makes replays: what it writes, how it ends, and what a kill of the bot leaves of it."""

import asyncio
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageStat

from bot.replay import child
from bot.replay.child import FILM, PAGE, Progress, ReplayChild, ReplayError, ReplayOrder
from bot.sandbox.people.person import Receipt
from bot.sandbox.world import Message
from render.service.own_python import module_run_command
from testbed.drills.leaks.replays import replay_data
from testbed.drills.script import Script
from testbed.drills.stage import Stage, begin_saved_table, open_stage, wait_until
from tests.bot.hall import button, verbs
from tests.bot.replay.games import TABLE, played
from tests.bot.screens.test_finale import SHORT
from tests.games import EXAMPLE

LIMIT = 3_000_000


async def test_a_page_and_a_film_are_made_and_told_of(tmp_path: Path) -> None:
    store = await played(tmp_path / "game.db", EXAMPLE, most=8)
    told: list[Progress] = []
    replays = ReplayChild(tmp_path / "game.db")
    page = await replays.make_replay_file(ReplayOrder(table=TABLE, what=PAGE, seat="1", most=LIMIT), told.append)
    film = await replays.make_replay_file(ReplayOrder(table=TABLE, what=FILM, most=LIMIT, palette="grey"))
    await store.close()
    assert replay_data(page)["reader"] and len(page) < LIMIT
    assert told[0] == Progress() and told[-1].done == told[-1].of > 3
    with Image.open(tmp_path / "f.webp" if (tmp_path / "f.webp").write_bytes(film) else "") as image:
        assert image.format == "WEBP" and getattr(image, "n_frames", 1) > 1
        means = ImageStat.Stat(image.convert("RGB").convert("HSV")).mean
        assert means[1] < 8, "it has colours"


async def test_what_it_cannot_make_is_said_without_a_secret(tmp_path: Path) -> None:
    store = await played(tmp_path / "game.db", EXAMPLE, most=3)
    await store.close()
    replays = ReplayChild(tmp_path / "game.db")
    with pytest.raises(ReplayError, match="there is no table NONE1"):
        await replays.make_replay_file(ReplayOrder(table="NONE1", what=PAGE, most=LIMIT))
    with pytest.raises(ReplayError, match="there is no seat 9"):
        await replays.make_replay_file(ReplayOrder(table=TABLE, what=PAGE, seat="9", most=LIMIT))
    slow = ReplayChild(tmp_path / "game.db", seconds=0.05)
    with pytest.raises(ReplayError, match="was not made"):
        await slow.make_replay_file(ReplayOrder(table=TABLE, what=PAGE, most=LIMIT))


async def test_an_exception_is_named_by_its_kind_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = (sys.executable, "-c", "raise KeyError('the_sealed_card')")
    monkeypatch.setattr(child, "module_run_command", lambda *words: broken)
    with pytest.raises(ReplayError) as found:
        await ReplayChild(tmp_path / "x").make_replay_file(ReplayOrder(table=TABLE, what=PAGE, most=LIMIT))
    assert str(found.value) == "exit status 1: KeyError"


async def test_the_child_ends_with_the_bot(tmp_path: Path) -> None:
    store = await played(tmp_path / "game.db", EXAMPLE, most=60)
    await store.close()
    words = ("--table", TABLE, "--out", str(tmp_path / "page"), "--json", "--child")
    environment = {**ReplayChild(tmp_path / "game.db")._environment()}
    made = await asyncio.create_subprocess_exec(
        *module_run_command("bot", "replay", *words),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env=environment,
    )
    assert made.stdin is not None and made.stdout is not None
    await made.stdout.readline()
    made.stdin.close()  # what the operating system does when the bot is killed
    assert await asyncio.wait_for(made.wait(), 30) == 1 and not (tmp_path / "page").exists()


def films(stage: Stage, table: str) -> list[Message]:
    found = stage.thread(table).messages.values()
    return [m for m in found if any(file.filename == "replay.webp" for file in m.attachments)]


@pytest.mark.soak(14)
async def test_over_the_wire_with_a_kill_while_the_film_is_made() -> None:
    """A page of the running game, then the end, the film, a kill in the middle of it: it is posted once."""
    saved = await begin_saved_table(SHORT[0], options="last_round=1")
    async with open_stage(saved) as stage:
        await stage.launch()
        ada, thread = stage.person("Ada"), stage.thread(saved.table)
        receipt: Receipt = await ada.slash("replay", thread)
        page = await wait_until(
            lambda: receipt.message if receipt.message and receipt.message.attachments else None, "page"
        )
        assert page.ephemeral_to == ada.id and replay_data(page.attachments[0].data)["reader"]
        await Script(stage, saved.table, "film").play()
        await stage.wait_until_quiet(saved.table)
        (card,) = [m for m in thread.messages.values() if "film" in verbs(m)]
        await (await ada.press(card, custom_id=button(card, "film"))).wait_until_answered()
        again = await (await ada.press(card, custom_id=button(card, "film"))).wait_until_answered()
        assert "posted in the thread once it is ready" in again.text
        await asyncio.sleep(1.0)
        assert not films(stage, saved.table)
        stage.kill()
        await stage.end_bot(alone=False)
        await stage.launch()
        await wait_until(lambda: films(stage, saved.table), "the film is never posted", 120.0)
        await stage.wait_until_quiet(saved.table)
        assert len(films(stage, saved.table)) == 1
        known = await (await stage.person("Boris").press(card, custom_id=button(card, "film"))).wait_until_answered()
        assert films(stage, saved.table)[0].id in known.text
