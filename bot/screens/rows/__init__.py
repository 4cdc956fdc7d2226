"""Rows of buttons: those that stand below every question of a table, and what buttons that decide are called."""
