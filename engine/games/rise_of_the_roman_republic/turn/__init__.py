"""Chapter 3: the sequence of play."""
