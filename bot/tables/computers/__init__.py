"""The computer players of a table: how strong they are, what they answer, and those who think it out elsewhere."""
