"""Which charts /charts offers to one who types."""

from data.charts import Chart, canonical_chart_json
from engine.store.charts.interface import ChartRow
from tests.bot.hall import InProcess
from tests.bot.interactions.commands.personal.test_charts import GAME, allowed

__all__ = ["allowed"]  # the fixture


async def test_a_table_is_offered_the_charts_of_its_own_game_and_ours(allowed: InProcess) -> None:
    ada = allowed.person("Ada")
    for game, name in ((GAME, "Sword"), ("samnite_wars", "Wars")):
        chart = Chart(game, name, canonical_chart_json({}))
        row = ChartRow(
            game=game, hash=chart.hash, owner=int(ada.id), name=name, version=1, content=chart.content, changed={},
            tried="", at=1.0,
        )  # fmt: skip
        await allowed.app.store.save_or_replace_chart(row, 9)
    await allowed.create("Ada", game="samnite_wars")
    offered = await (await ada.autocomplete("charts use", "name", "", "games")).wait_until_answered()
    shown = [one["name"] for one in offered.choices]
    assert len(shown) == 2 and "Wars" in shown[0] and shown[1] == "reconstructed"
    listed = await (await ada.autocomplete("charts delete", "name", "", "games")).wait_until_answered()
    assert len(listed.choices) == 2
