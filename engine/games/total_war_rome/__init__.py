"""Total War: Rome: a module (or a few) for each chapter of the rulebook, in its order and words."""

from typing import Any


def __getattr__(name: str) -> Any:
    """Return the game, `GAME`, made when it is first asked for: the figures can be read without it."""
    if name == "GAME":
        from engine.games.total_war_rome.game import GAME

        return GAME
    raise AttributeError(name)
