"""How a server's people meet: the standing board of its tables, and who looks for others to play with."""
