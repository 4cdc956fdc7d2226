"""What the messages that are edited in place show, as it is kept with their tables."""
