"""What is kept of persons under their Discord id, and of the bot as a whole under a key."""
