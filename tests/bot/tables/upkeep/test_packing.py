"""Finished games that are compressed are shown, replayed and played again as ever, by the bot and by the shell."""

import asyncio
import json
import os
from pathlib import Path
from typing import cast

import pytest

from bot.tables.registry import LIVELY
from bot.tables.upkeep import packing
from bot.tables.upkeep.packing import Packing
from engine.store.models import OVER
from engine.store.places.opening import place_text
from engine.store.sqlite import SqliteStore
from testbed.fork_server import run_forked
from tests.bot.clockwork import DAY, Time, played_out, seated
from tests.bot.hall import InProcess
from tests.bot.operators.owners import owner_of, says


async def is_packed(hall: InProcess, table: str) -> bool:
    """Return whether a table's rows are compressed."""
    sql, store = "SELECT count(*) FROM packed WHERE table_id = ?", cast("SqliteStore", hall.app.store)
    return bool(await store.database.read(lambda conn: conn.execute(sql, (table,)).fetchone()[0]))


async def shown(hall: InProcess, table: str) -> list[str]:
    """Return what a person is shown of a game that is over."""
    ada = hall.person("Ada")
    return [(await says(ada, command, table=table)).text for command in ("log", "game show", "fair", "host audit")]


async def finished(hall: InProcess) -> tuple[Time, str]:
    """Return a game that was over long ago and that nobody has in memory, with all that it had to tell told."""
    clock = Time(hall)
    table, actor, _, _ = await seated(hall, options="last_round=1")
    await played_out(actor)
    await hall.settled()
    assert actor.live.row.status == OVER
    clock.at += 40 * DAY
    hall.app.worker.notify()  # what was to be told together goes now
    await hall.settled()
    return clock, table


async def test_a_game_that_is_over_is_packed_after_its_days_and_shown_as_ever(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packing, "PAUSE", 0.0)
    _, table = await finished(hall)
    before = await shown(hall, table)
    packer = Packing(hall.app.tables, 30.0)
    assert await packer.run_once() == 0, "somebody has just been there"
    hall.app.tables._actors.clear()  # as after a start
    assert await Packing(hall.app.tables, 50.0).run_once() == 0
    assert await packer.run_once() == 1 and await is_packed(hall, table)
    owner = owner_of(hall)
    assert table in (await says(owner, "owner show", "dm", table=table)).text and await is_packed(hall, table)
    assert await shown(hall, table) == before
    assert not await is_packed(hall, table) and LIVELY > 1


async def test_the_shell_exports_and_replays_a_packed_game_beside_the_bot(
    hall: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packing, "PAUSE", 0.0)
    _, table = await finished(hall)
    hall.app.tables._actors.clear()
    one, other, page = (tmp_path / name for name in ("one.json", "other.json", "page.html"))
    assert await praetor(hall, "export", table, "--out", str(one)) == 0
    assert await Packing(hall.app.tables, 30.0).run_once() == 1
    assert await praetor(hall, "export", table, "--out", str(other)) == 0
    assert json.loads(one.read_text()) == json.loads(other.read_text())
    assert await praetor(hall, "verify", str(other)) in (0, 3)
    assert await praetor(hall, "replay", "--table", table, "--out", str(page)) == 0 and page.stat().st_size > 10_000


async def praetor(hall: InProcess, *words: str) -> int:
    """Return the exit status of a command on the hall's database."""
    around = {**os.environ, "DISCORD_TOKEN": "", "PRAETOR_DATABASE": place_text(hall.app.settings.database_place)}
    return (await asyncio.to_thread(run_forked, "bot", *words, env=around)).returncode
