"""What whoever runs the bot may ask of it, by the command line or as an owner on Discord."""
