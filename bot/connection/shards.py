"""One connection of several: a shard serves the servers whose (id >> 22) % count is its own id, shard 0 DMs too.

discord.py's own shard begins a new session wherever a first try to come back fails, which loses what happened
meanwhile and uses up a login; and while one shard comes back, no other can. Ours resumes as long as it has a session,
and each comes back by itself.
"""

import asyncio
from typing import Any, Protocol

import discord
from discord.gateway import ReconnectWebSocket
from discord.shard import EventItem, EventType, Shard

from bot.connection.session_starts import SessionStarts


class WaitsForSessions(Protocol):
    """What a shard needs of the client."""

    starts: SessionStarts

    async def wait_for_free_sessions(self) -> None:
        """Return once Discord takes new sessions."""


class ResumingShard(Shard):
    """A shard that comes back beside the others, by RESUME where it can."""

    _coming_back: "asyncio.Task[None] | None" = None

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        """Begin to come back, and do not wait for it: the others may have to come back too."""
        self._coming_back = asyncio.create_task(self._come_back(exc))

    async def reconnect(self) -> None:
        """Try again what failed."""
        await self.reidentify(ReconnectWebSocket(self.id, resume=self.ws.session_id is not None))

    async def _come_back(self, exc: ReconnectWebSocket) -> None:
        client: Any = self._client
        waits: WaitsForSessions = client
        try:
            if exc.resume:
                await super().reidentify(exc)
                return
            await waits.wait_for_free_sessions()
            with waits.starts.reserve():
                await super().reidentify(exc)
        except self._handled_exceptions as error:
            await self._handle_disconnect(error)
        except Exception as error:  # as discord.py does: the connection as a whole is made again
            self._queue_put(EventItem(EventType.terminate, self, error))

    def stop_hearing(self) -> None:
        """Take no more events, and come back no more."""
        self._cancel_task()
        if self._coming_back is not None:
            self._coming_back.cancel()

    async def close(self) -> None:
        """Close the connection, and come back no more."""
        if self._coming_back is not None:
            self._coming_back.cancel()
        await super().close()


def install_shard_class() -> None:
    """Make discord.py use it. It has no option for that, but looks the class up for each shard."""
    discord.shard.Shard = ResumingShard  # type: ignore[misc]
