"""How The Sword of Rome is described and shown on Discord."""
