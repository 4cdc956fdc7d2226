"""Tests of what is deleted and compressed."""
