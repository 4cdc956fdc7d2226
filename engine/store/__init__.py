"""What is kept: one transaction a decision, and nothing lost."""
