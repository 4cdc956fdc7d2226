"""What is deleted, and how nothing of it stays in the files."""
