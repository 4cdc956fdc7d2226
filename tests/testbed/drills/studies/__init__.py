"""Drills of studies."""
