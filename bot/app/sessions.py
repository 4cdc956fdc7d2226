"""The gateway's sessions from one process to the next, where another stands ready: kept with the tables, so that the
heir takes them up and answers what was pressed meanwhile."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec

from bot.connection.client import Client
from bot.connection.kept_sessions import KeptSession, KeptSessions, SessionHeir
from bot.process.repeating import repeat
from engine.kernel.errors import SaveError
from engine.store.interface import Store

log = logging.getLogger(__name__)
KEY = "gateway_sessions"
EVERY = 5.0  # seconds
PATIENCE = 4.0  # seconds that may pass until it is kept as the process ends: without it presses are lost


class SessionKeeper:
    """Keeps the sessions of this process, and takes up those of the one before. client: the connection as it is now;
    is_on: another may stand ready, as none can on a file; may_send: whether this process is the bot still."""

    def __init__(
        self, store: Store, client: Callable[[], Client], may_send: Callable[[], bool], *, is_on: bool
    ) -> None:
        self._store, self._client, self._may_send, self.is_on = store, client, may_send, is_on
        self._kept: tuple[KeptSession, ...] = ()

    async def take_over_kept_sessions(self) -> None:
        """Let the connection, which is not made yet, take up what the process before has kept."""
        kept = await self._store.setting(KEY) if self.is_on else None
        if kept is not None:
            with suppress(msgspec.MsgspecError):  # of another version: as if there were none
                sessions = msgspec.json.decode(kept, type=KeptSessions)
                self._client().heir = SessionHeir(self._client(), sessions)

    async def run(self) -> None:
        """Keep them every few seconds, for ever."""
        if self.is_on:
            await repeat(self.keep_sessions, EVERY, log, "the gateway's sessions were not kept")

    async def keep_sessions(self) -> None:
        """Keep them as they are, where something has come since."""
        now = self._client().sessions()
        if self.is_on and now and now != self._kept:
            await self._write(KeptSessions(now, time.time()))
            self._kept = now

    async def stop_and_keep_sessions(self) -> None:
        """Hear nothing more, and keep from where on another has to; but where another is the bot already."""
        if not self.is_on or not self._may_send():
            return
        sessions = await self._client().stop_and_hand_over_sessions()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._write(KeptSessions(sessions, time.time(), is_left=True))
        except (SaveError, TimeoutError):
            log.warning("the gateway's sessions were not kept: presses of this moment may have to be made again")

    async def _write(self, kept: KeptSessions) -> None:
        await self._store.set_bot_setting(KEY, msgspec.json.encode(kept).decode())
