"""Commands for what is a person's own at all their tables: what waits for them, what they note."""
