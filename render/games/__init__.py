"""One module a game: what is drawn, never how."""
