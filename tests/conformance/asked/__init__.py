"""What is asked as data, of every registered game."""
