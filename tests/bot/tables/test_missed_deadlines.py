"""Nobody stuck: deadlines with quiet hours and pauses, reminders, more time, the ladder, absence, replacement."""

from datetime import UTC, datetime

import pytest

from bot.tables.timing import end_of_counted_time, first_moment_awake, parse_quiet_hours, zone_of
from engine.kernel.errors import RuleError
from engine.store.models import ARCHIVED, COMPUTER, HUMAN, LOBBY, RUNNING
from tests.bot.clockwork import DAY, HOUR, Time, asked, default, dm_text, seat_of, seated, thread_text
from tests.bot.hall import InProcess, leaves, refused

# Time that counts


def at(hour: int, day: int = 10, minute: int = 0) -> float:
    return datetime(2026, 3, day, hour, minute, tzinfo=UTC).timestamp()


def test_quiet_hours_do_not_count() -> None:
    night = (22, 8, "UTC")
    assert end_of_counted_time(at(12), 8 * HOUR, night) == at(20)
    assert end_of_counted_time(at(20), 4 * HOUR, night) == at(10, 11)
    assert end_of_counted_time(at(23), HOUR, night) == at(9, 11)
    assert end_of_counted_time(at(12), 24 * HOUR, night) == at(22, 11) - 0  # ten hours today, fourteen tomorrow
    assert end_of_counted_time(at(12), 24 * HOUR, None) == at(12, 11)
    assert first_moment_awake(at(23), night) == at(8, 11) and first_moment_awake(at(9), night) == at(9)
    noon = (12, 14, "UTC")
    assert end_of_counted_time(at(11), 2 * HOUR, noon) == at(15)


def test_quiet_hours_follow_the_time_zone_and_its_summer_time() -> None:
    assert first_moment_awake(at(21), (22, 8, "UTC+2")) == at(6, 11)
    before, after = datetime(2026, 3, 28, 22, tzinfo=UTC), datetime(2026, 3, 29, 6, tzinfo=UTC)
    assert (
        first_moment_awake(before.timestamp(), (22, 8, "Europe/Rome")) == after.timestamp()
    )  # the clocks went forward


def test_quiet_hours_as_people_write_them() -> None:
    assert parse_quiet_hours("22-8", "UTC") == (22, 8, "UTC") and parse_quiet_hours("off", "UTC") is None
    for call in (lambda: parse_quiet_hours("8", "UTC"), lambda: parse_quiet_hours("8-8", "UTC"),
                 lambda: zone_of("Mars/Olympus"), lambda: zone_of("../etc/passwd"), lambda: zone_of("America"),
                 lambda: parse_quiet_hours("25-3", "UTC"), lambda: zone_of("UTC+25")):  # fmt: skip
        with pytest.raises(RuleError):
            call()


# Deadlines at a table


async def test_a_deadline_plays_the_default_and_says_so(hall: InProcess) -> None:
    clock = Time(hall)
    table, actor, consul, _ = await seated(hall)
    head, first = actor.live.head, asked(actor)
    await clock.passes(23 * HOUR, table)
    assert actor.live.head == head
    await clock.passes(2 * HOUR, table)
    path = await hall.app.store.path(table)
    assert next(d for d in path if d.id == head + 1).why == "deadline" and first.id not in [
        p.id for p in actor.live.prompts()
    ]
    assert "The deadline passed" in thread_text(hall, consul, table)


async def test_a_pause_stops_the_clock_and_survives_a_restart(hall: InProcess) -> None:
    clock = Time(hall)
    table, actor, consul, other = await seated(hall)
    await refused(await hall.person("Clara").slash("host pause", "games", table=table), "Only the host, Ada")
    await clock.passes(20 * HOUR, table)
    assert (
        "paused"
        in (await (await hall.person("Ada").slash("host pause", "games", table=table)).wait_until_answered()).text
    )
    head = actor.live.head
    hall.app.tables._actors.clear()  # as after a restart: all of it comes back from the store
    await clock.passes(10 * DAY, table)
    actor = await hall.actor(table)
    assert actor.live.head == head and "Paused since" in hall.person("Ada").pins(hall.thread(table))[0].all_words
    await (await hall.person("Ada").slash("host resume", "games", table=table)).wait_until_answered()
    await clock.passes(3 * HOUR, table)
    assert actor.live.head == head
    await clock.passes(2 * HOUR, table)
    assert actor.live.head > head
    assert consul.id != other.id


async def test_more_time_is_granted_by_the_host_or_the_others(hall: InProcess) -> None:
    clock = Time(hall)
    table, actor, _, _ = await seated(hall)
    ada, boris, head = hall.person("Ada"), hall.person("Boris"), actor.live.head
    assert (
        "Agreed and done"
        in (await (await ada.slash("extend", "games", hours=10, table=table)).wait_until_answered()).text
    )
    said = await (await boris.slash("extend", "games", hours=20, table=table)).wait_until_answered()
    assert "others are asked" in said.text
    await hall.settled()
    await (await ada.press(ada.last("dm", "asks for 20 hours"), "Agree")).wait_until_answered()
    await clock.passes(24 * HOUR + 29 * HOUR, table)
    assert actor.live.head == head
    await clock.passes(2 * HOUR, table)
    assert actor.live.head > head
    assert "10 hours more" in thread_text(hall, ada, table).replace("10.0", "10")


async def test_deadlines_are_changed_by_the_host(hall: InProcess) -> None:
    clock = Time(hall)
    table, actor, consul, _ = await seated(hall)
    ada, head = hall.person("Ada"), actor.live.head
    said = await (
        await ada.slash("host deadlines", "games", hours=0, missed=2, quiet="22-8", zone="Europe/Rome", table=table)
    ).wait_until_answered()
    assert "22 to 8" in said.text and actor.live.row.pace.deadline is None and actor.live.row.extra["after"] == 2
    await clock.passes(5 * DAY, table)
    assert actor.live.head == head
    await refused(await ada.slash("host deadlines", "games", quiet="late", table=table), "quiet hours")
    assert consul


async def test_a_window_is_held_open_however_quick_the_answers(hall: InProcess) -> None:
    clock = Time(hall)
    hall.app.tables.hold_scale = 1.0
    table, actor, _, _ = await seated(hall, pace="daily")
    for _ in range(80):
        if actor.live.window_prompt() is not None or not actor.live.is_running:
            break
        await default(actor)
        hall.app.tables.run_automatic(table)
        await hall.settled()
    if actor.live.window_prompt() is None:
        return
    while any(p.answered is None and p.seat != "table" for p in actor.live.prompts_waited_for()):
        await default(actor)
    await clock.passes(1, table)
    closing = actor.live.window_prompt()
    await clock.passes(600, table)
    still = actor.live.window_prompt()
    assert closing is not None and still is not None and still.id == closing.id
    await clock.passes(400, table)  # the daily pace holds windows for fifteen minutes
    after = actor.live.window_prompt()
    assert after is None or after.id != closing.id


async def test_an_unanswered_window_is_closed_at_the_deadline_and_counts_against_nobody(hall: InProcess) -> None:
    clock = Time(hall)
    table, actor, _, _ = await seated(hall)
    await hall.person("Ada").slash("host deadlines", "games", missed=1, table=table)
    for _ in range(80):
        waiting = [p for p in actor.live.prompts_waited_for() if p.answered is None and p.seat != "table"]
        if actor.live.window_prompt() is not None and waiting:
            break
        await default(actor)
        hall.app.tables.run_automatic(table)
        await hall.settled()
        if not actor.live.is_running:
            return
    closing, head = actor.live.window_prompt(), actor.live.head
    await clock.passes(7 * HOUR, table)
    assert actor.live.head == head
    await clock.passes(2 * HOUR, table)
    after = actor.live.window_prompt()
    assert closing is not None and (after is None or after.id != closing.id)
    assert not actor.live.computers()


# The ladder


async def until_taken_over(hall: InProcess, clock: Time, table: str) -> None:
    actor = await hall.actor(table)
    for _ in range(12):
        if any(s.owner for s in actor.live.computers()) or not actor.live.is_running:
            return
        await clock.passes(25 * HOUR, table)
    raise AssertionError("nobody was taken over")


async def test_after_missed_deadlines_a_computer_player_sits_in_and_the_person_comes_back(hall: InProcess) -> None:
    clock = Time(hall)
    table, actor, consul, other = await seated(hall)
    away = seat_of(actor, consul)
    for _ in range(40):  # the other answers, the Consul does not
        mine = [p for p in actor.live.prompts_waited_for() if p.answered is None]
        if actor.live.computers():
            break
        if mine and mine[0].seat == seat_of(actor, other):
            await default(actor)
            hall.app.tables.run_automatic(table)
            await hall.settled()
        else:
            await clock.passes(25 * HOUR, table)
    seat = actor.live.seat_row(away)
    assert seat is not None and seat.kind == COMPUTER and seat.owner == int(consul.id)
    text = thread_text(hall, other, table)
    assert "has missed 3 deadlines" in text and "I am back" in str(
        other.last(hall.thread(table), "has missed").components
    )
    assert str(actor.live.row.host) == other.id  # the office passed on, if they had it; else it stayed
    assert "A computer player keeps the seat of" in other.pins(hall.thread(table))[0].all_words
    listed = await consul.slash("mytables", "dm")
    assert "keeps your seat" in listed.text
    await refused(
        await other.press(other.last(hall.thread(table), "has missed"), "I am back"), "No computer player keeps a seat"
    )
    back = await (await consul.press(consul.last(hall.thread(table), "has missed"), "I am back")).wait_until_answered()
    assert "Welcome back" in back.text
    await hall.settled()
    assert seat_of(actor, consul) == away and "is back at the table" in thread_text(hall, other, table)
    shown = consul.last("dm", "This seat is yours now").all_words
    assert all(actor.live.words.name(c) in shown for c in actor.live.state.hand(away))
    await clock.passes(25 * HOUR, table)  # counted anew from here
    seat = actor.live.seat_row(away)
    assert seat is not None and seat.kind == HUMAN


async def test_a_table_where_nobody_is_left_rests_and_is_revived(hall: InProcess) -> None:
    clock = Time(hall)
    table = await hall.start("Ada", computers=1)
    actor, ada = await hall.actor(table), hall.person("Ada")
    await until_taken_over(hall, clock, table)
    assert actor.live.row.status == ARCHIVED and "put aside" in thread_text(hall, ada, table)
    assert "put aside" in (await ada.slash("mytables", "dm")).text
    await refused(await hall.person("Boris").slash("game revive", "games", table=table), "do not play")
    head = actor.live.head
    await clock.passes(5 * DAY, table)
    assert actor.live.head == head
    again = await (await ada.slash("game revive", "games", table=table)).wait_until_answered()
    assert "taken up again" in again.text
    await hall.settled()
    assert actor.live.row.status == RUNNING and seat_of(actor, ada) == "1"


async def test_an_idle_table_without_deadlines_is_put_aside(hall: InProcess) -> None:
    clock = Time(hall)
    table = await hall.start("Ada", "Boris", pace="open")
    actor = await hall.actor(table)
    await clock.passes(29 * DAY, table)
    assert actor.live.row.status == RUNNING
    await clock.passes(2 * DAY, table)
    assert actor.live.row.status == ARCHIVED
    boris = hall.person("Boris")
    await (await boris.press(boris.last(hall.thread(table), "put aside"), "Take it up again")).wait_until_answered()
    assert actor.live.row.status == RUNNING


async def test_an_idle_lobby_is_put_aside_and_revived(hall: InProcess) -> None:
    table = await hall.create("Ada")
    clock = Time(hall)
    clock.at += 13 * DAY
    await hall.app.tables.put_idle_tables_aside(clock.at)
    actor = await hall.actor(table)
    assert actor.live.row.status == LOBBY
    await hall.app.tables.put_idle_tables_aside(clock.at + 2 * DAY)
    await hall.settled()
    assert actor.live.row.status == ARCHIVED and "put aside" in hall.card(table).all_words
    await refused(await hall.person("Boris").slash("game join", table=table), "put aside", "/game revive")
    await (await hall.person("Ada").slash("game revive", table=table)).wait_until_answered()
    await hall.settled()
    assert actor.live.row.status == LOBBY and "1 seated" in hall.card(table).all_words


@pytest.mark.parametrize("plays", ["pause", "default"])
async def test_the_panel_says_no_more_that_somebody_is_away_once_they_are_back(hall: InProcess, plays: str) -> None:
    """Nothing else may happen at the table for days."""
    clock = Time(hall)
    table, actor, consul, other = await seated(hall, deadline=240)
    away = other if plays == "default" else consul
    await (await away.slash("away", "games", until="20h", plays=plays)).wait_until_answered()
    await hall.settled()

    def panel() -> str:
        found = [
            m
            for m in consul.messages(hall.thread(table))
            if "**Waiting for" in m.all_words or "may respond" in m.all_words
        ]
        return found[-1].all_words

    assert f"{away.name} is away until" in panel()
    await clock.passes(19 * HOUR, table)
    assert f"{away.name} is away until" in panel()
    await clock.passes(1 * HOUR + 60, table)
    assert "is away" not in panel() and actor.live.extra.away == {}


async def test_who_has_left_comes_back_only_where_he_says_so(hall: InProcess) -> None:
    table, actor, consul, other = await seated(hall)
    seat = seat_of(actor, consul)
    await leaves(consul, table)
    await refused(await consul.slash("back", "games"), "not away")
    opened = await (await other.slash("host replace", "games", seat=seat, table=table)).wait_until_answered()
    assert "offered" in opened.text and len(actor.live.computers()) == 1
    assert "Welcome back" in (await consul.slash("back", "games", table=table)).text
    assert seat_of(actor, consul) == seat
    await hall.settled()
    card = other.last(hall.thread(table), "is free")
    await refused(await hall.person("Clara").press(card, "Take this seat"), "not free any more")


async def test_a_replacement_takes_over_hand_and_seat(hall: InProcess) -> None:
    clock = Time(hall)
    table, actor, consul, other = await seated(hall)
    clara = hall.person("Clara")
    seat = seat_of(actor, consul)
    await refused(await clara.slash("game replace", "games", seat=seat, table=table), "Only the host")
    opened = await (await consul.slash("game replace", "games", table=table)).wait_until_answered()
    assert "offered in the thread" in opened.text
    await hall.settled()
    card = other.last(hall.thread(table), "is free")
    await refused(await other.press(card, "Take this seat"), "already at this table")
    taken = await (await clara.press(card, "Take this seat")).wait_until_answered()
    assert f"at {consul.name}'s place; the hand is yours" in taken.text
    await hall.settled()
    assert seat_of(actor, clara) == seat and actor.live.seat_of(int(consul.id)) is None
    shown = clara.last("dm", "This seat is yours now").all_words
    assert all(actor.live.words.name(c) in shown for c in actor.live.state.hand(seat))
    assert "Somebody else has taken over your seat" in dm_text(consul)
    await refused(await hall.person("Dmitri").press(card, "Take this seat"), "not free any more")
    await refused(await consul.slash("hand", "games", table=table), "do not play")
    await refused(await consul.slash("back", "games"), "not away")
    assert clock.at


# Absence


@pytest.mark.parametrize("plays", ["computer", "default"])
async def test_somebody_away_holds_nobody_up(hall: InProcess, plays: str) -> None:
    clock = Time(hall)
    table, actor, consul, other = await seated(hall)
    head, seat = actor.live.head, seat_of(actor, consul)
    await refused(await consul.slash("away", "dm", until="yesterday"), "is no time")
    await refused(await consul.slash("away", "dm", until="1h", **{"from": "3d"}), "absence begins")
    said = await (await consul.slash("away", "dm", until="3d", plays=plays, **{"from": "2h"})).wait_until_answered()
    assert "1 table told" in said.text
    await clock.passes(HOUR, table)
    assert actor.live.head == head and "is away" in thread_text(hall, other, table)
    await clock.passes(2 * HOUR, table)
    path = await hall.app.store.path(table)
    mine = [d for d in path if d.id > head and d.seat == seat]
    assert mine and {d.why for d in mine} <= {"computer" if plays == "computer" else "away", "order"}
    assert not actor.live.computers() and "is away" in other.pins(hall.thread(table))[0].all_words
    await (await consul.slash("back", "dm")).wait_until_answered()
    await hall.settled()
    assert "is here again" in thread_text(hall, other, table)
    head = actor.live.head
    if asked(actor).seat == seat:
        await clock.passes(HOUR, table)
        assert actor.live.head == head


# Reminders


async def test_reminders_as_each_has_set_them(hall: InProcess) -> None:
    clock = Time(hall)
    table, _, consul, other = await seated(hall)
    await refused(await consul.slash("settings", "dm", zone="Mars/Olympus"), "no time zone")
    shown = await consul.slash("settings", "dm", reminders="6")
    assert "Every 6 hours" in shown.text

    def reminders() -> int:
        return dm_text(consul).count("⏰")

    await clock.passes(5 * HOUR, table)
    assert reminders() == 0
    await clock.passes(2 * HOUR, table)
    assert reminders() == 1
    await clock.passes(60, table)
    assert reminders() == 1
    hall.app.tables._actors.clear()  # as after a restart
    hall.app.tables.preferences._known.clear()
    await clock.passes(60, table)
    assert reminders() == 1
    await clock.passes(6 * HOUR, table)
    assert reminders() == 2
    await (await consul.slash("settings", "dm", reminders="last")).wait_until_answered()
    await hall.settled()
    await clock.passes(4 * HOUR, table)
    assert reminders() == 2
    await clock.passes(2 * HOUR, table)  # six hours before the deadline
    assert reminders() == 3
    await clock.passes(HOUR, table)
    assert reminders() == 3 and "⏰" not in dm_text(other) and "⏰" not in thread_text(hall, other, table)


async def test_the_last_call_comes_before_a_night_that_the_deadline_falls_into(hall: InProcess) -> None:
    clock = Time(hall)
    clock.at += HOUR / 2 - clock.at % HOUR  # the wait begins half an hour past a full one; a night at one
    table, _, consul, _ = await seated(hall)
    hour = datetime.fromtimestamp(clock.at + 17 * HOUR, UTC).hour  # asleep from 16-17 hours on, for eleven
    await consul.slash("settings", "dm", reminders="last", quiet=f"{hour}-{(hour + 11) % 24}", zone="UTC")
    await clock.passes(15 * HOUR, table)
    assert "⏰" not in dm_text(consul)
    for _ in range(8):  # in steps: what comes due while nothing runs is not told by night
        await clock.passes(HOUR / 4, table)
    assert dm_text(consul).count("⏰") == 1


async def test_no_reminders_at_night_or_when_off(hall: InProcess) -> None:
    clock = Time(hall)
    table, _, consul, _ = await seated(hall)
    hour = datetime.fromtimestamp(clock.at, UTC).hour
    quiet = f"{hour}-{(hour + 12) % 24}"
    assert "from" in (await consul.slash("settings", "dm", reminders="6", quiet=quiet, zone="UTC")).text
    await clock.passes(8 * HOUR, table)
    assert "⏰" not in dm_text(consul)
    await clock.passes(5 * HOUR, table)
    assert dm_text(consul).count("⏰") == 1
    await consul.slash("settings", "dm", reminders="off")
    await clock.passes(8 * HOUR, table)
    assert dm_text(consul).count("⏰") == 1


async def test_a_word_when_one_s_turn_is_the_next(hall: InProcess) -> None:
    for name in ("Ada", "Boris", "Clara"):
        await hall.person(name).slash("settings", "dm", ahead="on")
    table = await hall.start("Ada", "Boris", "Clara")
    actor = await hall.actor(table)
    await hall.settled()
    consul = actor.live.state.consul
    after = "ABC"[int(consul) % 3]
    told = {n[0]: "yours is the next" in dm_text(hall.person(n)) for n in ("Ada", "Boris", "Clara")}
    assert told == {n: n == after for n in "ABC"}
