"""Kills as somebody's account of time ends: at each request that the bot makes of Discord from then on, and at each of
its writes, before it and after it. What the table chose (default, computer, replacement) happens once and is told once,
to everybody as where nothing was killed."""

import itertools
import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from bot.sandbox.faults import Fault
from bot.sandbox.people.person import Person, RefusedError
from bot.tables.clocks.time_terms import COMPUTER, DEFAULT, REPLACE
from bot.words.signs import without_signs
from testbed.drills.club.dying_bot import DIES
from testbed.drills.invariants import FOOTER, TIME, Ending, check_one_panel, check_posts_told_once, ending_of
from testbed.drills.report import Report
from testbed.drills.stage import (
    SavedTable,
    Stage,
    StuckError,
    begin_game,
    end_and_keep,
    faults_in_log,
    open_stage,
    wait_until,
)

HOUR = 3600.0
PEOPLE = ("Ada", "Boris")
ENDS = (DEFAULT, COMPUTER, REPLACE)
DAYS = 1  # of each account
# How long before an account ends it begins, and how long after: away from both reminders of the next question.
BEFORE, AFTER = 0.5 * HOUR, 0.6 * HOUR
REQUEST, WRITE = "request", "write"
WAITING, SOON = "SELECT count(*) FROM outbox WHERE status = 'waiting' AND not_before < ?", 60.0
ID, TERM = re.compile(r"\d{15,20}"), "-#  **"  # of a message; what a line that explains a term begins with
CALL = f"{PEOPLE[0]}'s table, round"
SEATS = "SELECT seat, kind, person_id, owner FROM seats WHERE table_id = ? ORDER BY seat"


class Moment(NamedTuple):
    """When a kill comes: at the n-th request or write (from 0), as it comes or once it is done."""

    kind: str
    number: int
    after: bool

    def __str__(self) -> str:
        return f"{'after' if self.after else 'before'} {self.kind} {self.number}"


class Outcome(NamedTuple):
    """What came of it: how the table stands, who sits there, and by person what was told in their DM and how often
    their phone rang."""

    ending: Ending
    seats: list[dict[str, object]]
    told: dict[str, Counter[str]]
    rings: dict[str, int]


async def game_saved_before_account_ends(game: str, then: str) -> SavedTable:
    """Begin a game with accounts, and keep it as it is shortly before the first of them ends."""
    async with open_stage(led=True) as stage:
        await stage.launch()
        table = await begin_game(stage, game, PEOPLE, computers=0, deadline=72)
        given = {"days": DAYS, "per-answer": 1, "then": then}
        said = await stage.person(PEOPLE[0]).slash_with("host accounts", stage.thread(table).id, given)
        await said.wait_until_answered()
        if "**Not done.**" in said.text:
            raise StuckError(f"no accounts: {said.text}")
        await stage.sandbox.clocks.move({"by": DAYS * 24 * HOUR - BEFORE})
        stage.sandbox.world.ahead = stage.sandbox.hub.clock.offset
        now = stage.sandbox.hub.clock.now()
        return msgspec.structs.replace(await end_and_keep(stage, table, game, PEOPLE), now=now)


async def let_account_end(saved: SavedTable, report: Report, moment: Moment | None = None) -> tuple[Outcome, bool]:
    """Let the account end, with a kill at a moment; return what came of it, and whether there was a kill."""
    async with open_stage(saved, led=True, PRAETOR_GATHER="0") as stage:
        if moment is not None and moment.kind == WRITE:
            stage.environment[DIES] = f"{moment.number} {'after' if moment.after else 'before'}"
        stage.module = "testbed.drills.club.dying_bot"
        await stage.launch()
        if moment is not None and moment.kind == REQUEST:
            fatal = Fault(lose="answer" if moment.after else "request", skip=moment.number, then=stage.kill)
            stage.sandbox.faults.add(fatal)
        world, clock = stage.sandbox.world, stage.sandbox.hub.clock
        pushed, end = len(world.pushes), clock.now() + BEFORE + AFTER
        struck = await _pass_until(stage, end)
        await wait_until(lambda: not stage.records.first_value(WAITING, clock.now() + SOON), "not all is told")
        check_posts_told_once(stage, saved.table, report)
        check_one_panel(stage, saved.table, report)
        for fault in faults_in_log(stage.log):
            report.note(f"{moment}: {fault}", "crashed")
        people = [stage.person(name) for name in PEOPLE]
        aloud = Counter(one.user_id for one in world.pushes[pushed:] if not one.silent)
        outcome = Outcome(
            ending_of(stage, saved.table),
            stage.records.rows(SEATS, saved.table),
            {who.name: _told(who) for who in people},
            {who.name: aloud[who.id] for who in people},
        )
        return outcome, struck


async def _pass_until(stage: Stage, end: float) -> bool:
    """Let time pass for the bot, which is started again where it was killed; return whether it was."""
    struck = False
    while (left := end - stage.sandbox.hub.clock.now()) > 1:
        try:
            await stage.sandbox.clocks.move({"by": left})
        except RefusedError:  # it was killed; the stand-in's time may have passed
            struck = True
            stage.sandbox.faults.clear()
            stage.environment.pop(DIES, None)
            await stage.end_bot()
            await stage.launch()
    return struck


def _told(who: Person) -> Counter[str]:
    """Return what stands in somebody's DM, without numbers, ids and moments; without the line that calls, which is gone
    where a card was edited; without explanations of terms, which are given at most once."""
    return Counter("\n".join(_lines(message.all_words)) for message in who.messages("dm"))


def _lines(said: str) -> Iterator[str]:
    for line in without_signs(TIME.sub("<t:", ID.sub("…", said))).split("\n"):
        if not (FOOTER.match(line) or line.startswith((TERM, CALL))):
            yield line


async def kill_and_compare(saved: SavedTable, undisturbed: Outcome, moment: Moment, report: Report) -> bool:
    """Kill the bot at a moment, and compare what comes of it; return whether there was a kill."""
    found, struck = await let_account_end(saved, report, moment)
    for name, here, there in zip(Outcome._fields, found, undisturbed, strict=True):
        if here != there:
            report.note(f"a kill {moment}: {name} {here!r}, without a kill {there!r}", "changed")
    if struck:
        report.add(f"kills at a {moment.kind}")
    return struck


async def drill(seed: str, rounds: int, *, game: str = "") -> Report:
    """Kill the bot at each moment as an account ends, at `rounds` requests and writes at most. seed: nothing hangs on
    it but the dice."""
    report = Report(name="accounts", rounds=rounds)
    for then in ENDS:
        report.print_progress(f"an account that ends with {then}")
        saved = await game_saved_before_account_ends(game, then)
        undisturbed, _ = await let_account_end(saved, report)
        for kind, after in itertools.product((REQUEST, WRITE), (False, True)):
            for number in range(rounds):
                if not await kill_and_compare(saved, undisturbed, Moment(kind, number, after), report):
                    break
    return report
