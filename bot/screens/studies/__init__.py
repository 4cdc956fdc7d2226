"""What one sees of studies of games that are over."""
