"""Times in which nothing ran, and jumps of the clock: both let many deadlines pass at the same moment, which nobody has
missed.

`GapWatch` finds them: the machine's clock is compared with the one that only counts on, and with when this bot was last
seen to run, which is kept. After a gap a question that was open has a while more
(`bot.tables.timing.question_deadline`), which `note_gap` keeps with its table and tells there; and what is put aside or
deleted after a term that ended within the gap waits for a day.
"""

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec

from bot.tables import notices
from bot.tables.actor import Actor
from bot.tables.clocks.seat_clocks import clocks_without_span
from bot.tables.clocks.time_terms import SeatClock
from bot.tables.table_extra import Extra, with_extra
from bot.tables.timing import DAY, paused_at, question_deadline
from engine.kernel.errors import SaveError
from engine.store.interface import Store
from engine.store.models import RUNNING

log = logging.getLogger(__name__)
SETTING = "running"
LOOK = 60.0  # seconds between two looks, at most
LEAST = 120.0  # seconds: less is a start, a busy machine, or a clock that is set right


class Gap(msgspec.Struct, frozen=True):
    """From when to when, by the machine's clock, nothing ran or that clock was wrong. jumped: it has gone on or back by
    itself while the bot ran, or is behind what it was when the bot ended."""

    began: float
    ended: float
    jumped: bool = False

    def prolongs_term(self, until: float, now: float) -> bool:
        """Return whether a term is over only because of the gap, and so counts as running still for a day."""
        return self.began < until <= self.ended and now < self.ended + DAY


class Seen(msgspec.Struct, frozen=True):
    """What is kept: when this bot was last seen to run, and the last gap."""

    alive: float
    gap: Gap | None = None


class GapWatch:
    """Finds gaps. now: the machine's clock; steady: one that only counts on."""

    def __init__(self, store: Store, now: Callable[[], float], steady: Callable[[], float] = time.monotonic) -> None:
        self.store, self.now, self.steady = store, now, steady
        self.last: Gap | None = None
        self._before: tuple[float, float] | None = None  # both clocks at the last look; None before the first
        self._kept = 0.0  # by the steady clock, when it was kept that this runs
        self._looking = asyncio.Lock()

    @property
    def has_looked_since_start(self) -> bool:
        """Return whether there was a look since the start."""
        return self._before is not None

    async def find_new_gap(self) -> Gap | None:
        """Look whether there was a gap since the last look, or before the start; return it if it is new. Call it before
        anything is decided because of the time."""
        async with self._looking:
            now, steady = self.now(), self.steady()
            found = await self._since_the_end(now) if self._before is None else self._since(*self._before, now, steady)
            first, self._before = self._before is None, (now, steady)
            if found is not None:
                self.last = found
                log.warning("nothing ran for %.0f s, or the clock was set", found.ended - found.began)
            if first or found is not None or steady >= self._kept + LOOK:
                await self._keep(now, steady)
            return found

    async def note_orderly_end(self) -> None:
        """Keep that this ran until now, as it ends in good order."""
        if self.has_looked_since_start:
            await self.find_new_gap()
            await self._keep(self.now(), self.steady())

    async def _since_the_end(self, now: float) -> Gap | None:
        """Return the gap between the last end of the bot and its start."""
        kept = await self.store.setting(SETTING)
        if kept is None:
            return None
        try:
            seen = msgspec.json.decode(kept, type=Seen)
        except msgspec.DecodeError:
            return None  # as another version keeps it
        self.last = seen.gap
        return _between(seen.alive, now, jumped=now < seen.alive)

    def _since(self, before: float, steady_before: float, now: float, steady: float) -> Gap | None:
        """Return the gap between two looks. A machine that slept lets no clock run, or only its own."""
        jumped = abs((now - before) - (steady - steady_before)) > LEAST
        return _between(before, now, jumped=jumped)

    async def _keep(self, now: float, steady: float) -> None:
        try:
            await self.store.set_bot_setting(SETTING, msgspec.json.encode(Seen(now, self.last)).decode())
        except SaveError as error:
            log.error("it could not be kept that this bot runs (%s)", error)
        else:
            self._kept = steady


class Unwatched(GapWatch):
    """Finds no gap: for drills and tests that move the clock by hand, as if the bot had run all the time."""

    async def find_new_gap(self) -> Gap | None:
        """Return None."""
        return None


def _between(before: float, now: float, *, jumped: bool) -> Gap | None:
    return Gap(min(before, now), now, jumped) if abs(now - before) > LEAST else None


async def note_gap(actor: Actor, gap: Gap | None, now: float, scale: float) -> None:
    """Keep with a table that there was a gap since its question was opened, and tell it where that moves its deadline.
    What was noted by a clock that was ahead counts from now. Call within the turn."""
    live = actor.live
    if gap is None or live.is_practice or live.row.status != RUNNING:
        return
    kept = live.extra
    open_before = kept.asked is not None and kept.asked.since < gap.ended and kept.gap != gap.ended
    if not open_before and not _ahead(kept, now):
        return
    late = question_deadline(live, scale)
    changed = _set_right(kept, gap, now)
    extra = with_extra(live.row, gap=gap.ended, **changed)
    before = live.row
    live.replace(row=msgspec.structs.replace(before, extra=extra))
    moved, posts = question_deadline(live, scale) != late, []
    live.replace(row=before)
    if moved and paused_at(live) is None:
        key = "ledger.gap_clock" if gap.jumped else "ledger.gap"
        posts = [notices.ledger_post(live, key, began=gap.began, ended=gap.ended), *notices.deadline_update_posts(live)]
    live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=posts))
    await actor.store.retry_now(live.row.id, now)  # what waits for another try by a clock that was ahead


def _ahead(kept: Extra, now: float) -> bool:
    """Return whether something was noted for a moment that is still to come."""
    return (kept.asked is not None and kept.asked.since > now + LEAST) or (kept.gap or 0.0) > now + LEAST


def _set_right(kept: Extra, gap: Gap, now: float) -> dict[str, object]:
    """Return what is kept of the clock, with nothing noted later than now. A question that was opened by a clock that
    was ahead is open since the gap."""
    asked = kept.asked
    if asked is not None and asked.since > now:
        asked = msgspec.structs.replace(asked, since=gap.ended)
    marks = {s: msgspec.structs.replace(mark, at=min(mark.at, now)) for s, mark in kept.reminded.items()}
    offers = {prompt: min(since, now) for prompt, since in kept.offers.items()}
    paused = None if kept.paused is None else min(kept.paused, now)
    clocks = {
        seat: _not_later(clock, now) for seat, clock in clocks_without_span(kept.clocks, gap.began, gap.ended).items()
    }
    return {"asked": asked, "reminded": marks, "offers": offers, "paused": paused, "clocks": clocks}


def _not_later(clock: SeatClock, now: float) -> SeatClock:
    return clock if clock.since is None or clock.since <= now else msgspec.structs.replace(clock, since=now)
