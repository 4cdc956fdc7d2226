"""Samnite Wars: `phases` of a turn, the `resolution` of its event, `cards` that are played, and what they share."""
