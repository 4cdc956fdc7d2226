"""Slash commands: the shared ones, and one for every action of every game, made from the action types."""
