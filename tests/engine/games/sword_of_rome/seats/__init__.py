"""Games of other numbers of players than four."""
