"""The entry of every interaction (command, press, form, autocomplete): it is carried out once and answered, whatever
happens.

The answer is true: whether anything was kept is known from the record of this task's writes, and an answer that fails
on its way says nothing about what was done. An error while an error is reported is only logged.
"""

import asyncio
import contextlib
import logging
import math
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot.interactions.commands.registry import CommandRegistry, path_and_options
from bot.interactions.context import InteractionContext
from bot.interactions.decisions import error_screen
from bot.interactions.presses import handle_press, verb_of
from bot.messages.screen import Row, Screen
from bot.process.cost_limit import PICTURE_COMMANDS, PICTURE_PRESSES, CostLimit
from bot.process.faults import log_fault
from bot.process.logs import carry_log_ids
from bot.process.metrics import FAILED, REFUSED, InteractionOutcome
from bot.screens.legal_screen import ways_on
from bot.services import Services
from bot.tables.persons.seat_names import told_apart
from bot.words import Words
from data.speaking import language_context, language_of
from engine.kernel.errors import RuleError, SaveError
from engine.kernel.texts import keyed_text
from engine.store.models import RUNNING
from engine.store.row_changes import StaleRow
from engine.store.write_record import WRITE_RECORD, WriteRecord

log = logging.getLogger(__name__)
ABREAST = 3  # interactions of one person that are carried out at the same time
SEEN = 10_000  # interactions remembered, since Discord may deliver one twice
COMMON = Words("common")
NOT_HOST = frozenset({"error.not_host", "error.not_host_end"})
Run = Callable[[InteractionContext], Awaitable[None]]


class InteractionHandler:
    """Carries interactions out, at most ABREAST of one person at a time."""

    def __init__(self, services: Services, registry: CommandRegistry) -> None:
        self.services, self.registry = services, registry
        self.cost_limit = CostLimit(services.settings.pictures)
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._user_semaphores: WeakValueDictionary[int, asyncio.Semaphore] = WeakValueDictionary()

    async def enter(self, interaction: discord.Interaction[Any]) -> None:
        """Carry an interaction out once and answer it. Nothing escapes: discord.py would log it with all it holds."""
        if interaction.id in self._seen:
            return
        self._seen[interaction.id] = None
        if len(self._seen) > SEEN:
            self._seen.popitem(last=False)
        with carry_log_ids(interaction=interaction.id):
            try:
                preferences = self.services.tables.preferences
                with language_context(await preferences.note_language(interaction.user.id, str(interaction.locale))):
                    await self._receive(interaction)
            except Exception as error:
                log_fault(error)

    async def turn_away(self, interaction: discord.Interaction[Any]) -> None:
        """Answer while the program ends: nothing was begun."""
        if interaction.id in self._seen:
            return
        self._seen[interaction.id] = None
        context = InteractionContext(self.services, interaction, {})
        language = language_of(str(interaction.locale))  # nothing is read or kept any more
        with contextlib.suppress(Exception), language_context(language):  # the connection may be gone by now
            if interaction.type is discord.InteractionType.autocomplete:
                await context.choices([])
            else:
                await context.send(Screen(content=COMMON("error.restarting")))

    async def _receive(self, interaction: discord.Interaction[Any]) -> None:
        data: dict[str, Any] = dict(interaction.data or {})
        if interaction.type is discord.InteractionType.autocomplete:
            with self.services.metrics.interaction("autocomplete", "any"):
                await self._complete(interaction, data)
        elif interaction.type is discord.InteractionType.application_command:
            path, options, _ = path_and_options(data)
            name = " ".join(path) if self.registry.find(path) else "unknown"
            with self.services.metrics.interaction("command", name) as outcome:
                context = InteractionContext(self.services, interaction, options)
                run = self._bounded(self._command(path), picture=path[0] in PICTURE_COMMANDS, command=path[0])
                await self._carry_out(context, run, outcome)
        elif interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            custom_id = str(data.get("custom_id", ""))
            self.services.last_presses.pressed(interaction.user.id, interaction.id)
            context = InteractionContext(self.services, interaction, _fields(data.get("components", ())))
            verb = verb_of(custom_id)
            with self.services.metrics.interaction("press", verb) as outcome:
                run = self._bounded(lambda c: handle_press(c, custom_id), picture=verb in PICTURE_PRESSES)
                await self._carry_out(context, run, outcome)

    def user_semaphore(self, user: int) -> asyncio.Semaphore:
        """Return the semaphore of a person: who presses a hundred times at once waits alone, and nobody waits
        for them."""
        semaphore = self._user_semaphores.get(user)
        if semaphore is None:
            semaphore = self._user_semaphores[user] = asyncio.Semaphore(ABREAST)
        return semaphore

    def _bounded(self, run: Run, *, picture: bool, command: str = "") -> Run:
        """Return `run` for whoever is not blocked and has not asked for too much in the last minute; RuleError for
        others, before anything is done. command: the first word of a slash command, "" for a press."""

        async def bounded(context: InteractionContext) -> None:
            refusal = self.services.block_list.refusal(context.user, context.interaction.guild_id, command)
            if refusal is not None:
                raise RuleError(refusal)
            wait = self.cost_limit.take(context.user, picture=picture)
            if wait:
                raise RuleError(keyed_text("error.too_much", seconds=math.ceil(wait)))
            await run(context)

        return bounded

    def _command(self, path: tuple[str, ...]) -> Run:
        command = self.registry.find(path)
        if command is not None:
            return command.carry_out

        async def unknown(context: InteractionContext) -> None:
            raise RuleError(keyed_text("error.unknown_command"))

        return unknown

    async def _carry_out(self, context: InteractionContext, run: Run, outcome: InteractionOutcome) -> None:
        record = WriteRecord()
        WRITE_RECORD.set(record)
        context.begin()
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
            context.end()
        self.services.start_background(self.services.worker.closed_dms.try_again(context.user))

    async def _refused(self, context: InteractionContext, error: Exception) -> None:
        """Look whether the host is still there, where somebody was refused since they are not the host."""
        if isinstance(error, RuleError) and error.why.key in NOT_HOST and (table := await self._table_of(context)):
            self.services.start_background(self.services.absent_hosts.look(table))

    async def _failure(self, context: InteractionContext, error: Exception, record: WriteRecord) -> Screen:
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
                return Screen(content=COMMON("error.disk_unsure" if kept else "error.disk"))
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

    async def _table_of(self, context: InteractionContext) -> str:
        """Return the id of the table that a call was about: that it names, else that of the thread; "" for none."""
        named = (context.press.table if context.press else "") or context.option("table").upper()
        return named or await self.services.table_here(context.interaction.channel_id or 0) or ""

    async def _ways_on(self, context: InteractionContext, error: RuleError) -> tuple[Row, ...]:
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
        return ways_on(live, seat.seat, error.possible) if seat is not None and live.is_running else ()

    async def _words(self, context: InteractionContext) -> Words:
        """Return the words of the table that a refused call was about."""
        here = await self._table_of(context)
        row = await self.services.store.table(here) if here else None
        if row is None:
            mine = await self.services.store.tables(user=context.user)
            row = mine[0] if mine else None
        return Words(row.game, told_apart(row.seats)) if row else COMMON

    async def _complete(self, interaction: discord.Interaction[Any], data: dict[str, Any]) -> None:
        path, options, focused = path_and_options(data)
        context = InteractionContext(self.services, interaction, options)
        command = self.registry.find(path)
        found: list[tuple[str, str]] = []
        blocked = self.services.block_list.refusal(context.user, interaction.guild_id, path[0])
        free = blocked is None and not self.cost_limit.take(context.user, picture=False)
        if command is not None and command.complete is not None and free:
            try:
                async with self.user_semaphore(context.user):
                    found = list(await command.complete(context, focused))
            except RuleError:
                found = []
            except asyncio.CancelledError:  # the program ends
                with contextlib.suppress(Exception):
                    await context.choices([])
                raise
        await context.choices(found)


def _fields(components: Any) -> dict[str, Any]:
    """Return the fields of a submitted form, by their custom ids."""
    found: dict[str, Any] = {}
    for component in components:
        inner = component.get("components") or ([component["component"]] if "component" in component else [])
        found.update(_fields(inner))
        if "custom_id" in component and "value" in component:
            found[str(component["custom_id"])] = component["value"]
    return found
