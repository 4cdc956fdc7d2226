"""Private messages that were changed by a press a short while after this process became the bot: the one before may
have been stopped before its own change, and make it when it wakes. What this process has shown there is then shown
again; of what it did not change it knows nothing, and what came late is the answer that was waited for."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.connection.late_requests import LateRequest

Again = Callable[[], Awaitable[None]]
TOKEN = 900.0  # seconds for which Discord lets an interaction's answer be changed: none of the one before lasts longer
MOST = 100  # messages that are kept


class PrivateAnswers:
    """Knows how private messages were changed last. is_on: another process may have been the bot before, and others may
    become it; may_send: whether this one is the bot still; late: notes what it has done when it was not."""

    def __init__(
        self,
        may_send: Callable[[], bool],
        late: Callable[[LateRequest], None],
        *,
        is_on: bool,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._may_send, self._late, self._is_on, self._clock = may_send, late, is_on, clock
        self._began = clock()
        self._kept: OrderedDict[int, Again] = OrderedDict()

    @contextmanager
    def noting_change(self, message: discord.Message, again: Again) -> Iterator[None]:
        """Note that a press changes a private message. again: changes it so once more. A request that is broken off, as
        by a process that was replaced and ends, may have changed it, too."""
        try:
            yield
        except asyncio.CancelledError:
            if not self._may_send():
                self._note_change(message.channel.id, message.id, again)
            raise
        self._note_change(message.channel.id, message.id, again)

    def _note_change(self, channel: int, message: int, again: Again) -> None:
        if not self._is_on:
            return
        if not self._may_send():
            self._late(LateRequest(channel, message, is_edit=True))
            return
        if self._clock() - self._began > TOKEN:
            self._kept.clear()
            return
        self._kept[message] = again
        self._kept.move_to_end(message)
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)

    async def show_again(self, messages: Collection[int]) -> None:
        """Change these messages once more to what they were changed to last, as far as that is known here."""
        for message in messages:
            if (again := self._kept.get(message)) is not None:
                try:
                    await again()
                except (discord.DiscordException, aiohttp.ClientError, OSError):
                    continue  # it is too late, or the message was dismissed: a press on it is told how things stand
