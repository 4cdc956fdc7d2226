"""Every command that there is, in one registry."""

from bot.commands import actions, game, host, orders, past, seats, server, table, undo
from bot.commands import settings as persons
from bot.commands.registry import Registry


def all_commands() -> Registry:
    """Return the registry of all commands, those of the actions too."""
    registry = Registry()
    for part in (game, table, past, undo, seats, orders, persons, host, server, actions):
        part.register(registry)
    return registry
