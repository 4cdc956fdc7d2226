"""The program: store, running tables, delivery and the connection to Discord, from start to an orderly end."""

import asyncio
import contextlib
import logging
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import discord
import msgspec

from bot.app.in_flight import InFlight, OwnEdits
from bot.app.late_doubles import LateDoubles
from bot.app.late_edits import LateEdits
from bot.app.late_effects import LateEffects, keep_late_requests
from bot.app.led_clock import LedClock
from bot.app.sessions import SessionKeeper
from bot.app.shutdown import shut_down
from bot.app.standing_by import preload_played_games, stand_by
from bot.app.unnoted_doubles import UnnotedDoubles
from bot.connection import refused_for_good
from bot.connection.client import Client, Events, use_addresses
from bot.connection.late_requests import LateRequest
from bot.connection.session_starts import SessionStarts
from bot.delivery.dm_hints import DmHints
from bot.delivery.greeting import Greetings
from bot.interactions.command_sync import overwrite_commands
from bot.interactions.commands.all_commands import all_commands
from bot.interactions.commands.personal.broken_trials import tell_of_broken_trials
from bot.interactions.handler import InteractionHandler
from bot.process.gc_schedule import OFTEN
from bot.process.keeping import Keeping
from bot.process.logs import reopen_log
from bot.process.loop_latency import LoopLatency, watch_lag
from bot.process.monitor import Monitor
from bot.process.scheduled_backups import ScheduledBackups
from bot.process.settings import Settings
from bot.process.start_report import log_missing_chart_folders, log_start
from bot.services import Services
from bot.table_page.activity import ActivityLogin
from bot.table_page.signed_tokens import Signer, page_signing_key
from bot.table_page.web_server import TablePage
from bot.tables.registry import tables_with_installed_games
from bot.tables.upkeep.departures import Departures
from bot.tables.upkeep.packing import Packing
from bot.tables.upkeep.pruning import Pruning
from bot.words.command_links import COMMANDS
from data.language_facts import facts_of
from data.speaking import known_languages
from engine.games import game_ids
from engine.kernel.errors import SaveError
from engine.store.backup import back_up_before_migration
from engine.store.interface import Store
from engine.store.models import LOBBY, RUNNING
from engine.store.places.opening import ProcessRight, open_at, right_to_run_bot
from engine.store.postgres.lease import Lease
from render.memory import release_drawing_memory
from render.service.plates_ahead import draw_ahead

log = logging.getLogger(__name__)
REPLACED = 75  # the exit status where another process has become the bot: it may be started again, and waits
SWITCH = 0.0005  # seconds: whoever thinks or works out odds in a thread hands the interpreter over soon
TIDY = 60.0  # seconds
LATE = 200  # requests of which a process heard when it may have been the bot no more, at most
Lead = tuple[LedClock, "asyncio.Queue[str]"]


class App(Services):
    """The bot: its services, the handler of interactions, and their life from start to end."""

    def __init__(self, settings: Settings, store: Store, may_send: Callable[[], bool] = lambda: True) -> None:
        self.may_send = may_send  # whether this process is the bot still
        self.late: deque[LateRequest] = deque(maxlen=LATE)  # what it may have done after that
        self.own_edits = OwnEdits()
        for language in known_languages():
            facts_of(language)  # first of all: what it takes for a moment is there again for all that stays
        self._starts = SessionStarts()
        super().__init__(settings, store, self._connect)
        self.registry = all_commands()
        self.greetings = Greetings(lambda: self.client, store, lambda: self.worker.dms)
        self.dm_hints = DmHints(self.tables.preferences, lambda: self.worker.dms, lambda: self.tables.now())
        self.departures = Departures(self.tables, lambda: self.client, settings.retention_days)
        self._handler = InteractionHandler(self, self.registry)
        token = settings.token.value if settings.token else ""
        self.page = self._page(token) if settings.web and token else None
        if self.page is not None:
            self.page_link, self.watch_link, self.tables.have_pages = self.page.link, self.page.watch_link, True
        self._stopping = asyncio.Event()
        self.sessions = SessionKeeper(
            store, lambda: self.client, lambda: self.may_send(), is_on=settings.postgres is not None
        )

    def _page(self, token: str) -> TablePage:
        """Return the server of tables as pages; where the client secret is known, as a Discord Activity too."""
        secret, activity = self.settings.client_secret, None
        if secret is not None:
            activity = ActivityLogin(self, secret, signed=self.settings.web_signed)
        self.launches.are_on = activity is not None
        return TablePage(self, self._handler.door, Signer(page_signing_key(token)), self.settings.web, activity)

    def _connect(self) -> Client:
        return Client(
            Events(
                login=self.sync_commands,
                interaction=self.handle_interaction,
                permissions=self._permissions_changed,
                joined=self._joined,
                left=lambda guild: self.start_background(self.departures.note_departure(guild)),
                ready=self._ready,
                gateway=lambda event: self.metrics.count_gateway_event(event),
                put_off=lambda: self.metrics.count_rate_limited(),
                written_to=lambda user: self.start_background(self.dm_hints.hint_how_to_play(user)),
                may_send=lambda: self.may_send(),
                late=self.late.append,
                edited=self.own_edits.note_edit_time,
            ),
            self._starts,
            self.settings.gateway,
        )

    def _joined(self, guild: discord.Guild) -> None:
        self.start_background(self.departures.take_up_returned_server(guild.id))
        self.start_background(self.greetings.greet(guild))

    async def _ready(self, guilds: Sequence[discord.Guild]) -> None:
        self.start_background(self.departures.compare_servers(guilds))
        await self.greetings.catch_up(guilds)

    def _permissions_changed(self, guild: int) -> None:
        self.worker.missing_permissions.note_change(guild)

    async def handle_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Handle an interaction. Once the program is about to end it is refused, and whoever asks is told so; where
        another process goes on with its sessions, what has come by then is carried out."""
        if self._stopping.is_set() and not self.sessions.is_on:
            await self._handler.refuse_while_ending(interaction)
            return
        self.gc_schedule.note_press()
        self.track(asyncio.current_task())
        await self._handler.carry_out_once(interaction)

    async def sync_commands(self, *, force: bool = False) -> bool:
        """Tell Discord the commands if they have changed since it was told last; return whether it was told."""
        fingerprint = f"{self.client.application_id}:{self.registry.fingerprint()}"
        payload: Any = self.registry.payload()
        kept = await self.store.setting("command_ids")
        if not force and kept and await self.store.setting("commands") == fingerprint:
            COMMANDS.put(payload, msgspec.json.decode(kept, type=dict[str, str]))
            return False
        made = await overwrite_commands(self.client, payload)
        ids = {str(one["name"]): str(one["id"]) for one in made}
        COMMANDS.put(payload, ids)
        await self.store.set_bot_setting("command_ids", msgspec.json.encode(ids).decode())
        await self.store.set_bot_setting("commands", fingerprint)
        return True

    # From start to end

    def stop(self) -> None:
        """Ask the program to end in good order."""
        self._stopping.set()

    async def run(self, *beside_it: Coroutine[Any, Any, None]) -> int:
        """Run until told to stop, with whatever else goes on beside it; return the exit status."""
        sys.setswitchinterval(SWITCH)
        use_addresses(self.settings)
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, self.stop)
        if hasattr(signal, "SIGHUP"):
            loop.add_signal_handler(signal.SIGHUP, reopen_log)
        await self.rollbacks.check_server()
        preload_played_games(await self.store.tables(statuses=(LOBBY, RUNNING)))
        release_drawing_memory()
        self.gc_schedule.start()
        await self.block_list.load()
        await self.forgetting.resume()
        await self.worker.refused.take_up_again()
        await self.sessions.take_over_kept_sessions()
        jobs = [self.tables.run_clock(), self.worker.run(), self._warm(), self._tidy(), self.departures.run()]
        jobs += [self.absent_hosts.run(), self.operators.run(), self.boards.run(), self.tournaments.run()]
        jobs += [tell_of_broken_trials(self, await self.store.unended_chart_trials())]
        jobs += [self.digests.run(), self.sessions.run(), Pruning(self.tables).run()]
        if self.sessions.is_on:
            keepers = (self.boards, self.tournaments, self.digests)
            standing = (*(one.forget_shown for one in keepers), self.private_answers.show_again)
            sent_as = (*(one.sent_as for one in keepers), self.greetings.sent_as)
            jobs.append(LateEffects(self.worker, self.store, standing, sent_as).run())
            places = [one.places for one in keepers]
            edits, doubles = LateEdits(self.worker, self.store, standing), LateDoubles(self.worker, self.store, sent_as)
            in_flight = InFlight(self.worker, self.store, edits, self.own_edits, places)
            unnoted = UnnotedDoubles(self.worker, self.store, doubles, places)
            await in_flight.begin()
            await unnoted.begin()
            jobs += [in_flight.run(), unnoted.run()]
        if self.settings.pack_days:
            jobs.append(Packing(self.tables, self.settings.pack_days).run())
        if self.settings.emojis:
            jobs.append(self.emojis.run())
        backups = scheduled_backups(self.settings)
        if backups is not None:
            jobs.append(backups.run())
        beside: list[asyncio.Task[Any]] = [asyncio.create_task(job) for job in (*jobs, *beside_it)]
        pulse = LoopLatency()
        if self.settings.pulse:
            beside.append(asyncio.create_task(pulse.measure_until_cancelled()))
        keeping = Keeping(self.settings.database_place, backups)
        monitor = Monitor(self.metrics, self.store, lambda: self.client.heartbeat_seconds, keeping)
        if self.settings.monitor is not None:
            beside.append(asyncio.create_task(watch_lag(self.metrics.note_lag)))
            await monitor.start(*self.settings.monitor)
        if self.page is not None:
            await self.page.start(*self.settings.web_listen)
        connection = asyncio.create_task(self._stay_connected())
        stop = asyncio.create_task(self._stopping.wait())
        status = await self._until_told(connection, stop, self.tables.begin_waking_tables())
        await self.sessions.stop_and_keep_sessions()
        await monitor.stop()
        if self.page is not None:
            await self.page.stop()
        await shut_down(self, [*beside, *self.warming, connection, stop])
        if self.settings.pulse:
            pulse.log_latency()
            log.info("collector: looks %d, longest_ms %.1f", self.gc_schedule.looks, 1000 * self.gc_schedule.longest)
        return status

    async def _until_told(
        self, connection: asyncio.Task[int], stop: asyncio.Task[Any], waking: asyncio.Task[None]
    ) -> int:
        """Wait until the program is told to stop, or Discord refuses it for good; return the exit status.

        Nobody who ends it waits until every table has woken: many that have much to do take minutes. If they cannot be
        woken, that error ends the program.
        """
        ends = (connection, stop)
        await asyncio.wait((*ends, waking), return_when=asyncio.FIRST_COMPLETED)
        if not any(task.done() for task in ends):
            waking.result()
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        return connection.result() if connection.done() else 0

    async def _warm(self) -> None:
        """Draw the ground of the maps that are played on; then, on a fresh machine, that of all others, for the disk
        alone: a bot without tables need not keep any."""
        for row in tables_with_installed_games(await self.store.tables(statuses=(LOBBY, RUNNING))):
            await self.draw_map_ground(row.game)
        log.info("the plates of the maps are drawn")
        if self.renderer.is_apart:
            await draw_ahead(game_ids())

    async def _tidy(self) -> None:
        """Drop from tables what can be made again, and collect garbage among all objects while nobody waits."""
        while True:
            for _ in range(round(TIDY / OFTEN)):
                await asyncio.sleep(OFTEN)
                self.gc_schedule.collect_if_pressed()
            await self.tables.drop_caches_of_idle_tables()
            self.gc_schedule.collect_all_if_idle()

    async def _stay_connected(self) -> int:
        """Log in and stay connected; while Discord cannot be reached, try again, ever more slowly.

        Return the exit status if Discord refuses this bot for good.
        """
        token = self.settings.token.value if self.settings.token else ""
        pause = 1.0
        while True:
            try:
                await self.client.login(token)
                self.worker.online.set()
                log.info("invite link: %s", self.invite_link())
                await self.client.connect()
                pause = 1.0
            except Exception as error:  # whatever broke the connection, it is made again
                why = refused_for_good.permanent_refusal_cause(error)
                if why is not None:
                    log.error("%s", why)
                    return refused_for_good.STATUS
                told = refused_for_good.connection_failure_text(error)
                log.warning("no connection to Discord (%s); trying again in %.0f s", told, pause)
            if self._stopping.is_set():
                return 0
            self.worker.online.clear()
            await asyncio.sleep(pause)
            pause = min(pause * 2, 60.0)
            await self._renew_client()

    async def _renew_client(self) -> None:
        with contextlib.suppress(Exception):
            await self.client.close()
        self.client = self._connect()
        self.worker.client = self.client


async def run(settings: Settings, lead: Lead | None = None) -> int:
    """Lock the database for this process, open the store, and run the bot until it is told to stop. lead: the clock
    that is moved on from outside, and the lines that say how far.

    SaveError if another process has the lock and does not release it.
    """
    log_start(settings)
    log_missing_chart_folders()
    right = right_to_run_bot(settings.database_place)
    if not right.take():
        log.warning("another Praetor plays the tables of %s: waiting for it to go", settings.database_place.name)
        await stand_by(settings.database_place, right, settings.lease_wait)
    try:
        if settings.postgres is None:
            back_up_before_migration(settings.database, settings.backups)  # nothing runs yet that it could keep waiting
        store = await open_at(settings.database_place, right, clock=lead[0].now if lead is not None else time.time)
        try:
            app = App(settings, store, (lambda: right.may_send) if isinstance(right, Lease) else lambda: True)
            watch = asyncio.create_task(_stop_once_replaced(app, right))
            if lead is not None:
                lead[0].drive_bot(app)
            status = await app.run(*([lead[0].follow_commands(app, lead[1])] if lead is not None else ()))
            watch.cancel()
            if isinstance(right, Lease) and right.is_lost.is_set():
                await _leave_late(settings, app)
                return REPLACED
            return status
        except BaseException:
            await store.close()  # its thread would keep a process alive that does nothing
            raise
    finally:
        right.give_back()


async def _leave_late(settings: Settings, app: App) -> None:
    """Let the process that is the bot now know what this one may have done on Discord since."""
    if not app.late:
        return
    try:
        store = await open_at(settings.database_place)
        try:
            await keep_late_requests(store, tuple(app.late))
        finally:
            await store.close()
    except SaveError as error:
        log.warning("%s: what was sent too late is not told of", error)


async def _stop_once_replaced(app: App, right: ProcessRight) -> None:
    """End the bot in good order once another process has taken the database over: it may write nothing any more."""
    if isinstance(right, Lease):
        await right.until_lost()
        app.stop()


def scheduled_backups(settings: Settings) -> ScheduledBackups | None:
    """Return the backups that the bot makes by itself; None: it makes none. A server has its own."""
    if settings.backups is not None and settings.postgres is not None:
        log.warning("PRAETOR_BACKUPS does nothing: a PostgreSQL server is backed up by its own tools")
    return (
        ScheduledBackups.from_settings(settings, settings.backups)
        if settings.backups and not settings.postgres
        else None
    )
