"""Discord's REST routes, a module for each kind of thing. Importing this registers them all."""

from bot.sandbox.rest import account, channels, commands, emojis, guilds, interactions, messages, threads

__all__ = ["account", "channels", "commands", "emojis", "guilds", "interactions", "messages", "threads"]
