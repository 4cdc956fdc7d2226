"""How Samnite Wars is described and shown on Discord."""
