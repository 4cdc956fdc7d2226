"""The bench of owners' charts in short: charts are loaded and dropped, and hold the event loop for no 50 ms."""

from engine.charts.dropping import charted_games_loaded
from testbed.bench.charts import measure


async def test_no_load_holds_the_event_loop_by_its_work() -> None:
    (found,) = (await measure("samnite_wars", 3)).values()
    assert found["longest_ms"] >= found["longest_worked_ms"] and found["worked_over_50"] == 0
    assert found["load_ms"] > 0 and found["idle_longest_ms"] > 0 and charted_games_loaded() == []
