"""The plates of all games, drawn on a fresh machine before anybody asks for a picture.

To draw them takes seconds, to read them a tenth of that. They are drawn once for each edition of code and data, in a
process of its own that gives way to whatever else runs and ends then, so that a bot without tables holds none of them.
"""

import asyncio
import os
from collections.abc import Sequence
from functools import partial

from data.cache_folder import cache_folder, read_cached, write_cached
from render import games
from render.plates import plate_cache
from render.service.worker_process import WorkerGoneError, WorkerProcess

THEME = "light"
GIVES_WAY = 10  # how much less often than others the process gets its turn, as `nice` counts
DONE = b"drawn"


async def draw_ahead(known: Sequence[str]) -> bool:
    """Draw what the maps of these games stand on and lies on no disk yet; return whether all of it is there now. Where
    nothing is kept between runs, nothing is drawn."""
    name = await asyncio.to_thread(_mark)
    if cache_folder() is None or read_cached(name) == DONE:
        return cache_folder() is not None
    worker = WorkerProcess()
    try:
        if hasattr(os, "nice"):
            await asyncio.to_thread(worker.draw, partial(os.nice, GIVES_WAY))
        for game in known:
            await asyncio.to_thread(worker.draw, partial(games.warm_game_plates, game, THEME))
    except WorkerGoneError:  # out of memory, say: each map is drawn when it is asked for
        return False
    finally:
        worker.close(wait=False)
    write_cached(name, DONE, replaces="ahead-*")
    return True


def _mark() -> str:
    """Return the name of the file that says that this edition is drawn."""
    return f"ahead-{plate_cache.plate_edition_hash()}"
