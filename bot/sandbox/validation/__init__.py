"""What Discord refuses: messages, components and commands checked by its written and unwritten rules."""
