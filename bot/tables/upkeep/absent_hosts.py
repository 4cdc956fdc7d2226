"""Persons who have left the server of their table: the table is told, and a host's office passes on by itself.

Discord does not say who leaves a server, since that takes an intent that the bot does without. So a person is looked up
where there is reason to: a DM finds no server in common; somebody is refused since they are not the host; a host
without a seat once a day; and whoever is publicly asked something that has been open for a while. Whether they have
answered in secret makes no difference, or the look would tell. Only the plain answer that there is no such member
counts.
"""

import logging
from collections.abc import Callable

import aiohttp
import discord

from bot.process.repeating import each_of, repeat
from bot.tables.live import LiveTable
from bot.tables.persons import office
from bot.tables.registry import TableRegistry, tables_with_installed_games
from bot.tables.table_extra import extra_of
from bot.tables.timing import DAY, HOUR
from engine.kernel.errors import RuleError
from engine.store.models import LOBBY, RUNNING, TableRow

log = logging.getLogger(__name__)
LOOK = 600.0  # seconds between two looks at the same host where somebody asks
SILENT = 6 * HOUR  # that a question is open until who is asked is looked up; a quarter of the deadline if that is less
UNKNOWN = {10007, 10013}  # no such member, no such user


class AbsentHosts:
    """Looks persons up, tells their tables where they are gone, and passes a host's office on."""

    def __init__(self, tables: TableRegistry, client: Callable[[], discord.Client]) -> None:
        self.tables, self.store, self.client = tables, tables.store, client
        self._looked: dict[tuple[int, int], float] = {}  # by server and person: when

    def forget(self) -> None:
        """Forget when anybody was looked up."""
        self._looked.clear()

    async def run(self) -> None:
        """Look again and again, as long as the bot runs."""
        await repeat(self.run_once, HOUR, log, "persons were not looked up")

    async def run_once(self) -> None:
        """Look up, each once a day, the hosts without a seat and those who are asked and have been for a while."""
        rows = tables_with_installed_games(await self.store.tables(statuses=(LOBBY, RUNNING)))
        await each_of(rows, self._look_at)

    async def _look_at(self, row: TableRow) -> None:
        if not any(seat.user == row.host for seat in row.seats):
            await self.check_host(row.id, every=DAY)
        if row.status == RUNNING and self._late(row):
            await self._silent(row.id)

    def _late(self, row: TableRow) -> bool:
        """Return whether a question has been open for a while at a table whose clock runs."""
        kept, deadline = extra_of(row), row.pace.deadline
        wait = SILENT if deadline is None else min(SILENT, deadline / 4)
        since = None if kept.asked is None or kept.paused is not None else kept.asked.since
        return since is not None and self.tables.now() >= since + wait

    async def _silent(self, table: str) -> None:
        """Look up everybody who is publicly asked something at a table, and tell it who is gone."""
        try:
            live = (await self.tables.actor(table)).live
        except RuleError:
            return
        asked = {seat for seat, *_ in live.publicly_asked()}
        for seat in live.humans():
            if seat.seat in asked and seat.user is not None:
                await self._look_up(live, seat.user, every=DAY)

    async def _look_up(self, live: LiveTable, user: int, every: float) -> None:
        """Look somebody up who plays, unless that was done less than `every` seconds ago, and tell the table."""
        gone = await self._gone(live.row, user, every)
        if gone is None:
            return
        actor = await self.tables.actor(live.row.id)
        async with actor.turn():
            told = await office.note_player_left_server(actor, user, gone=gone)
            passed = gone and await office.pass_on_office_of_gone_host(actor, user)
        if told or passed:
            log.info("somebody has left the server who plays: the table is told")
            self.tables.run_automatic(live.row.id)

    async def look_up_person_without_common_server(self, user: int) -> None:
        """Look a person up with whom a DM found no server in common, for each table where they play or is host."""
        for row in tables_with_installed_games(await self.store.tables(statuses=(LOBBY, RUNNING))):
            if row.host == user:
                await self.check_host(row.id, every=0.0)
            if row.status == RUNNING and any(seat.user == user for seat in row.seats):
                await self._look_up((await self.tables.actor(row.id)).live, user, every=0.0)

    async def check_host(self, table: str, every: float = LOOK) -> bool:
        """Look the host of a table up, unless that was done less than `every` seconds ago, and pass the office on where
        they are gone; return whether."""
        row = await self.store.table(table)
        if row is None or row.status not in (LOBBY, RUNNING) or not await self._gone(row, row.host, every):
            return False
        actor = await self.tables.actor(table)
        async with actor.turn():
            passed = await office.pass_on_office_of_gone_host(actor, row.host)
        if passed:
            log.info("a host has left the server: the office passes on")
            self.tables.run_automatic(table)
        return passed

    async def _gone(self, row: TableRow, user: int, every: float) -> bool | None:
        """Return whether Discord says that a person is no member of a table's server; None where it was asked less than
        `every` seconds ago, or does not say."""
        person, now = (row.guild, user), self.tables.now()
        if not row.guild or extra_of(row).practice or now < self._looked.get(person, -every) + every:
            return None
        self._looked[person] = now
        try:
            await self.client().http.get_member(row.guild, user)
        except discord.HTTPException as error:
            return True if error.code in UNKNOWN else None
        except (aiohttp.ClientError, OSError, discord.DiscordException, RuntimeError):
            return None  # no connection just now
        return False
