"""Tests of the computer players that play any game."""
