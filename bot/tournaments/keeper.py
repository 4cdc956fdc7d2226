"""Lets tournaments go on: opens and starts tables, takes results, adjudicates what is late, pairs the next round, and
keeps each one's card up to date.

Each step is kept by itself and can be done again: a kill at any moment is made up for at the next look.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from functools import partial

import discord
import msgspec

from bot.clubs.standing_messages import (
    EDITS,
    StandingMessage,
    StandingMessages,
    message_posted_anew,
    with_unknown_content,
)
from bot.connection.late_requests import KeptSending
from bot.delivery.dms import Dms
from bot.process.repeating import each_of, repeat
from bot.tables.actor import Actor
from bot.tables.registry import TableRegistry
from bot.tables.table_extra import extra_of
from bot.tables.timing import HOUR
from bot.tournaments import game_tables
from bot.tournaments.entrant_calls import EntrantCalls
from bot.tournaments.kept import (
    EntrantCall,
    kept_of,
    playable_role_ids,
    row_with_tournament,
    with_call,
    with_kept,
    with_new_calls,
)
from bot.tournaments.screens import standings_picture, tournament_screen
from data.speaking import language_context
from engine.games import game_ids
from engine.kernel.errors import RuleError, SaveError, SetupError
from engine.kernel.texts import keyed_text
from engine.store.clubs.interface import TournamentRow
from engine.store.models import ABANDONED, LOBBY, OPENING, OVER, RUNNING
from engine.tournaments import changes
from engine.tournaments.models import BY_HAND, OPEN, STANDING, TOO_LATE, WAIT, Pairing, Tournament
from engine.tournaments.models import RUNNING as GOES_ON
from render import RenderService

log = logging.getLogger(__name__)
LOOK = 20.0  # seconds
AT_ONCE = 5  # tables of a tournament that are opened at one look
MOST_TRIES = 3  # to open the table of a pairing
YOUNG = 30.0  # seconds between two edits of a card that is less than an hour old
Change = Callable[[Tournament], Tournament]


class TournamentKeeper:
    """Lets the tournaments of all servers go on. most_tables: open at once in all servers; 0: no limit."""

    def __init__(
        self,
        tables: TableRegistry,
        client: Callable[[], discord.Client],
        renderer: RenderService,
        most_tables: int,
        dms: Callable[[], Dms],
    ) -> None:
        self.tables, self.store, self.client, self.renderer = tables, tables.store, client, renderer
        self.most_tables = most_tables
        self._cards = StandingMessages(client, "tournament")
        self._calls = EntrantCalls(tables, client, dms)
        self._lock = asyncio.Lock()
        self._told = set[tuple[int, int, tuple[int, ...]]]()  # results of pairings of which their tables were told
        self._shown: dict[int, str] = {}  # of tournaments that are over: what their card was made of last

    async def run(self) -> None:
        """Look again and again, as long as the bot runs."""
        await repeat(self.run_once, LOOK, log, "the tournaments were not looked at")

    async def run_once(self) -> None:
        """Let every tournament go on as far as it can."""
        rows = await self.store.tournaments()
        due = [row.id for row in rows if row.status in (OPEN, GOES_ON) or self._shown.get(row.id) != row.kept]
        await each_of(due, self.look_at)

    async def forget_shown(self, messages: Collection[int]) -> None:
        """Forget what cards show that are among these messages: they may have been edited to something old."""
        for number in [row.id for row in await self.store.tournaments()]:
            async with self._lock:  # none is posted anew meanwhile
                row = await self.store.tournament(number)
                if row is not None and (kept := kept_of(row)).card.message in messages:
                    self._shown.pop(number, None)
                    await self._keep_card(number, with_unknown_content(kept.card), kept.told)

    async def places(self) -> list[tuple[int, int]]:
        """Return where the cards of all tournaments are: channel and message."""
        standing = [kept_of(row).card for row in await self.store.tournaments()]
        return [(one.channel, one.message) for one in standing if one.message]

    async def sent_as(self, nonce: str) -> KeptSending | None:
        """Return what is kept of the card, or of the call to an entrant, that was sent with a nonce; None where it is
        neither."""
        for row in await self.store.tournaments():
            sent = self._cards.sent_as(nonce, row.id, kept_of(row).card) or self._calls.sent_as(nonce, row)
            if sent is not None:
                return sent
        return None

    async def is_opening(self) -> bool:
        """Return whether a table of some tournament is still to be opened, or to begin."""
        rows = await self.store.tournaments()
        pairings = [one for row in rows for one in kept_of(row).tournament.pairings if row.status == GOES_ON]
        waiting = {one.table for one in pairings if not one.is_over}
        return "" in waiting or bool(
            waiting & {table.id for table in await self.store.tables(statuses=(OPENING, LOBBY))}
        )

    async def next_due(self) -> tuple[float, str] | None:
        """Return when the next game is due to be over, after which it is adjudicated, and what its tournament is
        called; None where there is none."""
        kept = [kept_of(row) for row in await self.store.tournaments() if row.status == GOES_ON]
        dues = [
            (pairing.due, one.name)
            for one in kept
            if one.tournament.late != WAIT
            for pairing in changes.games_with_due(one.tournament)
        ]
        return min(dues, default=None)

    async def look_at(self, number: int) -> None:
        """Let a tournament go on as far as it can, and its card show how it stands."""
        async with self._lock:
            row = await self.store.tournament(number)
            if row is None or kept_of(row).game not in game_ids():
                return
            row = await self._without_forgotten(row)
            if row.status == GOES_ON:
                row = await self._gone_on(row)
            if kept_of(row).calls:
                await self._calls.send(row, partial(self._keep_call, row.id))
            await self._card(row)

    async def change_tournament(
        self, number: int, change: Change, *, calls: Sequence[EntrantCall] = ()
    ) -> TournamentRow:
        """Keep what is made of a tournament, and let it go on from there. RuleError where it may not be so. It is made
        before it is written: to pair many takes a second, for which no other write should wait. calls: what entrants
        are to be told of it by DM."""
        async with self._lock:
            row = await self.store.tournament(number)
            if row is None:
                raise SaveError(f"there is no tournament {number}")
            before = kept_of(row).tournament
            after = await asyncio.to_thread(change, before)
            row = await self._kept(number, lambda one: after if one == before else change(one), calls)
        await self.look_at(number)
        return await self.store.tournament(number) or row

    async def swap_entrants(self, number: int, one: int, other: int, by: int) -> None:
        """Let two entrants change places in the round that is played, as an organiser (`by`) wants. Tables of theirs
        where nothing was played yet are closed first: after a kill between they open again, and nothing has changed.
        RuleError where it may not be so."""
        async with self._lock:
            row = await self.store.tournament(number)
            if row is None:
                raise SaveError(f"there is no tournament {number}")
            kept, now = kept_of(row), self.tables.now()
            actors = [await self.tables.actor(table) for table in changes.tables_of_swap(kept.tournament, one, other)]
            unplayed = [actor.live.row.id for actor in actors if await game_tables.is_unplayed(actor)]

            def swapped(tournament: Tournament) -> Tournament:
                return changes.with_swap(
                    tournament, one, other, playable_role_ids(kept.game, kept.options), now, unplayed
                )

            swapped(kept.tournament)
            for actor in actors:
                if not await game_tables.close_unplayed(actor, row, by):
                    raise RuleError(keyed_text("error.pairing_opened"))
            self.tables.posted()
            await self._kept(number, swapped)
        await self.look_at(number)

    async def _kept(self, number: int, change: Change, calls: Sequence[EntrantCall] = ()) -> TournamentRow:
        def changed(row: TournamentRow) -> TournamentRow:
            after = row_with_tournament(row, change(kept_of(row).tournament))
            return with_new_calls(after, calls) if calls else after

        row = await self.store.change_tournament(number, changed)
        if row is None:
            raise SaveError(f"there is no tournament {number}")
        return row

    async def _without_forgotten(self, row: TournamentRow) -> TournamentRow:
        """Let those drop out who wanted to be forgotten."""
        gone = {one.number for one in row.entrants if one.user is None}
        for entrant in kept_of(row).tournament.entrants if gone and row.status in (OPEN, GOES_ON) else ():
            if entrant.number in gone and not entrant.dropped:
                gone_now = partial(changes.dropped_out, number=entrant.number, at=self.tables.now())
                row = await self._kept(row.id, gone_now)
        return row

    async def _gone_on(self, row: TournamentRow) -> TournamentRow:
        """Take results, adjudicate, pair, open and start, until there is nothing more to do now."""
        for pairing in kept_of(row).tournament.pairings:
            if not pairing.is_over and pairing.table:
                row = await self._followed(row, pairing)
            elif pairing.how in (TOO_LATE, BY_HAND) and pairing.table:
                await self._tell_result(row, pairing)  # a kill may have come before
        row = await self._late(row)
        now, kept = self.tables.now(), kept_of(row)
        after = await asyncio.to_thread(
            changes.advanced_tournament, kept.tournament, playable_role_ids(kept.game, kept.options), now
        )
        if after != kept.tournament:
            before = kept.tournament
            row = await self._kept(row.id, lambda one: after if one == before else one)
        for pairing in changes.pairings_to_open(kept_of(row).tournament)[:AT_ONCE]:
            row = await self._opened(row, pairing)
        return row

    async def _followed(self, row: TournamentRow, pairing: Pairing) -> TournamentRow:
        """Start the table of a pairing, or take its result."""
        try:
            actor = await self.tables.actor(pairing.table)
        except (RuleError, SetupError):  # it was removed
            return await self._without_table(row, pairing)
        status = actor.live.row.status
        if status == LOBBY:
            try:
                if await game_tables.start_pairing(actor, row, pairing):
                    self.tables.run_automatic(pairing.table)
            except SetupError as error:
                log.warning("table %s of a tournament cannot begin: %s", pairing.table, error.why.key)
        if actor.live.row.status == RUNNING and actor.live.extra.event_call_due:
            await game_tables.tell_begun(actor, row, pairing)
            self.tables.posted()
        elif status == ABANDONED and await game_tables.was_closed_unplayed(actor):
            return await self._without_table(row, pairing)
        elif status == ABANDONED:
            return await self._adjudicated(row, pairing, actor)
        elif status == OVER and extra_of(actor.live.row).result is not None:
            found = game_tables.result_of(actor, pairing)
            if found is not None:
                return await self._kept(row.id, partial(_played, number=pairing.number, found=found))
        return row

    async def _without_table(self, row: TournamentRow, pairing: Pairing) -> TournamentRow:
        """Let a pairing whose table could not be opened be opened again."""

        def again(one: Tournament) -> Tournament:
            return changes.with_table_requested_again(one, pairing.number)

        return await self._kept(row.id, again)

    async def _late(self, row: TournamentRow) -> TournamentRow:
        """Adjudicate the games that take longer than they may, as the organiser chose."""
        tournament = kept_of(row).tournament
        gap = self.tables.gaps.last
        for pairing in changes.late_pairings(tournament, self.tables.now()) if tournament.late != WAIT else ():
            if gap is not None and gap.prolongs_term(pairing.due, self.tables.now()):
                continue  # nothing ran when it was due
            try:
                actor = await self.tables.actor(pairing.table) if pairing.table else None
            except (RuleError, SetupError):
                actor = None
            row = await self._adjudicated(row, pairing, actor)
        return row

    async def _adjudicated(self, row: TournamentRow, pairing: Pairing, actor: Actor | None) -> TournamentRow:
        kept, now = kept_of(row), self.tables.now()
        places = [1] * len(pairing.players)
        if actor is not None and kept.tournament.late == STANDING:
            places = game_tables.places_as_it_stands(actor, pairing)
        row = await self._kept(row.id, lambda one: changes.with_adjudication(one, pairing.number, places, now))
        after = kept_of(row).tournament.pairing(pairing.number)
        if actor is not None and after is not None:
            await self._tell_result(row, after)
        return row

    async def _tell_result(self, row: TournamentRow, pairing: Pairing) -> None:
        """Tell the table of a game that was adjudicated, or whose result was set by hand, of it, once."""
        known = row.id, pairing.number, pairing.places
        if known in self._told:
            return
        try:
            actor = await self.tables.actor(pairing.table)
        except (RuleError, SetupError):  # it was removed
            return
        if actor.live.row.status == OPENING:  # its thread is still to come
            return
        await game_tables.tell_result(actor, row, pairing)
        self._told.add(known)
        self.tables.posted()

    async def _opened(self, row: TournamentRow, pairing: Pairing) -> TournamentRow:
        """Open the table of a pairing, where it may be opened now."""
        if self.client().get_guild(row.guild) is None or not await self._has_room() or pairing.tries > MOST_TRIES:
            return row
        try:
            table = await game_tables.open_pairing(self.tables, row, kept_of(row), pairing)
        except (RuleError, SetupError) as error:
            log.warning("a table of a tournament cannot be opened: %s", error.why.key)
            return row
        return await self._kept(row.id, lambda one: changes.record_opened_table(one, pairing.number, table))

    async def _has_room(self) -> bool:
        if not self.most_tables:
            return True
        rows = await self.store.tables(statuses=(OPENING, LOBBY, RUNNING))
        return sum(not extra_of(one).practice for one in rows) < self.most_tables

    async def _card(self, row: TournamentRow) -> None:
        """Let the card show how a tournament stands; a new one where a round has begun."""
        kept, now = kept_of(row), self.tables.now()
        server = self.client().get_guild(row.guild)
        if server is None or server.unavailable:
            return
        card, told = kept.card, kept.tournament.round
        if told != kept.told and card.message:
            card = message_posted_anew(card, kept.channel, now)
        with language_context(kept.language):
            picture = await standings_picture(row, self.renderer)
            await self._cards.bring_up_to_date(
                card,
                row.id,
                lambda number: tournament_screen(row, picture, number),
                now,
                lambda standing: self._keep_card(row.id, standing, told),
                every=YOUNG if now < card.posted + HOUR else EDITS,
            )
        if row.status not in (OPEN, GOES_ON) and (after := await self.store.tournament(row.id)) is not None:
            done = kept_of(after).card
            if done.message and done.old is None and now >= done.edited + EDITS and not kept_of(after).calls:
                self._shown[row.id] = after.kept

    async def _keep_call(self, number: int, call: EntrantCall, message: StandingMessage | None) -> None:
        await self.store.change_tournament(number, lambda row: with_call(row, call, message))

    async def _keep_card(self, number: int, card: StandingMessage, told: int) -> None:
        def changed(row: TournamentRow) -> TournamentRow:
            return with_kept(row, msgspec.structs.replace(kept_of(row), card=card, told=told))

        await self.store.change_tournament(number, changed)


def _played(one: Tournament, *, number: int, found: tuple[list[int], list[float]]) -> Tournament:
    places, scores = found
    pairing = one.pairing(number)
    return one if pairing is None or pairing.is_over else changes.with_result(one, number, places, scores)
