"""Heartbeats more often than Discord asks for, so that a dead connection is noticed within seconds.

At Discord's interval of 41 s, discord.py notices after about a minute that nothing comes any more, and whatever
people press meanwhile is not answered. Every heartbeat is acknowledged, so if nothing came for two of our intervals,
the connection is dead.
"""

from typing import Any

import discord
from discord.gateway import KeepAliveHandler

EVERY = 8.0  # seconds between two beats at most: eight of the 120 sends that Discord takes in a minute
SILENCE = 17.0  # seconds without a word after which the connection is made again
GOODBYE = 2.0  # seconds that a close waits for the other side, which may be gone
MAX_SENDS, RESERVED = 120, 110  # that Discord takes in a minute, and that discord.py may use for all but beats


class Beats(KeepAliveHandler):
    """discord.py's thread that sends heartbeats, with a shorter interval."""

    def __init__(self, *args: Any, interval: float | None = None, **more: Any) -> None:
        super().__init__(*args, interval=min(interval or EVERY, EVERY), **more)


def install_heartbeat_thread() -> None:
    """Make discord.py use that thread. It has no option for it, but looks the class up for each connection."""
    discord.gateway.KeepAliveHandler = Beats  # type: ignore[misc]
