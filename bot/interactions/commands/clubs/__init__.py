"""Commands by which a server's people meet: its board, who looks for others, tournaments."""
