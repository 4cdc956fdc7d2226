"""Hosts who have left the server of their table: their office passes on by itself.

Discord does not say who leaves a server, since that takes an intent that the bot does without. So a host is looked up
where there is reason to: a DM finds no server in common, or somebody is refused since he is not the host; and a host
without a seat once a day. Only the plain answer that there is no such member counts.
"""

import asyncio
import logging
from collections.abc import Callable

import aiohttp
import discord

from bot.tables.persons import office
from bot.tables.registry import TableRegistry, playable
from bot.tables.table_extra import extra_of
from bot.tables.timing import DAY, HOUR
from engine.store.models import LOBBY, RUNNING, TableRow

log = logging.getLogger(__name__)
LOOK = 600.0  # seconds between two looks at the same host where somebody asks
UNKNOWN = {10007, 10013}  # no such member, no such user


class AbsentHosts:
    """Looks up hosts, and passes their office on where they are gone."""

    def __init__(self, tables: TableRegistry, client: Callable[[], discord.Client]) -> None:
        self.tables, self.store, self.client = tables, tables.store, client
        self._looked: dict[tuple[int, int], float] = {}  # by server and person: when

    def forget(self) -> None:
        """Forget when anybody was looked up."""
        self._looked.clear()

    async def run(self) -> None:
        """Look again and again, as long as the bot runs."""
        while True:
            await asyncio.sleep(HOUR)
            try:
                await self.round()
            except Exception as error:  # a full disk, say: the next look goes on
                log.error("hosts were not looked up (%s)", type(error).__name__)

    async def round(self) -> None:
        """Look up each host without a seat who was not looked up for a day."""
        for row in playable(await self.store.tables(statuses=(LOBBY, RUNNING))):
            if not any(seat.user == row.host for seat in row.seats):
                await self.look(row.id, every=DAY)

    async def written_to(self, user: int) -> None:
        """Look a person up with whom a DM found no server in common, for each table whose host he is."""
        for row in playable(await self.store.tables(statuses=(LOBBY, RUNNING))):
            if row.host == user:
                await self.look(row.id, every=0.0)

    async def look(self, table: str, every: float = LOOK) -> bool:
        """Look the host of a table up, unless that was done less than `every` seconds ago, and pass the office on where
        he is gone; return whether."""
        row = await self.store.table(table)
        if row is None or row.status not in (LOBBY, RUNNING) or not row.guild or extra_of(row).practice:
            return False
        person, now = (row.guild, row.host), self.tables.now()
        if now < self._looked.get(person, -every) + every:
            return False
        self._looked[person] = now
        if not await self._gone(row):
            return False
        actor = await self.tables.actor(table)
        async with actor.turn():
            passed = await office.host_gone(actor, row.host)
        if passed:
            log.info("a host has left the server: the office passes on")
            self.tables.settle(table)
        return passed

    async def _gone(self, row: TableRow) -> bool:
        """Return whether Discord says that a table's host is no member of its server."""
        try:
            await self.client().http.get_member(row.guild, row.host)
        except discord.HTTPException as error:
            return error.code in UNKNOWN
        except (aiohttp.ClientError, OSError, discord.DiscordException, RuntimeError):
            return False  # no connection just now
        return False
