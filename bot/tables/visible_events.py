"""Stored events in the form that a reader may know (`Event.seen_by`)."""

import asyncio
from collections.abc import Iterable
from typing import Any

from engine.kernel.events import Event, Seat
from engine.kernel.game import Game
from engine.store.models import EventRow

AT_ONCE = 50  # events that are read before others have their turn: a long history must keep nobody waiting


async def visible_events(
    game: Game[Any], rows: Iterable[EventRow], reader: Seat | None
) -> list[tuple[EventRow, Event]]:
    """Return (row, event) for each stored event that a reader may know, in his form. reader None: the public. Events of
    which he knows nothing are left out."""
    out: list[tuple[EventRow, Event]] = []
    for n, row in enumerate(rows, 1):
        form = game.event(row.event).seen_by(reader)
        if form is not None:
            out.append((row, form))
        if n % AT_ONCE == 0:
            await asyncio.sleep(0)
    return out
