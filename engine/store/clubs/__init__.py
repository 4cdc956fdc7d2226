"""What is kept of a server's people meeting each other: its board, who looks for others, tournaments."""
