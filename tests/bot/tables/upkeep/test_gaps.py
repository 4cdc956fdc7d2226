"""A gap in which nothing ran, and a clock that jumps: nobody's default is played at once, and the table is told why."""

from typing import Any

import pytest

from bot.sandbox.people.person import text_of
from bot.tables.actor import Actor
from bot.tables.endings import archive
from bot.tables.persons.preferences import DEFAULT_PLAYS, Away
from bot.tables.table_extra import Ended, extra_of, with_extra
from bot.tables.timing import question_deadline
from bot.tables.upkeep.gaps import LEAST, SETTING, Gap, GapWatch
from bot.tables.votes import votes_of
from engine.store.models import ABANDONED, ARCHIVED
from tests.bot.clockwork import DAY, HOUR, seated, thread_text
from tests.bot.hall import InProcess, verbs

STEP = 100.0  # seconds between two looks of a bot that runs
JUMPED, STOPPED = "clock has jumped", "I did not run from"


class Clocks:
    """The machine's clock, and the one that only counts on: both moved by the test alone."""

    def __init__(self, hall: InProcess) -> None:
        self.hall, self.wall, self.steady = hall, 1_790_000_000.0, 1000.0
        hall.app.tables.now = lambda: self.wall
        self.started()

    def started(self) -> None:
        """Begin as after a start of the program."""
        self.hall.app.tables.gaps = GapWatch(self.hall.app.store, lambda: self.wall, lambda: self.steady)
        self.hall.app.tables._actors.clear()

    async def runs(self, seconds: float, table: str) -> None:
        """Let time pass in which the bot runs, and what is due by then happen."""
        end = self.wall + seconds
        while self.wall < end:
            step = min(STEP, end - self.wall)
            self.wall, self.steady = self.wall + step, self.steady + step
            await self.hall.app.tables.gaps.find_new_gap()
        await self.settles(table)

    async def settles(self, table: str) -> None:
        self.hall.app.tables.run_automatic(table)
        await self.hall.settled()


def leaps(clocks: Clocks, wall: float, steady: float) -> None:
    clocks.wall, clocks.steady = clocks.wall + wall, clocks.steady + steady


def stops(clocks: Clocks, seconds: float) -> None:
    leaps(clocks, seconds, -clocks.steady + 5.0)
    clocks.started()


GAPS: dict[str, tuple[Any, str]] = {
    "40 days ahead": (lambda clocks: leaps(clocks, 40 * DAY, 0), JUMPED),
    "stopped for a week": (lambda clocks: stops(clocks, 7 * DAY), STOPPED),
    "asleep, with a clock that slept too": (lambda clocks: leaps(clocks, 3 * DAY, 0), JUMPED),
    "asleep, with a clock that went on": (lambda clocks: leaps(clocks, 3 * DAY, 3 * DAY), STOPPED),
}


@pytest.mark.parametrize("gap", GAPS)
async def test_no_default_is_played_for_a_quarter_of_the_deadline(hall: InProcess, gap: str) -> None:
    happens, said = GAPS[gap]
    clocks = Clocks(hall)
    table, actor, consul, other = await seated(hall)
    await clocks.runs(HOUR, table)
    head = actor.live.head
    happens(clocks)
    await clocks.settles(table)
    actor = await hall.actor(table)
    ended, late = clocks.wall, question_deadline(actor.live, 1.0)
    assert actor.live.head == head and late == ended + 6 * HOUR
    for _ in range(2):
        await clocks.runs(2.9 * HOUR, table)
    assert actor.live.head == head, "after 5.8 hours"
    text = thread_text(hall, consul, table)
    assert text.count(said) == 1 and f"<t:{int(ended)}:" in text, "told, once"
    shown = f"<t:{int(late)}:"
    assert shown in consul.pins(hall.thread(table))[0].all_words and any(
        shown in m.all_words for m in consul.messages("dm")
    )
    await clocks.runs(0.3 * HOUR, table)
    path = await hall.app.store.path(table)
    assert next(d for d in path if d.id == head + 1).why == "deadline" and other


async def test_a_quick_table_has_an_hour(hall: InProcess) -> None:
    clocks = Clocks(hall)
    table, actor, *_ = await seated(hall, pace="live")
    head = actor.live.head
    stops(clocks, 600)
    await clocks.settles(table)
    await clocks.runs(HOUR - 60, table)
    actor = await hall.actor(table)
    assert actor.live.head == head
    await clocks.runs(120, table)
    assert actor.live.head > head


async def test_three_hours_back(hall: InProcess) -> None:
    clocks = Clocks(hall)
    table, actor, consul, _ = await seated(hall)
    head = actor.live.head
    leaps(clocks, -3 * HOUR, 0)  # the question is open since a moment that is still to come
    await clocks.settles(table)
    asked = extra_of(actor.live.row).asked
    assert asked is not None and asked.since == clocks.wall
    assert (
        question_deadline(actor.live, 1.0) == clocks.wall + DAY and thread_text(hall, consul, table).count(JUMPED) == 1
    )
    await clocks.runs(20 * HOUR, table)
    assert actor.live.head == head
    leaps(clocks, -3 * HOUR, 0)  # seven hours are left now
    await clocks.settles(table)
    await clocks.runs(6.9 * HOUR, table)
    assert actor.live.head == head
    await clocks.runs(0.2 * HOUR, table)
    assert actor.live.head > head


async def test_forty_days_ahead_and_back_again(hall: InProcess) -> None:
    """No table is stuck on what was noted by the wrong clock."""
    clocks = Clocks(hall)
    table, actor, *_ = await seated(hall)
    leaps(clocks, 40 * DAY, 0)
    await clocks.settles(table)
    await clocks.runs(HOUR, table)
    leaps(clocks, -40 * DAY, 0)
    await clocks.settles(table)
    head, late = actor.live.head, question_deadline(actor.live, 1.0)
    assert late is not None and clocks.wall + 6 * HOUR <= late <= clocks.wall + DAY
    await clocks.runs(late - clocks.wall + 60, table)
    assert actor.live.head > head


async def test_an_absence_that_only_the_clock_has_begun_waits(hall: InProcess) -> None:
    clocks = Clocks(hall)
    table, actor, consul, _ = await seated(hall)
    away = Away(frm=clocks.wall + 2 * DAY, to=clocks.wall + 9 * DAY, plays=DEFAULT_PLAYS)
    await hall.app.tables.preferences.change(int(consul.id), away=(away,))
    await clocks.runs(60, table)
    head = actor.live.head
    leaps(clocks, 4 * DAY, 0)
    await clocks.settles(table)
    assert actor.live.head == head


def vote_stamp(actor: Actor) -> str:
    """Return the end of the only open vote as a message shows it."""
    (vote,) = votes_of(actor.live).values()
    return f"<t:{int(vote.until)}:"


@pytest.mark.parametrize("gap", GAPS)
async def test_a_vote_that_was_open_can_be_answered_after_a_gap(hall: InProcess, gap: str) -> None:
    """For as long as what is asked of a seat; each message of the vote says until when."""
    clocks = Clocks(hall)
    table, actor, *_ = await seated(hall)
    ada, boris = hall.person("Ada"), hall.person("Boris")
    await (await boris.slash("extend", "games", hours=20, table=table)).wait_until_answered()
    await hall.settled()
    before = vote_stamp(actor)
    GAPS[gap][0](clocks)
    await clocks.settles(table)
    actor = await hall.actor(table)
    (vote,) = votes_of(actor.live).values()
    assert vote.until == clocks.wall + 6 * HOUR
    shown = [m for m in (*ada.messages("dm"), *ada.messages(hall.thread(table))) if "asks for 20 hours" in text_of(m)]
    assert len(shown) == 2 and all(vote_stamp(actor) in text_of(m) and before not in text_of(m) for m in shown)
    assert all({"agree", "refuse"} <= set(verbs(m)) for m in shown)
    await clocks.runs(5.9 * HOUR, table)
    assert votes_of(actor.live) == {vote.id: vote}
    await clocks.runs(0.2 * HOUR, table)
    assert not votes_of(actor.live) and "Too few have agreed" in thread_text(hall, ada, table)


async def test_a_vote_is_answered_right_after_a_gap_before_the_table_has_looked(hall: InProcess) -> None:
    clocks = Clocks(hall)
    table, actor, *_ = await seated(hall)
    ada = hall.person("Ada")
    await (await hall.person("Boris").slash("extend", "games", hours=20, table=table)).wait_until_answered()
    await hall.settled()
    leaps(clocks, 40 * DAY, 0)
    said = await (await ada.press(ada.last("dm", "asks for 20 hours"), "Agree")).wait_until_answered()
    assert "Agreed and done" in said.text and not votes_of(actor.live)


async def test_a_vote_that_was_asked_after_a_gap_has_its_own_time(hall: InProcess) -> None:
    clocks = Clocks(hall)
    table, actor, *_ = await seated(hall, pace="live")
    stops(clocks, DAY)
    await clocks.settles(table)
    await (await hall.person("Boris").slash("extend", "games", hours=1, table=table)).wait_until_answered()
    await hall.settled()
    actor = await hall.actor(table)
    (vote,) = votes_of(actor.live).values()
    await clocks.runs(1, table)
    assert votes_of(actor.live) == {vote.id: vote} and vote.until - clocks.wall < HOUR


async def test_a_vote_of_a_clock_that_was_ahead_has_its_whole_time_once(hall: InProcess) -> None:
    clocks = Clocks(hall)
    table, actor, *_ = await seated(hall)
    leaps(clocks, 40 * DAY, 0)
    await clocks.settles(table)
    await (await hall.person("Boris").slash("extend", "games", hours=20, table=table)).wait_until_answered()
    await hall.settled()
    leaps(clocks, -40 * DAY, 0)
    await clocks.settles(table)
    (vote,) = votes_of(actor.live).values()
    assert vote.until == clocks.wall + DAY


async def test_a_vote_in_a_lobby_comes_to_its_end(hall: InProcess) -> None:
    """Nobody could ask for the same again while it stood there."""
    clocks = Clocks(hall)
    table = await hall.create("Ada", "Boris", "Clara")
    actor, boris, clara = await hall.actor(table), hall.person("Boris"), hall.person("Clara")
    await (await boris.slash("host office", "games", to=clara, table=table)).wait_until_answered()
    assert votes_of(actor.live)
    await clocks.runs(DAY + 60, table)
    actor = await hall.actor(table)
    assert not votes_of(actor.live)
    again = await (await boris.slash("host office", "games", to=clara, table=table)).wait_until_answered()
    assert "asked already" not in again.text and votes_of(actor.live)


async def test_a_start_moves_no_deadline(hall: InProcess) -> None:
    clocks = Clocks(hall)
    table, actor, consul, _ = await seated(hall)
    before = question_deadline(actor.live, 1.0)
    await clocks.runs(HOUR + 50, table)
    await hall.app.tables.gaps.note_orderly_end()
    stops(clocks, LEAST - 1)
    await clocks.settles(table)
    assert question_deadline((await hall.actor(table)).live, 1.0) == before
    text = thread_text(hall, consul, table)
    assert JUMPED not in text and STOPPED not in text


async def test_a_gap_outlives_a_kill_before_its_tables_were_told(hall: InProcess) -> None:
    clocks = Clocks(hall)
    table, actor, consul, _ = await seated(hall)
    head = actor.live.head
    await clocks.runs(HOUR, table)
    stops(clocks, 3 * DAY)
    found = await hall.app.tables.gaps.find_new_gap()
    assert found is not None
    stops(clocks, 30)
    await clocks.settles(table)
    assert hall.app.tables.gaps.last == found
    assert (await hall.actor(table)).live.head == head and thread_text(hall, consul, table).count(STOPPED) == 1


async def test_what_is_kept_by_another_version_is_no_gap(hall: InProcess) -> None:
    clocks = Clocks(hall)
    await hall.app.store.set_bot_setting(SETTING, "[1]")
    clocks.started()
    assert await hall.app.tables.gaps.find_new_gap() is None


async def test_a_pause_and_a_question_without_a_deadline_are_told_nothing(hall: InProcess) -> None:
    clocks = Clocks(hall)
    table, actor, consul, _ = await seated(hall)
    await (await hall.person("Ada").slash("host pause", "games", table=table)).wait_until_answered()
    await hall.settled()
    again = await hall.start("Clara", "Dmitri", pace="open")
    leaps(clocks, 40 * DAY, 0)
    for one in (table, again):
        await clocks.settles(one)
        assert JUMPED not in thread_text(hall, hall.person("Ada" if one == table else "Clara"), one)
    assert actor.live.is_running and (await hall.actor(again)).live.is_running, "nor is it put aside as idle"
    assert consul


async def test_a_term_that_ended_within_a_gap_runs_on_for_a_day(hall: InProcess) -> None:
    """Nothing is given up for good by a clock that jumps."""
    clocks = Clocks(hall)
    table, actor, *_ = await seated(hall)
    async with actor.turn() as live:
        extra = with_extra(live.row, ended=Ended(by="Ada", user=1, until=clocks.wall + 5 * DAY))
        live.replace(row=await hall.app.store.update_table(live.row, status=ARCHIVED, extra=extra))
    leaps(clocks, 40 * DAY, 0)
    await clocks.settles(table)
    assert actor.live.row.status == ARCHIVED
    async with actor.turn():
        await archive.give_up_ended_game(actor, clocks.wall + DAY - 1, hall.app.tables.gaps.last)
        assert actor.live.row.status == ARCHIVED
        await archive.give_up_ended_game(actor, clocks.wall + DAY, hall.app.tables.gaps.last)
    assert actor.live.row.status == ABANDONED


def test_terms_within_a_gap() -> None:
    gap = Gap(began=10 * DAY, ended=50 * DAY)
    assert gap.prolongs_term(12 * DAY, 50 * DAY) and gap.prolongs_term(50 * DAY, 50.9 * DAY)
    assert not gap.prolongs_term(9 * DAY, 50 * DAY), "it was over before"
    assert not gap.prolongs_term(51 * DAY, 50.5 * DAY) and not gap.prolongs_term(12 * DAY, 51 * DAY)
