"""The game by an owner's own charts and ratings: overlays that the operator has installed, picked by an option.

All chapters read their figures once, when they are imported. So the game by other figures is another set of the same
modules, imported once more while the overlay lies over the data. What is only a type (actions, events, frames, the
state, views) is shared by all of them, so that whatever is stored, told or drawn is the same. The option says name and
hash of the overlay; a table whose charts are not installed, or say something else now, cannot be played or replayed.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

from data import overlays
from engine.games.rise_of_the_roman_republic.game import FILES, ChartedGame, RiseGame
from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.kernel.errors import EngineBug

PACKAGE = __name__.rpartition(".")[0]
TYPES = (
    *("actions", "events", "frames", "state", "republic", "forces", "view"),
    *("figures", "figures_base", "overseas_figures", "table_figures", "office_figures"),
)  # modules that are shared: they hold no figure of an overlay


def with_overlay(overlay: overlays.Overlay) -> RiseGame:
    """Return the game by the figures of an overlay. OverlayError where these are none that the game can be played
    by."""
    try:
        with _imported_anew(), overlays.laid_over(GAME_ID, overlay.files):
            made: RiseGame = import_module(f"{PACKAGE}.game").PLAIN
    except EngineBug as error:
        raise overlay.wrong(str(error)) from error
    except Exception as error:  # whatever figures do to the chapters that read them, the others play
        raise overlay.wrong(f"no game can be made of these figures ({type(error).__name__})") from error
    return made


@contextmanager
def _imported_anew() -> Iterator[None]:
    """Let the chapters be imported once more, as long as it lasts; after that those of before are in force again."""
    kept = {name: module for name, module in sys.modules.items() if _is_chapter(name)}
    whole = sys.modules[PACKAGE]
    for name in kept:
        del sys.modules[name]
        vars(whole).pop(name.removeprefix(f"{PACKAGE}."), None)
    try:
        yield
    finally:
        for name in [name for name in sys.modules if _is_chapter(name)]:
            del sys.modules[name]
        sys.modules.update(kept)
        for name, module in kept.items():
            parent, _, child = name.rpartition(".")
            setattr(sys.modules[parent], child, module)


def _is_chapter(name: str) -> bool:
    """Return whether a module reads figures, itself or by others."""
    if not name.startswith(f"{PACKAGE}.") or name == __name__:
        return False
    return name.removeprefix(f"{PACKAGE}.").partition(".")[0] not in (*TYPES, "player", "registration")


def games_by_overlay() -> dict[str, RiseGame]:
    """Return the game by each overlay that is installed, by what the option says; one that is wrong is left out, and
    the log says why."""
    out: dict[str, RiseGame] = {}
    for folder in overlays.overlay_folders(GAME_ID):
        try:
            overlay = overlays.read_overlay(GAME_ID, folder, FILES)
            out[overlay.value] = with_overlay(overlay)
        except overlays.OverlayError as error:
            overlays.leave_out(GAME_ID, folder, error)
    return out


GAME = ChartedGame(games_by_overlay())
