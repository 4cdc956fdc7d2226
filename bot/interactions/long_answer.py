"""An answer that takes minutes: it is changed as the work goes on, and sent by DM where Discord lets it be changed no
more."""

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

from bot.connection import sending
from bot.delivery.closed_dms import UNSENT, failure_name
from bot.interactions.context import InteractionContext
from bot.messages.card import MessageForm, form_for
from bot.messages.screen import Screen, with_card

log = logging.getLogger(__name__)
EDIT = 3.0  # seconds between two looks at how far it is
TOKEN = 870.0  # seconds after which an answer cannot be changed any more
T = TypeVar("T")


class LongAnswer:
    """The answer to an interaction from now on."""

    def __init__(self, context: InteractionContext) -> None:
        self.context = context
        self.begun = asyncio.get_running_loop().time()

    async def try_to_change_answer(self, screen: Screen) -> bool:
        """Change the answer; return whether that can be, which Discord allows for a quarter of an hour."""
        if asyncio.get_running_loop().time() > self.begun + TOKEN:
            return False
        plain = (await self.context.services.tables.preferences.of(self.context.user)).plain
        form = form_for(MessageForm.V2, plain=plain)
        try:
            await sending.edit_answer(self.context.interaction, with_card(screen), form)
        except UNSENT as error:
            log.warning("an answer could not be changed (%s)", failure_name(error))
            return False
        return True

    async def try_to_write_dm(self, screen: Screen) -> bool:
        """Send something by DM, where the answer cannot be changed any more; return whether that went out."""
        try:
            await self.context.services.worker.dms.write(self.context.user, screen)
        except UNSENT as error:
            log.warning("what took long could not be sent by DM (%s)", failure_name(error))
            return False
        return True

    async def report_progress_until_done(
        self, work: "asyncio.Task[T]", told: Callable[[], Screen], shown: Screen | None = None
    ) -> T:
        """Return what some work comes to; meanwhile the answer says how far it is, whenever that is another. told: how
        far it is now. shown: how far it is by the answer as it was sent, since when it may have gone on."""
        last = shown if shown is not None else told()
        while not (await asyncio.wait({work}, timeout=EDIT))[0]:
            now = told()
            if now != last:
                last = now
                await self.try_to_change_answer(now)
        return work.result()
