"""What is shown to who looks on at a table."""
