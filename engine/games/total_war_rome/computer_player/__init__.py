"""The computer player that knows the game, a module for each chapter in which it decides; it reads a view alone."""

from engine.games.total_war_rome.computer_player.computer import StrongPlayer

__all__ = ["StrongPlayer"]
