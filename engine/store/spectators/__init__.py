"""What is kept of those who look on at tables."""
