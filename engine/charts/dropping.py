"""Letting go of games by charts that no table uses any more, so that their room is given back."""

import gc
import sys

from data.charts import forget_chart
from engine.charts.charted_import import ROOM, drop_modules
from engine.charts.collector import note_dropped_chart_games


def drop_charted_games(names: list[str]) -> None:
    """Let games by charts go, with all that was made of them. It takes some milliseconds each: in a thread, where
    somebody waits for the event loop."""
    for name in names:
        forget_chart(name)
        drop_modules(name)
    if names:
        note_dropped_chart_games(len(names))
        gc.collect(1)


def charted_games_loaded() -> list[str]:
    """Return the games by charts whose modules are in memory, by the packages that these lie in."""
    return [name for name in sys.modules if name.startswith(f"{ROOM}.") and name.count(".") == 1]
