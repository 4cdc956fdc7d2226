"""A table that computer players play to its end over the wire, for `praetor bench wire`.

All seats but one are computer players, and a person who is away leaves theirs to another. Meanwhile they ask for the
map, their table, their hand. The figures are how long the game took, and for how long the event loop was blocked.
"""

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Any

Figures = dict[str, float]
LONGEST = 240.0  # seconds that a table may take
PAUSE = 0.05  # seconds between two things that are asked


async def play_and_measure(
    stand_in: Any,
    game: str,
    computers: int,
    asked: Sequence[tuple[str, Mapping[str, str]]],
    options: str = "",
    typed: tuple[str, str] = ("", ""),
) -> Figures:
    """Play, ask, and return the seconds, how often was asked, and the posts.

    asked: commands with their options, asked one after another, over and over. typed: a command and a field of it that
    is completed as one types.
    """
    ada = stand_in.person("Ada")
    more = {"options": options} if options else {}
    opened = await ada.slash("game create", game=game, computers=computers, **more)
    await opened.wait_until_answered()
    (thread,) = ada.threads()
    await (await ada.slash("away", thread, until="20 days")).wait_until_answered()
    began = time.monotonic()
    await (await ada.slash("game start", thread)).wait_until_answered()
    count = 0
    while time.monotonic() - began < LONGEST and not is_game_over(stand_in, thread.id):
        path, given = asked[count % len(asked)]
        await (await ada.slash_with(path, thread, dict(given))).wait_until_answered(
            LONGEST
        )  # the first map waits for its plate
        if typed[0]:
            await ada.autocomplete(*typed, "", thread)
        count += 1
        await asyncio.sleep(PAUSE)
    ended = float(is_game_over(stand_in, thread.id))
    return {
        "seconds": round(time.monotonic() - began, 1),
        "ended": ended,
        "asked": count,
        "posts": len(thread.messages),
    }


def is_game_over(stand_in: Any, thread: str) -> bool:
    """Return whether the game is over: its last post says how to verify it."""
    return any("praetor verify" in message.all_words for message in stand_in.world.channels[thread].messages.values())
