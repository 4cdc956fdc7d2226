"""How a game ends: by its players' will, put aside or given up, and what is kept of its result."""
