"""The clocks of the seats at a table that has accounts of time, forgiven deadlines or holidays
(`bot.tables.clocks.time_terms`): they are started and reckoned up as the table begins and ceases to wait for somebody.

Only where everybody sees whom the table waits for is anything reckoned: questions that a seat must answer, and sealed
ones whose panel names who has answered. There, all who are asked count alike until that panel may name somebody.
In windows and in sealed questions that name nobody no account runs, nothing is forgiven and no clock stands
still: when somebody answers there tells who could respond.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.tables.actor import Actor
from bot.tables.clocks.time_terms import SeatClock
from bot.tables.live import LiveTable
from bot.tables.table_extra import OpenQuestion, with_extra
from bot.tables.timing import (
    account_seconds_left,
    counted_seconds,
    holiday_in_question,
    opened_at,
    seats_waited_for,
    table_quiet_hours,
    uncounted_times_of_seat,
)
from engine.kernel.events import Seat
from engine.store.models import Decision

LOOK_BACK = 40  # decisions among which answers to the last question are looked for
MISSED = "deadline"  # why something was decided for who had not answered in time (`Decision.why`)


async def note_question(actor: Actor, now: float, scale: float) -> None:
    """Keep since when the open question is open, and for whom the table waits by now: deadlines and accounts count from
    there, also after a restart. Call within the turn."""
    live = actor.live
    key, asked = live.open_question_key(), live.extra.asked
    changed: dict[str, Any] = {}
    anew = asked is None or asked.question != key
    if anew:
        changed["asked"] = OpenQuestion(key, now)
    if live.extra.has_clocks:
        clocks = await _clocks(actor, now, scale, anew=anew)
        if clocks != live.extra.clocks:
            changed["clocks"] = clocks
            changed["resting"] = {
                s: one for s, one in live.extra.resting.items() if one[1] > now or clocks.get(s, SeatClock()).since
            }
    if changed:
        live.replace(row=await actor.store.update_table(live.row, extra=with_extra(live.row, **changed)))


async def _clocks(actor: Actor, now: float, scale: float, *, anew: bool) -> dict[Seat, SeatClock]:
    """Return the clocks as they stand from now on. anew: another question is asked than was noted."""
    live, kept = actor.live, dict(actor.live.extra.clocks)
    running = {seat for seat, clock in kept.items() if clock.since is not None}
    waited = seats_waited_for(live, scale, now)
    ended = running if anew else running - waited
    path = await actor.store.path(live.row.id, last=LOOK_BACK) if ended else []
    for seat in ended:
        kept[seat] = stopped_clock(live, seat, kept[seat], path, now, held=not anew, scale=scale)
    for seat in waited - (running - ended):
        kept[seat] = msgspec.structs.replace(kept.get(seat, SeatClock()), since=now)
    return kept


def stopped_clock(
    live: LiveTable, seat: Seat, clock: SeatClock, path: Sequence[Decision], now: float, *, held: bool, scale: float
) -> SeatClock:
    """Return a clock that stops: what was used is off the account, and what is given for an answer is on it. path: the
    last decisions. held: the question is open still, so it stops no earlier than others may see it
    (`answers_hidden_until`)."""
    since = clock.since or now
    mine = [one for one in path if one.seat == seat and one.at >= since]
    after = path[-1].at if path and path[-1].at >= since else now
    stopped = max(mine[-1].at, (opened_at(live) or since) + live.window_hold_seconds(scale)) if held and mine else after
    stopped = min(stopped, now, live.extra.paused or now)
    stops = uncounted_times_of_seat(live, seat, clock)
    used = max(counted_seconds(since, stopped, table_quiet_hours(live), stops) - _granted(live), 0.0)
    rest = holiday_in_question(live, seat, clock)
    rested = max(min(stopped, rest[1]) - rest[0], 0.0) if rest is not None else 0.0
    answered = bool(mine) and mine[-1].why != MISSED
    return msgspec.structs.replace(
        _counted(live, clock, missed=bool(mine) and not answered, in_time=answered and not clock.more),
        since=None,
        left=_left(live, clock, used, answered=answered),
        rested=clock.rested + rested,
        more=0.0,
        stops=(),
    )


def _granted(live: LiveTable) -> float:
    asked = live.extra.asked
    return asked.granted if asked is not None else 0.0


def _left(live: LiveTable, clock: SeatClock, used: float, *, answered: bool) -> float | None:
    bank = live.extra.bank
    if bank is None:
        return clock.left
    return max(account_seconds_left(live, clock) - used, 0.0) + (bank.add if answered else 0.0)


def _counted(live: LiveTable, clock: SeatClock, *, missed: bool, in_time: bool) -> SeatClock:
    """Return a clock with an answer in time counted, or a missed one; what was forgiven comes back after enough."""
    grace = live.extra.grace
    if grace is None or not (missed or in_time):
        return clock
    count = 0 if missed else clock.in_time + 1
    back = clock.forgiven > 0 and grace.back > 0 and count >= grace.back
    return msgspec.structs.replace(clock, forgiven=clock.forgiven - back, in_time=0 if back else count)


def clocks_without_span(clocks: Mapping[Seat, SeatClock], frm: float, to: float) -> dict[Seat, SeatClock]:
    """Return clocks of which a time does not count, in which the table's own stood still or nothing ran."""

    def later(moment: float) -> float:
        return moment + to - max(frm, moment) if moment < to else moment

    return {
        seat: clock
        if clock.since is None
        else msgspec.structs.replace(
            clock,
            since=later(clock.since),
            stops=tuple((later(start), later(end)) for start, end in clock.stops if start < frm),
        )
        for seat, clock in clocks.items()
    }


# Holidays


def announced_holiday_record(live: LiveTable, seat: Seat, frm: float, to: float, now: float) -> dict[str, Any]:
    """Return what is kept of a holiday that a seat's person announces. What has begun of one before stands."""
    changed = clock_data_without_holiday(live, seat, now)
    return {**changed, "resting": {**changed["resting"], seat: (frm, to)}}


def clock_data_without_holiday(live: LiveTable, seat: Seat, now: float) -> dict[str, Any]:
    """Return what is kept where a seat's person has no holiday from now on: what they had of it in the present question
    stays out of their time."""
    kept, clock = live.extra, live.extra.clocks.get(seat)
    resting = {one: span for one, span in kept.resting.items() if one != seat}
    rest = holiday_in_question(live, seat, clock) if clock is not None else None
    if clock is None or rest is None or rest[0] >= now:
        return {"resting": resting, "clocks": dict(kept.clocks)}
    had = (rest[0], min(rest[1], now))
    spent = msgspec.structs.replace(clock, rested=clock.rested + had[1] - had[0], stops=(*clock.stops, had))
    return {"resting": resting, "clocks": {**kept.clocks, seat: spent}}


def clock_data_for_new_person(live: LiveTable, seat: Seat) -> dict[str, Any]:
    """Return what is kept where somebody new sits down at a seat: they have their own time."""
    kept = live.extra
    return {
        "clocks": {one: clock for one, clock in kept.clocks.items() if one != seat},
        "resting": {one: span for one, span in kept.resting.items() if one != seat},
    }
