"""The one door for what persons ask of the bot, in the chat and on the page: it is carried out and answered, whatever
happens.

Who is blocked, asks for too much or presses a hundred times at once meets the same limits everywhere. The answer is
true: whether anything was kept is known from the record of this task's writes, and an answer that fails on its way says
nothing about what was done. An error while an error is reported is only logged.
"""

import asyncio
import contextlib
import logging
import math
from collections.abc import Awaitable, Callable
from typing import TypeVar
from weakref import WeakValueDictionary

import discord

from bot.interactions.answering import Answering
from bot.interactions.decisions import error_screen
from bot.messages.screen import Row, Screen
from bot.process.cost_limit import CostLimit
from bot.process.faults import log_fault
from bot.process.logs import carry_log_ids
from bot.process.metrics import FAILED, REFUSED, InteractionOutcome
from bot.screens.legal_screen import buttons_beside_refusal
from bot.services import Services
from bot.tables.persons.seat_names import distinct_seat_names
from bot.words import Words
from engine.kernel.errors import RuleError, SaveError
from engine.kernel.texts import keyed_text
from engine.store.models import RUNNING
from engine.store.row_changes import StaleRow
from engine.store.sql.interface import UnsureWrite
from engine.store.write_record import WRITE_RECORD, WriteRecord

log = logging.getLogger(__name__)
ABREAST = 3  # things that one person asks for and that are carried out at the same time
COMMON = Words("common")
NOT_HOST = frozenset({"error.not_host", "error.not_host_end"})
Who = TypeVar("Who", bound=Answering)


class Door:
    """Carries out what persons ask for, at most ABREAST of one person at a time."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.cost_limit = CostLimit(services.settings.pictures)
        self._user_semaphores: WeakValueDictionary[int, asyncio.Semaphore] = WeakValueDictionary()

    def user_semaphore(self, user: int) -> asyncio.Semaphore:
        """Return the semaphore of a person: who presses a hundred times at once waits alone, and nobody waits
        for them."""
        semaphore = self._user_semaphores.get(user)
        if semaphore is None:
            semaphore = self._user_semaphores[user] = asyncio.Semaphore(ABREAST)
        return semaphore

    def limited_to_allowed_callers(
        self, run: Callable[[Who], Awaitable[None]], *, picture: bool, command: str = ""
    ) -> Callable[[Who], Awaitable[None]]:
        """Return `run` for whoever is not blocked and has not asked for too much in the last minute; RuleError for
        others, before anything is done. command: the first word of a slash command, "" for a press."""

        async def bounded(context: Who) -> None:
            refusal = self.services.block_list.refusal(context.user, context.guild, command)
            if refusal is not None:
                raise RuleError(refusal)
            wait = self.cost_limit.count_request(context.user, picture=picture)
            if wait:
                raise RuleError(keyed_text("error.too_much", seconds=math.ceil(wait)))
            await run(context)

        return bounded

    async def carry_out(self, context: Who, run: Callable[[Who], Awaitable[None]], outcome: InteractionOutcome) -> None:
        """Carry out what somebody asks for, and answer it, whatever happens."""
        record = WriteRecord()
        WRITE_RECORD.set(record)
        context.start_deferral_clock()
        try:
            async with self.user_semaphore(context.user):
                await run(context)
        except asyncio.CancelledError:  # the program ends: whether a write under way was kept will be seen
            with contextlib.suppress(Exception):
                await context.send(Screen(content=COMMON("error.let_go")))
            raise
        except Exception as error:
            outcome.said = REFUSED if isinstance(error, RuleError) else FAILED
            try:
                await context.send(await self._failure(context, error, record))
            except Exception as second:  # there is nobody left to be told
                log_fault(second)
            await self._refused(context, error)
        finally:
            context.stop_deferral_clock()
        self.services.start_background(self.services.worker.closed_dms.try_again(context.user))

    async def _refused(self, context: Answering, error: Exception) -> None:
        """Look whether the host is still there, where somebody was refused since they are not the host."""
        if isinstance(error, RuleError) and error.why.key in NOT_HOST and (table := await self._table_of(context)):
            self.services.start_background(self.services.absent_hosts.check_host(table))

    async def _failure(self, context: Answering, error: Exception, record: WriteRecord) -> Screen:
        """Return what a person is told of what did not go well, and of what was kept all the same."""
        kept = record.committed
        match error:
            case RuleError():
                rows = await self._ways_on(context, error)
                return error_screen(await self._words(context), error, kept=kept, rows=rows)
            case StaleRow():
                return error_screen(await self._words(context), RuleError(keyed_text("error.row_changed")), kept=kept)
            case SaveError():  # the disk is full, or another process keeps it
                log.error("a step was not kept: %s", error)
                unsure = kept or isinstance(error, UnsureWrite)  # a server's answer to COMMIT was lost
                return Screen(content=COMMON("error.disk_unsure" if unsure else "error.disk"))
            case discord.RateLimited():
                late = RuleError(keyed_text("error.rate_limited", minutes=max(1, round(error.retry_after / 60))))
                return error_screen(COMMON, late, kept=kept)
            case discord.DiscordServerError():  # it was tried again and again
                return error_screen(COMMON, RuleError(keyed_text("error.discord_down")), kept=kept)
            case _:
                key = "error.bug_kept" if record.wrote else "error.bug"
                with carry_log_ids(table=await self._table_of(context)):
                    number = log_fault(error)
                return Screen(content="\n".join(filter(None, (context.done, COMMON(key, number=number)))))

    async def _table_of(self, context: Answering) -> str:
        """Return the id of the table that a call was about: that it names, else that of the thread; "" for none."""
        named = (context.press.table if context.press else "") or context.text_option("table").upper()
        return named or await self.services.table_id_of_thread(context.channel) or ""

    async def _ways_on(self, context: Answering, error: RuleError) -> tuple[Row, ...]:
        """Return what a refusal offers instead to somebody who is asked something at the table that it was about."""
        here = await self._table_of(context)
        row = await self.services.store.table(here) if here else None
        if row is None or row.status != RUNNING or all(seat.user != context.user for seat in row.seats):
            return ()
        try:
            live = (await self.services.tables.actor(here)).live
        except RuleError:
            return ()
        seat = live.seat_of(context.user)
        return buttons_beside_refusal(live, seat.seat, error.possible) if seat is not None and live.is_running else ()

    async def _words(self, context: Answering) -> Words:
        """Return the words of the table that a refused call was about."""
        here = await self._table_of(context)
        row = await self.services.store.table(here) if here else None
        if row is None:
            mine = await self.services.store.tables(user=context.user)
            row = mine[0] if mine else None
        return Words(row.game, distinct_seat_names(row.seats)) if row else COMMON
