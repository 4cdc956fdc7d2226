"""Every screen of a club in one go, for who looks at them: `python -m scripts.screens --club --out DIR`."""

from collections.abc import Awaitable, Callable, Iterator
from functools import partial

from bot.sandbox.people.person import Person, Receipt, controls_of
from bot.sandbox.world import Channel, Message, Role
from bot.tables.actor import Actor
from bot.tournaments.kept import kept_of
from bot.words import Words
from engine.store.models import RUNNING
from engine.tournaments.models import Tournament
from tests.bot.clockwork import DAY, HOUR, Time, asked, default, played_out
from tests.bot.hall import InProcess, button, until
from tests.games import EXAMPLE

Look = Callable[[Person, list[Channel]], Awaitable[None]]
PEOPLE = ("Ada", "Boris", "Clara", "Dmitri", "Eva", "Felix")
GAMES, BOARD = "games", "general"  # where people play, and where the board stands
MANAGE_ROLES = 1 << 28


class Club:
    """People of a club, who use all that it has. look: told who has new screens, and where."""

    def __init__(self, hall: InProcess, look: Look) -> None:
        self.hall, self._look, self.time, self.table = hall, look, Time(hall), ""
        self.ada, self.boris, self.clara, self.dmitri, self.eva, self.felix = map(hall.person, PEOPLE)

    async def run(self) -> str:
        """Use it all; return a word on how it ended."""
        await self.choose_times()
        await self.keep_time()
        await self.use_up_time()
        await self.show_a_board()
        await self.look_for_others()
        await self.hold_a_knockout()
        for kind in ("swiss", "pool", "ladder"):
            await self.hold_a_tournament(kind)
        await self.look_back()
        return "all that a club has was used"

    async def types(self, who: Person, command: str, where: Channel | str = GAMES, /, **options: object) -> Receipt:
        """Send a command, and look at what it brings."""
        receipt = await (await who.slash(command, where, **options)).wait_until_answered()
        await self.looks(who)
        return receipt

    async def presses(self, who: Person, message: Message, verb: str) -> Receipt:
        """Press a button, and look at what it brings."""
        receipt = await (await who.press(message, custom_id=button(message, verb))).wait_until_answered()
        await self.looks(who)
        return receipt

    async def looks(self, who: Person) -> None:
        """Let somebody look wherever something may be new."""
        await self.hall.settled()
        thread = [self.hall.thread(self.table)] if self.table else []
        await self._look(who, [who.place(GAMES), who.place(BOARD), *thread, *who.dms()])

    async def passes(self, seconds: float) -> None:
        """Let time pass, and everything happen that is due."""
        app, self.time.at = self.hall.app, self.time.at + seconds
        for row in await app.store.tables():
            app.tables.run_automatic(row.id)
        await self.hall.settled()
        for look in (app.digests.update_due_digests, app.boards.run_once, app.tournaments.run_once):
            await look()
        await self.hall.settled()

    def found(self, who: Person, verb: str, *places: Channel) -> Iterator[Message]:
        """Yield the messages in which somebody can press this, the newest first."""
        for place in places or (who.place(GAMES), who.place(BOARD), *who.dms()):
            for message in reversed(who.messages(place)):
                if any(str(one.get("custom_id", "")).split(":")[0] == verb for one in controls_of(message)):
                    yield message

    # Time

    async def choose_times(self) -> None:
        """A table's times, which its host chooses in the lobby."""
        self.table = await self.hall.create("Ada", "Boris", "Clara", name="Tuesdays", options="last_round=1")
        await self.types(self.ada, "host accounts", table=self.table)
        account = {"days": 2, "per-answer": 6, "then": "computer", "forgiven": 1, "again-after": 5, "holidays": 4}
        await self.types(self.ada, "host accounts", table=self.table, **account)
        fixed = {"at": "20:00", "weekends": "off", "zone": "Europe/Rome"}
        await self.types(self.ada, "host deadlines", hours=24, table=self.table, **fixed)
        await self.types(self.ada, "host deadlines", at="off", table=self.table)
        await (await self.ada.slash("game start", GAMES, table=self.table)).wait_until_answered()
        await self.looks(self.ada)

    async def keep_time(self) -> None:
        """A pause by vote, a holiday, an agenda, a digest, a notebook."""
        actor, thread = await self.hall.actor(self.table), self.hall.thread(self.table)
        for who, digest in ((self.ada, "off"), (self.boris, "off"), (self.clara, "6")):
            await self.types(who, "settings", **{"only-me": "on", "digest": digest})
        for command, asks in (("host pause", self.boris), ("host resume", self.clara)):
            await self.types(asks, command, thread)
            for who in (self.ada, self.boris, self.clara):
                for message in [*self.found(who, "agree", *who.dms())][:1]:
                    await self.presses(who, message, "agree")
            await self.types(self.ada, "agenda")
        waits = self.person_asked(actor)
        await self.types(waits, "away", until="2 days", plays="pause")
        await self.passes(DAY)
        await self.types(waits, "back")
        await self.types(self.boris, "note", thread, text="Ada wants peace, but watch the fleet.")
        await self.types(self.boris, "note", thread, text="*Never* lend her money.")
        await self.types(self.boris, "note", thread, strike=2)
        await self.types(self.boris, "note", thread)

    async def use_up_time(self) -> None:
        """A missed deadline that is forgiven, accounts that end, the last whom a table waits for."""
        actor = await self.hall.actor(self.table)
        waits = self.person_asked(actor)
        for _ in range(5):
            await self.passes(12 * HOUR)
            await self.looks(waits)
        for who in (self.boris, self.clara):
            await self.types(who, "agenda")
        for _ in range(8):
            await default(actor)
            await self.hall.settled()
        await self.types(waits, "back")
        for _ in range(4):
            await self.passes(13 * HOUR)
            for who in (self.boris, self.clara):
                await self.looks(who)

    def person_asked(self, actor: Actor) -> Person:
        """Return who is asked first."""
        seat = actor.live.seat_row(asked(actor).seat)
        return next(one for one in map(self.hall.person, PEOPLE) if seat is not None and int(one.id) == seat.user)

    # Meeting

    async def show_a_board(self) -> None:
        """A server's board, with a role that it calls, and a table that spectators see later."""
        world = self.hall.sandbox.world
        guild, board = next(iter(world.guilds.values())), self.ada.place(BOARD)
        for own in guild.roles.values():
            if own.managed:
                own.permissions, own.position = own.permissions | MANAGE_ROLES, 9
        role = Role(self.hall.sandbox.hub.ids.next(), "players", 0, position=1)
        guild.roles[role.id] = role
        await self.types(self.ada, "server board", channel=board.id)
        await self.types(self.ada, "server board", channel=board.id, role=role.id, hours=12)
        await self.passes(HOUR)
        for _ in range(2):
            await self.presses(self.dmitri, next(self.found(self.dmitri, "callme")), "callme")
        await self.hall.create("Felix", "Eva", name="Sundays")
        later = await self.hall.create("Eva", "Felix", name="Evenings")
        await self.types(self.eva, "host spectators", delay=2, table=later)
        await (await self.eva.slash("game start", GAMES, table=later)).wait_until_answered()
        await self.passes(DAY + 1)
        await self.looks(self.dmitri)
        await self.types(self.ada, "server show")

    async def look_for_others(self) -> None:
        """Who looks for others, and meets them."""
        name = Words(EXAMPLE).name(EXAMPLE)
        await self.types(self.dmitri, "seek")
        await self.types(self.dmitri, "seek", games=name, players=3, pace="daily", computers="off")
        await self.types(self.eva, "seek", games=name, above=1200)
        await self.types(self.eva, "seek", end="yes")
        await self.types(self.eva, "seek", games=name, players=3)
        await self.types(self.felix, "seek", games=name, players=3)
        await self.looks(self.eva)
        for message in [*self.found(self.eva, "join", *self.eva.dms())][:1]:
            await self.presses(self.eva, message, "join")

    async def announces(self, kind: str, name: str, **more: object) -> None:
        """Announce a tournament, for which people sign up, one too many."""
        await self.types(self.ada, "event create", game=EXAMPLE, kind=kind, name=name, options="last_round=1", **more)
        for who in (self.boris, self.clara, self.dmitri, self.eva):
            card = next(self.found(who, "evjoin"))
            await (await who.press(card, custom_id=button(card, "evjoin"))).wait_until_answered()
        await self.looks(self.boris)
        await self.presses(self.felix, next(self.found(self.felix, "evjoin")), "evjoin")

    async def plan(self) -> Tournament:
        """Return the newest tournament as it stands."""
        return kept_of((await self.hall.app.store.tournaments())[0]).tournament

    async def goes_on(self) -> None:
        """Let all games of a round begin."""

        async def run() -> bool:
            await self.hall.app.tournaments.run_once()
            await self.hall.settled()
            games = [one for one in (await self.plan()).pairings if not one.is_over]
            rows = [await self.hall.app.store.table(one.table) for one in games]
            return all(row is not None and row.status == RUNNING for row in rows)

        await until(run)

    async def hold_a_knockout(self) -> None:
        """A knockout with places: somebody waits, leaves, comes in, is taken out; a swap, a late game, a result by
        hand, the end, one that is called off."""
        event = partial(self.types, self.ada)
        await event("event start")
        await self.announces("knockout", "Spring", players=2, places=4, days=2, late="standing")
        await self.presses(self.boris, next(self.found(self.boris, "evleave")), "evleave")
        await self.looks(self.felix)
        await event("event show")
        await event("event start")
        await self.goes_on()
        for who in (self.clara, self.felix):
            await self.looks(who)
        first, second = [one for one in (await self.plan()).pairings if not one.is_over][:2]
        users = {one.number: str(one.user) for one in (await self.hall.app.store.tournaments())[0].entrants}
        await event("event swap", one=users[first.players[0]], other=users[second.players[0]])
        await self.goes_on()
        await self.looks(self.clara)
        first = (await self.plan()).pairings[0]
        await event("event result", number=first.number, first=users[first.players[1]])
        await event("event show")
        await self.passes(2 * DAY + 1)
        await self.goes_on()
        await self.looks(self.clara)
        await event("event drop", who=users[(await self.plan()).pairings[-1].players[0]])
        for who in (self.clara, self.dmitri, self.eva, self.felix):
            await self.looks(who)
        last = (await self.plan()).pairings[-1]
        if not last.is_over:
            await event("event result", number=last.number, first=users[last.players[1]])
        await self.passes(11 * 60.0)
        await event("event show")

    async def hold_a_tournament(self, kind: str) -> None:
        """A tournament of another kind, from its announcement to its second round."""
        event = partial(self.types, self.ada)
        await self.announces(kind, kind.capitalize(), players=2 if kind != "pool" else 3)
        await event("event start")
        await self.goes_on()
        row = (await self.hall.app.store.tournaments())[0]
        users = {one.number: str(one.user) for one in row.entrants}
        for one in kept_of(row).tournament.pairings:
            if not one.is_over:
                await (
                    await self.ada.slash(
                        "event result", GAMES, number=one.number, first=users[one.players[0]], event=str(row.id)
                    )
                ).wait_until_answered()
        await self.goes_on()
        await self.passes(11 * 60.0)
        await event("event show", event=str(row.id))
        await self.presses(self.boris, next(self.found(self.boris, "evleave")), "evleave")
        await event("event cancel", event=str(row.id))
        await event("event cancel", event=str(row.id), sure="yes")

    # Afterwards

    async def look_back(self) -> None:
        """Records, a replay with one's notes, what is kept of one."""
        await self.plays_out(self.table)
        for who in (self.boris, self.ada):
            await self.looks(who)
        for _ in range(2):
            await self.plays_out(await self.hall.start("Ada", "Boris", options="last_round=1"))
        await self.types(self.boris, "records person")
        for who in (self.ada, self.boris, self.clara):
            await (await who.slash("settings", GAMES, ratings="on")).wait_until_answered()
        await self.types(self.boris, "records person")
        await self.types(self.ada, "records person", who=self.boris.id)
        for season in ("this", "last"):
            await self.types(self.boris, "records server", season=season)
        await self.types(self.boris, "mydata")
        await self.types(self.boris, "forgetme")

    async def plays_out(self, table: str) -> None:
        """Play a game to its end, and note how it came out."""
        actor = await self.hall.actor(table)
        await played_out(actor, why="")
        self.hall.app.tables.run_automatic(table)
        await self.hall.settled()
        await until(lambda: actor.live.extra.result is not None)
