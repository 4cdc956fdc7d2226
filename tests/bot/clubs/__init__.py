"""How a server's people meet: the board, who looks for others, tournaments."""
