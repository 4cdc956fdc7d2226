"""Which Praetor this is: what a report of a fault should begin with."""

import platform
import sqlite3
from importlib import metadata

from bot.titles import use_whole_games
from engine.games import game as find_game
from engine.games import game_ids

PACKAGE = "praetor-bot"


def number() -> str:
    """Return the version that is installed."""
    try:
        return metadata.version(PACKAGE)
    except metadata.PackageNotFoundError:
        return "(not installed)"


def version() -> str:
    """Return the version, what it runs on, and the rules of each game that can be played."""
    use_whole_games()
    on = f"Python {platform.python_version()}, discord.py {metadata.version('discord.py')}"
    rules = ", ".join(f"{name} rules {find_game(name).version}" for name in game_ids())
    return f"praetor {number()} ({on}, SQLite {sqlite3.sqlite_version}; {rules})"
