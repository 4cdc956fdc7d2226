"""The actions, a module a chapter."""
