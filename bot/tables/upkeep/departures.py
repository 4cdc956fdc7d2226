"""Servers that the bot is no longer in: their tables are put aside, and deleted once the operator's time is over.

A server counts as left only after a second look, some minutes after Discord said so or did not name it among ours: it
must be unknown to the gateway and to the API. An outage (`unavailable`) is nothing. Since when a server is left lies in
a setting, and each step may be broken off by a kill: the next look goes on from there.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence

import aiohttp
import discord
import msgspec

from bot.process.repeating import each_of, repeat
from bot.tables import epochs, notices
from bot.tables.actor import Actor
from bot.tables.endings import archive
from bot.tables.forum import status_posts
from bot.tables.missed_deadlines import clock_of_revived_table
from bot.tables.post_types import panel_post, seat_card
from bot.tables.registry import TableRegistry, tables_with_installed_games
from bot.tables.table_extra import LAPSED, extra_of, with_extra
from bot.tables.timing import DAY
from engine.store.models import ARCHIVED, LOBBY, RUNNING

log = logging.getLogger(__name__)
SETTING = "departed"
SECOND_LOOK = 600.0  # seconds: who throws the bot out and invites it again at once loses nothing
LOOK = 60.0  # seconds
GONE = {10004, 50001}  # Discord's codes: unknown server, no access


class Departed(msgspec.Struct, frozen=True):
    """Since when a server is without the bot (Unix seconds), and whether a second look has confirmed it."""

    since: float
    sure: bool = False


def _decoded(kept: str | None) -> dict[int, Departed]:
    """Return the servers that were left, as the setting has them."""
    return msgspec.json.decode(kept, type=dict[int, Departed]) if kept else {}


class Departures:
    """Knows the servers that the bot has left.

    days: how long their tables are kept.
    """

    def __init__(self, tables: TableRegistry, client: Callable[[], discord.Client], days: float) -> None:
        self.tables, self.store, self.client, self.days = tables, tables.store, client, days
        self._told = False  # which servers we are in, since the start
        self._lock = asyncio.Lock()

    async def note_departure(self, guild: int) -> None:
        """Note that Discord says that the bot is no longer in a server."""
        async with self._lock:
            await self._suspect([guild])

    async def compare_servers(self, guilds: Sequence[discord.Guild]) -> None:
        """Compare the servers that the bot is in with those of its tables."""
        here = {guild.id for guild in guilds}
        async with self._lock:
            self._told = True
            for guild in await self._departed():
                if guild in here:
                    await self._back(guild)
            await self._suspect([guild for guild in await self.store.servers() if guild not in here])

    async def take_up_returned_server(self, guild: int) -> None:
        """Take up the tables of a server that has invited the bot again."""
        async with self._lock:
            if guild in await self._departed():
                await self._back(guild)

    async def run(self) -> None:
        """Look again and again, as long as the bot runs."""
        await repeat(self.run_once, LOOK, log, "the servers that were left were not looked at")

    async def run_once(self) -> None:
        """Do for each server that was left what is due."""
        async with self._lock:
            await self.store.rewrite_store_files()  # which a kill may have come between
            if not self._told:
                return
            left = (await self._departed()).items()
            await each_of([one for one in left if self.tables.now() >= one[1].since + SECOND_LOOK], self._due)

    async def _due(self, left: tuple[int, Departed]) -> None:
        guild, departed = left
        now, until, gap = self.tables.now(), departed.since + self.days * DAY, self.tables.gaps.last
        over = now >= until and not (gap is not None and gap.prolongs_term(until, now))
        if not departed.sure or over:
            gone = await self._gone(guild)
            if gone is None:
                return
            if not gone:
                await self._back(guild)
                return
        if not departed.sure:
            await self._keep({guild: Departed(departed.since, sure=True)})
        if departed.sure and over:
            await self._delete(guild)
            return
        rows = tables_with_installed_games(await self.store.tables(guild=guild, statuses=(LOBBY, RUNNING)))
        await each_of(rows, lambda row: self._put_aside(row.id, departed.since))

    async def _gone(self, guild: int) -> bool | None:
        """Return whether the bot is not in a server; None while Discord does not say."""
        if self.client().get_guild(guild) is not None:
            return False
        try:
            await self.client().http.get_guild(guild, with_counts=False)
        except discord.HTTPException as error:
            return True if error.code in GONE else None
        except (aiohttp.ClientError, OSError, discord.DiscordException, RuntimeError):
            return None  # no connection just now
        return False

    async def _put_aside(self, table: str, since: float) -> None:
        actor = await self.tables.actor(table)
        async with actor.turn() as live:
            if live.row.status not in (LOBBY, RUNNING) or live.is_practice:
                return
            extra = with_extra(live.row, departed=since, votes={})
            posts = archive.end_notices(live.row, "departed", until=since + self.days * DAY)
            posts += notices.votes_over_posts(live.extra.votes.values(), LAPSED)
            live.replace(row=await self.store.update_table(live.row, status=ARCHIVED, extra=extra, posts=posts))
        self.tables.posted()

    async def _back(self, guild: int) -> None:
        """Take up what was put aside, and forget that the server was left."""
        for row in tables_with_installed_games(await self.store.tables(guild=guild, statuses=(ARCHIVED,))):
            if extra_of(row).departed is not None:
                await self._take_up(await self.tables.actor(row.id))
        await self._keep({guild: None})

    async def _take_up(self, actor: Actor) -> None:
        async with actor.turn() as live:
            if live.row.status != ARCHIVED:
                return
            status = LOBBY if live.row.head is None else RUNNING
            extra = with_extra(live.row, asked=clock_of_revived_table(live, self.tables.now()), departed=None)
            posts = [
                notices.ledger_post(live, "ledger.returned"),
                *status_posts(live.row),
                *archive.end_notices(live.row, "revived"),
            ]
            if live.state is not None:
                posts += [panel_post(anew=True), *map(seat_card, live.extra.cards)]
            row = await self.store.update_table(live.row, status=status, extra=extra, posts=posts, hasten=True)
            live.replace(row=row)
            await epochs.pin_to_installed_rules(self.store, live)  # it may have been put aside under other rules
        self.tables.run_automatic(actor.live.row.id)

    async def _delete(self, guild: int) -> None:
        found, persons = await self.store.remove_server(guild)
        self.tables.forget(found, persons)
        await self._keep({guild: None})
        await self.store.rewrite_store_files()
        log.info("%d tables of a server that was left were deleted, or no longer name anybody", len(found))

    # What is kept

    async def _departed(self) -> dict[int, Departed]:
        return _decoded(await self.store.setting(SETTING))

    async def _keep(self, changed: dict[int, Departed | None]) -> None:
        def merged(kept: str | None) -> str:
            found = {**_decoded(kept), **changed}
            left = {guild: departed for guild, departed in found.items() if departed is not None}
            return msgspec.json.encode(left).decode()

        await self.store.change_setting(SETTING, merged)

    async def _suspect(self, guilds: Sequence[int]) -> None:
        known = await self._departed()
        new: dict[int, Departed | None] = {g: Departed(self.tables.now()) for g in guilds if g not in known}
        if new:
            await self._keep(new)
