"""`praetor verify --overlay DIR`: the charts that a game was played by, where they are not installed here."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from data import overlays
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
    if folder is not None:
        overlays.use_overlay_folder(name, folder)
    game = installed_game(name)
    if folder is not None:
        _check(game, folder)
    accepted = {value for option in game.options for value in option.values}
    accepted |= {overlays.legacy_overlay_name(value) for value in accepted if "@" in value}
    for value in charts:
        if value not in accepted:
            here = ", ".join(sorted(one for one in accepted if "@" in one)) or "none"
            raise SaveError(
                f"this game was played by the charts {value}, name and hash of an overlay; here are {here}. "
                "Name the folder with these charts: --overlay DIR"
            )


def _check(game: Game[Any], folder: Path) -> None:
    if not game.overlay_files:
        raise SaveError(f"{game.id} has no charts that could be laid over")
    try:
        overlays.read_overlay(game.id, folder, game.overlay_files)
    except overlays.OverlayError as error:
        raise SaveError(str(error)) from error
