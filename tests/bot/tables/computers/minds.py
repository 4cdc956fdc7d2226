"""What a process that thinks may do: answer, be slow, hang, die or fail. It imports little, as one starts."""

import os
import time
from typing import Any

from bot.tables.computers.thought import Position


def quick(position: Position) -> dict[str, Any]:
    """Answer at once."""
    return {"do": position.prompt}


def slow(position: Position) -> dict[str, Any]:
    """Answer after a while."""
    time.sleep(0.5)
    return {"do": position.prompt}


def hung(position: Position) -> dict[str, Any]:
    """Never answer."""
    time.sleep(600)
    return {}


def dying(position: Position) -> dict[str, Any]:
    """Die of it."""
    os._exit(3)


def broken(position: Position) -> dict[str, Any]:
    """Fail."""
    raise ValueError("a fault of a player")
