"""Chapter 9: cities and sieges."""
