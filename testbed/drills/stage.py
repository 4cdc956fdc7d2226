"""The stage of the drills: the stand-in for Discord, the bot as a process, and saved tables to set up again."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from bot.sandbox.launch import Sandbox, serve_sandbox
from bot.sandbox.limits import Limits, unhurried_limits
from bot.sandbox.people.person import Person, Receipt, RefusedError, controls_of
from bot.sandbox.world import Channel, Message, World
from engine.games import game_by_id as find_game
from engine.store.places.moving import move_database
from engine.store.postgres.address import PostgresAddress
from testbed.database_place import fresh_schema
from testbed.drills.records import Records
from testbed.fork_server import ForkedProcess, start_module
from testbed.seeded_secrets import seed_for_next_process

PATIENCE = 300.0  # seconds
UP = 240.0  # seconds until the bot is connected, on a machine that is busy with others
FAULT = 700  # letters of a fault that are told
ANSWER_S = 10.0  # until an answer counts as missing: that it comes within Discord's three seconds shows the load drill
ROOT = Path(__file__).parents[2]


class StuckError(Exception):
    """Something that was waited for did not happen."""


async def wait_until(
    holds: Callable[[], Any] | Callable[[], Awaitable[Any]], what: str, seconds: float = PATIENCE, every: float = 0.01
) -> Any:
    """Wait until a condition holds, and return what it returns. StuckError, with its name, if it never does."""
    end = time.monotonic() + seconds
    while True:
        found = holds()
        if asyncio.iscoroutine(found):
            found = await found
        if found:
            return found
        if time.monotonic() > end:
            raise StuckError(what)
        await asyncio.sleep(every)


class Stage:
    """The stand-in, and the bot before it as a process that can be killed and started again on the same database. led:
    the bot goes by the stand-in's clock, which `Sandbox.clocks` moves on. server: where the database is, if it is no
    file."""

    def __init__(
        self,
        sandbox: Sandbox,
        database: Path,
        *,
        plain: bool = True,
        led: bool = False,
        server: PostgresAddress | None = None,
        **environment: str,
    ) -> None:
        self.sandbox, self.database, self.server, self.led = sandbox, database, server, led
        self.module = "testbed.drills.plain_pictures" if plain else "testbed.seeded_bot"  # what is run as the bot
        self.records = Records(server or database)
        self.environment = {
            **os.environ,
            **sandbox.environment,
            "PRAETOR_DATABASE": server.text if server is not None else str(database),
            "PRAETOR_HOLD_SCALE": "0",
            "PRAETOR_EMOJIS": "0",  # each start would draw them all
            "PRAETOR_GATHER": "0.05",  # it is done, and nobody has to wait for it
            **environment,
        }
        self.process: asyncio.subprocess.Process | ForkedProcess | None = None
        self._killed = False
        self.log: list[str] = []
        self._reader: asyncio.Task[None] | None = None
        self._led: asyncio.Task[None] | None = None

    @property
    def is_alive(self) -> bool:
        """Return whether the bot runs. Once it was killed it does not, even if its end was not noticed yet."""
        return self.process is not None and self.process.returncode is None and not self._killed

    @property
    def has_ended_unasked(self) -> bool:
        """Return whether the bot has ended when nobody had asked it to."""
        return self.process is not None and self.process.returncode is not None and not self._killed

    def person(self, name: str) -> Person:
        """Return a person by name."""
        return self.sandbox.person(name)

    async def launch(self, *more: str, wait: bool = True) -> None:
        """Start the bot, with more arguments; wait until it is connected and its commands are known."""
        ahead = ("--clock-ahead", repr(self.sandbox.hub.clock.offset)) if self.led else ()
        self.process = await start_module(
            self.module,
            *("run", "--end-with-parent", *ahead, *more),  # a drill that is killed leaves no bot behind
            env={**self.environment, **seed_for_next_process()},
            cwd=ROOT,
            heard=self.led,
        )
        self._killed = False
        self._reader = asyncio.create_task(self._read(self.process))
        if self.led:
            self._led = asyncio.create_task(self.sandbox.clocks.run_with_bot(self.process))
        if wait:
            await self.wait_until_connected()

    async def wait_until_connected(self) -> None:
        """Wait until the bot is connected."""
        gateway = self.sandbox.gateway
        await wait_until(
            lambda: (gateway.is_connected and self.sandbox.world.commands) or not self.is_alive,
            "the bot did not come up",
            UP,
        )
        if not self.is_alive:
            raise StuckError(f"the bot left: {self.log[-3:]}")

    async def _read(self, process: asyncio.subprocess.Process | ForkedProcess) -> None:
        assert process.stderr is not None  # noqa: S101 - it was asked for
        async for line in process.stderr:
            self.log.append(line.decode(errors="replace").rstrip())

    def kill(self) -> None:
        """Kill the bot at once (SIGKILL)."""
        self._killed = True
        self.send_signal(signal.SIGKILL)

    def send_signal(self, what: signal.Signals) -> None:
        """Send a signal to the bot, if it is still there."""
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.send_signal(what)

    async def end_bot(self, how: signal.Signals = signal.SIGTERM, *, alone: bool = True) -> int:
        """Send a signal and wait for the end; return the exit status. StuckError if there is none. alone: no other bot
        is before the stand-in."""
        if self.process is None:
            return 0
        with contextlib.suppress(ProcessLookupError):
            if self.process.returncode is None:
                self.process.send_signal(how)
        try:
            status = await asyncio.wait_for(self.process.wait(), PATIENCE)
        except TimeoutError as error:
            raise StuckError(f"the bot does not end: {self.log[-3:]}") from error
        for listening in filter(None, (self._reader, self._led)):
            await listening
        self.process = self._reader = self._led = None
        if alone:
            await wait_until(lambda: not self.sandbox.gateway.is_connected, "the connection outlived the bot")
        return status

    async def wait_until_answered(self, receipt: Receipt) -> None:
        """Wait until an answer that was put off is given, or the bot is gone. StuckError if it never is."""
        await wait_until(lambda: not receipt.is_pending or not self.is_alive, "an answer was put off and never given")

    # Places

    def thread(self, table: str) -> Channel:
        """Return a table's thread."""
        return self.sandbox.world.channels[str(self.records.table_row(table)["thread"])]

    def panels(self, table: str) -> list[Message]:
        """Return every panel of a table that is there now, oldest first."""
        thread = self.thread(table)
        return [m for m in thread.messages.values() if not m.deleted and m.ephemeral_to is None and _panel(m, table)]

    async def make_retries_due(self, table: str) -> None:
        """Make what would be tried again in minutes due now, so that the drill need not wait."""
        self.records.change("UPDATE outbox SET not_before = 0 WHERE table_id = ? AND status = 'waiting'", table)

    async def wait_until_quiet(self, table: str, seconds: float = PATIENCE) -> None:
        """Wait until everything is delivered and the game waits for people only."""
        await wait_until(
            lambda: self.records.is_all_delivered(table), f"table {table} does not come to rest", seconds, 0.03
        )


def _panel(message: Message, table: str) -> bool:
    ids = [str(c.get("custom_id", "")) for c in controls_of(message)]
    return f"mine:{table}" in ids and f"rules:{table}" in ids


def faults_in_log(log: list[str]) -> list[str]:
    """Return every error of ours in a log, each with its traceback in one line."""
    found: list[str] = []
    for line in log:
        if " fault " in line or "Traceback" in line:
            found.append(line)
        elif found and line.startswith("  "):
            found[-1] += " | " + line.strip()
    return [f"{one[:160]} … {one[-540:]}" if len(one) > FAULT else one for one in found]


class SavedTable(msgspec.Struct):
    """A world and a database in which a game has just begun, so that every run of a drill starts from the same.

    last: the decision with which a run ends; 0: with the game. now: what its clock showed; 0: it does not matter.
    """

    world: bytes
    database: bytes
    table: str
    game: str
    people: tuple[str, ...]
    last: int = 0
    now: float = 0.0


@contextlib.asynccontextmanager
async def open_stage(
    saved: SavedTable | None = None,
    *,
    limits: Limits | None = None,
    plain: bool = True,
    led: bool = False,
    world: World | None = None,
    **environment: str,
) -> AsyncIterator[Stage]:
    """Open a stage: a new world (world: this one), or a saved table's. The bot is not started; at the end it is killed
    if it still runs. plain: pictures are not drawn; led: the bot goes by the stand-in's clock."""
    with tempfile.TemporaryDirectory(prefix="praetor-drill-") as folder:
        database = Path(folder) / "praetor.sqlite3"
        world = msgspec.json.decode(saved.world, type=World) if saved else world
        if saved:
            database.write_bytes(saved.database)
        if limits is None:
            limits = unhurried_limits()
            limits.callback_seconds = ANSWER_S
        sandbox = await serve_sandbox(world=world, limits=limits)
        if saved and saved.now:  # however long the drill has taken since: each run begins at the same moment
            sandbox.hub.clock.offset = saved.now - time.time()
        server = await fresh_schema(database)
        stage = Stage(sandbox, database, plain=plain, led=led, server=server, **environment)
        try:
            yield stage
        finally:
            stage.kill()
            await stage.end_bot(signal.SIGKILL)
            stage.records.close()
            await sandbox.stop()


async def begin_game(
    stage: Stage, game: str, people: tuple[str, ...], *, computers: int = 1, players: int = 0, **options: Any
) -> str:
    """Let people open a table and start its game, as anybody would. Return the table's id.

    computers: how many play with them at least; more where the game needs more, fewer where it takes fewer.
    players: seats of the table, instead of `computers`; 0: as many as come of that.
    """
    host = stage.person(people[0])
    least, most = least_and_most_seats(game, str(options.get("options", "")))
    computers = players - len(people) if players else min(max(computers, least - len(people)), most - len(people))
    created = await host.slash("game create", "games", game=game, computers=computers, **options)
    await created.wait_until_answered()
    if "(table " not in created.text:
        raise StuckError(f"no table was opened: {created!r}")
    table = created.text.split("(table ")[1][:5]
    for guest in people[1:]:
        await (await stage.person(guest).slash("game join", "games", table=table)).wait_until_answered()
    await (await host.slash("game start", "games", table=table)).wait_until_answered()
    await stage.wait_until_quiet(table)
    return table


def options_from_text(options: str) -> dict[str, str]:
    """Return the options that are written as "last_round=1, ..."."""
    parts = (part.partition("=") for part in options.split(","))
    return {key.strip(): value.strip() for key, given, value in parts if given}


def least_and_most_seats(game: str, options: str) -> tuple[int, int]:
    """Return how many play with these options, at least and at most."""
    rules = find_game(game)
    return rules.seat_range_for_options(rules.complete(options_from_text(options)))


def options_that_exist(game: str, options: str) -> str:
    """Keep of "last_round=1, ..." what the game has an option for: not every game can be made short."""
    known = {one.key for one in find_game(game).options}
    return ", ".join(f"{key}={value}" for key, value in options_from_text(options).items() if key in known)


async def begin_saved_table(
    game: str, people: tuple[str, ...] = ("Ada", "Boris"), *, computers: int = 1, players: int = 0, options: str = ""
) -> SavedTable:
    """Begin a game and keep world and database as they are then. people: the first of them, as many as may play.
    computers, players: as for `begin`. options: those that the game does not have are left out."""
    options = options_that_exist(game, options)
    people = people[: least_and_most_seats(game, options)[1]]
    async with open_stage() as stage:
        await stage.launch()
        more = {"options": options} if options else {}
        table = await begin_game(stage, game, people, computers=computers, players=players, **more)
        return await end_and_keep(stage, table, game, people)


async def end_and_keep(stage: Stage, table: str, game: str, people: tuple[str, ...]) -> SavedTable:
    """End the bot and return world and database as they are then."""
    await stage.end_bot()
    world = stage.sandbox.world
    world.last_id = stage.sandbox.hub.ids.last
    if stage.server is not None:
        await move_database(stage.server, stage.database)
    with contextlib.closing(sqlite3.connect(stage.database)) as conn:
        conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return SavedTable(msgspec.json.encode(world), stage.database.read_bytes(), table, game, people)


__all__ = [
    "RefusedError",
    "SavedTable",
    "Stage",
    "StuckError",
    "begin_game",
    "begin_saved_table",
    "end_and_keep",
    "open_stage",
    "wait_until",
]
