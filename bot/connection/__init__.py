"""The connection to Discord through discord.py: the client, its heartbeats and rate limits, its commands."""
