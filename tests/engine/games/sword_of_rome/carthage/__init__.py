"""Tests of the fifth player: Carthage."""
