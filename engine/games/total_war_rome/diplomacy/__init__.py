"""Diplomacy: the status between factions, treaties, BROKEN ALLIANCE, and what allies show each other."""
