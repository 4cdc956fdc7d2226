"""How long a whole game of The Sword of Rome with its pictures takes over the wire, for `praetor bench wire`."""

from typing import Any

from bot.titles.wire_game import Figures
from bot.titles.wire_game import play_and_measure as play_out
from engine.games.sword_of_rome.tables import GAME_ID

ASKED: tuple[tuple[str, dict[str, str]], ...] = (("table", {}), ("hand", {}), ("map", {}), ("rules", {}))


async def play_and_measure(stand_in: Any) -> Figures:
    """Play a game of four to its end, and ask meanwhile."""
    return await play_out(stand_in, GAME_ID, 3, ASKED)
