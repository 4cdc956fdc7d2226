"""The registry of tables: the actor of each, loaded when it is first asked for, and the clock that wakes tables when an
automatic decision is due."""

import asyncio
import heapq
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress

from bot.process.faults import log_failure
from bot.tables import practice
from bot.tables.actor import Actor, RollbackCheck
from bot.tables.automatic import AutomaticStep, next_step
from bot.tables.charts.chosen_charts import drop_unused_charts, options_in_force, read_chosen_charts
from bot.tables.dice_words.words_given import start_held_for_words
from bot.tables.endings.archive import ending_of_archived_table
from bot.tables.endings.results import is_result_missing
from bot.tables.epochs import is_table_outdated, read_versions
from bot.tables.live import LiveTable
from bot.tables.missed_deadlines import IDLE_LOBBY, put_idle_lobby_aside
from bot.tables.opening import reopen_table_without_thread
from bot.tables.persons.preferences import PreferenceStore
from bot.tables.table_extra import extra_of
from bot.tables.timing import DAY, HOUR, question_deadline
from bot.tables.upkeep.gaps import Gap, GapWatch
from engine.games import game_ids
from engine.kernel.errors import RuleError, SaveError, SetupError
from engine.kernel.texts import keyed_text
from engine.store.interface import Store
from engine.store.models import ABANDONED, ARCHIVED, LOBBY, OVER, RUNNING, TableRow

log = logging.getLogger(__name__)
AGAIN = 2.0  # seconds before an automatic decision that failed is tried again, the first time
AWAKENED = 8  # tables that wake at the same time after a start
CALM = 3  # tables that settle at the same time on a calm day
PATIENCE = 0.1  # seconds that one that has much to do holds up the next
ABREAST = 3  # automatic decisions at the same time: the others leave their tables to persons, and the threads to few
LIVELY = 100  # actors, those that were asked for last, that keep what they have worked out
AT_ONCE = 20  # tables that are let rest before others have their turn
KEPT = 2000  # actors in memory; the longest idle ones are let go and come back from the store


def tables_with_installed_games(rows: Iterable[TableRow]) -> list[TableRow]:
    """Return the tables whose games are installed. The others lie still until theirs are again: nothing is done at
    them, and who asks for one is told that there is no such game."""
    return [row for row in rows if row.game in game_ids()]


class TableRegistry:
    """Finds the actor of a table by its id, and carries out automatic decisions when they are due."""

    def __init__(self, store: Store, *, hold_scale: float = 1.0, now: Callable[[], float] = time.time) -> None:
        self.store, self.hold_scale, self.now = store, hold_scale, now
        self.preferences = PreferenceStore(store)
        self.gaps = GapWatch(store, lambda: self.now())
        self._actors: OrderedDict[str, Actor] = OrderedDict()
        self._alarms: list[tuple[float, str]] = []
        self._rung = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._deciding = asyncio.Semaphore(ABREAST)
        self._swept = 0.0
        self._settling: dict[str, asyncio.Task[None]] = {}
        self._failures: dict[str, int] = {}
        self._loading = 0  # tables that are being read: the charts that they use are let go by nobody
        self._packing = asyncio.Lock()  # no finished table is read while its rows are compressed
        self._waking: list[asyncio.Task[None]] = []  # what lets tables catch up after the start
        self.rollbacks: RollbackCheck | None = None  # looks into a table's thread before anything is done there
        self.connected: Callable[[], Awaitable[object]] = lambda: asyncio.sleep(0)
        self.posted: Callable[[], None] = lambda: None  # tells delivery that there may be something to send
        self.have_pages = False  # whether tables can be played on a page that is opened by a link
        self.closing = False

    async def actor(self, table_id: str) -> Actor:
        """Return the actor of a table; RuleError if there is no such table."""
        found = self._actors.get(table_id)
        if found is not None:
            self._actors.move_to_end(table_id)
            return found
        row = await self.store.table(table_id)
        if row is None:
            raise RuleError(keyed_text("error.no_such_table", table=table_id))
        if row.status not in (OVER, ABANDONED):
            return self._actors.setdefault(table_id, await self._load(row))
        async with self._packing:
            await self.store.unpack_table(table_id)
            return self._actors.setdefault(table_id, await self._load(row))

    async def compress_finished_table(self, table_id: str) -> int:
        """Compress the rows of a finished table, if nobody has been there lately; return how many bytes they took."""
        packed = await self.store.packed_form(table_id)
        async with self._packing:
            if table_id in list(self._actors)[-LIVELY:] or table_id in self._settling:
                return 0
            self._actors.pop(table_id, None)
            return packed.bytes if await self.store.keep_packed(packed) else 0

    async def ensure_compared(self, table_id: str) -> None:
        """See to it that a table was compared with its thread before anything more is told there."""
        if self.rollbacks is not None:
            with suppress(SetupError):  # its game is not installed: the table lies still
                if not (actor := await self.actor(table_id)).is_thread_checked:
                    async with actor.turn():
                        pass

    async def check_server(self) -> None:
        """Look which server the database is on, if its connection was lost since: though nobody may act for long."""
        if self.rollbacks is not None:
            await self.rollbacks.check_server()

    async def _load(self, row: TableRow) -> Actor:
        self._loading += 1
        try:
            return await self._loaded(row)
        finally:
            self._loading -= 1

    async def _loaded(self, row: TableRow) -> Actor:
        await read_chosen_charts(self.store, row.game, options_in_force(row))
        live = LiveTable(row)
        live.has_page = self.have_pages
        actor = Actor(self.store, live, self.now, self.preferences, self.rollbacks)
        if row.head is not None:
            head, saved = await self.store.load(row.id)
            live.replace(state=live.game.decode(saved), kept=saved, head=head)
        while len(self._actors) >= KEPT:
            self._actors.popitem(last=False)
        return actor

    async def drop_caches_of_idle_tables(self) -> None:
        """Drop what the least recently used tables have worked out (caches, prompts), and their states but for their
        kept form. A few at a time: to give back the room of hundreds at once would hold the loop up."""
        for n, actor in enumerate(list(self._actors.values())[:-LIVELY], 1):
            actor.live.forget_caches()
            if n % AT_ONCE == 0:
                await asyncio.sleep(0)
        await self._let_charts_go()

    async def _let_charts_go(self) -> None:
        """Let go of charts that no table in memory uses; finished ones that nobody has looked at lately leave it."""
        for table_id, actor in list(self._actors.items())[:-LIVELY]:
            if actor.live.row.status in (OVER, ABANDONED) and actor.live.played != actor.live.row.game:
                del self._actors[table_id]
        if not self._loading:
            await drop_unused_charts([actor.live.played for actor in self._actors.values()])

    def played_by(self, names: Iterable[str]) -> list[str]:
        """Return the tables in memory that are played by games of these names."""
        return [table_id for table_id, actor in self._actors.items() if actor.live.played in set(names)]

    # Automatic decisions

    def run_automatic(self, table_id: str) -> None:
        """Let everything that is due at a table happen, beside whatever else goes on."""
        self.posted()
        if self.closing or table_id in self._settling:
            return
        task = asyncio.create_task(self._settle(table_id))
        self._settling[table_id] = task
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def is_deciding(self, table_id: str) -> bool:
        """Return whether a table is deciding by itself just now."""
        return table_id in self._settling

    def table_if_in_memory(self, table_id: str) -> LiveTable | None:
        """Return a table if it is in memory, to look at it."""
        found = self._actors.get(table_id)
        return found.live if found is not None else None

    def failures(self, table_id: str) -> int:
        """Return how often in a row an automatic decision of a table has failed."""
        return self._failures.get(table_id, 0)

    def retry_automatic_decision(self, table_id: str) -> None:
        """Let what is due at a table happen now, also where it failed and waits for another try."""
        self._failures.pop(table_id, None)
        self.run_automatic(table_id)

    @property
    def is_crowded(self) -> bool:
        """Return whether so much goes on that nobody should wait for more than their own step."""
        return len(self._settling) > CALM

    @property
    def is_busy(self) -> bool:
        """Return whether a table decides by itself just now, or is about to, since something is due or it wakes."""
        waking = any(not task.done() for task in self._waking)
        return waking or bool(self._settling) or (self.next_alarm() or self.now() + 1) <= self.now()

    def wake_due_tables(self) -> None:
        """Wake the tables at which something is due: the clock was moved on."""
        self._rung.set()

    def next_alarm(self) -> float | None:
        """Return when the next thing is due at any table; None where only persons are waited for."""
        return self._alarms[0][0] if self._alarms else None

    def next_deadline(self) -> tuple[float, str] | None:
        """Return when the next deadline passes at a running table in memory, and what that is called; None where there
        is none."""
        running = [actor.live for actor in self._actors.values() if actor.live.is_running]
        late = [(question_deadline(live, self.hold_scale), live.row.name) for live in running]
        return min(((at, name) for at, name in late if at is not None), default=None)

    async def wait_briefly_for_what_is_due(self, table_id: str, seconds: float) -> None:
        """Let what is due happen, and wait for it, but not for long: so that a person who has pressed sees what their
        computer opponents did, where they are quick."""
        self.run_automatic(table_id)
        task = self._settling.get(table_id)
        if task is not None:
            await asyncio.wait({task}, timeout=seconds)

    async def _settle(self, table_id: str) -> None:
        try:
            while not self.closing and await self._one_step(table_id):
                self.posted()
        except Exception as error:
            self._failed(table_id, error)
        else:
            self._failures.pop(table_id, None)
        finally:
            if self._settling.get(table_id) is asyncio.current_task():
                del self._settling[table_id]
            self.posted()

    def _failed(self, table_id: str, error: Exception) -> None:
        """Note that an automatic decision failed (the disk is full, say), and try again: nobody else would wake the
        table."""
        tries = self._failures[table_id] = self._failures.get(table_id, 0) + 1
        known = isinstance(error, SaveError)
        log.error("table %s: an automatic decision failed (%s)", table_id, error if known else "", exc_info=not known)
        self.wake_at(self.now() + min(AGAIN * 2 ** (tries - 1), 300.0), table_id)

    async def _one_step(self, table_id: str) -> bool:
        actor = await self.actor(table_id)
        async with self._deciding, actor.turn():
            await self._look()
            step = await next_step(actor, self.now(), self.hold_scale, self.gaps.last)
            if isinstance(step, AutomaticStep):
                await actor.decide(step.seat, step.prompt, step.action, why=step.why)
                return True
            # Within the turn: a press that comes right after must find us no longer settling, or it would wait for
            # an alarm that nobody sets.
            self._settling.pop(table_id, None)
        if step is not None:
            self.wake_at(step, table_id)
        return False

    async def _look(self) -> None:
        """Look whether nothing ran for a while, or the clock was set: then every table is told before anything is
        decided there because of the time."""
        waking = not self.gaps.has_looked_since_start  # at the start all are woken anyway
        if await self.gaps.find_new_gap() is not None and not waking:
            self.begin_waking_tables()

    async def last_gap(self) -> Gap | None:
        """Return the last time in which nothing ran, or the clock was wrong, as of now."""
        await self._look()
        return self.gaps.last

    def wake_at(self, at: float, table_id: str) -> None:
        """Wake the table at a time."""
        heapq.heappush(self._alarms, (at, table_id))
        self._rung.set()

    async def run_clock(self) -> None:
        """Wake tables when their time has come; runs for ever."""
        while True:
            self._rung.clear()
            try:
                await self._look()
            except Exception as error:
                log_failure(log, "it is not known whether this ran all the time", error)
            now = self.now()
            self._swept = min(self._swept, now)  # the clock may have been ahead
            if now >= self._swept + HOUR:
                await self.put_idle_tables_aside(now)
            while self._alarms and self._alarms[0][0] <= now:
                self.run_automatic(heapq.heappop(self._alarms)[1])
            wait = min(self._alarms[0][0] - now, 60.0) if self._alarms else 60.0
            try:
                await asyncio.wait_for(self._rung.wait(), max(wait, 0.01))
            except TimeoutError:
                continue

    async def put_idle_tables_aside(self, now: float) -> None:
        """Put lobbies aside that nobody has touched for a long time, let tables without a thread get one, and clear
        away old practice tables."""
        self._swept = now
        try:
            await self._clear_practice(now)
            for row in tables_with_installed_games(await self.store.tables(statuses=(LOBBY, RUNNING))):
                if extra_of(row).practice:
                    if row.status == LOBBY:  # a kill came between its making and its start
                        with suppress(RuleError):  # a study of a game that is gone by now is over
                            await practice.start_practice_game(await self.actor(row.id))
                            self.run_automatic(row.id)
                elif row.thread is None:
                    await reopen_table_without_thread(await self.actor(row.id), now)
                elif row.status == LOBBY and self._over(row.touched + IDLE_LOBBY, now):
                    actor = await self.actor(row.id)
                    async with actor.turn():
                        await put_idle_lobby_aside(actor, now)
            self.posted()
        except Exception as error:
            log_failure(log, "the idle lobbies could not be looked through", error)

    def _over(self, until: float, now: float) -> bool:
        """Return whether a term is over, and not only because nothing ran for a while."""
        gap = self.gaps.last
        return now >= until and not (gap is not None and gap.prolongs_term(until, now))

    async def _clear_practice(self, now: float) -> None:
        gap = self.gaps.last
        end = gap.began if gap is not None and now < gap.ended + DAY else now
        for table_id in await self.store.practice_tables(before=end - practice.KEPT):
            task = self._settling.get(table_id)
            if task is None and table_id not in self._failures:
                await self.store.remove_practice(table_id)
                self._actors.pop(table_id, None)

    def forget(self, tables: Iterable[str], persons: Iterable[int]) -> None:
        """Drop from memory tables that were deleted, and the settings of persons that were."""
        for table_id in tables:
            self._actors.pop(table_id, None)
        self.preferences.forget(persons)

    def begin_waking_tables(self) -> asyncio.Task[None]:
        """Begin to wake all tables; `drain` puts an end to it."""
        task = asyncio.create_task(self.wake_all())
        self._waking.append(task)
        return task

    async def wake_all(self) -> None:
        """After a start: let every running table catch up with what was due meanwhile, a few at a time, so that whoever
        presses a button then need not wait for all of them. Games that were ended are given up after their
        term. Nothing happens before their threads can be looked at."""
        await self.connected()
        for row in tables_with_installed_games(await self.store.tables(statuses=(ARCHIVED,))):
            if (ended := ending_of_archived_table(row)) is not None:
                self.wake_at(ended.until, row.id)
        for row in tables_with_installed_games(await self.store.tables(statuses=(LOBBY,))):
            if start_held_for_words(row) is not None or extra_of(row).votes:
                self.run_automatic(row.id)
        await read_versions()
        later = [
            row.id
            for row in tables_with_installed_games(await self.store.tables(statuses=(OVER,)))
            if is_result_missing(row)
        ]
        running = await self.store.tables(statuses=(RUNNING,))
        for row in running:
            if row.game not in game_ids():
                log.error("table %s lies still: the game %s is not installed", row.id, row.game)
        for row in tables_with_installed_games(running):
            if is_table_outdated(row):
                later.append(row.id)
                continue
            self.run_automatic(row.id)
            await asyncio.sleep(0)
            if len(self._settling) > AWAKENED:
                await asyncio.wait(self._settling.values(), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        self._waking.append(asyncio.create_task(self._renew(later)))

    async def _renew(self, tables: Sequence[str]) -> None:
        """Bring tables to the installed rules, one after another since each is replayed, and let them catch up: those
        that are over have their results kept. Whoever does something at one that has not had its turn waits for its own
        replay alone."""
        for table_id in tables:
            try:
                async with (await self.actor(table_id)).turn():
                    pass  # a turn begins with it
            except Exception as error:
                log_failure(log, f"table {table_id} could not be brought to the installed rules", error)
            self.run_automatic(table_id)

    async def drain(self, seconds: float = 5.0) -> None:
        """Take no new automatic decisions and wait for those under way; what takes longer is let go, whole or not at
        all."""
        self.closing = True
        for task in self._waking:
            task.cancel()
        await asyncio.gather(*self._waking, return_exceptions=True)
        await self.gaps.note_orderly_end()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
