"""The stage with two bots before one stand-in, on one PostgreSQL server."""

import contextlib
import signal
import tempfile
import time
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import msgspec

from bot.sandbox.launch import Sandbox, serve_sandbox
from bot.sandbox.limits import unhurried_limits
from bot.sandbox.world import World
from engine.store.places.moving import move_database
from engine.store.postgres.address import PostgresAddress
from testbed.drills.stage import ANSWER_S, SavedTable, Stage, StuckError, wait_until
from testbed.postgres_server import Server

READY = "waiting for it to go"  # what a bot that stands ready says in its log
_schemas = count(1)


class TwoBots(Stage):
    """The stand-in and two bots before it. bots: the one that plays first, then the one that stands ready."""

    def __init__(self, sandbox: Sandbox, server: PostgresAddress) -> None:
        super().__init__(sandbox, Path("on-a-server"), server=server)
        self.server = server
        self.bots: list[Stage] = []

    @property
    def is_alive(self) -> bool:
        """Return True: one of the two answers sooner or later."""
        return True

    async def add(self) -> None:
        """Start a bot. The first plays as soon as it may; any other stands ready, which is waited for."""
        one = Stage(self.sandbox, self.database, server=self.server, PRAETOR_LEASE_WAIT="100000")
        self.bots.append(one)
        await one.launch(wait=len(self.bots) == 1)
        if len(self.bots) > 1:
            await wait_until(
                lambda: any(READY in line for line in one.log) or not one.is_alive, "the other is not ready"
            )

    async def replaced(self) -> float:
        """Wait until the bot that stood ready plays, and return how many seconds that took."""
        since, heir = time.monotonic(), self.bots[1]
        await wait_until(lambda: is_up(heir) or not heir.is_alive, "nobody takes over")
        if not heir.is_alive:
            raise StuckError(f"the heir left: {heir.log[-3:]}")
        return time.monotonic() - since

    async def end_all(self) -> None:
        """Kill whoever still runs."""
        for one in self.bots:
            one.kill()
            await one.end_bot(signal.SIGKILL, alone=False)


def is_up(one: Stage) -> bool:
    """Return whether a bot says that it is connected."""
    return any("Connected as" in line for line in one.log)


@contextlib.asynccontextmanager
async def two_bots(saved: SavedTable, server: Server) -> AsyncIterator[TwoBots]:
    """Open a stage with a saved table, moved to a schema of its own on a server, before two bots."""
    address = server.address(f"drill{next(_schemas)}")
    with tempfile.TemporaryDirectory(prefix="praetor-drill-") as folder:
        file = Path(folder) / "praetor.sqlite3"
        file.write_bytes(saved.database)
        await move_database(file, address)
    limits = unhurried_limits()
    limits.callback_seconds = ANSWER_S
    sandbox = await serve_sandbox(world=msgspec.json.decode(saved.world, type=World), limits=limits)
    stage = TwoBots(sandbox, address)
    try:
        await stage.add()
        await stage.add()
        yield stage
    finally:
        await stage.end_all()
        stage.records.close()
        await sandbox.stop()
