"""The games: one folder each. No game imports another; the rest of the program finds them here, by id."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from engine.kernel.errors import SetupError
from engine.kernel.game import Game
from engine.kernel.texts import text
from engine.players.player import Player

TITLES: tuple[str, ...] = ("samnite_wars", "total_war_rome")  # imported only when a table plays them


@cache
def game(game_id: str) -> Game[Any]:
    """Return the game of this id; SetupError if there is none."""
    if game_id not in TITLES:
        raise SetupError(text("error.no_such_game", game=game_id, known=TITLES))
    found: Game[Any] = import_module(f"engine.games.{game_id}").GAME
    return found


def strong_player(game_id: str) -> Callable[[], Player]:
    """Return what makes the computer player that knows the game."""
    game(game_id)
    made: Callable[[], Player] = import_module(f"engine.games.{game_id}.player").StrongPlayer
    return made
