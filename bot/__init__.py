"""Praetor on Discord: the only folder that imports discord."""
