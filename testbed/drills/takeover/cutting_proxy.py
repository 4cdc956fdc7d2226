"""A proxy before a PostgreSQL server that cuts a connection once it has handed a COMMIT on: nobody hears its end."""

import asyncio
import contextlib
from pathlib import Path

SOCKET = ".s.PGSQL.5432"
COMMIT = b"COMMIT\0"
CHUNK = 1 << 16


class CuttingProxy:
    """Listens on a socket in a folder of its own. armed: the next COMMIT is cut off; cuts: how many were."""

    def __init__(self, folder: Path, server: Path) -> None:
        self.folder, self._server = folder, server
        self.armed, self.cuts = False, 0
        self._listening: asyncio.Server | None = None
        self._under_way: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to listen."""
        self._listening = await asyncio.start_unix_server(self._serve, self.folder / SOCKET)

    async def stop(self) -> None:
        """Cut all connections, and listen no more."""
        if self._listening is not None:
            self._listening.close()
        for task in self._under_way:
            task.cancel()
        if self._under_way:
            await asyncio.wait(self._under_way)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 - asyncio runs it as one
        self._under_way.add(task)
        try:
            with contextlib.suppress(OSError, asyncio.CancelledError):
                await self._between(reader, writer)
        finally:
            self._under_way.discard(task)
            writer.close()

    async def _between(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hand everything on, until either side ends or a COMMIT is cut."""
        from_server, to_server = await asyncio.open_unix_connection(self._server / SOCKET)
        back = asyncio.create_task(_hand_on(from_server, writer))
        try:
            while data := await reader.read(CHUNK):
                cut = self.armed and COMMIT in data
                if cut:
                    self.armed = False
                    back.cancel()  # its answer reaches nobody
                    await asyncio.wait({back})
                to_server.write(data)
                await to_server.drain()
                if cut:
                    await from_server.read(CHUNK)  # it was answered
                    self.cuts += 1
                    return
        finally:
            back.cancel()
            to_server.close()


async def _hand_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
    writer.close()
