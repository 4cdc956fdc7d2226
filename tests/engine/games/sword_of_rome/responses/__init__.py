"""Each response card from its text, played through prompts; who is asked; the data held to the rules."""
