"""Movement (section 9) and the reactions to it (sections 10 and 11)."""
