"""What a process of its own looks at a table for knows nothing of charts until it reads them."""

from pathlib import Path

import msgspec

from bot.replay.analysing import AnalysisOrder, _analysed
from engine.charts.dropping import drop_charted_games
from tests.bot.charts.filled import with_changes, written
from tests.bot.hall import InProcess
from tests.bot.interactions.commands.personal.test_charts import allowed, begun_by, load, played_on

__all__ = ["allowed"]  # the fixture
GAME = "samnite_wars"


async def test_a_game_by_charts_is_analysed_by_them(allowed: InProcess, tmp_path: Path) -> None:
    ada = allowed.person("Ada")
    assert "Kept as **Mine**" in await load(allowed, ada, written(tmp_path / "own.xlsx", with_changes(GAME)))
    table = await begun_by(allowed, "Mine", game=GAME)
    actor = await allowed.actor(table)
    await played_on(actor, 5)
    (row,) = await allowed.app.store.charts(user=int(ada.id))
    assert actor.live.played == f"{GAME}+{row.hash}"
    drop_charted_games([actor.live.played])  # as in a process that was started for it
    found = msgspec.json.decode(await _analysed(AnalysisOrder(place=allowed.app.settings.database_place, table=table)))
    assert found["steps"]
