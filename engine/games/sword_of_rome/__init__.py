"""The Sword of Rome: one package a chapter of the rulebook, in its words."""
