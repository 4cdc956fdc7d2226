"""Accounts of time, forgiven deadlines and holidays: what runs for whom, until when, and what tells nobody anything."""

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.tables.actor import Actor
from bot.tables.clocks.time_terms import FixedHours
from bot.tables.missed_deadlines import pause_clock, resume_clock
from bot.tables.reminders import is_last_waited_for
from bot.tables.timing import account_end, counted_seconds, end_of_counted_time, next_fixed_hour, question_deadline
from engine.kernel.actions import Pass
from engine.kernel.prompts import MUST
from engine.store.models import COMPUTER
from tests.bot.clockwork import DAY, HOUR, Time, dm_text, thread_text
from tests.bot.hall import InProcess, refused
from tests.bot.toy_table import decides, register, toy_table
from tests.engine.kernel.hidden_choices import with_hidden_choices
from tests.engine.kernel.toy import Auction, Bid, Draw, Idle, Speak

NAMES = ("Ada", "Boris", "Clara")


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, with_hidden_choices(monkeypatch))


@pytest.fixture
def toys(toy: None, hall: InProcess) -> InProcess:
    """The hall where the toy can be played."""
    return hall


async def with_accounts(toys: InProcess, *, hours: int = 0, **terms: object) -> tuple[str, Actor]:
    """Return a table of three with terms of time. hours: its deadline."""
    table = await toy_table(toys, *NAMES)
    ada = toys.person("Ada")
    await (await ada.slash("host deadlines", "games", hours=hours, table=table)).wait_until_answered()
    named = {key.replace("_", "-"): value for key, value in terms.items()}
    said = await (await ada.slash_with("host accounts", "games", {**named, "table": table})).wait_until_answered()
    assert "has changed the time" in said.text, said
    await toys.settled()
    return table, await toys.actor(table)


def left(actor: Actor, seat: str) -> float | None:
    return actor.live.extra.clocks[seat].left


def panel(toys: InProcess, table: str) -> str:
    return [m for m in toys.person("Ada").messages(toys.thread(table)) if m.pinned_at][-1].all_words


# Time that counts


def at(hour: int, day: int = 10, minute: int = 0) -> float:
    return datetime(2026, 3, day, hour, minute, tzinfo=UTC).timestamp()


def test_what_does_not_count_is_left_out_both_ways() -> None:
    night, rest = (22, 8, "UTC"), ((at(10), at(12)), (at(20), at(9, 11)))
    for quiet, stops in ((None, ()), (night, ()), (None, rest), (night, rest)):
        for hours in (0.5, 3, 30):
            end = end_of_counted_time(at(9), hours * HOUR, quiet, stops)
            assert counted_seconds(at(9), end, quiet, stops) == pytest.approx(hours * HOUR)
    assert end_of_counted_time(at(9), 2 * HOUR, None, rest) == at(13)
    assert counted_seconds(at(19), at(10, 11), night, rest) == 2 * HOUR


@pytest.mark.parametrize(
    ("now", "weekends", "due"),
    [
        (datetime(2026, 3, 27, 12, tzinfo=UTC), False, datetime(2026, 3, 27, 19, tzinfo=UTC)),  # a Friday, in winter
        (datetime(2026, 3, 27, 20, tzinfo=UTC), False, datetime(2026, 3, 30, 18, tzinfo=UTC)),  # Monday, in summer
        (datetime(2026, 3, 28, 20, tzinfo=UTC), True, datetime(2026, 3, 29, 18, tzinfo=UTC)),
        (datetime(2026, 10, 24, 19, tzinfo=UTC), True, datetime(2026, 10, 25, 19, tzinfo=UTC)),  # winter again
    ],
)
def test_fixed_hours_follow_the_zone_through_changes_of_summer_time(
    now: datetime, weekends: bool, due: datetime
) -> None:
    found = next_fixed_hour(now.timestamp(), FixedHours(20, 0, weekends, "Europe/Rome"))
    assert datetime.fromtimestamp(found, UTC) == due


@pytest.mark.parametrize(
    ("day", "due"),
    [
        (datetime(2026, 3, 28, 12, tzinfo=UTC), [(29, 1), (30, 0)]),  # 2:30 is not there: 3:30 in summer
        (datetime(2026, 10, 24, 12, tzinfo=UTC), [(25, 0), (26, 1)]),  # 2:30 is there twice: the first
    ],
)
def test_a_fixed_hour_of_the_night_in_which_clocks_are_changed_comes_once(
    day: datetime, due: list[tuple[int, int]]
) -> None:
    fixed = FixedHours(2, 30, True, "Europe/Rome")
    first = next_fixed_hour(day.timestamp(), fixed)
    found = [datetime.fromtimestamp(one, UTC) for one in (first, next_fixed_hour(first + 60, fixed))]
    assert found == [day.replace(day=date, hour=hour, minute=30) for date, hour in due]


@pytest.mark.parametrize(
    ("day", "night"), [(datetime(2026, 3, 28, tzinfo=UTC), 9), (datetime(2026, 10, 24, tzinfo=UTC), 11)]
)
def test_a_night_in_which_clocks_are_changed_counts_as_long_as_it_is(day: datetime, night: int) -> None:
    """Quiet hours from 22 to 8 have an hour less in spring and one more in autumn; what an account has left is the same
    before and after."""
    quiet, noon = (22, 8, "Europe/Rome"), day.replace(hour=12).timestamp()
    awake = [datetime.fromtimestamp(noon + hours * HOUR, ZoneInfo("Europe/Rome")) for hours in range(24)]
    assert sum(not 8 <= one.hour < 22 for one in awake) == night
    assert counted_seconds(noon, noon + DAY, quiet) == (24 - night) * HOUR
    end = end_of_counted_time(noon, 20 * HOUR, quiet)
    assert counted_seconds(noon, end, quiet) == 20 * HOUR
    for rest in (0, 5, 20):
        stops = ((noon + 3 * HOUR, noon + (3 + rest) * HOUR),)
        end = end_of_counted_time(noon, 20 * HOUR, quiet, stops)
        assert counted_seconds(noon, end, quiet, stops) == 20 * HOUR


# Accounts


async def test_only_one_s_own_waiting_is_taken_from_an_account(toys: InProcess) -> None:
    time = Time(toys)
    table, actor = await with_accounts(toys, days=3, per_answer=2)
    await time.passes(5 * HOUR, table)
    assert account_end(actor.live, "1") == pytest.approx(time.at + 67 * HOUR, abs=1)
    await decides(toys, table, "1", Draw())
    assert left(actor, "1") == pytest.approx(69 * HOUR, abs=1)
    await time.passes(DAY, table)
    assert left(actor, "1") == pytest.approx(69 * HOUR, abs=1), "another was waited for"
    assert account_end(actor.live, "1") is None
    assert "Ada: 2 days 21 h" in panel(toys, table) and "Boris: until <t:" in panel(toys, table)


async def test_quiet_hours_and_pauses_do_not_count(toys: InProcess) -> None:
    time = Time(toys)
    table, actor = await with_accounts(toys, days=2)
    async with actor.turn():
        await pause_clock(actor, [])
    await time.passes(20 * HOUR, table)
    assert account_end(actor.live, "1") is None and question_deadline(actor.live, 1.0, "1") is None
    assert "Ada: 2 days" in panel(toys, table)
    async with actor.turn():
        await resume_clock(actor, [])
    await time.passes(HOUR, table)
    assert account_end(actor.live, "1") == pytest.approx(time.at + 47 * HOUR, abs=1)
    await decides(toys, table, "1", Idle())
    assert left(actor, "1") == pytest.approx(47 * HOUR, abs=1)


async def test_who_answers_in_a_pause_has_used_nothing_of_it(toys: InProcess) -> None:
    time = Time(toys)
    table, actor = await with_accounts(toys, days=2)
    await time.passes(HOUR, table)
    async with actor.turn():
        await pause_clock(actor, [])
    await time.passes(5 * HOUR, table)
    await decides(toys, table, "1", Idle())
    await time.passes(5 * HOUR, table)
    async with actor.turn():
        await resume_clock(actor, [])
    await time.passes(3 * HOUR, table)
    await decides(toys, table, "2", Idle())
    assert left(actor, "1") == pytest.approx(47 * HOUR, abs=1) and left(actor, "2") == pytest.approx(45 * HOUR, abs=1)


@pytest.mark.parametrize("then", ["default", "computer", "replace"])
async def test_at_its_end_comes_what_the_table_chose(toys: InProcess, then: str) -> None:
    time = Time(toys)
    table, actor = await with_accounts(toys, days=1, then=then)
    await time.passes(DAY - 60, table)
    assert actor.live.state.turns == 0
    await time.passes(120, table)
    seat, text = actor.live.seat_row("1"), thread_text(toys, toys.person("Boris"), table)
    assert seat is not None and (seat.kind == COMPUTER) == (then != "default")
    assert text.count("used up the time for this game") == 1
    assert ("others may take the seat. Until somebody does, Ada takes it back" in text) == (then == "replace")
    told = dm_text(toys.person("Ada"))
    assert told.count("Your time for this game is used up.") == 1
    assert ("is used up. A computer player sits in for you" in told) == (then != "default")
    assert ("the seat is free for anybody. Until somebody takes it" in told) == (then == "replace")
    assert actor.live.extra.open_seats == (("1",) if then == "replace" else ())
    if then == "default":
        assert actor.live.state.turns == 1 and left(actor, "1") == 0
        for one in "23":
            await decides(toys, table, one, Idle())
        assert question_deadline(actor.live, 1.0, "1") == pytest.approx(time.at + HOUR, abs=1), (
            "nobody has less than an hour"
        )
        await time.passes(HOUR + 60, table)
        assert actor.live.state.turns > 1
        assert thread_text(toys, toys.person("Boris"), table).count("used up the time for this game") == 1, "told once"


async def test_a_deadline_for_an_answer_may_stand_beside_an_account(toys: InProcess) -> None:
    time = Time(toys)
    table, actor = await with_accounts(toys, hours=12, days=1)
    assert question_deadline(actor.live, 1.0) == pytest.approx(time.at + 12 * HOUR, abs=1)
    await time.passes(11 * HOUR, table)
    for seat in "123":
        await decides(toys, table, seat, Idle())
    await time.passes(11 * HOUR, table)
    for seat in "123":
        await decides(toys, table, seat, Idle())
    assert question_deadline(actor.live, 1.0) == pytest.approx(time.at + 2 * HOUR, abs=1)


async def test_an_account_survives_a_restart_and_an_undo_gives_nothing_back(toys: InProcess) -> None:
    time = Time(toys)
    table, actor = await with_accounts(toys, days=1)
    await time.passes(2 * HOUR, table)
    toys.app.tables._actors.clear()
    actor = await toys.actor(table)
    assert account_end(actor.live, "1") == pytest.approx(time.at + 22 * HOUR, abs=1)
    await decides(toys, table, "1", Idle())
    await time.passes(HOUR, table)
    async with actor.turn():
        await actor.move_head(0, {"what": "undone", "seat": "1", "user": 1, "label": {"key": "x", "args": {}}})
    await time.passes(0, table)
    assert account_end(actor.live, "1") == pytest.approx(time.at + 22 * HOUR, abs=1)
    assert left(actor, "2") == pytest.approx(23 * HOUR, abs=1)


async def test_in_a_window_no_account_runs_and_it_ends_though_there_is_no_deadline(toys: InProcess) -> None:
    toys.app.tables.hold_scale = 1.0
    time = Time(toys)
    table, actor = await with_accounts(toys, days=2)
    for seat in "123":
        await decides(toys, table, seat, Draw())
    await decides(toys, table, "1", Speak())
    assert actor.live.window_prompt() is not None
    assert all(clock.since is None for clock in actor.live.extra.clocks.values())
    await decides(toys, table, "2", Pass())
    before = panel(toys, table)
    await time.passes(7 * HOUR, table)
    assert panel(toys, table) == before and actor.live.window_prompt() is not None
    await time.passes(2 * HOUR, table)
    assert actor.live.window_prompt() is None, "a third of a day"
    assert left(actor, "2") in (None, 2 * DAY)


async def test_where_all_answer_in_secret_all_count_alike_until_it_is_shown_who_has(toys: InProcess) -> None:
    toys.app.tables.hold_scale = 1.0
    time = Time(toys)
    table, actor = await with_accounts(toys, days=2)
    await decides(toys, table, "1", Auction())
    until = {seat: account_end(actor.live, seat) for seat in "123"}
    await decides(toys, table, "2", Bid(0))
    before = panel(toys, table)
    await time.passes(600, table)
    assert {seat: account_end(actor.live, seat) for seat in "123"} == until and panel(toys, table) == before
    await time.passes(400, table)
    assert "Sealed already: Boris" in panel(toys, table)
    assert left(actor, "2") == pytest.approx(2 * DAY - 900, abs=1), "as much as the others had used by then"
    await time.passes(HOUR, table)
    await decides(toys, table, "3", Bid(0))
    assert left(actor, "3") == pytest.approx(2 * DAY - HOUR - 1000, abs=1)
    await decides(toys, table, "1", Bid(0))
    assert left(actor, "1") == pytest.approx(2 * DAY - HOUR - 1000, abs=2)


@pytest.mark.parametrize("day", [datetime(2026, 3, 28, 12, tzinfo=UTC), datetime(2026, 10, 24, 12, tzinfo=UTC)])
async def test_an_account_and_its_deadline_stand_as_clocks_are_changed(toys: InProcess, day: datetime) -> None:
    """At a table with quiet hours and a fixed hour, in both directions: as much is used as was awake, and the deadline
    passes at the hour that people's clocks show."""
    time = Time(toys)
    rome = ZoneInfo("Europe/Rome")
    time.at = day.timestamp()
    table, actor = await with_accounts(toys, hours=24, days=5)
    said = {"quiet": "22-8", "at": "20:00", "zone": "Europe/Rome", "table": table}
    await (await toys.person("Ada").slash_with("host deadlines", "games", said)).wait_until_answered()
    await toys.settled()
    late = question_deadline(actor.live, 1.0, "1")
    assert late is not None
    shown = datetime.fromtimestamp(late, rome)
    assert (shown.hour, shown.minute) == (20, 0)
    end = account_end(actor.live, "1")
    await time.passes(23 * HOUR, table)
    assert account_end(actor.live, "1") == end and question_deadline(actor.live, 1.0, "1") == late
    used = counted_seconds(day.timestamp(), time.at, (22, 8, "Europe/Rome"))
    await decides(toys, table, "1", Idle())
    assert left(actor, "1") == pytest.approx(5 * DAY - used, abs=1)


# Forgiven deadlines


async def test_a_missed_deadline_is_forgiven_once_and_again_after_answers_in_time(toys: InProcess) -> None:
    time = Time(toys)
    table, actor = await with_accounts(toys, hours=24, forgiven=1, again_after=2)
    await time.passes(24 * HOUR + 60, table)
    assert actor.live.state.turns == 0, "nothing is played for who is forgiven"
    assert "It is forgiven" in thread_text(toys, toys.person("Boris"), table)
    assert "whole time once more" in dm_text(toys.person("Ada"))
    assert question_deadline(actor.live, 1.0) == pytest.approx(time.at + 24 * HOUR, abs=120)
    await time.passes(24 * HOUR + 60, table)
    assert actor.live.state.turns == 1, "the second counts"
    for seat in "231231":
        await decides(toys, table, seat, Idle())
    clock = actor.live.extra.clocks["1"]
    assert clock.forgiven == 0 and clock.in_time == 0, "two answers in time bring it back"
    await decides(toys, table, "2", Idle())
    await decides(toys, table, "3", Idle())
    await time.passes(25 * HOUR, table)
    assert actor.live.state.turns == 9, "and it is forgiven again"


async def test_in_a_window_nothing_is_forgiven(toys: InProcess) -> None:
    toys.app.tables.hold_scale = 1.0
    time = Time(toys)
    table, actor = await with_accounts(toys, hours=24, forgiven=3)
    for seat in "123":
        await decides(toys, table, seat, Draw())
    await decides(toys, table, "1", Speak())
    assert actor.live.window_prompt() is not None
    await time.passes(9 * HOUR, table)
    assert actor.live.window_prompt() is None
    await decides(toys, table, "2", Auction())
    await time.passes(25 * HOUR, table)
    assert actor.live.state.turns == 5, "nor where all answer in secret"
    assert not any(clock.forgiven for clock in actor.live.extra.clocks.values())


# Holidays


async def test_on_holiday_the_clock_of_what_waits_for_me_stands_still(toys: InProcess) -> None:
    time = Time(toys)
    table, actor = await with_accounts(toys, hours=24, days=10, holidays=3)
    await time.passes(12 * HOUR, table)
    said = await (await toys.person("Ada").slash("away", "games", until="2 days", plays="pause")).wait_until_answered()
    assert "stands still at" in said.text and "Elsewhere" not in said.text
    await toys.settled()
    assert "stands still, as long as holidays in this game last: 3 days." in panel(toys, table)
    await time.passes(0, table)
    assert question_deadline(actor.live, 1.0) == pytest.approx(time.at + 60 * HOUR, abs=60)
    await time.passes(40 * HOUR, table)
    assert actor.live.state.turns == 0 and not actor.live.computers()
    await (await toys.person("Ada").slash("back", "games")).wait_until_answered()
    assert question_deadline(actor.live, 1.0) == pytest.approx(time.at + 12 * HOUR, abs=60)
    await time.passes(HOUR, table)
    await decides(toys, table, "1", Idle())
    clock = actor.live.extra.clocks["1"]
    assert clock.rested == pytest.approx(40 * HOUR, abs=60) and clock.left == pytest.approx(227 * HOUR, abs=60)


async def test_holidays_end_where_they_are_used_up_and_are_nobody_else_s(toys: InProcess) -> None:
    time = Time(toys)
    table, actor = await with_accounts(toys, hours=24, holidays=1)
    await (await toys.person("Ada").slash("away", "games", until="9 days", plays="pause")).wait_until_answered()
    await time.passes(47 * HOUR, table)
    assert actor.live.state.turns == 0
    await time.passes(2 * HOUR, table)
    assert actor.live.state.turns == 1
    await time.passes(25 * HOUR, table)
    assert actor.live.state.turns == 2, "Boris has no holiday"
    assert actor.live.extra.clocks["1"].rested == pytest.approx(DAY, abs=1)


async def test_a_table_without_holidays_says_so_and_its_deadlines_run(toys: InProcess) -> None:
    time = Time(toys)
    table = await toy_table(toys, *NAMES)
    actor = await toys.actor(table)
    said = await (await toys.person("Ada").slash("away", "games", until="9 days", plays="pause")).wait_until_answered()
    assert "None of them allows holidays" in said.text
    await toys.settled()
    assert "deadlines run on" in thread_text(toys, toys.person("Boris"), table)
    await time.passes(25 * HOUR, table)
    assert actor.live.state.turns == 1


# A pause by vote


async def test_those_who_play_may_vote_a_pause_and_its_end(toys: InProcess) -> None:
    time = Time(toys)
    table, actor = await with_accounts(toys, hours=24, days=2)
    boris, clara = toys.person("Boris"), toys.person("Clara")
    await refused(await toys.person("Dmitri").slash("host pause", "games", table=table), "Only the host, Ada")
    await refused(await boris.slash("host resume", "games", table=table), "not paused")
    said = await (await boris.slash("host pause", "games", table=table)).wait_until_answered()
    assert "others are asked" in said.text
    await toys.settled()
    await (await clara.press(clara.last("dm", "asks to pause"), "Agree")).wait_until_answered()
    await time.passes(5 * DAY, table)
    assert actor.live.state.turns == 0 and "paused, by vote" in thread_text(toys, boris, table)
    await (await clara.slash("host resume", "games", table=table)).wait_until_answered()
    await toys.settled()
    await (await boris.press(boris.last("dm", "go on after its pause"), "Agree")).wait_until_answered()
    await time.passes(25 * HOUR, table)
    assert actor.live.state.turns == 1


# The last who is waited for, and reminders once they are answered


async def test_the_last_of_several_is_told_once_where_the_panel_names_them(toys: InProcess) -> None:
    toys.app.tables.hold_scale = 1.0
    time = Time(toys)
    table = await toy_table(toys, *NAMES)
    for name in NAMES:
        await (await toys.person(name).slash("settings", "games", **{"only-me": "on"})).wait_until_answered()
    await decides(toys, table, "1", Auction())
    await decides(toys, table, "2", Bid(0))
    await decides(toys, table, "3", Bid(0))
    assert "You are the last" not in dm_text(toys.person("Ada")), "nobody is named within the hold"
    await time.passes(1000, table)
    assert dm_text(toys.person("Ada")).count("You are the last") == 1
    await time.passes(HOUR, table)
    assert dm_text(toys.person("Ada")).count("You are the last") == 1
    assert not any("You are the last" in dm_text(toys.person(name)) for name in NAMES[1:])


def test_the_last_of_several_open_questions_is_told_too() -> None:
    """As of a question that several answer openly, each for their own side."""
    seats = {"red": "1", "blue": "2", "green": "3"}

    def live(*open_to: str, humans: str = "123", kind: str = MUST) -> Any:
        asked = [SimpleNamespace(seat=seat, kind=kind, shown=True, answered=None) for seat in open_to]
        state = SimpleNamespace(pending=SimpleNamespace(kind=kind, seats=seats))
        found = [SimpleNamespace(seat=seat) for seat in humans]
        return SimpleNamespace(humans=lambda: found, prompts_waited_for=lambda: asked, state=state)

    assert is_last_waited_for(live("2"), "2", 1.0, 0.0) and not is_last_waited_for(live("2"), "1", 1.0, 0.0)
    assert not is_last_waited_for(live("1", "2"), "2", 1.0, 0.0) and not is_last_waited_for(
        live("2", "3", humans="12"), "2", 1.0, 0.0
    )
    assert not is_last_waited_for(live("2", humans="2"), "2", 1.0, 0.0), "nobody else was waited for"


async def test_a_reminder_is_taken_away_once_it_is_answered(toys: InProcess) -> None:
    time = Time(toys)
    table = await toy_table(toys, *NAMES)
    await time.passes(19 * HOUR, table)
    ada = toys.person("Ada")
    (reminder,) = [
        m
        for m in ada.messages("dm")
        if m.all_words.startswith("⏰") or "still to decide" in m.all_words or "waits" in m.all_words
    ][-1:]
    await decides(toys, table, "1", Idle())
    dm = ada.dms()[0].messages.values()
    after = next(m for m in dm if m.id == reminder.id)
    assert "\n-# ◦1 · " in reminder.all_words, "it bears no number of its queue"
    assert after.deleted and not any("-# #" in m.all_words and m.deleted for m in dm)
