"""The program: store, house, delivery and the connection to Discord, from start to an orderly end."""

import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import Coroutine
from typing import Any

import discord
import yarl

from bot.connection import refused_for_good
from bot.connection.client import Client
from bot.delivery.closed_dms import CLOSED, UNSENT, named
from bot.delivery.compose import Composer
from bot.delivery.worker import Worker
from bot.interactions.commands.all_commands import all_commands
from bot.interactions.handler import Door, fault
from bot.process.gc_schedule import OFTEN, Collector
from bot.process.loop_latency import Pulse
from bot.process.shutdown import leave
from bot.screens.screen import Screen
from bot.settings import DISCORD, Settings
from bot.tables.registry import House
from bot.titles import title
from bot.words import Words
from engine.store.interface import Store
from engine.store.models import LOBBY, RUNNING, TableRow
from engine.store.process_lock import Lease
from engine.store.sqlite import open_store
from render import RenderService

log = logging.getLogger(__name__)
PERMISSIONS = 2252177770925056  # view, send, send in threads, create threads, attach, embed, history, pin
SWITCH = 0.0005  # seconds: whoever thinks or works out odds in a thread hands the interpreter over soon
TIDY = 60.0  # seconds
COMMON = Words("common")


class App:
    """The bot."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.renderer = RenderService(apart=True)
        self.house = House(store, hold_scale=settings.hold_scale)
        self.composer = Composer(self.house, self.renderer)
        self.registry = all_commands()
        self.client = Client(self)
        self.worker = Worker(self.client, self.house, self.composer, patience=settings.gather)
        self.house.posted = self.worker.notify
        self._threads: dict[int, str] = {}
        self._warmed: set[str] = set()
        self._door = Door(self)
        self._warming: list[asyncio.Task[None]] = []  # one a title at most
        self._calls: set[asyncio.Task[Any]] = set()
        self._stopping = asyncio.Event()
        self.collector = Collector()

    async def door(self, interaction: discord.Interaction[Any]) -> None:
        """Let an interaction in; while the program is about to end nothing more is begun, and who asks is told so."""
        if self._stopping.is_set():
            await self._door.turn_away(interaction)
            return
        self.collector.touched()
        task = asyncio.current_task()
        if task is not None:
            self._calls.add(task)
            task.add_done_callback(self._calls.discard)
        await self._door.enter(interaction)

    # What the commands ask of the program

    async def table_here(self, channel: int) -> str | None:
        """Return the table that is played in a thread."""
        found = self._threads.get(channel)
        if found is None:
            row = await self.store.table_of_thread(channel)
            if row is None:
                return None
            found = self._threads[channel] = row.id
        return found

    async def probe_dm(self, user: int, row: TableRow) -> str:
        """Write to a person who has just joined, and return the key of what to tell him of his DMs."""
        await self.store.set_person(user, dm_open=None)
        try:
            await self.worker.dms.write(user, Screen(content=COMMON("lobby.dm_hello", name=row.name, id=row.id)))
        except UNSENT as error:
            if getattr(error, "code", None) in CLOSED:
                await self.worker.closed.found(row.id, user)
                return "lobby.dm_closed"
            log.warning("a DM could not be probed (%s)", named(error))  # what there is to say goes by the outbox
            return "lobby.dm_ok"
        await self.store.set_person(user, dm_open=True)
        return "lobby.dm_ok"

    def invite_link(self) -> str:
        """Return the link that invites the bot with the least permissions."""
        if self.client.application_id is None:
            return "–"
        return discord.utils.oauth_url(
            self.client.application_id,
            permissions=discord.Permissions(PERMISSIONS),
            scopes=("bot", "applications.commands"),
        )

    async def sync_commands(self, *, force: bool = False) -> bool:
        """Tell Discord the commands if they have changed since it was told last; return whether it was told."""
        fingerprint = f"{self.client.application_id}:{self.registry.fingerprint()}"
        if not force and await self.store.setting("commands") == fingerprint:
            return False
        payload: Any = self.registry.payload()
        await self.client.http.bulk_upsert_global_commands(self.client.application_id or 0, payload)
        await self.store.set_setting("commands", fingerprint)
        return True

    # From start to end

    def stop(self) -> None:
        """Ask the program to end in good order."""
        self._stopping.set()

    async def run(self) -> int:
        """Run until told to stop; return the exit status."""
        sys.setswitchinterval(SWITCH)
        use_addresses(self.settings)
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, self.stop)
        await self._learn()
        self.collector.start()
        jobs = (self.house.clock(), self.worker.run(), self._warm(), self._tidy())
        beside: list[asyncio.Task[Any]] = [asyncio.create_task(job) for job in jobs]
        pulse = Pulse()
        if self.settings.pulse:
            beside.append(asyncio.create_task(pulse.beat()))
        connection = asyncio.create_task(self._stay_connected())
        stop = asyncio.create_task(self._stopping.wait())
        await self.house.wake_all()
        done, _ = await asyncio.wait((connection, stop), return_when=asyncio.FIRST_COMPLETED)
        status = connection.result() if connection in done else 0
        await leave(self, self._calls, [*beside, *self._warming, connection, stop])
        if self.settings.pulse:
            pulse.tell()
            log.info("collector: looks %d, longest_ms %.1f", self.collector.looks, 1000 * self.collector.longest)
        return status

    async def _learn(self) -> None:
        """Read rules and words of the games that are played, before anybody waits for them."""
        for name in {row.game for row in await self.store.tables(statuses=(LOBBY, RUNNING))}:
            Words(name)
            title(name)

    async def _warm(self) -> None:
        """Draw the plates of the maps that are played on; a bot without tables need not hold any."""
        for row in await self.store.tables(statuses=(LOBBY, RUNNING)):
            await self.warm(row.game)
        log.info("the plates of the maps are drawn")

    async def _tidy(self) -> None:
        """Let tables forget what they need not hold, and the collector of cycles look through everything while nobody
        waits."""
        while True:
            for _ in range(round(TIDY / OFTEN)):
                await asyncio.sleep(OFTEN)
                self.collector.look()
            self.house.rest()
            self.collector.rest()

    async def warm(self, game: str) -> None:
        """Draw a title's plate before its first map is asked for."""
        if game not in self._warmed:
            self._warmed.add(game)
            await title(game).warm(self.renderer)

    def warm_soon(self, game: str) -> None:
        """Draw a title's plate beside whatever else goes on (a table was opened)."""
        if game not in self._warmed:
            self._warming.append(asyncio.create_task(self.warm(game)))

    def beside(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something that nobody waits for, but the end of the program."""

        async def guarded() -> None:
            try:
                await work
            except Exception as error:
                fault(error)

        task = asyncio.create_task(guarded())
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def _stay_connected(self) -> int:
        """Log in and stay connected; try again, ever more slowly, while Discord cannot be reached. Return the exit
        status where it is over: Discord will not have this bot."""
        token = self.settings.token.value if self.settings.token else ""
        pause = 1.0
        while True:
            try:
                await self.client.login(token)
                self.worker.online.set()
                await self._find_gateway()
                log.info("invite link: %s", self.invite_link())
                await self.client.connect()
                pause = 1.0
            except Exception as error:  # whatever broke the connection, it is made again
                why = refused_for_good.cause(error)
                if why is not None:
                    log.error("%s", why)
                    return refused_for_good.STATUS
                log.warning("no connection to Discord (%s); trying again in %.0f s", type(error).__name__, pause)
            if self._stopping.is_set():
                return 0
            self.worker.online.clear()
            await asyncio.sleep(pause)
            pause = min(pause * 2, 60.0)
            await self._renew_client()

    async def _find_gateway(self) -> None:
        if self.settings.gateway is None and self.settings.api != DISCORD:
            _, url, _ = await self.client.http.get_bot_gateway()
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)

    async def _renew_client(self) -> None:
        with contextlib.suppress(Exception):
            await self.client.close()
        self.client = Client(self)
        self.worker.client = self.client


def use_addresses(settings: Settings) -> None:
    """Let discord.py speak to the server that the settings name (it offers no option, but these are read anew)."""
    discord.http.Route.BASE = settings.api
    if settings.gateway is not None:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway)


async def run(settings: Settings) -> int:
    """Take the lease of the database, open the store and run the bot until it is told to stop. SaveError where another
    process holds the lease and does not go."""
    lease = Lease(settings.database)
    if not lease.take():
        log.warning("another Praetor plays the tables of %s: waiting for it to go", settings.database.name)
        await lease.wait(settings.lease_wait)
    try:
        store = await open_store(settings.database)
        try:
            return await App(settings, store).run()
        except BaseException:
            await store.close()  # its thread would keep a process alive that does nothing
            raise
    finally:
        lease.give_back()
