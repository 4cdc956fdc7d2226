"""Chapter 8: land combat."""
