"""Chapter 7: naval superiority, and voyages."""
