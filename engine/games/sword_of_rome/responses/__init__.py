"""Response cards: the moments at which they may be played, by whom, and how the data become cards (ruling 136)."""
