"""Owners' own figures as they are kept."""
