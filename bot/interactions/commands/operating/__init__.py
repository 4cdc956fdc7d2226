"""Commands of those who run the bot."""
