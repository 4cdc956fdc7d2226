"""USE OF CARDS: what the Fate cards are, the deck, and the special, victory and defeat cards that are played."""
