"""Matches of computer players against each other: who wins how often, how sure that is, and how long they think."""
