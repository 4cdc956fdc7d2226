"""Games by charts, for tests."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from data import overlays
from data.charts import Chart, canonical_chart_json, know_chart
from engine.charts.dropping import drop_charted_games
from engine.games import game_by_id, registration_of
from engine.kernel.game import Game


def read(game: str, folder: Path) -> overlays.Overlay:
    """Return the overlay of a folder."""
    return overlays.read_overlay(game, folder, game_by_id(game).overlay_files)


def made(game: str, said: Mapping[str, Any], name: str = "mine") -> Game[Any]:
    """Return a game by charts that say this, by file; `dropped` lets it go."""
    chart = Chart(game, name, canonical_chart_json(said))
    know_chart(chart)
    return game_by_id(chart.played_game_name)


def dropped(*games: Game[Any]) -> None:
    """Let games by charts go."""
    drop_charted_games([game.id for game in games])


def registered(game: str) -> Any:
    """Return the registration of a game."""
    return registration_of(game)
