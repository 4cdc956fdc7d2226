"""Every command that there is, in one registry."""

from bot.interactions.commands import actions, game, history, host, orders, seats, server, table, undo
from bot.interactions.commands import settings as persons
from bot.interactions.commands.registry import Registry


def all_commands() -> Registry:
    """Return the registry of all commands, those of the actions too."""
    registry = Registry()
    for part in (game, table, history, undo, seats, orders, persons, host, server, actions):
        part.register(registry)
    return registry
