"""What a table settles before it starts: the game's length, the order of reinforcements, how sides are given out."""

from typing import Any

from data import load_game_data
from engine.games.sword_of_rome.tables import GAME_ID
from engine.kernel.game import TableOption


def _option(row: dict[str, Any]) -> TableOption:
    if "low" in row:
        return TableOption(
            key=row["key"], default=str(row["default"]), low=row["low"], high=row["high"], section=row["section"]
        )
    values = tuple(str(value) for value in row["values"])
    return TableOption(key=row["key"], default=values[0], values=values, section=row["section"])


OPTIONS = tuple(_option(row) for row in load_game_data(GAME_ID, "options")["options"])
