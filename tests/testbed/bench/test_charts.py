"""The bench of owners' charts in short: charts are loaded, timed and dropped again."""

from engine.charts.dropping import charted_games_loaded
from testbed.bench.charts import measure


async def test_charts_are_loaded_timed_and_dropped_again() -> None:
    """How long a load holds the event loop is for the bench to say, on a machine that does nothing else. Other tests of
    this process may have left games by charts of theirs, which go with it."""
    before = set(charted_games_loaded())
    (found,) = (await measure("samnite_wars", 3)).values()
    assert found["longest_ms"] >= found["longest_worked_ms"] > 0 and found["over_50"] >= found["worked_over_50"]
    assert found["load_ms"] > 0 and found["idle_longest_ms"] > 0 and set(charted_games_loaded()) <= before
