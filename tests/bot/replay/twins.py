"""The moments of a game in which everything is replaced that a reader cannot know, as the leak drill does it: what is
made of them must be the same, byte for byte."""

import zlib
from collections.abc import AsyncIterator
from typing import Any

from bot.replay.recording import Moment
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.game import Game


async def dealt_anew(moments: AsyncIterator[Moment], game: Game[Any], reader: str | None) -> AsyncIterator[Moment]:
    """Yield moments as the reader could imagine them: other cards, other sealed answers; events in their own form."""
    lots = UnverifiedRandom("another deal")
    async for moment in moments:
        events = tuple(form for event in moment.events if (form := event.seen_by(reader)) is not None)
        if moment.state is None:
            yield Moment(b"", None, events)
            continue
        state = game.determinize(moment.state, reader, lots)
        yield Moment(zlib.compress(game.encode(state), 1), state, events, moment.gap)
