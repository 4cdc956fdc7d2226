"""How Total War: Rome is told and shown on Discord."""
