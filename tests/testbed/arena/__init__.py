"""Tests of matches between computer players."""
