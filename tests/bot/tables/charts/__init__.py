"""Tests of the charts of tables."""
