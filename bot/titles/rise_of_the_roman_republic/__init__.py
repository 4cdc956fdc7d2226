"""How The Rise of the Roman Republic is told and shown on Discord."""
