"""Persons whose DMs are closed: their table is told once, and writing to them is tried again when they press
something."""

import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from bot.messages.screen import Screen
from bot.tables import notices
from bot.tables.post_types import hand_post
from bot.tables.registry import TableRegistry
from bot.tables.table_extra import with_extra
from bot.words import Words
from data.speaking import language_context
from engine.kernel.texts import keyed_text
from engine.store.models import RUNNING, NewPost

log = logging.getLogger(__name__)
CLOSED = frozenset({50007, 50278, 50033, 20026, 10013})  # codes: the person cannot be written to
NO_SERVER = 50278  # of these: no server in common
AGAIN = 60.0  # seconds between two tries
COMMON = Words("common")
UNSENT = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)  # a message did not go out


def failure_name(error: BaseException) -> str:
    """Return what a failure is called in the log: Discord's code, or its kind."""
    return f"code {error.code}" if isinstance(error, discord.HTTPException) else type(error).__name__


class ClosedDms:
    """Knows who cannot be written to, as far as this process has found out, and when it was tried last."""

    def __init__(self, tables: TableRegistry, write: Callable[[int, Screen], Awaitable[None]]) -> None:
        self.tables, self.store, self._write = tables, tables.store, write
        self.no_server: Callable[[int], None] = lambda _user: None  # told of whom no server joins with the bot
        self._tried: dict[int, float] = {}
        self._pressed: set[int] = set()  # since they were tried, too soon to try again
        self._asked: set[int] = set()  # of whom the store was asked

    def note_closed_before(self, user: int) -> None:
        """Note that a person's DMs were found closed before this process started."""
        self._tried.setdefault(user, 0.0)

    async def note_closed(self, table: str, user: int, code: int = 0) -> None:
        """Note that a person cannot be written to, as has just turned out, and tell their table. code: Discord's."""
        self._tried[user] = self.tables.now()
        if (await self.store.person(user)).get("dm_open") is not False:
            await self.store.set_person(user, dm_open=False)
        await self.tell_table(table, user)
        if code == NO_SERVER:
            self.no_server(user)

    async def tell_table(self, table: str, user: int) -> None:
        """Tell a table once that a person cannot be written to, never what there was to say: the host by DM, or the
        thread where it is the host, or the host cannot be written to either."""
        actor = await self.tables.actor(table)
        async with actor.turn() as live:
            seat, told = live.seat_of(user), live.extra.closed
            if seat is None or user in told or live.is_practice:
                return
            host = live.row.host
            hidden = user == host or (await self.store.person(host)).get("dm_open") is False
            said = keyed_text("notice.dm_closed", seat=seat.seat)
            post = (
                notices.ledger_post(live, said.key, **said.args) if hidden else notices.personal_notice_post(host, said)
            )
            extra = with_extra(live.row, closed=(*told, user))
            live.replace(row=await self.store.update_table(live.row, extra=extra, posts=[post]))

    async def try_again(self, user: int) -> bool:
        """See whether a person can be written to again, now that they have pressed something, and send them what they
        have
        missed: each hand, and what they are asked. Return whether it is so."""
        if user not in self._asked:  # they may have been found closed before a restart
            self._asked.add(user)
            if (await self.store.person(user)).get("dm_open") is False:
                self.note_closed_before(user)
        tried, now = self._tried.get(user), self.tables.now()
        if tried is None:
            return False
        if now < tried + AGAIN:
            self._pressed.add(user)
            return False
        self._pressed.discard(user)
        self._tried[user] = now
        try:
            with language_context(await self.tables.preferences.language(user)):
                await self._write(user, Screen(content=COMMON("notice.dm_open")))
        except UNSENT as error:
            log.info("a person still cannot be written to (%s)", failure_name(error))
            return False
        self._tried.pop(user, None)
        await self.store.set_person(user, dm_open=True)
        for row in await self.store.tables(user=user, statuses=(RUNNING,)):
            await self._catch_up(row.id, user)
        self.tables.posted()
        return True

    async def try_overdue(self, user: int) -> None:
        """Try a person again, and log where that goes wrong."""
        try:
            await self.try_again(user)
        except Exception as error:
            log.error("a person was not tried again (%s)", type(error).__name__)

    def people_to_try_again(self) -> list[int]:
        """Return those who pressed something when it was too soon, and may be tried now."""
        now = self.tables.now()
        due = [user for user in self._pressed if now >= self._tried.get(user, now) + AGAIN]
        self._pressed.difference_update(due)
        return due

    async def _catch_up(self, table: str, user: int) -> None:
        actor = await self.tables.actor(table)
        async with actor.turn() as live:
            seat = live.seat_of(user)
            if seat is None or not live.is_running:
                return
            posts: list[NewPost] = [hand_post(seat.seat, "dm.again"), *notices.question_posts(live, [seat.seat])]
            extra = with_extra(live.row, closed=[u for u in live.extra.closed if u != user])
            live.replace(row=await self.store.update_table(live.row, extra=extra, posts=posts))
