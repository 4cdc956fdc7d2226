"""A table's terms of time in words, and how its accounts stand: what runs is told as Discord's own moment, which stays
right by itself, what stands still as a length of time."""

from collections.abc import Iterator

from bot.tables.clocks.time_terms import FixedHours, SeatClock
from bot.tables.live import LiveTable
from bot.tables.table_extra import Extra
from bot.tables.timing import (
    DAY,
    account_end,
    account_seconds_left,
    counted_seconds,
    granted_seconds,
    paused_at,
    table_quiet_hours,
    uncounted_times_of_seat,
)
from engine.kernel.events import Seat
from engine.kernel.texts import Text, keyed_text

MINUTE = 60.0


def length_text(seconds: float) -> Text:
    """Return a length of time: days and hours, hours and minutes, or minutes."""
    minutes = round(max(seconds, 0.0) / MINUTE)
    days, hours, rest = minutes // 1440, minutes // 60 % 24, minutes % 60
    if days:
        return keyed_text("length.days_hours" if hours else "length.days", days=days, hours=hours)
    if hours:
        return keyed_text("length.hours_minutes" if rest else "length.hours", hours=hours, minutes=rest)
    return keyed_text("length.minutes", minutes=rest)


def terms_texts(extra: Extra) -> list[Text]:
    """Return a table's terms beyond its deadline, each in words; [] where it has none."""
    found = []
    if (bank := extra.bank) is not None:
        key = "terms.bank_add" if bank.add else "terms.bank"
        then = keyed_text(f"terms.then_{bank.then}")
        found.append(keyed_text(key, start=length_text(bank.start), add=length_text(bank.add), then=then))
    if (grace := extra.grace) is not None:
        found.append(
            keyed_text("terms.grace_back" if grace.back else "terms.grace", count=grace.times, back=grace.back)
        )
    if extra.holiday:
        found.append(keyed_text("terms.holiday", days=round(extra.holiday / DAY)))
    if extra.fixed is not None:
        found.append(fixed_hours_text(extra.fixed))
    return found


def fixed_hours_text(fixed: FixedHours) -> Text:
    """Return at which hours deadlines pass."""
    key = "terms.fixed" if fixed.weekends else "terms.fixed_weekdays"
    return keyed_text(key, at=f"{fixed.hour:02d}:{fixed.minute:02d}", zone=fixed.zone)


def terms_lines(live: LiveTable) -> Iterator[str]:
    """Yield the line of a table's terms for its card, if it has any."""
    if terms := terms_texts(live.extra):
        yield live.words("lobby.terms", terms=terms)


def time_account_lines(live: LiveTable) -> Iterator[str]:
    """Yield the line of how the accounts stand, if there are any."""
    if live.extra.bank is not None and live.is_running:
        yield live.words("panel.accounts", accounts=[_account(live, seat.seat) for seat in live.humans()])


def account_text(live: LiveTable, seat: Seat) -> Text:
    """Return how much time is left to a seat's person: until when, as it runs, else how long."""
    clock = live.extra.clocks.get(seat, SeatClock())
    end = account_end(live, seat)
    if end is not None:
        return keyed_text("panel.account_until", until=end)
    left = account_seconds_left(live, clock)
    paused = paused_at(live)
    if clock.since is not None and paused is not None:
        used = counted_seconds(clock.since, paused, table_quiet_hours(live), uncounted_times_of_seat(live, seat, clock))
        left = max(left - max(used - granted_seconds(live), 0.0), 0.0)
    return keyed_text("panel.account_left", left=length_text(left))


def _account(live: LiveTable, seat: Seat) -> Text:
    return keyed_text("panel.account_of", seat=seat, account=account_text(live, seat))


def holiday_text(live: LiveTable, seat: Seat) -> Text | str:
    """Return that a seat's clock stands still, and how much of the holidays was used before; "" where it does not."""
    if seat not in live.extra.resting or not live.extra.holiday:
        return ""
    used = live.extra.clocks.get(seat, SeatClock()).rested
    days = round(live.extra.holiday / DAY)
    return keyed_text("panel.rested", used=length_text(used), begun=used >= MINUTE, days=days)
