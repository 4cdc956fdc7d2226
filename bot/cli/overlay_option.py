"""`praetor verify --overlay DIR`: the charts that a game was played by, where they are not installed here."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from data import overlays
from data.charts import Chart, ChartError, know_chart
from engine.charts.installed import try_overlay
from engine.games import registration_of
from engine.kernel.errors import SaveError
from engine.kernel.game import Game
from engine.store.verification.verify import installed_game

ANY = "*"  # the name of charts in a file


def lay_overlay_over_game(document: Mapping[str, Any], folder: Path | None) -> None:
    """Let the game of an export be played by the figures in a folder; None: by those that are installed. SaveError if
    they are wrong, or if the game was played by others: it cannot be checked then."""
    options = document.get("options", {})
    values = options.values() if isinstance(options, dict) else ()
    charts = [value for value in values if isinstance(value, str) and "@" in value]
    if folder is None and not charts:
        return
    name = str(document.get("game", ""))
    game = installed_game(name, {})
    if folder is None:
        return  # whatever is known here: the report says what could not be proven without them
    if not game.overlay_files:
        raise SaveError(f"{game.id} has no charts that could be laid over")
    overlay = _read(game, folder)
    for value in charts:
        here = f"{value.rpartition('@')[0]}@{overlay.hash}" if overlay.name == ANY else overlay.option_value
        if value not in (here, overlays.legacy_overlay_name(here)):
            raise SaveError(
                f"this game was played by the charts {value}, name and hash of an overlay; those of the folder are "
                f"{here}"
            )


def _read(game: Game[Any], folder: Path) -> overlays.Overlay:
    if folder.is_file():  # as `/charts file` gives them
        return _of_file(game, folder)
    try:
        overlay = overlays.read_overlay(game.id, folder, game.overlay_files)
        try_overlay(overlay, registration_of(game.id))
        return overlay
    except overlays.OverlayError as error:
        raise SaveError(str(error)) from error


def _of_file(game: Game[Any], file: Path) -> overlays.Overlay:
    """Return the charts of a file; their name is not in it, and what counts is the hash."""
    chart = Chart(game.id, ANY, file.read_bytes())
    try:
        know_chart(chart)
    except ChartError as error:
        raise SaveError(f"{file.name} holds no charts of {game.id}: {error}") from error
    return overlays.Overlay(chart, file.parent, {})
