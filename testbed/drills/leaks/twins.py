"""Twins over the wire: a table and its twin, at which others could respond, or seal other answers, played out before
the stand-in by the same clock. All that a person sees of them must come at the same moments and be the same: messages,
edits, DMs, panels, news of the table's page. Each table has accounts, forgives deadlines and allows holidays, on which
the last seat is; whoever plays wants to be told that they are the last. The accounts that are kept must be the same,
too. At the twin all others write into their notebooks, which nobody else may notice.

The bot runs in this process, since its clock must be moved by hand. Each table is put into the position at which the
question is open; persons answer at the same moments at both. What follows the question is not compared: that may be
open then.
"""

import asyncio
import contextlib
import re
import tempfile
import zlib
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from pathlib import Path
from typing import cast

import discord
import msgspec

from bot.app import App
from bot.delivery.throttle import Throttle
from bot.process.settings import read_settings
from bot.sandbox.launch import Sandbox, serve_sandbox
from bot.sandbox.limits import unhurried_limits
from bot.sandbox.people.person import Person
from bot.table_page.signed_tokens import BEARER, WATCH, PagePass, Signer, page_signing_key
from bot.table_page.table_state import table_shown_as_json
from bot.table_page.web_server import TablePage
from bot.tables import lobby
from bot.tables.actor import Actor
from bot.tables.clocks.time_terms import SeatClock
from bot.tables.dice_words import opening
from bot.tables.live import LiveTable
from bot.tables.lobby import PACES
from bot.tables.post_types import panel_post, seat_card
from bot.tables.timing import HOUR
from bot.tables.upkeep.gaps import Unwatched
from engine.games import game_by_id as find_game
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.events import Seat
from engine.kernel.prompts import SEALED, WINDOW
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from engine.store.places.opening import Place, open_at, place_text
from engine.store.sql.interface import Connection, table_lock
from engine.store.sql.store import SqlStore
from render import RenderService
from testbed.drills.leaks.page import ADDRESS, LATER
from testbed.drills.leaks.twin_tables import (
    able_responders,
    answer_times,
    fields_with_time_terms,
    has_others_choice,
    is_just_opened,
    other_answer,
    seated_table_row,
    secret_question_name,
    secretly_asked,
    twin_table,
)
from testbed.drills.plain_pictures import replace_drawing_by_pixels
from testbed.drills.report import Report
from testbed.drills.spectators import ONLOOKER
from testbed.drills.stage import wait_until
from testbed.seeded_secrets import secrets_stand_in

START = 2_000_000_000.0
MANY = 3  # persons at such a table, where the game takes so many
QUESTIONS = 3  # moments of a game that are compared
TRIES = 3  # of a pair that differs
STEPS = 600  # decisions of a game in which they are looked for
NAMES = ("Ada", "Boris", "Clara", "Dmitri", "Eva")
ACCOUNTS = "accounts"
MARK = re.compile(r"\(\w+ ([0-9A-Z]{5})\)")  # (table ABCDE)
OF_ITS_OWN = re.compile(r"\b\d{15,20}\b|\b[0-9a-f]{12,40}\b")  # ids, and heads of the chain, which no two tables share
Seen = list[tuple[float, tuple[str, ...]]]  # by seconds after the question was put, all that is new to somebody


class Hall:
    """The bot in this process before the stand-in, with a clock that is moved by hand."""

    app: App
    page: TablePage

    def __init__(self, sandbox: Sandbox, place: Place) -> None:
        self.sandbox, self.now = sandbox, START
        said = {"PRAETOR_DATABASE": place_text(place), "PRAETOR_GATHER": "0", "PRAETOR_EMOJIS": "0"}
        self._settings = read_settings({**sandbox.environment, **said})

    async def begin_bot(self) -> None:
        """Let a bot begin on what the one before has left."""
        self.app = app = App(self._settings, await open_at(self._settings.database_place))
        app.worker.throttle = Throttle(0)  # the stand-in takes as many as come
        app.tables.now = lambda: self.now
        app.tables.gaps = Unwatched(app.store, app.tables.now)
        app.tables.hold_scale = 1.0
        self.page = TablePage(app, app._handler.door, Signer(page_signing_key(self.sandbox.token)), ADDRESS)
        self._running = asyncio.create_task(app.run())
        await wait_until(lambda: app.client.is_ready() and self.sandbox.world.commands, "the bot did not come up")

    async def end_bot(self) -> None:
        """Let the bot end."""
        self.app.stop()
        await self._running

    async def change_bot(self) -> None:
        """Let another bot take the place of this one."""
        await self.end_bot()
        await self.begin_bot()

    async def wait_until_quiet(self) -> None:
        """Wait until nothing is under way: no automatic decision, no post."""
        tables, worker = self.app.tables, self.app.worker

        async def rests() -> bool:
            if tables._settling:  # what it will post is not due yet, and may be while that is asked
                return False
            due = await self.app.store.due_posts(self.now, 1)  # first: what is on its way is due no more
            return not (due or tables._settling or worker._busy)

        tables.posted()
        await wait_until(rests, "the table does not come to rest")

    async def open_table(self, live: LiveTable) -> str:
        """Open a table of as many persons, and put it into the position of `live`; return its id."""
        row, count = live.row, len(live.row.seats)
        host = self.sandbox.person(NAMES[0])
        options = ",".join(f"{key}={value}" for key, value in row.options.items())
        made = await (await host.slash("game create", "games", game=row.game, options=options)).wait_until_answered()
        found = MARK.search(made.text)
        assert found is not None, made.text  # noqa: S101 - nothing goes wrong here
        for name in NAMES[:count]:
            person = self.sandbox.person(name)  # who has met no term of art: each is explained once
            await self.app.tables.preferences.change(int(person.id), last=True, met={})
        for name in NAMES[1:count]:
            await (await self.sandbox.person(name).slash("game join", "games", table=found[1])).wait_until_answered()
        await (await host.slash("game start", "games", table=found[1])).wait_until_answered()
        await self.wait_until_quiet()
        return found[1]

    async def put_in_position(self, table: str, live: LiveTable) -> Actor:
        """Put a table into a position, with the question just put."""
        actor = await self.app.tables.actor(table)
        async with actor.turn():
            kept = live.game.encode(live.state)
            actor.live.replace(state=live.state, kept=kept)
            await self._keep_state(actor.live, kept)
            last = live.row.seats[-1].seat
            extra = fields_with_time_terms(actor.live.row, resting={last: (START - HOUR, START + HOUR)})
            row = await self.app.store.update_table(actor.live.row, pace=PACES["daily"], extra=extra)
            actor.live.replace(row=row)
            cards = [seat_card(seat.seat) for seat in actor.live.humans()]
            await self.app.store.post(table, [panel_post(anew=True), *cards])
        self.app.tables.run_automatic(table)
        await self.wait_until_quiet()
        return actor

    async def _keep_state(self, live: LiveTable, state: bytes) -> None:
        """Keep a table's state as the one after its last decision, for another bot that takes it over."""
        of = (live.row.id, live.head)

        def work(conn: Connection) -> None:
            conn.execute("DELETE FROM snapshots WHERE table_id = ? AND decision = ?", of)
            sql = "INSERT INTO snapshots (table_id, decision, base, age, data) VALUES (?, ?, NULL, 0, ?)"
            conn.execute(sql, (*of, zlib.compress(state)))

        await cast("SqlStore", self.app.store)._db.write(work, lock=table_lock(live.row.id))


class Eyes:
    """What one person sees of a table, from one look to the next."""

    def __init__(self, who: Person, table: str, places: list[str], hall: Hall, seat: Seat | None) -> None:
        self.who, self.table, self.places, self._hall = who, table, places, hall
        kind = BEARER if seat is not None else WATCH
        self._pass = PagePass(kind, int(who.id), table, seat or "", 0, LATER, "drill")
        self.known: dict[str, tuple[str, object]] = {}
        self.page = ""
        self._messages()

    async def new_messages(self) -> tuple[str, ...]:
        """Return the messages, and the edits of messages, that have come since the last look, and the table's page if
        it is told of news; what is told apart by ids alone reads alike."""
        found = self._messages()
        shown = OF_ITS_OWN.sub(
            "…", table_shown_as_json(await self._hall.page.table_as_bearer_sees_it(self._pass)).decode()
        ).replace(self.table, "TABLE")
        if shown != self.page:
            self.page = shown
            found.append(f"page {shown}")
        return tuple(found)

    def _messages(self) -> list[str]:
        found = []
        for place in self.places:
            for message in self.who.messages(place):
                said = f"{message.all_words} {message.components}"
                said = OF_ITS_OWN.sub("…", said.replace(self.table, "TABLE"))
                if self.known.get(message.id) != (said, message.edited_at):  # the mark of an edit alone tells a moment
                    how = "edited" if message.id in self.known else "posted"
                    found.append(f"{OF_ITS_OWN.sub('…', place)} {how} {said}")
                self.known[message.id] = (said, message.edited_at)
        return found


class Change(msgspec.Struct, frozen=True):
    """That another bot takes over. share: at which part of the moments at which something happens; untold: the one
    before has written down what is answered at that moment, and told nobody; late: whoever of the others responds in a
    window before that moment does so after it at the twin."""

    share: float
    untold: bool
    late: bool = False


class Twins:
    """Plays a question and its twin. change: another bot takes over on the way."""

    def __init__(self, hall: Hall, change: Change | None = None) -> None:
        self.hall, self.change = hall, change

    async def play_and_collect_seen(
        self, live: LiveTable, eyes: Seat | None, walk: str, choices: str = "", *, noted: bool = False
    ) -> Seen:
        """Play the secret question that is open in `live` at a table of its own. Return what `eyes` sees until it is
        closed, and when that is. choices: the seed by which others seal answers; "": they seal the default ones; noted:
        others write into their notebooks."""
        hall = self.hall
        hall.now = START
        with _same_start(walk):
            table = await hall.open_table(live)
        number = 0 if eyes is None else 1 + [seat.seat for seat in live.row.seats].index(eyes)
        who = hall.sandbox.person(ONLOOKER if eyes is None else NAMES[number - 1])
        thread = str((await hall.app.tables.actor(table)).live.row.thread)
        look = Eyes(who, table, [thread, "games", *(["dm"] if eyes is not None else [])], hall, eyes)
        actor = await hall.put_in_position(table, live)
        question, when = secret_question_name(actor.live), answer_times(actor.live, START, walk)
        moments = sorted({START + share * live.row.pace.hold for share in (0.3, 0.7, 1.01, 2.02)} | {*when.values()})
        turn = moments[int(self.change.share * len(moments))] if self.change is not None else None
        if self.change is not None and self.change.late and choices:
            when |= _after(actor.live, when, moments, turn, eyes)
        seen: Seen = [(0.0, await look.new_messages()), (0.0, _accounts(actor.live))]
        if noted:
            await self._note(actor.live, thread, eyes)
        for at in moments:
            hall.now = at
            if at == turn and self.change is not None and self.change.untold:
                hall.app.may_send = lambda: False
            await self._answer(actor, when, eyes, choices)
            if at == turn:
                await hall.change_bot()
                actor = await hall.app.tables.actor(table)
            hall.app.tables.run_automatic(table)
            await hall.wait_until_quiet()
            if secret_question_name(actor.live) != question:
                return [*seen, (at - START, _accounts(actor.live, running=False)), (at - START, ("closed",))]
            if new := await look.new_messages():
                seen.append((at - START, new))
            if (kept := _accounts(actor.live)) != next(said for _, said in reversed(seen) if said[:1] == (ACCOUNTS,)):
                seen.append((at - START, kept))
        return [*seen, (0.0, ("open still",))]

    async def difference(
        self, live: LiveTable, twin: LiveTable, eyes: Seat | None, walk: str, choices: str = ""
    ) -> tuple[Seen, Seen] | None:
        """Return what `eyes` sees of a question and of its twin, where these differ each time that both are played: a
        card that is made while a table still decides by itself is made once more at rest, at whichever of the two; what
        hangs on a secret comes again. choices: the seed by which others seal answers in the twin."""
        found = None
        for _ in range(TRIES):
            found = (
                await self.play_and_collect_seen(live, eyes, walk),
                await self.play_and_collect_seen(twin, eyes, walk, choices, noted=True),
            )
            if found[0] == found[1]:
                return None
        return found

    async def _note(self, live: LiveTable, thread: str, eyes: Seat | None) -> None:
        """Let everybody but `eyes` write into their notebook."""
        for seat, name in zip(live.row.seats, NAMES, strict=False):
            if seat.seat != eyes:
                said = await self.hall.sandbox.person(name).slash("note", thread, text="it is the other way round")
                await said.wait_until_answered()

    async def _answer(self, actor: Actor, when: dict[str, float], eyes: Seat | None, choices: str) -> None:
        """Let persons answer whose moment has come."""
        async with actor.turn() as live:
            for prompt in secretly_asked(live):
                still = (
                    prompt.answered is None
                    and live.is_still_asked(prompt)
                    and not live.needs_no_answer_from_seat(prompt)
                )
                default = prompt.default
                if still and when.get(prompt.id, START) <= self.hall.now and default is not None:
                    other = choices and prompt.kind == SEALED and prompt.seat != eyes
                    answer = other_answer(prompt, choices) if other else None
                    await actor.decide(prompt.seat, prompt.id, answer or default, user=1)


def _after(
    live: LiveTable, when: Mapping[str, float], moments: Sequence[float], turn: float | None, eyes: Seat | None
) -> dict[str, float]:
    """Return the next moment after a turn for each of the others who would respond before it, where the window is open
    then still."""
    later = next((at for at in moments if turn is not None and at > turn), None)
    windows = {p.id for p in secretly_asked(live) if p.kind == WINDOW and p.seat != eyes}
    if later is None or later > START + live.row.pace.hold:
        return {}
    return {one: later for one, at in when.items() if one in windows and turn is not None and at <= turn}


def _accounts(live: LiveTable, *, running: bool = True) -> tuple[str, ...]:
    """Return the clocks of the seats as they are kept. running: since when they run too, which hangs on the question
    that is open; without it a clock that has only begun is left out, since whom the next question is put to hangs on
    what all were told as this one closed."""
    kept = [
        f"{seat} left {clock.left} rested {clock.rested} forgiven {clock.forgiven} in time {clock.in_time}"
        + (f" since {clock.since} more {clock.more} stops {clock.stops}" if running else "")
        for seat, clock in sorted(live.extra.clocks.items())
        if running or msgspec.structs.replace(clock, since=None, more=0.0, stops=()) != SeatClock()
    ]
    return (ACCOUNTS, *kept)


@contextlib.contextmanager
def _same_start(seed: str) -> Iterator[None]:
    """Let a table begin as every other with this seed does: who is asked first has a card from then on."""
    own, made = (lobby.secrets, opening.secrets), secrets_stand_in(seed)  # type: ignore[attr-defined]
    made.choice = own[0].choice  # each table has an id of its own
    lobby.secrets = opening.secrets = made  # type: ignore[assignment,attr-defined]
    try:
        yield
    finally:
        lobby.secrets, opening.secrets = own  # type: ignore[attr-defined]


@contextlib.asynccontextmanager
async def open_twins(place: Place | None = None) -> AsyncIterator[Twins]:
    """Open the stand-in and the bot before it. place: of its database, if it is no file of its own."""
    base, gateway = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    kept_as_it_was = RenderService._draw, RenderService._answer, RenderService.draw_plates_ahead
    replace_drawing_by_pixels()
    with tempfile.TemporaryDirectory(prefix="praetor-drill-") as folder:
        sandbox = await serve_sandbox(limits=unhurried_limits())
        hall = Hall(sandbox, place or Path(folder) / "p.sqlite3")
        try:
            await hall.begin_bot()
            yield Twins(hall)
        finally:
            await hall.end_bot()
            await sandbox.stop()
            discord.http.Route.BASE = base
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
            RenderService._draw, RenderService._answer, RenderService.draw_plates_ahead = kept_as_it_was  # type: ignore[method-assign]


async def watch_twins(game: str, seed: str, report: Report, *, questions: int = QUESTIONS) -> None:
    """Play questions of a random game beside their twins, each moment once."""
    pairs = list(twin_questions(game, seed, questions))
    async with open_twins() as made:
        for live, twin, eyes in pairs:
            found = await made.difference(live, twin, eyes, seed, seed)
            moment = secretly_asked(live)[0].moment
            report.add("twins over the wire")
            if has_others_choice(twin, eyes):
                report.add("twins with other sealed answers")
            if found is not None:
                here, there = found
                differs = next((pair for pair in zip(here, there, strict=False) if pair[0] != pair[1]), (here, there))
                report.note(f"twins {seed}: {moment}: {eyes} sees who could respond: {differs}", "leaked")


def twin_questions(game: str, seed: str, count: int) -> Iterator[tuple[LiveTable, LiveTable, Seat | None]]:
    """Yield tables at which a secret question has just been put, each with a twin at which others could respond or may
    seal another answer, and for whose eyes it is the same."""
    rules, lots = find_game(game), UnverifiedRandom(seed)
    options = rules.complete({})
    seats = tuple(str(n) for n in range(1, max(rules.seat_range_for_options(options)[0], MANY) + 1))[
        : rules.seat_range_for_options(options)[1]
    ]
    run = Run(rules, {seat: RandomPlayer() for seat in seats}, seed, options)
    state, met, row = run.start(), set[str](), seated_table_row(game, seats, options)
    for _ in range(STEPS):
        live = LiveTable(row, state, run.decisions)
        if is_just_opened(live) and (moment := secretly_asked(live)[0].moment) not in met:
            eyes = lots.choose((None, *seats))
            twin = twin_table(live, eyes, lots)
            if able_responders(twin) != able_responders(live) or has_others_choice(twin, eyes):
                met.add(moment)
                yield live, twin, eyes
        if len(met) == count or rules.outcome(state) is not None:
            return
        state = run.step(state)
