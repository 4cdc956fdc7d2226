"""Cards (sections 6 and 7): hands and decks, support, one unit for a 3, events."""
