"""Which Praetor this is: what a report of a fault should begin with."""

import platform
import sqlite3
from functools import cache
from importlib import metadata

from engine.games import game_ids, installed_version

PACKAGE = "praetor-bot"


@cache
def installed_version_number() -> str:
    """Return the version that is installed; looked up once in a process, which reads a file of the package."""
    try:
        return metadata.version(PACKAGE)
    except metadata.PackageNotFoundError:
        return "(not installed)"


def full_version_text() -> str:
    """Return the version, what it runs on, and the rules of each game that is installed."""
    on = f"Python {platform.python_version()}, discord.py {metadata.version('discord.py')}"
    rules = ", ".join(f"{name} rules {installed_version(name)}" for name in game_ids())
    return f"praetor {installed_version_number()} ({on}, SQLite {sqlite3.sqlite_version}; {rules})"
