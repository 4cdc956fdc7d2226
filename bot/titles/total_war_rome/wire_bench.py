"""How long a table of Total War: Rome with its pictures blocks the event loop, for `praetor bench wire`.

Three computer players and a person who is away play two rounds through the bot, with maps and battles. Meanwhile he
asks for the map, his table, his hand and lists of marches. The figure is the longest time for which the loop was
blocked.
"""

import asyncio
import time
from typing import Any

Figures = dict[str, float]
ROUNDS, LONGEST = 2, 240.0  # rounds that are played; seconds that they may take
ASKED: tuple[tuple[str, dict[str, str]], ...] = (
    ("table", {}),
    ("hand", {}),
    ("map", {}),
    ("map", {"around": "latium"}),
    ("rules", {}),
)


async def play(stand_in: Any) -> Figures:
    """Play, ask, and return the longest time that the event loop was kept (longest_own_ms by its own work), the presses
    that were answered and the posts."""
    ada = stand_in.person("Ada")
    opened = await ada.slash("game create", game="total_war_rome", computers=3, options=f"last_round={ROUNDS}")
    await opened.settled()
    (thread,) = ada.threads()
    await (await ada.slash("away", thread, until="20 days")).settled()
    began = time.monotonic()
    await (await ada.slash("game start", thread)).settled()
    asked = 0
    while time.monotonic() - began < LONGEST and not _over(stand_in, thread.id):
        path, options = ASKED[asked % len(ASKED)]
        await (await ada.slash_with(path, thread, options)).settled(LONGEST)  # the first map waits for its plate
        await ada.autocomplete("twr-army march", "army", "", thread)
        asked += 1
        await asyncio.sleep(0.05)
    return {"seconds": round(time.monotonic() - began, 1), "asked": asked, "posts": len(thread.messages)}


def _over(stand_in: Any, thread: str) -> bool:
    return any("praetor verify" in message.said for message in stand_in.world.channels[thread].messages.values())
