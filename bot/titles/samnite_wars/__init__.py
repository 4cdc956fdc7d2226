"""How Samnite Wars is told and shown on Discord."""
