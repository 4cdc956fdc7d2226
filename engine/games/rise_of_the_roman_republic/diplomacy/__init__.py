"""Chapter 12: diplomacy."""
