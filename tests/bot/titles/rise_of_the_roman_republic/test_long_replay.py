"""The replay of the longest game there is, the open-ended Samnite Wars: every line is in it, and all maps that were
made, with the ground in detail."""

from pathlib import Path

import pytest

from bot.replay import making
from bot.replay.fitting import map_numbers_of_steps
from bot.replay.making import make_replay, replay_page_within_limit
from bot.replay.recording import moments_from_store
from bot.tables.live import LiveTable
from engine.games.rise_of_the_roman_republic.game import PLAIN as GAME
from render import RenderService
from testbed.drills.leaks.replays import replay_data
from tests.bot.replay.games import TABLE, played

OPEN = {"scenario": "central_italy", "samnite_end": "open"}


@pytest.mark.soak(60)  # it makes 500 maps
async def test_an_open_ended_game_keeps_its_lines_and_many_maps(tmp_path: Path) -> None:
    store = await played(tmp_path / "game.db", GAME.id, wanted=OPEN)
    row = await store.table(TABLE)
    assert row is not None
    live, renderer = LiveTable(row), RenderService()
    made = await make_replay(moments_from_store(store, row, live.game), live, None, renderer)
    renderer.close()
    await store.close()
    page = replay_page_within_limit(made, language="en")
    data = replay_data(page)
    said = sum(len(beat.lines) for beat in made.seen.beats)
    assert len(made.seen.beats) > 1000 and len(map_numbers_of_steps(made.steps)) > 400
    assert len(page) <= making.LIMIT and data["cut"] is None
    assert sum(len(step["lines"]) for step in data["steps"]) == said
    assert len(data["steps"]) == len(made.steps) and all(one["tiles"] for one in data["stands"]["maps"])
