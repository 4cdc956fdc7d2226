"""The events of the game, one module a chapter. `EVENTS` in `game.py` collects them."""
