"""The stage with two bots before one stand-in, on one PostgreSQL server."""

import contextlib
import signal
import tempfile
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import msgspec

from bot.sandbox.gateway import EACH
from bot.sandbox.launch import Sandbox, serve_sandbox
from bot.sandbox.limits import unhurried_limits
from bot.sandbox.people.person import Receipt
from bot.sandbox.world import World
from engine.store.places.moving import move_database
from testbed.drills.stage import ANSWER_S, SavedTable, Stage, StuckError, wait_until
from testbed.drills.takeover.cutting_proxy import CuttingProxy
from testbed.drills.takeover.stopping_bot import STOP, file_that_kills
from testbed.postgres_server import Server

READY = "waiting for it to go"  # what a bot that stands ready says in its log
PUT_OFF = 20.0  # seconds that an answer that was put off is waited for
NO_REQUEST = 20.0  # seconds after which a request to stop before does not come
NONCE = 5.0  # seconds for which the stand-in knows a post that was sent: less than a long stop takes
_schemas = count(1)


class TwoBots(Stage):
    """The stand-in and two bots before it. bots: the one that plays first, then the one that stands ready;
    database_server: which they reach through `proxy`."""

    def __init__(self, sandbox: Sandbox, server: Server, schema: str, proxy: CuttingProxy) -> None:
        address = server.schema_address(schema)
        super().__init__(sandbox, Path("on-a-server"), server=address)
        self.database_server, self.proxy = server, proxy
        self.address = server.schema_address(schema, proxy.folder)
        self.trigger = proxy.folder / "stop"  # before which request the one that plays stops
        self.death = file_that_kills(self.trigger)  # there: it is killed once that is answered
        self.bots: list[Stage] = []

    @property
    def is_alive(self) -> bool:
        """Return True: one of the two answers sooner or later."""
        return True

    async def add(self) -> None:
        """Start a bot. The first plays as soon as it may; any other stands ready, which is waited for."""
        one = Stage(self.sandbox, self.database, server=self.address)
        one.environment |= {"PRAETOR_LEASE_WAIT": "100000", STOP: str(self.trigger)}
        one.module = "testbed.drills.takeover.stopping_bot"
        self.bots.append(one)
        await one.launch(wait=len(self.bots) == 1)
        if len(self.bots) > 1:
            await wait_until(
                lambda: any(READY in line for line in one.log) or not one.is_alive, "the other is not ready"
            )

    async def wait_until_answered(self, receipt: Receipt) -> None:
        """Wait until an answer that was put off is given; for a while alone, since who put it off may be gone."""
        with contextlib.suppress(StuckError):
            await wait_until(lambda: not receipt.is_pending, "an answer was put off", PUT_OFF)

    async def wait_until_stopped(self, one: Stage) -> bool:
        """Wait until a bot has stopped itself, and return True; False where it sends no such request for a while."""
        with contextlib.suppress(StuckError):
            await wait_until(lambda: not self.trigger.exists() and is_stopped(one), "it stops", NO_REQUEST)
        if self.trigger.exists():
            self.trigger.unlink()
        return is_stopped(one)

    async def end_all(self) -> None:
        """Kill whoever still runs."""
        for one in self.bots:
            one.kill()
            await one.end_bot(signal.SIGKILL, alone=False)


def is_stopped(one: Stage) -> bool:
    """Return whether a bot's process is stopped."""
    if one.process is None:
        return False
    try:
        told = Path(f"/proc/{one.process.pid}/stat").read_text()
    except FileNotFoundError:
        return False
    return told.rpartition(")")[2].split()[0] == "T"


def is_up(one: Stage) -> bool:
    """Return whether a bot says that it is connected."""
    return any("Connected as" in line for line in one.log)


@contextlib.asynccontextmanager
async def stage_before_two_bots(saved: SavedTable, server: Server, doubled: str = EACH) -> AsyncIterator[TwoBots]:
    """Open a stage with a saved table, moved to a schema of its own on a server, before two bots. doubled: what the
    stand-in does with two sessions of one shard."""
    schema = f"drill{next(_schemas)}"
    limits = unhurried_limits()
    limits.callback_seconds, limits.nonce_seconds = ANSWER_S, NONCE
    sandbox = await serve_sandbox(world=msgspec.json.decode(saved.world, type=World), limits=limits)
    sandbox.gateway.doubled = doubled
    with tempfile.TemporaryDirectory(prefix="praetor-drill-") as folder:
        file = Path(folder) / "praetor.sqlite3"
        file.write_bytes(saved.database)
        await move_database(file, server.schema_address(schema))
        proxy = CuttingProxy(Path(folder), server.folder)
        await proxy.start()
        stage = TwoBots(sandbox, server, schema, proxy)
        try:
            await stage.add()
            await stage.add()
            yield stage
        finally:
            await stage.end_all()
            stage.records.close()
            await proxy.stop()
            await sandbox.stop()
