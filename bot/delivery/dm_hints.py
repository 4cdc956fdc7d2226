"""A hint to who writes a plain sentence to the bot in their DM: that it does not read it, and how one plays.

It is given once a day. The day is kept before the hint is sent, so that a kill between the two costs a hint and never
sends two. What was written does not come here: `bot.connection.client` passes on who wrote, and nothing else.
"""

import asyncio
import logging
import time
from collections.abc import Callable

from bot.delivery.closed_dms import UNSENT, failure_name
from bot.delivery.dms import Dms
from bot.messages.screen import Screen
from bot.tables.persons.preferences import PreferenceStore
from bot.words import Words
from data.speaking import language_context
from engine.kernel.errors import SaveError

log = logging.getLogger(__name__)
COMMON = Words("common")


class DmHints:
    """Answers persons who write to the bot."""

    def __init__(self, preferences: PreferenceStore, dms: Callable[[], Dms], clock: Callable[[], float] = time.time):
        self.preferences, self._dms, self._clock = preferences, dms, clock
        self._one_by_one = asyncio.Lock()

    async def hint_how_to_play(self, user: int) -> None:
        """Tell a person how one plays, unless they were told today."""
        today = time.strftime("%Y-%m-%d", time.gmtime(self._clock()))
        async with self._one_by_one:  # of several sentences at once the first
            kept = await self.preferences.of(user)
            if kept.hinted == today:
                return
            try:
                await self.preferences.change(user, hinted=today)
            except SaveError:
                return
        with language_context(kept.spoken_language()):
            screen = Screen(content=COMMON("dm_hint"))
        try:
            await self._dms().write(user, screen)
        except UNSENT as error:
            log.info("a hint in a DM was not sent (%s)", failure_name(error))
