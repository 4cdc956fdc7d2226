"""The events, a module a chapter."""
