"""The pictures of each game: a package a game, found by the game's id and imported when it is first drawn."""

from functools import cache
from importlib import import_module
from typing import Any

from engine.games import TITLES
from engine.kernel.errors import SetupError
from engine.kernel.texts import text
from render.drawings import Drawings
from render.picture import Picture


def package_of(game: str) -> str:
    """Return the dotted name of the package that has a game's pictures; SetupError if there is no such game.

    This is the one place that knows where pictures of an installed game lie.
    """
    if game not in TITLES:
        raise SetupError(text("error.no_such_game", game=game, known=TITLES))
    return f"{__name__}.{game}"


@cache
def drawings_of(game: str) -> Drawings:
    """Return what a game can be drawn as: the `DRAWINGS` of its package's module `drawings`. SetupError if there is no
    such game."""
    found: Drawings = import_module(f"{package_of(game)}.drawings").DRAWINGS
    return found


def draw(game: str, kind: str, view: Any, /, **options: Any) -> Picture:
    """Draw at once, in this thread: `draw(game, "map", view, names=names)`. KeyError if the game has no
    drawing of this kind."""
    return drawings_of(game).kinds[kind].draw(view, **options)


def warm(game: str, theme: str) -> None:
    """Draw what all pictures of a game stand on, by theme."""
    drawings_of(game).warm(theme)
