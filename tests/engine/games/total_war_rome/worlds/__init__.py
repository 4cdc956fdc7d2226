"""Tests of worlds to think in."""
