"""`praetor verify --overlay DIR`: the charts that a game was played by, where they are not installed here."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from data import overlays
from engine.charts.installed import try_overlay
from engine.games import registration_of
from engine.kernel.errors import SaveError
from engine.kernel.game import Game
from engine.store.verification.verify import installed_game


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
        if value not in (overlay.value, overlays.legacy_overlay_name(overlay.value)):
            raise SaveError(
                f"this game was played by the charts {value}, name and hash of an overlay; those of the folder are "
                f"{overlay.value}"
            )


def _read(game: Game[Any], folder: Path) -> overlays.Overlay:
    try:
        overlay = overlays.read_overlay(game.id, folder, game.overlay_files)
        try_overlay(overlay, registration_of(game.id))
        return overlay
    except overlays.OverlayError as error:
        raise SaveError(str(error)) from error
