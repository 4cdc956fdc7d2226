"""A club's tournaments: who announces them and takes part, what organisers do with their own hands, who leaves: a swap
before tables are open, a result, somebody whom another replaces, somebody who is paired around."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec

from bot.messages.ids import Press
from bot.sandbox.people.person import Person
from bot.sandbox.world import Message
from bot.tournaments.kept import KeptTournament
from engine.tournaments.models import BY_HAND, Tournament
from testbed.drills.club.club_world import FIRST, SECOND
from testbed.drills.club.members import Member, wait_for_outcome
from testbed.drills.club.town import DAY, HOUR, SHORT, Club
from testbed.drills.script import Unanswered
from testbed.drills.stage import least_and_most_seats, options_that_exist

CUP, POOL, LADDER = "Cup", "Pool", "Ladder"
RESULT, DROP, LEAVE, SPAN = 1.6, 2.6, 3.6, 4.0  # days after the beginning; of a shorter time that part of it


class Organisers:
    """Acts for the organisers of a club."""

    def __init__(self, club: Club) -> None:
        self.club = club

    async def begin_tournaments(self) -> None:
        """Announce the tournaments, for which people sign up, and begin them."""
        club, size = self.club, self.club.size
        able = [
            game
            for game in club.titles
            if options_that_exist(game, SHORT) and least_and_most_seats(game, options_that_exist(game, SHORT))[0] <= 2
        ]
        able.sort(key=lambda game: game != club.game)
        first, other = club.people_of_server(FIRST), club.people_of_server(SECOND)
        for kind, name, people, options in (
            ("pool", POOL, first[: size.pool + size.heirs], {"days": 4, "late": "level", "places": size.pool}),
            ("knockout", CUP, first[len(first) - size.cup :], {"days": 5, "late": "standing"}),
            ("ladder", LADDER, other[len(other) - size.ladder :], {"days": 5, "late": "level"}),
        ):
            if people:
                game = able[len(club.shown) % len(able)]
                await self._announce(kind, name, people, game=game, **options)
                await club.wait_until_bot_rests()
        await club.look_at_tournaments()

    async def _announce(self, kind: str, name: str, people: list[Member], **options: Any) -> None:
        club, home = self.club, SECOND if name == LADDER else FIRST
        owner = club.owner_of_server(home)
        given = {
            "kind": kind,
            "name": name,
            "players": 2,
            "options": options_that_exist(options["game"], SHORT),
            **options,
        }
        club.require_words_in_answer(await club.type_command(owner, "event create", home, **given), "is announced")
        number = max(club.shown, default=0) + 1
        club.events[number], club.shown[number], club.owners[number] = name, [], owner
        for place, one in enumerate(people, 1):
            person = Person(club.stage.sandbox.hub, one.user)
            said = await wait_for_outcome(club.stage, person.forge(self._card(number), f"evjoin:::{number}"))
            club.require_words_in_answer(
                said, "You take part" if place <= options.get("places", place) else "you wait for a place"
            )
        club.require_words_in_answer(
            await club.type_command(owner, "event start", home, event=str(number)), "has begun"
        )
        if name == CUP:
            await self._swap(number)

    def _card(self, number: int) -> Message:
        channel = self.club.stage.sandbox.channel(SECOND if self.club.events[number] == LADDER else FIRST)
        return next(m for m in reversed(channel.messages.values()) if f"Event {number} · card" in m.all_words)

    # By hand

    def plan_tournaments(self) -> None:
        """Put down when what is done."""
        share = min(1.0, self.club.days / SPAN)
        acts = {CUP: (RESULT, self._set_result), POOL: (DROP, self._drop), LADDER: (LEAVE, self._leave)}
        for number, name in self.club.events.items():
            when, act = acts[name]
            self.club.schedule_at(self.club.start + when * share * DAY, partial(self._once, partial(act, number)))

    async def _once(self, act: Callable[[], Awaitable[None]]) -> None:
        try:
            await act()
        except Unanswered:  # a kill came: once more, where it did not happen
            self.club.schedule_at(self.club.clock.now() + HOUR, partial(self._once, act))
            raise
        await self.club.look_at_tournaments()

    async def _swap(self, number: int) -> None:
        """Let two of a round whose tables are not open yet change places: not all are opened at once."""
        unopened = [one for one in self._plan_of(number).pairings if not one.table and not one.is_over]
        if len(unopened) < 2:
            return
        here, there = (self._user(number, one.players[0]) for one in unopened[-2:])
        owner, event = self.club.owners[number], str(number)
        self.club.require_words_in_answer(
            await self.club.type_command(owner, "event swap", one=here, other=there, event=event), "changed places"
        )
        self.club.report.add("pairings set by hand")

    async def _set_result(self, number: int) -> None:
        """Set the result of a game, of one that goes on if any does: the second player has won."""
        games = [one for one in self._plan_of(number).pairings if not one.is_bye]
        if any(one.how == BY_HAND for one in games):
            return
        game = min(games, key=lambda one: one.is_over)
        given = {"number": game.number, "first": self._user(number, game.players[1]), "event": str(number)}
        self.club.require_words_in_answer(
            await self.club.type_command(self.club.owners[number], "event result", **given), "is set, and stays"
        )
        self.club.report.add("results set by hand")

    async def _drop(self, number: int) -> None:
        """Take somebody out, for whom who waits comes in."""
        entrants = self._plan_of(number).entrants
        if any(one.dropped for one in entrants):
            return
        given = {"who": self._user(number, entrants[1].number), "event": str(number)}
        self.club.require_words_in_answer(
            await self.club.type_command(self.club.owners[number], "event drop", **given), "takes part no more"
        )
        self.club.report.add("entrants whom others replace" if self.club.size.heirs else "entrants taken out")

    async def _leave(self, number: int) -> None:
        """Let somebody leave by the button of the card, who is paired around."""
        entrants, stage = self._plan_of(number).entrants, self.club.stage
        if any(one.dropped for one in entrants):
            return
        who = Person(stage.sandbox.hub, self._user(number, entrants[0].number))
        asked = await wait_for_outcome(
            stage, who.forge(self._card(number), Press("evleave", argument=str(number)).id())
        )
        sure = Press("evleave", argument=str(number), page=1).id()
        self.club.require_words_in_answer(
            await wait_for_outcome(stage, who.forge(asked.message or self._card(number), sure)), "no more."
        )
        self.club.report.add("entrants who left")

    def _plan_of(self, number: int) -> Tournament:
        kept = self.club.stage.records.first_value("SELECT kept FROM tournaments WHERE id = ?", number)
        return msgspec.json.decode(kept, type=KeptTournament).tournament

    def _user(self, number: int, entrant: int) -> str:
        sql = "SELECT person_id FROM entrants WHERE tournament = ? AND number = ?"
        return str(self.club.stage.records.first_value(sql, number, entrant))
