"""Tests of rows of buttons."""
