"""Tests that play the worked examples of the rule books, by the ids of the examples (B, S, Z)."""
