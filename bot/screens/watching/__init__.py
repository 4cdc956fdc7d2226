"""What is shown to whoever looks on at a table."""
