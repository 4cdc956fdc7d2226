"""The computer player that knows the game, and what it estimates; it reads a view alone."""

from engine.games.samnite_wars.computer_player.computer import StrongPlayer

__all__ = ["StrongPlayer"]
