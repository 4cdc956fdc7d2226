"""The sequence of play (section 5): turns, rounds, and the phases of a turn."""
