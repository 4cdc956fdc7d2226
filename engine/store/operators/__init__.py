"""What whoever runs the bot asks of it, and whom it serves no more."""
