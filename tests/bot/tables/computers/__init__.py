"""Tests of a table's computer players."""
