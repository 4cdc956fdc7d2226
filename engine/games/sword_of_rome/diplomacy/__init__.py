"""Alliances (section 15) and non-player powers (section 16)."""
