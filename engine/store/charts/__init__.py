"""Owners' own figures as rows: whose, what they say, with whom they are shared."""
