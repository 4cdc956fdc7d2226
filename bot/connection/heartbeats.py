"""Heartbeats more often than Discord asks for, so that a dead connection is noticed in seconds.

At Discord's interval of 41 s discord.py notices after a minute that nothing comes any more, and what people press
meanwhile is not answered. Each beat is answered, so a connection on which nothing came for the time of two is dead.
"""

from typing import Any

import discord
from discord.gateway import KeepAliveHandler

EVERY = 8.0  # seconds between two beats at most: eight of the 120 sends that Discord takes in a minute
SILENCE = 17.0  # seconds without a word after which the connection is made anew
GOODBYE = 2.0  # seconds that a close waits for the other side, which may be gone
MAX_SENDS, RESERVED = 120, 110  # that Discord takes in a minute, and that discord.py may use for all but beats


class Beats(KeepAliveHandler):
    """discord.py's thread that beats, at a shorter interval."""

    def __init__(self, *args: Any, interval: float | None = None, **more: Any) -> None:
        super().__init__(*args, interval=min(interval or EVERY, EVERY), **more)


def install() -> None:
    """Let discord.py beat so (it offers no option, but the class is looked up with each connection)."""
    discord.gateway.KeepAliveHandler = Beats  # type: ignore[misc]
