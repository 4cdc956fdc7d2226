"""What the parts of the running bot share: the store, the tables, the pictures, delivery and the connection.

Whatever answers an interaction is given these services and never the program that started them, so imports run one
way: services, then interactions, then `bot.app`, which starts and ends it all.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from discord.utils import DEFAULT_FILE_SIZE_LIMIT_BYTES

from bot.charts.desk import ChartDesk
from bot.clubs.boards import ServerBoards
from bot.clubs.digests import Digests
from bot.connection.client import Client, invite_link
from bot.connection.emojis import EmojiUpload
from bot.connection.late_requests import LateRequest
from bot.delivery.closed_dms import CLOSED, UNSENT, failure_name
from bot.delivery.compose import Composer
from bot.delivery.rollback_detection import RollbackDetection
from bot.delivery.worker import Worker
from bot.messages.ids import Press
from bot.messages.screen import Button, Screen
from bot.operators.acts import Operators
from bot.operators.block_list import BlockList
from bot.process.faults import log_fault
from bot.process.gc_schedule import GcSchedule
from bot.process.metrics import Metrics
from bot.process.settings import Settings
from bot.replay.analysing import Analyses
from bot.replay.child import ReplayChild
from bot.replay.films import Films
from bot.replay.limit import ReplayLimit
from bot.services.last_presses import LastPresses
from bot.services.launches import Launches
from bot.services.private_answers import PrivateAnswers
from bot.tables.charts.chosen_charts import set_kept_charts_allowed
from bot.tables.persons.forgetting import Forgetting
from bot.tables.registry import TableRegistry
from bot.tables.table_extra import extra_of
from bot.tables.upkeep.absent_hosts import AbsentHosts
from bot.tournaments.keeper import TournamentKeeper
from bot.words import Words, unicode_symbol
from bot.words.signs import SIGNS
from data.charts import GoneChartsError
from engine.games import game_ids
from engine.store.interface import Store
from engine.store.models import TableRow
from render import RenderService
from render.games import drawings_of

log = logging.getLogger(__name__)
PageLink = Callable[[int, str, str, int], str]  # person, table, seat, epoch: the page's address; "" where there is none
WatchLink = Callable[[int, str, int], str]  # person, table, epoch: the same of who looks on
COMMON = Words("common")


class Services:
    """The parts of the running bot, and the few questions that need several of them.

    `connect` makes a client; it is called again when a connection is broken for good and made again.
    """

    may_send: Callable[[], bool]  # whether this process is the bot still
    late: deque[LateRequest]  # what it may have done after that

    def __init__(self, settings: Settings, store: Store, connect: Callable[[], Client]) -> None:
        self.settings, self.store = settings, store
        self.private_answers = PrivateAnswers(
            lambda: self.may_send(), lambda late: self.late.append(late), is_on=settings.postgres is not None
        )
        self.metrics = Metrics()
        self.renderer = RenderService(apart=True)
        self.renderer.timed = self.metrics.count_drawing
        self.charts = ChartDesk()
        set_kept_charts_allowed(allowed=settings.charts)
        self.tables = TableRegistry(store, hold_scale=settings.hold_scale)
        self.forgetting = Forgetting(self.tables)
        self.block_list = BlockList(store, settings.owners)
        self.operators = Operators(self.tables, self.block_list)
        self.opening = asyncio.Lock()  # so that no two servers take the last table that the operator allows
        self.replays = ReplayChild(settings.database_place)
        self.analyses = Analyses(settings.database_place)
        self.replay_limit = ReplayLimit(limited=settings.pictures > 0, shares=self.replays.shares)
        self.films = Films(self.replays, self.tables, self.start_background, self.upload_limit)
        self.composer = Composer(self.tables, self.renderer, self.films)
        self.client = connect()
        self.worker = Worker(self.client, self.tables, self.composer, delay_scale=settings.gather)
        self.tables.posted = self.worker.notify
        self.boards = ServerBoards(self.tables, lambda: self.client)
        self.digests = Digests(self.tables, lambda: self.client, lambda: self.worker.dms)
        self.tournaments = TournamentKeeper(
            self.tables, lambda: self.client, self.renderer, settings.tables, lambda: self.worker.dms
        )
        self.absent_hosts = AbsentHosts(self.tables, lambda: self.client)
        self.worker.closed_dms.no_server = lambda user: self.start_background(
            self.absent_hosts.look_up_person_without_common_server(user)
        )
        self.tables.connected = self.worker.online.wait
        self.rollbacks = self.tables.rollbacks = RollbackDetection(
            store, lambda: self.client, self.worker.online, lambda: self.tables.now(), self.tables.preferences
        )
        SIGNS.clear()
        signs = {game: tuple(drawings_of(game).signs) for game in game_ids()}
        self.emojis = EmojiUpload(self.renderer, SIGNS, signs, lambda: self.client, self.worker.online, unicode_symbol)
        self.page_link: PageLink = lambda user, table, seat, epoch: ""
        self.watch_link: WatchLink = lambda user, table, epoch: ""
        self.launches = Launches()
        self.gc_schedule, self.last_presses = GcSchedule(), LastPresses()
        self.calls: set[asyncio.Task[Any]] = set()  # what is under way, and is waited for when the program ends
        self.warming: list[asyncio.Task[None]] = []  # one a title at most
        self._threads: dict[int, str] = {}
        self._warmed: set[str] = set()

    async def table_id_of_thread(self, channel: int) -> str | None:
        """Return the id of the table that is played in a thread."""
        found = self._threads.get(channel)
        if found is None:
            row = await self.store.table_of_thread(channel)
            if row is None or extra_of(row).practice:  # a DM is nobody's thread
                return None
            found = self._threads[channel] = row.id
        return found

    async def probe_dm(self, user: int, row: TableRow) -> str:
        """Write to a person who has just joined, and return the key of what to tell them of their DMs."""
        await self.store.set_person(user, dm_open=None)
        try:
            door = Button(id=Press("learn", row.id, "", row.game).id(), label=COMMON("button.learn"))
            hello = Screen(content=COMMON("lobby.dm_hello", name=row.name, id=row.id), rows=((door,),))
            await self.worker.dms.write(user, hello)
        except UNSENT as error:
            if getattr(error, "code", None) in CLOSED:
                await self.worker.closed_dms.note_closed(row.id, user)
                return "lobby.dm_closed"
            log.warning("a DM could not be probed (%s)", failure_name(error))  # what there is to say goes by the outbox
            return "lobby.dm_ok"
        await self.store.set_person(user, dm_open=True)
        return "lobby.dm_ok"

    async def probe_follower(self, user: int, row: TableRow) -> str:
        """Write to a person who follows a table from now on, and return the key of what to tell them of that."""
        stop = Button(id=Press("nofollow", row.id).id(), label=COMMON("button.nofollow"))
        try:
            hello = Screen(content=COMMON("follow.hello", name=row.name, id=row.id), rows=((stop,),))
            await self.worker.dms.write(user, hello)
        except UNSENT as error:
            log.info("a follower cannot be written to (%s)", failure_name(error))
            await self.store.follow(row.id, user, follows=False)
            return "follow.closed"
        await self.store.set_person(user, dm_open=True)
        return "follow.begun"

    def upload_limit(self, guild: int) -> int:
        """Return how many bytes a file may have that is posted in a server."""
        found = self.client.get_guild(guild)
        return found.filesize_limit if found is not None else DEFAULT_FILE_SIZE_LIMIT_BYTES

    def invite_link(self) -> str:
        """Return the link that invites the bot with the least permissions, "–" before it is logged in."""
        return invite_link(self.client.application_id)

    async def draw_map_ground(self, game: str) -> None:
        """Draw the ground of a game's map before it is first asked for."""
        if game not in self._warmed:
            self._warmed.add(game)
            await self.renderer.draw_plates_ahead(game)

    def draw_map_ground_soon(self, game: str) -> None:
        """Start to draw the ground of a game's map in the background, as a table of it was opened."""
        if game not in self._warmed:
            self.warming.append(asyncio.create_task(self.draw_map_ground(game)))

    def track(self, task: asyncio.Task[Any] | None) -> None:
        """Register a task that must be waited for when the program ends."""
        if task is not None:
            self.calls.add(task)
            task.add_done_callback(self.calls.discard)

    def start_background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Start a task that nobody waits for, except at the end of the program."""

        async def guarded() -> None:
            try:
                await work
            except GoneChartsError as error:
                log.info("%s", error)
            except Exception as error:
                log_fault(error)

        self.track(asyncio.create_task(guarded()))
