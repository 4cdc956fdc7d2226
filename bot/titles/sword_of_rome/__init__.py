"""How The Sword of Rome is told and shown on Discord."""
