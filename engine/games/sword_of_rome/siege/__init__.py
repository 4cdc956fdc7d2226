"""Sieges, subjugation, looting, raids and plunder (sections 13 and 14), and Roman colonies (7.2.1)."""
