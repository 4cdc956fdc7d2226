"""How long a table of Total War: Rome with its pictures blocks the event loop, for `praetor bench wire`."""

from typing import Any

from bot.titles.wire_game import Figures
from bot.titles.wire_game import play_and_measure as play_out

ROUNDS = 2  # that are played
ASKED: tuple[tuple[str, dict[str, str]], ...] = (
    ("table", {}),
    ("hand", {}),
    ("map", {}),
    ("map", {"around": "latium"}),
    ("rules", {}),
)


async def play_and_measure(stand_in: Any) -> Figures:
    """Play two rounds with maps and battles, and ask meanwhile."""
    return await play_out(
        stand_in, "total_war_rome", 3, ASKED, f"last_round={ROUNDS}", ("twr-army march", "army")
    )  # fmt: skip
