"""Tests of presses."""
