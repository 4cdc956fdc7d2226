"""Exports of a game, and proof that they are true: everything played again from the dice's keys."""
