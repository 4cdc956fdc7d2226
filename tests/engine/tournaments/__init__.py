"""Tournaments as plain data: pairings, standings, changes."""
