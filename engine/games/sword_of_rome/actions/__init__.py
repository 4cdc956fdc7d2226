"""The actions of the game, one module a chapter."""
