"""A club on a stage: its people and what they do, as time is let pass for the bot and for them together."""

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from typing import Any

import msgspec

from bot.sandbox.people.person import Person, Receipt, controls_of
from engine.games import game_ids
from engine.kernel.dice import UnverifiedRandom
from testbed.drills.club.club_world import FIRST, ROLE, SECOND, ZONE
from testbed.drills.club.members import Answers, Member, wait_for_outcome
from testbed.drills.club.phones import SEEK, Phones
from testbed.drills.club.recount import Told
from testbed.drills.club.waits import STEP, Reader, Waits, check_all_told, check_none_called_twice
from testbed.drills.report import Report
from testbed.drills.script import Unanswered
from testbed.drills.stage import RefusedError, Stage, StuckError, least_and_most_seats

HOUR, DAY = 3600.0, 86_400.0
SHORT = "last_round=1"  # an option that makes games short
NIGHT = (23, 8)
ENDS = ("default", "computer", "replace")
AWAKE = 18.0  # hours of the day in which people look in
BUSY = 0.15  # part of the times at which somebody does not look in
LOOKS = (3, 9, 15, 21)  # hours of the day at which somebody looks how tournaments stand
STRIKE = 0.4  # seconds within which a kill comes, once somebody looks in; at the latest as they have done
MEDDLING = 13  # the hour of the day at which people try what is not theirs
RUNS = "SELECT id FROM tables WHERE status = 'running' ORDER BY id LIMIT 5"
NOT_THEIRS = ("**Not done.**", "Only who organises", "There is no such tournament", "Nothing has changed")
TOO_FEW = "must play; add a computer player"
TRIES = 5  # of somebody who types a command that the bot did not answer


class Size(msgspec.Struct, frozen=True):
    """How large a club is. people; tables: that people open by themselves; pool, cup, ladder: how many play in each;
    heirs: who wait for a place in the pool; seekers: who look for others; absent: who go on holiday; looks: how often a
    day each looks in; titles: what they play, (): all that there is."""

    people: int = 40
    tables: int = 16
    pool: int = 6
    heirs: int = 1
    cup: int = 16
    ladder: int = 8
    seekers: int = 12
    absent: int = 6
    looks: int = 2
    titles: tuple[str, ...] = ()


FULL = Size()


class Club:
    """A club on a stage, and its people. digest: hours between two, for everybody; 0: nobody has them; game: what its
    pool plays. told: what people were told of tournaments, once it has ended."""

    def __init__(self, stage: Stage, seed: str, days: int, digest: int, game: str, size: Size, report: Report) -> None:
        self.stage, self.seed, self.size, self.days, self.report = stage, seed, size, days, report
        self.game, self.told, self.ended = game, list[Told](), 0.0
        self.lots, self.clock = UnverifiedRandom(f"club {seed}"), stage.sandbox.hub.clock
        self.start, self.digest = self.clock.now(), digest
        self.phones = Phones(stage.sandbox.world)
        stage.sandbox.world.pushes = self.phones
        self.members = [self._member(n) for n in range(size.people)]
        night = sum(1 for _ in range(NIGHT[0], NIGHT[1] + 24))
        self.readers = {
            one.user: Reader(digest, night if n % 3 == 0 else 0, NIGHT[0], ZONE) for n, one in enumerate(self.members)
        }  # fmt: skip
        self.waits = Waits(stage, self.readers)
        self.answers = Answers(stage, seed, lambda user, table: self.waits.pressed.add((user, table)))
        self.events: dict[int, str] = {}  # the names of tournaments
        self.owners: dict[int, Member] = {}  # and who organises them
        self.titles = size.titles or tuple(game_ids())
        self.shown: dict[int, list[str]] = {}  # by tournament: what /event show has told, day by day
        self._due: list[tuple[float, int, Callable[[], Awaitable[None]]]] = []
        self._serial = count()
        self._visits = 0
        self._strikes = set[int]()

    def _member(self, n: int) -> Member:
        who = self.stage.sandbox.person([u for u in self.stage.sandbox.world.users.values() if not u.bot][n].username)
        first = any(guild.id == self.stage.sandbox.guild.id for guild in who.guilds())
        hours = [6.0 + n % 5 + n / 97 + look * AWAKE / self.size.looks for look in range(self.size.looks)]
        return Member(who.name, who.id, tuple(hours), FIRST if first else SECOND)

    @property
    def calling_mode_in_words(self) -> str:
        """Return by what people are called, in words."""
        return "with digests" if self.digest else "with calls of each table"

    # What is done when

    def plan_month(self, kills: int) -> None:
        """Put down who does what when, and when the bot is killed."""
        visits = [
            (self.start + day * DAY + hour * HOUR, one)
            for day in range(self.days)
            for one in self.members
            for hour in one.hours
        ]
        absent = self.members[len(self.members) - self.size.absent :]
        gone = {one.user: self._holiday(n) for n, one in enumerate(absent)}
        for at, one in visits:
            frm, to = gone.get(one.user, (0.0, 0.0))
            if not frm <= at < to and self.lots.fraction() > BUSY:
                self.schedule_at(at, partial(self.visit, one))
        for one in absent:
            self.schedule_at(gone[one.user][0], partial(self.go_away, one, gone[one.user][1]))
        for day in range(self.days):
            for hour in LOOKS:
                self.schedule_at(self.start + day * DAY + hour * HOUR, self.look_at_tournaments)
            self.schedule_at(self.start + day * DAY + MEDDLING * HOUR, self.try_what_is_not_theirs)
        for n in range(self.size.seekers):
            one = self.members[n * self.size.people // self.size.seekers]
            self.schedule_at(self.start + (n % 7) * DAY / 2 + 5 * HOUR + n, partial(self.seek, one, n))
        visited = len(self._due)
        self._strikes = {self.lots.integer_below(visited) for _ in range(kills)}

    def _holiday(self, n: int) -> tuple[float, float]:
        frm = self.start + (0.3 * self.days + n % 3) * DAY
        return frm, frm + max(2.0, 0.15 * self.days) * DAY

    def schedule_at(self, moment: float, do: Callable[[], Awaitable[None]]) -> None:
        """Put something down for a moment."""
        heapq.heappush(self._due, (moment, next(self._serial), do))

    async def live_through_month(self) -> None:
        """Let the month pass."""
        day = 0
        while self._due:
            moment, number, do = heapq.heappop(self._due)
            await self.pass_until(moment)
            if (moment - self.start) // DAY >= day:
                day += 1
                self._tell_day(day)
            strike = self._strike_soon() if number in self._strikes else None
            try:
                await do()
            except Unanswered:  # they look in again later
                self.report.add("visits that a kill ended")
            if strike is not None and strike.when() > asyncio.get_running_loop().time():
                strike.cancel()
                self._strike()
            await self.wait_until_bot_rests()
        await self.pass_until(self.start + self.days * DAY)

    def _tell_day(self, day: int) -> None:
        running = self.stage.records.first_value("SELECT count(*) FROM tables WHERE status = 'running'")
        rings = sum(not one.silent for one in self.phones.rings)
        so_far = Report(name="so far")
        self.check_told_once(so_far)
        self.report.print_progress(
            f"day {day} of {self.days} {self.calling_mode_in_words}: {running} tables run, {self.answers.count} "
            f"answers, phones rang {rings} times, {so_far.violations} untold, {so_far.doubled} told twice"
        )

    def check_told_once(self, report: Report) -> None:
        """Check that nobody was waited for without being told, and nobody called twice for one thing, by now."""
        waits, now = self.waits, self.ended or self.clock.now()
        check_all_told(waits.all, self.phones.rings, self.readers, waits.threads, now, report)
        check_none_called_twice(waits.all, self.phones.rings, self.readers, waits.threads, report)

    def _strike_soon(self) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(STRIKE * self.lots.fraction(), self._strike)

    def _strike(self) -> None:
        if self.stage.is_alive:
            self.stage.kill()
            self.report.add("kills")

    async def pass_until(self, moment: float) -> None:
        """Let time pass, and look at whom the tables wait for on the way."""
        while (left := moment - self.clock.now()) > 0:
            await self._moved({"by": min(left, STEP)})

    async def wait_until_bot_rests(self) -> None:
        """Wait until the bot has done all that is due."""
        await self._moved({})

    async def _moved(self, by: dict[str, Any]) -> None:
        for _ in range(TRIES):
            if self.stage.has_ended_unasked:
                self.report.note(f"the bot left by itself: {self.stage.log[-3:]}", "crashed")
            if not self.stage.is_alive:
                await self.stage.end_bot()
                await self.stage.launch()
            try:
                await self.stage.sandbox.clocks.move(by)
                break
            except RefusedError:  # it was killed; the stand-in's time may have passed
                by = {}
        self.waits.note_who_is_waited_for(self.clock.now())

    # What people do

    async def type_command(self, who: Member, command: str, where: str = "", /, **options: Any) -> Receipt:
        """Let somebody type a command; again, where a kill kept the bot from an answer."""
        person = Person(self.stage.sandbox.hub, who.user)
        return await wait_for_outcome(self.stage, person.slash_with(command, where or who.home, options))

    async def visit(self, one: Member) -> None:
        """Let somebody look in: take seats that are theirs, begin what they have opened, answer what waits for them."""
        await self._sit_down(one)
        for table in self.answers.tables_of(one):
            await self.answers.answer_at_table(one, table)

    async def _sit_down(self, one: Member) -> None:
        """Let somebody take the seats that they were told of, and start tables of theirs at which others sit."""
        found = {
            table
            for ring in self.phones.rings
            if ring.kind == SEEK and ring.user == one.user
            for table in ring.tables_named
        }
        seated = set(self.answers.tables_of(one, "lobby"))
        lobby = "SELECT id FROM tables WHERE status = 'lobby'"
        for table in sorted({str(row["id"]) for row in self.stage.records.rows(lobby)}):
            if table in found - seated:
                await self.type_command(one, "game join", table=table)
        mine = "SELECT id FROM tables WHERE status = 'lobby' AND host = ? AND created < ? AND name = 'Found each other'"
        for row in self.stage.records.rows(mine, int(one.user), self.clock.now() - 12 * HOUR):
            self.require_words_in_answer(await self._begun(one, str(row["id"])), "begins")

    async def _begun(self, host: Member, table: str) -> Receipt:
        """Let a host begin a game; where too few have come, computer players take the seats that are free."""
        said = await self.type_command(host, "game start", table=table)
        if TOO_FEW not in said.text:
            return said
        self.report.add("tables that computer players filled")
        messages = self.stage.sandbox.channel(host.home).messages.values()
        card = next(m for m in messages if any(c.get("custom_id") == f"fill:{table}" for c in controls_of(m)))
        return await wait_for_outcome(
            self.stage, Person(self.stage.sandbox.hub, host.user).forge(card, f"fill:{table}")
        )

    async def go_away(self, one: Member, until: float) -> None:
        """Let somebody go on holiday: half of them let their clocks stand still, half let a computer player answer."""
        plays = ("pause", "computer")[self.members.index(one) % 2]
        self.waits.away[one.user] = until
        said = await self.type_command(one, "away", until=f"{(until - self.clock.now()) / HOUR:.0f}h", plays=plays)
        self.require_words_in_answer(said, "You are away")
        self.report.add("holidays")

    async def seek(self, one: Member, n: int) -> None:
        """Let somebody look for others, and take the seat that they are told of."""
        wanted = self.titles[n // 2 % len(self.titles) :][:2]
        said = await self.type_command(one, "seek", games=",".join(wanted))
        self.report.add("searches")
        if "found" in said.text:
            self.report.add("searches that found somebody")

    async def look_at_tournaments(self) -> None:
        """Let somebody look how each tournament stands."""
        for number, said in self.shown.items():
            one = self.members[-1 if self._is_second(number) else 0]
            told = await self.type_command(one, "event show", event=str(number))
            said.append(told.text)

    async def try_what_is_not_theirs(self) -> None:
        """Let people try what is not theirs: a tournament of another server, a result, a vote at a table of others.
        That nothing came of it show the standings, and the games."""
        member, stranger = self.people_of_server(FIRST)[1], self.people_of_server(SECOND)[-1]
        events = [number for number in self.shown if not self._is_second(number)]
        sits = {str(row["id"]): self.stage.panels(str(row["id"]))[-1:] for row in self.stage.records.rows(RUNS)}
        tries = [self.type_command(member, "event result", event=str(n), number=1, first=member.user) for n in events]
        tries += [self.type_command(member, "event cancel", event=str(n), sure="yes") for n in events]
        tries += [self.type_command(stranger, "event show", event=str(n)) for n in events]
        for table, panels in sits.items():
            strangers = [one for one in self.members if table not in self.answers.tables_of(one)]
            for one in strangers[:1]:
                who = Person(self.stage.sandbox.hub, one.user)
                if panels and who.sees(self.stage.thread(table)):
                    tries.append(wait_for_outcome(self.stage, who.forge(panels[-1], f"agree:{table}")))
        for doing in tries:
            said = await doing
            self.report.add("meddlings")
            if not any(words in said.text for words in NOT_THEIRS):
                self.report.note(f"{said.interaction.name} was not refused: {said.text[:120]!r}", "changed")

    def _is_second(self, number: int) -> bool:
        return str(self.stage.records.first_value("SELECT guild FROM tournaments WHERE id = ?", number)) != str(
            self.stage.sandbox.guild.id
        )

    def require_words_in_answer(self, said: Receipt, words: str) -> None:
        """Raise StuckError where the bot did not answer with these words among others."""
        if words not in said.text:
            raise StuckError(f"{said.interaction.name}: {said.text[:300]!r}")

    # Its first day

    async def set_preferences_and_open_tables(self) -> None:
        """Let people set what they like, and open tables."""
        for n, one in enumerate(self.members):
            night = {"quiet": f"{NIGHT[0]}-{NIGHT[1]}"} if n % 3 == 0 else {}
            said = {"zone": ZONE, "digest": str(self.digest or "off"), **night}
            self.require_words_in_answer(await self.type_command(one, "settings", **said), "")
        for guild, home in ((0, FIRST), (1, SECOND)):
            server = [*self.stage.sandbox.world.guilds.values()][guild]
            role = next(role.id for role in server.roles.values() if role.name == ROLE)
            owner = self.owner_of_server(home)
            channel = self.stage.sandbox.channel(home).id
            self.require_words_in_answer(
                await self.type_command(owner, "server board", home, channel=channel, role=role, hours=12), "board"
            )
            tables = await self.type_command(owner, "server tables", home, most=0, person=0)
            self.require_words_in_answer(tables, "")
        for n in range(self.size.tables):
            await self._open_table(n)
            await self.wait_until_bot_rests()

    def people_of_server(self, home: str) -> list[Member]:
        """Return who is in the server of a channel."""
        guild = self.stage.sandbox.channel(home).guild_id
        members = next(one for one in self.stage.sandbox.world.guilds.values() if one.id == guild).members
        return [one for one in self.members if one.user in members]

    def owner_of_server(self, home: str) -> Member:
        """Return who owns the server of a channel."""
        guild = self.stage.sandbox.world.guilds[self.stage.sandbox.channel(home).guild_id or ""]
        return next(one for one in self.members if one.user == guild.owner_id)

    async def _open_table(self, n: int) -> None:
        """Let some people begin a game: with an account of time, forgiven deadlines, fixed hours, holidays."""
        home, games = (FIRST, SECOND)[n % 2], self.titles
        game, people = games[n // 2 % len(games)], self.people_of_server(home)
        least, most = least_and_most_seats(game, "")
        humans = [people[(5 * n + 3 * k) % len(people)] for k in range(min(most, max(2, least - n % 2)))]
        humans = list(dict.fromkeys(humans))
        host = humans[0]
        given = {"computers": max(0, least - len(humans)), "deadline": (24, 48, 72)[n % 3], "name": f"Evening {n}"}
        made = await self.type_command(host, "game create", home, game=game, **given)
        self.require_words_in_answer(made, "(table ")
        table = made.text.split("(table ")[1][:5]
        for one in humans[1:]:
            self.require_words_in_answer(await self.type_command(one, "game join", home, table=table), "")
        self.require_words_in_answer(await self.type_command(host, "game start", home, table=table), "begins")
        await self.wait_until_bot_rests()
        thread = self.stage.thread(table).id
        accounts: dict[str, Any] = {"forgiven": 1, "again-after": 3, "holidays": 7}
        if n % 4 < len(ENDS):
            accounts |= {"days": 1 + n % 3, "per-answer": 2, "then": ENDS[n % 4]}  # some will be empty
        self.require_words_in_answer(await self.type_command(host, "host accounts", thread, **accounts), "")
        if n % 4 == len(ENDS):
            self.require_words_in_answer(
                await self.type_command(host, "host deadlines", thread, at="20:00", weekends="off", zone=ZONE), "20:00"
            )
