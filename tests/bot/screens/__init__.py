"""Tests of messages as plain data."""
