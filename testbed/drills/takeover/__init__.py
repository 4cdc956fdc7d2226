"""Two bots on one server, of which one stands ready."""
