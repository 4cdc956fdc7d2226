"""What a table settles before it starts: the game's length, the last round, rulings that have a second reading."""

from typing import Any

from data import load_game_data
from engine.games.total_war_rome.tables import GAME_ID
from engine.kernel.game import TableOption


def _option(row: dict[str, Any]) -> TableOption:
    values = tuple(str(value) for value in row.get("values", ()))
    return TableOption(
        key=row["key"],
        default=str(row.get("default", values[0] if values else "")),
        values=values,
        low=row.get("low"),
        high=row.get("high"),
        section=row["section"],
    )


OPTIONS = tuple(_option(row) for row in load_game_data(GAME_ID, "options")["options"])
