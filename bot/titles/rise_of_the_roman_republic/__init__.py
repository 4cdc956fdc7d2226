"""How The Rise of the Roman Republic is described and shown on Discord."""
