"""Deadlines: time that counts is without quiet hours and pauses. Nothing here changes a table, and the present moment
is always passed in."""

import math
import re
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

from bot.tables.clocks.time_terms import FixedHours, SeatClock
from bot.tables.live import LiveTable
from bot.tables.table_extra import Extra
from engine.kernel.errors import RuleError
from engine.kernel.events import Seat
from engine.kernel.prompts import MUST, SEALED, Prompt
from engine.kernel.texts import keyed_text

HOUR, DAY = 3600.0, 86_400.0
OFFSET = re.compile(r"(?:UTC|GMT)?\s*([+-])(\d{1,2})(?::?([0-5]\d))?", re.IGNORECASE)
FARTHEST = timedelta(hours=14)
SATURDAY = 5  # of the days of a week, Monday being 0
Stops = Sequence[tuple[float, float]]  # times that do not count, from when to when
Quiet = tuple[int, int, str]  # from this hour to that hour of the day, in this time zone


@lru_cache(maxsize=512)
def zone_of(name: str) -> tzinfo:
    """Return a time zone by its name ("Asia/Tokyo") or its distance from UTC ("UTC+2"). RuleError if there is none."""
    if name.strip().upper() in ("", "UTC", "GMT"):
        return UTC
    matched = OFFSET.fullmatch(name.strip())
    if matched:
        distance = timedelta(hours=int(matched[2]), minutes=int(matched[3] or 0))
        if distance <= FARTHEST:
            return timezone(distance if matched[1] == "+" else -distance)
    try:
        return ZoneInfo(name.strip())
    except (KeyError, ValueError, OSError):  # no such name, no name at all, a folder of names
        raise RuleError(keyed_text("error.no_zone", zone=name)) from None


@lru_cache(maxsize=512)
def is_zone(name: str) -> bool:
    """Return whether this machine knows a time zone."""
    try:
        zone_of(name)
    except RuleError:
        return False
    return True


def utc_offset_minutes(name: str, at: float) -> int | None:
    """Return how many minutes east of UTC a time zone is at a time, to be kept beside its name; None for one that
    cannot get lost ("UTC+2"), and for one that is not known."""
    if not is_zone(name) or not isinstance(zone_of(name), ZoneInfo):
        return None
    distance = datetime.fromtimestamp(at, zone_of(name)).utcoffset()
    return None if distance is None else round(distance.total_seconds() / 60)


def kept_zone_if_known(name: str, offset: int | None) -> str:
    """Return a time zone that was kept, if it is known still; else its last known distance from UTC
    (`utc_offset_minutes`) as "UTC+02:00", and UTC where none was kept."""
    if is_zone(name):
        return name
    if offset is None:
        return "UTC"
    hours, minutes = divmod(abs(offset), 60)
    return f"UTC{'-' if offset < 0 else '+'}{hours:02d}:{minutes:02d}"


def parse_quiet_hours(said: str, zone: str) -> Quiet | None:
    """Return quiet hours as they are written, "22-8"; None for "off". RuleError for anything else."""
    if said.strip().lower() in ("off", "none", "-"):
        return None
    matched = re.fullmatch(r"\s*(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2})\s*", said)
    if matched is None or not (0 <= int(matched[1]) < 24 and 0 <= int(matched[2]) <= 24):
        raise RuleError(keyed_text("error.quiet_form", said=said))
    frm, to = int(matched[1]), int(matched[2]) % 24
    if frm == to:
        raise RuleError(keyed_text("error.quiet_form", said=said))
    zone_of(zone)
    return frm, to, zone


def _nights(at: float, quiet: Quiet) -> Iterable[tuple[float, float]]:
    """Yield the quiet times around a moment, from the day before to the day after the next."""
    frm, to, name = quiet
    zone = zone_of(kept_zone_if_known(name, None))
    today = datetime.fromtimestamp(at, zone).date()
    for days in range(-1, 3):
        day = today + timedelta(days=days)
        yield _moment(day, frm, zone), _moment(day + timedelta(days=to < frm), to, zone)


def _moment(day: date, hour: int, zone: tzinfo) -> float:
    return datetime.combine(day, time(hour), zone).timestamp()


def first_moment_awake(at: float, quiet: Quiet | None) -> float:
    """Return the first moment from `at` on that is not in the quiet hours."""
    if quiet is None:
        return at
    return next((end for start, end in _nights(at, quiet) if start <= at < end), at)


def start_of_quiet_hours(at: float, quiet: Quiet | None) -> float:
    """Return when the quiet hours that a moment lies in began; the moment itself if it lies in none."""
    if quiet is None:
        return at
    return next((start for start, end in _nights(at, quiet) if start <= at < end), at)


def end_of_counted_time(opened: float, seconds: float, quiet: Quiet | None, stops: Stops = ()) -> float:
    """Return when `seconds` of time that counts are over. stops: times that do not count, beside quiet hours."""
    if quiet is None and not stops:
        return opened + seconds
    at, left = _first_that_counts(opened, quiet, stops), seconds
    while True:
        start = min((start for start, _ in _closed(at, quiet, stops) if start > at), default=math.inf)
        if at + left <= start:
            return at + left
        left -= start - at
        at = _first_that_counts(start, quiet, stops)


def counted_seconds(frm: float, to: float, quiet: Quiet | None, stops: Stops = ()) -> float:
    """Return how much of a time counts."""
    at, total = _first_that_counts(frm, quiet, stops), 0.0
    while at < to:
        start = min((start for start, _ in _closed(at, quiet, stops) if start > at), default=to)
        total += min(start, to) - at
        at = _first_that_counts(start, quiet, stops)
    return total


def _closed(at: float, quiet: Quiet | None, stops: Stops) -> list[tuple[float, float]]:
    """Return the times around a moment that do not count."""
    return [*(_nights(at, quiet) if quiet is not None else ()), *stops]


def _first_that_counts(at: float, quiet: Quiet | None, stops: Stops) -> float:
    while (end := max((end for start, end in _closed(at, quiet, stops) if start <= at < end), default=at)) > at:
        at = end
    return at


# A table's clock (`bot.tables.table_extra.OpenQuestion`)


def opened_at(live: LiveTable) -> float | None:
    """Return since when the present question is open; None before it was noted."""
    asked = live.extra.asked
    return asked.since if asked is not None and asked.question == live.open_question_key() else None


def granted_seconds(live: LiveTable) -> float:
    """Return the seconds by which the present question's deadline was extended."""
    asked = live.extra.asked
    return asked.granted if asked is not None else 0.0


def paused_at(live: LiveTable) -> float | None:
    """Return since when the table's clock stands still; None while it runs."""
    return live.extra.paused


def table_quiet_hours(live: LiveTable) -> Quiet | None:
    """Return the table's quiet hours, in a time zone that is known here."""
    return kept_quiet_hours_of_table(live.extra)


def kept_quiet_hours_of_table(extra: Extra) -> Quiet | None:
    """Return the quiet hours that are kept with a table, in a time zone that is known here."""
    if extra.quiet is None:
        return None
    frm, to, zone = extra.quiet
    return frm, to, kept_zone_if_known(zone, extra.quiet_offset)


def deadline_part_of_question(live: LiveTable) -> float:
    """Return the part of the table's deadline that the present question may take; what asks several at once, the most
    that any of them may. Tables from before there were weights give each question the whole."""
    if not live.row.pace.weighted:
        return 1.0
    return max((prompt.weight for prompt in live.prompts_waited_for()), default=1.0)


def answers_hidden_until(live: LiveTable, scale: float) -> float:
    """Return until when nothing of the present question may be seen to be answered; never, while the clock stands still
    before that, and before it was noted when the question was opened."""
    opened, paused = opened_at(live), paused_at(live)
    if opened is None:
        return math.inf
    until = opened + live.window_hold_seconds(scale)
    return math.inf if paused is not None and paused < until else until


def least_deadline_after_gap(gap: float, deadline: float | None, quiet: Quiet | None) -> float:
    """Return until when whoever was asked before a gap that ended then can answer at least: a quarter of the table's
    deadline, of a day where it has none, and no less than an hour."""
    return end_of_counted_time(gap, max((DAY if deadline is None else deadline) / 4, HOUR), quiet)


# The seats' own clocks (`bot.tables.clocks.time_terms`)


def waits_openly(prompt: Prompt) -> bool:
    """Return whether everybody sees who has answered a question, if not at once: a seat's own clock runs there."""
    return prompt.kind == MUST or (prompt.kind == SEALED and prompt.shown)


def seats_waited_for(live: LiveTable, scale: float, now: float) -> set[Seat]:
    """Return the seats of persons for whom the table waits openly: who has sealed within the hold counts as asked."""
    persons, held = {seat.seat for seat in live.humans()}, now < answers_hidden_until(live, scale)
    asked = [p for p in live.prompts_waited_for() if waits_openly(p) and p.seat in persons]
    return {p.seat for p in asked if p.answered is None or held}


def account_seconds_left(live: LiveTable, clock: SeatClock) -> float:
    """Return the seconds on an account as it was last reckoned up."""
    bank = live.extra.bank
    return clock.left if clock.left is not None else bank.start if bank is not None else 0.0


def holiday_in_question(live: LiveTable, seat: Seat, clock: SeatClock) -> tuple[float, float] | None:
    """Return from when to when a seat's clock stands still in the present question, since its person is on holiday and
    has some of it left; None where it does not."""
    span, since = live.extra.resting.get(seat), clock.since
    if span is None or since is None:
        return None
    start = max(since, span[0])
    end = min(span[1], start + max(live.extra.holiday - clock.rested, 0.0))
    return (start, end) if end > start else None


def uncounted_times_of_seat(live: LiveTable, seat: Seat, clock: SeatClock) -> Stops:
    """Return the times that do not count for a seat in the present question: its holidays."""
    rest = holiday_in_question(live, seat, clock)
    return clock.stops if rest is None else (*clock.stops, rest)


def account_end(live: LiveTable, seat: Seat) -> float | None:
    """Return when a seat's account will be empty; None while it does not run. No question takes the last of it in less
    than is given for an answer, and than an hour."""
    bank, clock = live.extra.bank, live.extra.clocks.get(seat)
    if bank is None or clock is None or clock.since is None or paused_at(live) is not None:
        return None
    left = max(account_seconds_left(live, clock), bank.add, HOUR) + granted_seconds(live)
    return end_of_counted_time(clock.since, left, table_quiet_hours(live), uncounted_times_of_seat(live, seat, clock))


def question_deadline(live: LiveTable, scale: float, seat: Seat | None = None) -> float | None:
    """Return when the present question's deadline passes for a seat (None: first of all for anybody for whom the table
    waits); None without one, and while the clock stands still. A question of little weight has a part of the table's
    deadline, but no less than its window is held open. After a time in which nothing ran (`bot.tables.upkeep.gaps`) it
    passes no earlier than a quarter of the table's deadline, and an hour, after that. An account that is empty is a
    deadline too."""
    if opened_at(live) is None or paused_at(live) is not None:
        return None
    if not live.extra.has_clocks:
        return _late(live, scale, None)
    running = {one for one, clock in live.extra.clocks.items() if clock.since is not None}
    if seat is not None:
        return _late(live, scale, seat if seat in running else None)
    found = [_late(live, scale, one) for one in running] or [_late(live, scale, None)]
    return min((at for at in found if at is not None), default=None)


def _late(live: LiveTable, scale: float, seat: Seat | None) -> float | None:
    """Return when the deadline passes for a seat whose own clock runs; None: for those whose clocks do not."""
    opened, deadline, quiet = opened_at(live) or 0.0, live.row.pace.deadline, table_quiet_hours(live)
    clock = live.extra.clocks.get(seat, SeatClock()) if seat is not None else SeatClock()
    if deadline is None and seat is None and live.extra.bank is not None:
        deadline = DAY  # where no account runs there is a day, or nobody could ever close the question
    ends = list[float]()
    if deadline is not None:
        seconds = deadline * deadline_part_of_question(live) + granted_seconds(live) + clock.more
        stops = uncounted_times_of_seat(live, seat, clock) if seat is not None else ()
        ends.append(_at_fixed_hour(live, end_of_counted_time(opened, seconds, quiet, stops)))
    account = account_end(live, seat) if seat is not None else None
    ends += [account] if account is not None else []
    if not ends:
        return None
    gap = live.extra.gap
    least = least_deadline_after_gap(gap, live.row.pace.deadline, quiet) if gap is not None and opened <= gap else 0.0
    return max(min(ends), opened + live.window_hold_seconds(scale), least)


def _at_fixed_hour(live: LiveTable, end: float) -> float:
    """Return when a deadline passes that would be over at `end`: at the next of the table's fixed hours, if it has some
    and this is no mere response."""
    fixed = live.extra.fixed
    return end if fixed is None or deadline_part_of_question(live) < 1 else next_fixed_hour(end, fixed)


def next_fixed_hour(at: float, fixed: FixedHours) -> float:
    """Return the first of a table's fixed hours from a moment on."""
    zone = zone_of(kept_zone_if_known(fixed.zone, fixed.offset))
    today = datetime.fromtimestamp(at, zone).date()
    for days in range(-1, 9):
        day = today + timedelta(days=days)
        moment = datetime.combine(day, time(fixed.hour, fixed.minute), zone).timestamp()
        if moment >= at and (fixed.weekends or day.weekday() < SATURDAY):
            return moment
    raise ValueError(at)
