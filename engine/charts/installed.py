"""Charts that an operator has installed as folders (`data/overlays.py`): each is tried as the game is found, and those
that a game can be played by are values of its option *charts*."""

from typing import Any

import msgspec

from data import overlays
from data.charts import CHARTS, OURS, ChartError, forget_chart, know_chart
from engine.charts.charted_import import charted_path, drop_modules
from engine.kernel.errors import EngineBug
from engine.kernel.game import Game, TableOption
from engine.kernel.registration import Registration, object_at_path


def install_overlays(game: Game[Any], registration: Registration) -> None:
    """Let a game be played by the overlays that are installed for it; one that is wrong is left out, and the log says
    why."""
    if not game.overlay_files:
        return
    values = list[str]()
    for folder in overlays.overlay_folders(game.id):
        try:
            overlay = overlays.read_overlay(game.id, folder, game.overlay_files)
            try_overlay(overlay, registration)
            values.append(overlay.option_value)
        except overlays.OverlayError as error:
            overlays.note_unusable_overlay(game.id, folder, error)
    vars(game)["options"] = options_with_charts(type(game).options, values)


def options_with_charts(options: tuple[TableOption, ...], values: list[str]) -> tuple[TableOption, ...]:
    """Return a game's options with some charts as values of its option; in a game that has none, it is added where
    there are any."""
    own = next((option for option in options if option.key == CHARTS), None)
    if own is not None:
        changed = msgspec.structs.replace(own, values=(OURS, *values))
        return tuple([changed if option is own else option for option in options])
    added = TableOption(key=CHARTS, default=OURS, values=(OURS, *values), unsaid=True)
    return (*options, added) if values else options


def try_overlay(overlay: overlays.Overlay, registration: Registration) -> Game[Any]:
    """Return the game by the figures of an overlay. OverlayError where these are none that the game can be played by:
    then they are not known any more."""
    chart = overlay.chart
    try:
        know_chart(chart)
        made: Game[Any] = object_at_path(charted_path(registration, chart.played_game_name, registration.game))
    except (EngineBug, ChartError) as error:
        why = str(error).replace(chart.played_game_name, chart.game)
        forget_chart(chart.played_game_name)
        drop_modules(chart.played_game_name)
        raise overlay.figures_error(why) from error
    except Exception as error:  # whatever figures do to the chapters that read them, the others play
        forget_chart(chart.played_game_name)
        drop_modules(chart.played_game_name)
        raise overlay.figures_error(f"no game can be made of these figures ({type(error).__name__})") from error
    return made
