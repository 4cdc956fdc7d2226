"""Chapter 10: legions, levies, training, tribes."""
