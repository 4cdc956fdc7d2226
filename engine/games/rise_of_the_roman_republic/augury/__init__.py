"""Chapter 13: auguries."""
