"""What is typed as options of a command, read as an answer to a question."""
