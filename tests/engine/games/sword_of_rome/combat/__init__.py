"""Tests of combat and of what follows from it (sections 7.3.4, 12 to 14)."""
