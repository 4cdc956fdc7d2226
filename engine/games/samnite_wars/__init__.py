"""Samnite Wars: a module for each chapter of its rules text."""

from engine.games.samnite_wars.game import GAME

__all__ = ["GAME"]
