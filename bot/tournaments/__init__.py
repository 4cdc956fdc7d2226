"""Tournaments of a server: their tables are opened as they come due, results are counted by themselves.

How one goes on is worked out in `engine.tournaments`, which knows neither tables nor persons; here it meets both.
"""
