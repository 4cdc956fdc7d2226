"""Tells entrants by DM what no game of theirs tells: that a place has come free for them, that they were taken
out, that it was called off.

What is due is kept with the tournament in the transaction in which it came to be, and goes once it was sent; so a kill
at any moment neither loses nor doubles it. Nobody is told in their quiet hours, nor what a game has told them
meanwhile.
"""

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.clubs.standing_messages import StandingMessage, StandingMessages
from bot.connection.late_requests import KeptSending
from bot.delivery.closed_dms import UNSENT, failure_name
from bot.delivery.dms import Dms
from bot.messages.card import MessageForm
from bot.messages.screen import Screen
from bot.tables.registry import TableRegistry
from bot.tables.timing import first_moment_awake
from bot.tournaments.kept import CALLED_OFF, CAME_IN, TAKEN_OUT, EntrantCall, kept_of
from bot.words import Words
from data.speaking import language_context
from engine.store.clubs.interface import TournamentRow
from engine.tournaments.models import OPEN, RUNNING

log = logging.getLogger(__name__)
COMMON = Words("common")
DAY = 86_400.0  # seconds for which it is tried: after that it is to be read on the card
MANY = 100_000  # entrants of a tournament, at most
Keep = Callable[[EntrantCall, StandingMessage | None], Awaitable[object]]  # where a call is; None: nothing is due


class EntrantCalls:
    """Sends what is due to entrants by DM."""

    def __init__(self, tables: TableRegistry, client: Callable[[], discord.Client], dms: Callable[[], Dms]) -> None:
        self.tables, self.store, self._dms = tables, tables.store, dms
        self._messages = {
            what: StandingMessages(client, f"tournament {what}", form=MessageForm.CLASSIC)
            for what in (CAME_IN, TAKEN_OUT, CALLED_OFF)
        }

    async def send(self, row: TournamentRow, keep: Keep) -> None:
        """Send what is due to the entrants of a tournament, as far as they are awake. keep: keeps where a call is."""
        users = {one.number: one.user for one in row.entrants}
        for call in kept_of(row).calls:
            user = users.get(call.entrant)
            if user is None or not await self._is_due(row, call, user):
                await keep(call, None)
            else:
                await self._send(row, call, user, keep)

    def sent_as(self, nonce: str, row: TournamentRow) -> KeptSending | None:
        """Return what is kept of the call with a nonce to an entrant of a tournament: only whether it waits; None where
        it is none."""
        for what, messages in self._messages.items():
            for one in row.entrants:
                if nonce == messages.nonce(_key(row, one.number), one.number):
                    due = ((call.what, call.entrant) for call in kept_of(row).calls)
                    return KeptSending(waits=(what, one.number) in due)
        return None

    async def _is_due(self, row: TournamentRow, call: EntrantCall, user: int) -> bool:
        """Return whether a call still says something new, and may be read."""
        tournament, message = kept_of(row).tournament, call.message
        goes_on = tournament.status in (OPEN, RUNNING)
        if goes_on is (call.what == CALLED_OFF) or (await self.store.person(user)).get("dm_open") is False:
            return False
        if message is not None and self.tables.now() >= message.posted + DAY:
            return False
        entrant = tournament.entrant(call.entrant)
        has_game = any(call.entrant in one.players and one.table for one in tournament.pairings)
        return call.what != CAME_IN or (entrant is not None and entrant.is_active and not has_game)

    async def _send(self, row: TournamentRow, call: EntrantCall, user: int, keep: Keep) -> None:
        prefs, now = await self.tables.preferences.of(user), self.tables.now()
        if first_moment_awake(now, prefs.quiet_hours()) > now:
            return
        message = call.message
        if message is None:
            try:
                channel = await self._dms().channel(user)
            except UNSENT as error:
                log.info("an entrant was not told of a tournament (%s)", failure_name(error))
                return
            message = StandingMessage(channel=channel, number=call.entrant, posted=now)

        async def save(tried: StandingMessage) -> None:
            await keep(call, None if tried.message else tried)

        with language_context(prefs.spoken_language()):
            screen = entrant_screen(row, call)
            await self._messages[call.what].bring_up_to_date(
                message, _key(row, call.entrant), lambda _: screen, now, save
            )


def _key(row: TournamentRow, entrant: int) -> int:
    """Return by which an entrant's calls are told from others' in their nonces."""
    return row.id * MANY + entrant


def entrant_screen(row: TournamentRow, call: EntrantCall) -> Screen:
    """Return what an entrant is told."""
    kept = kept_of(row)
    said = COMMON(f"tournament.{call.what}", tournament=kept.name, round=kept.tournament.round)
    return Screen(content=said + "\n" + COMMON("tournament.call_number", id=row.id, entrant=call.entrant))
