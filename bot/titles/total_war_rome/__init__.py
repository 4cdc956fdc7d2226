"""How Total War: Rome is described and shown on Discord."""
