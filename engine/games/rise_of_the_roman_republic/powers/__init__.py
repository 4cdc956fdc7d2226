"""Powers that are no player's: who wins them over, what wakes them, who will not march (The Eagle)."""
